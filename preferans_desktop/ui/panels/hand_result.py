"""How a hand ended and what was written, in place of the bidding until the next deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from preferans_desktop.ui import theme
from preferans_desktop.ui.panels.fitted_text import FittedText


class HandResult(QFrame):
    """A heading and sentences below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = FittedText(bold=True, parent=self)
        self._lines = FittedText(parent=self)
        self._lines.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._text = 14.0
        self.set_colours(theme.GREEN)

    def text(self) -> str:
        """Everything that stands here, line by line."""
        return f"{self._heading.text()}\n{self._lines.text()}".strip()

    def show_result(self, heading: str, lines: Sequence[str]) -> None:
        """Say how the hand ended."""
        self._heading.set_words(heading)
        self._lines.set_words("\n".join(lines))
        self.setAccessibleName(self.text())
        self._arrange()

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        self._text = pixels
        self._heading.set_most(1.05 * pixels)
        self._lines.set_most(pixels)
        self._arrange()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self.setStyleSheet(
            f"HandResult {{ background: {colours.plate.name()}; border-radius: 8px;"
            f" border: 1px solid {colours.plate_edge.name()}; }}"
            f"QLabel {{ color: {colours.text.name()}; }}"
        )

    def _arrange(self) -> None:
        margin = round(0.7 * self._text)
        width = self.width() - 2 * margin
        wanted = self._heading.height_at(1.05 * self._text, width)
        heading = min(wanted + 2, max(1, self.height() // 2))
        top = margin // 2 + heading + margin // 3
        self._heading.setGeometry(margin, margin // 2, width, heading)
        self._lines.setGeometry(margin, top, width, max(1, self.height() - top - margin // 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
