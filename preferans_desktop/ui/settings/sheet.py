"""The sheet where the settings are chosen. It lies over the table, and what is chosen is so."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from preferans_desktop.host.settings import Settings
from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme
from preferans_desktop.ui.scrolled import Scrolled, polish
from preferans_desktop.ui.settings import questions
from preferans_desktop.ui.settings.choice import Question
from preferans_desktop.ui.settings.holder import SettingsHolder
from preferans_desktop.ui.settings.option import FLAT, TALL, Option
from preferans_desktop.ui.settings.pages import CardsPage, Page, PlainPage, PlayPage, WordsPage
from preferans_desktop.ui.sheet import Sheet

PAGES: tuple[tuple[type[Page], str, Sequence[Question]], ...] = (
    (PlainPage, "settings_page_table", questions.TABLE),
    (CardsPage, "settings_page_cards", questions.CARDS),
    (PlainPage, "settings_page_language", questions.LANGUAGE),
    (WordsPage, "settings_page_words", questions.WORDS),
    (PlayPage, "settings_page_play", questions.PLAY),
    (PlainPage, "settings_page_faces", questions.FACES),
)
"""Kind, name and rows of each page, from the top."""


class SettingsSheet(Sheet):
    """At the left the pages, at the right the rows of one; Esc closes it.

    Attributes:
        scrolled: the rows, which may be more than have room.

    Signals:
        grown: it needs another size.
    """

    grown = Signal()

    def __init__(self, holder: SettingsHolder, parent: QWidget) -> None:
        super().__init__("settings", parent)
        self._holder = holder
        self._colours = theme.GREEN
        self._text, self._tight = 14.0, False
        self._title = QLabel(self)
        self._title.setObjectName("title")
        self.tabs = [Option(self, in_column=True) for _ in PAGES]
        inside = QWidget()
        self.pages = [kind(key, rows, inside) for kind, key, rows in PAGES]
        self._shown = QVBoxLayout(inside)
        self._shown.setContentsMargins(0, 0, 0, 0)
        self.scrolled = Scrolled(inside, self)
        self._group = QButtonGroup(self)
        self.done = QPushButton(self)
        self.done.setObjectName("done")
        self.done.setAutoDefault(True)
        self._columns = QHBoxLayout(self)
        self._left = QVBoxLayout()
        self._apart = QSpacerItem(0, 0)
        self._lay_out()
        self._connect()
        self.say_again()
        self._show_settings(holder.current)

    def open(self) -> None:
        """Show it, with the focus on the pages."""
        self.show_above()
        self.tabs[self._group.checkedId()].setFocus(Qt.FocusReason.TabFocusReason)

    def fit(self, pixels: float, room: QSize) -> None:
        """Take letters of this height, and give them room in what there is.

        First everything is looser; then nearer together, questions above their answers, and what
        still has no room can be scrolled to.
        """
        self._text = pixels
        for tight in (False, True):
            self._space(tight=tight)
            self._wrap(None)
            wide = self._needed()
            if wide <= room.width() and self._left_fits(room):
                break
        else:
            wide = room.width()
            others = self._needed() - self._widest()
            self._wrap(wide - others - self.scrolled.bar_width())
        self._arrange()
        needed = self.sizeHint().expandedTo(QSize(wide, 0))
        if needed.height() > room.height():
            needed += QSize(self.scrolled.bar_width(), 0)
        self.resize(needed.boundedTo(room))
        self.scrolled.settle()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        self._dress()
        self._arrange()

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        self._title.setText(say("settings_title"))
        self.setAccessibleName(say("settings_title"))
        self.done.setText(say("settings_done"))
        for tab, page in zip(self.tabs, self.pages, strict=True):
            tab.setText(say(page.key))
            page.setAccessibleName(say(page.key))
            page.say_again()
        self._grow()

    def _lay_out(self) -> None:
        self._left.addWidget(self._title)
        for place, tab in enumerate(self.tabs):
            self._group.addButton(tab, place)
            self._left.addWidget(tab)
        self.tabs[0].setChecked(True)
        self._left.addItem(self._apart)  # the button stays there, whatever page is shown
        self._left.addWidget(self.done)
        self._left.addStretch()
        for page in self.pages:
            self._shown.addWidget(page)
        self._columns.addLayout(self._left)
        self._columns.addWidget(self.scrolled, 1)

    def _connect(self) -> None:
        self._group.idToggled.connect(self._on_tab)
        self.done.clicked.connect(self.leave)
        self._holder.changed.connect(self._on_changed)
        for page in self.pages:
            page.chosen.connect(self._on_chosen)

    def _dress(self) -> None:
        self.setStyleSheet(theme.sheet_style("settings", round(self._text), self._colours))
        for tab in self.tabs:
            tab.set_look(self._text, self._colours, FLAT if self._tight else TALL)
        for page in self.pages:
            page.set_look(self._text, self._colours)
        polish(self)

    def _space(self, *, tight: bool) -> None:
        """Space around everything and between the columns."""
        self._tight, pixels = tight, self._text
        side = round((0.6 if tight else 1.3) * pixels)
        self._columns.setContentsMargins(side, side, side, side)
        self._columns.setSpacing(round((0.8 if tight else 1.6) * pixels))
        self._left.setSpacing(round((0.1 if tight else 0.25) * pixels))
        self._apart.changeSize(0, round((0.1 if tight else 0.5) * pixels))
        self._dress()

    def _wrap(self, room: int | None) -> None:
        for page in self.pages:
            page.wrap(room)

    def _widest(self) -> int:
        return max(page.rows.sizeHint().width() for page in self.pages)

    def _around(self) -> QSize:
        """What lies around the columns: margins and frame."""
        frame = self.size() - self.contentsRect().size()
        return frame.grownBy(self._columns.contentsMargins())

    def _needed(self) -> int:
        """The width that its widest page needs."""
        left = self._left.sizeHint().width() + self._columns.spacing()
        return self._around().width() + left + self._widest()

    def _left_fits(self, room: QSize) -> bool:
        return self._left.sizeHint().height() + self._around().height() <= room.height()

    def _grow(self) -> None:
        """Become as large as the page that is shown."""
        self._arrange()
        self.grown.emit()

    def _arrange(self) -> None:
        shown = self._group.checkedId()
        for place, page in enumerate(self.pages):
            page.setVisible(place == shown)
        layouts = (*(page.rows for page in self.pages), self._shown, self._left, self._columns)
        for layout in layouts:
            layout.invalidate()
            layout.activate()
        self.scrolled.updateGeometry()

    def _show_settings(self, settings: Settings) -> None:
        for page in self.pages:
            page.show_settings(settings)

    def _on_tab(self, _place: int, checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        if checked:
            self._grow()
            self.scrolled.verticalScrollBar().setValue(0)

    def _on_chosen(self, question: Question, answer: object) -> None:
        self._holder.choose(question.write(self._holder.current, answer))

    def _on_changed(self, before: Settings, after: Settings) -> None:
        self._show_settings(after)
