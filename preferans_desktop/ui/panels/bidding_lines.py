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
_OVER = 0.5
"""So much of an empty column a long word beside it may take."""
LEAST_TEXT = 9.0
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
    """The latest lines that fit an area, from its top; at least the last one, as it fits.

    Args:
        cells: as `lines_of` gives them.
        first: whose column is the leftmost.
        area: room for all three columns.
        text: height of ordinary letters.
    """
    lines = [
        _line(list(group), first, area, text) for _, group in groupby(cells, lambda each: each[0])
    ]
    if lines and text > LEAST_TEXT and lines[-1][0].box.height() > area.height():
        return place_words(cells, first, area, text - 1)
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
    taken = {order.index(seat) for _, seat, _ in cells}
    words = []
    for _, seat, word in cells:
        place = order.index(seat)
        column = QRectF(area.left() + place * width, 0, width, 0)
        reach = _OVER * width if len(cells) > 1 else area.width()
        left = column.left() - (0 if place - 1 in taken else reach)
        right = column.right() + (0 if place + 1 in taken else reach)
        left, right = max(left, area.left()), min(right, area.right())
        room = QRectF(left, 0, right - left, 0)
        words.append(_word(word, column, room, text))
    height = max(each.box.height() for each in words)
    for each in words:
        each.box.setHeight(height)
    return words


def _word(word: str, column: QRectF, room: QRectF, text: float) -> PlacedWord:
    """A word in its column; a long one reaches as far as there is room beside it."""
    letters = font(text, bold=True)
    wide = QFontMetricsF(letters).horizontalAdvance(word) + 0.4 * text
    box = QRectF(column)
    if wide > box.width():
        box.setWidth(min(wide, 1.8 * column.width(), room.width()))
        box.moveCenter(column.center())
        box.moveLeft(min(max(box.left(), room.left()), room.right() - box.width()))
    share = min(1.0, box.width() / wide)
    box.setHeight(LINE * text)
    if share >= LEAST_SHRUNK:
        return PlacedWord(box, word, font(int(share * text), bold=True))
    rows = QRectF(0, 0, box.width() - 0.4 * text, 2.6 * text)
    letters, needed = fitting(word, rows, letters)
    box.setHeight(max(LINE * text, needed.height() + 0.3 * text))
    return PlacedWord(box, word, letters)
