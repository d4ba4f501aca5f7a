"""Makes sounds heard, from a thread of its own: a slow device holds nothing up."""

from __future__ import annotations

import logging
import wave
from array import array
from collections.abc import Callable
from functools import cache, partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Protocol

from preferans_desktop.resources import AssetError, sound_wav
from preferans_desktop.ui.sounds.device import Device, NoDeviceError
from preferans_desktop.ui.sounds.mixer import SAMPLE, Mixer
from preferans_desktop.ui.sounds.sound import Sound

RATE = 24_000
"""Samples a second of every file."""
_REST_AFTER_S = 2.0
"""A device is let go to rest when nothing was wanted for so long."""
_CLOSE_S = 2.0
"""The longest that the end of the program waits for a device."""

_log = logging.getLogger(__name__)


class Output(Protocol):
    """A device; see `Device`."""

    def start(self) -> None:
        """Play."""

    def stop(self) -> None:
        """Rest."""

    def close(self) -> None:
        """Give it back."""


class Speaker:
    """Opens the device at the first sound. Where that fails it says so once, in the log."""

    def __init__(
        self, open_device: Callable[[int, Callable[[int], bytes]], Output] = Device
    ) -> None:
        """Start the thread, which opens nothing yet.

        Args:
            open_device: given the rate and where the samples come from.
        """
        self._open_device = open_device
        self._mixer = Mixer()
        self._wanted: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="sounds", daemon=True)
        self._thread.start()

    def play(self, sound: Sound, volume: float, delay_ms: float = 0) -> None:
        """Let a sound be heard so much later.

        Args:
            sound: which one.
            volume: 0 to 1.
            delay_ms: from now.
        """
        if self._thread.is_alive():
            self._wanted.put(partial(self._add, sound, volume, delay_ms))

    def drop_waiting(self) -> None:
        """Sounds that have not begun are not wanted any more."""
        if self._thread.is_alive():
            self._wanted.put(self._mixer.drop_waiting)

    def close(self) -> None:
        """Give the device back."""
        self._wanted.put(None)
        self._thread.join(_CLOSE_S)

    def _add(self, sound: Sound, volume: float, delay_ms: float) -> None:
        self._mixer.add(_samples(sound, volume), round(delay_ms * RATE / 1000))

    def _run(self) -> None:
        try:
            self._serve()
        except (NoDeviceError, AssetError) as error:
            _log.info("nothing is heard: %s", error)

    def _serve(self) -> None:
        device: Output | None = None
        playing = False
        try:
            while True:
                try:
                    do = self._wanted.get(timeout=_REST_AFTER_S if playing else None)
                except Empty:
                    if device is not None and self._mixer.is_silent():
                        device.stop()
                        playing = False
                    continue
                if do is None:
                    return
                do()
                if not playing and not self._mixer.is_silent():
                    device = device or self._open_device(RATE, self._mixer.take)
                    device.start()
                    playing = True
        finally:
            if device is not None:
                device.close()


@cache
def _samples(sound: Sound, volume: float) -> array[int]:
    """A sound as loud as wanted.

    Raises:
        AssetError: its file is missing or damaged.
    """
    path = sound_wav(sound.value)
    try:
        with wave.open(str(path), "rb") as file:
            read = array(SAMPLE, file.readframes(file.getnframes()))
    except (OSError, EOFError, ValueError, wave.Error) as error:
        raise AssetError(path, str(error)) from error
    return array(SAMPLE, (round(volume * value) for value in read))
