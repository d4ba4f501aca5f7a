"""Where the words of the bidding stand, and how large: pure geometry of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from preferans_desktop.rules.seats import Seat, from_seat
from preferans_desktop.ui.table.signs import fitting
from preferans_desktop.ui.theme import font

Cell = tuple[int, Seat, str]
"""Line from 0, who said it, the word."""
LEAST_SHRUNK = 0.85
"""A word is rather broken into two rows than written in smaller letters than this share."""
LINE = 1.55
"""Height of a line of one row, in heights of letters."""


@dataclass(frozen=True, slots=True)
class PlacedWord:
    """One word: its box, in which it is centred and wrapped, and its letters."""

    box: QRectF
    word: str
    letters: QFont


def lines_of(words: list[tuple[Seat, str]], first: Seat) -> list[Cell]:
    """Words in order, each on the line of its round; a line begins with `first`."""
    order = from_seat(first)
    cells: list[Cell] = []
    line, last_column = 0, -1
    for seat, word in words:
        column = order.index(seat)
        if column <= last_column:
            line += 1
        cells.append((line, seat, word))
        last_column = column
    return cells


def place_words(cells: Sequence[Cell], first: Seat, area: QRectF, text: float) -> list[PlacedWord]:
    """The latest lines that fit an area, from its top; at least the last one.

    Args:
        cells: as `lines_of` gives them.
        first: whose column is the leftmost.
        area: room for all three columns.
        text: height of ordinary letters.
    """
    lines = [
        _line(list(group), first, area, text) for _, group in groupby(cells, lambda each: each[0])
    ]
    room, shown = area.height(), 0
    while shown < len(lines) and (not shown or room >= lines[-shown - 1][0].box.height()):
        room -= lines[-shown - 1][0].box.height()
        shown += 1
    placed: list[PlacedWord] = []
    y = area.top()
    for line in lines[len(lines) - shown :]:
        placed += [replace(each, box=each.box.translated(0, y)) for each in line]
        y += line[0].box.height()
    return placed


def _line(cells: Sequence[Cell], first: Seat, area: QRectF, text: float) -> list[PlacedWord]:
    """The words of one line, all in boxes of the same height, from y 0 on."""
    order, width = from_seat(first), area.width() / 3
    words = [
        _word(word, QRectF(area.left() + order.index(seat) * width, 0, width, 0), area, text,
              alone=len(cells) == 1)
        for _, seat, word in cells
    ]  # fmt: skip
    height = max(each.box.height() for each in words)
    for each in words:
        each.box.setHeight(height)
    return words


def _word(word: str, column: QRectF, area: QRectF, text: float, *, alone: bool) -> PlacedWord:
    """A word in its column; alone on its line a long one may reach into the others."""
    letters = font(text, bold=True)
    wide = QFontMetricsF(letters).horizontalAdvance(word) + 0.4 * text
    box = QRectF(column)
    if alone and wide > box.width():
        box.setWidth(min(1.8 * column.width(), area.width()))
        box.moveCenter(column.center())
        box.moveLeft(min(max(box.left(), area.left()), area.right() - box.width()))
    share = min(1.0, box.width() / wide)
    box.setHeight(LINE * text)
    if share >= LEAST_SHRUNK:
        return PlacedWord(box, word, font(int(share * text), bold=True))
    rows = QRectF(0, 0, box.width() - 0.4 * text, 2.6 * text)
    letters, needed = fitting(word, rows, letters)
    box.setHeight(max(LINE * text, needed.height() + 0.3 * text))
    return PlacedWord(box, word, letters)
