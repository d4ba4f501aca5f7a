"""Card play: lead, following suit, tricks, early ends (serbian.md 8)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum

from preferans_desktop.rules.cards import Card, Suit, suit_of
from preferans_desktop.rules.dealing import Holding, Holdings, with_holding
from preferans_desktop.rules.errors import Reason
from preferans_desktop.rules.seats import Seat, from_seat, left_of, right_of
from preferans_desktop.rules.serbian.contracts import Contract, trump_of
from preferans_desktop.rules.tricks import playable, trick_winner

TRICKS_IN_HAND = 10
TRICKS_TO_BEAT = 5
"""With so many tricks of the defenders a trump contract or sans is over."""


class Ended(Enum):
    """How a played hand ended; the value is the record word."""

    ALL_TRICKS = "all_tricks"
    FIVE = "five"
    BETL_TRICK = "betl_trick"
    OFFER = "offer"


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: seats and cards in the order played, and who won it."""

    cards: tuple[tuple[Seat, Card], ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Play:
    """The play so far.

    Attributes:
        defenders: defenders who play, the one right of the declarer first.
        holdings: what each seat still holds, also who does not play.
        to_act: who plays next, None when the play is over.
        trick: the unfinished trick.
        tricks: finished tricks in order.
        taken: tricks won by each seat.
    """

    declarer: Seat
    contract: Contract
    defenders: tuple[Seat, ...]
    holdings: Holdings
    to_act: Seat | None
    trick: tuple[tuple[Seat, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, int, int] = (0, 0, 0)
    ended: Ended | None = None

    @property
    def trump(self) -> Suit | None:
        """Trump suit, None in betl and sans."""
        return trump_of(self.contract)

    @property
    def led(self) -> Suit | None:
        """Suit led to the unfinished trick, None before the lead."""
        return suit_of(self.trick[0][1]) if self.trick else None

    @property
    def left(self) -> int:
        """Tricks not finished, the one in progress included."""
        return TRICKS_IN_HAND - len(self.tricks)

    @property
    def defenders_taken(self) -> int:
        """Tricks of the playing defenders together."""
        return sum(self.taken[seat] for seat in self.defenders)

    def plays(self, seat: Seat) -> bool:
        """Whether this seat takes part in the play."""
        return seat == self.declarer or seat in self.defenders


def start(
    declarer: Seat,
    contract: Contract,
    defenders: tuple[Seat, ...],
    forehand: Seat,
    holdings: Holdings,
) -> Play:
    """The play before the first lead."""
    leader = _first_leader(declarer, contract, defenders, forehand)
    return Play(declarer, contract, defenders, holdings, leader)


def _first_leader(
    declarer: Seat, contract: Contract, defenders: tuple[Seat, ...], forehand: Seat
) -> Seat:
    if contract == Contract.SANS:
        before = left_of(declarer)
        return before if before in defenders else right_of(declarer)
    return next(seat for seat in from_seat(forehand) if seat == declarer or seat in defenders)


def legal_cards(play: Play) -> list[Card]:
    """Cards the player to act may play; empty when over or when his cards are hidden."""
    if play.to_act is None or play.holdings[play.to_act].hidden:
        return []
    return playable(play.holdings[play.to_act].known, play.led, play.trump)


def only_card(play: Play) -> Card | None:
    """The card of the player to act where the rules leave him no other; else None."""
    cards = legal_cards(play)
    return cards[0] if len(cards) == 1 else None


def check_card(play: Play, card: Card, seen: Collection[Card]) -> Reason | None:
    """Why the player to act may not play this card, None when he may.

    Args:
        play: the play.
        card: the card tried.
        seen: cards known to lie elsewhere; matters only where his cards are hidden.
    """
    if play.to_act is None:
        return Reason.NOT_NOW
    holding = play.holdings[play.to_act]
    if holding.hidden:
        return _check_hidden_card(play, card, seen)
    if card not in holding.known:
        return Reason.NOT_IN_HAND
    if card in playable(holding.known, play.led, play.trump):
        return None
    suited = any(suit_of(held) == play.led for held in holding.known)
    return Reason.MUST_FOLLOW_SUIT if suited else Reason.MUST_TRUMP


def _check_hidden_card(play: Play, card: Card, seen: Collection[Card]) -> Reason | None:
    assert play.to_act is not None  # noqa: S101 - the caller has looked
    if card in seen:
        return Reason.SEEN_ELSEWHERE
    if suit_of(card) in voids(play, play.to_act):
        return Reason.SHOWN_VOID
    return None


def voids(play: Play, seat: Seat) -> frozenset[Suit]:
    """Suits this seat has shown not to hold: not followed, or neither followed nor trumped."""
    found: set[Suit] = set()
    tricks = [trick.cards for trick in play.tricks]
    for cards in [*tricks, play.trick]:
        for player, card in cards:
            led = suit_of(cards[0][1])
            if player == seat and suit_of(card) != led:
                found.add(led)
                if play.trump is not None and suit_of(card) != play.trump:
                    found.add(play.trump)
    return frozenset(found)


def play_card(play: Play, card: Card) -> Play:
    """The play after a legal card (the caller has checked it)."""
    seat = play.to_act
    assert seat is not None  # noqa: S101 - a checked card has a player
    left = _without(play.holdings[seat], card)
    holdings = with_holding(play.holdings, seat, left)
    trick = (*play.trick, (seat, card))
    if len(trick) <= len(play.defenders):
        following = right_of(seat)
        to_act = following if play.plays(following) else right_of(following)
        return replace(play, holdings=holdings, trick=trick, to_act=to_act)
    return _finish_trick(replace(play, holdings=holdings), trick)


def _without(holding: Holding, card: Card) -> Holding:
    if card in holding.known:
        return Holding(holding.known - {card}, holding.hidden)
    return Holding(holding.known, holding.hidden - 1)


def _finish_trick(play: Play, trick: tuple[tuple[Seat, Card], ...]) -> Play:
    winner = trick_winner(trick, play.trump)
    first, second, third = (count + (seat == winner) for seat, count in enumerate(play.taken))
    play = replace(
        play,
        trick=(),
        tricks=(*play.tricks, Trick(trick, winner)),
        taken=(first, second, third),
        to_act=winner,
    )
    ended = _early_end(play, winner)
    return play if ended is None else replace(play, to_act=None, ended=ended)


def _early_end(play: Play, winner: Seat) -> Ended | None:
    if play.contract == Contract.BETL:
        if winner == play.declarer:
            return Ended.BETL_TRICK
    elif play.defenders_taken == TRICKS_TO_BEAT:
        return Ended.FIVE
    return Ended.ALL_TRICKS if not play.left else None
