"""What all sheets over the table share: how they are opened and closed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from preferans_desktop.ui.focus import give_back


class Sheet(QFrame):
    """Tab stays inside; Esc closes it, and the focus is again where it was.

    Signals:
        closed: it is gone.
    """

    closed = Signal()

    def __init__(self, name: str, below: QWidget) -> None:
        """A sheet that is not shown yet.

        Args:
            name: as an object, for style sheets.
            below: what it lies over.
        """
        super().__init__(below, Qt.WindowType.SubWindow)
        self.setObjectName(name)
        self._below = below
        self._focus_before: QWidget | None = None

    def show_above(self) -> None:
        """Show it over everything."""
        if not self.isVisible():
            self._focus_before = QApplication.focusWidget()
        self.show()
        self.raise_()

    def leave(self) -> bool:
        """Close it; whether it was open."""
        if not self.isVisible():
            return False
        self.hide()
        before, self._focus_before = self._focus_before, None
        give_back(before, self._below)
        self.closed.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        # What is pressed here is not meant for the table below.
        event.accept()
