"""A face that can be chosen, as a button with its picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from preferans_desktop.host.settings import Face
from preferans_desktop.resources import AssetError
from preferans_desktop.ui import theme
from preferans_desktop.ui.settings.frame import paint_frame
from preferans_desktop.ui.settings.option import Option
from preferans_desktop.ui.table.portraits import portrait_of

_SIDE = 3.3
"""In heights of letters."""
_INITIAL = "A"


class FaceOption(Option):
    """What is chosen has a ring and a tick; what has the focus is framed. Its words are a tip."""

    def __init__(self, face: Face, parent: QWidget) -> None:
        super().__init__(parent)
        try:
            self._portrait = portrait_of(face)
        except AssetError:  # the table tells of it
            self._portrait = None

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)

    def sizeHint(self) -> QSize:
        side = round(_SIDE * self._text)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, pen = float(min(self.width(), self.height())), 0.17 * self._text
        whole = QRectF(0, 0, side, side)
        disc = whole.adjusted(2 * pen, 2 * pen, -2 * pen, -2 * pen)
        painter.setPen(QPen(self._colours.sheet_edge, 1.2))
        painter.setBrush(theme.GREEN.cream)
        painter.drawEllipse(disc)
        if self._portrait is not None:
            self._portrait.render(painter, disc)
        else:
            painter.setFont(theme.font(0.5 * disc.height(), bold=True))
            painter.setPen(theme.GREEN.felt_dark)
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, _INITIAL)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            self._draw_chosen(painter, disc, pen)
        paint_frame(painter, self, self._text, self._colours)
        painter.end()

    def _draw_chosen(self, painter: QPainter, disc: QRectF, pen: float) -> None:
        painter.setPen(QPen(self._colours.brass, 1.4 * pen))
        painter.drawEllipse(disc)
        mark = QRectF(0, 0, 1.3 * self._text, 1.3 * self._text)
        mark.moveBottomRight(disc.bottomRight())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.brass)
        painter.drawEllipse(mark)
        self._tick(painter, mark.translated(-0.42 * self._text, 0))
