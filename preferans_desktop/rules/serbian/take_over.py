"""Taking over another defender's fall, giving it back, and the answers (serbian.md 9)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import (
    Accept,
    Action,
    GiveBack,
    Refuse,
    TakeOver,
)
from preferans_desktop.rules.serbian.scoring import Matrix, Outcome, Score, Three


@dataclass(frozen=True, slots=True)
class Pair:
    """Who takes over, and whose fall."""

    taker: Seat
    fallen: Seat


@dataclass(frozen=True, slots=True)
class TakeOvers:
    """The take-overs of one finished hand.

    Attributes:
        pairs: take-overs that the hand allows.
        closed: a refusal has closed them for this hand; what stands stays.
        standing: the take-over in force.
        asked: the pair whose fallen player has a question to answer.
    """

    pairs: tuple[Pair, ...] = ()
    closed: bool = False
    standing: Pair | None = None
    asked: Pair | None = None


def after(outcome: Outcome, score: Score) -> TakeOvers:
    """The take-overs that a finished hand allows: the other defender who played may take."""
    return TakeOvers(
        tuple(
            Pair(taker, fallen)
            for taker in sorted(outcome.defenders)
            for fallen in outcome.defenders
            if fallen != taker and fallen in score.fell
        )
    )


def legal(state: TakeOvers) -> tuple[Action, ...]:
    """What may be said about take-overs now, by seat."""
    if state.asked is not None:
        return (Accept(state.asked.fallen), Refuse(state.asked.fallen))
    if state.closed:
        return ()
    if state.standing is not None:
        return (GiveBack(state.standing.taker),)
    return tuple(TakeOver(pair.taker) for pair in state.pairs)


def apply(state: TakeOvers, action: Action) -> TakeOvers:
    """The take-overs after a legal word (the caller has checked it)."""
    match action:
        case TakeOver():
            pair = next(pair for pair in state.pairs if pair.taker == action.seat)
            return replace(state, asked=pair)
        case GiveBack():
            return replace(state, asked=state.standing)
        case Accept():
            return replace(state, asked=None, standing=None if state.standing else state.asked)
        case Refuse():
            return replace(state, asked=None, closed=True)
        case _:
            msg = f"not a word about take-overs: {action}"
            raise TypeError(msg)


def settled(score: Score, standing: Pair | None) -> tuple[Three, Matrix]:
    """Changes of bule and supe with a take-over in force, or without one."""
    if standing is None or score.value is None:
        return score.bule, score.supe
    bule = list(score.bule)
    bule[standing.fallen] -= score.value
    bule[standing.taker] += score.value
    together = [sum(column) for column in zip(*score.supe, strict=True)]
    rows = [together if seat == standing.taker else [0, 0, 0] for seat in range(3)]
    supe = tuple((row[0], row[1], row[2]) for row in rows)
    return (bule[0], bule[1], bule[2]), (supe[0], supe[1], supe[2])
