"""The table as a widget: what one player may see, and clicks on it."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from preferans_desktop.host.settings import ChosenFaces, Face, Faces
from preferans_desktop.language.players import Player
from preferans_desktop.resources import AssetError
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.play import Trick
from preferans_desktop.rules.serbian.view import PlayerView
from preferans_desktop.ui.table.arranging import arranged
from preferans_desktop.ui.table.card_images import CardImages
from preferans_desktop.ui.table.card_item import CardItem
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.table.cards import CardsOnTable, Choice
from preferans_desktop.ui.table.carrying import Grip
from preferans_desktop.ui.table.drawing_ahead import DrawingAhead
from preferans_desktop.ui.table.hand_order import USUAL_ORDER, HandOrder
from preferans_desktop.ui.table.last_trick import LastTrick
from preferans_desktop.ui.table.layout import SMALLEST, Layout, Rect
from preferans_desktop.ui.table.look import CardLook
from preferans_desktop.ui.table.motion import Speed
from preferans_desktop.ui.table.picture import OWN, Lying, Picture, Spot
from preferans_desktop.ui.table.plate import PlateText
from preferans_desktop.ui.table.portraits import faces_of
from preferans_desktop.ui.table.signs import paint_felt
from preferans_desktop.ui.table.steps import Motion, Step, steps_between
from preferans_desktop.ui.table.suit_signs import SuitSigns
from preferans_desktop.ui.table.words import Labels, Words, Written
from preferans_desktop.ui.theme import GREEN, Palette

__all__ = ["Labels", "PlateText", "Speed", "TableView"]

_SHARPEN_MS = 120
_LEAST_SIDE = 240
"""Smaller than this, the table is cut off instead of shrinking to nothing."""


class TableView(QGraphicsView):
    """Shows what one player may see, moves cards from one view to the next, and tells of clicks.

    Signals:
        set_out: cards are on their way, or lie where that leads; carries the `Motion`.
        waiting: a finished trick lies until `go_on`.
        settled: everything lies where the last view has it. Never emitted inside a call.
        card_clicked: the player clicked a card of his own hand, while nothing moved.
        card_dropped: he dragged one onto the table; it lies there until `take_back`, or until
            another view is shown.
        card_asked: he clicked it with the right button.
        pile_clicked: he clicked the tricks of a seat.
        felt_clicked: he clicked anything else, or anything at all while cards moved.
        areas_changed: `action_area` is somewhere else.
        last_trick_shown: `last_trick` was laid open or taken away.
    """

    set_out = Signal(object)
    waiting = Signal()
    settled = Signal()
    card_clicked = Signal(int)
    card_dropped = Signal(int)
    card_asked = Signal(int)
    pile_clicked = Signal(int)
    felt_clicked = Signal()
    areas_changed = Signal()
    last_trick_shown = Signal()

    def __init__(self, parent: QWidget | None = None, *, palette: Palette = GREEN) -> None:
        super().__init__(parent)
        # One that Python made: to give out Qt's own, PySide first readies every kind of widget.
        self.setViewport(QWidget())
        self._table_palette = palette
        self._layout = SMALLEST
        self._zoom = 1.0
        self._faces: Faces = (Face.INITIAL, Face.INITIAL, Face.INITIAL)
        self._chosen_faces: ChosenFaces = self._faces
        self._players: Sequence[Player] = ()
        self._view: PlayerView | None = None
        self._grip: Grip | None = None
        self._given = Picture()
        self._order = self._shown_order = USUAL_ORDER
        self._felt = QGraphicsPixmapItem()
        self._look = CardLook(palette, CardImages())
        self._ahead = DrawingAhead(self._look, self._may_draw, self)
        self._set_up_view()
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        scene.addItem(self._felt)
        self.setScene(scene)
        self._words = Words(scene, palette)
        self._cards = CardsOnTable(scene, self._look, self)
        self._last_trick = LastTrick(scene, self._look, palette)
        self._cards.settled.connect(self._on_settled)
        self._cards.set_out.connect(self.set_out)
        self._cards.landed.connect(self._words.set_picture)
        self._cards.waiting.connect(self.waiting)
        self._sharpen = QTimer(self, singleShot=True, interval=_SHARPEN_MS)
        self._sharpen.timeout.connect(self._draw_sharply)

    # What is shown.

    @property
    def picture(self) -> Picture:
        """What lies on the table, or will when the cards have arrived."""
        return self._cards.picture

    @property
    def view(self) -> PlayerView | None:
        """The view shown last."""
        return self._view

    @property
    def choice(self) -> Choice:
        """What may be chosen among the own cards."""
        return self._cards.choice

    @property
    def written(self) -> Written:
        """All words on the table."""
        return self._words.written

    @property
    def last_trick(self) -> Trick | None:
        """The trick that is laid open again."""
        return self._last_trick.trick

    @property
    def faces(self) -> Faces:
        """The faces on the plates, by seat."""
        return self._faces

    def lying(self) -> tuple[Lying, ...]:
        """The cards on the scene, also those still on their way there."""
        return tuple(lying for lying, _ in self._cards.shown())

    def area_of(self, places: Collection[int]) -> QRect:
        """Where some of these cards are in the viewport, by their places in `lying`."""
        area = QRectF()
        for place, (_, item) in enumerate(self._cards.shown()):
            if place in places:
                area |= item.mapToScene(item.outline()).boundingRect()
        return self.mapFromScene(area).boundingRect()

    def area_of_words(self, piece: str, seat: Seat = OWN) -> QRect:
        """Where words are in the viewport.

        Args:
            piece: "plate" or "speech" of a seat, "contract", "message" or "last_trick".
            seat: whose plate or speech.

        Returns:
            their rectangle, an empty one where they are not shown.
        """
        if piece == "last_trick":
            return self._last_trick.area().toRect()
        area = self._words.area_of(piece, seat)
        return QRect() if area.isEmpty() else self.mapFromScene(area).boundingRect()

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
        self._show(steps, animate=animate)

    def show_picture(self, picture: Picture) -> None:
        """Show this at once; it belongs to no view, and the next view is reached in one step."""
        self._follow_screen()
        self._view = None
        self._last_trick.show(None)
        self._show((Step(picture, Motion.MOVE),), animate=False)

    def _show(self, steps: Sequence[Step], *, animate: bool) -> None:
        self._grip = None
        self._given = steps[-1].picture
        self._shown_order = order = self._order
        sorted_steps = [replace(step, picture=arranged(step.picture, order)) for step in steps]
        self._cards.show(sorted_steps, animate=animate)
        self._follow_cards()

    def set_players(self, players: Sequence[Player]) -> None:
        """Names and faces on the plates, by seat."""
        self._players = players
        self._words.set_names([player.name for player in players])
        with contextlib.suppress(AssetError):  # it is told when faces are chosen
            self._show_faces(self._chosen_faces)

    def set_faces(self, faces: ChosenFaces) -> None:
        """Faces on the plates, by seat, where other ones are wanted than go with the names.

        Raises:
            AssetError: a drawing is missing or damaged; the present ones stay.
        """
        self._show_faces(faces)
        self._chosen_faces = faces

    def _show_faces(self, chosen: ChosenFaces) -> None:
        faces = faces_of(chosen, self._players) if self._players else self._faces
        if faces != self._faces:
            self._words.set_faces(faces)
            self._faces = faces

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
        self._cards.set_choice(
            replace(self.choice, playable=playable, selected=selected, focused=focused)
        )

    def set_advised(self, cards: frozenset[Card]) -> None:
        """Frame own cards that a hint advises; none takes the frames away."""
        self._cards.set_choice(replace(self.choice, advised=cards))

    def show_last_trick(self, trick: Trick | None) -> None:
        """Lay a finished trick open over the middle; None, or the next view, takes it away."""
        self._last_trick.show(trick)
        self.last_trick_shown.emit()

    def take_back(self) -> bool:
        """Give the card that was dragged out of the hand back to it; whether there was one."""
        self._let_go()
        return self._cards.take_back()

    def _let_go(self) -> None:
        self._grip = None
        self.viewport().setMouseTracking(False)
        self._ahead.go_on_in_a_moment()

    # Cards.

    @property
    def hand_order(self) -> HandOrder:
        """How open hands are sorted."""
        return self._order

    def set_hand_order(self, order: HandOrder) -> None:
        """Sort open hands so from now on; what moves arrives first."""
        self._order = order
        if order != self._shown_order and not self.is_moving():
            self._sort_hands()

    def _sort_hands(self) -> None:
        # What belongs to no view never moves.
        self._show((Step(self._given, Motion.MOVE),), animate=self._view is not None)

    @property
    def card_style(self) -> CardStyle:
        """The deck and the back that are shown."""
        return self._look.style

    @Slot(CardStyle)
    def set_card_style(self, style: CardStyle) -> None:
        """Show another deck or back from now on; what moves goes on moving.

        Raises:
            AssetError: a drawing is missing or damaged; the present ones stay.
        """
        if style == self._look.style:
            return
        suit_signs = SuitSigns(style)
        self._look.set_style(style)
        self._words.set_suit_signs(suit_signs)
        self._cards.refresh()
        self._last_trick.lay()
        if not self._felt.pixmap().isNull():
            self._ahead.begin(self._layout)

    def set_colours(self, palette: Palette) -> None:
        """Show felt, plates and words in these colours from now on; what moves goes on moving."""
        self._table_palette = palette
        self._look.set_palette(palette)
        self._words.set_palette(palette)
        self._last_trick.set_palette(palette)
        self._cards.frame_again()
        if not self._felt.pixmap().isNull():
            self._paint_felt()

    # Motion.

    def set_speed(self, speed: Speed) -> None:
        """How fast cards move; what moves now arrives at once."""
        self._finish()
        self._cards.speed = speed

    def set_still(self, *, still: bool) -> None:
        """Whether cards lie in their new places at once; what there is to see still rests."""
        if still == self._cards.still:
            return
        self._finish()
        self._cards.still = still

    @property
    def rushed(self) -> bool:
        """Whether everything is shown fast-forward."""
        return self._cards.rushed

    def set_rushed(self, *, rushed: bool) -> None:
        """Show everything fast-forward, or at its speed, from the next step on."""
        self._cards.rushed = rushed

    def set_trick_pause(self, milliseconds: int | None) -> None:
        """How long a finished trick lies before it is taken in; None: until `go_on`."""
        self._finish()
        self._cards.trick_pause_ms = milliseconds

    def waits_for_player(self) -> bool:
        """Whether a finished trick lies until `go_on`."""
        return self._cards.waits_for_player()

    def go_on(self) -> None:
        """The player has seen the trick that lies."""
        self._cards.go_on()

    def is_moving(self) -> bool:
        """Whether cards are on their way, or lie for a moment before they go on."""
        return self._cards.is_moving()

    def skip(self) -> None:
        """Let everything arrive at once; a trick that lies until `go_on` still lies then."""
        if self._cards.is_moving():
            self._cards.hurry()
            self._follow_cards()

    def _finish(self) -> None:
        if self._cards.is_moving():
            self._cards.finish()
            self._follow_cards()

    def _follow_cards(self) -> None:
        """Write what belongs to the picture, when it is reached."""
        if not self._cards.is_moving():
            self._words.set_picture(self._cards.picture)

    # Geometry.

    def action_area(self) -> QRect:
        """The free strip right above the own hand, in coordinates of the viewport."""
        return _whole(self._layout.action_area)

    def board(self) -> QRect:
        """Where a sheet covers the middle of the table and no plate, in the same coordinates."""
        return _whole(self._layout.board)

    def room_above_actions(self) -> tuple[int, ...]:
        """How much higher the strip may grow: beside the message as it is, and over all but a line.

        Nothing where letters are of a usual size, or open cards lie at its sides.
        """
        if self.picture.fans() or not self._layout.large:
            return ()
        heights = (self._words.height_of_message(), 1.4 * self._layout.text)
        return tuple(max(0, int(self._layout.above_actions(height))) for height in heights)

    def set_actions_raised(self, pixels: int) -> None:
        """So much higher than the strip stand the words to choose from."""
        self._words.set_raised(pixels)

    def set_zoom(self, zoom: float) -> None:
        """Height of letters against the usual one, 1 to 2; what moves arrives."""
        if zoom != self._zoom:
            self._zoom = zoom
            self._follow_size()

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

    def _gripped(self, lying: Lying, event: QMouseEvent) -> Grip | None:
        """The own card that was pressed."""
        item = None if lying.card is None else self._cards.item_of(lying.card)
        if lying.card is None or item is None:
            return None
        return Grip(lying.card, item, self.mapToScene(event.position().toPoint()))

    def _ask_about(self, event: QMouseEvent) -> None:
        lying = None if self.is_moving() else self._lying_at(event)
        if lying is not None and lying.spot == Spot.HAND:
            self.card_asked.emit(lying.card)

    def _on_settled(self) -> None:
        if self.is_moving():
            return
        self._follow_cards()
        if self._order != self._shown_order:
            self._sort_hands()  # and settle again
            return
        self._ahead.go_on()
        self.settled.emit()

    def _follow_size(self) -> None:
        width, height = self.viewport().width(), self.viewport().height()
        self._layout = Layout(max(width, _LEAST_SIDE), max(height, _LEAST_SIDE), self._zoom)
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
        self._paint_felt()
        self._cards.set_layout(layout, sharp=True)
        self._words.set_layout(layout, ratio)
        self._last_trick.set_layout(layout)
        self._ahead.begin(layout)

    def _paint_felt(self) -> None:
        width, height = int(self._layout.width), int(self._layout.height)
        self._felt.setPixmap(paint_felt(width, height, self._table_palette, self._look.ratio))
        self._felt.setScale(1)

    def _may_draw(self) -> bool:
        return not self.is_moving() and self._grip is None

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
        if event.button() == Qt.MouseButton.RightButton:
            self._ask_about(event)
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._grip is not None:
            self.take_back()
        lying = None if self.is_moving() else self._lying_at(event)
        if lying is None:
            self.felt_clicked.emit()
        elif lying.spot == Spot.PILE:
            self.pile_clicked.emit(lying.seat)
        else:
            self._grip = self._gripped(lying, event)
            self.viewport().setMouseTracking(True)  # to see that the button is no longer pressed

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._grip is not None and not event.buttons() & Qt.MouseButton.LeftButton:
            self.take_back()  # it was let go over a menu, or another window
        grip, point = self._grip, self.mapToScene(event.position().toPoint())
        if grip is not None and self.choice.playable is not None and grip.pull(point):
            self._cards.carry(grip.item, grip.centre(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        grip = self._grip
        if grip is None or event.button() != Qt.MouseButton.LeftButton:
            return
        self._let_go()
        if not grip.pulled:
            self.card_clicked.emit(grip.card)
        elif self._cards.is_over_table(grip.item):
            self.card_dropped.emit(grip.card)
        else:
            self.take_back()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)


def _can_be_clicked(lying: Lying) -> bool:
    own = lying.spot == Spot.HAND and lying.seat == OWN
    return own or lying.spot == Spot.PILE


def _whole(area: Rect) -> QRect:
    """A rectangle in whole pixels."""
    return QRect(round(area.x), round(area.y), int(area.width), int(area.height))
