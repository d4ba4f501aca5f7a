"""Watching three computer players: pause, one act at a time, cards open or not."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from preferans_desktop.language.catalogue import say
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.pacing import Pacing
from preferans_desktop.ui.panels.action_bar import Command, Word
from preferans_desktop.ui.words import ENTER, OPEN_CARDS


class Watching(QObject):
    """What who watches can do; nothing where a person plays.

    Signals:
        changed: other buttons are wanted.
        seen_anew: the cards of all lie open now, or no longer.
    """

    changed = Signal()
    seen_anew = Signal()

    def __init__(self, bridge: Bridge, pacing: Pacing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pacing = pacing

    def words(self) -> list[Word]:
        """The buttons, while a hand is played."""
        if not self._bridge.is_watched or self._bridge.controller.match.hand is None:
            return []
        cards = "action_cover_cards" if self._bridge.open_cards else "action_open_cards"
        return [*self._pause_words(), Word(say(cards), OPEN_CARDS, Command.OPEN_CARDS)]

    def _pause_words(self) -> list[Word]:
        if not self._pacing.paused:
            return [Word(say("action_pause"), ENTER, Command.PAUSE)]
        step = Word(say("action_step"), say("key_space"), Command.STEP, main=True)
        return [step, Word(say("action_continue"), ENTER, Command.GO_ON)]

    def do(self, command: Command) -> None:
        """Do what a button wants, if it is one of these."""
        match command:
            case Command.PAUSE:
                self._pacing.pause()
            case Command.GO_ON:
                self._pacing.go_on()
            case Command.STEP:
                self._pacing.step()
            case Command.OPEN_CARDS:
                self.turn_cards()
            case _:
                return
        self.changed.emit()

    def turn_cards(self) -> None:
        """Lay the cards of all open, or cover them again."""
        if self._bridge.is_watched:
            self._bridge.open_cards = not self._bridge.open_cards
            self.seen_anew.emit()

    def follow(self) -> None:
        """The match has changed: where a person plays nothing is paused or open."""
        if not self._bridge.is_watched:
            self._pacing.go_on()
            self._bridge.open_cards = False
