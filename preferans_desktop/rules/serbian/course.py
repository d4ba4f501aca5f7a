"""The course of a hand: every act with the hand before and after it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, pairwise

from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.hand import Hand


@dataclass(frozen=True, slots=True)
class Moment:
    """One act of a hand, with all that was so before and after it."""

    before: Hand
    action: Action
    after: Hand


def course(hand: Hand) -> tuple[Moment, ...]:
    """The acts of a hand in order."""
    begun = hands.start(hand.deal, hand.forehand, hand.open_refe)
    states = accumulate(hand.actions, hands.apply, initial=begun)
    return tuple(
        Moment(before, action, after)
        for action, (before, after) in zip(hand.actions, pairwise(states), strict=True)
    )
