"""Letters as large as a box allows."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QWidget

from preferans_desktop.ui import theme
from preferans_desktop.ui.prose import Prose

LEAST_TEXT = 11


class FittedText(Prose):
    """Wrapped text whose letters shrink where there is not enough room."""

    def __init__(self, *, bold: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bold = bold
        self._most = 14.0

    def set_most(self, pixels: float) -> None:
        """The largest letters wanted."""
        self._most = pixels
        self._fit()

    def set_words(self, text: str) -> None:
        """What to say."""
        if text != self.text():
            self.setText(text)
            self._fit()

    def height_at(self, pixels: float, width: int) -> int:
        """Height of the text in letters of this size in a box of this width."""
        metrics = QFontMetrics(theme.font(pixels, bold=self._bold))
        box = QRect(0, 0, max(1, width), 100_000)
        return metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), self.drawn()).height()

    def _fit(self) -> None:
        room = self.contentsRect()
        pixels = self._most
        while pixels > LEAST_TEXT and self.height_at(pixels, room.width()) > room.height():
            pixels -= 0.5
        self.setFont(theme.font(pixels, bold=self._bold))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
