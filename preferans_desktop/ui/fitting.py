"""Letters as large as there is room for: on a whole sheet, and in one line."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from preferans_desktop.ui.theme import font

CUT_SHARE = 0.85
"""Of the usual letters: those in which a line is cut short."""
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


def fit_line(
    words: str,
    room: float,
    pixels: float,
    *,
    bold: bool = False,
    least: float,
    gap: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> tuple[QFont, str]:
    """Letters in which words fit into one line, and what is seen of them.

    Words that do not fit in the smallest letters are cut short in readable ones.

    Args:
        words: one line.
        room: its width.
        pixels: the largest letters.
        bold: of the letters.
        least: the smallest letters.
        gap: where words are cut.
    """
    letters = font(pixels, bold=bold)
    while letters.pixelSize() > least and QFontMetricsF(letters).horizontalAdvance(words) > room:
        letters.setPixelSize(letters.pixelSize() - 1)
    if QFontMetricsF(letters).horizontalAdvance(words) <= room:
        return letters, words
    letters = font(max(least, CUT_SHARE * pixels), bold=bold)
    return letters, QFontMetricsF(letters).elidedText(words, gap, room)
