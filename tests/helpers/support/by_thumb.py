"""A computer player that decides everything by rules of thumb."""

from __future__ import annotations

import random

from preferans_ai import rules_of_thumb
from preferans_ai.candidates import NOTHING_TO_SAY, Choice
from preferans_ai.take_over import answer_take_over
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.view import PlayerView


def choose_by_thumb(view: PlayerView, seed: int = 1) -> Choice:
    """What he says or plays."""
    answer = answer_take_over(view)
    if answer is not None:
        return answer
    hand = view.hand
    if hand is None or hand.to_act != view.seat:
        return NOTHING_TO_SAY
    if hand.phase == Phase.PLAY:
        cards = sorted(hand.holdings[view.seat].known)
        generator = random.Random(f"{seed} {len(hand.actions)} {cards}")
        return rules_of_thumb.choose_to_play(view, hand, generator)
    return rules_of_thumb.choose_word(view, hand)
