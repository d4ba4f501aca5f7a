"""A card without a choice plays itself, where the player wants that."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.people import OWN
from preferans_desktop.ui.turn import Choosing, Turn

BEAT_MS = 600
"""So long the card is seen lifted before it goes, whatever the speed of motion."""


class OnlyCard(QObject):
    """Plays the one card that the rules leave, after a beat.

    Signals:
        told: what is about to happen, as a sentence.
    """

    told = Signal(str)

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._wanted = False
        self._turn = Turn("")
        self._beat = QTimer(self, singleShot=True, interval=BEAT_MS)
        self._beat.timeout.connect(self._play)

    def set_wanted(self, *, wanted: bool) -> None:
        """Whether such cards play themselves."""
        self._wanted = wanted
        self._look()

    def show_turn(self, turn: Turn) -> None:
        """What the person may do now; an empty turn while cards move."""
        if turn != self._turn:
            self._turn = turn
            self._look()

    def _look(self) -> None:
        if self._wanted and self._card() is not None:
            self._beat.start()
            self.told.emit(say("prompt_only_card"))
        else:
            self._beat.stop()

    def _card(self) -> Card | None:
        """The card, unless the person is asked something beside it."""
        playable = self._turn.playable or frozenset()
        if self._turn.choosing is not Choosing.CARD or len(playable) != 1 or self._is_asked():
            return None
        return next(iter(playable))

    def _is_asked(self) -> bool:
        asked = self._bridge.view().take_overs.asked
        return asked is not None and asked.fallen == OWN

    def _play(self) -> None:
        card = self._card()
        if card is not None:
            self._bridge.act(PlayCard(OWN, card))
