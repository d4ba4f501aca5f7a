"""Letters as large as a whole sheet of them allows."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSize

_LEAST = 11.0
_CLOSE_ENOUGH = 0.985
"""Layouts round, so that sizes do not follow the letters exactly."""


class Sheet(Protocol):
    """Something whose size follows from the height of its letters."""

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""

    def most_needed(self) -> QSize:
        """The room that it needs, whatever of it is shown."""


def fit_letters(sheet: Sheet, wanted: float, room: QSize) -> None:
    """Give a sheet letters of this height, or smaller ones in which it fits the room."""
    pixels = wanted
    while True:
        sheet.set_text_height(pixels)
        needed = sheet.most_needed()
        share = min(room.width() / needed.width(), room.height() / needed.height())
        if share >= 1 or pixels <= _LEAST:
            return
        pixels = max(_LEAST, _CLOSE_ENOUGH * share * pixels)
