"""One act of a hint as a button: its name, a bar, its number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from preferans_desktop.ui import theme
from preferans_desktop.ui.hint.content import Bar
from preferans_desktop.ui.panels.small_card import SmallCards

ROW, STACKED = 1.6, 2.45
"""Height of a row in heights of letters: of one line, and of two."""
PAD, BETWEEN = 0.35, 0.6
"""At the ends of a row, and between what stands in it."""
_LEAST_BAR = 1.5
"""A shorter bar says nothing: it is left out."""
_CLICKED_BY = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


@dataclass(frozen=True, slots=True)
class Columns:
    """How all rows are written.

    Attributes:
        text: height of ordinary letters.
        name_text: height of the letters of the names.
        name: width of the names.
        number: width of the numbers.
        stacked: the names stand above bars and numbers.
    """

    text: float = 13.0
    name_text: float = 13.0
    name: float = 0.0
    number: float = 0.0
    stacked: bool = False


class BarButton(QAbstractButton):
    """Pressed it asks why not this act; the one asked about is framed."""

    def __init__(self, small_cards: Callable[[], SmallCards], parent: QWidget) -> None:
        super().__init__(parent)
        self._small_cards = small_cards
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._bar: Bar | None = None
        self._best = self._chosen = False
        self._columns = Columns()
        self._colours = theme.GREEN

    @property
    def bar(self) -> Bar | None:
        """What it shows."""
        return self._bar

    def show_bar(self, bar: Bar, *, best: bool, chosen: bool) -> None:
        """Show an act.

        Args:
            bar: the act.
            best: it is the one advised.
            chosen: the text above is about it.
        """
        self._bar, self._best, self._chosen = bar, best, chosen
        self.setAccessibleName(f"{bar.words}, {bar.heard}")
        self.update()

    def set_look(self, columns: Columns, colours: theme.Palette) -> None:
        """Be written so, in these colours."""
        self._columns, self._colours = columns, colours
        self.update()

    @property
    def _text(self) -> float:
        return self._columns.text

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLICKED_BY:
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(round(10 * self._text), round(ROW * self._text))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._bar is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter)
        pad, gap, columns = PAD * self._text, BETWEEN * self._text, self._columns
        inner = QRectF(self.rect()).adjusted(pad, 0, -pad, 0)
        centre = Qt.AlignmentFlag.AlignVCenter
        line = inner.height() / 2 if columns.stacked else inner.height()
        above = QRectF(inner.x(), 0, columns.name, line)
        below = QRectF(inner.x(), inner.height() - line, inner.width(), line)
        self._paint_name(painter, self._bar, above)
        painter.setPen(self._colours.text)
        painter.setFont(letters(self._text, best=self._best))
        right = below.adjusted(below.width() - columns.number, 0, 0, 0)
        painter.drawText(right, centre | Qt.AlignmentFlag.AlignRight, self._bar.number)
        left = below.left() if columns.stacked else above.right() + gap
        self._paint_bar(painter, below.adjusted(left - below.left(), 0, -columns.number - gap, 0))
        painter.end()

    def _paint_name(self, painter: QPainter, bar: Bar, box: QRectF) -> None:
        painter.setFont(letters(self._columns.name_text, best=self._best))
        if bar.cards:
            edge = 0.15 * self._text
            line = box.adjusted(0, edge, 0, -edge)
            self._small_cards().draw(painter, bar.cards, line, self._colours)
            return
        words = painter.fontMetrics().elidedText(
            bar.words, Qt.TextElideMode.ElideRight, round(box.width())
        )
        painter.setPen(self._colours.text)
        sides = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, sides, words)

    def _paint_frame(self, painter: QPainter) -> None:
        if not (self.hasFocus() or self._chosen or self.underMouse()):
            return
        colour = self._colours.text_soft
        if self.hasFocus() or self._chosen:
            colour = self._colours.focus if self.hasFocus() else self._colours.brass
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(frame, 0.4 * self._text, 0.4 * self._text)

    def _paint_bar(self, painter: QPainter, room: QRectF) -> None:
        assert self._bar is not None  # noqa: S101 - the caller has looked
        if room.width() < _LEAST_BAR * self._text:
            return
        height = 0.55 * self._text
        track = QRectF(room.left(), room.center().y() - height / 2, room.width(), height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.plate_edge)
        middle = track.center().y()
        painter.drawRect(QRectF(track.x(), middle - 0.5, track.width(), 1))
        painter.setBrush(self._colours.brass if self._best else self._colours.text_soft)
        filled = QRectF(track.x(), track.y(), self._bar.share * track.width(), height)
        painter.drawRoundedRect(filled, height / 3, height / 3)


def letters(pixels: float, *, best: bool) -> QFont:
    """The letters of a row."""
    return theme.font(pixels, bold=best)
