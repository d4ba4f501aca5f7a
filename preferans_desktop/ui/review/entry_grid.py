"""Grids of small entries: cards or words, as they stand on a score; nothing in them is edited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from preferans_desktop.rules.cards import Card, suit_of
from preferans_desktop.ui import theme
from preferans_desktop.ui.fitting import fit_line
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.table.suit_signs import SuitSigns

LINE = 1.75
"""Height of a line, in heights of letters."""
LEAST_TEXT = 10.0
LONG = 10
"""More letters may not fit into a column."""
_ENTRY = Qt.ItemDataRole.UserRole


class Mark(Enum):
    """What is to be noticed about an act, told by shape as much as by colour."""

    NONE = "none"
    SLIGHT = "slight"
    COSTLY = "costly"


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands in one cell.

    Attributes:
        cards: drawn as small cards.
        words: written where there are no cards.
        told: the whole sentence, for who hears it and while the mouse is over it.
        leads: it is the first card of a trick.
        mark: what was thought of it by what could be known.
        open_loss: with open cards it gave something away.
        strong: it stands out.
        ringed: it is what was chosen.
    """

    cards: tuple[Card, ...] = ()
    words: str = ""
    told: str = ""
    leads: bool = False
    mark: Mark = Mark.NONE
    open_loss: bool = False
    strong: bool = False
    ringed: bool = False


class EntryGrid(QTableWidget):
    """Rows of entries under a line of headings; the current one is framed."""

    def __init__(self, style: CardStyle, columns: int, parent: QWidget) -> None:
        super().__init__(0, columns, parent)
        self._painter = _EntryPainter(style, self)
        self.setItemDelegate(self._painter)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionsClickable(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setHighlightSections(False)

    def show_rows(self, rows: Sequence[Sequence[Entry | None]], headings: Sequence[str]) -> None:
        """Write these entries under these headings; None leaves a cell empty."""
        self.clear()
        for column, heading in enumerate(headings):
            head = QTableWidgetItem(heading)
            head.setToolTip(_tip(heading))
            self.setHorizontalHeaderItem(column, head)
        self.setRowCount(len(rows))
        for row, entries in enumerate(rows):
            for column, entry in enumerate(entries):
                if entry is not None:
                    self._write(row, column, entry)

    def entry_at(self, row: int, column: int) -> Entry | None:
        """What stands in a cell."""
        item = self.item(row, column)
        entry = None if item is None else item.data(_ENTRY)
        return entry if isinstance(entry, Entry) else None

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of ordinary letters, and colours."""
        self._painter.set_look(pixels, colours)
        self.horizontalHeader().setFont(theme.font(0.9 * pixels))
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(round(LINE * pixels))
        self.setStyleSheet(_style(pixels, colours))
        self.viewport().update()

    def _write(self, row: int, column: int, entry: Entry) -> None:
        item = QTableWidgetItem()
        item.setData(_ENTRY, entry)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, entry.told or entry.words)
        item.setToolTip(entry.told or _tip(entry.words))
        self.setItem(row, column, item)


def _tip(words: str) -> str:
    """Words that may be cut short, to be read while the mouse is over them."""
    return words if len(words) > LONG else ""


class _EntryPainter(QStyledItemDelegate):
    """Paints one act: small cards or a word, and what is to be noticed about it."""

    def __init__(self, style: CardStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._signs = SuitSigns(style)
        self._text = 14.0
        self._colours = theme.GREEN

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of ordinary letters, and colours."""
        self._text, self._colours = pixels, colours

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry = index.data(_ENTRY)
        if not isinstance(entry, Entry):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(2, 1, -2, -1)
        view = self.parent()
        current = isinstance(view, EntryGrid) and view.currentIndex() == index
        if current or entry.ringed:
            painter.setPen(QPen(self._colours.brass, max(2.0, 0.14 * self._text)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        if entry.cards:
            self._cards(painter, box, entry)
        else:
            self._words(painter, box, entry)
        self._marks(painter, box, entry)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(round(4 * self._text), round(LINE * self._text))

    def _leads(self, painter: QPainter, right: float, middle: float) -> None:
        """A small point before the card that was led."""
        size = 0.3 * self._text
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.text_soft)
        painter.drawEllipse(QRectF(right - 1.8 * size, middle - size / 2, size, size))

    def _marks(self, painter: QPainter, box: QRectF, entry: Entry) -> None:
        """At the right: a triangle for what cost much, a ring for little; a bar for open cards."""
        size = 0.55 * self._text
        place = QRectF(box.right() - 1.4 * size, box.center().y() - size / 2, size, size)
        pen = max(1.5, 0.12 * self._text)
        if entry.open_loss:
            painter.setPen(QPen(self._colours.text_soft, pen))
            painter.drawLine(
                QPointF(place.right() + 0.2 * size, box.top() + 3),
                QPointF(place.right() + 0.2 * size, box.bottom() - 3),
            )
            place.translate(-0.3 * size, 0)
        if entry.mark is Mark.COSTLY:
            painter.setPen(QPen(self._colours.text, 1))
            painter.setBrush(self._colours.red)
            grown = place.adjusted(-0.2 * size, -0.2 * size, 0.2 * size, 0.1 * size)
            top = QPointF(grown.center().x(), grown.top())
            painter.drawPolygon(QPolygonF([top, grown.bottomRight(), grown.bottomLeft()]))
        elif entry.mark is Mark.SLIGHT:
            painter.setPen(QPen(self._colours.brass, pen))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(place)

    def _words(self, painter: QPainter, box: QRectF, entry: Entry) -> None:
        words = entry.words
        gap = Qt.TextElideMode.ElideMiddle  # a name may come first, and then what he does
        letters, shown = fit_line(
            words, box.width() - 4, self._text, bold=True, least=LEAST_TEXT, gap=gap
        )
        painter.setFont(letters)
        painter.setPen(self._colours.brass if entry.strong else self._colours.text)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)

    def _cards(self, painter: QPainter, box: QRectF, entry: Entry) -> None:
        """Small cards, rank beside suit, together in the middle."""
        cards = entry.cards
        share = 1.0 if len(cards) == 1 else 0.85
        pixels = share * self._text
        width, gap = 2.9 * pixels, 0.2 * pixels
        left = box.center().x() - (len(cards) * (width + gap) - gap) / 2
        if entry.leads:
            self._leads(painter, left, box.center().y())
        for number, card in enumerate(cards):
            small = QRectF(left + number * (width + gap), box.top() + 2, width, box.height() - 4)
            self._card(painter, card, small, pixels)

    def _card(self, painter: QPainter, card: Card, box: QRectF, pixels: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.card)
        painter.drawRoundedRect(box, 4, 4)
        rank, side = self._style.rank(card), 0.9 * pixels
        painter.setFont(theme.font(pixels, bold=True))
        wide = painter.fontMetrics().horizontalAdvance(rank)
        room = box.width() - side - 0.35 * pixels
        if wide > room:
            painter.setFont(theme.font(pixels * room / wide, bold=True))
            wide = int(room)
        left = box.center().x() - (wide + 0.15 * pixels + side) / 2
        painter.setPen(self._colours.ink)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, box.top(), wide + 2, box.height()), middle, rank)
        sign = QRectF(left + wide + 0.15 * pixels, box.center().y() - side / 2, side, side)
        self._signs.of(suit_of(card)).render(painter, sign)


def _style(pixels: float, colours: theme.Palette) -> str:
    return f"""
        QTableWidget {{ background: {colours.plate.name()}; border-radius: {theme.corner(pixels)}px;
            border: 1px solid {colours.plate_edge.name()}; }}
        QTableWidget:focus {{ border: 2px solid {colours.focus.name()}; }}
        QHeaderView {{ background: transparent; }}
        QHeaderView::section {{ background: transparent; color: {colours.text_soft.name()};
            border: 0; border-bottom: 1px solid {colours.plate_edge.name()}; padding: 2px; }}
        {theme.bars_style(pixels, colours.plate_edge)}
    """
