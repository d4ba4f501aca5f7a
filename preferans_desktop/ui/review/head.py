"""The head of the sheet: which hand is shown, the ways to those before and after, the way out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme

_GAP = 3


class Head(QWidget):
    """One row.

    Attributes:
        earlier, later: to the hands before and after this one.
        done: closes the sheet.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._count = QLabel(self)
        self._count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.earlier, self.later, self.done = (QPushButton(self) for _ in range(3))
        for button in (self.earlier, self.later, self.done):
            button.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_number(self, number: int, total: int) -> None:
        """Tell which hand of how many is shown; the first is number 0."""
        self._count.setText(say("review_count", count=number + 1, total=total))
        self.earlier.setEnabled(number > 0)
        self.later.setEnabled(number + 1 < total)

    def say_again(self) -> None:
        """Say everything but the number in the language chosen now."""
        for button, sign, words, key in (
            (self.earlier, "‹", say("review_earlier"), "PgUp"),
            (self.later, "›", say("review_later"), "PgDn"),
        ):
            button.setText(sign)
            button.setAccessibleName(words)
            button.setToolTip(f"{words}, {key}")
        self.done.setText(say("review_close"))

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        self._count.setFont(theme.font(0.95 * pixels))

    def arrange(self) -> None:
        """From the left: the hand before, which hand, the hand after; at the right the way out."""
        square = self.height()
        done = max(self.done.sizeHint().width(), square)
        count = self.width() - 2 * square - done - 4 * _GAP
        self.earlier.setGeometry(0, 0, square, square)
        self._count.setGeometry(self.earlier.geometry().right() + _GAP, 0, count, square)
        self.later.setGeometry(self._count.geometry().right() + _GAP, 0, square, square)
        self.done.setGeometry(self.width() - done, 0, done, square)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
