"""Where everything stands on one paper: pure geometry."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

MOST_REFE_DRAWN = 4
"""More of them are counted in figures."""
LEAST_LINES = 7.6
"""Height of a paper, in heights of letters, that leaves room for two figures below its head."""
COMPACT_LINES = 4.2
"""Height of a compact one: a name, and the newest figure of each column."""
_EDGE = 0.15
"""Around what stands above a column."""
_NAME, _HEAD = 1.45, 1.45
_LINE = 1.5
_COMPACT = 7.0


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
    def compact(self) -> bool:
        """Whether there is so little room that the refe stand beside the name, without heads."""
        return self.area.height() < _COMPACT * self.text

    @property
    def column(self) -> float:
        """Width of one of the three columns."""
        return self.area.width() / 3

    @property
    def name(self) -> QRectF:
        """The name of the player."""
        top = self.area.top() + 0.3 * self.text
        width = (2 * self.column if self.compact else self.area.width()) - 12
        return QRectF(self.area.left() + 6, top, width, _NAME * self.text)

    @property
    def rule(self) -> float:
        """The y of the line below names and refe."""
        return self.head(0).bottom() + 0.25 * self.text

    def head(self, place: int) -> QRectF:
        """Above a column: a neighbour's name, or the refe; on a compact paper only the refe."""
        left = self.area.left() + (2 if self.compact else place) * self.column
        top = self.name.top() if self.compact else self.name.bottom() + 0.15 * self.text
        edge = max(2.0, _EDGE * self.text)
        return QRectF(left + edge, top, self.column - 2 * edge, _HEAD * self.text)

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

    def _room(self, place: int) -> int:
        """How many lines a column has."""
        return max(1, int((self.body(place).height() - 0.2 * self.text) / (_LINE * self.text)))

    def first_seen(self, place: int, count: int) -> int:
        """How many older entries of a column are left out."""
        room = self._room(place)
        return 0 if count <= room else count - max(1, room - 1)

    def has_dots(self, place: int, count: int) -> bool:
        """Whether dots stand for what is left out: there is a line for them."""
        return self.first_seen(place, count) > 0 and self._room(place) > 1

    def entry(self, place: int, row: int, count: int) -> QRectF:
        """The box of an entry, or of the dots for one that is left out.

        Args:
            place: of the column.
            row: of the entry, the oldest is 0.
            count: how many entries the column has.
        """
        body = self.body(place)
        line = max(0, row - self.first_seen(place, count) + self.has_dots(place, count))
        height = _LINE * self.text
        return QRectF(
            body.left(), body.top() + 0.2 * self.text + line * height, body.width(), height
        )
