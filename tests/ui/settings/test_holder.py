"""What was chosen, what holds for this run, and what the desktop decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle

from preferans_desktop.host.settings import Back, Deck, Felt, Settings, Speed, TrickPause
from preferans_desktop.language.speech import Tongue
from preferans_desktop.options import Options, in_force
from preferans_desktop.ui.settings import desktop
from preferans_desktop.ui.settings.holder import SettingsHolder
from preferans_desktop.ui.theme import PALETTES, WITH_DARK_SHEETS

CHOSEN = Settings(tongue=Tongue.CYRILLIC, speed=Speed.SLOW, trick_pause=TrickPause.CLICK)


def test_a_choice_is_in_force_and_told_once(qapp) -> None:
    holder = SettingsHolder(Settings(), Settings())
    told = []
    holder.changed.connect(lambda before, after: told.append((before, after)))
    wanted = Settings(deck=Deck.HUNGARIAN)
    holder.choose(wanted)
    holder.choose(wanted)
    assert (holder.current, holder.chosen) == (wanted, wanted)
    assert told == [(Settings(), wanted)]


def test_what_holds_for_this_run_is_not_taken_for_chosen(qapp) -> None:
    holder = SettingsHolder(CHOSEN, replace(CHOSEN, tongue=Tongue.ENGLISH, speed=Speed.OFF))
    holder.choose(replace(holder.current, back=Back.KILIM))
    assert holder.current.tongue is Tongue.ENGLISH
    assert holder.chosen == replace(CHOSEN, back=Back.KILIM)
    holder.choose(replace(holder.current, speed=Speed.FAST))
    assert holder.chosen == replace(CHOSEN, back=Back.KILIM, speed=Speed.FAST)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (Options(), CHOSEN),
        (Options(tongue=Tongue.ENGLISH), replace(CHOSEN, tongue=Tongue.ENGLISH)),
        (Options(speed=Speed.FAST), replace(CHOSEN, speed=Speed.FAST)),
        (
            Options(speed=Speed.OFF),
            replace(CHOSEN, speed=Speed.OFF, trick_pause=TrickPause.NONE),
        ),
        (Options(self_play=True), replace(CHOSEN, trick_pause=TrickPause.NORMAL)),
        (
            Options(demo=True),
            replace(CHOSEN, speed=Speed.FAST, trick_pause=TrickPause.NORMAL, volume=0),
        ),
    ],
    ids=["nothing", "language", "speed", "no motion", "self-play", "demo"],
)
def test_the_command_line_wins(options: Options, expected: Settings) -> None:
    assert in_force(CHOSEN, options) == expected


@pytest.mark.parametrize("wanted", [False, True])
def test_the_desktop_decides_where_nothing_is_chosen(wanted: bool, monkeypatch) -> None:
    monkeypatch.setattr(desktop, "_wants_contrast", lambda: wanted)
    monkeypatch.setattr(desktop, "_wants_stillness", lambda: wanted)
    assert desktop.felt_of(Settings()) is (Felt.CONTRAST if wanted else Felt.GREEN)
    assert desktop.is_still(Settings()) is wanted
    assert desktop.felt_of(Settings(felt=Felt.DARK)) is Felt.DARK
    assert desktop.is_still(Settings(still_cards=not wanted)) is not wanted


@pytest.mark.parametrize("felt", [None, *Felt])
def test_light_and_dark_sheets_follow_the_desktop(felt: Felt | None, monkeypatch) -> None:
    settings = Settings(felt=felt)
    for is_dark, palettes in ((False, PALETTES), (True, WITH_DARK_SHEETS)):
        monkeypatch.setattr(desktop, "_is_dark", lambda is_dark=is_dark: is_dark)
        assert desktop.colours_of(settings) is palettes[felt or Felt.GREEN]


class Calm(QProxyStyle):
    """A style of a desktop without animations."""

    def styleHint(self, hint, *more):  # noqa: N802 - Qt's name
        animated = hint == QStyle.StyleHint.SH_Widget_Animation_Duration
        return 0 if animated else super().styleHint(hint, *more)


@pytest.fixture
def calm_desktop(qapp: QApplication) -> Iterator[None]:
    qapp.setStyle(Calm("fusion"))
    yield
    qapp.setStyle("fusion")


def test_a_desktop_without_animations_is_heard(calm_desktop) -> None:
    assert desktop.is_still(Settings())
    assert not desktop.is_still(Settings(still_cards=False))


def test_a_desktop_that_asks_for_nothing(qapp) -> None:
    assert desktop.felt_of(Settings()) is Felt.GREEN
    assert not desktop.is_still(Settings())
