"""Hints, and the question whether one is sure; both are loaded when they are first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.models.hand_list import HandList
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.person import Person
from preferans_desktop.ui.prompting import Prompting

if TYPE_CHECKING:
    from preferans_desktop.ui.hint.caution import Caution
    from preferans_desktop.ui.hint.hints import Hints


class Advising(QObject):
    """Gives hints, and holds back what costs much.

    Signals:
        told: something new stands in the hint; carries it in words.
        refused: why nothing is given or done; carries the sentence that says so.
    """

    told = Signal(str)
    refused = Signal(str)

    def __init__(
        self,
        bridge: Bridge,
        screen: MatchScreen,
        hand: HandList,
        person: Person,
        prompting: Prompting,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._screen = screen
        self._hand = hand
        self._person = person
        self._prompting = prompting
        self._hints: Hints | None = None
        self._caution: Caution | None = None

    @property
    def hints(self) -> Hints:
        """The hints, made when the first one is wanted."""
        if self._hints is None:
            from preferans_desktop.ui.hint.hints import Hints  # noqa: PLC0415 - not at the start

            self._hints = Hints(self._bridge, self._screen, self._hand, self)
            self._hints.told.connect(self.told)
            self._hints.refused.connect(self.refused)
        return self._hints

    def toggle(self) -> None:
        """Show the hint of this moment, or take it away."""
        self.hints.toggle()

    def do(self, command: Command) -> None:
        """Do what a word of the bar says, if it is about hints."""
        if command is Command.HINT:
            self.toggle()

    def close(self) -> bool:
        """Take the hint away; whether one was shown."""
        return self._hints is not None and self._hints.close()

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        if self._hints is not None:
            self._hints.say_again()

    def set_caution(self, *, wanted: bool) -> None:
        """Whether an act that costs much has to be wanted twice."""
        if wanted and self._caution is None:
            from preferans_desktop.ui.hint.caution import Caution  # noqa: PLC0415 - for who wants it

            self._caution = Caution(self._bridge, self)
            self._prompting.asked.connect(self._caution.show_turn)
            self._caution.told.connect(self.refused)
            self._person.lets = self._caution.lets
        if self._caution is not None:
            self._caution.set_wanted(wanted=wanted)
