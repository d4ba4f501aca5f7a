"""Keeps what was chosen in the file of the settings, and tells where that goes wrong."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Signal

from preferans_desktop.host.settings_file import SettingsFile, SettingsProblem
from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.language.catalogue import say
from preferans_desktop.ui.saving import problem_words
from preferans_desktop.ui.settings.holder import SettingsHolder

_log = logging.getLogger(__name__)

WAIT_MS = 400
"""So long after the last change the file is written: going through answers is one change."""


class Keeping(QObject):
    """Writes the file soon after a change, and at the end.

    Signals:
        noted: what went wrong, in words.
    """

    noted = Signal(str)

    def __init__(
        self, holder: SettingsHolder, file: SettingsFile, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._holder = holder
        self._file = file
        self._soon = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._soon.timeout.connect(self.keep)
        holder.changed.connect(self._soon.start)

    def tell_of_reading(self) -> None:
        """Tell what was wrong with the file when it was read."""
        if self._file.problem is not None:
            self.noted.emit(_reading_words(self._file.problem))

    def keep(self) -> None:
        """Write what was chosen, if the file says otherwise."""
        self._soon.stop()
        if self._holder.chosen == self._file.settings:
            return
        try:
            self._file.write(self._holder.chosen)
        except StorageError as error:
            _log.warning("the settings are not kept: %s", error)
            words = {"problem": problem_words(error), "path": str(error.place)}
            self.noted.emit(say("settings_not_stored", **words))


def _reading_words(problem: SettingsProblem) -> str:
    path = str(problem.place)
    if problem.cause is None:
        return say("settings_not_known", words=", ".join(problem.names), path=path)
    forbidden = problem.cause is Cause.READ_ONLY
    cause = say("settings_forbidden" if forbidden else f"problem_{problem.cause.value}")
    if problem.kept_as is None:
        return say("settings_not_read", problem=cause, path=path)
    return say("settings_kept_aside", problem=cause, path=path, name=problem.kept_as.name)
