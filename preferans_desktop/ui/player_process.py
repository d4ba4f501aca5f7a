"""The child process in which computer players think, over its standard input and output."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject

if TYPE_CHECKING:
    from PySide6.QtCore import QProcess

_log = logging.getLogger(__name__)
_KILL_WAIT_MS = 1_000
WINDOWS_TWIN = "preferans-cli.exe"
"""On Windows a frozen program with windows has no standard input; this one beside it has."""


def engine_command() -> list[str]:
    """The command line of the program's own engine, from a checkout and from a frozen program."""
    if getattr(sys, "frozen", False):
        twin = Path(sys.executable).with_name(WINDOWS_TWIN)
        return [str(twin) if sys.platform == "win32" else sys.executable, "engine"]
    return [sys.executable, "-m", "preferans_desktop", "engine"]


def _nobody(_line: str) -> None:
    """Nobody listens yet."""


def _nothing() -> None:
    """Nobody listens yet."""


class QtPlayerProcess(QObject):
    """One process at a time; see `host.thinking.PlayerProcess`.

    Attributes:
        on_line: called with each line the process writes.
        on_exit: called when it has ended or could not be started.
    """

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_line: Callable[[str], None] = _nobody
        self.on_exit: Callable[[], None] = _nothing
        self._command = list(command)
        self._process: QProcess | None = None

    @property
    def pid(self) -> int:
        """Id of the running process, 0 for none."""
        return self._process.processId() if self._process is not None else 0

    def send(self, line: str) -> None:
        """Write a line to the process; a failure shows as `on_exit`."""
        if self._process is not None:
            self._process.write(f"{line}\n".encode())

    def restart(self) -> None:
        """Start the process, ending the present one; nothing of that one is reported any more."""
        from PySide6.QtCore import QProcess  # noqa: PLC0415 - not for the first picture

        self.stop()
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        process.readyReadStandardOutput.connect(self._on_output)
        process.readyReadStandardError.connect(self._on_complaint)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._process = process
        process.start()

    def stop(self) -> None:
        """End the process; nothing of it is reported any more."""
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)  # noqa: FBT003 - Qt's signature
        process.kill()
        process.waitForFinished(_KILL_WAIT_MS)
        process.deleteLater()

    def _on_output(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            self.on_line(_text(process.readLine()))

    def _on_complaint(self) -> None:
        if self._process is not None:
            text = _text(self._process.readAllStandardError())
            _log.warning("the players' process says: %s", text)

    def _on_finished(self) -> None:
        self._end()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == error.FailedToStart:
            _log.warning("the players' process does not start: %s", self._command)
            self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
            self.on_exit()


def _text(written: QByteArray) -> str:
    return bytes(written.data()).decode("utf-8", errors="replace").strip()
