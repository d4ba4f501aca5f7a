"""What the rest of a play is worth to the seat that thinks: for himself, and for his side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from preferans_ai.expectation.plays import PlayValues
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.serbian.contracts import TRICKS_NEEDED
from preferans_desktop.rules.serbian.scoring import Three

GIVEN_BY_DEFENDERS = 0.03
GIVEN_BY_THE_DECLARER = 0.01
"""Chance, for each trick after the next, that somebody who cannot see the cards gives one away."""
PARTS = 8
"""A share of tricks is taken to the nearest of so many parts."""


class Worth(NamedTuple):
    """What an end is worth.

    Attributes:
        own: change of the seat's own result, lower is better.
        side: the same for a side on average, the declarer's or the defenders'.
        passes: chance that the declarer passes.
        falls: chance that the seat falls.
        bule, supe: what is written for the seat (`Written`).
    """

    own: float
    side: float
    passes: float
    falls: float
    bule: float
    supe: float


class Ends:
    """The worth of the ends of a play; each is reckoned once.

    Open cards promise both sides that they will guess right. So a trick more or less than the open
    cards give is counted with a small chance, the larger the more is still to be played.
    """

    def __init__(self, know: Knowledge, values: PlayValues) -> None:
        """The ends that can be reached from here.

        Args:
            know: what the seat knows of the play.
            values: what tricks are worth in it.
        """
        play = know.play
        self._seat, self._play, self._values = know.seat, play, values
        self._known: dict[tuple[int, int], Worth] = {}
        self._played: dict[Three, Worth] = {}
        guesses = play.left - 1
        self._more = GIVEN_BY_DEFENDERS * guesses
        self._less = GIVEN_BY_THE_DECLARER * guesses
        none, all_tricks = self._exact(0, 0.5).side, self._exact(play.left, 0.5).side
        self.trick = abs(all_tricks - none) / play.left

    def of(self, tricks: int, share: float = 0.5) -> Worth:
        """The worth of an end.

        Args:
            tricks: of those not finished yet, how many the declarer takes with open cards.
            share: what part of the others goes to the first defender who plays, where two do.
        """
        key = (tricks, round(share * PARTS))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._guessed(tricks, key[1] / PARTS)
        return known

    def played(self, tricks: Three) -> Worth:
        """The worth of an end by the tricks that each seat takes of those not finished yet."""
        known = self._played.get(tricks)
        if known is None:
            firsts, *seconds = (tricks[seat] for seat in self._play.defenders)
            declarers = tricks[self._play.declarer]
            known = self._played[tricks] = self._taken(declarers, firsts, sum(seconds))
        return known

    def _guessed(self, tricks: int, share: float) -> Worth:
        more = self._more if tricks < self._play.left else 0.0
        less = self._less if tricks else 0.0
        parts = [(1 - more - less, tricks), (more, tricks + 1), (less, tricks - 1)]
        ends = [(chance, self._exact(count, share)) for chance, count in parts if chance]
        return _mean(ends)

    def _exact(self, tricks: int, share: float) -> Worth:
        others = self._play.left - tricks
        if len(self._play.defenders) == 1:
            return self._taken(tricks, others, 0)
        whole, part = divmod(share * others, 1)
        first = self._taken(tricks, int(whole), others - int(whole))
        if not part:
            return first
        second = self._taken(tricks, int(whole) + 1, others - int(whole) - 1)
        return _mean([(1 - part, first), (part, second)])

    def _taken(self, declarers: int, firsts: int, seconds: int) -> Worth:
        play = self._play
        taken = list(play.taken)
        taken[play.declarer] += declarers
        for seat, more in zip(play.defenders, (firsts, seconds), strict=False):
            taken[seat] += more
        tricks = taken[0], taken[1], taken[2]
        brought = self._values.of(tricks)
        own, declarers_change = brought.change[self._seat], brought.change[play.declarer]
        is_declarer = self._seat == play.declarer
        side = declarers_change if is_declarer else -declarers_change / 2
        passes = float(taken[play.declarer] >= TRICKS_NEEDED)
        falls = float(self._seat in brought.fell)
        return Worth(own, side, passes, falls, *brought.written[self._seat])


def _mean(ends: Sequence[tuple[float, Worth]]) -> Worth:
    """The worth of ends with their chances."""
    return Worth(
        sum(chance * end.own for chance, end in ends),
        sum(chance * end.side for chance, end in ends),
        sum(chance * end.passes for chance, end in ends),
        sum(chance * end.falls for chance, end in ends),
        sum(chance * end.bule for chance, end in ends),
        sum(chance * end.supe for chance, end in ends),
    )
