"""Opens and closes the sheet of finished hands; it is loaded when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from preferans_desktop.host.controller import Step
from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.focus import give_back
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.side_game import SideGame, Start
from preferans_desktop.ui.table.hand_order import HandOrder

if TYPE_CHECKING:
    from preferans_desktop.host.review.reviews import Reviews
    from preferans_desktop.ui.review.sheet import ReviewSheet


class Reviewing(QObject):
    """Keeps the sheet over the whole screen as long as it is open.

    Signals:
        refused: there is nothing to show; carries the sentence that says so.
        reviews_wanted: they are needed now, and nobody has attached them yet.
    """

    refused = Signal(str)
    reviews_wanted = Signal()

    def __init__(self, bridge: Bridge, screen: MatchScreen, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._screen = screen
        self._colours = theme.GREEN
        self._focus_before: QWidget | None = None
        self._reviews: Reviews | None = None
        self.side_game = SideGame(bridge, screen.notices, self)
        self.side_game.left.connect(self._on_side_game_left)
        bridge.stepped.connect(self._on_stepped)
        self.sheet: ReviewSheet | None = None

    @property
    def is_attached(self) -> bool:
        """Whether it is known what is known about the hands."""
        return self._reviews is not None

    def attach(self, reviews: Reviews) -> None:
        """What is known about the hands; before, none is shown."""
        self._reviews = reviews

    def open(self) -> None:
        """Show the hand finished last, unless none is finished; a side game is left for it."""
        if self.side_game.is_on:
            self.side_game.leave()
            return
        if self._reviews is None:
            self.reviews_wanted.emit()
        if self.sheet is not None or self._reviews is None:
            return
        if not self._bridge.controller.match.finished:
            self.refused.emit(say("review_none"))
            return
        # Not before: nothing of it is needed for the first picture of the table.
        from preferans_desktop.ui.review.sheet import Look, ReviewSheet, Subject  # noqa: PLC0415

        self._focus_before = QApplication.focusWidget()
        table = self._screen.table
        look = Look(table.card_style, table.faces, table.hand_order, self._colours)
        subject = Subject(self._bridge.controller.log, self._bridge.players, self._reviews)
        self.sheet = ReviewSheet(subject, look, self._screen)
        self.sheet.left.connect(self.close)
        self.sheet.side_game_wanted.connect(self._on_side_game_wanted)
        self.sheet.show()
        self._screen.cover(self.sheet)
        self.sheet.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def close(self) -> None:
        """Go back to the table; the focus is again where it was, or on the table."""
        sheet, self.sheet = self.sheet, None
        if sheet is None:
            return
        self._screen.cover(None)
        if self._reviews is not None:
            self._reviews.listen(None)
        sheet.hide()
        sheet.deleteLater()
        before, self._focus_before = self._focus_before, None
        give_back(before, self._screen)

    def _on_stepped(self, step: Step) -> None:
        if step.event is None:
            self.close()  # another match is at the table

    def _on_side_game_wanted(self, start: Start) -> None:
        if self.side_game.begin(start):
            self.close()

    def _on_side_game_left(self, start: Start) -> None:
        """Look again at the decision from which it was played."""
        self.open()
        if self.sheet is not None:
            self.sheet.show_hand(start.number)
            self.sheet.go_to(start.place)

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        self.side_game.say_again()
        if self.sheet is not None:
            self.sheet.say_again()

    def sort_hands(self, order: HandOrder) -> None:
        """Let open hands stand in this order from now on."""
        if self.sheet is not None:
            self.sheet.table.set_hand_order(order)

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        if self.sheet is not None:
            self.sheet.set_colours(colours)
