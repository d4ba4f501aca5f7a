"""Deals by itself where nobody else does: the program plays against itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.pacing import Pacing

MOST_DEALS = 12
"""So many deals are enough for one hand, also when all of them were passed."""


class Autopilot(QObject):
    """Deals each hand when the one before has been seen.

    Signals:
        done: enough hands were played, or the match is over.
    """

    done = Signal()

    def __init__(
        self, bridge: Bridge, pacing: Pacing, hands: int | None, parent: QObject | None = None
    ) -> None:
        """Watch over a match.

        Args:
            bridge: the match.
            pacing: tells when something has been seen.
            hands: how many hands are played, those without a trick not counted unless they are
                very many; None for the whole match.
            parent: owner.
        """
        super().__init__(parent)
        self._bridge = bridge
        self._hands = hands
        pacing.ready.connect(self._on_ready)

    def _on_ready(self) -> None:
        match = self._bridge.controller.match
        if self._bridge.header is None or match.hand is not None or self._bridge.controller.busy:
            return
        if match.over or self._enough(match):
            self.done.emit()
        else:
            self._bridge.deal()

    def _enough(self, match: Match) -> bool:
        if self._hands is None:
            return False
        played = sum(finished.outcome.tricks is not None for finished in match.finished)
        return played >= self._hands or len(match.finished) >= MOST_DEALS * self._hands
