"""Several sounds as one stream of samples. No device, no clock."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from threading import Lock

SAMPLE = "h"
"""Sixteen bits each, as the files have them."""
_LOUDEST = 32_767
_MOST_VOICES = 8
"""More at once are a din; the newest ones are left out."""


@dataclass(slots=True)
class _Voice:
    """A sound under way: how much of it was heard; less than nothing before it begins."""

    samples: array[int]
    heard: int


class Mixer:
    """Takes sounds from one thread and is asked for samples by another."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[_Voice] = []

    def add(self, samples: array[int], after: int = 0) -> None:
        """Let a sound begin after so many samples from now."""
        with self._lock:
            if len(self._voices) < _MOST_VOICES:
                self._voices.append(_Voice(samples, -after))

    def drop_waiting(self) -> None:
        """Forget what has not begun."""
        with self._lock:
            self._voices = [voice for voice in self._voices if voice.heard >= 0]

    def is_silent(self) -> bool:
        """Whether nothing sounds or waits."""
        return not self._voices

    def take(self, count: int) -> bytes:
        """The next samples, zeros where nothing sounds."""
        mixed = [0] * count
        with self._lock:
            for voice in self._voices:
                _lay_over(mixed, voice)
                voice.heard += count
            self._voices = [voice for voice in self._voices if voice.heard < len(voice.samples)]
        cut = (max(-_LOUDEST, min(_LOUDEST, value)) for value in mixed)
        return array(SAMPLE, cut).tobytes()


def _lay_over(mixed: list[int], voice: _Voice) -> None:
    begin = max(0, -voice.heard)
    first = max(0, voice.heard)
    part = voice.samples[first : first + max(0, len(mixed) - begin)]
    for place, value in enumerate(part, begin):
        mixed[place] += value
