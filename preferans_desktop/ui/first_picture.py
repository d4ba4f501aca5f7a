"""When the window can be used: what is not needed for its first picture waits until then."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget


class FirstPicture(QObject):
    """Watches a widget until it has been painted once.

    Signals:
        shown: it has, and what else was waiting to be done for that is done.
    """

    shown = Signal()

    def __init__(self, widget: QWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self.shown.emit)
        return False
