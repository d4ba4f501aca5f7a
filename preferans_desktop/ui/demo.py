"""One hand played by itself, with pictures of the window (option --demo)."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from preferans_desktop.host.controller import Step
from preferans_desktop.ui.autopilot import Autopilot
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.main_window import MainWindow

TRICKS_BEFORE_PICTURE = 4


class Demo(QObject):
    """Takes a picture in the middle of the play and one at the end.

    Attributes:
        pictures: where they are.

    Signals:
        done: the hand is over and its picture taken.
    """

    done = Signal()

    def __init__(self, bridge: Bridge, window: MainWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._folder = _writable_folder()
        self.pictures: list[Path] = []
        window.presenter.shown.connect(self._on_shown)
        Autopilot(bridge, window.pacing, 1, self).done.connect(self._on_hand_over)

    def _on_shown(self, step: Step) -> None:
        play = step.after.hand.play if step.after.hand is not None else None
        if self.pictures or play is None:
            return
        if len(play.tricks) >= TRICKS_BEFORE_PICTURE and len(play.trick) == 1:
            self._window.pacing.skip()
            self._take("play")

    def _on_hand_over(self) -> None:
        self._take("end")
        self.done.emit()

    def _take(self, name: str) -> None:
        path = self._folder / f"preferans-demo-{name}.png"
        if self._window.grab().save(str(path)):
            self.pictures.append(path)


def _writable_folder() -> Path:
    """The current folder, or the one for temporary files where that cannot be written to."""
    here = Path.cwd()
    try:
        with tempfile.TemporaryFile(dir=here):
            return here
    except OSError:
        return Path(tempfile.gettempdir())
