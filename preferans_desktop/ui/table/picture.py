"""What lies on the table: which cards, where, face up or down. A function of the view alone.

A picture knows nothing of pixels and time. Once dealt it always has 32 cards; a card whose face
this player may not know has none here either. The player looking sits at seat 0, at the bottom.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import Enum

from preferans_desktop.rules.cards import Card, Suit, suit_of
from preferans_desktop.rules.seats import SEATS, Seat, left_of
from preferans_desktop.rules.serbian.contracts import trump_of
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.play import Trick
from preferans_desktop.rules.serbian.view import PlayerView
from preferans_desktop.ui.table.hand_order import ordered

OWN: Seat = 0
"""The seat of the player looking."""
MOST_IN_ROW = 7
"""Open cards of another player in one line."""


class Spot(Enum):
    """Where a card can lie."""

    DECK = "deck"
    """With the dealer, before the deal."""
    HAND = "hand"
    FAN = "fan"
    """The cards of another player, laid open."""
    TALON = "talon"
    ASIDE = "aside"
    """Out of play: what was put away, or the talon of a hand game."""
    TRICK = "trick"
    PILE = "pile"
    """Tricks won."""


@dataclass(frozen=True, slots=True)
class Lying:
    """One card on the table.

    Attributes:
        seat: whose hand, fan or pile, who played it to the trick, who deals; None for talon and
            cards out of play.
        index: place among the cards of that spot, from 0; in a pile the number of the trick.
        count: how many places that spot has now; in a fan, that line of it.
        card: None when it is not known.
        put_away: it was in the discard; told only when the hand is over.
        line: a fan lies in two lines, 0 and 1.
    """

    spot: Spot
    seat: Seat | None
    index: int
    count: int
    card: Card | None
    face_up: bool
    put_away: bool = False
    line: int = 0


@dataclass(frozen=True, slots=True)
class Picture:
    """The table at one moment, without words.

    Attributes:
        cards: all cards that lie on it.
        dealer: who dealt what lies there; before the first deal, who is to deal.
        forehand: None before the first deal.
        to_act: whose turn it is.
        trump: of the contract, None before it and in betl and sans.
        over: a finished hand is shown whole.
    """

    cards: tuple[Lying, ...] = ()
    dealer: Seat | None = None
    forehand: Seat | None = None
    declarer: Seat | None = None
    to_act: Seat | None = None
    trump: Suit | None = None
    over: bool = False

    def fans(self) -> frozenset[Seat]:
        """Players whose cards are laid open."""
        return frozenset(
            lying.seat for lying in self.cards if lying.spot == Spot.FAN and lying.seat is not None
        )


def picture_of(view: PlayerView) -> Picture:
    """What a player sees: the hand in progress, or the whole of the one that has just ended."""
    if view.hand is not None:
        return picture_of_hand(view.hand)
    if view.last_hand is not None:
        return whole_deal(view.last_hand)
    return Picture(dealer=view.dealer)


def picture_of_hand(hand: Hand) -> Picture:
    """A hand in progress as masked for seat 0."""
    held = [lying for seat in SEATS for lying in _held(hand, seat)]
    return picture_with(hand, [*held, *_out_of_hands(hand)])


def picture_with(hand: Hand, lying: Iterable[Lying]) -> Picture:
    """A state of a hand with these cards, and those of its trick and piles."""
    cards = list(lying)
    if hand.play is not None:
        count = len(hand.play.defenders) + 1
        cards += (
            Lying(Spot.TRICK, seat, index, count, card, face_up=True)
            for index, (seat, card) in enumerate(hand.play.trick)
        )
        cards += piles(hand.play.tricks)
    return Picture(
        cards=tuple(cards),
        dealer=left_of(hand.forehand),
        forehand=hand.forehand,
        declarer=hand.declarer,
        to_act=hand.to_act,
        trump=trump_of_hand(hand),
    )


def trump_of_hand(hand: Hand) -> Suit | None:
    """Trump suit once the contract is known."""
    return None if hand.contract is None else trump_of(hand.contract)


def row(
    spot: Spot, seat: Seat | None, cards: Iterable[Card | None], *, face_up: bool
) -> list[Lying]:
    """Cards beside each other in one spot."""
    cards = tuple(cards)
    return [
        Lying(spot, seat, index, len(cards), card, face_up=face_up)
        for index, card in enumerate(cards)
    ]


def _held(hand: Hand, seat: Seat) -> list[Lying]:
    held = hand.holdings[seat]
    if seat == OWN:
        cards = ordered(held.known, trump_of_hand(hand), _played_by(hand, seat))
        return row(Spot.HAND, seat, cards, face_up=True)
    talon_lies = _lies_open(hand) and seat == hand.declarer
    if held.known and not held.hidden:
        lying = held.known - hand.deal.talon.known if talon_lies else held.known
        return fan(seat, lying, trump_of_hand(hand))
    backs = len(held) - (2 if talon_lies else 0)
    return row(Spot.HAND, seat, [None] * backs, face_up=False)


def fan(seat: Seat, cards: Collection[Card], trump: Suit | None) -> list[Lying]:
    """Two lines of open cards in the usual order."""
    return fan_of(seat, ordered(cards, trump))


def fan_of(seat: Seat, cards: tuple[Card, ...]) -> list[Lying]:
    """Cards in two lines as they follow each other, no suit divided if that can be."""
    lines = _in_two_lines(cards)
    return [
        replace(lying, line=number)
        for number, line in enumerate(lines)
        for lying in row(Spot.FAN, seat, line, face_up=True)
    ]


def _in_two_lines(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    half = (len(cards) + 1) // 2
    breaks = [
        place
        for place in range(len(cards) + 1)
        if max(place, len(cards) - place) <= MOST_IN_ROW
        and (place in {0, len(cards)} or suit_of(cards[place - 1]) != suit_of(cards[place]))
    ]
    cut = min(breaks, key=lambda place: abs(place - half), default=half)
    return cards[:cut], cards[cut:]


def _played_by(hand: Hand, seat: Seat) -> Collection[Card]:
    if hand.play is None:
        return ()
    played = [trick.cards for trick in hand.play.tricks]
    return [card for cards in [*played, hand.play.trick] for by, card in cards if by == seat]


def _lies_open(hand: Hand) -> bool:
    """The talon that another player has won lies open until he has discarded."""
    return hand.phase == Phase.DISCARD and hand.declarer != OWN


def _out_of_hands(hand: Hand) -> list[Lying]:
    if hand.discard is not None:
        away: list[Card | None] = [*sorted(hand.discard.known)] or [None, None]
        return row(Spot.ASIDE, None, away, face_up=False)
    if hand.talon_shown:
        shown = ordered(hand.deal.talon.known, None) if _lies_open(hand) else ()
        return row(Spot.TALON, None, shown, face_up=True)
    spot = Spot.ASIDE if hand.hand_game else Spot.TALON
    return row(spot, None, [None, None], face_up=False)


def piles(tricks: tuple[Trick, ...]) -> list[Lying]:
    """The tricks of each player, face down."""
    won: dict[Seat, list[Trick]] = {seat: [] for seat in SEATS}
    for trick in tricks:
        won[trick.winner].append(trick)
    return [
        Lying(Spot.PILE, seat, number, len(pile), card, face_up=False)
        for seat, pile in won.items()
        for number, trick in enumerate(pile)
        for _, card in trick.cards
    ]


def whole_deal(hand: Hand) -> Picture:
    """The deal of a finished hand, with what was put away marked where it came from."""
    trump = trump_of_hand(hand)
    away = hand.discard.known if hand.discard is not None else frozenset()
    others = (seat for seat in SEATS if seat != OWN)
    cards = [
        *row(Spot.HAND, OWN, ordered(hand.deal.hands[OWN].known, trump), face_up=True),
        *(lying for seat in others for lying in fan(seat, hand.deal.hands[seat].known, trump)),
        *row(Spot.TALON, None, ordered(hand.deal.talon.known, trump), face_up=True),
    ]
    marked = tuple(replace(lying, put_away=lying.card in away) for lying in cards)
    return Picture(
        cards=marked,
        dealer=left_of(hand.forehand),
        forehand=hand.forehand,
        declarer=hand.declarer,
        trump=trump,
        over=True,
    )
