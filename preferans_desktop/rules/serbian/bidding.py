"""The bidding: numbers, holds, hand games and naming (serbian.md 4, 5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum

from preferans_desktop.rules.cards import Suit
from preferans_desktop.rules.seats import Seat, from_seat, right_of
from preferans_desktop.rules.serbian.actions import (
    Action,
    Bid,
    DeclareBetl,
    DeclareHandGame,
    DeclareSans,
    Hold,
    NameSuit,
    Pass,
    Weaker,
)
from preferans_desktop.rules.serbian.contracts import (
    HIGHEST_BID,
    LOWEST_BID,
    Contract,
    trump_contract,
)


class HandGame(IntEnum):
    """Declarations, weakest first."""

    IGRA = 0
    BETL = 1
    SANS = 2


@dataclass(frozen=True, slots=True)
class Won:
    """The bidding has a winner.

    Attributes:
        level: his last bid, None for a hand game.
        contract: the contract of a hand game, None when he still has to announce one.
    """

    declarer: Seat
    level: int | None
    contract: Contract | None


@dataclass(frozen=True, slots=True)
class Bidding:
    """The bidding so far.

    Attributes:
        to_act: whose word it is, None when the bidding is over.
        level: the standing number, 0 before the first.
        owner: who owns the standing number.
        spoken: seats that have had their first word.
        out: seats that are out for this hand.
        declared: hand games still standing, in order of declaration.
        named: suits named by players of igra, in order.
        result: the winner; None while it lasts and when all passed.
    """

    forehand: Seat
    to_act: Seat | None
    level: int = 0
    owner: Seat | None = None
    spoken: frozenset[Seat] = frozenset()
    out: frozenset[Seat] = frozenset()
    declared: tuple[tuple[Seat, HandGame], ...] = ()
    named: tuple[tuple[Seat, Suit], ...] = ()
    naming: bool = False
    result: Won | None = None


def start(forehand: Seat) -> Bidding:
    """The bidding before the first word."""
    return Bidding(forehand=forehand, to_act=forehand)


def priority(bidding: Bidding) -> Seat:
    """Who has priority: of those still in, the one closest to forehand."""
    return next(seat for seat in from_seat(bidding.forehand) if seat not in bidding.out)


def legal(bidding: Bidding) -> tuple[Action, ...]:
    """What the player to act may say, in record order; empty when the bidding is over."""
    seat = bidding.to_act
    if seat is None:
        return ()
    if bidding.naming:
        return _legal_names(bidding, seat)
    words: list[Action] = [Pass(seat)]
    if not bidding.declared:
        words += _legal_numbers(bidding, seat)
    if seat not in bidding.spoken:
        words += _legal_declarations(bidding, seat)
    return tuple(words)


def _legal_numbers(bidding: Bidding, seat: Seat) -> list[Action]:
    if not bidding.level:
        return [Bid(seat, LOWEST_BID)]
    if seat == priority(bidding):
        return [Hold(seat)]
    if bidding.level < HIGHEST_BID:
        return [Bid(seat, bidding.level + 1)]
    return []


def _legal_declarations(bidding: Bidding, seat: Seat) -> list[Action]:
    strongest = bidding.declared[-1][1] if bidding.declared else HandGame.IGRA
    words: list[Action] = []
    if strongest == HandGame.IGRA:
        words.append(DeclareHandGame(seat))
    if strongest < HandGame.BETL:
        words.append(DeclareBetl(seat))
    if strongest < HandGame.SANS:
        words.append(DeclareSans(seat))
    return words


def _legal_names(bidding: Bidding, seat: Seat) -> tuple[Action, ...]:
    strongest = bidding.named[-1][1] if bidding.named else -1
    words: list[Action] = [NameSuit(seat, suit) for suit in Suit if suit > strongest]
    if bidding.named:
        words.append(Weaker(seat))
    return tuple(words)


def apply(bidding: Bidding, action: Action) -> Bidding:
    """The bidding after a legal word (the caller has checked it)."""
    seat = action.seat
    if isinstance(action, NameSuit):
        return _continue_naming(replace(bidding, named=(*bidding.named, (seat, action.suit))))
    if isinstance(action, Weaker):
        return _continue_naming(replace(bidding, out=bidding.out | {seat}))
    spoken = bidding.spoken | {seat}
    if isinstance(action, Pass):
        bidding = replace(bidding, spoken=spoken, out=bidding.out | {seat})
    elif isinstance(action, Bid):
        bidding = replace(bidding, spoken=spoken, level=action.level, owner=seat)
    elif isinstance(action, Hold):
        bidding = replace(bidding, owner=seat)
    else:
        return _continue_declaring(_declare(bidding, action))
    if bidding.declared:
        return _continue_declaring(bidding)
    return _continue_numbers(bidding)


def _declare(bidding: Bidding, action: Action) -> Bidding:
    """A declaration puts out who has bid a number and whose declaration is weaker."""
    kind = {
        DeclareHandGame: HandGame.IGRA,
        DeclareBetl: HandGame.BETL,
        DeclareSans: HandGame.SANS,
    }[type(action)]
    equal = tuple(entry for entry in bidding.declared if entry[1] == kind)
    standing = (*equal, (action.seat, kind))
    losers = bidding.spoken - {seat for seat, _ in standing}
    return replace(
        bidding,
        spoken=bidding.spoken | {action.seat},
        out=bidding.out | losers,
        declared=standing,
    )


def _continue_numbers(bidding: Bidding) -> Bidding:
    assert bidding.to_act is not None  # noqa: S101 - a word was just said
    waiting = [seat for seat in from_seat(right_of(bidding.to_act)) if seat not in bidding.out]
    if not waiting:
        return replace(bidding, to_act=None)
    if waiting == [bidding.owner]:
        won = Won(waiting[0], bidding.level, None)
        return replace(bidding, to_act=None, result=won)
    return replace(bidding, to_act=waiting[0])


def _continue_declaring(bidding: Bidding) -> Bidding:
    for seat in from_seat(bidding.forehand):
        if seat not in bidding.spoken:
            return replace(bidding, to_act=seat)
    declarer, kind = bidding.declared[-1]
    if kind == HandGame.IGRA:
        return replace(bidding, naming=True, to_act=bidding.declared[0][0])
    contract = Contract.BETL if kind == HandGame.BETL else Contract.SANS
    return replace(bidding, to_act=None, result=Won(declarer, None, contract))


def _continue_naming(bidding: Bidding) -> Bidding:
    answered = {seat for seat, _ in bidding.named} | bidding.out
    for seat, _ in bidding.declared:
        if seat not in answered:
            return replace(bidding, to_act=seat)
    declarer, suit = bidding.named[-1]
    return replace(bidding, to_act=None, result=Won(declarer, None, trump_contract(suit)))
