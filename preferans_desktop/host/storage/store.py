"""The data folder while the program runs: what was saved before, and the writer."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from preferans_desktop.host.review.kinds import Key
from preferans_desktop.host.storage import matches
from preferans_desktop.host.storage.database import open_database
from preferans_desktop.host.storage.errors import storage_errors
from preferans_desktop.host.storage.lock import FolderLock
from preferans_desktop.host.storage.matches import Kept, Saved
from preferans_desktop.host.storage.paths import DATABASE_NAME
from preferans_desktop.host.storage.writer import Post, Writer
from preferans_desktop.rules.serbian.match import Match


class Store:
    """One data folder in use.

    Attributes:
        writer: saves the match being played.
    """

    def __init__(self, folder: Path, post: Post) -> None:
        """Name the folder; nothing is opened yet, so this never fails.

        Args:
            folder: see `paths.data_folder`.
            post: runs something in the calling thread; may be called from any thread.
        """
        self._folder = folder
        self._lock = FolderLock(folder)
        self.writer = Writer(folder, self._lock, post)

    def latest_unfinished(self) -> Saved | None:
        """The match to continue, None when there is none. Call it first, before any writing.

        Raises:
            StorageError: the program is already running on this folder, the disk is in the way,
                or the file is newer or damaged.
        """
        self._lock.acquire()
        with self._opened() as connection:
            return matches.latest_unfinished(connection)

    def kept(self) -> tuple[Kept, ...]:
        """Every match, the one that was at the table last first.

        Raises:
            StorageError: the disk is in the way, or the file is of no use.
        """
        with self._opened() as connection:
            return matches.kept(connection)

    def load(self, match_id: str) -> Saved:
        """A match to go on with, or to look at.

        Raises:
            StorageError: as in `kept`, or the match is damaged.
        """
        with self._opened() as connection:
            return matches.load(connection, match_id)

    def standing(self, match_id: str) -> Match:
        """How a match stands.

        Raises:
            StorageError: as in `load`.
        """
        with self._opened() as connection:
            return matches.standing(connection, match_id)

    def thoughts(self, match_id: str) -> dict[Key, str]:
        """What was thought at the acts of a match.

        Raises:
            StorageError: the disk is in the way, or the file is of no use.
        """
        with self._opened() as connection:
            return matches.thoughts(connection, match_id)

    def close(self, limit_s: float) -> bool:
        """Save what is left; whether everything is saved. Waits `limit_s` seconds at most."""
        saved = self.writer.close(limit_s)
        if saved:
            self._lock.release()
        return saved

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        """The database, for a moment; from any thread."""
        with (
            storage_errors(self._folder / DATABASE_NAME),
            closing(open_database(self._folder)) as connection,
        ):
            yield connection
