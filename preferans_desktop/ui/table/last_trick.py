"""The last trick, laid open again over the middle of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from preferans_desktop.rules.serbian.play import Trick
from preferans_desktop.ui.table.card_item import CardItem
from preferans_desktop.ui.table.layout import SMALLEST, Layout
from preferans_desktop.ui.table.look import CardLook, Ink, ring_margin
from preferans_desktop.ui.table.picture import Lying, Spot
from preferans_desktop.ui.table.places import Z_WORDS, place_of
from preferans_desktop.ui.table.signs import paint_panel
from preferans_desktop.ui.theme import Palette


class LastTrick:
    """A panel with the cards of one trick, the winner's framed; hidden until a trick is given."""

    def __init__(self, scene: QGraphicsScene, look: CardLook, palette: Palette) -> None:
        self._look = look
        self._palette = palette
        self._layout = SMALLEST
        self._trick: Trick | None = None
        self._panel = QGraphicsPixmapItem()
        self._panel.setZValue(Z_WORDS + 1)
        self._panel.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self._panel)
        self._items = [CardItem(look) for _ in range(3)]
        for item in self._items:
            item.setParentItem(self._panel)
            item.hide()
        self._panel.hide()

    @property
    def trick(self) -> Trick | None:
        """The trick that is shown."""
        return self._trick

    def area(self) -> QRectF:
        """Where the panel is on the scene."""
        return self._panel.sceneBoundingRect()

    def show(self, trick: Trick | None) -> None:
        """Lay a trick open, None to take it away."""
        self._trick = trick
        self.lay()

    def set_palette(self, palette: Palette) -> None:
        """Lay it on a panel in these colours from now on."""
        self._palette = palette
        self.lay()

    def set_layout(self, layout: Layout) -> None:
        """Lay it for another size of the table."""
        self._layout = layout
        self.lay()

    def lay(self) -> None:
        """Put panel and cards where they belong."""
        self._panel.setVisible(self._trick is not None)
        if self._trick is None:
            return
        rect = self._layout.last_trick
        self._panel.setPixmap(
            paint_panel(rect, Ink(self._palette, self._layout.text, self._look.ratio))
        )
        self._panel.setPos(round(rect.x), round(rect.y))
        for item in self._items:
            item.hide()
        cards = self._trick.cards
        for item, (seat, card) in zip(self._items, cards, strict=False):
            place = place_of(
                Lying(Spot.TRICK, seat, 0, len(cards), card, face_up=True), self._layout
            )
            item.wear(card, place.height, face_up=True)
            won = seat == self._trick.winner
            ring = self._look.chosen_ring(place.height) if won else None
            item.cover(ring, ring_margin(place.height))
            item.put(place)
            item.moveBy(-self._panel.x(), -self._panel.y())
            item.show()
