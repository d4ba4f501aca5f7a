"""Some cards, as they look with what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from preferans_desktop.resources import AssetError
from preferans_desktop.rules.cards import Card, parse_cards
from preferans_desktop.ui.table.card_images import CARD_ASPECT, CardImages
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.table.hand_order import USUAL_ORDER, HandOrder, ordered, resorted
from preferans_desktop.ui.table.layout import LEAST_SHOWN

HELD = parse_cards("SA SK D9 D7 HQ HT CJ C8")
"""Two cards of each suit, as a small hand."""
_GAP = 0.12
"""Between the hand and the back, as a part of their height."""
_STEP = CARD_ASPECT * LEAST_SHOWN
_ASPECT = (len(HELD) - 1) * _STEP + 2 * CARD_ASPECT + _GAP
"""Width of all, divided by their height."""


class CardSample(QWidget):
    """A small hand in the chosen order, and the back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._images = CardImages()
        self._style = CardStyle()
        self._order = USUAL_ORDER
        self._height = 100
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the hand, from the left."""
        return resorted(ordered(HELD, None), self._order)

    def set_card_style(self, style: CardStyle) -> None:
        """Show this deck and this back."""
        self._style = style
        self.update()

    def set_hand_order(self, order: HandOrder) -> None:
        """Sort the hand so."""
        self._order = order
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
        try:
            pictures = [self._picture(card) for card in (*self.cards, None)]
        except AssetError:  # the table has told of it
            return
        painter = QPainter(self)
        for place, picture in enumerate(pictures[:-1]):
            painter.drawPixmap(QPointF(round(place * self._height * _STEP), 0), picture)
        back = round(self._height * (_ASPECT - CARD_ASPECT))
        painter.drawPixmap(QPointF(back, 0), pictures[-1])
        painter.end()

    def _picture(self, card: Card | None) -> QPixmap:
        name = self._style.drawing(card)
        return self._images.pixmap(name, self._height, self.devicePixelRatioF())
