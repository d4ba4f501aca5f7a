"""The application object, and whether there is a screen for it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qWarning,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""What tells Qt where to show a window; without any of them it aborts."""


def has_screen() -> bool:
    """Whether Qt can be asked for a window."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in _SCREENS)


@contextmanager
def told_when_screen_fails(tell: Callable[[str], int]) -> Iterator[None]:
    """While the application object is made: tell of a screen that does not answer, and end.

    Qt would abort after a page of its own.

    Args:
        tell: gets what Qt says was wrong, and gives the exit code.
    """
    said: list[str] = []
    of_screens: list[str] = []

    def on_message(kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
        said.append(words)
        if context.category.startswith("qt.qpa.") or kind is QtMsgType.QtFatalMsg:
            of_screens.append(words)  # the first names the cause, the others guess
        if kind is QtMsgType.QtFatalMsg:
            code = tell(of_screens[0])
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)  # Qt goes on to abort, whatever is raised here

    previous = qInstallMessageHandler(on_message)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
    for words in said:
        qWarning(words)


class Application(QApplication):
    """Told by macOS which file was double-clicked; elsewhere it is a word of the command line.

    Signals:
        file_opened: carries the path.
    """

    file_opened = Signal(object)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)
