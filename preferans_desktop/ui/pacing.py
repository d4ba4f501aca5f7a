"""The pace of the computer players: nobody acts before the last act has been seen."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from preferans_desktop.host.settings import AnswerPause
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.log import Dealt, Entry
from preferans_desktop.ui.table.motion import Speed, pace_of
from preferans_desktop.ui.table.view import TableView

WORD_PAUSE_MS = 650
CARD_PAUSE_MS = 250
DEAL_PAUSE_MS = 300


class Pacing(QObject):
    """Waits until the table has settled, and then as long as the player wants.

    The players think meanwhile: a pause puts off no answer that is later than itself.

    Attributes:
        paused: what is shown is looked at until `step` or `go_on`.

    Signals:
        ready: what was shown last has been seen.
    """

    ready = Signal()

    def __init__(self, table: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._speed = Speed.NORMAL
        self._answer_pause = AnswerPause.SHORT
        self._pause_ms = 0
        self._waiting = False
        self._held = False
        self.paused = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell)
        table.settled.connect(self._on_settled)

    def set_speed(self, speed: Speed) -> None:
        """Pauses last as the movements do; off means none."""
        self._speed = speed

    def set_answer_pause(self, pause: AnswerPause) -> None:
        """How long acts are looked at, from the next one on."""
        self._answer_pause = pause

    def rush(self) -> None:
        """Fast-forward from now on, until `calm`; what moves arrives at once."""
        self._table.set_rushed(rushed=True)
        self.skip()

    def calm(self) -> None:
        """At the chosen speed again."""
        self._table.set_rushed(rushed=False)

    def rushes(self) -> bool:
        """Whether what happens is shown fast-forward."""
        return self._table.rushed

    def pause(self) -> None:
        """Let nothing more happen until `step` or `go_on`; what moves still arrives."""
        self.paused = True

    def step(self) -> None:
        """Let one more act happen."""
        if self._held:
            self._held = False
            self.ready.emit()

    def go_on(self) -> None:
        """No pause any more."""
        self.paused = False
        self.step()

    def is_waiting(self) -> bool:
        """Whether something is still moving or being looked at."""
        return self._waiting or self._timer.isActive()

    def waits_for_player(self) -> bool:
        """Whether a trick lies until the player goes on."""
        return self._table.waits_for_player()

    def shown(self, event: Entry | None) -> None:
        """Something new is being shown; wait for it."""
        self._timer.stop()
        self._held = False
        self._pause_ms = round(_pause_after(event) * self._pace())
        self._waiting = self._table.is_moving()
        if not self._waiting:
            self._rest()

    def skip(self) -> None:
        """Everything that moves arrives at once, and there is no pause.

        A trick that lies until the player goes on is taken in instead.
        """
        if self.waits_for_player():
            self._table.go_on()
            return
        if not self.is_waiting():
            return
        self._pause_ms = 0
        self._table.skip()
        if self._timer.isActive():
            self._timer.stop()
            self._tell()

    def _pace(self) -> float:
        return self._answer_pause.value * pace_of(self._speed, rushed=self.rushes())

    def _on_settled(self) -> None:
        if self._waiting:
            self._waiting = False
            self._rest()

    def _rest(self) -> None:
        if self._pause_ms:
            self._timer.start(self._pause_ms)
        else:
            self._tell()

    def _tell(self) -> None:
        if self.paused:
            self._held = True
        else:
            self.ready.emit()


def _pause_after(event: Entry | None) -> int:
    """How long to look at something, at normal speed and with the short pause."""
    if event is None or isinstance(event, Dealt):
        return DEAL_PAUSE_MS
    return CARD_PAUSE_MS if isinstance(event, PlayCard) else WORD_PAUSE_MS
