"""One act of a hint as a button: its name, a bar, its number."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from preferans_desktop.ui import theme
from preferans_desktop.ui.hint.content import Bar
from preferans_desktop.ui.panels.small_card import SmallCards

ROW = 1.6
"""Height of a row in heights of letters."""
_CLICKED_BY = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class BarButton(QAbstractButton):
    """Pressed it asks why not this act; the one asked about is framed."""

    def __init__(self, small_cards: Callable[[], SmallCards], parent: QWidget) -> None:
        super().__init__(parent)
        self._small_cards = small_cards
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._bar: Bar | None = None
        self._best = self._chosen = False
        self._text = self._name_text = 13.0
        self._columns = (0.0, 0.0)
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

    def set_look(
        self,
        pixels: tuple[float, float],
        columns: tuple[float, float],
        colours: theme.Palette,
    ) -> None:
        """Letters, columns and colours.

        Args:
            pixels: height of ordinary letters, and of those of the name.
            columns: widths of the name and of the number.
            colours: to draw in.
        """
        self._text, self._name_text = pixels
        self._columns, self._colours = columns, colours
        self.update()

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
        pad = 0.35 * self._text
        inner = QRectF(self.rect()).adjusted(pad, 0, -pad, 0)
        name, number = self._columns
        centre = Qt.AlignmentFlag.AlignVCenter
        left = QRectF(inner.x(), 0, name, self.height())
        self._paint_name(painter, self._bar, left)
        painter.setPen(self._colours.text)
        painter.setFont(letters(self._text, best=self._best))
        right = QRectF(inner.right() - number, 0, number, self.height())
        painter.drawText(right, centre | Qt.AlignmentFlag.AlignRight, self._bar.number)
        gap = 0.6 * self._text
        self._paint_bar(painter, left.right() + gap, right.left() - gap)
        painter.end()

    def _paint_name(self, painter: QPainter, bar: Bar, box: QRectF) -> None:
        painter.setFont(letters(self._name_text, best=self._best))
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

    def _paint_bar(self, painter: QPainter, left: float, right: float) -> None:
        assert self._bar is not None  # noqa: S101 - the caller has looked
        height = 0.55 * self._text
        track = QRectF(left, (self.height() - height) / 2, max(0.0, right - left), height)
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
