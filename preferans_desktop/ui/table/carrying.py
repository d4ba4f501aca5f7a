"""A card of the own hand that the mouse, or a finger, takes out of it.

Nothing here is state of the match: a card that is let go lies where the picture has it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QParallelAnimationGroup, QPointF, Signal

from preferans_desktop.rules.cards import Card
from preferans_desktop.ui.table.animations import Flight, fly
from preferans_desktop.ui.table.card_item import CardItem
from preferans_desktop.ui.table.places import Z_CARRIED, Place

_STILL = 0.1
"""Moved less than this, in heights of the card, a press is a click: no hand is quite still."""


class Grip:
    """A card that is pressed, from the press on.

    Attributes:
        pulled: it was moved so far that this is no click any more.
    """

    def __init__(self, card: Card, item: CardItem, point: QPointF) -> None:
        """Press a card.

        Args:
            card: that the item shows.
            item: what is pressed.
            point: where, on the scene.
        """
        self.card = card
        self.item = item
        self.pulled = False
        self._pressed = point
        self._to_centre = item.pos() - point

    def pull(self, point: QPointF) -> bool:
        """Move to a point on the scene; whether the card comes along."""
        way = (point - self._pressed).manhattanLength()
        self.pulled = self.pulled or way > _STILL * self.item.height
        return self.pulled

    def centre(self, point: QPointF) -> QPointF:
        """Where the centre of the card is while it is held at this point."""
        return point + self._to_centre


class Carrying(QObject):
    """Moves the one card that is out of its place.

    Attributes:
        item: that card, None for none.

    Signals:
        home: the card has come back to its place, or is to be there now.
    """

    home = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.item: CardItem | None = None
        self._way: QParallelAnimationGroup | None = None

    @property
    def held(self) -> CardItem | None:
        """The card, unless it is on its way home."""
        return self.item if self._way is None else None

    def carry(self, item: CardItem, centre: QPointF) -> None:
        """Hold a card there, above all others; one that is on its way home goes there no more."""
        other_comes_home = self._way is not None and item is not self.item
        self.forget()
        self.item = item
        if other_comes_home:
            self.home.emit()
        item.setZValue(Z_CARRIED)
        item.setPos(centre)

    def go_home(self, place: Place, lasting: int) -> None:
        """Let the card fly to its place for so many milliseconds."""
        if lasting == 0:
            self._arrive()
        elif self.held is not None:
            self._way = fly([Flight(self.held, place, 0, lasting, turns=False)], self)
            self._way.finished.connect(self._arrive)
            self._way.start()

    def forget(self) -> None:
        """Whoever moves the card next finds it where it is."""
        self.item = None
        if self._way is not None:
            self._way.finished.disconnect(self._arrive)
            self._way.stop()
            self._way.deleteLater()
            self._way = None

    def _arrive(self) -> None:
        self.forget()
        self.home.emit()
