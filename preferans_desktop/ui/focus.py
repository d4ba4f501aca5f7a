"""Where the keys go back to when what lay over the table is closed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenuBar, QWidget
from shiboken6 import isValid


def give_back(before: QWidget | None, below: QWidget) -> None:
    """Set the focus where it was.

    Args:
        before: what had it; the bar of menus keeps it for a moment after Escape, and no key of the
            game is known there.
        below: what gets it where that is gone, such as a word that may no longer be said.
    """
    if before is None or not isValid(before) or not before.isVisible():
        before = below
    back = below if isinstance(before, QMenuBar) else before
    back.setFocus(Qt.FocusReason.OtherFocusReason)
