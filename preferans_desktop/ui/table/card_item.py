"""One card on the table: an item that only knows what it shows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScale, QGraphicsWidget

from preferans_desktop.rules.cards import Card
from preferans_desktop.ui.table.card_images import CARD_ASPECT
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.table.look import CardLook, shadow_margin
from preferans_desktop.ui.table.places import Place


class CardItem(QGraphicsWidget):
    """A card with its shadow. Its position is its centre.

    Nothing here is painted or measured in Python: pictures are pixmaps in child items, so that a
    moving card costs no Python call.
    """

    def __init__(self, look: CardLook) -> None:
        super().__init__()
        self._look = look
        self._shadow = self._layer()
        self._face = self._layer()
        self._over = self._layer()
        self.card: Card | None = None
        self.face_up = False
        self.height = 0
        self._worn: tuple[Card | None, int, bool, float, CardStyle] | None = None
        self._next_face: tuple[Card | None, bool] = (None, False)
        self.turner = QGraphicsScale(self)
        self.setTransformations([self.turner])

    def wear(self, card: Card | None, height: int, *, face_up: bool) -> None:
        """Show this face or the back, rendered for this height."""
        self._next_face = (card, face_up)
        self._wear(card, height, face_up=face_up)

    def refresh(self) -> None:
        """Show the same in the present style of the look; a turn under way goes on."""
        if self._worn is not None:
            self._wear(self.card, self.height, face_up=self.face_up)

    def _wear(self, card: Card | None, height: int, *, face_up: bool) -> None:
        worn = (card, height, face_up, self._look.ratio, self._look.style)
        if worn == self._worn:
            return
        self._worn = worn
        self.card, self.height, self.face_up = card, height, face_up
        _put(self._face, self._look.face(card if face_up else None, height), height)
        _put(self._shadow, self._look.shadow(height), height, shadow_margin(height))

    def cast_shadow(self, *, cast: bool) -> None:
        """Whether it has a shadow; shadows of cards on top of each other add up to black."""
        self._shadow.setVisible(cast)

    def outline(self) -> QRectF:
        """The card itself in its own coordinates, without shadow and frame."""
        width = self.height * CARD_ASPECT
        return QRectF(-width / 2, -self.height / 2, width, self.height)

    def cover(self, picture: QPixmap | None, margin: int = 0) -> None:
        """Lay a picture over the card, None to take it away.

        Args:
            picture: of the card's size and the margin.
            margin: how far it reaches beyond the card.
        """
        self._over.setVisible(picture is not None)
        if picture is not None:
            _put(self._over, picture, self.height, margin)

    def will_turn_to(self, card: Card | None, *, face_up: bool) -> None:
        """Remember the face that `turn` shows."""
        self._next_face = (card, face_up)

    def turn(self) -> None:
        """Show the other face, in the middle of a turn."""
        card, face_up = self._next_face
        self.wear(card, self.height, face_up=face_up)

    def put(self, place: Place) -> None:
        """Lie still at a place, on whole pixels so that the face is sharp."""
        self.turner.setXScale(1)
        self.setScale(place.height / self.height)
        self.setRotation(place.rotation)
        self.setPos(self.resting(place))
        self.setZValue(place.z)

    def resting(self, place: Place) -> QPointF:
        """The position for a place: its upper left corner on a whole pixel."""
        ratio = self._look.ratio
        left = round((place.x - place.width / 2) * ratio) / ratio
        top = round((place.y - place.height / 2) * ratio) / ratio
        return QPointF(left + place.width / 2, top + place.height / 2)

    def _layer(self) -> QGraphicsPixmapItem:
        layer = QGraphicsPixmapItem(self)
        layer.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        layer.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        return layer


def _put(layer: QGraphicsPixmapItem, picture: QPixmap, height: int, margin: int = 0) -> None:
    layer.setPixmap(picture)
    layer.setOffset(-height * CARD_ASPECT / 2 - margin, -height / 2 - margin)
