"""The settings of the running program."""

from __future__ import annotations

from dataclasses import fields, replace

from PySide6.QtCore import QObject, Signal

from preferans_desktop.host.settings import Settings


class SettingsHolder(QObject):
    """Holds what was chosen, and what holds for this run only.

    Args:
        chosen: what the player chose at some time.
        for_this_run: what is in force; where it differs, until the player chooses otherwise.

    Signals:
        changed: other settings are in force; carries those of before and those of now.
    """

    changed = Signal(object, object)

    def __init__(
        self, chosen: Settings, for_this_run: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self._current = for_this_run

    @property
    def chosen(self) -> Settings:
        """What the player chose: the settings to be kept."""
        return self._chosen

    @property
    def current(self) -> Settings:
        """What is in force."""
        return self._current

    def choose(self, settings: Settings) -> None:
        """The player wants these; what is in force already was not chosen by that."""
        before = self._current
        new = {
            field.name: getattr(settings, field.name)
            for field in fields(Settings)
            if getattr(settings, field.name) != getattr(before, field.name)
        }
        if new:
            self._chosen = replace(self._chosen, **new)
            self._current = settings
            self.changed.emit(before, settings)
