"""The sheet with the saved matches: a row each, and a button that opens the one chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from preferans_desktop.language.catalogue import say
from preferans_desktop.language.unbroken import unbroken
from preferans_desktop.ui import theme
from preferans_desktop.ui.matches.rows import Line, Row, row_of
from preferans_desktop.ui.scrolled import polish
from preferans_desktop.ui.sheet import Sheet

WIDTH = 46
"""Of the sheet, in heights of its letters, where there is so much room."""
_LINE = Qt.ItemDataRole.UserRole
_ROW = Qt.ItemDataRole.UserRole + 1
_ENTER = {int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)}

Index = QModelIndex | QPersistentModelIndex


class MatchesSheet(Sheet):
    """Esc closes it; Enter, a double click or the button opens what is chosen.

    Attributes:
        rows: the matches, the one that was at the table last first.
        opens: the button that opens one.
        done: closes the sheet.

    Signals:
        chosen: a match is wanted; carries its id.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("matches", parent)
        self._look: tuple[float, theme.Palette] | None = None
        self._items: dict[str, QListWidgetItem] = {}
        self._title = QLabel(self)
        self._title.setObjectName("title")
        self._nothing = QLabel(self)
        self.rows = QListWidget(self)
        self.rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._painter = RowPainter(self.rows)
        self.rows.setItemDelegate(self._painter)
        self.opens = QPushButton(self)
        self.opens.setObjectName("start")
        self.done = QPushButton(self)
        self.done.setObjectName("done")
        self._column = QVBoxLayout(self)
        self._lay_out()
        self.rows.currentRowChanged.connect(self._on_row)
        self.rows.itemDoubleClicked.connect(self._on_opens)
        self.opens.clicked.connect(self._on_opens)
        self.done.clicked.connect(self.leave)

    def open(self) -> None:
        """Show it, still empty."""
        self._clear()
        self._nothing.hide()
        self.show_above()
        self.say_again()
        self.rows.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """List these matches, the first one chosen."""
        self._clear()
        for line in lines:
            item = QListWidgetItem()
            self._write(item, line)  # before it is in the list: that would be laid out each time
            self.rows.addItem(item)
            self._items[line.kept.id] = item
        self.rows.setCurrentRow(0)
        self.rows.setVisible(bool(lines))
        self._nothing.setVisible(not lines)
        self._on_row(self.rows.currentRow())

    def show_more(self, lines: Iterable[Line]) -> None:
        """Tell more of matches that are listed."""
        for line in lines:
            self._write(self._items[line.kept.id], line)
        self._on_row(self.rows.currentRow())

    def text(self) -> list[str]:
        """What is said of each match."""
        return [self.rows.item(place).text() for place in range(self.rows.count())]

    def fit(self, room: QRect, pixels: float, colours: theme.Palette) -> None:
        """Lie in the middle of a room, as large as the rows need.

        Args:
            room: what there is.
            pixels: height of ordinary letters.
            colours: to draw in.
        """
        if (pixels, colours) != self._look:
            self._look = pixels, colours
            self._dress(pixels, colours)
        box = QRect(room)
        box.setWidth(min(round(WIDTH * pixels), room.width()))
        self.resize(box.size())
        self._column.activate()  # rows are as high as they need in this width
        others = self._others()
        box.setHeight(min(others + self._needed(room.height() - others), room.height()))
        box.moveCenter(room.center())
        self.setGeometry(box)

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        self._title.setText(say("matches_title"))
        self.setAccessibleName(say("matches_title"))
        self.rows.setAccessibleName(say("matches_title"))
        self._nothing.setText(say("matches_none"))
        self.done.setText(say("figure_close"))
        for item in map(self.rows.item, range(self.rows.count())):
            self._write(item, line_of(item))
        self._on_row(self.rows.currentRow())

    def _lay_out(self) -> None:
        column = self._column
        column.addWidget(self._title)
        column.addWidget(self._nothing, 1, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.rows, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.opens)
        buttons.addStretch()
        buttons.addWidget(self.done)
        column.addLayout(buttons)

    def _dress(self, pixels: float, colours: theme.Palette) -> None:
        side = round(pixels)
        self._column.setContentsMargins(side, side, side, side)
        self._column.setSpacing(round(0.7 * pixels))
        self._painter.set_look(pixels, colours)
        self.setStyleSheet(_style(round(pixels), colours))
        polish(self)

    def _needed(self, most: int) -> int:
        """Height of all rows; of no more than fill the most that there can be."""
        self.rows.doItemsLayout()
        rows = 0
        for place in range(self.rows.count()):
            rows += self.rows.sizeHintForRow(place)
            if rows > most:
                break
        return max(rows, self._nothing.sizeHint().height()) + 2 * self.rows.frameWidth()

    def _others(self) -> int:
        """Height of what is above and below the rows."""
        margins = self._column.contentsMargins()
        parts = self._title.sizeHint().height() + self.done.sizeHint().height()
        frame = self.height() - self.contentsRect().height()
        return frame + margins.top() + parts + 2 * self._column.spacing() + margins.bottom()

    def _clear(self) -> None:
        self.rows.clear()
        self._items.clear()

    def _write(self, item: QListWidgetItem, line: Line) -> None:
        row = row_of(line)
        item.setData(_LINE, line)
        item.setData(_ROW, row)
        item.setText(", ".join(filter(None, (row.heading, row.state, row.more))))

    def _on_row(self, place: int) -> None:
        """Say on the button what opening means for the match chosen."""
        item = self.rows.item(place) if place >= 0 else None
        line = None if item is None else line_of(item)
        over = line is not None and line.over
        self.opens.setText(say("matches_look" if over else "action_continue"))
        self.opens.setEnabled(line is not None)

    def _on_opens(self) -> None:
        item = self.rows.currentItem()
        if item is not None:
            self.chosen.emit(line_of(item).kept.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self._on_opens()
        super().keyPressEvent(event)


def line_of(item: QListWidgetItem) -> Line:
    """The match of an item."""
    line = item.data(_LINE)
    assert isinstance(line, Line)  # noqa: S101 - written by the sheet
    return line


class RowPainter(QStyledItemDelegate):
    """Paints a match: players and state in the first line, the rest in as many as it needs."""

    def __init__(self, rows: QListWidget) -> None:
        super().__init__(rows)
        self._rows = rows
        self._pixels, self._colours = 14.0, theme.GREEN
        self._measured: dict[tuple[Row, int], tuple[int, int]] = {}

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of ordinary letters, and colours."""
        self._pixels, self._colours = pixels, colours
        self._measured.clear()

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        row: Row = index.data(_ROW)
        room = self._rows.viewport().width() - 2 * self._pad
        heading, more = self._heights(row, room)
        return QSize(1, heading + more + 3 * self._pad)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row = index.data(_ROW)
        chosen = index.row() == self._rows.currentRow()
        box = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._colours.brass)
            corner = theme.corner(self._pixels)
            painter.drawRoundedRect(box, corner, corner)
        painter.setPen(self._colours.brass_text if chosen else self._colours.sheet_text)
        self._write(painter, row, box.adjusted(self._pad, self._pad, -self._pad, -self._pad))
        painter.restore()

    def _write(self, painter: QPainter, row: Row, inner: QRect) -> None:
        heading, more = self._heights(row, inner.width())
        top = QRect(inner.x(), inner.y(), inner.width(), heading)
        painter.setFont(theme.font(self._pixels))
        at_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        painter.drawText(top, at_right, row.state)
        painter.setFont(theme.font(self._pixels, bold=True))
        painter.drawText(top.adjusted(0, 0, -self._state_width(row), 0), _WRAPPED, row.heading)
        painter.setFont(theme.font(self._pixels))
        rest = QRect(inner.x(), inner.y() + heading + self._pad, inner.width(), more)
        painter.drawText(rest, _WRAPPED, unbroken(row.more))

    @property
    def _pad(self) -> int:
        return round(0.5 * self._pixels)

    def _state_width(self, row: Row) -> int:
        words = QFontMetrics(theme.font(self._pixels)).horizontalAdvance(row.state)
        return words + round(self._pixels)

    def _heights(self, row: Row, room: int) -> tuple[int, int]:
        """Of both parts, where they have so much room; the list asks for all of them often."""
        if (row, room) not in self._measured:
            self._measured[row, room] = self._measure(row, room)
        return self._measured[row, room]

    def _measure(self, row: Row, room: int) -> tuple[int, int]:
        bold = QFontMetrics(theme.font(self._pixels, bold=True))
        plain = QFontMetrics(theme.font(self._pixels))
        beside = max(1, room - self._state_width(row))
        return (
            bold.boundingRect(QRect(0, 0, beside, 10_000), _WRAPPED, row.heading).height(),
            plain.boundingRect(
                QRect(0, 0, max(1, room), 10_000), _WRAPPED, unbroken(row.more)
            ).height(),
        )


_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft.value)


def _style(pixels: int, colours: theme.Palette) -> str:
    pad = round(0.3 * pixels)
    return f"""
        {theme.sheet_style("matches", pixels, colours)}
        QListWidget {{ background: {colours.field.name()}; border-radius: {pad}px;
            border: 2px solid {colours.sheet_edge.name()}; }}
        QListWidget:focus {{ border-color: {colours.sheet_focus.name()}; }}
        QPushButton#start {{ background: {colours.brass.name()}; font-weight: 600;
            color: {colours.brass_text.name()}; }}
        QPushButton#start:disabled {{ background: {colours.sheet.name()};
            color: {colours.sheet_edge.name()}; }}
    """
