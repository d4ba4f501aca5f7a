"""A player by rules of thumb: estimates by table, conventions, no look at possible deals."""

from __future__ import annotations

import random

from preferans_ai import bidding, discarding, following, kontra
from preferans_ai.candidates import Choice
from preferans_ai.knowledge import PERFECT, Memory, knowledge_of
from preferans_ai.offers import answer_offer, certain_offer
from preferans_ai.play.card import choose_card
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.view import PlayerView


def choose_word(view: PlayerView, hand: Hand, boldness: float = 0.0) -> Choice:
    """What to say, discard or announce.

    Args:
        view: of the seat to act, before the play.
        hand: the hand in progress.
        boldness: tricks by which he thinks his cards better than they are.
    """
    if hand.phase == Phase.BIDDING:
        return bidding.choose_word(view, hand, boldness)
    if hand.phase == Phase.DISCARD:
        return discarding.choose_discard(view, hand)
    if hand.phase == Phase.ANNOUNCEMENT:
        return discarding.choose_contract(view, hand)
    assert hand.following is not None  # noqa: S101 - the phase says so
    if view.seat == hand.declarer:
        return kontra.answer_kontra(view, hand, hand.following)
    return following.choose_word(view, hand, hand.following, boldness)


def choose_to_play(
    view: PlayerView, hand: Hand, generator: random.Random, memory: Memory = PERFECT
) -> Choice:
    """An answer to an offer, an offer, or a card.

    Args:
        view: of the seat to act, during the play.
        hand: the hand in progress.
        generator: decides between touching cards.
        memory: what he remembers of the tricks gone.
    """
    know = knowledge_of(hand, view.seat, memory)
    if hand.offer is not None:
        return answer_offer(know, hand.offer)
    if know.declares:
        offer = certain_offer(know)
        if offer is not None:
            return offer
    return choose_card(know, generator)
