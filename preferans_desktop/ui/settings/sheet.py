"""The sheet where the settings are chosen. It lies over the table, and what is chosen is so."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from preferans_desktop.host.settings import Settings
from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme
from preferans_desktop.ui.settings import questions
from preferans_desktop.ui.settings.choice import Question
from preferans_desktop.ui.settings.holder import SettingsHolder
from preferans_desktop.ui.settings.option import Option
from preferans_desktop.ui.settings.pages import CardsPage, Page, PlainPage, WordsPage

PAGES: tuple[tuple[type[Page], str, Sequence[Question]], ...] = (
    (PlainPage, "settings_page_table", questions.TABLE),
    (CardsPage, "settings_page_cards", questions.CARDS),
    (PlainPage, "settings_page_language", questions.LANGUAGE),
    (WordsPage, "settings_page_words", questions.WORDS),
    (PlainPage, "settings_page_play", questions.PLAY),
    (PlainPage, "settings_page_faces", questions.FACES),
)
"""Kind, name and rows of each page, from the top."""


class SettingsSheet(QFrame):
    """At the left the pages, at the right the rows of one; Esc closes it.

    Signals:
        grown: it needs another size.
    """

    grown = Signal()

    def __init__(self, holder: SettingsHolder, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.SubWindow)  # Tab stays inside
        self.setObjectName("settings")
        self._below = parent
        self._holder = holder
        self._colours = theme.GREEN
        self._text = 14.0
        self._focus_before: QWidget | None = None
        self._title = QLabel(self)
        self._title.setObjectName("title")
        self.tabs = [Option(self, in_column=True) for _ in PAGES]
        self.pages = [kind(key, rows, self) for kind, key, rows in PAGES]
        self._group = QButtonGroup(self)
        self.done = QPushButton(self)
        self.done.setObjectName("done")
        self.done.setAutoDefault(True)
        self._columns = QHBoxLayout(self)
        self._left = QVBoxLayout()
        self._lay_out()
        self._connect()
        self.say_again()
        self._show_settings(holder.current)

    def open(self) -> None:
        """Show it, with the focus on the pages."""
        if not self.isVisible():
            self._focus_before = QApplication.focusWidget()
        self.show()
        self.raise_()
        self.tabs[self._group.checkedId()].setFocus(Qt.FocusReason.TabFocusReason)

    def leave(self) -> None:
        """Close it; the focus is again where it was, or on the table if that is gone."""
        if not self.isVisible():
            return
        self.hide()
        before, self._focus_before = self._focus_before, None
        if before is None or not isValid(before) or not before.isVisible():
            before = self._below  # such as a word that may no longer be said
        before.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        self._text = pixels
        side = round(1.3 * pixels)
        self._columns.setContentsMargins(side, side, side, side)
        self._columns.setSpacing(round(1.6 * pixels))
        self._left.setSpacing(round(0.25 * pixels))
        self._dress()

    def most_needed(self) -> QSize:
        """The room that its largest page needs."""
        pages = [page.rows.sizeHint() for page in self.pages]
        left, edges = self._left.sizeHint(), self._columns.contentsMargins()
        width = left.width() + self._columns.spacing() + max(page.width() for page in pages)
        height = max(left.height(), *(page.height() for page in pages))
        return QSize(width, height).grownBy(edges)

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        self._dress()

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
        self._left.addStretch()
        self._left.addSpacing(12)
        self._left.addWidget(self.done)
        self._columns.addLayout(self._left)
        for page in self.pages:
            self._columns.addWidget(page, 1)

    def _connect(self) -> None:
        self._group.idToggled.connect(self._on_tab)
        self.done.clicked.connect(self.leave)
        self._holder.changed.connect(self._on_changed)
        for page in self.pages:
            page.chosen.connect(self._on_chosen)

    def _dress(self) -> None:
        self.setStyleSheet(_style(round(self._text), self._colours))
        for tab in self.tabs:
            tab.set_look(self._text, self._colours)
        for page in self.pages:
            page.set_look(self._text, self._colours)
        self._arrange()

    def _grow(self) -> None:
        """Become as large as the page that is shown."""
        self._arrange()
        self.grown.emit()

    def _arrange(self) -> None:
        shown = self._group.checkedId()
        for place, page in enumerate(self.pages):
            page.setVisible(place == shown)
        for layout in (*(page.rows for page in self.pages), self._left, self._columns):
            layout.invalidate()
            layout.activate()

    def _show_settings(self, settings: Settings) -> None:
        for page in self.pages:
            page.show_settings(settings)

    def _on_tab(self, _place: int, checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        if checked:
            self._grow()

    def _on_chosen(self, question: Question, answer: object) -> None:
        self._holder.choose(question.write(self._holder.current, answer))

    def _on_changed(self, before: Settings, after: Settings) -> None:
        self._show_settings(after)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        # What is pressed here is not meant for the table below.
        event.accept()


def _style(pixels: int, colours: theme.Palette) -> str:
    pad = round(0.3 * pixels)
    return f"""
        #settings {{ background: {colours.sheet.name()}; border-radius: 12px;
            border: 3px solid {colours.brass.name()}; }}
        QLabel {{ color: {colours.sheet_text.name()}; }}
        QLabel#title {{ font-family: {theme.families()}; font-size: {round(1.45 * pixels)}px;
            font-weight: 600; padding-bottom: {2 * pad}px; }}
        QPushButton#done {{ font-family: {theme.families()}; font-size: {pixels}px;
            font-weight: 600; background: {colours.field.name()};
            color: {colours.sheet_text.name()}; border: 2px solid {colours.sheet_edge.name()};
            border-radius: {2 * pad}px; padding: {2 * pad}px {3 * pad}px; }}
        QPushButton#done:focus {{ border: 3px solid {colours.sheet_focus.name()}; }}
        QPushButton#done:hover {{ border-color: {colours.sheet_focus.name()}; }}
    """
