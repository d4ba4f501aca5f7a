"""The suit signs of a deck, drawn small beside words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from preferans_desktop.resources import AssetError, sign_svg
from preferans_desktop.rules.cards import Suit
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.theme import Palette


class SuitSigns:
    """The signs as the cards of one style show them, in colours made for the paper of cards.

    Raises:
        AssetError: a drawing is missing or damaged.
    """

    def __init__(self, style: CardStyle) -> None:
        self._drawn = {suit: _read(sign_svg(style.sign(suit))) for suit in Suit}

    def of(self, suit: Suit) -> QSvgRenderer:
        """The square sign of a suit."""
        return self._drawn[suit]


def paint_chip(painter: QPainter, sign: QSvgRenderer, chip: QRectF, palette: Palette) -> None:
    """A sign on a square of card paper, so that it is seen on any ground."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.card)
    painter.drawRoundedRect(chip, 0.2 * chip.width(), 0.2 * chip.width())
    edge = 0.1 * chip.width()
    sign.render(painter, chip.adjusted(edge, edge, -edge, -edge))


@cache
def _read(path: Path) -> QSvgRenderer:
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        raise AssetError(path, "the drawing is damaged")
    return renderer
