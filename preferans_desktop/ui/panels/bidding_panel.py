"""What was said in this hand, one column a player, as bidding is written down."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.cards import (
    RANK_LETTERS,
    SUIT_SYMBOLS,
    Card,
    Suit,
    rank_of,
    suit_of,
)
from preferans_desktop.rules.seats import Seat, from_seat
from preferans_desktop.ui import theme
from preferans_desktop.ui.models.bidding_list import BiddingList

Cell = tuple[int, Seat, str]
"""Line from 0, who said it, the word."""
RED_SUITS = frozenset({Suit.KARO, Suit.HERC})
CARD_GROUND = QColor("#fffdf6")


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


class BiddingPanel(QWidget):
    """Columns in the order of speaking, the first player's leftmost; the newest line is seen."""

    def __init__(self, model: BiddingList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._first: Seat = 0
        self._names = ("", "", "")
        self._talon: tuple[Card, ...] = ()
        self._text = 14.0
        model.rowsInserted.connect(self._on_rows)
        model.rowsRemoved.connect(self._on_rows)

    def set_names(self, names: tuple[str, str, str]) -> None:
        """Names over the columns, by seat."""
        self._names = names
        self.update()

    def set_first(self, first: Seat) -> None:
        """Who speaks first in this hand."""
        self._first = first
        self.update()

    def set_talon(self, cards: Iterable[Card]) -> None:
        """The cards of the talon once all have seen them, for a line below; none before."""
        self._talon = tuple(sorted(cards))
        self.update()

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        self._text = pixels
        self.update()

    def _on_rows(self, parent: QModelIndex, first: int, last: int) -> None:
        self.update()

    def _words(self) -> list[tuple[Seat, str]]:
        model = self._model
        indexes = [model.index(row) for row in range(model.rowCount())]
        return [(model.data(each, model.SeatRole), model.data(each)) for each in indexes]  # type: ignore[misc]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.GREEN.plate)
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        margin = 0.7 * self._text
        area = QRectF(self.rect()).adjusted(margin, 0.5 * margin, -margin, -0.7 * margin)
        line = 1.55 * self._text
        self._draw_names(painter, QRectF(area.left(), area.top(), area.width(), line))
        area.setTop(area.top() + line + 4)
        if self._talon:
            foot = QRectF(area.left(), area.bottom() - line, area.width(), line)
            self._draw_talon(painter, foot)
            area.setBottom(foot.top())
        self._draw_words(painter, area, line)
        painter.end()

    def _draw_names(self, painter: QPainter, row: QRectF) -> None:
        width = row.width() / 3
        for place, seat in enumerate(from_seat(self._first)):
            box = QRectF(row.left() + place * width, row.top(), width, row.height())
            _draw(painter, box, self._names[seat], theme.GREEN.text_soft, 0.9 * self._text)
        painter.setPen(QPen(theme.GREEN.plate_edge, 1))
        painter.drawLine(row.bottomLeft(), row.bottomRight())

    def _draw_words(self, painter: QPainter, area: QRectF, line: float) -> None:
        cells = lines_of(self._words(), self._first)
        if not cells:
            box = QRectF(area.left(), area.top(), area.width(), line)
            _draw(painter, box, say("bidding_empty"), theme.GREEN.text_soft, 0.9 * self._text)
            return
        lines = cells[-1][0] + 1
        room = max(1, int(area.height() / line))
        skipped = max(0, lines - room)
        order = from_seat(self._first)
        width = area.width() / 3
        for number, seat, word in cells:
            if number < skipped:
                continue
            column = order.index(seat)
            y = area.top() + (number - skipped) * line
            box = QRectF(area.left() + column * width, y, width, line)
            painter.setFont(theme.font(self._text, bold=True))
            if painter.fontMetrics().horizontalAdvance(word) > width:
                box = self._wider(box, area, alone=[cell[0] for cell in cells].count(number) == 1)
            _draw(painter, box, word, theme.GREEN.text, self._text, bold=True)

    @staticmethod
    def _wider(box: QRectF, area: QRectF, *, alone: bool) -> QRectF:
        """Room for a long word: a word alone on its line may reach into the other columns."""
        if not alone:
            return box
        wider = QRectF(0, box.top(), 1.8 * box.width(), box.height())
        wider.moveCenter(box.center())
        wider.moveLeft(min(max(wider.left(), area.left()), area.right() - wider.width()))
        return wider

    def _draw_talon(self, painter: QPainter, row: QRectF) -> None:
        label = say("talon")
        painter.setFont(theme.font(0.9 * self._text))
        x = row.left() + painter.fontMetrics().horizontalAdvance(label) + 0.8 * self._text
        _draw(painter, row, label, theme.GREEN.text_soft, 0.9 * self._text, left=True)
        for card in self._talon:
            box = QRectF(x, row.top() + 2, 2.6 * self._text, row.height() - 4)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(CARD_GROUND)
            painter.drawRoundedRect(box, 4, 4)
            colour = theme.GREEN.red if suit_of(card) in RED_SUITS else theme.GREEN.ink
            _draw(painter, box, index_of(card), colour, self._text, bold=True)
            x = box.right() + 0.5 * self._text

    def sizeHint(self) -> QSize:
        return QSize(200, 150)


def index_of(card: Card) -> str:
    """What stands in the corner of a card: 10♥."""
    rank = RANK_LETTERS[rank_of(card)].replace("T", "10")
    return rank + SUIT_SYMBOLS[suit_of(card)]


def _draw(  # noqa: PLR0913 - text has a place, a look and a side
    painter: QPainter,
    box: QRectF,
    text: str,
    colour: QColor,
    pixels: float,
    *,
    bold: bool = False,
    left: bool = False,
) -> None:
    font = theme.font(pixels, bold=bold)
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(text)
    if wide > box.width() - 2:
        painter.setFont(theme.font(max(9.0, pixels * (box.width() - 2) / wide), bold=bold))
    painter.setPen(colour)
    side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
    elided = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()))
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, elided)
