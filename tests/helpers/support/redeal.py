"""Another deal that one player cannot tell from the real one."""

import random
from collections.abc import Iterable
from dataclasses import dataclass

from preferans_desktop.rules.cards import Card, suit_of
from preferans_desktop.rules.dealing import deal_of
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.actions import Discard, OfferAll, OfferNoTrick
from preferans_desktop.rules.serbian.contracts import trump_of
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.log import Dealt, Event

AWAY = "away"
"""The talon while nobody has seen it, the declarer's discard after that."""


@dataclass
class _Places:
    """Cards that a seat does not see, by where they lie: a seat, or away."""

    cards: dict[Seat | str, list[Card]]
    shown_talon: frozenset[Card]
    declarer: Seat | None
    voids: dict[Seat | str, set[int]]

    def may_lie(self, card: Card, place: Seat | str) -> bool:
        if card in self.shown_talon and place not in {self.declarer, AWAY}:
            return False
        return suit_of(card) not in self.voids.get(place, set())


def redealt(
    hand: Hand, since: Iterable[Event], seat: Seat, generator: random.Random
) -> list[Event]:
    """The entries of the hand in progress with the cards hidden from `seat` shuffled.

    Whatever others have shown not to hold they do not get: the acts stay legal.

    Args:
        hand: the hand in progress.
        since: its entries, the deal first.
        seat: who must not notice.
        generator: source of chance.
    """
    places = _hidden(hand, seat)
    before = {place: list(cards) for place, cards in places.cards.items()}
    _swap(places, generator)
    return [_changed(event, hand, before, places.cards) for event in since]


def _hidden(hand: Hand, seat: Seat) -> _Places:
    shown = hand.offer is not None and isinstance(hand.offer.offer, OfferAll | OfferNoTrick)
    seen = {seat} | ({hand.declarer} if shown else set())
    cards: dict[Seat | str, list[Card]] = {
        other: sorted(hand.holdings[other].known) for other in SEATS if other not in seen
    }
    if not hand.talon_shown:
        cards[AWAY] = sorted(hand.deal.talon.known)
    elif hand.discard is not None and seat != hand.declarer:
        cards[AWAY] = sorted(hand.discard.known)
    talon = hand.deal.talon.known if hand.talon_shown else frozenset()
    voids: dict[Seat | str, set[int]] = {other: _voids(hand, other) for other in SEATS}
    return _Places(cards, talon, hand.declarer, voids)


def _voids(hand: Hand, seat: Seat) -> set[int]:
    """Suits that somebody cannot hold any more, by the cards he played."""
    found: set[int] = set()
    if hand.play is None or hand.contract is None:
        return found
    trump = trump_of(hand.contract)
    for trick in (*(trick.cards for trick in hand.play.tricks), hand.play.trick):
        for player, card in trick:
            led = suit_of(trick[0][1])
            if player == seat and suit_of(card) != led:
                found.add(led)
                if trump is not None and suit_of(card) != trump:
                    found.add(trump)
    return found


def _swap(places: _Places, generator: random.Random) -> None:
    everywhere = [
        (place, index) for place, cards in places.cards.items() for index in range(len(cards))
    ]
    for _ in range(2 * len(everywhere)):
        (one, first), (two, second) = generator.choice(everywhere), generator.choice(everywhere)
        card, other = places.cards[one][first], places.cards[two][second]
        if places.may_lie(card, two) and places.may_lie(other, one):
            places.cards[one][first], places.cards[two][second] = other, card


def _changed(
    event: Event,
    hand: Hand,
    before: dict[Seat | str, list[Card]],
    after: dict[Seat | str, list[Card]],
) -> Event:
    """The deal or the discard with the cards of the other deal."""
    if isinstance(event, Discard) and AWAY in after:
        return Discard(event.seat, frozenset(after[AWAY]))
    if not isinstance(event, Dealt):
        return event
    hands = [set(held.known) for held in hand.deal.hands]
    talon = set(hand.deal.talon.known)
    for place in after:
        # What the declarer put away came out of the twelve cards he held.
        owner = place if place != AWAY else (hand.declarer if hand.talon_shown else None)
        held = talon if owner is None else hands[int(owner)]
        held -= set(before[place])
    for place, cards in after.items():
        owner = place if place != AWAY else (hand.declarer if hand.talon_shown else None)
        held = talon if owner is None else hands[int(owner)]
        held |= set(cards)
    if hand.talon_shown and hand.declarer is not None:
        hands[hand.declarer] -= talon
    return Dealt(deal_of([sorted(held) for held in hands], sorted(talon)))
