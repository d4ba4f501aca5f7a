"""Where the words of the bidding stand, and how large: pure geometry of text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from preferans_desktop.rules.seats import Seat, from_seat
from preferans_desktop.ui.table.signs import fitting
from preferans_desktop.ui.theme import font

Cell = tuple[int, Seat, str]
"""Line from 0, who said it, the word."""
LEAST_TEXT = 9.0
LINE = 1.55
"""Height of a line of one row, in heights of letters."""
_NEXT = 1.3
"""The same of a further row of one round."""
_BESIDE = 0.22
"""At each side of a word, in heights of letters."""


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
    """The latest rows that fit an area, from its top; at least the last line, as it fits.

    A word too long for its column reaches into those beside it, and stands a row lower where it
    would touch another word there.

    Args:
        cells: as `lines_of` gives them.
        first: whose column is the leftmost.
        area: room for all three columns.
        text: height of ordinary letters, smaller only where the last line is too high for the area.
    """
    lines = [
        list(_rows(list(group), first, area, text))
        for _, group in groupby(cells, lambda each: each[0])
    ]
    if lines and text > LEAST_TEXT and sum(map(_height, lines[-1])) > area.height():
        return place_words(cells, first, area, text - 1)
    rows = [row for line in lines for row in line]
    room, shown = area.height(), 0
    while shown < len(rows) and (not shown or room >= _height(rows[-shown - 1])):
        room -= _height(rows[-shown - 1])
        shown += 1
    placed: list[PlacedWord] = []
    y = area.top()
    for row in rows[len(rows) - shown :]:
        placed += [replace(each, box=each.box.translated(0, y)) for each in row]
        y += _height(row)
    return placed


def _height(row: Sequence[PlacedWord]) -> float:
    return row[0].box.height()


def _rows(
    cells: Sequence[Cell], first: Seat, area: QRectF, text: float
) -> Iterable[list[PlacedWord]]:
    """The words of one line in as few rows as they need, each row from y 0 on."""
    order, width = from_seat(first), area.width() / 3
    row: list[PlacedWord] = []
    columns: list[float] = []
    line = LINE
    for _, seat, word in cells:
        columns.append(area.left() + (order.index(seat) + 0.5) * width)
        both = _side_by_side([*row, _word(word, area.width(), text, line)], columns, area)
        if not both:
            yield row
            line = _NEXT
            columns = columns[-1:]
            both = _side_by_side([_word(word, area.width(), text, line)], columns, area)
        row = both
    yield row


def _side_by_side(
    words: Sequence[PlacedWord], columns: Sequence[float], area: QRectF
) -> list[PlacedWord]:
    """Words beside each other, each as near to the middle of its column as the others let it.

    Returns:
        the words, none where one would leave its column.
    """
    boxes = [QRectF(each.box) for each in words]
    left = area.left()
    for box, column in zip(boxes, columns, strict=True):
        box.moveLeft(max(left, column - box.width() / 2))
        left = box.right()
    right = area.right()
    for box in reversed(boxes):
        box.moveRight(min(right, box.right()))
        right = box.left()
    held = zip(boxes, columns, strict=True)
    if right < area.left() - 1e-6 or not all(box.left() <= x <= box.right() for box, x in held):
        return []
    height = max(box.height() for box in boxes)
    for box in boxes:
        box.setHeight(height)
    return [replace(each, box=box) for each, box in zip(words, boxes, strict=True)]


def _word(word: str, most: float, text: float, line: float) -> PlacedWord:
    """A word in a box as wide as it is; broken where it is wider than all the room."""
    letters, beside = font(text, bold=True), 2 * _BESIDE * text
    wide = QFontMetricsF(letters).horizontalAdvance(word) + beside
    if wide <= most:
        return PlacedWord(QRectF(0, 0, wide, line * text), word, letters)
    letters, needed = fitting(word, QRectF(0, 0, most - beside, 2.6 * text), letters)
    height = max(line * text, needed.height() + 0.3 * text)
    return PlacedWord(QRectF(0, 0, most, height), word, letters)
