"""Times of decisions as small histograms that can be added up.

A histogram is a JSON list: number, milliseconds in all, the longest, and how many decisions by
bucket; a bucket is a step of an eighth (20 to a factor of ten), the first one holds everything
up to a millisecond.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any

STEPS = 20
SHORTEST_MS = 1.0

Histogram = list[Any]


def histogram_of(seconds: Iterable[float]) -> Histogram:
    """The histogram of some times."""
    times = [1000 * second for second in seconds]
    buckets = Counter(round(STEPS * math.log10(max(ms, SHORTEST_MS))) for ms in times)
    return [
        len(times),
        round(math.fsum(times), 2),
        round(max(times, default=0.0), 2),
        {str(bucket): count for bucket, count in sorted(buckets.items())},
    ]


def added(histograms: Iterable[Histogram]) -> Histogram:
    """All of them in one."""
    total: Histogram = [0, 0.0, 0.0, Counter()]
    for count, milliseconds, longest, buckets in histograms:
        total[0] += count
        total[1] += milliseconds
        total[2] = max(total[2], longest)
        total[3].update(buckets)
    return total


def quantile(histogram: Histogram, share: float) -> float:
    """Milliseconds that this share of the decisions did not exceed, within a sixteenth."""
    count, _, longest, buckets = histogram
    seen = 0
    for bucket in sorted(buckets, key=int):
        seen += buckets[bucket]
        if seen >= share * count:
            return min(float(10 ** (int(bucket) / STEPS)), float(longest))
    return 0.0


HEADING = f"{'decisions':>10}{'mean ms':>10}{'median':>9}{'p95':>9}{'longest':>9}"


def row(histogram: Histogram) -> str:
    """The figures under `HEADING`."""
    count, milliseconds, longest, _ = histogram
    mean = milliseconds / max(count, 1)
    median, p95 = quantile(histogram, 0.5), quantile(histogram, 0.95)
    return f"{count:>10}{mean:>10.2f}{median:>9.2f}{p95:>9.2f}{longest:>9.1f}"
