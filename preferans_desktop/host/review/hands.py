"""The finished hands of a log, and where in it each of their acts stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.course import Moment, course
from preferans_desktop.rules.serbian.log import (
    Dealt,
    Log,
    WrittenOff,
    apply_event,
    places_in_force,
    replay,
)
from preferans_desktop.rules.serbian.match import FinishedHand, Match


@dataclass(frozen=True, slots=True)
class PastAct:
    """Something said or played in a finished hand.

    Attributes:
        entry: its place among all entries of the log, which never changes.
    """

    entry: int
    moment: Moment


@dataclass(frozen=True, slots=True)
class Beginning:
    """The beginning of a hand.

    Attributes:
        log: up to its deal.
        match: right after the deal.
    """

    log: Log
    match: Match


@dataclass(frozen=True, slots=True)
class PastHand:
    """A finished hand.

    Attributes:
        match: right after the hand, but with the take-overs of its falls as they ended.
        acts: in order; words about take-overs are none of the hand.
        beginning: of the hand.
        before_last: right before the act that ended it.
    """

    match: Match
    acts: tuple[PastAct, ...]
    beginning: Beginning
    before_last: Match

    @property
    def finished(self) -> FinishedHand:
        """The hand with what it wrote."""
        return self.match.finished[-1]


def past_hands(log: Log) -> tuple[PastHand, ...]:
    """All finished hands in order.

    Raises:
        RuleViolation: an entry of the log is not allowed.
        ValueError: an undo keeps more entries than were in force.
    """
    match = matches.start(log.rules, log.dealer)
    places: list[int] = []
    beginning = Beginning(log, match)
    ended: list[tuple[Beginning, Match, Match, tuple[int, ...]]] = []
    for place, event in places_in_force(log.entries):
        before, match = match, apply_event(match, event)
        if isinstance(event, Dealt):
            places = []
            beginning = Beginning(Log(log.rules, log.dealer, log.entries[: place + 1]), match)
        elif not isinstance(event, WrittenOff) and _belongs_to_hand(before, match):
            places.append(place)
        if len(match.finished) > len(before.finished):
            ended.append((beginning, before, match, tuple(places)))
    return tuple(
        _past_hand(beginning, before, then, match, acts) for beginning, before, then, acts in ended
    )


def _belongs_to_hand(before: Match, after: Match) -> bool:
    """Whether what happened between two matches was an act of the hand in progress."""
    ended = len(after.finished) > len(before.finished)
    return before.hand is not None and (ended or before.hand is not after.hand)


def _past_hand(
    beginning: Beginning, before: Match, then: Match, now: Match, places: Sequence[int]
) -> PastHand:
    finished = now.finished[: len(then.finished)]
    acts = zip(places, course(finished[-1].hand), strict=True)
    return PastHand(
        replace(then, finished=finished),
        tuple(PastAct(place, moment) for place, moment in acts),
        beginning,
        before,
    )


def last_beginning(log: Log) -> Beginning:
    """The beginning of the hand dealt last; there is one."""
    place = max(at for at, event in places_in_force(log.entries) if isinstance(event, Dealt))
    until = Log(log.rules, log.dealer, log.entries[: place + 1])
    return Beginning(until, replay(until))


def log_before(log: Log, act: PastAct) -> Log:
    """The log as it was when somebody had to decide what became this act."""
    return Log(log.rules, log.dealer, log.entries[: act.entry])
