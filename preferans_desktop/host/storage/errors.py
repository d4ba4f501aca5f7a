"""What can go wrong with the store, by cause; sentences for the player are made elsewhere."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from preferans_desktop.rules.errors import PreferansError


class Cause(Enum):
    """Why the store failed; the value is a stable code."""

    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    LOCKED = "locked"
    UNREACHABLE = "unreachable"
    DISK_ERROR = "disk_error"
    STALLED = "stalled"
    DAMAGED = "damaged"
    NEWER = "newer"
    IN_USE = "in_use"
    BUG = "bug"
    """The program is at fault, and not the disk or another program."""


_SENTENCES = {
    Cause.DISK_FULL: "the disk is full",
    Cause.READ_ONLY: "writing is not allowed",
    Cause.LOCKED: "another program holds it",
    Cause.UNREACHABLE: "it cannot be opened",
    Cause.DISK_ERROR: "the disk reports an error",
    Cause.STALLED: "the disk does not answer",
    Cause.DAMAGED: "it is damaged",
    Cause.NEWER: "a newer version of the program wrote it",
    Cause.IN_USE: "the program is already running",
    Cause.BUG: "the program made a mistake",
}

_SQLITE_CAUSES = {
    sqlite3.SQLITE_FULL: Cause.DISK_FULL,
    sqlite3.SQLITE_READONLY: Cause.READ_ONLY,
    sqlite3.SQLITE_PERM: Cause.READ_ONLY,
    sqlite3.SQLITE_BUSY: Cause.LOCKED,
    sqlite3.SQLITE_LOCKED: Cause.LOCKED,
    sqlite3.SQLITE_PROTOCOL: Cause.LOCKED,
    sqlite3.SQLITE_CANTOPEN: Cause.UNREACHABLE,
    sqlite3.SQLITE_IOERR: Cause.DISK_ERROR,
    sqlite3.SQLITE_NOLFS: Cause.DISK_ERROR,
    sqlite3.SQLITE_NOMEM: Cause.DISK_ERROR,
    sqlite3.SQLITE_CORRUPT: Cause.DAMAGED,
    sqlite3.SQLITE_NOTADB: Cause.DAMAGED,
}

_SYSTEM_CAUSES = {
    errno.ENOSPC: Cause.DISK_FULL,
    errno.EDQUOT: Cause.DISK_FULL,
    errno.EFBIG: Cause.DISK_FULL,
    errno.EROFS: Cause.READ_ONLY,
    errno.EACCES: Cause.READ_ONLY,
    errno.EPERM: Cause.READ_ONLY,
    errno.ENOENT: Cause.UNREACHABLE,
    errno.ENOTDIR: Cause.UNREACHABLE,
    errno.EEXIST: Cause.UNREACHABLE,
    errno.ELOOP: Cause.UNREACHABLE,
    errno.ENAMETOOLONG: Cause.UNREACHABLE,
}


class StorageError(PreferansError):
    """The store cannot be read or written.

    Attributes:
        cause: what kind of failure it is.
        place: the file or folder.
        detail: the exact fault, for the log and for reports.
    """

    def __init__(self, cause: Cause, place: Path, detail: str) -> None:
        super().__init__(f"{place}: {_SENTENCES[cause]}: {detail}")
        self.cause = cause
        self.place = place
        self.detail = detail


@contextmanager
def storage_errors(place: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the system into `StorageError`."""
    try:
        yield
    except sqlite3.Error as error:
        raise StorageError(_cause_of(error), place, str(error)) from error
    except OSError as error:
        cause = _SYSTEM_CAUSES.get(error.errno or 0, Cause.DISK_ERROR)
        raise StorageError(cause, place, error.strerror or str(error)) from error


def _cause_of(error: sqlite3.Error) -> Cause:
    """The cause of a SQLite error by its primary code; an error without one is our mistake."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE)
    return _SQLITE_CAUSES.get(code & 0xFF, Cause.BUG)
