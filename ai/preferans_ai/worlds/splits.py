"""How many cards of each group lie in each place: every way, and how many deals belong to it.

A deal is a split and then any cards of each group in those numbers. So a split drawn by its number
of deals, and cards drawn at random within it, make every deal equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb

from preferans_ai.worlds.hidden import Counts, Group, Hidden


@dataclass(frozen=True, slots=True)
class Split:
    """How many cards of each group each of its places gets, and how many deals do it so."""

    counts: tuple[tuple[int, ...], ...]
    deals: int


def splits_of(hidden: Hidden) -> tuple[Split, ...]:
    """All splits; there is at least one where the facts come from a true hand."""
    return tuple(_splits(hidden.groups, hidden.needs, (), 1))


def _splits(
    groups: tuple[Group, ...], needs: Counts, chosen: tuple[tuple[int, ...], ...], deals: int
) -> Iterator[Split]:
    if not groups:
        yield Split(chosen, deals)
        return
    group, rest = groups[0], groups[1:]
    if not rest:
        # The last group fills what is needed; the pruning has seen to it that it can.
        counts = tuple(needs[place] for place in group.places)
        yield Split((*chosen, counts), deals * _ways(counts))
        return
    for counts, left, ways in _shares(group.places, len(group.cards), needs):
        if _can_be_filled(rest, left):
            yield from _splits(rest, left, (*chosen, counts), deals * ways)


def _ways(counts: tuple[int, ...]) -> int:
    """How often so many like cards can be shared out in these numbers."""
    ways, cards = 1, sum(counts)
    for count in counts:
        ways *= comb(cards, count)
        cards -= count
    return ways


def _shares(
    places: tuple[int, ...], cards: int, needs: Counts
) -> Iterator[tuple[tuple[int, ...], Counts, int]]:
    """Ways to share out so many like cards: for each place, what is needed after it, how often."""
    place, rest = places[0], places[1:]
    if not rest:
        if cards <= needs[place]:
            yield (cards,), _less(needs, place, cards), 1
        return
    for count in range(min(cards, needs[place]) + 1):
        left = _less(needs, place, count)
        for counts, after, ways in _shares(rest, cards - count, left):
            yield (count, *counts), after, ways * comb(cards, count)


def _less(needs: Counts, place: int, count: int) -> Counts:
    left = list(needs)
    left[place] -= count
    return (left[0], left[1], left[2], left[3])


def _can_be_filled(groups: tuple[Group, ...], needs: Counts) -> bool:
    """Whether no place needs more cards than the groups that may lie there have."""
    return all(
        need <= sum(len(group.cards) for group in groups if place in group.places)
        for place, need in enumerate(needs)
    )
