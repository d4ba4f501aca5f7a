"""Fast-forward through what the person takes no part in, up to his next decision."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.serbian.hand import sits_out
from preferans_desktop.rules.serbian.view import PlayerView
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.pacing import Pacing
from preferans_desktop.ui.panels.action_bar import Command, Word
from preferans_desktop.ui.words import FASTER


class FastForward(QObject):
    """Offered while others play; ends by itself when the person is asked, and with the hand.

    Signals:
        changed: it was begun or ended.
    """

    changed = Signal()

    def __init__(self, bridge: Bridge, pacing: Pacing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pacing = pacing

    def words(self) -> list[Word]:
        """The button, while the person sits out."""
        view = self._bridge.view()
        if view.hand is None or self._bridge.runs_alone or not self._may_begin(view):
            return []
        if self._bridge.person_plays and not sits_out(view.hand, view.seat):
            return []
        key = "action_slower" if self._pacing.rushes() else "action_faster"
        return [Word(say(key), FASTER, Command.FAST_FORWARD)]

    def do(self, command: Command) -> None:
        """Do what a button wants, if it is the one of fast-forward."""
        if command is Command.FAST_FORWARD:
            self.toggle()

    def toggle(self) -> None:
        """Begin where others are to act; end where it is on."""
        if self._pacing.rushes():
            self._pacing.calm()
        elif self._may_begin(self._bridge.view()):
            self._pacing.rush()
        else:
            return
        self.changed.emit()

    def follow(self) -> None:
        """The match has changed: end where there is something to decide or to look at."""
        if not self._may_begin(self._bridge.view()):
            self._pacing.calm()

    def _may_begin(self, view: PlayerView) -> bool:
        if view.hand is None or not self._bridge.person_plays:
            return view.hand is not None
        asked = view.take_overs.asked
        about_own_fall = asked is not None and asked.fallen == view.seat
        return view.hand.to_act != view.seat and not about_own_fall
