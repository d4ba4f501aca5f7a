"""The course of a hand as a grid, written as a score is: a click goes to that moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
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
from preferans_desktop.ui.review.course_lines import Cell
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.table.suit_signs import SuitSigns

LINE = 1.75
"""Height of a line, in heights of letters."""
_ENTRY = Qt.ItemDataRole.UserRole
_NUMBER = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands in one cell.

    Attributes:
        cards: drawn as small cards.
        words: written where there are no cards.
        told: the whole sentence, for who hears it and while the mouse is over it.
    """

    cell: Cell
    cards: tuple[Card, ...]
    words: str
    told: str


class CourseGrid(QTableWidget):
    """Three columns of acts; what is shown on the table is framed.

    Signals:
        picked: an act was clicked; carries its number, the first is 0.
    """

    picked = Signal(int)

    def __init__(self, style: CardStyle, parent: QWidget) -> None:
        super().__init__(0, 3, parent)
        self._entries: tuple[Entry, ...] = ()
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
        header.setHighlightSections(False)
        self.cellClicked.connect(self._on_clicked)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What stands in the cells, in order."""
        return self._entries

    def show_course(self, entries: Sequence[Entry], names: Sequence[str]) -> None:
        """Write these acts under these names, the leftmost first."""
        self._entries = tuple(entries)
        self.clear()
        self.setHorizontalHeaderLabels(list(names))
        self.setRowCount(1 + max((entry.cell.line for entry in entries), default=-1))
        for number, entry in enumerate(entries):
            item = QTableWidgetItem()
            item.setData(_ENTRY, entry)
            item.setData(_NUMBER, number)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, entry.told)
            item.setToolTip(entry.told)
            self.setItem(entry.cell.line, entry.cell.column, item)

    def show_place(self, number: int | None) -> None:
        """Frame this act; None for the deal before all of them."""
        if number is None:
            self.setCurrentIndex(QModelIndex())
            self.scrollToTop()
            return
        cell = self._entries[number].cell
        self.setCurrentCell(cell.line, cell.column)

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of ordinary letters, and colours."""
        self._painter.set_look(pixels, colours)
        self.horizontalHeader().setFont(theme.font(0.9 * pixels))
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(round(LINE * pixels))
        self.setStyleSheet(_style(colours))
        self.viewport().update()

    def _on_clicked(self, row: int, column: int) -> None:
        item = self.item(row, column)
        if item is not None:
            self.picked.emit(item.data(_NUMBER))


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
        if isinstance(view, CourseGrid) and view.currentIndex() == index:
            painter.setPen(QPen(self._colours.brass, max(2.0, 0.14 * self._text)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        if entry.cards:
            self._cards(painter, box, entry)
        else:
            self._words(painter, box, entry.words)
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

    def _words(self, painter: QPainter, box: QRectF, words: str) -> None:
        painter.setFont(theme.font(self._text, bold=True))
        wide = painter.fontMetrics().horizontalAdvance(words) + 4
        if wide > box.width():
            painter.setFont(theme.font(max(10.0, self._text * box.width() / wide), bold=True))
        painter.setPen(self._colours.text)
        room = int(box.width()) - 2
        shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)

    def _cards(self, painter: QPainter, box: QRectF, entry: Entry) -> None:
        """Small cards, rank beside suit, together in the middle."""
        cards = entry.cards
        share = 1.0 if len(cards) == 1 else 0.85
        pixels = share * self._text
        width, gap = 2.9 * pixels, 0.2 * pixels
        left = box.center().x() - (len(cards) * (width + gap) - gap) / 2
        if entry.cell.leads:
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


def _style(colours: theme.Palette) -> str:
    return f"""
        QTableWidget {{ background: {colours.plate.name()}; border-radius: 8px;
            border: 1px solid {colours.plate_edge.name()}; }}
        QTableWidget:focus {{ border: 2px solid {colours.focus.name()}; }}
        QHeaderView {{ background: transparent; }}
        QHeaderView::section {{ background: transparent; color: {colours.text_soft.name()};
            border: 0; border-bottom: 1px solid {colours.plate_edge.name()}; padding: 2px; }}
    """
