"""One running program per data folder; the system lets go of the lock when a program dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from preferans_desktop.host.storage.errors import Cause, StorageError, storage_errors
from preferans_desktop.host.storage.paths import LOCK_NAME

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """The right to write in a data folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / LOCK_NAME
        self._file: int | None = None

    def acquire(self) -> None:
        """Take the lock, making the folder where it is missing.

        Nothing happens when it is held already, unless the folder was removed meanwhile.

        Raises:
            StorageError: another program has it, or the folder cannot be used.
        """
        if self._is_held():
            return
        self.release()
        with storage_errors(self._path):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(file)
            except (BlockingIOError, PermissionError) as error:
                os.close(file)
                detail = "its data folder is in use"
                raise StorageError(Cause.IN_USE, self._path.parent, detail) from error
            except OSError:
                os.close(file)
                raise
        self._file = file

    def release(self) -> None:
        """Let others have it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _is_held(self) -> bool:
        if self._file is None:
            return False
        try:
            return os.path.samestat(self._path.stat(), os.fstat(self._file))
        except OSError:
            return False
