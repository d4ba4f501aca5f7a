"""Where each card lies in the areas of the table, and what lies over what: pure geometry."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_desktop.rules.seats import Seat
from preferans_desktop.ui.table.layout import CARD_ASPECT, LEFT, MOST_IN_HAND, RIGHT, Layout
from preferans_desktop.ui.table.picture import OWN, Lying, Spot


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: its centre, its height, degrees clockwise, and what lies over what."""

    x: float
    y: float
    height: int
    rotation: float = 0.0
    z: float = 0.0

    @property
    def width(self) -> float:
        """Width of the card."""
        return self.height * CARD_ASPECT


Z_TUCKED = 10.0
"""Cards that stick out from under a plate."""
Z_TUCKING = 50.0
"""Added while they are on their way there, still under the plate."""
Z_PLATE = 100.0
Z_HAND = 200.0
Z_TRICK = 300.0
Z_FLYING = 300.0
"""Added while a card is on its way: above all that lie."""
Z_CARRIED = 800.0
"""In the player's fingers."""
Z_WORDS = 900.0
"""What is said."""


def place_of(lying: Lying, table: Layout) -> Place:
    """Where a card lies on a table of that size."""
    match lying.spot:
        case Spot.HAND if lying.seat == OWN:
            return _in_own_hand(lying, table)
        case Spot.HAND:
            return _in_column(lying, table)
        case Spot.FAN:
            return _in_fan(lying, table)
        case Spot.TRICK:
            return _in_trick(lying, table)
        case Spot.TALON:
            return _in_talon(lying, table)
        case Spot.PILE:
            return _in_pile(lying, table)
        case Spot.ASIDE:
            return _aside(lying, table)
        case Spot.DECK:
            return _in_deck(lying, table)


def _in_own_hand(lying: Lying, table: Layout) -> Place:
    width = table.hand_height * CARD_ASPECT
    room = table.width - 2 * table.margin
    step = min(0.62 * width, (room - width) / max(1, lying.count - 1))
    x = table.width / 2 + (lying.index - (lying.count - 1) / 2) * step
    y = table.hand_top + table.hand_height / 2
    return Place(x, y, table.hand_height, z=Z_HAND + lying.index)


def _in_column(lying: Lying, table: Layout) -> Place:
    area = table.column(_other(lying))
    height = table.side_height
    step = min(0.25 * height, (area.height - height) / (MOST_IN_HAND - 1))
    y = area.y + height / 2 + lying.index * step
    return Place(area.centre[0], y, height, z=Z_HAND + lying.index)


def _in_fan(lying: Lying, table: Layout) -> Place:
    area = table.fan_area(_other(lying))
    height = table.fan_height
    width = height * CARD_ASPECT
    step = min(0.62 * width, (area.width - width) / max(1, lying.count - 1))
    row = width + (lying.count - 1) * step
    outer = area.x if lying.seat == LEFT else area.right - row
    x = outer + width / 2 + lying.index * step
    y = area.y + height / 2 + lying.line * (height + table.gap)
    return Place(x, y, height, z=Z_HAND + 10 * lying.line + lying.index)


def _in_trick(lying: Lying, table: Layout) -> Place:
    """A triangle; the own card on top of both others, so that all three indices are seen."""
    x, y = table.middle.centre
    height = table.trick_height
    width = height * CARD_ASPECT
    side = {OWN: 0, RIGHT: 1, LEFT: -1}[_seat(lying)]
    down = 0.21 * height if side == 0 else -0.21 * height
    return Place(
        x + side * 0.62 * width, y + down, height, rotation=side * 4.0, z=Z_TRICK - abs(side)
    )


def _in_talon(lying: Lying, table: Layout) -> Place:
    x, y = table.middle.centre
    height = table.fan_height
    apart = height * CARD_ASPECT + table.gap
    return Place(x + (lying.index - 0.5) * apart, y, height, z=Z_TRICK + lying.index)


def _in_pile(lying: Lying, table: Layout) -> Place:
    seat = _seat(lying)
    plate = table.plate(seat)
    height = table.tucked_height
    width = height * CARD_ASPECT
    step = (plate.width - 2 * table.gap - width) / 9
    x = plate.x + table.gap + width / 2 + lying.index * step
    middle = height / 2 - table.tab
    y = plate.y + middle if seat == OWN else plate.bottom - middle
    return Place(x, y, height, z=Z_TUCKED + lying.index)


def _aside(lying: Lying, table: Layout) -> Place:
    height = table.tucked_height
    badge = table.badge(fans=False)
    x = badge.centre[0] + (lying.index - 0.5) * 0.6 * height * CARD_ASPECT
    y = badge.bottom - height / 2 + table.tab
    return Place(x, y, height, z=Z_TUCKED + lying.index)


def _in_deck(lying: Lying, table: Layout) -> Place:
    x, y = table.middle.centre
    seat = _seat(lying)
    if seat == OWN:
        y = table.message.y
    else:
        x = table.column(seat).centre[0]
    return Place(x, y, table.side_height, z=Z_HAND + lying.index)


def _seat(lying: Lying) -> Seat:
    return OWN if lying.seat is None else lying.seat


def _other(lying: Lying) -> Seat:
    return LEFT if lying.seat == LEFT else RIGHT
