"""A message where no window of the program is open: why it cannot be, and what to do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from preferans_desktop.host.settings import Settings
from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme
from preferans_desktop.ui.prose import Prose
from preferans_desktop.ui.settings.desktop import felt_of
from preferans_desktop.ui.window_icon import window_icon

TEXT = 16
"""Height of ordinary letters where the usual ones are chosen, in device-independent pixels."""
WIDTH = 30
"""Of the sentences, in heights of letters."""


class MessageDialog(QDialog):
    """In the colours and letters of the table; Enter and Esc close it.

    Attributes:
        ok: closes it.
    """

    def __init__(self, settings: Settings, heading: str, words: str) -> None:
        """Lay it out.

        Args:
            settings: whose colours and letters it takes.
            heading: what is wrong.
            words: what to do; empty for nothing more to say.
        """
        super().__init__()
        pixels = round(TEXT * settings.text_size.value / 100)
        self.setObjectName("message")
        self.setWindowTitle(say("window_title"))
        self.setWindowIcon(window_icon())
        self._heading, self._words = Prose(self), Prose(self)
        self._heading.setObjectName("title")
        self._heading.setText(heading)
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self.ok = QPushButton(say("qt_ok"), self)
        self.ok.setObjectName("done")
        self.ok.setDefault(True)
        self.ok.clicked.connect(self.accept)
        self._lay_out(pixels)
        self.setStyleSheet(_style(pixels, theme.PALETTES[felt_of(settings)]))

    def text(self) -> str:
        """All that is said."""
        return f"{self._heading.text()}\n{self._words.text()}"

    def _lay_out(self, pixels: int) -> None:
        icon = QLabel(self)
        icon.setPixmap(window_icon().pixmap(4 * pixels, 4 * pixels))
        for words in (self._heading, self._words):
            words.setFixedWidth(WIDTH * pixels)
        said = QVBoxLayout()
        said.addWidget(self._heading)
        said.addWidget(self._words)
        said.addSpacing(pixels)
        said.addWidget(self.ok, 0, Qt.AlignmentFlag.AlignRight)
        said.setSpacing(round(0.7 * pixels))
        row = QHBoxLayout(self)
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(said)
        side = round(1.5 * pixels)
        row.setContentsMargins(side, side, side, side)
        row.setSpacing(side)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetFixedSize)


def _style(pixels: int, colours: theme.Palette) -> str:
    return f"""
        {theme.sheet_style("message", pixels, colours)}
        #message {{ border: none; border-radius: 0; }}
        QPushButton#done {{ background: {colours.brass.name()}; padding: {round(0.4 * pixels)}px
            {2 * pixels}px; color: {colours.brass_text.name()}; }}
    """
