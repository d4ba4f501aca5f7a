"""What did not go as usual: a standing warning, and notes that pass."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from preferans_desktop.ui import theme
from preferans_desktop.ui.prose import Prose

NOTE_MS = 12_000
"""How long a note stays where nobody clicks it away."""


class NoticeBar(QWidget):
    """A line for a side game, one for a warning that stands, one for the latest note.

    Signals:
        height_changed: it needs more or less room now.
        told: there is a new warning or note; carries it.
        side_left: the match is wanted back in place of the side game.
    """

    height_changed = Signal()
    told = Signal(str)
    side_left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = QFrame(self)
        self._side_words = self._line()
        self.side_back = QPushButton(self._side)
        self._warning = self._line()
        self._note = self._line()
        self.set_colours(theme.GREEN)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self._side)
        rows.addWidget(self._warning)
        rows.addWidget(self._note)
        self._lay_out_side_game()
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

    @property
    def side_game(self) -> str:
        """What is said of the side game that is played; empty for none."""
        return self._side_words.text()

    def set_side_game(self, text: str, back: str) -> None:
        """Say that a side game is played, with a way back; empty for none."""
        self.side_back.setText(back if text else "")
        self._side.setVisible(bool(text))
        self._set(self._side_words, text)

    def set_warning(self, text: str) -> None:
        """Warn until told otherwise; empty for no warning."""
        self._set(self._warning, text)

    def show_note(self, text: str, *, stays: bool = False) -> None:
        """Tell something for a while, or until it is clicked or taken away."""
        self._set(self._note, text)
        if stays:
            self._timer.stop()
        else:
            self._timer.start()

    def clear_note(self) -> None:
        """Take the note away."""
        self._timer.stop()
        self._set(self._note, "")

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        for label in (self._side_words, self._warning, self._note):
            label.setFont(theme.font(pixels, bold=True))
        self.side_back.setFont(theme.font(pixels, bold=True))
        self.height_changed.emit()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        for label, ground, letters in (
            (self._warning, colours.red, colours.red_text),
            (self._note, colours.brass, colours.brass_text),
        ):
            label.setStyleSheet(
                f"background: {ground.name()}; color: {letters.name()}; padding: 5px 12px;"
            )

        self._side.setStyleSheet(
            f"QFrame {{ background: {colours.defender.name()}; }}"
            f"QLabel {{ color: {colours.red_text.name()}; padding: 5px 12px; }}"
            f"QPushButton {{ background: {colours.cream.name()}; color: {colours.ink.name()};"
            f" border: 2px solid {colours.cream.darker(125).name()}; border-radius: 8px;"
            " padding: 2px 12px; margin: 3px 12px; }"
            f"QPushButton:focus {{ border: 3px solid {colours.focus.name()}; }}"
        )

    def _lay_out_side_game(self) -> None:
        row = QHBoxLayout(self._side)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._side_words, 1)
        row.addWidget(self.side_back)
        self.side_back.setCursor(Qt.CursorShape.PointingHandCursor)
        self.side_back.clicked.connect(self.side_left)
        self._side.hide()

    def _line(self) -> Prose:
        label = Prose(self)
        label.hide()
        return label

    def _set(self, label: Prose, text: str) -> None:
        if text == label.text():
            return
        label.setText(text)
        label.setAccessibleName(text)
        label.setVisible(bool(text))
        self.setVisible(bool(self.side_game or self.warning or self.note))
        self.height_changed.emit()
        if text:
            self.told.emit(text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clear_note()
