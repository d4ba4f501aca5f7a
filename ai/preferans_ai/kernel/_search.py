# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""What the two searches share: the cards, the table of positions, counting and stopping.

Plain Python; `_search.pxd` gives the types with which it is compiled. Players are 0, the declarer,
then 1 and 2, the defenders in order of play after him; a sole defender is 1. A set of cards is 32
bits, a byte for each suit and in it bit 0 the seven; a card is a set of one. Arguments are trusted
here and in the searches; `solver.py` checks them.
"""

from __future__ import annotations

from collections.abc import Callable

from preferans_ai.kernel.stopping import StoppedError
from preferans_ai.kernel.tables import (
    SANS_GAME,
    SEVENS,
    UNDER_ACES,
    UNDER_JACKS,
    UNDER_KINGS,
    UNDER_NINES,
)

MULTIPLIER = 0x09E3_779B_97F4_A7C1
POSITION = 0x0FFF_FFFF_FFFF_FFFF
"""Multiplying by an odd number modulo 2**60 scatters positions and never makes two the same."""
ROWS = 1 << 15
REST_BITS = 45
REST = 0x1FFF_FFFF_FFFF
"""The upper 15 bits of a scattered position are its row in the table, the rest is kept there."""
NOTHING_KNOWN = 15 << 4
"""The value beside it, 8 bits: tricks at least (lower half) and tricks at most (upper half)."""

PAUSE = 1024
"""Nodes between two looks at the flag of cancellation."""


class Search:
    """Cards in play, and a table of positions that serves all deals.

    Attributes:
        nodes: calls that chose a card since `begin`.
    """

    def __init__(self) -> None:
        self.hands = [0, 0, 0]
        self.three = True
        empty = [NOTHING_KNOWN] * ROWS
        self.table = empty
        self.nodes = 0
        self.limit = 0
        self.pause = 0
        self.cancelled: Callable[[], bool] | None = None

    def forget(self) -> None:
        """Empty the table; node counts then do not depend on earlier questions."""
        for row in range(ROWS):
            self.table[row] = NOTHING_KNOWN

    def begin(self, limit: int, cancelled: Callable[[], bool] | None) -> None:
        """Count nodes from 0.

        Args:
            limit: nodes after which the search stops, 0 for none.
            cancelled: asked now and then; true stops the search.
        """
        self.nodes = 0
        self.limit = limit
        self.pause = 0
        self.cancelled = cancelled

    def place(self, declarer: int, first: int, second: int, three: bool) -> None:  # noqa: FBT001
        """Put the cards that are held; `three` players sit at the table, or two."""
        self.hands[0] = declarer
        self.hands[1] = first
        self.hands[2] = second
        self.three = three

    def _next(self, player: int) -> int:
        """The player who acts after this one."""
        if player == 0:
            return 1
        return 2 if player == 1 and self.three else 0

    def _different(self, cards: int, best: int) -> int:
        """The lowest of each run of cards between which nobody has another.

        Args:
            cards: of one player who has the choice among them.
            best: the best card on the table, or 0; those it beat no longer matter.
        """
        others = UNDER_ACES & ~(self.hands[0] | self.hands[1] | self.hands[2] | best)
        return cards & ~(((cards & UNDER_ACES) << 1) + others)

    def _up_to_highest(self, cards: int) -> int:
        """All cards, in each suit, up to the highest of these."""
        cards |= cards >> 1 & UNDER_ACES
        cards |= cards >> 2 & UNDER_KINGS
        return cards | (cards >> 4 & UNDER_JACKS)

    def _suits_of(self, cards: int) -> int:
        """All cards of the suits of these."""
        cards |= cards >> 4 & UNDER_JACKS
        cards |= cards >> 2 & UNDER_NINES
        cards |= cards >> 1
        return (cards & SEVENS) * 0xFF

    def _position(self, one: int, two: int, three: int, four: int, kind: int) -> int:
        """Number of a position at the beginning of a trick, the same for suits exchanged.

        Args:
            one: division of a suit (see `tables.suit_facts`); so are the next two.
            two: see `one`.
            three: see `one`.
            four: division of the trump, or of one more suit like the others.
            kind: of game, plus the player on lead.
        """
        if one > two:
            one, two = two, one
        if two > three:
            two, three = three, two
        if one > two:
            one, two = two, one
        if kind >= SANS_GAME:
            if three > four:
                three, four = four, three
            if two > three:
                two, three = three, two
            if one > two:
                one, two = two, one
        number = one | two << 14 | three << 28 | four << 42 | kind << 56
        return number * MULTIPLIER & POSITION

    def _known(self, position: int) -> int:
        """The value kept for a position, or `NOTHING_KNOWN`."""
        entry = self.table[position >> REST_BITS]
        return entry & 0xFF if entry >> 8 == position & REST else NOTHING_KNOWN

    def _learn(self, position: int, value: int) -> None:
        """Keep the value of a position instead of whatever stood in its row."""
        self.table[position >> REST_BITS] = (position & REST) << 8 | value

    def _look_up(self) -> int:
        """Look whether to go on, and set the number of nodes at which to look again.

        Raises:
            StoppedError: not to go on.
        """
        if self.limit and self.nodes > self.limit:
            raise StoppedError(f"the search reached its limit of {self.limit} nodes")
        if self.cancelled is not None and self.cancelled():
            raise StoppedError("the search was cancelled")
        self.pause = self.nodes + PAUSE
        if self.limit and self.limit < self.pause:
            self.pause = self.limit
        return 0
