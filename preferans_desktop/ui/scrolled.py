"""Something shown whole where there is room for it, else a part of it that can be moved."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget


class Scrolled(QScrollArea):
    """Asks for the size of what is inside; what has the focus there is always in sight."""

    def __init__(self, inside: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setWidgetResizable(True)
        self.setWidget(inside)
        self._inside = inside
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def bar_width(self) -> int:
        """Width of the bar that appears where not all has room."""
        return self.verticalScrollBar().sizeHint().width()

    def settle(self) -> None:
        """See now, not when nothing else is to do, whether what is inside has room."""
        QApplication.sendPostedEvents(self._inside, QEvent.Type.LayoutRequest.value)
        for policy in (Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded):
            self.setVerticalScrollBarPolicy(policy)

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, now.height())


def polish(sheet: QWidget) -> None:
    """Give every part the letters of the style sheet now, so that all can be measured unseen."""
    for part in sheet.findChildren(QWidget):
        part.ensurePolished()
        part.updateGeometry()  # what was measured before counts no more
