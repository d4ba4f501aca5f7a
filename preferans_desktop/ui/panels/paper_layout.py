"""Where everything stands on one paper: pure geometry."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

MOST_REFE_DRAWN = 4
"""More of them are counted in figures."""
_NAME, _HEAD = 1.45, 1.45
_LINE = 1.5


@dataclass(frozen=True, slots=True)
class PaperLayout:
    """A paper of one size.

    Attributes:
        area: the sheet of paper.
        text: height of the figures.
    """

    area: QRectF
    text: float

    @property
    def column(self) -> float:
        """Width of one of the three columns."""
        return self.area.width() / 3

    @property
    def name(self) -> QRectF:
        """The name of the player."""
        top = self.area.top() + 0.3 * self.text
        return QRectF(self.area.left() + 6, top, self.area.width() - 12, _NAME * self.text)

    @property
    def rule(self) -> float:
        """The y of the line below names and refe."""
        return self.head(0).bottom() + 0.25 * self.text

    def head(self, place: int) -> QRectF:
        """Above a column: a neighbour's name, or the refe."""
        left = self.area.left() + place * self.column
        top = self.name.bottom() + 0.15 * self.text
        return QRectF(left + 2, top, self.column - 4, _HEAD * self.text)

    def body(self, place: int) -> QRectF:
        """A column of figures."""
        height = self.area.bottom() - self.rule - 0.4 * self.text
        return QRectF(self.area.left() + place * self.column, self.rule, self.column, height)

    def refe(self, place: int, count: int) -> list[QRectF]:
        """A triangle for each of so many refe; one box for all where they are too many."""
        box = self.head(place).adjusted(1, 0, -1, 0)
        if count > MOST_REFE_DRAWN:
            return [box] * count
        width = box.width() / max(2, count)
        size = min(0.84 * width, 1.05 * box.height())
        left = box.center().x() - count * width / 2
        top = box.top() + 0.12 * box.height()
        return [
            QRectF(left + (number + 0.5) * width - size / 2, top, size, 0.85 * size)
            for number in range(count)
        ]

    def first_seen(self, place: int, count: int) -> int:
        """How many older entries of a column are left out; dots stand for them where they fit."""
        body = self.body(place)
        room = max(1, int((body.height() - 0.2 * self.text) / (_LINE * self.text)))
        return 0 if count <= room else count - max(1, room - 1)

    def entry(self, place: int, row: int, count: int) -> QRectF:
        """The box of an entry, or of the dots for one that is left out.

        Args:
            place: of the column.
            row: of the entry, the oldest is 0.
            count: how many entries the column has.
        """
        body, skipped = self.body(place), self.first_seen(place, count)
        line = max(0, row - skipped + 1) if skipped else row
        height = _LINE * self.text
        return QRectF(
            body.left(), body.top() + 0.2 * self.text + line * height, body.width(), height
        )
