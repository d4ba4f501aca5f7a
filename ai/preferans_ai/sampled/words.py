"""Which word of a hand is due, each by its expected result over deals that may be."""

from __future__ import annotations

from preferans_ai import rules_of_thumb
from preferans_ai.candidates import Choice
from preferans_ai.kernel import StoppedError
from preferans_ai.sampled import bidding, discarding, following, kontra
from preferans_ai.thinking import Thinking
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.view import PlayerView


def choose_word(view: PlayerView, hand: Hand, thinking: Thinking) -> Choice:
    """What to say, discard or announce; by rules of thumb after an emergency stop."""
    try:
        return _weighed(view, hand, thinking)
    except StoppedError:
        return rules_of_thumb.choose_word(view, hand)


def _weighed(view: PlayerView, hand: Hand, thinking: Thinking) -> Choice:
    if hand.phase == Phase.BIDDING:
        return bidding.choose_word(view, hand, thinking)
    if hand.phase == Phase.DISCARD:
        return discarding.choose_discard(view, hand, thinking)
    if hand.phase == Phase.ANNOUNCEMENT:
        return discarding.choose_contract(view, hand, thinking)
    if view.seat == hand.declarer:
        return kontra.answer_kontra(view, hand, thinking)
    return following.choose_word(view, hand, thinking)
