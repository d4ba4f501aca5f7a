"""What the desktop asks for where the player has chosen nothing himself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from preferans_desktop.host.settings import Felt, Settings
from preferans_desktop.ui import theme


def colours_of(settings: Settings) -> theme.Palette:
    """What everything is drawn in: the felt, with light or dark sheets as the desktop is."""
    palettes = theme.WITH_DARK_SHEETS if _is_dark() else theme.PALETTES
    return palettes[felt_of(settings)]


def felt_of(settings: Settings) -> Felt:
    """The felt in force."""
    if settings.felt is not None:
        return settings.felt
    return Felt.CONTRAST if _wants_contrast() else Felt.GREEN


def is_still(settings: Settings) -> bool:
    """Whether cards do not fly."""
    if settings.still_cards is not None:
        return settings.still_cards
    return _wants_stillness()


def _is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def _wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):  # Qt before 6.10 does not tell
        return False
    wanted: Qt.ContrastPreference = hints.accessibility().contrastPreference()
    return wanted is Qt.ContrastPreference.HighContrast


def _wants_stillness() -> bool:
    """Styles that follow the desktop animate nothing where it wants no animations."""
    from PySide6.QtWidgets import QStyle  # noqa: PLC0415 - all that styles know: not at the start

    return not QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
