"""Open hands in the order that the player wants, wherever a picture shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from preferans_desktop.rules.cards import Card
from preferans_desktop.ui.table.hand_order import USUAL_ORDER, HandOrder, resorted
from preferans_desktop.ui.table.picture import Lying, Picture, Spot, fan_of, row

_SORTED = (Spot.HAND, Spot.FAN, Spot.TALON)


def arranged(picture: Picture, order: HandOrder) -> Picture:
    """The same cards in the same spots, those of open hands sorted otherwise.

    Args:
        picture: with the usual order.
        order: that is wanted.
    """
    if order == USUAL_ORDER:
        return picture
    cards = list(picture.cards)
    for spot, seat in dict.fromkeys((lying.spot, lying.seat) for lying in cards):
        places = [at for at, was in enumerate(cards) if (was.spot, was.seat) == (spot, seat)]
        if spot in _SORTED and all(cards[at].face_up for at in places):
            again = _sorted([cards[at] for at in places], order)
            for at, lying in zip(places, again, strict=True):
                cards[at] = lying
    return replace(picture, cards=tuple(cards))


def _sorted(hand: Sequence[Lying], order: HandOrder) -> list[Lying]:
    """All that lies open in one spot."""
    away = {lying.card for lying in hand if lying.put_away}
    cards = resorted([lying.card for lying in hand if lying.card is not None], order)
    again = _laid(hand[0], cards)
    return [replace(lying, put_away=lying.card in away) for lying in again]


def _laid(one: Lying, cards: tuple[Card, ...]) -> list[Lying]:
    if one.spot is Spot.FAN and one.seat is not None:
        return fan_of(one.seat, cards)
    return row(one.spot, one.seat, cards, face_up=True)
