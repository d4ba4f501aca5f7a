"""The two processes in which the computer players think, and who asks them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject

from preferans_desktop.host.patience import Patience
from preferans_desktop.host.sharing import SharedProcess
from preferans_desktop.host.thinking import PlayerProcess, Thinking
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.player_process import QtPlayerProcess, engine_command
from preferans_desktop.ui.timers import Timers


class EndablePlayers(PlayerProcess, Protocol):
    """The players' process, which ends with the program."""

    def stop(self) -> None:
        """End it; nothing is reported any more."""


class ComputerPlayers(QObject):
    """Those who play the turns of a match, and those who answer what may wait.

    Attributes:
        thinking: plays the turns.
        shared: answers everything else.
    """

    def __init__(
        self,
        bridge: Bridge,
        patience: Patience | None = None,
        of_turns: EndablePlayers | None = None,
        besides: EndablePlayers | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Let them play the match; no process is started before the first question.

        Args:
            bridge: to the match.
            patience: how long they may think.
            of_turns: where the turns are thought about; by default a child process.
            besides: where everything else is; by default a second child process.
            parent: owns it.
        """
        super().__init__(parent)
        self._of_turns = of_turns or QtPlayerProcess(engine_command(), self)
        self._besides = besides or QtPlayerProcess(engine_command(), self)
        call_later = Timers(self).call_later
        self.thinking = Thinking(
            bridge.controller, self._of_turns, call_later, bridge.on_trouble, patience
        )
        self.shared = SharedProcess(self._besides, call_later, patience)
        bridge.attach(self.thinking)
        bridge.lend(self.shared, call_later)

    def close(self) -> None:
        """End both processes; nothing is asked or answered any more."""
        self.thinking.close()
        self.shared.close()
        self._of_turns.stop()
        self._besides.stop()
