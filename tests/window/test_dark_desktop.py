"""Sheets become light or dark with the desktop, at once, and nothing else does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from preferans_desktop.host.settings import Felt
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.settings import desktop
from preferans_desktop.ui.theme import GREEN, WITH_DARK_SHEETS
from support.evening import log_to
from support.fingers import Fingers
from support.moments import hats, match_over
from support.people import SilentPlayers


class Desktop:
    """Light or dark, as the test wants it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._is_dark = False
        monkeypatch.setattr(desktop, "_is_dark", lambda: self._is_dark)

    def become(self, *, dark: bool) -> None:
        self._is_dark = dark
        scheme = Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light
        QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)


@pytest.fixture
def around(monkeypatch) -> Desktop:
    return Desktop(monkeypatch)


def open_form(fingers: Fingers) -> None:
    fingers.window.flow.open_form()


def open_settings(fingers: Fingers) -> None:
    fingers.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)


def open_rules(fingers: Fingers) -> None:
    fingers.key(Qt.Key.Key_F1)
    text = fingers.window.rules.sheet.text

    def is_laid_out() -> bool:
        seen_or_not = text.verticalScrollBar().maximum() + text.viewport().height()
        return abs(seen_or_not - text.document().size().height()) < 2

    fingers.qtbot.waitUntil(is_laid_out)


def ask_why(fingers: Fingers) -> None:
    for key in (Qt.Key.Key_P, Qt.Key.Key_Left, Qt.Key.Key_Return):
        fingers.key(key)


def show_results(fingers: Fingers) -> None:
    fingers.key(Qt.Key.Key_Return)


def picture(fingers: Fingers) -> QImage:
    QApplication.processEvents()
    return fingers.window.grab().toImage()


def painted(image: QImage, colour: QColor) -> int:
    """How many of some points of a picture have this colour."""
    points = [(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
    return sum(image.pixelColor(*point) == colour for point in points)


@pytest.mark.parametrize(
    ("open_sheet", "moment"),
    [
        (open_form, hats),
        (open_settings, hats),
        (open_rules, hats),
        (ask_why, hats),
        (show_results, match_over),
    ],
)
def test_a_sheet_follows_the_desktop_while_it_is_open(
    desk, around: Desktop, open_sheet: Callable[[Fingers], None], moment: Callable[[Match], bool]
) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.begin(log_to(moment, Rules(bule=10)))
    fingers.qtbot.waitUntil(fingers.window.isActiveWindow)
    open_sheet(fingers)
    light = picture(fingers)
    around.become(dark=True)
    dark = picture(fingers)
    dark_sheet = WITH_DARK_SHEETS[Felt.GREEN].sheet
    assert painted(light, dark_sheet) == 0
    assert painted(dark, dark_sheet) > 300
    # Papers and buttons have the colour of a light sheet and keep it.
    assert painted(dark, GREEN.sheet) < painted(light, GREEN.sheet)
    around.become(dark=False)
    fingers.qtbot.waitUntil(lambda: picture(fingers) == light)


@pytest.mark.parametrize("felt", [Felt.DARK, Felt.CONTRAST])
def test_these_colours_are_chosen_whole(desk, around: Desktop, felt: Felt) -> None:
    fingers = desk.sit_down(SilentPlayers())
    settings = fingers.game.settings
    settings.choose(replace(settings.current, felt=felt))
    before = picture(fingers)
    around.become(dark=True)
    assert picture(fingers) == before
