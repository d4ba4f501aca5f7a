"""How marks are drawn on paper in pencil: struck figures, the hat, the triangle of a refa."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from preferans_desktop.rules.seats import Seat, left_of, right_of


def draw_strike(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A pencil stroke through what stands in the box."""
    painter.setPen(QPen(colour, max(1.2, box.height() / 14)))
    slant = 0.14 * box.height()
    middle = box.center().y()
    painter.drawLine(QLineF(box.left(), middle + slant, box.right(), middle - slant))


def draw_hat(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A bowler hat as high as the box, in its middle."""
    height = box.height()
    width = 1.9 * height
    left, base = box.center().x() - width / 2, box.bottom() - 0.12 * height
    crown = QRectF(left + 0.24 * width, box.top() + 0.08 * height, 0.52 * width, 1.5 * height)
    path = QPainterPath(QPointF(crown.left(), base))
    path.arcTo(crown, 180, -180)
    path.lineTo(crown.right(), base)
    brim = QPainterPath(QPointF(left, base - 0.12 * height))
    brim.quadTo(
        QPointF(box.center().x(), base + 0.22 * height),
        QPointF(left + width, base - 0.12 * height),
    )
    painter.setPen(QPen(colour, max(1.2, height / 12)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.drawPath(brim)


def draw_refa(
    painter: QPainter,
    box: QRectF,
    owner: Seat,
    played: Collection[Seat],
    colours: tuple[QColor, QColor],
) -> None:
    """The triangle of a refa on one player's paper.

    The base is the owner's side, the right and left ones are those of his neighbours; a side is
    struck when its player has played his refa.

    Args:
        painter: where to draw.
        box: room for the triangle.
        owner: whose paper this is.
        played: seats that have played this refa.
        colours: of a side still open, and of one that was played.
    """
    open_colour, struck_colour = colours
    width = min(box.width(), box.height() / 0.87)
    centre, half = box.center().x(), width / 2
    top = QPointF(centre, box.top())
    left = QPointF(centre - half, box.top() + 0.87 * width)
    right = QPointF(centre + half, left.y())
    sides = {
        owner: QLineF(left, right),
        right_of(owner): QLineF(top, right),
        left_of(owner): QLineF(left, top),
    }
    for seat, side in sides.items():
        struck = seat in played
        painter.setPen(QPen(struck_colour if struck else open_colour, max(1.2, width / 13)))
        painter.drawLine(side)
        if struck:
            painter.drawLine(_across(side, 0.42 * width))


def _across(side: QLineF, length: float) -> QLineF:
    """A short stroke across the middle of a side, a little aslant."""
    stroke = QLineF.fromPolar(length, side.angle() + 75)
    return stroke.translated(side.center() - stroke.center())
