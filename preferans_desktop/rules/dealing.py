"""Who holds which cards, and the deal (serbian.md 1).

A holding may contain cards that nobody looking at this state knows: the same rules then run a
masked record (serbian.md 12).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from preferans_desktop.rules.cards import ALL_CARDS, Card
from preferans_desktop.rules.seats import SEATS, Seat, from_seat


@dataclass(frozen=True, slots=True)
class Holding:
    """Cards somebody holds: those known, and how many more there are that are not known."""

    known: frozenset[Card]
    hidden: int = 0

    def __len__(self) -> int:
        """Number of cards held, known or not."""
        return len(self.known) + self.hidden


Holdings = tuple[Holding, Holding, Holding]
"""What seats 0, 1 and 2 hold."""


def with_holding(holdings: Holdings, seat: Seat, holding: Holding) -> Holdings:
    """The holdings with one seat's replaced."""
    changed = list(holdings)
    changed[seat] = holding
    return (changed[0], changed[1], changed[2])


@dataclass(frozen=True, slots=True)
class Deal:
    """Ten cards for each seat and two in the talon.

    In a masked deal the cards that are not seen count as hidden.
    """

    hands: Holdings
    talon: Holding

    def is_open(self) -> bool:
        """Whether every card is known."""
        return not self.talon.hidden and not any(hand.hidden for hand in self.hands)


def deal_of(hands: Sequence[Sequence[Card]], talon: Sequence[Card]) -> Deal:
    """An open deal from the cards of seats 0, 1, 2 and the talon.

    Raises:
        ValueError: not ten cards a seat and two in the talon, or a card twice.
    """
    everything = [card for cards in hands for card in cards] + list(talon)
    if [len(cards) for cards in hands] != [10, 10, 10] or len(talon) != 2:
        msg = "a deal is ten cards for each of three seats and two in the talon"
        raise ValueError(msg)
    if len(set(everything)) != len(ALL_CARDS):
        msg = "a deal has every card once"
        raise ValueError(msg)
    first, second, third = (Holding(frozenset(cards)) for cards in hands)
    return Deal((first, second, third), Holding(frozenset(talon)))


def shuffled_deal(generator: random.Random, forehand: Seat) -> Deal:
    """A shuffled deal: five cards to each from forehand on, two to the talon, five to each."""
    pack = generator.sample(ALL_CARDS, len(ALL_CARDS))
    first_round, talon, second_round = pack[:15], pack[15:17], pack[17:]
    hands: list[list[Card]] = [[], [], []]
    for place, seat in enumerate(from_seat(forehand)):
        five = slice(5 * place, 5 * place + 5)
        hands[seat] = first_round[five] + second_round[five]
    return deal_of([hands[seat] for seat in SEATS], talon)
