"""The one owner of a match and its log: checks, commits, applies, tells.

Nothing is shown before it is committed: an act is checked by the rules, handed to the store, and
applied and told to the listeners when the store answers. Where the store reports a problem the
match goes on all the same; the store keeps the entry and tries again.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial

from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.errors import PreferansError
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.log import (
    Change,
    Dealt,
    Entry,
    Event,
    Hinted,
    Log,
    Undone,
    WrittenOff,
    apply_event,
    in_force,
    replay,
)
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.view import PlayerView

Done = Callable[[Exception | None], None]
"""Called once when the store has an entry (None) or has failed to keep it (what went wrong)."""
Commit = Callable[[Entry, Done], None]
"""Hands an entry to the store."""


def _nothing_waits(_problem: Exception | None) -> None:
    """Where the store has a problem it tries again; nothing else depends on it."""


class Busy(PreferansError):  # noqa: N818 - a state, not a failure of the program
    """An entry is being committed; try again when it has been told."""


@dataclass(frozen=True, slots=True)
class Step:
    """One change of the match, as the listeners are told.

    Attributes:
        before: the match before it.
        event: what changed it; None when another match was put in place.
        after: the match after it.
        initiator: who caused it, None for nobody at the table.
    """

    before: Match
    event: Change | None
    after: Match
    initiator: Seat | None = None


Listener = Callable[[Step], None]


class Controller:
    """Owner of one match: the only place where match and log change.

    Attributes:
        log: all entries so far.
        match: the match they lead to.
        revision: raised by every change, also by undo and by another match.
        busy: an entry is on its way to the store; acts are refused until it is there.
    """

    def __init__(self, log: Log, commit: Commit, generator: random.Random | None = None) -> None:
        """Put a new or saved match in place.

        Args:
            log: the match so far; without entries for a new one.
            commit: hands an entry to the store.
            generator: shuffles the cards; by default the system's source of randomness.

        Raises:
            RuleViolation: an entry of the log is not allowed.
            ValueError: an undo of the log keeps more entries than were in force.
        """
        self._commit = commit
        self._generator = generator or random.SystemRandom()
        self._listeners: list[Listener] = []
        self._untold: deque[Step] = deque()
        self._telling = False
        self.log = log
        self.match = replay(log)
        self.revision = 0
        self.busy = False

    def resume(self, log: Log) -> None:
        """Put another match in place, new or saved; the listeners are told.

        Raises:
            Busy: an entry is being committed.
            RuleViolation: an entry of the log is not allowed.
            ValueError: an undo of the log keeps more entries than were in force.
        """
        self._refuse_while_busy()
        self._put_in_place(log, Step(self.match, None, replay(log)))

    def subscribe(self, listener: Listener) -> None:
        """Have a listener told of every step, after it is committed and applied."""
        self._listeners.append(listener)

    def view(self, seat: Seat) -> PlayerView:
        """What one player sees now."""
        return view_of(self.match, seat)

    def act(self, action: Action, initiator: Seat | None = None) -> None:
        """Say or play something.

        Raises:
            Busy: an entry is being committed.
            RuleViolation: the act is not allowed; nothing has changed.
        """
        self._enter(action, initiator)

    def deal(self) -> None:
        """Shuffle and deal the next hand.

        Raises:
            Busy: an entry is being committed.
            RuleViolation: the match is over, or a hand is in progress.
        """
        self._enter(Dealt(shuffled_deal(self._generator, self.match.forehand)))

    def write_off(self) -> None:
        """End the match by agreement, between two hands.

        Raises:
            Busy: an entry is being committed.
            RuleViolation: the match is over, or a hand is in progress.
        """
        self._enter(WrittenOff())

    def undo(self, kept: int) -> None:
        """Take back everything after the first `kept` entries in force.

        Raises:
            Busy: an entry is being committed.
            ValueError: there is nothing after so many entries.
        """
        self._refuse_while_busy()
        events = in_force(self.log.entries)
        if not 0 <= kept < len(events):
            msg = f"an undo cannot keep {kept} of {len(events)} entries"
            raise ValueError(msg)
        self._hand_over(Undone(kept), replay(replace(self.log, entries=events[:kept])), None)

    def note_hint(self, seat: Seat) -> None:
        """Keep in the log that a seat was given a hint; the match is as it was, nobody is told.

        Raises:
            Busy: an entry is being committed.
        """
        self._refuse_while_busy()
        hinted = Hinted(seat)
        self.log = replace(self.log, entries=(*self.log.entries, hinted))
        self._commit(hinted, _nothing_waits)

    def _enter(self, event: Event, initiator: Seat | None = None) -> None:
        self._refuse_while_busy()
        self._hand_over(event, apply_event(self.match, event), initiator)

    def _refuse_while_busy(self) -> None:
        if self.busy:
            msg = "the last act is still being saved"
            raise Busy(msg)

    def _hand_over(self, entry: Change, after: Match, initiator: Seat | None) -> None:
        self.busy = True
        step = Step(self.match, entry, after, initiator)
        log = replace(self.log, entries=(*self.log.entries, entry))
        self._commit(entry, partial(self._committed, log, step))

    def _committed(self, log: Log, step: Step, _problem: Exception | None) -> None:
        self.busy = False
        self._put_in_place(log, step)

    def _put_in_place(self, log: Log, step: Step) -> None:
        self.log, self.match = log, step.after
        self.revision += 1
        self._untold.append(step)
        self._tell()

    def _tell(self) -> None:
        """Tell all listeners of all steps in order, also of those that a listener causes."""
        if self._telling:
            return
        self._telling = True
        try:
            while self._untold:
                self._tell_one(self._untold.popleft())
        finally:
            self._telling = False

    def _tell_one(self, step: Step) -> None:
        with ExitStack() as stack:  # all are told, even when one of them fails
            for listener in reversed(self._listeners):
                stack.callback(listener, step)
