"""What a player does not know of the cards, from his view alone.

Certain are his own cards, the cards played, the talon once shown and his own discard (serbian.md
12), the declarer's cards while an offer shows them, and what the play has told: a suit not followed
is a suit not held, and neither followed nor trumped means no trumps either (8).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from preferans_desktop.rules.cards import ALL_CARDS, Card, suit_of
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.play import voids

AWAY = 3
"""Place of the cards that lie with nobody, after the three seats."""
PLACES = (*SEATS, AWAY)
Counts = tuple[int, int, int, int]
"""A number for each place."""
Held = tuple[int, int, int, int]
"""The cards in each place, masks."""


@dataclass(frozen=True, slots=True)
class Group:
    """Hidden cards that may all lie in the same places, which are at least two."""

    cards: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hidden:
    """What is certain and what is not.

    Attributes:
        certain: cards known to lie in each place, masks.
        needs: number of cards of each place that are not known.
        groups: the cards that are not known; together as many as the needs.
    """

    certain: Held
    needs: Counts
    groups: tuple[Group, ...]


def mask_of(cards: Iterable[int]) -> int:
    """A set of cards with bit suit * 8 + rank for each."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def hidden_of(hand: Hand) -> Hidden:
    """What the player does not know whose masked view of a hand in progress this is."""
    certain = [mask_of(hand.holdings[seat].known) for seat in SEATS]
    needs = [hand.holdings[seat].hidden for seat in SEATS]
    away = _lying_away(hand)
    certain.append(mask_of(away[0]))
    needs.append(away[1])
    seen = certain[0] | certain[1] | certain[2] | certain[AWAY]
    for seat in SEATS:
        seen |= mask_of(played_by(hand, seat))
    may_lie = {card: _places(hand, card) for card in ALL_CARDS if not seen >> card & 1}
    return _settled(certain, needs, may_lie)


def _lying_away(hand: Hand) -> tuple[frozenset[Card], int]:
    if hand.discard is not None:
        return hand.discard.known, hand.discard.hidden
    if hand.talon_shown:
        return frozenset(), 0
    return hand.deal.talon.known, hand.deal.talon.hidden


def played_by(hand: Hand, seat: Seat) -> list[Card]:
    """The cards that a seat has played, in order."""
    if hand.play is None:
        return []
    tricks = [trick.cards for trick in hand.play.tricks]
    return [card for cards in [*tricks, hand.play.trick] for who, card in cards if who == seat]


def _places(hand: Hand, card: Card) -> tuple[int, ...]:
    """Where a card that is not seen may lie, counts aside."""
    if hand.talon_shown and card in hand.deal.talon.known:
        places = tuple(place for place in PLACES if place in (hand.declarer, AWAY))
    else:
        places = PLACES
    return tuple(place for place in places if not _shown_void(hand, place, card))


def _shown_void(hand: Hand, place: Seat, card: Card) -> bool:
    return hand.play is not None and place != AWAY and suit_of(card) in voids(hand.play, place)


def _settled(certain: list[int], needs: list[int], may_lie: dict[Card, tuple[int, ...]]) -> Hidden:
    """Puts cards with only one place left there, until nothing follows any more."""
    while True:
        may_lie = {
            card: tuple(place for place in places if needs[place])
            for card, places in may_lie.items()
        }
        forced = [card for card, places in may_lie.items() if len(places) == 1]
        if not forced:
            break
        for card in forced:
            (place,) = may_lie.pop(card)
            certain[place] |= 1 << card
            needs[place] -= 1
    by_places: dict[tuple[int, ...], list[int]] = {}
    for card, places in may_lie.items():
        by_places.setdefault(places, []).append(card)
    return Hidden(
        certain=(certain[0], certain[1], certain[2], certain[3]),
        needs=(needs[0], needs[1], needs[2], needs[3]),
        groups=tuple(Group(tuple(by_places[key]), key) for key in sorted(by_places)),
    )


def apart(hidden: Hidden, cards: int) -> Hidden:
    """The same with these cards in groups of their own."""
    groups = []
    for group in hidden.groups:
        for inside in (True, False):
            some = tuple(card for card in group.cards if bool(cards >> card & 1) == inside)
            if some:
                groups.append(Group(some, group.places))
    return Hidden(hidden.certain, hidden.needs, tuple(groups))
