"""One of several things that can be chosen, as a button with a tick."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QWidget

from preferans_desktop.ui import theme
from preferans_desktop.ui.settings.frame import frame_width, paint_frame

TALL, FLAT = 2.15, 1.75
"""Heights of a button in heights of letters: the usual one, and where there is little room."""


class Option(QRadioButton):
    """What is chosen is filled, ticked and bold; what has the focus is framed."""

    def __init__(self, parent: QWidget, *, in_column: bool = False) -> None:
        """A button.

        Args:
            parent: what it lies on.
            in_column: its words begin at the left, below those of others.
        """
        super().__init__(parent)
        self._in_column = in_column
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._colours = theme.GREEN
        self._text, self._tall = 14.0, TALL

    def set_look(self, pixels: float, colours: theme.Palette, tall: float = TALL) -> None:
        """Height of letters, colours, and height of the button in heights of letters."""
        self._text, self._colours, self._tall = pixels, colours, tall
        self.setFont(theme.font(pixels, bold=True))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.text()) + 3.0 * self._text
        return QSize(round(width), round(self._tall * self._text))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt's name
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, chosen = self._colours, self.isChecked()
        inset = 1.5 * frame_width(self._text)
        body = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setBrush(colours.brass if chosen else colours.field)
        painter.setPen(QPen(colours.brass if chosen else colours.sheet_edge, 1.2))
        painter.drawRoundedRect(body, 0.4 * self._text, 0.4 * self._text)
        paint_frame(painter, self, self._text, colours)
        painter.setPen(colours.brass_text if chosen else colours.sheet_text)
        painter.setFont(theme.font(self._text, bold=chosen))
        painter.drawText(*self._place_of_words(body, chosen=chosen), self.text())
        if chosen:
            self._tick(painter, body)
        painter.end()

    def _place_of_words(self, body: QRectF, *, chosen: bool) -> tuple[QRectF, Qt.AlignmentFlag]:
        if self._in_column:
            left = body.adjusted(1.6 * self._text, 0, 0, 0)
            return left, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        moved = body.adjusted(0.8 * self._text if chosen else 0, 0, 0, 0)
        return moved, Qt.AlignmentFlag.AlignCenter

    def _tick(self, painter: QPainter, body: QRectF) -> None:
        size = 0.5 * self._text
        corner = QPointF(body.left() + 0.6 * self._text, body.center().y() + 0.1 * size)
        path = QPainterPath(corner)
        path.lineTo(corner + QPointF(0.4 * size, 0.45 * size))
        path.lineTo(corner + QPointF(1.15 * size, -0.65 * size))
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._colours.brass_text, 0.15 * self._text, c=cap, j=join))
        painter.drawPath(path)
