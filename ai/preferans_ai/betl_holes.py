"""How dangerous a holding is in betl.

A hole is a card with more of the others' cards below it than own cards below it: of a whole suit
the lowest card may be a seven, the second a nine, the third a jack, the fourth an ace. Without
holes nobody can make the declarer take a trick (uver).
"""

from __future__ import annotations

from functools import cache

from preferans_ai.holdings import ALL, Holding, Holdings, below, ranks, without

CAUGHT = (
    (0.03, 0.40, 0.72, 0.90, 0.97, 0.98, 0.99),
    (0.16, 0.35, 0.62, 0.84, 0.94),
    (0.14, 0.34, 0.68),
    (0.06,),
)
"""Chance of being caught by a hole: by its place from below, then by how many cards too high."""
LONG_EIGHT = (0.03, 0.08, 0.22, 0.35)
"""A lowest card with one below it is the more dangerous the more own cards lie above it."""


@cache
def safe_chance(mine: Holding, theirs: Holding) -> float:
    """Chance that the declarer of a betl is not caught in a suit.

    Args:
        mine: his cards of the suit.
        theirs: the cards of the suit that the defenders may hold.
    """
    safe = 1.0
    held = ranks(mine)
    for place, rank in enumerate(held[: min(4, theirs.bit_count())]):
        too_high = below(theirs, rank).bit_count() - place
        if too_high == 1 and place == 0:
            safe *= 1 - LONG_EIGHT[min(len(held), 4) - 1]
        elif too_high > 0:
            safe *= 1 - CAUGHT[place][too_high - 1]
    return safe


def betl_chance(mine: Holdings, theirs: Holdings | None = None) -> float:
    """Chance that a betl with these cards is not caught; `theirs` is all the rest by default."""
    others = without(ALL, mine) if theirs is None else theirs
    chance = 1.0
    for own, other in zip(mine, others, strict=True):
        chance *= safe_chance(own, other)
    return chance


def holes(mine: Holdings) -> int:
    """Number of holes of ten cards; 0 is uver."""
    return sum(rank > 2 * place for own in mine for place, rank in enumerate(ranks(own)))


def has_no_hole(mine: Holding, theirs: Holding) -> bool:
    """Whether nobody can make these cards of a suit take a trick, a defender leading."""
    return all(
        below(theirs, rank).bit_count() <= place
        for place, rank in enumerate(ranks(mine)[: theirs.bit_count()])
    )
