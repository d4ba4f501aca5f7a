"""What was said in this hand, one column a player, as bidding is written down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from preferans_desktop.language.catalogue import say
from preferans_desktop.language.glossary import explained
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import Seat, from_seat
from preferans_desktop.ui import theme
from preferans_desktop.ui.fitting import fit_line
from preferans_desktop.ui.models.bidding_list import BiddingList
from preferans_desktop.ui.panels.bidding_lines import lines_of, place_words
from preferans_desktop.ui.panels.small_card import SmallCards
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.table.signs import WRAPPED, fitting

_MOST_MARGIN = 0.035
"""Of the width, at each side: large letters need it all."""
_ROW = 1.45
"""Height of the names and of the talon, in heights of letters."""

LEAST_TEXT = 9.0


class BiddingPanel(QWidget):
    """Columns in the order of speaking, the first player's leftmost; the newest line is seen."""

    def __init__(self, model: BiddingList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._first: Seat = 0
        self._names = ("", "", "")
        self._talon: tuple[Card, ...] = ()
        self._text = 14.0
        self._colours = theme.GREEN
        self._small_cards = SmallCards(CardStyle())
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

    @property
    def first(self) -> Seat:
        """Who stands at the left."""
        return self._first

    @property
    def talon(self) -> tuple[Card, ...]:
        """The cards of the talon once all have seen them."""
        return self._talon

    @property
    def small_cards(self) -> SmallCards:
        """Draws cards of the deck in use."""
        return self._small_cards

    def said(self) -> list[tuple[str, str]]:
        """Who said what, in order."""
        model = self._model
        rows = [model.index(row) for row in range(model.rowCount())]
        return [(str(model.data(row, model.NameRole)), str(model.data(row))) for row in rows]

    def set_talon(self, cards: Iterable[Card]) -> None:
        """The cards of the talon once all have seen them, for a line below; none before."""
        self._talon = tuple(sorted(cards))
        self.update()

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        self._text = pixels
        self.update()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        self.update()

    def set_card_style(self, style: CardStyle) -> None:
        """Show ranks and suits of the talon as this deck does.

        Raises:
            AssetError: a drawing is missing or damaged; the present ones stay.
        """
        self._small_cards = SmallCards(style)
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
        painter.setPen(QPen(self._colours.plate_edge, 1))
        painter.setBrush(self._colours.plate)
        corner = theme.corner(self._text)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        head, foot = self._row(at_foot=False), self._row(at_foot=True)
        self._draw_names(painter, head)
        if self._talon:
            self._draw_talon(painter, foot)
        self._draw_words(painter)
        painter.end()

    def _row(self, *, at_foot: bool) -> QRectF:
        """The line of the names, or that of the talon."""
        margin = min(0.7 * self._text, _MOST_MARGIN * self.width())
        area = QRectF(self.rect()).adjusted(margin, 0.5 * margin, -margin, -0.7 * margin)
        line = _ROW * self._text
        top = area.bottom() - line if at_foot else area.top()
        return QRectF(area.left(), top, area.width(), line)

    def _between(self) -> QRectF:
        """Room for the words."""
        head, foot = self._row(at_foot=False), self._row(at_foot=True)
        bottom = foot.top() if self._talon else foot.bottom()
        return QRectF(head.left(), head.bottom() + 4, head.width(), bottom - head.bottom() - 4)

    def word_box(self, number: int) -> QRectF:
        """Where a word is seen, the first is number 0; an empty one where it is left out."""
        cells = lines_of(self._words(), self._first)
        placed = place_words(cells, self._first, self._between(), self._text)
        left_out = len(cells) - len(placed)
        return placed[number - left_out].box if number >= left_out else QRectF()

    def talon_box(self) -> QRectF:
        """Where the talon is seen."""
        return self._row(at_foot=True)

    def _heads(self) -> Iterator[tuple[str, QRectF]]:
        """The names over the columns."""
        row = self._row(at_foot=False)
        width = row.width() / 3
        for place, seat in enumerate(from_seat(self._first)):
            left = row.left() + place * width
            yield self._names[seat], QRectF(left, row.top(), width, row.height())

    def _name_cut_at(self, point: QPointF) -> str:
        """The whole name where one is cut short; empty elsewhere."""
        for name, box in self._heads():
            if box.contains(point) and _fitted(name, box, 0.9 * self._text)[1] != name:
                return name
        return ""

    def _draw_names(self, painter: QPainter, row: QRectF) -> None:
        for name, box in self._heads():
            _draw(painter, box, name, self._colours.text_soft, 0.9 * self._text)
        painter.setPen(QPen(self._colours.plate_edge, 1))
        painter.drawLine(row.bottomLeft(), row.bottomRight())

    def _draw_words(self, painter: QPainter) -> None:
        cells, area = lines_of(self._words(), self._first), self._between()
        if not cells:
            letters, needed = fitting(say("bidding_empty"), area, theme.font(0.9 * self._text))
            needed.moveTop(area.top() + 0.3 * self._text)
            painter.setFont(letters)
            painter.setPen(self._colours.text_soft)
            painter.drawText(needed, WRAPPED, say("bidding_empty"))
            return
        painter.setPen(self._colours.text)
        for placed in place_words(cells, self._first, area, self._text):
            painter.setFont(placed.letters)
            painter.drawText(placed.box, WRAPPED, placed.word)

    def _draw_talon(self, painter: QPainter, row: QRectF) -> None:
        label = say("talon")
        painter.setFont(theme.font(0.9 * self._text))
        x = row.left() + painter.fontMetrics().horizontalAdvance(label) + 0.8 * self._text
        _draw(painter, row, label, self._colours.text_soft, 0.9 * self._text, left=True)
        painter.setFont(theme.font(self._text, bold=True))
        line = QRectF(QPointF(x, row.top() + 2), row.bottomRight() - QPointF(0, 2))
        self._small_cards.draw(painter, self._talon, line, self._colours)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = [word for _, word in self.said()]
            terms = explained(" ".join([*words, say("talon") if self._talon else ""]))
            self.setToolTip(self._name_cut_at(event.pos().toPointF()) or terms)
        return super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(200, 150)


def _draw(
    painter: QPainter,
    box: QRectF,
    text: str,
    colour: QColor,
    pixels: float,
    *,
    left: bool = False,
) -> None:
    letters, shown = _fitted(text, box, pixels)
    painter.setFont(letters)
    painter.setPen(colour)
    side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, shown)


def _fitted(text: str, box: QRectF, pixels: float) -> tuple[QFont, str]:
    """Letters for a line, and what is seen of it."""
    return fit_line(text, box.width() - 0.2 * pixels, pixels, least=LEAST_TEXT)
