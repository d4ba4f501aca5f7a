"""What sounds are made of: struck wood, paper that slides, and how they are put together.

A sound is a list of samples from -1 to 1, `RATE` of them a second.
"""

import math
import random
from collections.abc import Sequence

RATE = 24_000
Samples = list[float]


def struck(
    seconds: float, partials: Sequence[tuple[float, float, float]], attack: float = 0.002
) -> Samples:
    """Return wood that is struck once.

    Args:
        seconds: how long it is.
        partials: frequency in hertz, loudness, and seconds until it has faded to a third, of each.
        attack: seconds until it is at its loudest.
    """
    return [
        min(1.0, time / attack)
        * sum(
            loudness * math.exp(-time / fade) * math.sin(2 * math.pi * frequency * time)
            for frequency, loudness, fade in partials
        )
        for time in _times(seconds)
    ]


def paper(seconds: float, rise: float, fade: float, band: tuple[float, float]) -> Samples:
    """Return paper that slides: noise that swells and fades.

    Args:
        seconds: how long it is.
        rise: seconds until it is at its loudest.
        fade: seconds from there until it has faded to a third.
        band: the frequencies in hertz between which it lies.
    """
    grains = random.Random(1)
    low, high = band
    dull, bright = _smoothing(low), _smoothing(high)
    slow = fast = faster = 0.0
    samples = []
    for time in _times(seconds):
        fast += bright * (grains.uniform(-1, 1) - fast)
        faster += bright * (fast - faster)
        slow += dull * (faster - slow)
        loudness = time / rise if time < rise else math.exp(-(time - rise) / fade)
        samples.append(loudness * (faster - slow))
    return samples


def together(*parts: tuple[float, float, Samples]) -> Samples:
    """Return parts laid over each other: when each begins in seconds, its loudness, the part."""
    ends = [round(start * RATE) + len(part) for start, _, part in parts]
    samples = [0.0] * max(ends)
    for start, loudness, part in parts:
        first = round(start * RATE)
        for place, value in enumerate(part, first):
            samples[place] += loudness * value
    return samples


def finished(samples: Samples, loudest: float) -> Samples:
    """Return a sound whose loudest sample is this one, and which ends in silence."""
    tail = min(len(samples), round(0.01 * RATE))
    factor = loudest / max(map(abs, samples))
    left = len(samples)
    return [
        factor * value * min(1.0, (left - place - 1) / tail) for place, value in enumerate(samples)
    ]


def _times(seconds: float) -> list[float]:
    return [place / RATE for place in range(round(seconds * RATE))]


def _smoothing(frequency: float) -> float:
    """Share of the way that a filter with this limit goes with each sample."""
    return 1 - math.exp(-2 * math.pi * frequency / RATE)
