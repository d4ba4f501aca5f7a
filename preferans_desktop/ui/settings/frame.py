"""The frame around what has the focus, or lies under the mouse, on a sheet."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from preferans_desktop.ui.theme import Palette


def frame_width(pixels: float) -> float:
    """How thick the frame is beside letters of this height."""
    return max(2.0, 0.14 * pixels)


def paint_frame(painter: QPainter, widget: QWidget, pixels: float, colours: Palette) -> None:
    """Frame a widget along its edge; a thinner frame under the mouse.

    Args:
        painter: of the widget.
        widget: what may have the focus.
        pixels: height of its letters.
        colours: to draw in.
    """
    if not (widget.hasFocus() or widget.underMouse()):
        return
    width = frame_width(pixels) * (1 if widget.hasFocus() else 0.6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours.sheet_focus, width))
    edge = QRectF(widget.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.drawRoundedRect(edge, 0.55 * pixels, 0.55 * pixels)
