"""The cards on the scene: shown as a picture says, moved from one picture to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QParallelAnimationGroup, QPointF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from preferans_desktop.rules.cards import Card
from preferans_desktop.ui.table.animations import Flight, fly
from preferans_desktop.ui.table.card_item import CardItem
from preferans_desktop.ui.table.carrying import Carrying
from preferans_desktop.ui.table.layout import SMALLEST, Layout
from preferans_desktop.ui.table.look import CardLook, advised_margin, ring_margin
from preferans_desktop.ui.table.motion import (
    Speed,
    delay_ms,
    duration_ms,
    pace_of,
    pause_ms,
    trick_pause_of,
)
from preferans_desktop.ui.table.picture import OWN, Lying, Picture, Spot
from preferans_desktop.ui.table.places import Z_FLYING, Z_TUCKING, Place, place_of
from preferans_desktop.ui.table.steps import Motion, Step, carried


@dataclass(frozen=True, slots=True)
class Choice:
    """What the player may choose from, and how far he is with it.

    Attributes:
        playable: cards that may be chosen; None when there is nothing to choose.
        focused: the card the keyboard is on.
        advised: framed as what a hint advises.
    """

    playable: frozenset[Card] | None = None
    selected: frozenset[Card] = frozenset()
    focused: Card | None = None
    advised: frozenset[Card] = frozenset()


class CardsOnTable(QObject):
    """Card items of one scene.

    Signals:
        settled: every card lies where the last picture has it.
        waiting: a trick lies until `go_on`.
        set_out: cards are on their way, or lie where that leads; carries the `Motion`.
        landed: every card lies where the picture of a step has it; carries the `Picture`.
    """

    settled = Signal()
    set_out = Signal(object)
    landed = Signal(object)
    waiting = Signal()

    def __init__(self, scene: QGraphicsScene, look: CardLook, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._look = look
        self._layout = SMALLEST
        self._picture = Picture()
        self._items: list[CardItem] = []
        self._choice = Choice()
        self._steps: list[Step] = []
        self._flight: QParallelAnimationGroup | None = None
        self.speed = Speed.NORMAL
        self.trick_pause_ms: int | None = 1000
        self.still = False
        self.rushed = False
        self._waits = False
        self._carrying = Carrying(self)
        self._carrying.home.connect(self._lay)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._next_step)
        self._told = QTimer(self, singleShot=True, interval=0)
        self._told.timeout.connect(self.settled)

    @property
    def picture(self) -> Picture:
        """The picture that is shown, or that the cards are on their way to."""
        return self._steps[-1].picture if self._steps else self._picture

    @property
    def choice(self) -> Choice:
        """What may be chosen, and how far the player is with it."""
        return self._choice

    def is_moving(self) -> bool:
        """Whether cards are on their way, or a pause between two steps lasts."""
        return bool(self._steps)

    def show(self, steps: Sequence[Step], *, animate: bool) -> None:
        """Go through these steps, or show where they end at once."""
        self._stop()
        self._steps = list(steps)
        self._told.stop()
        if animate:
            self._next_step()
        else:
            self.finish()

    def waits_for_player(self) -> bool:
        """Whether a trick lies until `go_on`."""
        return self._waits

    def go_on(self) -> None:
        """The player has seen the trick that lies."""
        if self._waits:
            self._waits = False
            self._next_step()

    def finish(self) -> None:
        """Show the last picture at once."""
        self._stop()
        if self._steps:
            picture = self._steps[-1].picture
            self._steps = []
            self._follow(picture)
            self._lay()
            self._told.start()

    def hurry(self) -> None:
        """Show at once where the cards are going; a trick that lies until `go_on` is not missed."""
        for place, step in enumerate(self._steps[:-1]):
            if self._pause_after(step) is None:
                self._stop()
                del self._steps[:place]
                self._follow(step.picture)
                self._landed(step)
                return
        self.finish()

    def set_layout(self, layout: Layout, *, sharp: bool) -> None:
        """Lay the cards for another size of the table.

        Args:
            layout: the new geometry.
            sharp: render the pictures for it; otherwise the present ones are stretched.
        """
        self._layout = layout
        if not self._waits:
            self.hurry()
        self._lay(sharp=sharp)

    def refresh(self) -> None:
        """Show every card in the present style of the look, also those on their way."""
        for item in self._items:
            item.refresh()

    def frame_again(self) -> None:
        """Frame and dim the cards at rest in the present colours of the look."""
        for lying, item in self.shown():
            if not self.is_moving():
                self._mark(item, lying, item.height)

    def set_choice(self, choice: Choice) -> None:
        """Lift and dim own cards."""
        if choice != self._choice:
            self._choice = choice
            if not self.is_moving():
                self._lay()

    def carry(self, item: CardItem, centre: QPointF) -> None:
        """Take an own card out of the hand; it is framed where letting it go would play it."""
        self._carrying.carry(item, centre)
        lying = self.lying(item)
        if lying is not None:
            self._mark(item, lying, item.height)

    def is_over_table(self, item: CardItem) -> bool:
        """Whether more than half of an own card is above the hand, and on the table."""
        layout = self._layout
        return 0 < item.x() < layout.width and 0 < item.y() < layout.hand_top

    def take_back(self) -> bool:
        """Let the card that was taken out go back into the hand; whether there was one."""
        item = self._carrying.held
        lying = None if item is None else self.lying(item)
        if lying is None:
            return False
        lasting = duration_ms(Motion.MOVE, self._pace()) if self._flies() else 0
        self._carrying.go_home(self._place(lying), lasting)
        return True

    def lying(self, item: CardItem) -> Lying | None:
        """What an item of this table shows."""
        if item not in self._items:
            return None
        return self._picture.cards[self._items.index(item)]

    def item_of(self, card: Card) -> CardItem | None:
        """The item that shows the face of a card."""
        return next((item for item in self._items if item.face_up and item.card == card), None)

    def shown(self) -> list[tuple[Lying, CardItem]]:
        """All cards with their items."""
        return list(zip(self._picture.cards, self._items, strict=True))

    # Steps.

    def _next_step(self) -> None:
        while self._steps:
            flights = self._flights(self._steps[0]) if self._flies() else self._no_flights()
            self.set_out.emit(self._steps[0].motion)
            if flights:
                self._start(flights)
                return
            if self._landed(self._steps[0]):
                return

    def _flies(self) -> bool:
        return self.speed != Speed.OFF and not self.still

    def _no_flights(self) -> list[Flight]:
        """Show where the next step that rests ends: without ways there is nothing to see before."""
        while len(self._steps) > 1 and self._pause_after(self._steps[0]) == 0:
            del self._steps[0]
        self._follow(self._steps[0].picture)
        return []

    def _pace(self) -> float:
        return pace_of(self.speed, rushed=self.rushed)

    def _pause_after(self, step: Step) -> int | None:
        trick_pause_ms = trick_pause_of(self.trick_pause_ms, rushed=self.rushed)
        return pause_ms(step.pause, self._pace(), trick_pause_ms)

    def _start(self, flights: list[Flight]) -> None:
        self._flight = fly(flights, self)
        self._flight.finished.connect(self._arrive)
        self._flight.start()

    def _arrive(self) -> None:
        self._drop_flight()
        if self._steps and not self._landed(self._steps[0]):
            self._next_step()

    def _landed(self, step: Step) -> bool:
        """Take a step as done; whether what comes next has to wait."""
        self._lay()
        self.landed.emit(step.picture)
        pause = self._pause_after(step)
        if len(self._steps) == 1:
            self.finish()
            return True
        del self._steps[0]
        if pause is None:
            self._waits = True
            self.waiting.emit()
        elif pause:
            self._rest.start(pause)
        return pause != 0

    def _flights(self, step: Step) -> list[Flight]:
        """Make the items those of the step's picture, and say which have a way to go."""
        before = {id(item): lying for lying, item in self.shown()}
        was_up = {id(item): item.face_up for item in self._items}
        self._follow(step.picture)
        flights = []
        for lying, item in self.shown():
            place = self._place(lying)
            # A pack that is gathered goes face down at once: there is nothing to look at.
            turns = step.motion != Motion.GATHER and was_up.get(id(item)) == (not lying.face_up)
            if id(item) not in before:
                self._dress(item, lying, place)
                item.put(place)
                continue
            if not turns and (item.resting(place), place.height) == (item.pos(), item.height):
                self._dress(item, lying, place)
                item.setZValue(place.z)
                continue
            self._take_off(item, before[id(item)], lying, turns=turns)
            delay = delay_ms(lying, step.picture, step.motion, self._pace())
            lasting = duration_ms(step.motion, self._pace())
            flights.append(Flight(item, place, delay, lasting, turns))
        return flights

    def _take_off(self, item: CardItem, was: Lying, lying: Lying, *, turns: bool) -> None:
        """Render a card for where it goes; it starts as large as it is."""
        place = self._place(lying)
        size = item.height * item.scale()
        item.cover(None)
        item.cast_shadow(cast=_casts_shadow(was) and _casts_shadow(lying))
        if turns:
            item.wear(item.card, place.height, face_up=item.face_up)
            item.will_turn_to(lying.card, face_up=lying.face_up)
        else:
            item.wear(lying.card, place.height, face_up=lying.face_up)
        item.setScale(size / place.height)
        if (was.spot, was.seat) == (lying.spot, lying.seat):
            item.setZValue(place.z)
        elif lying.spot in {Spot.PILE, Spot.ASIDE}:
            item.setZValue(Z_TUCKING + place.z)
        else:
            item.setZValue(Z_FLYING + place.z)

    def _stop(self) -> None:
        self._carrying.forget()
        self._rest.stop()
        self._waits = False
        self._drop_flight()

    def _drop_flight(self) -> None:
        if self._flight is not None:
            self._flight.finished.disconnect(self._arrive)
            self._flight.stop()
            self._flight.deleteLater()
            self._flight = None

    # Rest.

    def _follow(self, picture: Picture) -> None:
        """Give each card of a picture the item that becomes it."""
        came = carried(self._picture.cards, picture.cards)
        kept = {place for place in came if place is not None}
        for place, item in enumerate(self._items):
            if place not in kept:
                self._scene.removeItem(item)
                item.deleteLater()
        self._items = [self._new_item() if place is None else self._items[place] for place in came]
        self._picture = picture

    def _new_item(self) -> CardItem:
        item = CardItem(self._look)
        self._scene.addItem(item)
        return item

    def _lay(self, *, sharp: bool = True) -> None:
        for lying, item in self.shown():
            place = self._place(lying)
            if sharp or not item.height:
                self._dress(item, lying, place)
            if item is not self._carrying.item:
                item.put(place)

    def _dress(self, item: CardItem, lying: Lying, place: Place) -> None:
        item.wear(lying.card, place.height, face_up=lying.face_up)
        item.cast_shadow(cast=_casts_shadow(lying))
        self._mark(item, lying, place.height)

    def _mark(self, item: CardItem, lying: Lying, height: int) -> None:
        """Frame, dim or cross a card."""
        choice = self._choice
        may_choose = _is_own(lying) and not self._picture.over
        if lying.put_away:
            item.cover(self._look.away_mark(height))
        elif self._would_be_played(item):
            item.cover(self._look.chosen_ring(height), ring_margin(height))
        elif may_choose and lying.card in choice.advised:
            ring = self._look.advised_ring(height, focused=lying.card == choice.focused)
            item.cover(ring, advised_margin(height))
        elif may_choose and lying.card == choice.focused:
            item.cover(self._look.focus_ring(height), ring_margin(height))
        elif may_choose and lying.card in choice.selected:
            item.cover(self._look.chosen_ring(height), ring_margin(height))
        elif may_choose and choice.playable is not None and lying.card not in choice.playable:
            item.cover(self._look.shade(height))
        else:
            item.cover(None)

    def _would_be_played(self, item: CardItem) -> bool:
        """Whether an item is held where letting it go plays it."""
        held = item is self._carrying.held and self.is_over_table(item)
        return held and item.card in (self._choice.playable or ())

    def _place(self, lying: Lying) -> Place:
        place = place_of(lying, self._layout)
        if not _is_own(lying) or self._picture.over:
            return place
        return replace(place, y=place.y - self._lift(lying.card))

    def _lift(self, card: Card | None) -> float:
        if card in self._choice.selected:
            return self._layout.selected_lift
        if card in (self._choice.playable or ()):
            return self._layout.lift
        return 0


def _is_own(lying: Lying) -> bool:
    return lying.spot == Spot.HAND and lying.seat == OWN


def _casts_shadow(lying: Lying) -> bool:
    """Not where many cards lie on one place."""
    return lying.spot not in {Spot.DECK, Spot.PILE, Spot.ASIDE}
