"""Collects cyclic garbage where and when it does no harm."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.pacing import Pacing

YOUNG_EVERY_MS = 2_000
_YOUNG = 1


class Collector(QObject):
    """Collects cyclic garbage in the thread of the window only, all of it between hands.

    Qt objects that another Python thread collects crash the program.
    """

    def __init__(self, bridge: Bridge, pacing: Pacing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        gc.disable()
        gc.collect()
        gc.freeze()  # what is there now stays; later collections need not look at it
        self._timer = QTimer(self)
        self._timer.setInterval(YOUNG_EVERY_MS)
        self._timer.timeout.connect(self._on_time)
        self._timer.start()
        pacing.ready.connect(self._on_ready)

    def _on_time(self) -> None:
        gc.collect(_YOUNG)

    def _on_ready(self) -> None:
        """Nothing moves: the time for what takes longer than a frame."""
        if self._bridge.controller.match.hand is None:
            gc.collect()
