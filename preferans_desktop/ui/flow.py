"""The course of a match around its hands: beginning, dealing, writing off, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from preferans_desktop.host.header import MatchHeader
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.results import match_heading, match_lines
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.captions import training_note
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.panels.action_bar import Command, Word
from preferans_desktop.ui.words import main_word, review_word, undo_word, write_off_words

BUSY_MS = 50
"""So soon again, where the last act of the match before is still being saved."""


class Flow(QObject):
    """Does what the buttons want that are no words of the game.

    Signals:
        changed: other buttons or another message are wanted now.
        answered: what the others say to a proposal; carries the sentence.
        review_wanted: the finished hands are to be shown.
    """

    changed = Signal()
    answered = Signal(str)
    review_wanted = Signal()

    def __init__(self, bridge: Bridge, screen: MatchScreen, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._screen = screen
        self._asking_write_off = False
        self._showing_results = False
        self._coming: tuple[Callable[[], bool], Callable[[], None]] | None = None
        screen.form.proposed.connect(bridge.propose)
        screen.form.started.connect(self._on_started)
        screen.form.cancelled.connect(self.close_form)

    def words(self) -> list[Word]:
        """Buttons beside the words of the game."""
        match = self._bridge.controller.match
        if self._bridge.header is None or match.hand is not None or self.form_is_open():
            return []
        if self._asking_write_off:
            return write_off_words()
        if self._bridge.in_side_game:
            return [main_word(Command.END_SIDE_GAME)]
        words = [review_word()] if match.finished else []
        if match.over:
            done = self._showing_results
            return [main_word(Command.NEW_MATCH if done else Command.SHOW_RESULTS), *words]
        return [main_word(Command.DEAL), *words] if not self._bridge.runs_alone else words

    def undo_words(self) -> list[Word]:
        """The button that takes a decision back, where that is possible."""
        return [undo_word()] if self._can_undo() else []

    def question(self) -> str:
        """What is asked here in place of the usual message; empty for nothing."""
        if not self._asking_write_off:
            return ""
        total = sum(self._bridge.controller.match.sheet.bule)
        return say("write_off_question", total=total)

    def can_write_off(self) -> bool:
        """Whether the players may agree to stop now (serbian.md 11)."""
        match = self._bridge.controller.match
        plays = self._bridge.person_plays and not self._bridge.in_side_game
        return plays and match.hand is None and not match.over and bool(match.finished)

    def form_is_open(self) -> bool:
        """Whether the form of a new match lies over the table."""
        return self._screen.form.isVisibleTo(self._screen)

    def do(self, command: Command) -> None:
        """Do what a button wants."""
        match command:
            case Command.DEAL:
                self._bridge.deal()
            case Command.SHOW_RESULTS:
                self._show_results()
            case Command.NEW_MATCH:
                self.open_form()
            case Command.WRITE_OFF:
                self._propose_write_off()
            case Command.CANCEL:
                self._ask_write_off(asking=False)
            case Command.UNDO:
                self.undo()
            case Command.REVIEW | Command.END_SIDE_GAME:
                self.review_wanted.emit()
            case _:
                pass  # a word of the game, the person's own, or of another bar

    def open_form(self) -> None:
        """Show the form of a new match."""
        match = self._bridge.controller.match
        in_progress = self._bridge.header is not None and not match.over
        self._screen.form.open(match_in_progress=in_progress)
        self._screen.show_over_table(self._screen.form)
        self.changed.emit()

    def close_form(self) -> None:
        """Go back to the match in progress."""
        self._screen.show_over_table(None)
        self.changed.emit()

    def put(self, header: MatchHeader, log: Log) -> bool:
        """Put a match in place of this one, a finished one with its results.

        Returns:
            False while an act, or a hint, is being saved: it would be missing where the match it
            belongs to is read again.
        """
        if self._bridge.is_saving or not self._bridge.begin(header, log):
            return False
        self.close_form()
        if self._bridge.controller.match.over:
            self._show_results()
        return True

    def put_soon(self, header: MatchHeader, log: Log, then: Callable[[], None]) -> None:
        """Put a match in place as soon as an act that is under way is saved.

        Of several matches that wait the last one counts.

        Args:
            header: of the match.
            log: its log.
            then: called when it is in place.
        """
        self._coming = partial(self.put, header, log), then
        self._put_what_comes()

    def _put_what_comes(self) -> None:
        if self._coming is None:
            return
        put, then = self._coming
        if not put():
            QTimer.singleShot(BUSY_MS, self, self._put_what_comes)
            return
        self._coming = None
        then()

    def ask_write_off(self) -> None:
        """Ask whether a write-off shall be proposed."""
        if self.can_write_off():
            self._ask_write_off(asking=True)

    def undo(self) -> None:
        """Take the person's last decision back, where that is possible."""
        if self._can_undo():
            self._bridge.undo()

    def match_changed(self) -> None:
        """Another match is in place, or the one in place went on."""
        self._asking_write_off = False
        if self._showing_results and not self._bridge.controller.match.over:
            self._showing_results = False

    def cancel(self) -> bool:
        """Esc: close what is open; whether there was something."""
        if self.form_is_open() and self._bridge.header is not None:
            self.close_form()
            return True
        return False

    def _can_undo(self) -> bool:
        open_over_table = self.form_is_open() or self._showing_results  # what was seen is over
        return self._bridge.can_undo and not open_over_table and not self._asking_write_off

    def _propose_write_off(self) -> None:
        """The match ends where the computer players agree; else one of them says why not."""
        from preferans_desktop.host.write_off import first_refusal  # noqa: PLC0415 - not at the start

        header, match = self._bridge.header, self._bridge.controller.match
        refusal = first_refusal(match, header.computers) if header is not None else None
        self._ask_write_off(asking=False)
        if refusal is None:
            self._bridge.write_off()
            return
        who = self._bridge.players[refusal.seat]
        self.answered.emit(say(f"write_off_refused_{refusal.objection.value}", who=who))

    def _ask_write_off(self, *, asking: bool) -> None:
        self._asking_write_off = asking
        self.changed.emit()

    def say_again(self) -> None:
        """Say what lies over the table in the language chosen now."""
        self._screen.form.say_again()
        if self._showing_results:
            self._tell_results()

    def _show_results(self) -> None:
        self._showing_results = True
        self._bridge.finish()
        self._tell_results()
        self._screen.show_over_table(self._screen.match_result)
        self.changed.emit()

    def _tell_results(self) -> None:
        match = self._bridge.controller.match
        result = self._screen.match_result
        hinted = self._bridge.hinted
        notes = (
            training_note(self._bridge.header, self._bridge.undone),
            say("hints_given", count=hinted) if hinted else "",
        )
        result.show_result(
            match_heading(match),
            match_lines(match, self._bridge.players),
            list(filter(None, notes)),
        )

    def _on_started(self, header: MatchHeader) -> None:
        """One click: the match begins and its first hand is dealt."""
        self.put_soon(header, Log(header.rules, header.dealer), self._deal)

    def _deal(self) -> None:
        self._bridge.deal()
