"""The application object: told by macOS which file was double-clicked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Elsewhere the file is a word of the command line; macOS sends an event.

    Signals:
        file_opened: carries the path.
    """

    file_opened = Signal(object)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)
