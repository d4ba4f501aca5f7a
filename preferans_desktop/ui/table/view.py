"""The table as a widget: what one player may see, and clicks on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from preferans_desktop.language.players import Player
from preferans_desktop.rules.cards import ALL_CARDS, Card
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.play import Trick
from preferans_desktop.rules.serbian.view import PlayerView
from preferans_desktop.ui.table.card_images import CardImages
from preferans_desktop.ui.table.card_item import CardItem
from preferans_desktop.ui.table.cards import CardsOnTable, Choice
from preferans_desktop.ui.table.last_trick import LastTrick
from preferans_desktop.ui.table.layout import SMALLEST, Layout
from preferans_desktop.ui.table.look import CardLook
from preferans_desktop.ui.table.motion import Speed
from preferans_desktop.ui.table.picture import OWN, Lying, Picture, Spot
from preferans_desktop.ui.table.plate import PlateText
from preferans_desktop.ui.table.signs import paint_felt
from preferans_desktop.ui.table.steps import steps_between
from preferans_desktop.ui.table.words import Labels, Words
from preferans_desktop.ui.theme import GREEN, Palette

__all__ = ["Labels", "PlateText", "Speed", "TableView"]

_SHARPEN_MS = 120
_LEAST_SIDE = 240
"""Smaller than this, the table is cut off instead of shrinking to nothing."""
_CARDS_AT_A_TIME = 2


class TableView(QGraphicsView):
    """Shows what one player may see, moves cards from one view to the next, and tells of clicks.

    Signals:
        settled: everything lies where the last view has it. Never emitted inside a call.
        card_clicked: the player clicked a card of his own hand, while nothing moved.
        pile_clicked: he clicked the tricks of a seat.
        felt_clicked: he clicked anything else, or anything at all while cards moved.
        areas_changed: `action_area` is somewhere else.
    """

    settled = Signal()
    card_clicked = Signal(int)
    pile_clicked = Signal(int)
    felt_clicked = Signal()
    areas_changed = Signal()

    def __init__(self, parent: QWidget | None = None, *, palette: Palette = GREEN) -> None:
        super().__init__(parent)
        self._table_palette = palette
        self._layout = SMALLEST
        self._view: PlayerView | None = None
        self._felt = QGraphicsPixmapItem()
        self._look = CardLook(palette, CardImages())
        self._to_render: list[tuple[Card | None, int]] = []
        self._set_up_view()
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        scene.addItem(self._felt)
        self.setScene(scene)
        self._words = Words(scene, palette)
        self._cards = CardsOnTable(scene, self._look, self)
        self._last_trick = LastTrick(scene, self._look, palette)
        self._cards.settled.connect(self._on_settled)
        self._sharpen = QTimer(self, singleShot=True, interval=_SHARPEN_MS)
        self._sharpen.timeout.connect(self._draw_sharply)
        self._render = QTimer(self, interval=0)
        self._render.timeout.connect(self._render_ahead)

    # What is shown.

    @property
    def picture(self) -> Picture:
        """What lies on the table, or will when the cards have arrived."""
        return self._cards.picture

    @property
    def trick_pause_ms(self) -> int:
        """How long a finished trick lies before it is taken in."""
        return self._cards.trick_pause_ms

    @trick_pause_ms.setter
    def trick_pause_ms(self, pause: int) -> None:
        self._cards.trick_pause_ms = pause

    def show_view(self, view: PlayerView, *, animate: bool) -> None:
        """Show what the player may see now.

        Args:
            view: between hands it shows the whole deal of its last hand.
            animate: move the cards there; otherwise, or with motion off, they lie there at once.
        """
        self._follow_screen()
        steps = steps_between(self._view, view)
        self._view = view
        self._last_trick.show(None)
        self._cards.show(steps, animate=animate)
        if not self._cards.is_moving():
            self._words.set_picture(self._cards.picture)

    def set_players(self, players: Sequence[Player]) -> None:
        """Names on the plates, by seat."""
        self._words.set_names([player.name for player in players])

    def set_plates(self, texts: Sequence[PlateText]) -> None:
        """The other words on the plates, by seat."""
        self._words.set_plates(texts)

    def set_contract(self, title: str, detail: str = "") -> None:
        """The contract between the plates above; its suit comes from the view. Empty for none."""
        self._words.set_contract(title, detail)

    def set_labels(self, labels: Labels) -> None:
        """Captions of a finished hand; without them there are none."""
        self._words.set_labels(labels)

    def say(self, seat: Seat, text: str) -> None:
        """Words in the speech bubble of a seat; none for an empty text."""
        self._words.say(seat, text)

    def clear_speech(self) -> None:
        """Take all speech bubbles away."""
        self._words.clear_speech()

    def set_message(self, text: str) -> None:
        """One line under the trick: whose turn it is, why a card was refused."""
        self._words.set_message(text)

    def set_choice(
        self, playable: frozenset[Card] | None, selected: frozenset[Card], focused: Card | None
    ) -> None:
        """What the player may choose from his hand.

        Args:
            playable: lifted, and the others dimmed; None when there is nothing to choose.
            selected: lifted higher, with a brass frame.
            focused: framed for the keyboard.
        """
        self._cards.set_choice(Choice(playable, selected, focused))

    def show_last_trick(self, trick: Trick | None) -> None:
        """Lay a finished trick open over the middle; None, or the next view, takes it away."""
        self._last_trick.show(trick)

    # Motion.

    def set_speed(self, speed: Speed) -> None:
        """How fast cards move; what moves now arrives at once."""
        self.skip()
        self._cards.speed = speed

    def is_moving(self) -> bool:
        """Whether cards are on their way, or lie for a moment before they go on."""
        return self._cards.is_moving()

    def skip(self) -> None:
        """Let everything arrive at once."""
        if self._cards.is_moving():
            self._cards.finish()
            self._words.set_picture(self._cards.picture)

    # Geometry.

    def action_area(self) -> QRect:
        """The free strip right above the own hand, in coordinates of the viewport."""
        area = self._layout.action_area
        return QRect(round(area.x), round(area.y), int(area.width), int(area.height))

    def card_rect(self, card: Card) -> QRect | None:
        """Where the face of a card lies in the viewport; None if it is not seen."""
        item = self._cards.item_of(card)
        if item is None:
            return None
        return self.mapFromScene(item.mapToScene(item.outline())).boundingRect()

    def _set_up_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(_LEAST_SIDE, _LEAST_SIDE)

    def _lying_at(self, event: QMouseEvent) -> Lying | None:
        """The own card or the pile under the mouse."""
        point = self.mapToScene(event.position().toPoint())
        for layer in self.scene().items(point):
            item = layer.parentItem()
            if isinstance(item, CardItem) and item.outline().contains(item.mapFromScene(point)):
                lying = self._cards.lying(item)
                return lying if lying is not None and _can_be_clicked(lying) else None
        return None

    def _on_settled(self) -> None:
        if not self.is_moving():
            self._words.set_picture(self._cards.picture)
            self.settled.emit()

    def _follow_size(self) -> None:
        width, height = self.viewport().width(), self.viewport().height()
        self._layout = Layout(max(width, _LEAST_SIDE), max(height, _LEAST_SIDE))
        self.setSceneRect(0, 0, width, height)
        first = self._felt.pixmap().isNull()
        self._cards.set_layout(self._layout, sharp=first)
        if first:
            self._draw_sharply()
        else:
            felt = self._felt.pixmap().deviceIndependentSize()
            self._felt.setScale(max(width / felt.width(), height / felt.height()))
            self._words.set_layout(self._layout, self._look.ratio)
            self._last_trick.set_layout(self._layout)
            self._sharpen.start()
        self.areas_changed.emit()

    @Slot()
    def _follow_screen(self) -> None:
        """Draw anew where the screen has other pixels.

        There is an event for it, but receiving that takes a Python method that every single event
        of the view, each frame of motion too, would go through.
        """
        if self._look.ratio != self.devicePixelRatioF():
            self._draw_sharply()

    def _draw_sharply(self) -> None:
        """Draw everything for the present size and screen."""
        self._look.set_ratio(self.devicePixelRatioF())
        self._look.forget()
        layout, ratio = self._layout, self._look.ratio
        felt = paint_felt(int(layout.width), int(layout.height), self._table_palette, ratio)
        self._felt.setPixmap(felt)
        self._felt.setScale(1)
        self._cards.set_layout(layout, sharp=True)
        self._words.set_layout(layout, ratio)
        self._last_trick.set_layout(layout)
        self._to_render = [
            *((None, height) for height in layout.back_heights),
            *((card, height) for height in layout.face_heights for card in ALL_CARDS),
        ]
        self._render.start()

    def _render_ahead(self) -> None:
        """Render cards before they are needed, a few at a time while nothing moves."""
        if self.is_moving():
            return
        for card, height in self._to_render[:_CARDS_AT_A_TIME]:
            self._look.face(card, height)
        del self._to_render[:_CARDS_AT_A_TIME]
        if not self._to_render:
            self._render.stop()

    # Events.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow_size()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        window = self.window().windowHandle()
        if window is not None:
            window.screenChanged.connect(self._follow_screen, Qt.ConnectionType.UniqueConnection)
        self._follow_screen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the scroll keys of a view would be swallowed; the window has the keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        lying = None if self.is_moving() else self._lying_at(event)
        if lying is None:
            self.felt_clicked.emit()
        elif lying.spot == Spot.PILE:
            self.pile_clicked.emit(lying.seat)
        else:
            self.card_clicked.emit(lying.card)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)


def _can_be_clicked(lying: Lying) -> bool:
    own = lying.spot == Spot.HAND and lying.seat == OWN
    return own or lying.spot == Spot.PILE
