"""Some cards, as they look with what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from preferans_desktop.resources import AssetError
from preferans_desktop.rules.cards import Card, parse_card
from preferans_desktop.ui.table.card_images import CARD_ASPECT, CardImages
from preferans_desktop.ui.table.card_style import CardStyle

SHOWN: tuple[Card | None, ...] = (*map(parse_card, ("SK", "DQ", "HJ", "CA")), None)
"""A card of each suit, then the back."""
_GAP = 0.09
"""Between two cards, as a part of their height."""
_ASPECT = len(SHOWN) * CARD_ASPECT + (len(SHOWN) - 1) * _GAP
"""Width of all, divided by their height."""


class CardSample(QWidget):
    """A card of each suit and the back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._images = CardImages()
        self._style = CardStyle()
        self._height = 100
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_card_style(self, style: CardStyle) -> None:
        """Show this deck and this back."""
        self._style = style
        self.update()

    def set_card_height(self, pixels: int) -> None:
        """Height of the cards."""
        self._height = pixels
        self.updateGeometry()
        self.update()

    def height_in(self, width: int) -> int:
        """The largest height in which all have room side by side."""
        return int(width / _ASPECT)

    def sizeHint(self) -> QSize:
        return QSize(round(self._height * _ASPECT), self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        pictures = []
        for card in SHOWN:
            try:
                name = self._style.drawing(card)
                pictures.append(self._images.pixmap(name, self._height, ratio))
            except AssetError:  # the table has told of it
                return
        painter = QPainter(self)
        for place, picture in enumerate(pictures):
            left = round(place * self._height * (CARD_ASPECT + _GAP))
            painter.drawPixmap(QPointF(left, 0), picture)
        painter.end()
