"""Speech bubbles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPixmap

from preferans_desktop.ui.table.layout import Rect
from preferans_desktop.ui.table.look import Ink, blank, painter_on
from preferans_desktop.ui.table.signs import WRAPPED, fitting
from preferans_desktop.ui.theme import font

_LEAST_PAD = 0.35
"""Beside words that would be smaller with the usual margin, in heights of letters."""


@dataclass(frozen=True, slots=True)
class Tail:
    """Where a bubble points.

    Attributes:
        edge: the edge of the bubble on whose side its speaker is.
        on_right: whether the bubble keeps to the right end of its room.
    """

    edge: Qt.Edge
    on_right: bool = False


def paint_bubble(words: str, room: Rect, tail: Tail, ink: Ink) -> tuple[QPixmap, QPointF]:
    """A speech bubble, and where its upper left corner goes.

    It is as large as the words need, and lies in the room where its tail points to; letters
    shrink where a long word would not fit.
    """
    pad, tip = 0.6 * ink.text, 0.5 * ink.text
    across, up = (tip, 0.0) if _sideways(tail) else (0.0, tip)
    height = room.height - up - 0.5 * ink.text
    usual = font(1.06 * ink.text, bold=True)
    letters, needed = fitting(words, QRectF(0, 0, room.width - 2 * pad - across, height), usual)
    if letters.pixelSize() < usual.pixelSize():
        inner = QRectF(0, 0, room.width - 2 * _LEAST_PAD * ink.text - across, height)
        larger, needed_then = fitting(words, inner, usual)
        if larger.pixelSize() > letters.pixelSize():
            letters, needed, pad = larger, needed_then, _LEAST_PAD * ink.text
    width = max(needed.width() + 2 * pad, 2.4 * ink.text) + across
    height = min(room.height, needed.height() + 0.6 * ink.text + up)
    body = QRectF(
        across if tail.edge == Qt.Edge.LeftEdge else 0,
        up if tail.edge == Qt.Edge.TopEdge else 0,
        width - across,
        height - up,
    )
    pixmap = blank(width, height, ink.ratio)
    painter = painter_on(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink.palette.cream)
    painter.drawPath(_outline(body, tail, tip))
    painter.setFont(letters)
    painter.setPen(ink.palette.ink)
    painter.drawText(body, WRAPPED, words)
    painter.end()
    return pixmap, _corner(room, tail, width, height)


def _sideways(tail: Tail) -> bool:
    return tail.edge in {Qt.Edge.LeftEdge, Qt.Edge.RightEdge}


def _corner(room: Rect, tail: Tail, width: float, height: float) -> QPointF:
    x = room.right - width if tail.on_right else room.x
    match tail.edge:
        case Qt.Edge.TopEdge:
            y = room.y
        case Qt.Edge.BottomEdge:
            y = room.bottom - height
        case _:
            y = room.y + (room.height - height) / 2
    return QPointF(round(x), round(y))


def _outline(body: QRectF, tail: Tail, tip: float) -> QPainterPath:
    rounding = min(1.8 * tip, body.height() / 2)
    path = QPainterPath()
    path.addRoundedRect(body, rounding, rounding)
    return path.united(_tail(body, tail, tip))


def _tail(body: QRectF, tail: Tail, tip: float) -> QPainterPath:
    """A triangle from inside the body to its point."""
    if _sideways(tail):
        outward = QPointF(1 if tail.edge == Qt.Edge.RightEdge else -1, 0)
        side = body.right() if tail.edge == Qt.Edge.RightEdge else body.left()
        base = QPointF(side, body.center().y())
        across, lean = QPointF(0, 0.6 * tip), QPointF(0, 0)
    else:
        outward = QPointF(0, 1 if tail.edge == Qt.Edge.BottomEdge else -1)
        side = body.bottom() if tail.edge == Qt.Edge.BottomEdge else body.top()
        inset = 1.6 * tip + 4
        x = body.right() - inset if tail.on_right else body.left() + inset
        base = QPointF(x, side)
        across, lean = QPointF(0.6 * tip, 0), QPointF(tip if tail.on_right else -tip, 0)
    path = QPainterPath(base + outward * tip + lean)
    path.lineTo(base - outward * 2 + across)
    path.lineTo(base - outward * 2 - across)
    path.closeSubpath()
    return path
