"""What is written on the table: plates, speech, the contract, the message, captions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from preferans_desktop.host.settings import Faces
from preferans_desktop.language.glossary import explained
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.ui.table import signs
from preferans_desktop.ui.table.bubble import Tail, paint_bubble
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.table.layout import LEFT, SMALLEST, Layout, Rect
from preferans_desktop.ui.table.look import Ink
from preferans_desktop.ui.table.picture import OWN, Picture
from preferans_desktop.ui.table.places import Z_PLATE, Z_WORDS
from preferans_desktop.ui.table.plate import PlateState, PlateText, cuts_name, paint_plate
from preferans_desktop.ui.table.portraits import portrait_of
from preferans_desktop.ui.table.suit_signs import SuitSigns
from preferans_desktop.ui.theme import Palette

LEAST_LABEL = 0.8
"""A caption of the talon in smaller letters than this share of the usual is left out."""


@dataclass(frozen=True, slots=True)
class Labels:
    """Captions of a finished hand."""

    talon: str = ""
    discard: str = ""


@dataclass(frozen=True, slots=True)
class Written:
    """All words on the table; plates and speech by seat, an empty text for nothing."""

    plates: tuple[PlateState, ...]
    speech: tuple[str, ...]
    message: str
    contract: tuple[str, str]


class Words:
    """Everything written on one scene. Each piece is a picture, painted when it changes."""

    def __init__(self, scene: QGraphicsScene, palette: Palette) -> None:
        self._layout = SMALLEST
        self._placed = False
        self._ink = Ink(palette, SMALLEST.text, 1.0)
        self._suit_signs = SuitSigns(CardStyle())
        self._picture = Picture()
        self._states = [PlateState() for _ in SEATS]
        self._speech = [""] * len(SEATS)
        self._message = ""
        self._contract = ("", "")
        self._labels = Labels()
        self._raised = 0
        self._plates = [_piece(scene, Z_PLATE) for _ in SEATS]
        self._bubbles = [_piece(scene, Z_WORDS) for _ in SEATS]
        self._badge_item = _piece(scene, Z_PLATE)
        self._message_item = _piece(scene, Z_PLATE)
        self._talon_item = _piece(scene, Z_PLATE)
        self._discard_item = _piece(scene, Z_PLATE)

    @property
    def written(self) -> Written:
        """What is written now."""
        return Written(tuple(self._states), tuple(self._speech), self._message, self._contract)

    def area_of(self, piece: str, seat: Seat = OWN) -> QRectF:
        """Where a piece of writing is on the scene.

        Args:
            piece: "plate" or "speech" of a seat, "contract" or "message".
            seat: whose plate or speech.

        Returns:
            its rectangle, an empty one where it is not shown.
        """
        items = {
            "plate": self._plates[seat],
            "speech": self._bubbles[seat],
            "contract": self._badge_item,
            "message": self._message_item,
        }
        item = items[piece]
        return item.sceneBoundingRect() if item.isVisible() else QRectF()

    def height_of_message(self) -> float:
        """Of the message as it is written where nothing takes room of it."""
        return signs.fit_message(self._message, self._room_of_message(0), self._ink).needed.height()

    def set_layout(self, layout: Layout, ratio: float) -> None:
        """Write for another size or another screen."""
        self._layout = layout
        self._placed = True
        self._ink = Ink(self._ink.palette, layout.text, ratio)
        self._write_all()

    def set_palette(self, palette: Palette) -> None:
        """Write in these colours from now on."""
        self._ink = replace(self._ink, palette=palette)
        self._write_all()

    def set_suit_signs(self, suit_signs: SuitSigns) -> None:
        """Show the suit of the contract by these signs from now on."""
        self._suit_signs = suit_signs
        self._write_contract()

    def set_picture(self, picture: Picture) -> None:
        """Show whose turn it is and who is what."""
        before, self._picture = self._picture, picture
        states = [
            replace(
                state,
                on_turn=seat == picture.to_act,
                declarer=seat == picture.declarer,
                dealer=seat == picture.dealer,
                forehand=seat == picture.forehand,
            )
            for seat, state in enumerate(self._states)
        ]
        self._set_states(states)
        if before.fans() != picture.fans():
            self._write_speech()
        if before.over != picture.over:
            self._write_message()
        if before.trump != picture.trump:
            self._write_contract()
        self._write_labels()

    def set_names(self, names: Sequence[str]) -> None:
        """Names on the plates."""
        states = zip(self._states, names, strict=True)
        self._set_states([replace(state, name=name) for state, name in states])

    def set_faces(self, faces: Faces) -> None:
        """Faces on the plates.

        Raises:
            AssetError: a drawing is missing or damaged; the present faces stay.
        """
        portraits = [portrait_of(face) for face in faces]
        states = zip(self._states, portraits, strict=True)
        self._set_states([replace(state, portrait=portrait) for state, portrait in states])

    def set_plates(self, texts: Sequence[PlateText]) -> None:
        """What else stands on the plates, and what is said."""
        states = zip(self._states, texts, strict=True)
        self._set_states([replace(state, text=text) for state, text in states])
        for seat, text in enumerate(texts):
            if text.speech:
                self.say(seat, text.speech)

    def say(self, seat: Seat, words: str) -> None:
        """Words in the bubble of a seat, none for an empty text."""
        if words != self._speech[seat]:
            self._speech[seat] = words
            self._write_speech()

    def clear_speech(self) -> None:
        """Nobody says anything."""
        self._speech = [""] * len(SEATS)
        self._write_speech()

    def set_message(self, words: str) -> None:
        """One line on the felt."""
        if words != self._message:
            self._message = words
            self._write_message()

    def set_raised(self, pixels: int) -> None:
        """So much of the room of the message is taken by the words to choose from."""
        if pixels != self._raised:
            self._raised = pixels
            self._write_message()

    def set_contract(self, title: str, detail: str) -> None:
        """The contract, nothing for an empty title."""
        if (title, detail) != self._contract:
            self._contract = (title, detail)
            self._write_contract()

    def set_labels(self, labels: Labels) -> None:
        """Captions of a finished hand."""
        self._labels = labels
        self._write_labels()

    def _set_states(self, states: list[PlateState]) -> None:
        """Paint the plates that change."""
        before, self._states = self._states, states
        for seat in SEATS:
            if before[seat] != states[seat]:
                self._write_plate(seat)

    def _write_all(self) -> None:
        for seat in SEATS:
            self._write_plate(seat)
        self._write_speech()
        self._write_labels()

    def _write_plate(self, seat: Seat) -> None:
        if not self._placed:
            return  # it is written when there is a place for it
        rect, state = self._layout.plate(seat), self._states[seat]
        picture = paint_plate(state, rect, self._ink) if state.name else None
        _put(self._plates[seat], picture, rect)
        name = state.name if cuts_name(state, rect, self._ink) else ""
        terms = explained(f"{state.text.role} {state.text.bule}")
        self._plates[seat].setToolTip("\n".join(filter(None, (name, terms))))

    def _write_speech(self) -> None:
        """What is said, and what gives way to it."""
        fans = self._picture.fans()
        # Large letters have no room beside the plates.
        on_plates = self._speech if fans and self._layout.large else [""] * len(SEATS)
        states = enumerate(zip(self._states, on_plates, strict=True))
        self._set_states(
            [replace(state, said="" if seat == OWN else words) for seat, (state, words) in states]
        )
        for seat, item in enumerate(self._bubbles):
            words = self._speech[seat]
            if not words or self._states[seat].said or (seat == OWN and LEFT in fans):
                item.hide()
                continue
            tail = _tail(seat, fans=bool(fans))
            room = self._layout.bubble(seat, fans=bool(fans))
            if seat == OWN and self._layout.large:
                room = self._layout.own_large_words
            picture, corner = paint_bubble(words, room, tail, self._ink_in(room))
            item.setPixmap(picture)
            item.setPos(corner)
            item.show()
        self._write_message()
        self._write_contract()

    def _ink_in(self, room: Rect) -> Ink:
        """Smaller letters where a room would be filled by their margins."""
        text = min(self._ink.text, room.height / 2.2, room.width / 6.5)
        return replace(self._ink, text=text)

    def _write_message(self) -> None:
        picture = self._picture
        # Between two open hands large letters have no room; the buttons say the same then.
        left_out = self._layout.large and picture.over and len(picture.fans()) == 2
        self._message_item.setVisible(bool(self._message) and not left_out)
        if not self._message_item.isVisible():
            return
        room = self._room_of_message(self._raised)
        shown = signs.fit_message(self._message, room, self._ink).words
        whole = "" if shown == self._message else self._message
        self._message_item.setToolTip("\n".join(filter(None, (whole, explained(self._message)))))
        _put(self._message_item, signs.paint_message(self._message, room, self._ink), room)

    def _room_of_message(self, raised: float) -> Rect:
        """Beside what the player himself says, and above what he may say.

        A line over raised words to choose from may reach over the own plate too.
        """
        room, own = self._layout.message_among(self._picture.fans()), self.area_of("speech")
        left = max(room.x, own.right() + self._layout.gap)
        room = Rect(left, room.y, room.right - left, room.height - raised)
        if raised and own.isEmpty() and signs.shrinks(self._message, room, self._ink):
            left = self._layout.gap
            return Rect(left, room.y, room.right - left, room.height)
        return room

    def _write_contract(self) -> None:
        self._badge_item.setVisible(bool(self._contract[0]))
        if not self._contract[0]:
            return
        beside = self._picture.fans() and not self._layout.large
        others = [seat for seat in SEATS if seat != OWN and self._speech[seat]]
        rect = self._layout.badge_beside(others if beside else ())
        trump = self._picture.trump
        sign = None if trump is None else self._suit_signs.of(trump)
        _put(self._badge_item, signs.paint_badge(self._contract, sign, rect, self._ink), rect)
        self._badge_item.setToolTip(explained(" ".join(self._contract)))

    def _write_labels(self) -> None:
        over = self._picture.over
        away = any(lying.put_away for lying in self._picture.cards)
        for item, words, above, shown in (
            (self._talon_item, self._labels.talon, True, over),
            (self._discard_item, self._labels.discard, False, over and away),
        ):
            rect = self._layout.label(above=above)
            readable = rect.height >= LEAST_LABEL * self._ink.text
            item.setVisible(shown and bool(words) and readable)
            if item.isVisible():
                picture = signs.paint_label(words, rect, self._ink, crossed=not above)
                _put(item, picture, rect)


def _tail(seat: Seat, *, fans: bool) -> Tail:
    """How a bubble points to its speaker's plate."""
    if seat == OWN:
        return Tail(Qt.Edge.BottomEdge)
    if fans:
        return Tail(Qt.Edge.LeftEdge) if seat == LEFT else Tail(Qt.Edge.RightEdge, on_right=True)
    return Tail(Qt.Edge.TopEdge, on_right=seat != LEFT)


def _piece(scene: QGraphicsScene, z: float) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem()
    item.setZValue(z)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.hide()
    scene.addItem(item)
    return item


def _put(item: QGraphicsPixmapItem, picture: QPixmap | None, rect: Rect) -> None:
    item.setVisible(picture is not None)
    if picture is not None:
        item.setPixmap(picture)
        item.setPos(QPointF(round(rect.x), round(rect.y)))
