"""Random deals of the hidden cards, every deal of a split equally likely."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import accumulate

from preferans_ai.kernel import chosen
from preferans_ai.worlds.hidden import Held, Hidden
from preferans_ai.worlds.splits import Split


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
        self._dealing = chosen().dealing()
        self._groups = cache(lambda number: _groups(hidden, splits[number]))
        self._up_to = list(accumulate(weights))
        self._numbers = range(len(splits))

    def deals(self, generator: random.Random, count: int) -> list[tuple[int, Held]]:
        """So many random deals, each with the number of its split."""
        numbers = generator.choices(self._numbers, cum_weights=self._up_to, k=count)
        deal, groups, certain = self._dealing.deal, self._groups, self._certain
        chance = generator.random
        return [(number, deal(certain, groups(number), chance)) for number in numbers]


def _groups(hidden: Hidden, split: Split) -> bytes:
    """The groups as they are dealt; the place with most cards of a group gets what is left."""
    groups = [len(hidden.groups)]
    for group, counts in zip(hidden.groups, split.counts, strict=True):
        by_size = sorted(zip(group.places, counts, strict=True), key=lambda share: share[1])
        others = [number for share in by_size[:-1] for number in share]
        groups += [len(group.cards), *group.cards, by_size[-1][0], len(by_size) - 1, *others]
    return bytes(groups)
