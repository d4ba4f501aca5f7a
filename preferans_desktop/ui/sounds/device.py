"""The sound device, through the compiled part of miniaudio.

Its Python part is left out: it loads half of the standard library's network for radio stations,
which takes a quarter of a second and is not in the packaged program.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

_PERIOD_MS, _PERIODS = 30, 3
"""What is asked for at a time: soon enough for the eye, long enough for a busy moment."""


_WAYS = {"darwin": ["coreaudio"], "win32": ["wasapi", "dsound", "winmm"]}
_CARDS = Path("/dev/snd")


class NoDeviceError(Exception):
    """Nothing can be heard here; says why."""


class Device:
    """Plays what a function gives it, one channel of sixteen bits, while it is started."""

    def __init__(self, rate: int, take: Callable[[int], bytes]) -> None:
        """Open the device that the system plays on.

        Args:
            rate: samples a second.
            take: asked, in a thread of the device's own, for the next so many samples.

        Raises:
            NoDeviceError: there is none, or the library is missing.
        """
        try:
            from _miniaudio import ffi, lib  # noqa: PLC0415 - only where something is to be heard
        except ImportError as error:
            raise NoDeviceError(f"miniaudio is missing: {error}") from error
        self._lib: Any = lib

        def fill(_device: object, output: object, _input: object, count: int) -> None:
            ffi.memmove(output, take(count), 2 * count)

        ffi.def_extern(name="_internal_data_callback")(fill)
        wanted = lib.ma_device_config_init(lib.ma_device_type_playback)
        wanted.sampleRate = rate
        wanted.playback.channels = 1
        wanted.playback.format = lib.ma_format_s16
        wanted.periodSizeInMilliseconds, wanted.periods = _PERIOD_MS, _PERIODS
        wanted.dataCallback = lib._internal_data_callback  # noqa: SLF001 - so the library calls it
        self._device: Any = ffi.new("ma_device *")
        ways = [getattr(lib, f"ma_backend_{way}") for way in _ways()]
        named = ffi.new("ma_backend[]", ways)
        result = lib.ma_device_init_ex(
            named, len(ways), ffi.NULL, ffi.addressof(wanted), self._device
        )
        if result != lib.MA_SUCCESS:
            raise NoDeviceError(f"there is no sound device (miniaudio {result})")

    def start(self) -> None:
        """Play from now on.

        Raises:
            NoDeviceError: it cannot, such as a device that was pulled out.
        """
        self._check(self._lib.ma_device_start(self._device))

    def stop(self) -> None:
        """Rest, and ask for nothing.

        Raises:
            NoDeviceError: it cannot.
        """
        self._check(self._lib.ma_device_stop(self._device))

    def close(self) -> None:
        """Give the device back; nothing is asked for any more."""
        self._lib.ma_device_uninit(self._device)

    def _check(self, result: int) -> None:
        if result != self._lib.MA_SUCCESS:
            raise NoDeviceError(f"the sound device does not answer (miniaudio {result})")


def _ways() -> list[str]:
    """How sound is sent out here, as miniaudio names it, the usual way first.

    ALSA, asked for a card that is not there, complains on standard error.
    """
    if sys.platform in _WAYS:
        return _WAYS[sys.platform]
    return ["pulseaudio", *(["alsa"] if any(_CARDS.glob("pcm*p")) else [])]
