"""Which deals are proposed more often: those in which the declarer holds what declarers hold.

Few of all possible deals give him enough trumps (low cards in betl, high ones in sans). Proposals
lean towards those that do and weigh less in return, so that nothing changes on average and far
fewer deals are weighed in vain.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from preferans_ai.worlds.hidden import Hidden, mask_of, played_by
from preferans_ai.worlds.splits import Split
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.contracts import Contract, trump_of
from preferans_desktop.rules.serbian.hand import Hand

LOW, COURTS = 0x03030303, 0xE0E0E0E0
"""Sevens and eights; queens, kings and aces."""
BY_TRUMPS = (0.02, 0.02, 0.03, 0.1, 3.5, 9.5, 15.0, 15.0, 15.0)
"""How much more often declarers held so many trumps than ten random cards do: 779 announcements in
self-play of the players that go by rules of thumb. Proposals lean by the square root of that: with
the whole a deal that is rarely proposed, but not so unlikely, would weigh too much."""
BY_LOW = (0.02, 0.02, 0.05, 0.6, 2.0, 11.0, 20.0, 20.0, 20.0)
"""The same of sevens and eights in betl, 130 announcements."""
BY_COURTS = (0.02, 0.02, 0.02, 0.02, 0.05, 0.5, 5.0, 30.0, 75.0)
"""Of queens, kings and aces in sans, 46 announcements."""


@dataclass(frozen=True, slots=True)
class Leaning:
    """How much more often a deal is proposed by how many of certain cards the declarer has.

    Attributes:
        cards: the cards that count, a mask.
        played: how many of them he has played.
        factors: how much more often declarers have so many; the last stands for all higher ones.
    """

    seat: Seat
    cards: int
    played: int
    factors: tuple[float, ...]

    def factor(self, hidden: Hidden, split: Split) -> float:
        """How much more often the deals of a split are proposed."""
        count = self.played + (hidden.certain[self.seat] & self.cards).bit_count()
        for group, counts in zip(hidden.groups, split.counts, strict=True):
            if self.cards >> group.cards[0] & 1 and self.seat in group.places:
                count += counts[group.places.index(self.seat)]
        return math.sqrt(self.factors[min(count, len(self.factors) - 1)])


def leanings_of(hand: Hand) -> list[Leaning]:
    """How the proposals of a defender lean; they do not before there is a contract."""
    if hand.contract is None or hand.declarer is None:
        return []
    trump = trump_of(hand.contract)
    by_cards: dict[int, tuple[float, ...]]
    if trump is not None:
        by_cards = {255 << 8 * trump: BY_TRUMPS}
    elif hand.contract == Contract.BETL:
        by_cards = {LOW: BY_LOW}
    else:
        by_cards = {COURTS: BY_COURTS}
    played = mask_of(played_by(hand, hand.declarer))
    return [
        Leaning(hand.declarer, cards, (played & cards).bit_count(), factors)
        for cards, factors in by_cards.items()
    ]
