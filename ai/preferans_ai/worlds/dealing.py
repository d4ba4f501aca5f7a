"""Random deals of the hidden cards, every deal of a split equally likely."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import accumulate

from preferans_ai.worlds.hidden import Held, Hidden, mask_of
from preferans_ai.worlds.splits import Split

_Share = tuple[int, int, list[int], tuple[tuple[int, int], ...]]
"""Of a group in a split: who gets the rest, all its cards, the same singly, what others get."""


class Dealer:
    """Deals hidden cards.

    Args:
        hidden: what is not known.
        splits: its splits.
        weights: how likely each split is to be dealt; by its number of deals every deal is
            equally likely.
    """

    def __init__(self, hidden: Hidden, splits: Sequence[Split], weights: Sequence[float]) -> None:
        self._certain = hidden.certain
        self._shares = cache(lambda number: _shares(hidden, splits[number]))
        self._up_to = list(accumulate(weights))
        self._numbers = range(len(splits))

    def deals(self, generator: random.Random, count: int) -> list[tuple[int, Held]]:
        """So many random deals, each with the number of its split."""
        numbers = generator.choices(self._numbers, cum_weights=self._up_to, k=count)
        return [(number, self._deal(number, generator)) for number in numbers]

    def _deal(self, number: int, generator: random.Random) -> Held:
        held, chance = list(self._certain), generator.random
        for last, rest, singly, others in self._shares(number):
            bits, left = singly.copy(), len(singly)
            for place, count in others:
                for _ in range(count):
                    index = int(chance() * left)
                    left -= 1
                    bit = bits[index]
                    bits[index] = bits[left]
                    held[place] |= bit
                    rest ^= bit  # noqa: PLW2901 - what is not dealt yet
            held[last] |= rest
        return held[0], held[1], held[2], held[3]


def _shares(hidden: Hidden, split: Split) -> list[_Share]:
    """The place with most cards of a group last: it gets what is left."""
    shares = []
    for group, counts in zip(hidden.groups, split.counts, strict=True):
        by_size = sorted(zip(group.places, counts, strict=True), key=lambda share: share[1])
        bits = [1 << card for card in group.cards]
        shares.append((by_size[-1][0], mask_of(group.cards), bits, tuple(by_size[:-1])))
    return shares
