"""Are you sure: an act that costs much is held back once, where the player wants that."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from preferans_desktop.host.advice import Advice
from preferans_desktop.host.timers import Cancel, cancel_nothing
from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.people import OWN
from preferans_desktop.ui.turn import Choosing, Turn

COSTLY = 10.0
"""So many supe worse than the best, as much as a bula, is worth a question."""


class Caution(QObject):
    """Asks the players beside every decision; whoever is quicker than they are is not held back.

    Signals:
        told: the question, as a sentence.
    """

    told = Signal(str)

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._wanted = False
        self._asked_at = -1
        self._advice: Advice | None = None
        self._held_back: Action | None = None
        self._forget: Cancel = cancel_nothing

    def set_wanted(self, *, wanted: bool) -> None:
        """Whether costly acts are to be held back."""
        self._wanted = wanted
        self._forget()
        self._advice, self._asked_at = None, -1

    def show_turn(self, turn: Turn) -> None:
        """What the person may do now; an empty turn while cards move."""
        revision = self._bridge.controller.revision
        decides = bool(turn.words) or turn.choosing is not Choosing.NOTHING
        if not self._wanted or not decides or self._asked_at == revision:
            return
        self._forget()
        self._asked_at, self._advice, self._held_back = revision, None, None
        self._forget = self._bridge.advise(self._on_advice, pressing=False)

    def lets(self, action: Action) -> bool:
        """Whether an act may be done at once; if not, it may when it is wanted again."""
        cost = self._cost(action)
        if cost < COSTLY or action == self._held_back:
            return True
        self._held_back = action
        player = self._bridge.players[OWN]
        self.told.emit(say("costly_act", who=player, supe=round(cost)))
        return False

    def _on_advice(self, advice: Advice | None) -> None:
        self._advice = advice

    def _cost(self, action: Action) -> float:
        """By how much the expected result is worse than the best, 0 where that is not known."""
        if self._advice is None or self._asked_at != self._bridge.controller.revision:
            return 0.0
        weighed = self._advice.weighed(action)
        best = self._advice.candidates[0] if self._advice.candidates else None
        if weighed is None or best is None or weighed.value is None or best.value is None:
            return 0.0
        return weighed.value - best.value
