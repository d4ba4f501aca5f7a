"""`preferans --self-check`: whether every part of the program works here, without a window.

What it prints is meant for bug reports: versions and paths, nothing of the matches or the person.
"""

from __future__ import annotations

import json
import os
import platform
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from preferans_ai import kernel
from preferans_desktop import __version__, resources
from preferans_desktop.cli.output import use_utf8
from preferans_desktop.host.settings import Back, Deck
from preferans_desktop.host.settings_file import read_object, settings_path
from preferans_desktop.host.storage.database import migrations
from preferans_desktop.host.storage.paths import DATABASE_NAME, data_folder

BROKEN = 1
PLAYERS_PATIENCE_S = 60
LETTERS = "čćđšžČĆĐŠŽљњђћџЉЊЂЋЏ♠♥♦♣△×−"
"""Beside plain letters these are shown."""


class BrokenError(Exception):
    """A part does not work; the message says why."""


def run(chosen_folder: Path | None) -> int:
    """Check every part and print how it is, each in a line.

    Args:
        chosen_folder: where matches are kept; None for the usual place.

    Returns:
        Exit code: 0 when everything works, else 1.
    """
    use_utf8()
    # Qt last: a screen that does not answer ends the program.
    checks: dict[str, Callable[[], str]] = {
        "program": _program,
        "system": _system,
        "kernel": _kernel,
        "players": _players,
        "matches": lambda: _matches(data_folder(chosen_folder)),
        "settings": _settings,
        "assets": _assets,
        "sound": _sound,
        "Qt": _qt,
    }
    broken = 0
    for name, check in checks.items():
        try:
            fine, words = "ok    ", check()
        except Exception as error:  # noqa: BLE001 - whatever it is, the other parts are checked too
            fine, words = "BROKEN", str(error) or type(error).__name__
            broken += 1
        print(f"{fine} {name}: {words}", flush=True)
    print("everything works" if not broken else f"{broken} of {len(checks)} do not work")
    return BROKEN if broken else 0


def _program() -> str:
    if getattr(sys, "frozen", False):
        return f"preferans {__version__}, packaged, {sys.executable}"
    return f"preferans {__version__}, from sources, {Path(__file__).parent}"


def _system() -> str:
    return f"{platform.platform()}, Python {platform.python_version()}"


def _kernel() -> str:
    compiled = kernel.chosen().is_compiled
    return "compiled" if compiled else "not compiled: the same answers, slower"


def _players() -> str:
    """The child process in which the computer players think starts and answers."""
    from preferans_desktop.ui.player_process import engine_command  # noqa: PLC0415 - needs Qt

    done = subprocess.run(
        engine_command(),
        input='{"id": "self-check"}\n',
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PLAYERS_PATIENCE_S,
        check=False,
    )
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        raise BrokenError(f"no answer: {done.stderr.strip()[-400:] or done.returncode}") from None
    if answer["id"] != "self-check":
        raise BrokenError(f"a strange answer: {answer}")
    return "their process answers"


def _matches(folder: Path) -> str:
    place = next(path for path in (folder, *folder.parents) if path.exists())
    with tempfile.TemporaryFile(dir=place):
        pass  # can be written to
    database = folder / DATABASE_NAME
    if not database.is_file():
        return f"none yet, {folder} can be written to"
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version > len(migrations()):
            raise BrokenError(f"{database} was written by a newer version of the program")
        count = connection.execute("SELECT COUNT(*) FROM matches").fetchone()[0]
    return f"{count} in {folder}, which can be written to"


def _settings() -> str:
    path = settings_path()
    return "the usual ones" if read_object(path) is None else str(path)


def _assets() -> str:
    from preferans_desktop.rules.cards import Suit  # noqa: PLC0415 - the values of this check
    from preferans_desktop.ui.sounds.sound import Sound  # noqa: PLC0415
    from preferans_desktop.ui.table.card_style import CardStyle  # noqa: PLC0415

    styles = [
        CardStyle(deck, back, four) for deck in Deck for back in Back for four in (False, True)
    ]
    files = {resources.icon_svg()}
    files |= {resources.card_svg(name) for style in styles for name in style.drawings()}
    files |= {resources.sign_svg(style.sign(suit)) for style in styles for suit in Suit}
    files |= {resources.sound_wav(sound.value) for sound in Sound}
    return f"{len(files)} files in {resources.assets_root()}"


def _sound() -> str:
    from preferans_desktop.ui.sounds.device import Device, NoDeviceError  # noqa: PLC0415

    try:
        Device(44_100, lambda count: bytes(2 * count)).close()
    except NoDeviceError as error:
        if isinstance(error.__cause__, ImportError):
            raise
        return f"none here, silent: {error}"
    return "a device answers"


def _qt() -> str:
    """Qt, its screens, and the letters of the fonts."""
    from PySide6.QtCore import qVersion  # noqa: PLC0415
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    from preferans_desktop.ui.application import (  # noqa: PLC0415
        Application,
        has_screen,
        told_when_screen_fails,
    )

    if not has_screen():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with told_when_screen_fails(_tell_of_screen):
        application = QGuiApplication.instance() or Application(sys.argv[:1])
    if not QSvgRenderer(str(resources.icon_svg())).isValid():
        raise BrokenError(f"{qVersion()} cannot read drawings")
    screens = ", ".join(
        f"{screen.size().width()} × {screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )
    words = f"{qVersion()}, {QGuiApplication.platformName()}, {screens}, {_fonts()}"
    del application  # lived as long as it was needed
    return words


def _tell_of_screen(words: str) -> int:
    print(f"BROKEN Qt: {words}")
    return BROKEN


def _fonts() -> str:
    from PySide6.QtGui import QFontInfo, QFontMetrics  # noqa: PLC0415

    from preferans_desktop.ui import theme  # noqa: PLC0415

    font = theme.font(14)
    family, metrics = QFontInfo(font).family(), QFontMetrics(font)
    missing = [sign for sign in LETTERS if not metrics.inFontUcs4(ord(sign))]
    return f"{family}{', another font for ' + ''.join(missing) if missing else ''}"
