"""How a hand ended and what was written, in place of the bidding until the next deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from preferans_desktop.language.glossary import explained
from preferans_desktop.ui import theme
from preferans_desktop.ui.panels.fitted_text import LEAST_TEXT, FittedText

_HEADING = 1.05
_MARGIN = 0.7
"""In heights of letters."""


class HandResult(QFrame):
    """A heading and sentences below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = FittedText(bold=True, parent=self)
        self._lines = FittedText(parent=self)
        self._lines.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._text, self._colours = 14.0, theme.GREEN
        self._dress()

    def text(self) -> str:
        """Everything that stands here, line by line."""
        return f"{self._heading.text()}\n{self._lines.text()}".strip()

    def show_result(self, heading: str, lines: Sequence[str]) -> None:
        """Say how the hand ended."""
        self._heading.set_words(heading)
        self._lines.set_words("\n".join(lines))
        self.setAccessibleName(self.text())
        self.setToolTip(explained(self.text()))
        self._arrange()

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters, smaller where there is not enough room."""
        self._text = pixels
        self._dress()
        self._arrange()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        self._dress()

    def _dress(self) -> None:
        colours = self._colours
        self.setStyleSheet(
            f"HandResult {{ background: {colours.plate.name()}; "
            f" border-radius: {theme.corner(self._text)}px;"
            f" border: 1px solid {colours.plate_edge.name()}; }}"
            f"QLabel {{ color: {colours.text.name()}; }}"
        )

    def _arrange(self) -> None:
        """Letters of heading and sentences grow and shrink together."""
        text = self._text
        while text > LEAST_TEXT and self._needed(text) > self.height():
            text -= 0.5
        margin = round(_MARGIN * text)
        width = self.width() - 2 * margin
        heading = self._heading.height_at(_HEADING * text, width) + 2
        top = margin // 2 + heading + margin // 3
        self._heading.set_most(_HEADING * text)
        self._lines.set_most(text)
        self._heading.setGeometry(margin, margin // 2, width, heading)
        self._lines.setGeometry(margin, top, width, max(1, self.height() - top - margin // 2))

    def _needed(self, text: float) -> float:
        """Height of everything in letters of this height."""
        width = self.width() - 2 * round(_MARGIN * text)
        heading = self._heading.height_at(_HEADING * text, width)
        return heading + self._lines.height_at(text, width) + 1.4 * _MARGIN * text + 3

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
