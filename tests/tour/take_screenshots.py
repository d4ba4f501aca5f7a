"""Pictures of every phase: `python tests/tour/take_screenshots.py FOLDER [NAME...] [960x600...]`.

Each picture is the window after it was given the log of a match that leads to that moment, as when
a match is continued. NAME is a moment (02-bidding), a look (dark, madjarice, large; a few moments
in other settings), mixed (a sample of all settings and sizes together), settings (every page of the
sheet in every look), review (a finished hand in every look), hint (a refined hint and its details
in every look) or dark-desktop (sheets over each felt while the desktop is dark). Needs a screen:
run it under Xvfb.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1] / "helpers"))

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from preferans_desktop.app import Game
from preferans_desktop.host.header import new_header
from preferans_desktop.host.settings import Back, Deck, Felt, Settings, Speed, TextSize, TrickPause
from preferans_desktop.host.settings_file import SettingsFile
from preferans_desktop.language.speech import Tongue
from preferans_desktop.options import Options
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.ui.people import default_participants
from preferans_desktop.ui.settings import desktop
from support.evening import log_to
from support.moments import MOMENTS

Sizes = Sequence[tuple[int, ...]]
SIZES: Sizes = ((960, 600), (1280, 800), (2560, 1440), (3840, 2160))
SIZE = re.compile(r"\d+x\d+")


STILL = Settings(speed=Speed.OFF, trick_pause=TrickPause.NONE)
LOOKS: dict[str, Settings] = {
    "blue": replace(STILL, felt=Felt.BLUE),
    "burgundy": replace(STILL, felt=Felt.BURGUNDY),
    "dark": replace(STILL, felt=Felt.DARK),
    "contrast": replace(STILL, felt=Felt.CONTRAST),
    "madjarice": replace(STILL, deck=Deck.HUNGARIAN, back=Back.KILIM),
    "four-colours": replace(STILL, four_colours=True),
    "cyrillic": replace(STILL, tongue=Tongue.CYRILLIC),
    "english": replace(STILL, tongue=Tongue.ENGLISH),
    "dark-madjarice-cyrillic": replace(
        STILL, felt=Felt.DARK, deck=Deck.HUNGARIAN, tongue=Tongue.CYRILLIC
    ),
    "large": replace(STILL, text_size=TextSize.LARGEST),
}
LOOK_MOMENTS = ("02-bidding", "06-following", "10-follow-suit", "15-hand-over")
LARGE_MOMENTS = (*LOOK_MOMENTS, "08-rekontra", "12-own-offers", "13-offered", "18-hats-and-refe")
"""Those with the longest words, or the most of them."""
MIXED = "mixed"
DARK_DESKTOP = "dark-desktop"
DARK_MOMENTS = ("18-why", "18-rules", "20-results")
HINT_MOMENTS = ("02-bidding", "03-discard", "10-follow-suit")
REFINED_MS = 3_000
"""Longer than a hint is refined."""
REVIEW_KEYS = {
    "1-deal": (),
    "2-card": (Qt.Key.Key_End, *[Qt.Key.Key_Left] * 9),
    "3-seen": (Qt.Key.Key_V,),
}
REVIEW_PAGES = ("4-open", "5-discard")
"""What is pressed for each picture of the finished hands, one after the other."""


def show(game: Game, log: Log) -> None:
    header = new_header(log.rules, log.dealer, default_participants(person=True), 1)
    game.bridge.begin(header, log)


def settle(game: Game) -> None:
    for _ in range(30):
        QApplication.processEvents()
    QTest.qWait(60)
    game.window.screen()


def take(game: Game, folder: Path, name: str, sizes: Sizes) -> None:
    for width, height in sizes:
        game.window.resize(width, height)
        QTest.qWait(250)
        settle(game)
        game.window.grab().save(str(folder / f"{name}-{width}x{height}.png"))


def take_moment(game: Game, name: str, picture: str, folder: Path, sizes: Sizes) -> None:
    moment = MOMENTS[name]
    show(game, log_to(moment.reached, moment.rules))
    settle(game)
    for key in moment.keys:
        QTest.keyClick(QApplication.focusWidget() or game.window.match_screen, key)
    take(game, folder, picture, sizes)
    game.window.match_screen.show_over_table(None)
    game.window.why.close()
    game.window.rules.close()
    sys.stdout.write(f"{picture}\n")


def take_settings(game: Game, picture: str, folder: Path, sizes: Sizes) -> None:
    """Every page of the sheet, over a moment of play."""
    show(game, log_to(MOMENTS["10-follow-suit"].reached))
    game.window.match_screen.open_settings(game.settings)
    sheet = game.window.match_screen.settings
    for page, tab in enumerate(sheet.tabs if sheet is not None else ()):
        tab.click()
        tab.setFocus()
        take(game, folder, f"{picture}-{page + 1}", sizes)
    game.window.match_screen.close_settings()
    sys.stdout.write(f"{picture}\n")


def take_review(game: Game, picture: str, folder: Path, sizes: Sizes) -> None:
    """A finished hand at its deal, at a card, and as a player saw it before that card."""
    show(game, log_to(MOMENTS["15-hand-over"].reached))
    settle(game)
    QTest.keyClick(game.window.match_screen, Qt.Key.Key_R)
    for name, keys in REVIEW_KEYS.items():
        for key in keys:
            QTest.keyClick(game.window.reviewing.sheet, key)
        take(game, folder, f"{picture}-{name}", sizes)
    QTest.qWait(1_000)  # the players' process works the open cards out
    for name, tab in zip(REVIEW_PAGES, game.window.reviewing.sheet.tabs.options[1:], strict=True):
        tab.click()
        take(game, folder, f"{picture}-{name}", sizes)
    QTest.keyClick(game.window.reviewing.sheet, Qt.Key.Key_O)
    take(game, folder, f"{picture}-6-side-game", sizes)
    game.window.reviewing.side_game.leave()
    game.window.reviewing.close()
    sys.stdout.write(f"{picture}\n")


def take_hint(game: Game, picture: str, folder: Path, sizes: Sizes) -> None:
    """A hint at some decisions, and its details."""
    for moment in HINT_MOMENTS:
        show(game, log_to(MOMENTS[moment].reached))
        settle(game)
        QTest.keyClick(game.window.match_screen, Qt.Key.Key_H)
        QTest.qWait(REFINED_MS)
        take(game, folder, f"{picture}-{moment}", sizes)
        game.window.advising.hints.panel.details.click()
        take(game, folder, f"{picture}-{moment}-details", sizes)
    game.window.advising.hints.close()
    sys.stdout.write(f"{picture}\n")


def take_mixed(game: Game, folder: Path) -> None:
    """Every felt with every deck in every language, and every moment, size and size of letters."""
    looks = list(product(Felt, Deck, Tongue)) * 2
    for number, (felt, deck, tongue) in enumerate(looks):
        name, size = list(MOMENTS)[number % len(MOMENTS)], SIZES[number % len(SIZES)]
        letters = list(TextSize)[number % len(TextSize)]
        look = replace(STILL, felt=felt, deck=deck, tongue=tongue, text_size=letters)
        game.settings.choose(look)
        game.window.resize(*size)
        words = (felt.value, deck.value, tongue.value, str(letters.value))
        take_moment(game, name, "-".join((name, *words)), folder, [size])
    game.settings.choose(STILL)


def take_dark_desktop(game: Game, folder: Path, sizes: Sizes) -> None:
    """Sheets over each felt."""
    with patch.object(desktop, "_is_dark", return_value=True):
        for felt in Felt:
            game.settings.choose(replace(STILL, felt=felt))
            QApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
            for name in DARK_MOMENTS:
                take_moment(game, name, f"{name}-{felt.value}-{DARK_DESKTOP}", folder, sizes)
            take_settings(game, f"settings-{felt.value}-{DARK_DESKTOP}", folder, sizes)
    game.settings.choose(STILL)
    QApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)


SHEETS = {"settings": take_settings, "review": take_review, "hint": take_hint}


def tour(game: Game, chosen: list[str], folder: Path, sizes: Sizes) -> None:
    def wanted(name: str) -> bool:
        return not chosen or name in chosen

    if wanted("01-start"):
        game.start(game.open_store())
        take(game, folder, "01-start", sizes)
        game.window.flow.close_form()
    for name in filter(wanted, MOMENTS):
        take_moment(game, name, name, folder, sizes)
    for name in filter(wanted, SHEETS):
        SHEETS[name](game, name, folder, sizes)
    if wanted(MIXED):
        take_mixed(game, folder)
    if wanted(DARK_DESKTOP):
        take_dark_desktop(game, folder, sizes)
    for look, settings in LOOKS.items():
        game.settings.choose(settings)
        if wanted(look):
            for name in LARGE_MOMENTS if look == "large" else LOOK_MOMENTS:
                take_moment(game, name, f"{name}-{look}", folder, sizes)
        for name in filter(wanted, SHEETS):
            SHEETS[name](game, f"{name}-{look}", folder, sizes)
    game.settings.choose(STILL)


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [word for word in arguments[1:] if not SIZE.fullmatch(word)]
    sizes = [tuple(map(int, word.split("x"))) for word in arguments[1:] if SIZE.fullmatch(word)]
    application = QApplication(["preferans"])
    with tempfile.TemporaryDirectory() as data:
        kept = SettingsFile(Path(data) / "settings.json")  # not those of whoever runs this
        game = Game(Options(speed=Speed.OFF), Path(data), settings=kept)
        game.bridge.attach(Asleep())
        game.window.show()
        game.window.activateWindow()
        tour(game, chosen, folder, sizes or SIZES)
        game.close()
    application.quit()
    return 0


class Asleep:
    """Computer players that never act, so that the moment stays."""

    def hold(self) -> None: ...
    def release(self) -> None: ...
    def begin(self, header: object) -> None: ...


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
