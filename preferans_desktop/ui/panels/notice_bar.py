"""What did not go as usual: a standing warning, and notes that pass."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from preferans_desktop.ui import theme

NOTE_MS = 12_000
"""How long a note stays where nobody clicks it away."""


class NoticeBar(QWidget):
    """One line for a warning that stands until its cause is gone, one for the latest note.

    Signals:
        height_changed: it needs more or less room now.
    """

    height_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        colours = theme.GREEN
        self._warning = self._line(colours.red.name(), "#ffffff")
        self._note = self._line(colours.brass.name(), colours.brass_text.name())
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self._warning)
        rows.addWidget(self._note)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(NOTE_MS)
        self._timer.timeout.connect(self.clear_note)
        self.hide()

    @property
    def warning(self) -> str:
        """The standing warning, empty for none."""
        return self._warning.text()

    @property
    def note(self) -> str:
        """The note that is shown, empty for none."""
        return self._note.text()

    def set_warning(self, text: str) -> None:
        """Warn until told otherwise; empty for no warning."""
        self._set(self._warning, text)

    def show_note(self, text: str) -> None:
        """Tell something for a while."""
        self._set(self._note, text)
        self._timer.start()

    def clear_note(self) -> None:
        """Take the note away."""
        self._timer.stop()
        self._set(self._note, "")

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        for label in (self._warning, self._note):
            label.setFont(theme.font(pixels, bold=True))
        self.height_changed.emit()

    def _line(self, ground: str, letters: str) -> QLabel:
        label = QLabel(self)
        label.setWordWrap(True)
        label.setStyleSheet(f"background: {ground}; color: {letters}; padding: 5px 12px;")
        label.hide()
        return label

    def _set(self, label: QLabel, text: str) -> None:
        if text == label.text():
            return
        label.setText(text)
        label.setAccessibleName(text)
        label.setVisible(bool(text))
        self.setVisible(bool(self.warning or self.note))
        self.height_changed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clear_note()
