"""Proofs that the rest is certain, over every distribution of the cards not seen.

All of them may fail to see a certain end; none calls an end certain that is not.
"""

from __future__ import annotations

from preferans_ai.betl_holes import has_no_hole
from preferans_ai.holdings import Holding, Holdings, above, below, highest, ranks
from preferans_desktop.rules.cards import Suit


def runs(mine: Holding, theirs: Holding) -> bool:
    """Whether a suit led from the top wins every trick, nobody ruffing.

    Args:
        mine: the cards led.
        theirs: the cards that others may hold, at worst all with one of them.
    """
    rounds = min(mine.bit_count(), theirs.bit_count())
    return above(mine, highest(theirs)).bit_count() >= rounds


def takes_all_from_lead(mine: Holdings, theirs: Holdings, trump: Suit | None) -> bool:
    """Whether the declarer, on lead, takes every trick that is left: trumps first, then the rest.

    Args:
        mine: the declarer's cards.
        theirs: the cards that the defenders may hold.
        trump: trump suit, None in sans.
    """
    if not all(runs(own, other) for own, other in zip(mine, theirs, strict=True)):
        return False
    if trump is None or not theirs[trump]:
        return True
    only_trumps = not any(own for suit, own in enumerate(mine) if suit != trump)
    return only_trumps or mine[trump].bit_count() >= theirs[trump].bit_count()


def takes_none_from_now(mine: Holdings, theirs: Holdings) -> bool:
    """Whether the declarer of a betl, a defender on lead, takes no trick any more."""
    return all(has_no_hole(own, other) for own, other in zip(mine, theirs, strict=True))


def takes_none_from_lead(mine: Holdings, theirs: Holdings, out_of_play: int) -> bool:
    """Whether the declarer of a betl, on lead, takes no trick.

    Args:
        mine: the declarer's cards.
        theirs: the cards that the defenders may hold.
        out_of_play: how many of those lie with nobody.
    """
    return any(
        _lead_is_beaten(theirs[suit], rank, out_of_play)
        and takes_none_from_now(*_after_lead(mine, theirs, suit, rank))
        for suit in Suit
        for rank in ranks(mine[suit])
    )


def _lead_is_beaten(theirs: Holding, rank: int, out_of_play: int) -> bool:
    """Whether a card led is surely beaten: nothing below it, a higher one in play."""
    return not below(theirs, rank) and above(theirs, rank).bit_count() > out_of_play


def _after_lead(
    mine: Holdings, theirs: Holdings, suit: Suit, rank: int
) -> tuple[Holdings, Holdings]:
    """The cards after a card was led and, at worst, only the highest of theirs beat it."""
    left, others = list(mine), list(theirs)
    left[suit] ^= 1 << rank
    others[suit] ^= 1 << highest(others[suit])
    return (left[0], left[1], left[2], left[3]), (others[0], others[1], others[2], others[3])
