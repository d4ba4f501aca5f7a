"""Saves a match in a thread of its own, so that a slow disk never holds up the table.

Entries are committed in order, one at a time. When the disk fails nothing is lost as long as the
program runs: the writer knows all entries of the match, and with each new one, and at `retry`, it
opens the database anew where needed and adds what is missing there.

The methods belong to one thread, the one in which `post` runs what it is given. No callback is
ever run in the writer's thread.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from queue import SimpleQueue

from preferans_desktop.host.header import MatchHeader
from preferans_desktop.host.review.kinds import Key
from preferans_desktop.host.storage import matches
from preferans_desktop.host.storage.database import open_database, transaction
from preferans_desktop.host.storage.entries import format_entry
from preferans_desktop.host.storage.errors import Cause, StorageError, storage_errors
from preferans_desktop.host.storage.lock import FolderLock
from preferans_desktop.host.storage.paths import DATABASE_NAME
from preferans_desktop.rules.serbian.log import Entry

Post = Callable[[Callable[[], None]], None]
"""Runs something in the thread of the window; may be called from any thread."""
Done = Callable[[StorageError | None], None]


@dataclass(slots=True)
class _Book:
    """A match as it should stand in the database."""

    header: MatchHeader
    entries: list[tuple[str, str]]
    finished: bool = False
    taken_up: bool = False
    thoughts: list[tuple[Key, str]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Job:
    """Something to save; `change` is made to the books first."""

    ticket: int
    change: Callable[[], None] | None = None


def _ignore_problem(_problem: StorageError | None) -> None:
    """Nobody listens yet."""


@dataclass(slots=True)
class _Shelf:
    """What only the writer's thread touches: the books, and the way to the disk."""

    folder: Path
    lock: FolderLock
    books: list[_Book] = field(default_factory=list)
    connection: sqlite3.Connection | None = None
    opened: os.stat_result | None = None

    @property
    def path(self) -> Path:
        return self.folder / DATABASE_NAME

    def save(self) -> StorageError | None:
        """Bring the database up to date; what was in the way, None when all is saved."""
        try:
            with storage_errors(self.path):
                self._save()
        except StorageError as error:
            self.close()
            return error
        return None

    def _save(self) -> None:
        connection = self._connected()
        with transaction(connection):
            for book in self.books:
                _write(connection, book)
        self._check_in_place()
        for book in self.books:
            book.thoughts.clear()
            book.taken_up = True

    def _connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.lock.acquire()
            self.connection = open_database(self.folder)
            self.opened = self.path.stat()
        return self.connection

    def _check_in_place(self) -> None:
        """A file that was removed is written to without an error: look whether it is there."""
        assert self.opened is not None  # noqa: S101 - connected
        if not os.path.samestat(self.path.stat(), self.opened):
            raise StorageError(Cause.UNREACHABLE, self.path, "the file was replaced")

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def _write(connection: sqlite3.Connection, book: _Book) -> None:
    match_id = book.header.id
    if not matches.exists(connection, match_id):
        matches.create(connection, book.header)
    saved = matches.count_entries(connection, match_id)
    for seq, (kind, body) in enumerate(book.entries[saved:], saved):
        matches.append(connection, match_id, seq, kind, body)
    if not book.taken_up:
        matches.take_up(connection, match_id)
    for key, text in book.thoughts:
        matches.keep_thought(connection, match_id, key, text)
    if book.finished:
        matches.mark_finished(connection, match_id)


class Writer:
    """Saves one match after another.

    Attributes:
        problem: why the latest entries are not saved, None when they are.
        on_problem: told when `problem` changes.
    """

    def __init__(self, folder: Path, lock: FolderLock, post: Post) -> None:
        self._shelf = _Shelf(folder, lock)
        self._post = post
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._waiting: dict[int, Done] = {}
        self._sent = self._answered = 0
        self._left = False
        self._last: StorageError | None = None
        self.problem: StorageError | None = None
        self.on_problem: Callable[[StorageError | None], None] = _ignore_problem
        # a daemon: a disk that never answers must not keep the program from ending
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def begin(self, header: MatchHeader, entries: Iterable[Entry] = ()) -> None:
        """From now on save this match: a new one, or one from the store with its entries."""
        book = _Book(header, [format_entry(entry) for entry in entries])
        self._send(partial(self._shelf.books.append, book))

    def append(self, entry: Entry, done: Done) -> None:
        """Save an entry; `done` is called once, with the problem if it is not saved yet."""
        line = format_entry(entry)
        self._waiting[self._sent + 1] = done
        self._send(lambda: self._shelf.books[-1].entries.append(line))

    def keep_thought(self, key: Key, text: str) -> None:
        """Save what was thought at an act; nobody waits for it."""
        self._send(lambda: self._shelf.books[-1].thoughts.append((key, text)))

    def finish(self) -> None:
        """The match is over and its end was seen: it is not to be continued any more."""

        def change() -> None:
            self._shelf.books[-1].finished = True

        self._send(change)

    def retry(self) -> None:
        """Under a problem: try again, unless the disk has not answered the last try yet."""
        if self.problem is not None and self._sent == self._answered:
            self._send(None)

    def overdue(self) -> None:
        """The disk has been waited for long enough: let the match go on under a problem."""
        if self._sent == self._answered:
            return
        stalled = StorageError(Cause.STALLED, self._shelf.path, "waiting for it goes on")
        with ExitStack() as stack:  # all are told, even when one of them fails
            for ticket in sorted(self._waiting, reverse=True):
                stack.callback(self._waiting.pop(ticket), stalled)
            self._set_problem(stalled)

    def close(self, limit_s: float) -> bool:
        """Save what is left and end; no callback comes after it.

        Args:
            limit_s: how long to wait for the disk, in seconds.

        Returns:
            Whether everything is saved.
        """
        self._left = True
        self._jobs.put(None)
        self._thread.join(limit_s)
        return not self._thread.is_alive() and self._last is None

    def _send(self, change: Callable[[], None] | None) -> None:
        self._sent += 1
        self._jobs.put(_Job(self._sent, change))

    def _run(self) -> None:
        """The writer's thread."""
        while (job := self._jobs.get()) is not None:
            if job.change is not None:
                job.change()
            self._last = self._shelf.save()
            if not self._left:
                self._post(partial(self._answer, job.ticket, self._last))
        if self._last is not None:
            self._last = self._shelf.save()
        self._shelf.close()

    def _answer(self, ticket: int, problem: StorageError | None) -> None:
        if self._left:
            return
        self._answered = ticket
        with ExitStack() as stack:
            if ticket in self._waiting:
                stack.callback(self._waiting.pop(ticket), problem)
            if problem is not None or self._sent == ticket:
                self._set_problem(problem)

    def _set_problem(self, problem: StorageError | None) -> None:
        before, self.problem = self.problem, problem
        if (before and before.cause) != (problem and problem.cause):
            self.on_problem(problem)
