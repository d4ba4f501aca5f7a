"""The application object, and whether there is a screen for it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""What tells Qt where to show a window; without any of them it aborts."""


def has_screen() -> bool:
    """Whether Qt can be asked for a window."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in _SCREENS)


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
