"""Where everything stands on one paper: pure geometry."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from preferans_desktop.ui.models.score_sheet import BULE

MOST_REFE_DRAWN = 4
"""More of them are counted in figures."""
LEAST_LINES = 7.6
"""Height of a paper, in heights of letters, that leaves room for two figures below its head."""
COMPACT_LINES = 4.2
"""Height of a compact one: a name, and the newest figure of each column."""
STRIP_LINES = 2.1
"""Height of a strip: the newest figure of each column beside the name, the refe above the bule."""
_EDGE = 0.15
"""Around what stands above a column."""
_NAME, _HEAD = 1.45, 1.45
_LINE = 1.5
_COMPACT = 7.0
_STRIP = 3.0
_STRIP_NAME = 0.4
"""Of the width of a strip."""
_STRIP_REFE = 0.62
"""Height of the refe on a strip, in heights of letters."""


@dataclass(frozen=True, slots=True)
class PaperLayout:
    """A paper of one size.

    Attributes:
        area: the sheet of paper.
        text: height of the figures.
        refe_there: whether there are any.
    """

    area: QRectF
    text: float
    refe_there: bool = True

    @property
    def compact(self) -> bool:
        """Whether there is so little room that the refe stand beside the name, without heads."""
        return self.area.height() < _COMPACT * self.text

    @property
    def strip(self) -> bool:
        """Whether there is only a line, where everything stands beside the name."""
        return self.area.height() < _STRIP * self.text

    @property
    def column(self) -> float:
        """Width of one of the three columns."""
        share = 1 - _STRIP_NAME if self.strip else 1.0
        return share * self.area.width() / 3

    def left_of(self, place: int) -> float:
        """The x where a column begins."""
        return self.area.right() - (3 - place) * self.column

    @property
    def name(self) -> QRectF:
        """The name of the player."""
        if self.strip:
            width = _STRIP_NAME * self.area.width() - 8
            return QRectF(self.area.left() + 6, self.area.top(), width, self.area.height())
        top = self.area.top() + 0.3 * self.text
        beside_refe = self.compact and self.refe_there
        width = (2 * self.column if beside_refe else self.area.width()) - 12
        return QRectF(self.area.left() + 6, top, width, _NAME * self.text)

    @property
    def rule(self) -> float:
        """The y of the line below names and refe; on a strip there is none to be drawn."""
        if self.strip:
            below = self.head(BULE).bottom() + 0.03 * self.text
            return below if self.refe_there else self.area.top()
        return self.head(0).bottom() + 0.25 * self.text

    def head(self, place: int) -> QRectF:
        """Above a column: a neighbour's name, or the refe; on a compact paper only the refe."""
        edge = max(2.0, _EDGE * self.text)
        if self.strip:
            top, height = self.area.top() + 0.1 * self.text, _STRIP_REFE * self.text
            return QRectF(self.left_of(BULE) + 2, top, self.column - 4, height)
        left = self.left_of(2 if self.compact else place)
        top = self.name.top() if self.compact else self.name.bottom() + 0.15 * self.text
        return QRectF(left + edge, top, self.column - 2 * edge, _HEAD * self.text)

    def body(self, place: int) -> QRectF:
        """A column of figures."""
        height = self.area.bottom() - self.rule - (0 if self.strip else 0.4) * self.text
        return QRectF(self.left_of(place), self.rule, self.column, height)

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
        if self.strip:
            return body
        line = max(0, row - self.first_seen(place, count) + self.has_dots(place, count))
        height = _LINE * self.text
        return QRectF(
            body.left(), body.top() + 0.2 * self.text + line * height, body.width(), height
        )
