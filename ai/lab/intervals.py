"""Means with their 95 % intervals; samples are whole deals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

_NORMAL = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, half the width of its 95 % interval, and the number of samples behind it."""

    mean: float
    half: float
    count: int

    @property
    def clear_of_zero(self) -> bool:
        """Whether the interval leaves zero out."""
        return self.count > 1 and abs(self.mean) > self.half

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.half:.3f}"


def t_quantile(freedom: int) -> float:
    """The 97.5 % point of Student's distribution (Cornish-Fisher, from 3 degrees of freedom)."""
    z = _NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def mean_of(values: Sequence[float]) -> Estimate:
    """Mean of independent values; the interval is endless for fewer than four."""
    count = len(values)
    mean = math.fsum(values) / count if count else 0.0
    return Estimate(mean, _half([value - mean for value in values]), count)


def ratio_of(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """Sum of the first by the sum of the second of independent pairs, such as tricks by cards."""
    below = math.fsum(second for _, second in pairs)
    if not below:
        return Estimate(0.0, math.inf, len(pairs))
    ratio = math.fsum(first for first, _ in pairs) / below
    return Estimate(ratio, _half(ratio_deviations(pairs)), len(pairs))


def ratio_deviations(pairs: Sequence[tuple[float, float]]) -> list[float]:
    """How far each pair draws the ratio of the sums (linearised)."""
    below = math.fsum(second for _, second in pairs)
    if not below:
        return [0.0] * len(pairs)
    ratio = math.fsum(first for first, _ in pairs) / below
    scale = len(pairs) / below
    return [(first - ratio * second) * scale for first, second in pairs]


def ratio_difference(
    first: Sequence[tuple[float, float]], second: Sequence[tuple[float, float]]
) -> Estimate:
    """Difference of two ratios whose pairs belong together one by one."""
    deviations = [
        one - other
        for one, other in zip(ratio_deviations(first), ratio_deviations(second), strict=True)
    ]
    mean = ratio_of(first).mean - ratio_of(second).mean
    return Estimate(mean, _half(deviations), len(deviations))


@dataclass(frozen=True, slots=True)
class Share:
    """A share of 1 with the ends of its 95 % interval, and the number of independent samples."""

    mean: float
    low: float
    high: float
    count: int


def share_of(pairs: Sequence[tuple[int, int]]) -> Share:
    """Share of cases that came true, in samples of several cases that belong together.

    Wilson's interval, for as many independent cases as would spread as widely; where the samples
    do not differ at all, for as many as there are samples.

    Args:
        pairs: of each sample the cases that came true, and all its cases, at least one.
    """
    cases = sum(count for _, count in pairs)
    share = sum(came for came, _ in pairs) / cases
    deviations = ratio_deviations(pairs)
    spread = math.fsum(value * value for value in deviations) / len(pairs) ** 2
    alike = share * (1 - share) / spread if spread else float(len(pairs))
    wide = _NORMAL**2 / min(alike, cases)
    middle = (share + wide / 2) / (1 + wide)
    half = math.sqrt(share * (1 - share) * wide + wide * wide / 4) / (1 + wide)
    return Share(share, middle - half, middle + half, len(pairs))


def _half(deviations: Sequence[float]) -> float:
    count = len(deviations)
    if count < 4:
        return math.inf
    variance = math.fsum(value * value for value in deviations) / (count - 1)
    return t_quantile(count - 1) * math.sqrt(variance / count)
