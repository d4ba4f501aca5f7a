"""A few deals that stand for many weighed ones."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

_Thing = TypeVar("_Thing")


def chosen(
    weighed: Sequence[tuple[_Thing, float]], count: int, generator: random.Random
) -> list[tuple[_Thing, float]]:
    """So many of the things weighed, each once, with new weights adding up to 1.

    Weights above a threshold are kept as they are, the others are drawn in proportion and then all
    weigh the threshold: on average every weight stays what it was (the optimal resampling of
    Fearnhead and Clifford, 2003). All are kept where there are no more than `count`.
    """
    kept = list(weighed)
    if len(weighed) > count:
        threshold = _threshold([weight for _, weight in weighed], count)
        kept, step = [], generator.random() * threshold
        for thing, weight in weighed:
            if weight >= threshold:
                kept.append((thing, weight))
                continue
            step -= weight
            if step < 0:
                kept.append((thing, threshold))
                step += threshold
    total = sum(weight for _, weight in kept)
    return [(thing, weight / total) for thing, weight in kept]


def _threshold(weights: Sequence[float], count: int) -> float:
    """The weight c for which the sum of min(1, weight / c) is `count`."""
    left, rest = count, sum(weights)
    for weight in sorted(weights, reverse=True):
        if weight * left < rest:
            break
        left, rest = left - 1, rest - weight
    return rest / left
