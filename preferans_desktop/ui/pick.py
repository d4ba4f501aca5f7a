"""A field in which one of several values is picked from a list that opens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget

from preferans_desktop.ui import theme

_ARROW = 2.0
"""Room for the arrow, in heights of letters."""


class Pick(QComboBox):
    """Drawn like the other fields of a form, in its colours whatever those of the desktop are."""

    def __init__(self, values: Sequence[object], usual: object, parent: QWidget) -> None:
        super().__init__(parent)
        self._text, self._colours = 14.0, theme.GREEN
        for value in values:
            self.addItem("", value)
        self.choose(usual)

    def choose(self, value: object) -> None:
        """Pick a value that is offered; one that is not stays out."""
        place = self.findData(value)
        if place >= 0:
            self.setCurrentIndex(place)

    def write(self, labels: Sequence[str]) -> None:
        """Call the values so."""
        for place, label in enumerate(labels):
            self.setItemText(place, label)
        self.updateGeometry()

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of letters, and colours."""
        self._text, self._colours = pixels, colours
        self.setFont(theme.font(pixels))
        self.updateGeometry()

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        self.setItemDelegate(QStyledItemDelegate(self.view()))
        self.view().setStyleSheet(_list_style(self._text, self._colours))
        super().showPopup()

    def sizeHint(self) -> QSize:
        measured, pad = self.fontMetrics(), 0.3 * self._text
        widest = max(
            measured.horizontalAdvance(self.itemText(place)) for place in range(self.count())
        )
        width = widest + 2 * pad + _ARROW * self._text + 4
        return QSize(round(width), round(measured.height() + 2 * pad) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, pad = self._colours, round(0.3 * self._text)
        marked, pen = self.hasFocus() or self.underMouse(), 3 if self.hasFocus() else 2
        painter.setPen(QPen(colours.sheet_focus if marked else colours.sheet_edge, pen))
        painter.setBrush(colours.field)
        body = QRectF(self.rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
        painter.drawRoundedRect(body, pad, pad)
        words = body.adjusted(pad + 1, 0, -_ARROW * self._text, 0)
        painter.setPen(colours.sheet_text)
        painter.setFont(theme.font(self._text))
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, middle, self.currentText())
        size = 0.28 * self._text
        tip = QPointF(body.right() - 0.9 * self._text, body.center().y() + 0.5 * size)
        painter.setPen(QPen(colours.sheet_text, max(1.5, 0.1 * self._text)))
        painter.drawPolyline(
            QPolygonF([tip + QPointF(-size, -size), tip, tip + QPointF(size, -size)])
        )
        painter.end()


def _list_style(pixels: float, colours: theme.Palette) -> str:
    """For the list that opens, as a style sheet."""
    pad = round(0.3 * pixels)
    return f"""
        QListView {{ background: {colours.field.name()}; color: {colours.sheet_text.name()};
            font-family: {theme.families()}; font-size: {round(pixels)}px;
            border: 2px solid {colours.sheet_focus.name()}; padding: {pad}px 0px; outline: none; }}
        QListView::item {{ padding: {pad}px {2 * pad}px; border: none; }}
        QListView::item:selected {{ background: {colours.brass.name()};
            color: {colours.brass_text.name()}; }}
        {theme.bars_style(pixels, colours.sheet_edge)}
    """
