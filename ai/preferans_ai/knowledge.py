"""What one player knows during the play, from his view alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from preferans_ai.holdings import (
    ACE_RANK,
    ALL,
    NONE,
    Holdings,
    above,
    holdings_of,
    without,
)
from preferans_desktop.rules.cards import Card, Suit, suit_of
from preferans_desktop.rules.seats import SEATS, Seat, right_of
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.play import Play, Trick, voids
from preferans_desktop.rules.tricks import playable, trick_winner

DECLARERS_TRUMP_SHARE = 0.65
"""The declarer chose the trump suit: most of what a defender does not see of it is his."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What a player remembers of the tricks gone.

    Attributes:
        tricks: of so many of the last tricks he remembers every card; of those before them only
            his own cards, trumps and aces. None: he forgets nothing.
    """

    tricks: int | None = None


PERFECT = Memory()


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The play as one player knows it.

    Attributes:
        seat: who he is.
        hand: the hand as he sees it.
        play: its play.
        cards: the cards he holds.
        mine: the same by suit.
        unseen: cards that another player of this hand may hold, by suit.
        may_hold: the same for each seat, by suit; his own cards for himself, none for a seat
            that does not play.
        partner: the other defender who plays, None for the declarer and a sole follower.
        out_of_play: number of cards nobody plays that he has not seen: the talon or the discard,
            and the cards of a defender who stayed out.
    """

    seat: Seat
    hand: Hand
    play: Play
    cards: frozenset[Card]
    mine: Holdings
    unseen: Holdings
    may_hold: tuple[Holdings, Holdings, Holdings]
    partner: Seat | None
    out_of_play: int

    @property
    def trump(self) -> Suit | None:
        """Trump suit, None in betl and sans."""
        return self.play.trump

    @property
    def declarer(self) -> Seat:
        """The declarer's seat."""
        return self.play.declarer

    @property
    def declares(self) -> bool:
        """Whether he is the declarer."""
        return self.seat == self.play.declarer

    @property
    def legal(self) -> list[Card]:
        """Cards he may play."""
        return playable(self.cards, self.play.led, self.play.trump)

    @property
    def next_seat(self) -> Seat:
        """Who plays after him."""
        following = right_of(self.seat)
        return following if self.play.plays(following) else right_of(following)

    @property
    def later(self) -> tuple[Seat, ...]:
        """Who still plays to this trick after him."""
        done = {seat for seat, _ in self.play.trick} | {self.seat}
        order = (right_of(self.seat), right_of(right_of(self.seat)))
        return tuple(seat for seat in order if self.play.plays(seat) and seat not in done)

    @property
    def own_tricks(self) -> int:
        """Tricks he has taken."""
        return self.play.taken[self.seat]

    def winner(self, card: Card | None = None) -> Seat:
        """Who wins the trick as it stands, with this card of his own added."""
        trick = self.play.trick if card is None else (*self.play.trick, (self.seat, card))
        return trick_winner(trick, self.trump)

    def share(self, seat: Seat, suit: Suit) -> float:
        """Chance that a seat holds a card of a suit that it may hold."""
        if seat == self.declarer and suit == self.trump:
            return DECLARERS_TRUMP_SHARE
        places = self.out_of_play + sum(
            len(self.play.holdings[other])
            for other in SEATS
            if other != self.seat and self.may_hold[other][suit]
        )
        return len(self.play.holdings[seat]) / max(places, 1)

    def chance_of_void(self, seat: Seat, suit: Suit) -> float:
        """Chance that a seat holds no card of a suit."""
        count = self.may_hold[seat][suit].bit_count()
        return (1 - self.share(seat, suit)) ** count

    def chance_of_beating(self, seat: Seat, card: Card, led: Suit) -> float:
        """Chance that a seat still to play can beat a card that is winning the trick."""
        suit = suit_of(card)
        higher = above(self.may_hold[seat][suit], card & 7).bit_count()
        has_higher = 1 - (1 - self.share(seat, suit)) ** higher
        if suit == self.trump and led != self.trump:
            return self.chance_of_void(seat, led) * has_higher
        if self.trump is None or led == self.trump:
            return has_higher
        ruffs = self.chance_of_void(seat, led) * (1 - self.chance_of_void(seat, self.trump))
        return has_higher + (1 - has_higher) * ruffs


def knowledge_of(hand: Hand, seat: Seat, memory: Memory = PERFECT) -> Knowledge:
    """What a player of the hand knows; the hand is masked for him."""
    play = hand.play
    assert play is not None  # noqa: S101 - only asked during the play
    cards = play.holdings[seat].known
    gone = {card for held in play.holdings for card in held.known}
    gone |= _remembered(play, seat, memory) | {card for _, card in play.trick}
    if hand.discard is not None:
        gone |= hand.discard.known
    everything = without(ALL, holdings_of(gone))
    recent = replace(play, tricks=_recent(play, memory))
    may_hold = [_may_hold(hand, recent, other, everything) for other in SEATS]
    unseen = [0, 0, 0, 0]
    for other in SEATS:
        if other != seat:
            unseen = [seen | more for seen, more in zip(unseen, may_hold[other], strict=True)]
    partners = [other for other in play.defenders if other != seat]
    return Knowledge(
        seat=seat,
        hand=hand,
        play=play,
        cards=cards,
        mine=holdings_of(cards),
        unseen=(unseen[0], unseen[1], unseen[2], unseen[3]),
        may_hold=(may_hold[0], may_hold[1], may_hold[2]),
        partner=partners[0] if seat != play.declarer and partners else None,
        out_of_play=_out_of_play(hand, play),
    )


def _recent(play: Play, memory: Memory) -> tuple[Trick, ...]:
    """The tricks of which he remembers everything."""
    return play.tricks if memory.tricks is None else play.tricks[-memory.tricks :]


def _remembered(play: Play, seat: Seat, memory: Memory) -> set[Card]:
    """Of the cards in finished tricks, those he still knows to be gone."""
    found = {card for trick in _recent(play, memory) for _, card in trick.cards}
    for trick in play.tricks[: len(play.tricks) - len(_recent(play, memory))]:
        for player, card in trick.cards:
            if player == seat or suit_of(card) == play.trump or card & 7 == ACE_RANK:
                found.add(card)
    return found


def _out_of_play(hand: Hand, play: Play) -> int:
    away = hand.discard.hidden if hand.discard is not None else hand.deal.talon.hidden
    return away + sum(play.holdings[seat].hidden for seat in SEATS if not play.plays(seat))


def _may_hold(hand: Hand, play: Play, other: Seat, everything: Holdings) -> Holdings:
    held = play.holdings[other]
    if not play.plays(other):
        return NONE
    if not held.hidden:
        return holdings_of(held.known)
    shown = voids(play, other)
    if hand.talon_shown and other != play.declarer:
        everything = without(everything, holdings_of(hand.deal.talon.known))
    possible = [0 if suit in shown else everything[suit] for suit in Suit]
    return (possible[0], possible[1], possible[2], possible[3])
