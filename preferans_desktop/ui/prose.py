"""Sentences in as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from preferans_desktop.language.unbroken import unbroken


class Prose(QLabel):
    """A wrapped text; no line ends between a number and what belongs to it.

    A word that is wider than a line goes on in the next one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = ""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)  # it quotes names and files

    def setText(self, text: str) -> None:
        self._said = text
        super().setText(unbroken(text))
        self.setAccessibleName(text)

    def text(self) -> str:
        """What was said, with usual spaces."""
        return self._said

    def drawn(self) -> str:
        """The same as it is drawn."""
        return super().text()
