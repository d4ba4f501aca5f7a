"""What leading from a holding costs a defender, by who plays next.

Costs are average double-dummy losses in tricks in our own self-play, leaning a little towards what
the table expects: through the declarer low, through one's own high. The strength of a suit is what
it has among the cards still in play: its highest live card counts as the ace, the next as the king.
"""

from __future__ import annotations

from enum import Enum

from preferans_ai.holdings import Holding, above, below, highest


class Strength(Enum):
    """What a suit holds, by rank among the cards still in play."""

    ACE_KING = "A K"
    TENACE = "A Q"
    BARE_ACE = "A"
    ACE_DOUBLETON = "A x"
    ACE_LONG = "A x x"
    KING_QUEEN = "K Q"
    BARE_KING = "K"
    KING_DOUBLETON = "K x"
    KING_LONG = "K x x"
    QUEEN_JACK = "Q J"
    QUEEN = "Q x"
    SINGLETON = "x"
    DOUBLETON = "x x"
    LOW_LONG = "x x x"


THROUGH_DECLARER = {
    Strength.ACE_KING: 0.14,
    Strength.TENACE: 0.28,
    Strength.BARE_ACE: 0.18,
    Strength.ACE_DOUBLETON: 0.35,
    Strength.ACE_LONG: 0.29,
    Strength.KING_QUEEN: 0.12,
    Strength.BARE_KING: 0.25,
    Strength.KING_DOUBLETON: 0.45,
    Strength.KING_LONG: 0.24,
    Strength.QUEEN_JACK: 0.09,
    Strength.QUEEN: 0.20,
    Strength.SINGLETON: 0.16,
    Strength.DOUBLETON: 0.14,
    Strength.LOW_LONG: 0.08,
}
THROUGH_PARTNER = {
    Strength.ACE_KING: 0.12,
    Strength.TENACE: 0.24,
    Strength.BARE_ACE: 0.14,
    Strength.ACE_DOUBLETON: 0.40,
    Strength.ACE_LONG: 0.16,
    Strength.KING_QUEEN: 0.08,
    Strength.BARE_KING: 0.25,
    Strength.KING_DOUBLETON: 0.30,
    Strength.KING_LONG: 0.29,
    Strength.QUEEN_JACK: 0.18,
    Strength.QUEEN: 0.26,
    Strength.SINGLETON: 0.32,
    Strength.DOUBLETON: 0.27,
    Strength.LOW_LONG: 0.21,
}
ALONE = {
    Strength.ACE_KING: 0.02,
    Strength.TENACE: 0.23,
    Strength.BARE_ACE: 0.13,
    Strength.ACE_DOUBLETON: 0.22,
    Strength.ACE_LONG: 0.19,
    Strength.KING_QUEEN: 0.04,
    Strength.BARE_KING: 0.12,
    Strength.KING_DOUBLETON: 0.56,
    Strength.KING_LONG: 0.26,
    Strength.QUEEN_JACK: 0.06,
    Strength.QUEEN: 0.39,
    Strength.SINGLETON: 0.15,
    Strength.DOUBLETON: 0.14,
    Strength.LOW_LONG: 0.20,
}
TRUMP = 0.26
"""Leading a trump, whoever plays next."""

LED_FROM_THE_TOP = frozenset(
    {
        Strength.ACE_KING,
        Strength.TENACE,
        Strength.BARE_ACE,
        Strength.ACE_DOUBLETON,
        Strength.ACE_LONG,
        Strength.KING_QUEEN,
        Strength.QUEEN_JACK,
    }
)
"""With the ace the ace, with a sequence its top; from anything else low."""


def strength_of(mine: Holding, theirs: Holding) -> Strength:
    """Strength of a holding that is not empty, by the cards that others may hold."""
    top = highest(mine)
    rest = below(mine, top)
    over_top = above(theirs, top).bit_count()
    over_next = above(theirs, highest(rest)).bit_count() if rest else 9
    length = min(mine.bit_count(), 3)
    if over_top == 0:
        beside = {0: Strength.ACE_KING, 1: Strength.TENACE}
        alone = {1: Strength.BARE_ACE, 2: Strength.ACE_DOUBLETON, 3: Strength.ACE_LONG}
        return beside.get(over_next, alone[length])
    if over_top == 1:
        alone = {1: Strength.BARE_KING, 2: Strength.KING_DOUBLETON, 3: Strength.KING_LONG}
        return Strength.KING_QUEEN if over_next == 1 else alone[length]
    if over_top == 2 and rest:
        return Strength.QUEEN_JACK if over_next == 2 else Strength.QUEEN
    return {1: Strength.SINGLETON, 2: Strength.DOUBLETON, 3: Strength.LOW_LONG}[length]
