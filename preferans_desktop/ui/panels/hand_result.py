"""How a hand ended and what was written, in place of the bidding until the next deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from preferans_desktop.language.glossary import explained
from preferans_desktop.ui import theme
from preferans_desktop.ui.panels.fitted_text import LEAST_TEXT, FittedText
from preferans_desktop.ui.scrolled import Scrolled

LEAST_SHARE = 0.95
"""Smaller letters than this share are not written: what has no room can be scrolled."""
_HEADING = 1.05
_MARGIN = 0.55
"""In heights of letters."""


class HandResult(QFrame):
    """A heading and sentences below it; the keys scroll them when Tab has led there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inside = QWidget()
        self._heading = FittedText(bold=True, parent=self._inside)
        self._lines = FittedText(parent=self._inside)
        self._scrolled = Scrolled(self._inside, self)
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
        self._scrolled.setAccessibleName(self.text())
        self._scrolled.verticalScrollBar().setValue(0)
        self.setToolTip(explained(self.text()))
        self._arrange()

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters, a little smaller where all has room then."""
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
            f"QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}"
            f"QScrollArea:focus {{ border: 1px solid {colours.focus.name()}; }}"
            f"QLabel {{ color: {colours.text.name()}; }}"
            f"{theme.bars_style(self._text, colours.text_soft)}"
        )

    def _arrange(self) -> None:
        """Letters of heading and sentences shrink together."""
        text, least = self._text, max(LEAST_TEXT, LEAST_SHARE * self._text)
        while text - 0.5 >= least and self._needed(text, self.width()) > self.height():
            text -= 0.5
        fits = self._needed(text, self.width()) <= self.height()
        text = text if fits else self._text
        room = self.width() if fits else self.width() - self._scrolled.bar_width()
        self._scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus if fits else Qt.FocusPolicy.TabFocus)
        self._scrolled.setGeometry(self.rect().adjusted(1, 1, -1, -1))
        self._inside.setMinimumHeight(0 if fits else self._needed(text, room))
        self._scrolled.settle()
        margin = round(_MARGIN * text)
        width = room - 2 * margin
        heading = self._heading.height_at(_HEADING * text, width) + 2
        top = margin // 2 + heading + margin // 3
        self._heading.set_most(_HEADING * text)
        self._lines.set_most(text)
        self._heading.setGeometry(margin, margin // 2, width, heading)
        self._lines.setGeometry(margin, top, width, self._lines.height_at(text, width) + 2)

    def _needed(self, text: float, room: int) -> int:
        """Height of everything in letters of this height, in a panel of this width."""
        width = room - 2 * round(_MARGIN * text)
        heading = self._heading.height_at(_HEADING * text, width)
        return round(heading + self._lines.height_at(text, width) + 1.4 * _MARGIN * text + 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
