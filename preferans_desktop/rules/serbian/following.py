"""Following, calling, kontra and rekontra (serbian.md 7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from preferans_desktop.rules.seats import Seat, left_of, right_of
from preferans_desktop.rules.serbian.actions import (
    Action,
    Allow,
    Alone,
    Call,
    Follow,
    Kontra,
    Rekontra,
    StayOut,
)
from preferans_desktop.rules.serbian.contracts import Contract


@dataclass(frozen=True, slots=True)
class Following:
    """The defenders' answers to a contract.

    Attributes:
        needs_kontra: an ordinary pik without open refa, played only under kontra.
        to_act: whose word it is, None when the round is over.
        followers: defenders who follow by choice; kontra and zovem count as following.
        stayed_out: defenders who said ne pratim.
        allowed: defenders who said može in the kontra round.
        caller: who said zovem.
        kontra_giver: who said kontra.
        kontra: factor 1, 2 or 4.
    """

    declarer: Seat
    contract: Contract
    needs_kontra: bool
    to_act: Seat | None
    followers: frozenset[Seat] = frozenset()
    stayed_out: frozenset[Seat] = frozenset()
    allowed: frozenset[Seat] = frozenset()
    caller: Seat | None = None
    kontra_giver: Seat | None = None
    kontra: int = 1


def start(declarer: Seat, contract: Contract, *, needs_kontra: bool) -> Following:
    """The round before its first word; in betl both defenders play without saying so."""
    first = right_of(declarer)
    playing = frozenset({first, left_of(declarer)}) if contract == Contract.BETL else frozenset()
    return Following(declarer, contract, needs_kontra, first, followers=playing)


def legal(state: Following) -> tuple[Action, ...]:
    """What the player to act may say, in record order; empty when the round is over."""
    seat = state.to_act
    if seat is None:
        return ()
    if seat == state.declarer:
        return (Allow(seat), Rekontra(seat))
    if seat in state.followers:
        return _legal_for_follower(state, seat)
    if not state.stayed_out:
        return (Follow(seat), StayOut(seat))
    if state.needs_kontra:
        return (Follow(seat), StayOut(seat), Kontra(seat))
    return (StayOut(seat), Alone(seat), Call(seat), Kontra(seat))


def _legal_for_follower(state: Following, seat: Seat) -> tuple[Action, ...]:
    if len(state.followers) == 2 or state.needs_kontra:
        return (Kontra(seat), Allow(seat))
    return (Alone(seat), Call(seat), Kontra(seat))


def apply(state: Following, action: Action) -> Following:
    """The round after a legal word (the caller has checked it)."""
    seat = action.seat
    match action:
        case Follow():
            return _after_stance(replace(state, followers=state.followers | {seat}), seat)
        case StayOut():
            return _after_stance(replace(state, stayed_out=state.stayed_out | {seat}), seat)
        case Alone():
            return replace(state, followers=state.followers | {seat}, to_act=None)
        case Call():
            return replace(state, followers=state.followers | {seat}, caller=seat, to_act=None)
        case Kontra():
            return replace(
                state,
                followers=state.followers | {seat},
                kontra_giver=seat,
                kontra=2,
                to_act=state.declarer,
            )
        case Rekontra():
            return replace(state, kontra=4, to_act=None)
        case _:
            return _after_allow(state, seat)


def _after_stance(state: Following, seat: Seat) -> Following:
    """Both defenders speak once; then each follower has his choice, the first before the second."""
    first, second = right_of(state.declarer), left_of(state.declarer)
    if seat == first:
        return replace(state, to_act=second)
    if first in state.followers:
        return replace(state, to_act=first)
    return replace(state, to_act=second if second in state.followers else None)


def _after_allow(state: Following, seat: Seat) -> Following:
    second = left_of(state.declarer)
    if seat not in {state.declarer, second} and second in state.followers:
        return replace(state, allowed=state.allowed | {seat}, to_act=second)
    allowed = state.allowed if seat == state.declarer else state.allowed | {seat}
    return replace(state, allowed=allowed, to_act=None)


def defenders_in_play(state: Following) -> tuple[Seat, ...]:
    """Defenders who play, the one right of the declarer first; empty when there is no play."""
    both = (right_of(state.declarer), left_of(state.declarer))
    if state.kontra_giver is not None or state.caller is not None:
        return both
    if state.needs_kontra:
        return ()
    return tuple(seat for seat in both if seat in state.followers)
