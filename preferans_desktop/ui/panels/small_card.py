"""A card in a line of text: its rank beside its suit, on card paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from preferans_desktop.rules.cards import Card, suit_of
from preferans_desktop.ui import theme
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.table.suit_signs import SuitSigns

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
LEAST_WIDTH = 2.6
GAP = 0.5
"""In heights of letters: the narrowest card, and the distance between two."""


class SmallCards:
    """Draws the cards of one deck in a line."""

    def __init__(self, style: CardStyle) -> None:
        """Of this deck.

        Raises:
            AssetError: a drawing is missing or damaged.
        """
        self._style = style
        self._signs = SuitSigns(style)

    def draw(
        self, painter: QPainter, cards: tuple[Card, ...], line: QRectF, colours: theme.Palette
    ) -> None:
        """Draw cards one after the other from the left of a line, in the painter's letters."""
        corner = line.topLeft()
        for card in cards:
            corner = self._draw_one(painter, card, QRectF(corner, line.bottomRight()), colours)

    def _draw_one(
        self, painter: QPainter, card: Card, box: QRectF, colours: theme.Palette
    ) -> QPointF:
        """A card as wide as it needs; where the next one begins."""
        text = painter.fontInfo().pixelSize()
        rank, side = self._style.rank(card), min(text, box.height() - 2)
        wide = painter.fontMetrics().horizontalAdvance(rank)
        gap = 0.15 * text
        needed = wide + gap + side
        box.setWidth(max(LEAST_WIDTH * text, needed + 0.6 * text))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.card)
        painter.drawRoundedRect(box, 4, 4)
        left, middle = box.center().x() - needed / 2, box.center().y()
        painter.setPen(colours.ink)
        painter.drawText(QRectF(left, box.top(), wide + 1, box.height()), _LEFT, rank)
        sign = QRectF(left + wide + gap, middle - side / 2, side, side)
        self._signs.of(suit_of(card)).render(painter, sign)
        return QPointF(box.right() + GAP * text, box.top())
