"""The page of open cards, and that of the discard; they say nothing of what could be known."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from preferans_desktop.host.review.hands import PastHand
from preferans_desktop.host.review.open_cards import OpenCards
from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme
from preferans_desktop.ui.panels.fitted_text import FittedText
from preferans_desktop.ui.review import open_rows
from preferans_desktop.ui.review.entry_grid import LINE, EntryGrid
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.turn import Players


class OpenPage(QFrame):
    """Tricks by contract and declarer; below, what each way to defend would have brought."""

    def __init__(self, style: CardStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = FittedText(parent=self)
        self.contracts = EntryGrid(style, 4, self)
        self.defences = EntryGrid(style, 3, self)
        self._text = 14.0

    def show_figures(self, past: PastHand, figures: OpenCards | None, players: Players) -> None:
        """Show the figures of a hand, or that they are being worked out."""
        self.title.set_words(say("review_thinking" if figures is None else "review_open_title"))
        names = [player.name for player in players]
        rows = [] if figures is None else open_rows.contract_rows(past, figures)
        self.contracts.show_rows(rows, [say("review_open_contract"), *names])
        headings = ("review_open_defence", "review_open_tricks", "review_open_written")
        rows = [] if figures is None else open_rows.defence_rows(past, figures, players)
        self.defences.show_rows(rows, [say(key) for key in headings])
        self.defences.setVisible(bool(rows))

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of ordinary letters, and colours."""
        self._text = pixels
        self.title.set_most(pixels)
        for grid in (self.contracts, self.defences):
            grid.set_look(pixels, colours)
        self._arrange()

    def _arrange(self) -> None:
        pixels, width = self._text, self.width()
        title = round(2.8 * pixels)
        self.title.setGeometry(0, 0, width, title)
        contracts = round((6 * LINE + 2.4) * pixels)
        contracts = min(contracts, (self.height() - title) * 6 // 13)
        self.contracts.setGeometry(0, title, width, contracts)
        top = title + contracts + round(0.5 * pixels)
        room = self.height() - top
        self.defences.setGeometry(0, top, width, min(room, round((7 * LINE + 2.4) * pixels)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


class DiscardPage(QFrame):
    """All pairs of cards that could be put away, the best first."""

    def __init__(self, style: CardStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = FittedText(parent=self)
        self.pairs = EntryGrid(style, 3, self)
        self._text = 14.0

    def show_figures(self, past: PastHand, figures: OpenCards | None) -> None:
        """Show the pairs of a hand, or that they are being worked out."""
        rows: Sequence[open_rows.Row] = []
        if figures is None:
            self.title.set_words(say("review_thinking"))
        else:
            rows = open_rows.discard_rows(past, figures)
            self.title.set_words(say("review_open_discard" if rows else "review_no_discard"))
        headings = ("review_open_place", "review_open_pair", "review_open_count")
        self.pairs.show_rows(rows, [say(key) for key in headings])
        self.pairs.setVisible(bool(rows))
        place = None if figures is None else open_rows.place_of_discard(past, figures)
        if place is not None:
            self.pairs.setCurrentCell(place, 1)
        self._show_pair()

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of ordinary letters, and colours."""
        self._text = pixels
        self.title.set_most(pixels)
        self.title.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.pairs.set_look(pixels, colours)
        self._arrange()

    def _arrange(self) -> None:
        title = round(4.2 * self._text)
        self.title.setGeometry(0, 0, self.width(), title)
        self.pairs.setGeometry(QRect(0, title, self.width(), self.height() - title))
        self._show_pair()

    def _show_pair(self) -> None:
        """The pair that was put away in the middle of what is seen."""
        if self.pairs.currentIndex().isValid():
            self.pairs.scrollTo(self.pairs.currentIndex(), EntryGrid.ScrollHint.PositionAtCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_pair()
