"""Results and places at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from preferans_desktop.ui import theme


class MatchResult(QFrame):
    """A sheet over the middle of the table: how the match ended, the three places, and notes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matchResult")
        self._text, self._colours = 14.0, theme.GREEN
        self._heading = self._label("title")
        self._best, self._others = self._label("best"), self._label("others")
        self._notes = self._label("notes")
        self._rows = QVBoxLayout(self)
        places = QVBoxLayout()
        places.setSpacing(0)
        places.addWidget(self._best)
        places.addWidget(self._others)
        self._rows.addStretch()
        self._rows.addWidget(self._heading, 0, Qt.AlignmentFlag.AlignHCenter)
        across = QHBoxLayout()  # the places begin below each other, in the middle
        across.addStretch()
        across.addLayout(places)
        across.addStretch()
        self._rows.addLayout(across)
        self._rows.addWidget(self._notes, 0, Qt.AlignmentFlag.AlignHCenter)
        self._rows.addStretch()
        self._dress()

    def text(self) -> str:
        """Everything that stands here, line by line."""
        parts = (self._heading, self._best, self._others, self._notes)
        return "\n".join(part.text() for part in parts if part.text())

    def show_result(self, heading: str, places: Sequence[str], notes: Sequence[str]) -> None:
        """Say how the match ended.

        Args:
            heading: in a sentence.
            places: who came how far, the best first.
            notes: what else is to be known.
        """
        best, *others = places
        self._heading.setText(heading)
        self._best.setText(best)
        self._others.setText("\n".join(others))
        self._notes.setText("\n".join(notes))
        self._notes.setVisible(bool(notes))
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
        self._rows.setSpacing(margin)
        self._rows.invalidate()
        self._rows.activate()

    def _label(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        return label

    def _dress(self) -> None:
        pixels = round(1.7 * self._text)
        self.setStyleSheet(f"""
            {theme.sheet_style("matchResult", pixels, self._colours)}
            QLabel#best {{ font-weight: 600; }}
            QLabel#notes {{ font-size: {round(0.7 * pixels)}px; }}
        """)
