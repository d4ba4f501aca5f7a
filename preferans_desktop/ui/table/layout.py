"""The areas of the table: pure geometry, sizes in, rectangles out. Cards lie in them (places.py).

All lengths are device-independent pixels, y grows downwards. Everything grows with one unit, the
scale of the window against the smallest one, so proportions stay.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from preferans_desktop.rules.seats import Seat
from preferans_desktop.ui.table.picture import MOST_IN_ROW, OWN

CARD_ASPECT = 250 / 350
"""Width of a card divided by its height."""
LEAST_WIDTH, LEAST_HEIGHT = 640, 540
"""The smallest table that is laid out without anything overlapping."""
LEAST_SHOWN = 0.42
"""At least so much of the width of an overlapped card is seen, its index included."""
MOST_IN_HAND = 12
LEAST_TEXT = 13
LARGE_ZOOM = 1.4
"""Larger letters get all the room that there is beside cards."""
_OWN_WORDS = 1.55
"""Most that own large words take, of the width of the plate below; the message gives way."""
RIGHT: Seat = 1
LEFT: Seat = 2


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle by its top left corner and size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The point in its middle."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True)
class Layout:
    """The table at one size of its view.

    Attributes:
        zoom: height of letters against the usual one, 1 to 2. Where letters are larger, what is
            written gets more room and cards get less.
    """

    width: float
    height: float
    zoom: float = 1.0

    @cached_property
    def unit(self) -> float:
        """Scale against the smallest table."""
        return min(self.width / LEAST_WIDTH, self.height / LEAST_HEIGHT)

    @property
    def large(self) -> bool:
        """Whether letters are so large that less is written, or elsewhere."""
        return self.zoom > LARGE_ZOOM

    @cached_property
    def text(self) -> float:
        """Height of ordinary letters."""
        return max(LEAST_TEXT, LEAST_TEXT * self.unit) * self.zoom

    def _grown(self, share: float) -> float:
        """Growth of something that follows the letters by this share."""
        return 1 + share * (self.zoom - 1)

    @cached_property
    def margin(self) -> float:
        """Distance from the edges."""
        return 10 * self.unit

    # Heights of the cards, whole pixels: every height is a set of rendered pictures.

    @cached_property
    def hand_height(self) -> int:
        """Own cards: as large as twelve of them allow."""
        widest = (self.width - 2 * self.margin) / (1 + (MOST_IN_HAND - 1) * LEAST_SHOWN)
        return int(min(0.265 * self._grown(-0.2) * self.height, widest / CARD_ASPECT))

    @cached_property
    def trick_height(self) -> int:
        """Cards in the middle: as large as their triangle allows, smaller than the own ones."""
        return int(min(self.middle.height / 1.48, self.hand_height * 0.9))

    @cached_property
    def fan_height(self) -> int:
        """Cards of others laid open, in two rows."""
        rows = (self.fan_area(LEFT).height - self.gap) / 2
        widest = self.fan_area(LEFT).width / (1 + (MOST_IN_ROW - 1) * LEAST_SHOWN)
        return int(min(rows, widest / CARD_ASPECT, self.trick_height))

    @cached_property
    def side_height(self) -> int:
        """Backs of the others."""
        return int(84 * self._grown(-0.5) * self.unit)

    @cached_property
    def tucked_height(self) -> int:
        """Tricks won and cards out of play, under the plates."""
        return int(56 * self.unit)

    @cached_property
    def face_heights(self) -> tuple[int, ...]:
        """All heights in which faces are shown, most wanted first."""
        return tuple(dict.fromkeys((self.hand_height, self.trick_height, self.fan_height)))

    @cached_property
    def back_heights(self) -> tuple[int, ...]:
        """All heights in which backs are shown."""
        return (*self.face_heights, self.side_height, self.tucked_height)

    # What lies where.

    @cached_property
    def gap(self) -> float:
        """The usual distance between two things."""
        return 6 * self.unit

    @cached_property
    def tab(self) -> float:
        """How far tucked cards stick out from under a plate."""
        return 15 * self.unit

    @cached_property
    def lift(self) -> float:
        """How far a playable card is lifted."""
        return 0.065 * self.hand_height

    @cached_property
    def selected_lift(self) -> float:
        """How far a selected card is lifted: the highest that an own card gets."""
        return 0.15 * self.hand_height

    @cached_property
    def hand_top(self) -> float:
        """Upper edge of own cards at rest."""
        return self.height - 0.8 * self.margin - self.hand_height

    @cached_property
    def plate_size(self) -> tuple[float, float]:
        """Size of a name plate."""
        return 160 * self._grown(0.1) * self.unit, 66 * self._grown(0.55) * self.unit

    def plate(self, seat: Seat) -> Rect:
        """Name plate of a seat: above the own hand, and in the upper corners."""
        width, height = self.plate_size
        if seat == OWN:
            return Rect(self.margin, self.action_area.y, width, height)
        x = self.margin if seat == LEFT else self.width - self.margin - width
        return Rect(x, self.margin, width, height)

    @cached_property
    def action_area(self) -> Rect:
        """The strip above the own hand where only the words to choose from stand."""
        width, height = self.plate_size
        x = self.margin + width + self.margin
        y = self.hand_top - self.selected_lift - self.gap - height
        return Rect(x, y, self.width - self.margin - x, height)

    @cached_property
    def middle(self) -> Rect:
        """Between the plates above and the message below: tricks, and the talon."""
        top = self.margin + self.plate_size[1] + self.tab + self.gap
        return Rect(0, top, self.width, self.message.y - self.gap - top)

    @cached_property
    def board(self) -> Rect:
        """All between the plates of the others and the own one, with the shadows of open cards."""
        x, top = self.margin - 0.5 * self.gap, self.margin + self.plate_size[1] + self.gap
        return Rect(x, top, self.width - 2 * x, self.message.bottom - top)

    @cached_property
    def message(self) -> Rect:
        """One or two lines under the trick, between what the player himself says and the right."""
        height = 2.9 * self._grown(-0.14) * self.text
        x = self.margin + self.plate_size[0] + self.gap
        return Rect(x, self.action_area.y - self.gap - height, self.width - 2 * x, height)

    @cached_property
    def narrow_message(self) -> Rect:
        """The same while cards of others are laid open on both sides."""
        x = self.fan_area(LEFT).right + self.gap
        return Rect(x, self.message.y, self.width - 2 * x, self.message.height)

    def message_among(self, fans: Collection[Seat]) -> Rect:
        """The same where cards of these players are laid open; to the edge in large letters."""
        most = self.width - self.gap if self.large else self.message.right
        left = self.narrow_message.x if LEFT in fans else self.message.x
        right = self.narrow_message.right if RIGHT in fans else most
        return Rect(left, self.message.y, right - left, self.message.height)

    def above_actions(self, message: float) -> float:
        """How much higher large words to choose from may stand over a message of this height."""
        return self.message.height - message - 0.1 * self.text

    def badge(self, *, fans: bool) -> Rect:
        """The contract, between the plates of the others; narrow where they speak beside them."""
        width, height = self.unit * (88 if fans else 150 * self._grown(0.6)), self.plate_size[1]
        return Rect((self.width - width) / 2, self.margin, width, height)

    def badge_beside(self, speaking: Collection[Seat]) -> Rect:
        """The same where these speak beside it, because their cards are laid open below."""
        narrow, wide = self.badge(fans=True), self.badge(fans=False)
        left = narrow.x if LEFT in speaking else wide.x
        right = narrow.right if RIGHT in speaking else wide.right
        return Rect(left, wide.y, right - left, wide.height)

    def column(self, seat: Seat) -> Rect:
        """Where the backs of another player lie."""
        width = self.side_height * CARD_ASPECT
        x = self.margin if seat == LEFT else self.width - self.margin - width
        return Rect(x, self.middle.y, width, self.middle.height)

    def fan_area(self, seat: Seat) -> Rect:
        """Where the cards of another player are laid open."""
        top, bottom = self.middle.y, self.action_area.y - self.tab - self.gap
        half_trick = 1.16 * self.trick_height * CARD_ASPECT + self.gap
        width = self.width / 2 - half_trick - self.margin
        x = self.margin if seat == LEFT else self.width - self.margin - width
        return Rect(x, top, width, bottom - top)

    def bubble(self, seat: Seat, *, fans: bool) -> Rect:
        """The most room that words spoken by a seat may take.

        Others speak under their plates, or beside them while cards are laid open there; the
        player himself above his own, where there is no room while the cards of the left lie open.
        """
        if seat == OWN:
            plate = self.plate(OWN)
            bottom = plate.y - self.tab - 1
            return Rect(plate.x, self.message.y, plate.width, bottom - self.message.y)
        if fans:
            return self._bubble_beside(seat)
        x = self.column(LEFT).right + 2 * self.gap
        width = self.width / 2 - 1.16 * self.trick_height * CARD_ASPECT - self.gap - x
        x = x if seat == LEFT else self.width - x - width
        return Rect(x, self.middle.y, width, min(3.8 * self.text, self.middle.height))

    @property
    def own_large_words(self) -> Rect:
        """The most room for words of the player himself in large letters: the message gives way."""
        room = self.bubble(OWN, fans=False)
        return Rect(room.x, room.y, _OWN_WORDS * room.width, room.height)

    def _bubble_beside(self, seat: Seat) -> Rect:
        plate = self.plate(seat)
        room = self.badge(fans=True).x - self.plate(LEFT).right - 2 * self.gap
        x = plate.right + self.gap if seat == LEFT else plate.x - self.gap - room
        return Rect(x, plate.y, room, plate.height)

    @cached_property
    def last_trick(self) -> Rect:
        """The panel on which the last trick is laid open again, around the middle."""
        x, y = self.middle.centre
        width = 2 * (1.16 * self.trick_height * CARD_ASPECT + 2 * self.gap)
        height = 1.42 * self.trick_height + 4 * self.gap
        return Rect(x - width / 2, y - height / 2, width, height)

    def label(self, *, above: bool) -> Rect:
        """A line over or under the talon of a finished hand."""
        x, y = self.middle.centre
        height = min(1.5 * self.text, (self.middle.height - self.fan_height) / 2 - self.gap)
        width = 2 * 1.16 * self.trick_height * CARD_ASPECT
        side = -self.fan_height / 2 - height - self.gap if above else self.fan_height / 2 + self.gap
        return Rect(x - width / 2, y + side, width, height)


SMALLEST = Layout(LEAST_WIDTH, LEAST_HEIGHT)
"""The layout of a table that has no size yet."""
