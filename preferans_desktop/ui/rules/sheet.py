"""The sheet with the rules: chapters at the left, the text at the right, a field to search in."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent, QTextCursor
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from preferans_desktop.language.catalogue import say
from preferans_desktop.language.rule_sections import Section
from preferans_desktop.language.rulebook import rulebook
from preferans_desktop.rules.serbian.settings import SwitchValue
from preferans_desktop.ui import theme
from preferans_desktop.ui.rules.page import page_of, page_style
from preferans_desktop.ui.sheet import Sheet

LIST_SHARE, TEXT_SHARE = 4, 8


class RulesSheet(Sheet):
    """The rules in the language of the interface; Esc closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("rules", parent)
        self._switches: Mapping[str, SwitchValue] = {}
        self._pixels, self._colours = 14.0, theme.GREEN
        self._title = QLabel(self)
        self._title.setObjectName("title")
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.found = QLabel(self)
        self.chapters = QListWidget(self)
        self.chapters.setWordWrap(True)
        self.chapters.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.chapters.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.done = QPushButton(self)
        self.done.setObjectName("done")
        self._places: list[Section] = []
        self._lay_out()
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self._on_next)
        self.chapters.currentRowChanged.connect(self._on_chapter)
        self.done.clicked.connect(self.leave)

    def open(self, section: Section, switches: Mapping[str, SwitchValue]) -> None:
        """Show the rules from a section on.

        Args:
            section: what to show first.
            switches: what holds in this match.
        """
        self._switches = switches
        self.show_above()
        self.say_again()
        self.show_section(section)
        QTimer.singleShot(0, self, self._go_on)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def section(self) -> Section:
        """The section chosen in the list."""
        return self._places[max(0, self.chapters.currentRow())]

    def show_section(self, section: Section) -> None:
        """Go to a section."""
        self.chapters.setCurrentRow(self._places.index(section))
        self._go_to(section)

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of ordinary letters, and colours."""
        if (pixels, colours) == (self._pixels, self._colours) and self._places:
            return
        self._pixels, self._colours = pixels, colours
        self._dress()
        if self._places:
            here = self.section
            self.say_again()
            self.show_section(here)
            self._go_on()

    def say_again(self) -> None:
        """Say everything in the language chosen now, at the same section."""
        book = rulebook()
        row = self.chapters.currentRow()
        self._title.setText(say("action_rules"))
        self.setAccessibleName(say("action_rules"))
        self.search.setPlaceholderText(say("rules_search"))
        self.search.setAccessibleName(say("rules_search"))
        self.chapters.setAccessibleName(say("rules_chapters"))
        self.text.setAccessibleName(say("action_rules"))
        self.done.setText(say("figure_close"))
        self._places = [passage.section for passage in book.passages]
        self.chapters.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.chapters.clear()
        for passage in book.passages:
            QListWidgetItem(f"{passage.chapter}. {passage.title}", self.chapters)
        self.chapters.setCurrentRow(row)
        self.chapters.blockSignals(False)  # noqa: FBT003
        document = self.text.document()
        document.setDocumentMargin(round(0.5 * self._pixels))
        document.setDefaultStyleSheet(page_style(self._pixels, self._colours))
        self.text.setHtml(page_of(book, self._switches, self._colours.field))
        self._on_search(self.search.text())

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self.search, 0, 1)
        grid.addWidget(self.found, 0, 2)
        grid.addWidget(self.done, 0, 3)
        grid.addWidget(self.chapters, 1, 0)
        grid.addWidget(self.text, 1, 1, 1, 3)
        grid.setColumnStretch(0, LIST_SHARE)
        grid.setColumnStretch(1, TEXT_SHARE)
        grid.setRowStretch(1, 1)

    def _dress(self) -> None:
        side = round(self._pixels)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(side, side, side, side)
            layout.setSpacing(round(0.7 * self._pixels))
        self.setStyleSheet(_style(round(self._pixels), self._colours))

    def _fit_chapters(self) -> None:
        """Give names of chapters as many lines as they need."""
        pad = round(0.3 * self._pixels)
        wide = self.chapters.viewport().width() - 2 * pad - 8
        measured = QFontMetrics(theme.font(self._pixels))
        for item in map(self.chapters.item, range(self.chapters.count())):
            box = QRect(0, 0, max(1, wide), 10_000)
            words = measured.boundingRect(box, int(Qt.TextFlag.TextWordWrap), item.text())
            item.setSizeHint(QSize(1, words.height() + 2 * pad))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._go_on()

    def _go_to(self, section: Section) -> None:
        self.text.scrollToAnchor(section.value)

    def _go_on(self) -> None:
        """Go there once more: large letters find their lines only when they are shown."""
        if not self._places:
            return
        self._fit_chapters()
        self._go_to(self.section)
        chosen = self.chapters.currentItem()
        if chosen is not None:
            self.chapters.scrollToItem(chosen, QListWidget.ScrollHint.PositionAtCenter)

    def _on_chapter(self, row: int) -> None:
        if row >= 0:
            self._go_to(self._places[row])

    def _on_search(self, words: str) -> None:
        """Mark what was found and go to the first place after the one that is seen."""
        marks = []
        cursor = QTextCursor(self.text.document())
        while words.strip():
            cursor = self.text.document().find(words, cursor)
            if cursor.isNull():
                break
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(cursor)
            mark.format.setBackground(self._colours.brass)
            mark.format.setForeground(self._colours.brass_text)
            marks.append(mark)
        self.text.setExtraSelections(marks)
        self.found.setText(say("rules_found", count=len(marks)) if words.strip() else "")
        if marks:
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self._on_next()

    def _on_next(self) -> None:
        words = self.search.text()
        if words.strip() and not self.text.find(words):
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        super().keyPressEvent(event)


def _style(pixels: int, colours: theme.Palette) -> str:
    pad = round(0.3 * pixels)
    return f"""
        {theme.sheet_style("rules", pixels, colours)}
        QListWidget, QTextBrowser {{ font-family: {theme.families()}; font-size: {pixels}px;
            color: {colours.sheet_text.name()}; background: {colours.sheet.name()};
            border: 2px solid {colours.sheet.name()}; border-radius: {pad}px; }}
        QTextBrowser:focus, QListWidget:focus {{ border-color: {colours.sheet_focus.name()}; }}
        QListWidget::item {{ padding: {pad}px; }}
        QListWidget::item:selected {{ background: {colours.brass.name()};
            color: {colours.brass_text.name()}; border-radius: {pad}px; }}
    """
