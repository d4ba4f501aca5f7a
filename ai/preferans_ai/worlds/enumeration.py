"""Every deal that is still possible, where there are few."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from preferans_ai.worlds.hidden import Group, Held, Hidden, mask_of
from preferans_ai.worlds.splits import Split


def all_deals(hidden: Hidden, splits: tuple[Split, ...]) -> list[Held]:
    """Every deal of the splits, each once."""
    return [
        (held[0], held[1], held[2], held[3])
        for split in splits
        for held in _deals(hidden.groups, split.counts, list(hidden.certain))
    ]


def _deals(
    groups: tuple[Group, ...], counts: tuple[tuple[int, ...], ...], held: list[int]
) -> Iterator[list[int]]:
    if not groups:
        yield held
        return
    for more in _hands(groups[0].cards, groups[0].places, counts[0], held):
        yield from _deals(groups[1:], counts[1:], more)


def _hands(
    cards: tuple[int, ...], places: tuple[int, ...], counts: tuple[int, ...], held: list[int]
) -> Iterator[list[int]]:
    for taken in combinations(cards, counts[0]):
        more = list(held)
        more[places[0]] |= mask_of(taken)
        if len(places) == 1:
            yield more
        else:
            left = tuple(card for card in cards if card not in taken)
            yield from _hands(left, places[1:], counts[1:], more)
