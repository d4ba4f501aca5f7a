"""Saving the match while it is played: waiting for the disk, trying again, warning."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from preferans_desktop.host.controller import Done
from preferans_desktop.host.header import MatchHeader
from preferans_desktop.host.review.kinds import Key
from preferans_desktop.host.storage.errors import StorageError
from preferans_desktop.host.storage.store import Store
from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.serbian.log import Entry, Log

_log = logging.getLogger(__name__)

PATIENCE_MS = 2_000
"""So long an act may wait for the disk before the match goes on without it."""
RETRY_MS = 5_000
LEAVING_MS = 3_000
"""So long the program waits for the disk when it ends."""


class Saving(QObject):
    """The store as the window uses it.

    Signals:
        warned: what to warn of, empty when everything is saved again.
    """

    warned = Signal(str)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._writer = store.writer
        self._writer.on_problem = self._on_problem
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._writer.overdue)
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self._writer.retry)
        self._problem: StorageError | None = None
        self._unanswered = 0
        self._saves = True

    @property
    def has_problem(self) -> bool:
        """Whether something of a match waits for the disk."""
        return self._problem is not None

    @property
    def is_waiting(self) -> bool:
        """Whether the disk is still waited for."""
        return bool(self._unanswered)

    def set_saving(self, *, saves: bool) -> None:
        """Whether what happens is saved; of a side game nothing is, and nothing waits for it."""
        self._saves = saves

    def begin(self, header: MatchHeader, log: Log) -> None:
        """From now on save this match, a new one or one out of the store."""
        self._writer.begin(header, log.entries)

    def commit(self, entry: Entry, done: Done) -> None:
        """Save an entry; `done` is called when it is saved, or when that must not be waited for."""
        if not self._saves:
            QTimer.singleShot(0, self, partial(done, None))
            return

        def answered(problem: StorageError | None) -> None:
            self._unanswered -= 1
            if not self._unanswered:
                self._patience.stop()
            done(problem)

        self._unanswered += 1
        self._patience.start()
        self._writer.append(entry, answered)

    def keep_thought(self, key: Key, text: str) -> None:
        """Save what was thought at an act; nobody waits for it."""
        if self._saves:
            self._writer.keep_thought(key, text)

    def thoughts(self, match_id: str) -> Mapping[Key, str]:
        """What was thought at the acts of a match; nothing where it cannot be read."""
        try:
            return self._store.thoughts(match_id)
        except StorageError as error:
            _log.warning("what was thought cannot be read: %s", error)
            return {}

    def finish(self) -> None:
        """The end of the match was seen: it is not to be continued any more."""
        if self._saves:
            self._writer.finish()

    def close(self) -> bool:
        """Save what is left; whether everything is saved."""
        self._patience.stop()
        self._retry.stop()
        return self._store.close(LEAVING_MS / 1_000)

    def say_again(self) -> None:
        """Warn in the language chosen now, where a warning stands."""
        if self._problem is not None:
            self._warn(self._problem)

    def _on_problem(self, problem: StorageError | None) -> None:
        self._problem = problem
        if problem is None:
            self._retry.stop()
            self.warned.emit("")
            return
        if not self._retry.isActive():
            self._retry.start()
        self._warn(problem)

    def _warn(self, problem: StorageError) -> None:
        self.warned.emit(say("note_not_stored", problem=problem_words(problem)))


def problem_words(problem: StorageError) -> str:
    """A failure of the store in words."""
    return say(f"problem_{problem.cause.value}")
