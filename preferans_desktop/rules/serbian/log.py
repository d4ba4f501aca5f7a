"""The log of a match: deals and acts in order; everything else is derived by applying it.

The log only grows: undo is an entry that says how many entries stay in force. That a player was
given a hint stands in it too, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

from preferans_desktop.rules.dealing import Deal
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.settings import Rules


@dataclass(frozen=True, slots=True)
class Dealt:
    """The next hand was dealt."""

    deal: Deal


@dataclass(frozen=True, slots=True)
class WrittenOff:
    """The players agreed to write the match off."""


@dataclass(frozen=True, slots=True)
class Undone:
    """Only the first `kept` entries in force stay so."""

    kept: int


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat was shown what a computer player would do."""

    seat: Seat


Event = Dealt | WrittenOff | Action
"""What changes a match."""
Change = Event | Undone
"""What changes which match a log leads to."""
Entry = Change | Hinted
"""What may stand in a log."""


@dataclass(frozen=True, slots=True)
class Log:
    """Settings, first dealer and all entries of one match."""

    rules: Rules
    dealer: Seat
    entries: tuple[Entry, ...] = ()


def in_force(entries: Iterable[Entry]) -> tuple[Event, ...]:
    """The entries that undo has left in force, in order.

    Raises:
        ValueError: an undo keeps more entries than were in force.
    """
    return tuple(event for _, event in places_in_force(entries))


def places_in_force(entries: Iterable[Entry]) -> tuple[tuple[int, Event], ...]:
    """The same, each with its place among all entries.

    Raises:
        ValueError: an undo keeps more entries than were in force.
    """
    events: list[tuple[int, Event]] = []
    for place, entry in enumerate(entries):
        if isinstance(entry, Hinted):
            continue
        if not isinstance(entry, Undone):
            events.append((place, entry))
        elif 0 <= entry.kept <= len(events):
            del events[entry.kept :]
        else:
            msg = f"an undo keeps {entry.kept} of {len(events)} entries"
            raise ValueError(msg)
    return tuple(events)


def apply_event(match: Match, event: Event) -> Match:
    """The match after one entry.

    Raises:
        RuleViolation: the entry is not allowed.
    """
    if isinstance(event, Dealt):
        return matches.deal(match, event.deal)
    if isinstance(event, WrittenOff):
        return matches.write_off(match)
    return matches.apply(match, event)


@lru_cache(maxsize=1)
def course_of(log: Log) -> tuple[Match, ...]:
    """The match before each entry in force, and after the last; the latest answer is kept.

    Raises:
        RuleViolation: an entry is not allowed.
        ValueError: an undo keeps more entries than were in force.
    """
    begun = matches.start(log.rules, log.dealer)
    return tuple(accumulate(in_force(log.entries), apply_event, initial=begun))


def replay(log: Log) -> Match:
    """The match that a log leads to.

    Raises:
        RuleViolation: an entry is not allowed.
        ValueError: an undo keeps more entries than were in force.
    """
    return course_of(log)[-1]
