"""Which sound belongs to what is shown, and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from preferans_desktop.host.controller import Step
from preferans_desktop.host.settings import Speed
from preferans_desktop.rules.serbian.actions import Pass, StayOut
from preferans_desktop.rules.serbian.log import Undone
from preferans_desktop.ui.presenter import Presenter
from preferans_desktop.ui.sounds.sound import Sound
from preferans_desktop.ui.table.motion import duration_ms, pace_of, packet_times_ms
from preferans_desktop.ui.table.steps import Motion
from preferans_desktop.ui.table.view import TableView

_TOUCHES = 0.35
"""When a card that is played is heard, as a share of its way: it is nearly there, and a device
needs a moment too."""


class Voice(Protocol):
    """What makes sounds heard; see `Speaker`."""

    def play(self, sound: Sound, volume: float, delay_ms: float = 0) -> None:
        """Let a sound be heard."""

    def drop_waiting(self) -> None:
        """Forget what has not begun."""

    def close(self) -> None:
        """The program ends."""


def _speaker() -> Voice | None:
    """The usual voice; none where there is no screen, and so nobody to hear it."""
    if QGuiApplication.platformName() == "offscreen":
        return None
    from preferans_desktop.ui.sounds.speaker import Speaker  # noqa: PLC0415 - at the first sound

    return Speaker()


class Sounds(QObject):
    """Listens to the presenter and the table, and knows nothing of the match but what they show.

    Attributes:
        make_voice: gives what makes sounds heard when the first one is wanted, or None.
    """

    def __init__(
        self, presenter: Presenter, table: TableView, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.make_voice: Callable[[], Voice | None] = _speaker
        self._voice: Voice | None = None
        self._loudness: float | None = None
        self._speed = Speed.NORMAL
        self._ending: Sound | None = None
        self._table = table
        presenter.shown.connect(self._on_shown)
        table.set_out.connect(self._on_set_out)
        table.settled.connect(self._on_settled)

    def set_loudness(self, loudness: float) -> None:
        """How loud everything is, 0 to 1; who changes it hears a card."""
        before, self._loudness = self._loudness, loudness
        if before is not None:
            self._play(Sound.CARD)

    def set_speed(self, speed: Speed) -> None:
        """How fast cards move."""
        self._speed = speed

    def close(self) -> None:
        """The program ends."""
        if self._voice is not None:
            self._voice.close()

    def _on_shown(self, step: Step) -> None:
        if isinstance(step.event, Pass | StayOut):
            self._play(Sound.KNOCK)
        self._ending = _end_of(step)

    def _on_set_out(self, motion: Motion) -> None:
        match motion:
            case Motion.DEAL:
                for delay in packet_times_ms(self._pace()):
                    self._play(Sound.PACKET, delay)
            case Motion.TURN:
                self._play(Sound.TURN)
            case Motion.PLAY:
                self._play(Sound.CARD, _TOUCHES * duration_ms(motion, self._pace()))
            case Motion.COLLECT:
                self._play(Sound.TRICK)
            case Motion.GATHER | Motion.MOVE | Motion.REVEAL:
                pass

    def _pace(self) -> float:
        return pace_of(self._speed, rushed=self._table.rushed)

    def _on_settled(self) -> None:
        """What was to be heard on the way is past; how it ended is shown now."""
        if self._voice is not None:
            self._voice.drop_waiting()
        ending, self._ending = self._ending, None
        if ending is not None:
            self._play(ending)

    def _play(self, sound: Sound, delay_ms: float = 0) -> None:
        if not self._loudness:
            return
        self._voice = self._voice or self.make_voice()
        if self._voice is not None:
            self._voice.play(sound, self._loudness, delay_ms)


def _end_of(step: Step) -> Sound | None:
    """What is to be heard when this has been seen."""
    if step.event is None or isinstance(step.event, Undone):
        return None
    if step.after.over and not step.before.over:
        return Sound.MATCH
    ended = step.before.hand is not None and step.after.hand is None
    return Sound.HAND if ended else None
