"""A hand played again from one of its decisions, with the same cards and players.

The match waits meanwhile: nothing of a side game is saved, and the match goes on as it was.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from preferans_desktop.host.controller import Step
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.results import result_words
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.sheet import Sheet, results
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.panels.notice_bar import NoticeBar
from preferans_desktop.ui.people import OWN


@dataclass(frozen=True, slots=True)
class Start:
    """Where a side game begins.

    Attributes:
        log: what had happened before the decision.
        after: the paper after the hand as it was played in the match.
        number: of the hand among the finished ones, from 0.
        place: how many acts of it were shown when the side game was asked for.
    """

    log: Log
    after: Sheet
    number: int
    place: int


class SideGame(QObject):
    """Puts a side game in the place of the match, and the match back.

    Signals:
        left: the match is in place again; carries the `Start` of the side game.
    """

    left = Signal(object)

    def __init__(self, bridge: Bridge, notices: NoticeBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._notices = notices
        self._start: Start | None = None
        self._leaving = False
        bridge.stepped.connect(self._on_stepped)
        notices.side_left.connect(self.leave)

    @property
    def is_on(self) -> bool:
        """Whether a side game is being played."""
        return self._bridge.in_side_game

    def begin(self, start: Start) -> bool:
        """Play from there; False while an act of the match is being saved."""
        self._start = start
        if not self._bridge.begin_side_game(start.log):
            self._start = None
        self.say_again()
        return self.is_on

    def leave(self) -> None:
        """Back to the match, as it was left; as soon as an act that is under way has happened."""
        start = self._start
        if start is None:
            return
        self._leaving = not self._bridge.end_side_game()
        if not self._leaving:
            self.left.emit(start)

    def say_again(self) -> None:
        """Say in the language chosen now that this is a side game, and how it ended."""
        words = "" if self._start is None else self._words(self._start)
        self._notices.set_side_game(words, say("side_back"))

    def _words(self, start: Start) -> str:
        match = self._bridge.controller.match
        if match.hand is not None:
            return say("side_on")
        return " ".join(
            (
                say("side_over"),
                say("side_here", words=self._result(match.sheet)),
                say("side_match", words=self._result(start.after)),
            )
        )

    def _result(self, sheet: Sheet) -> str:
        return result_words(self._bridge.players[OWN].name, results(sheet)[OWN])

    def _on_stepped(self, _step: Step) -> None:
        if self._start is None:
            return
        if not self._bridge.in_side_game:
            self._start, self._leaving = None, False
        self.say_again()
        if self._leaving:
            QTimer.singleShot(0, self, self.leave)
