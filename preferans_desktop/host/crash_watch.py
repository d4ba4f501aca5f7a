"""A crash of the whole program leaves word of where it was, which the next start finds."""

from __future__ import annotations

import faulthandler
from pathlib import Path
from typing import IO

CRASH_NAME = "crash.txt"


class CrashWatch:
    """While it is on, a crash writes the calls of every thread into the data folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / CRASH_NAME
        self._file: IO[str] | None = None

    def begin(self) -> str:
        """Watch from now on.

        Returns:
            What the last crash has written, empty where there was none.
        """
        left = ""
        try:
            if self._path.is_file():
                left = self._path.read_text(encoding="utf-8", errors="replace")
            self._file = self._path.open("w", encoding="utf-8")
        except OSError:
            return left
        faulthandler.enable(self._file)
        return left

    def end(self) -> None:
        """The program ends as it should."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._path.unlink(missing_ok=True)
            self._file = None
