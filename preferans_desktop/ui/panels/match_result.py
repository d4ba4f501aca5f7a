"""Results and places at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from preferans_desktop.ui import theme


class MatchResult(QFrame):
    """A sheet over the middle of the table: how the match ended, then the three places."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matchResult")
        self._text, self._colours = 14.0, theme.GREEN
        self._heading = QLabel(self)
        self._heading.setObjectName("title")
        self._lines = QLabel(self)
        self._lines.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self._heading)
        self._rows.addWidget(self._lines)
        self._dress()

    def text(self) -> str:
        """Everything that stands here, line by line."""
        return f"{self._heading.text()}\n{self._lines.text()}"

    def show_result(self, heading: str, lines: Sequence[str]) -> None:
        """Say how the match ended."""
        self._heading.setText(heading)
        self._lines.setText("\n".join(lines))
        self.setAccessibleName(self.text())

    def most_needed(self) -> QSize:
        """The room that it needs."""
        return self.sizeHint()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        self._dress()

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        self._text = pixels
        self._dress()
        margin = round(1.3 * pixels)
        self._rows.setContentsMargins(margin, margin, margin, margin)
        self._rows.setSpacing(margin // 2)
        self._rows.invalidate()
        self._rows.activate()

    def _dress(self) -> None:
        pixels = round(1.5 * self._text)
        self.setStyleSheet(theme.sheet_style("matchResult", pixels, self._colours))
