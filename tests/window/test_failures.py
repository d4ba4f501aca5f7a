"""Errors of the program itself: told in the window, reported, and no match is lost."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from preferans_desktop import startup
from preferans_desktop.host.reports import FOLDER
from preferans_desktop.host.storage.store import Store
from preferans_desktop.options import Options
from preferans_desktop.ui.errors import MOST_REPORTS, ErrorTeller, tell_of_crash
from support.fingers import Fingers
from support.people import SilentPlayers


@pytest.fixture
def fingers(desk, monkeypatch: pytest.MonkeyPatch) -> Fingers:
    for module in (sys, threading):
        monkeypatch.setattr(module, "excepthook", module.excepthook)
    seated = desk.sit_down(SilentPlayers())
    seated.qtbot.mouseClick(seated.screen.form.start, Qt.MouseButton.LeftButton)
    seated.qtbot.waitUntil(lambda: seated.match.hand is not None)
    ErrorTeller(seated.window, seated.game.mailbox, desk.folder).install()
    return seated


def fail(words: str) -> None:
    try:
        raise ValueError(words)  # noqa: TRY301 - with a traceback
    except ValueError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def reports(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted((folder / FOLDER).glob("*.txt"))]


def note_of(fingers: Fingers) -> str:
    return fingers.screen.notices.note


def test_an_error_is_told_and_reported_and_the_match_goes_on(desk, fingers: Fingers) -> None:
    fail("planted")
    (report,) = reports(desk.folder)
    assert "in fail\n" in report
    assert "ValueError: planted" in report
    (path,) = (desk.folder / FOLDER).iterdir()
    assert "(ValueError: planted), ali igra ide dalje." in note_of(fingers)
    assert str(path) in note_of(fingers)
    log = fingers.game.controller.log
    fingers.game.window.close()
    fingers.game.mailbox.close()  # nothing more is done, as if the program had been killed
    store = Store(desk.folder, lambda _work: None)
    fingers.game._store._lock.release()
    saved = store.latest_unfinished()
    store.close(5)
    assert saved is not None
    assert saved.log == log


def test_an_error_that_comes_again_is_reported_once(desk, fingers: Fingers) -> None:
    for _ in range(3):
        fail("planted")
    assert len(reports(desk.folder)) == 1
    for number in range(2 * MOST_REPORTS):
        fail(f"planted {number}")
    assert len(reports(desk.folder)) == MOST_REPORTS
    assert "Izveštaj" not in note_of(fingers)


def test_an_error_in_another_thread_is_told_in_the_window(desk, fingers: Fingers) -> None:
    threading.Thread(target=lambda: {}["planted"]).start()
    fingers.qtbot.waitUntil(lambda: "KeyError" in note_of(fingers))
    assert "KeyError: 'planted'" in reports(desk.folder)[0]


def test_a_crash_of_the_last_run_is_told(desk, fingers: Fingers) -> None:
    tell_of_crash(fingers.window, desk.folder, "Fatal Python error: Segmentation fault\n")
    (path,) = (desk.folder / FOLDER).iterdir()
    assert note_of(fingers).startswith("Program se prošli put prekinuo zbog greške.")
    assert str(path) in note_of(fingers)
    assert "Segmentation fault" in path.read_text(encoding="utf-8")


def test_what_keeps_the_window_from_opening_is_reported(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    def planted(*_arguments: object, **_named: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(startup, "Game", planted)
    monkeypatch.setattr(startup, "Application", lambda _words: qapp)
    assert startup.run(Options(data_dir=tmp_path)) == startup.CANNOT_START
    assert "Preferans mora da stane: RuntimeError: planted." in capsys.readouterr().err
    assert "in planted\n" in reports(tmp_path)[0]
