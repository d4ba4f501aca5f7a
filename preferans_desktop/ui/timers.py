"""One-shot timers as plain functions, for what must not know Qt."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimerEvent


class Timers(QObject):
    """Runs things later in the thread of the window."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: dict[int, Callable[[], None]] = {}

    def call_later(self, delay_ms: int, work: Callable[[], None]) -> Callable[[], None]:
        """Run something after a while; the result cancels it."""
        number = self.startTimer(delay_ms)
        self._work[number] = work
        return partial(self._cancel, number)

    def _cancel(self, number: int) -> None:
        if self._work.pop(number, None) is not None:
            self.killTimer(number)

    def timerEvent(self, event: QTimerEvent) -> None:
        self.killTimer(event.timerId())
        work = self._work.pop(event.timerId(), None)
        if work is not None:
            work()
