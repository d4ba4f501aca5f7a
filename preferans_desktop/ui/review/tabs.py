"""The tabs of the sheet: what is shown beside the table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme
from preferans_desktop.ui.settings.option import Option

PAGES = ("review_page_course", "review_page_open", "review_page_discard")
"""What can be shown, in order."""


class Tabs(QWidget):
    """Side by side, in as many rows as their words ask.

    Attributes:
        options: the tabs.

    Signals:
        turned: another page is wanted.
    """

    turned = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.options = [Option(self) for _ in PAGES]
        self._group = QButtonGroup(self)
        for place, tab in enumerate(self.options):
            self._group.addButton(tab, place)
        self.options[0].setChecked(True)
        self._group.idToggled.connect(self._on_toggled)

    @property
    def page(self) -> int:
        """The place in `PAGES` of what is chosen."""
        return self._group.checkedId()

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        for tab, key in zip(self.options, PAGES, strict=True):
            tab.setText(say(key))

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of letters, and colours."""
        for tab in self.options:
            tab.set_look(pixels, colours)

    def fit(self, width: int, row: int) -> None:
        """Take this width, in rows of this height."""
        rows = self._rows(width)
        self.resize(width, len(rows) * row)
        for number, tabs in enumerate(rows):
            wanted, x = sum(tab.sizeHint().width() for tab in tabs), 0.0
            for tab in tabs:
                share = tab.sizeHint().width() * width / wanted
                tab.setGeometry(round(x), number * row, round(share), row)
                x += share

    def _rows(self, width: int) -> list[list[Option]]:
        rows: list[list[Option]] = []
        left = 0
        for tab in self.options:
            wide = tab.sizeHint().width()
            if not rows or wide > left:
                rows.append([])
                left = width
            rows[-1].append(tab)
            left -= wide
        return rows

    def _on_toggled(self, _place: int, checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        if checked:
            self.turned.emit()
