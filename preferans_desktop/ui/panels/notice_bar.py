"""What did not go as usual: a standing warning, a problem to be read, and notes that pass."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from preferans_desktop.ui import theme
from preferans_desktop.ui.prose import Prose

NOTE_MS = 12_000
"""How long a note stays where nobody clicks it away."""


class _Row(QFrame):
    """A sentence, and a button at its right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = Prose(self)
        self.button = QPushButton(self)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self.hide()

    def set_look(self, ground: QColor, letters: QColor, colours: theme.Palette) -> None:
        """Colours of the sentence, and those of the table."""
        self.setStyleSheet(
            f"QFrame {{ background: {ground.name()}; }}"
            f"QLabel {{ color: {letters.name()}; padding: 5px 12px; }}"
            f"QPushButton {{ background: {colours.cream.name()}; color: {colours.ink.name()};"
            f" border: 2px solid {colours.cream.darker(125).name()}; border-radius: 8px;"
            " padding: 2px 12px; margin: 3px 12px; }"
            f"QPushButton:focus {{ border: 3px solid {colours.focus.name()}; }}"
        )

    def set_font(self, letters: QFont) -> None:
        """What both are written with."""
        self.words.setFont(letters)
        self.button.setFont(letters)


class NoticeBar(QWidget):
    """A line each for a side game, a warning that stands, a problem, and the latest note.

    Attributes:
        side_back: leaves the side game.
        problem_done: takes the problem away.

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
        self._side, self._problem = _Row(self), _Row(self)
        self.side_back, self.problem_done = self._side.button, self._problem.button
        self._warning = self._line()
        self._note = self._line()
        self.set_colours(theme.GREEN)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self._side)
        rows.addWidget(self._warning)
        rows.addWidget(self._problem)
        rows.addWidget(self._note)
        self.side_back.clicked.connect(self.side_left)
        self.problem_done.clicked.connect(self.clear)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(NOTE_MS)
        self._timer.timeout.connect(self._clear_note)
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
    def problem(self) -> str:
        """The problem that has not been taken away yet, empty for none."""
        return self._problem.words.text()

    @property
    def side_game(self) -> str:
        """What is said of the side game that is played; empty for none."""
        return self._side.words.text()

    def set_side_game(self, text: str, back: str) -> None:
        """Say that a side game is played, with a way back; empty for none."""
        self.side_back.setText(back if text else "")
        self._side.setVisible(bool(text))
        self._set(self._side.words, text)

    def set_warning(self, text: str) -> None:
        """Warn until told otherwise; empty for no warning."""
        self._set(self._warning, text)

    def show_problem(self, text: str, done: str) -> None:
        """Tell what cannot be, until it is clicked or taken away.

        Args:
            text: place and cause.
            done: on the button that takes it away.
        """
        self._clear_note()
        self.problem_done.setText(done)
        self._problem.setVisible(bool(text))
        self._set(self._problem.words, text)

    def show_note(self, text: str) -> None:
        """Tell something for a while."""
        self._set(self._note, text)
        self._timer.start()

    def clear(self) -> None:
        """Take note and problem away."""
        self._problem.hide()
        self._set(self._problem.words, "")
        self._clear_note()

    def _clear_note(self) -> None:
        self._timer.stop()
        self._set(self._note, "")

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        letters = theme.font(pixels, bold=True)
        for label in (self._warning, self._note):
            label.setFont(letters)
        for row in (self._side, self._problem):
            row.set_font(letters)
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
        self._side.set_look(colours.defender, colours.red_text, colours)
        self._problem.set_look(colours.brass, colours.brass_text, colours)

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
        self.setVisible(bool(self.side_game or self.warning or self.problem or self.note))
        self.height_changed.emit()
        if text:
            self.told.emit(text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clear()
