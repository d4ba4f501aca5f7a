"""`--self-check`: every part is tried without a window, and a broken one is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from preferans_desktop import __version__, resources, self_check
from preferans_desktop.__main__ import main
from preferans_desktop.host.header import new_header
from preferans_desktop.host.settings_file import settings_path
from preferans_desktop.host.storage.store import Store
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui import player_process
from preferans_desktop.ui.people import default_participants


@pytest.fixture(autouse=True)
def players_and_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """What differs between machines, or takes long, is tried in the first test alone."""
    monkeypatch.setattr(self_check, "_players", lambda: "answer")
    monkeypatch.setattr(self_check, "_sound", lambda: "fine")


def lines(capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    told = capsys.readouterr().out.splitlines()
    return {line.split(":")[0].split()[-1]: line for line in told[:-1]} | {"end": told[-1]}


def check(folder: Path) -> int:
    return main(["--self-check", "--data-dir", str(folder)])


def test_the_players_process_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert self_check._players() == "their process answers"


def test_everything_works(qapp: QApplication, tmp_path: Path, capsys) -> None:
    assert check(tmp_path / "data") == 0
    told = lines(capsys)
    assert told.pop("end") == "everything works"
    assert all(line.startswith("ok ") for line in told.values())
    assert f"preferans {__version__}, from sources" in told["program"]
    assert "none yet" in told["matches"]
    assert re.search(r"6\.\d+\.\d+, offscreen", told["Qt"])
    assert not (tmp_path / "data").exists()
    assert not [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


def test_the_store_is_looked_into_and_left_alone(
    qapp: QApplication, tmp_path: Path, capsys
) -> None:
    store = Store(tmp_path, lambda _work: None)
    store.latest_unfinished()
    store.writer.begin(new_header(Rules(), 0, default_participants(person=True), 1))
    store.close(5)
    before = (tmp_path / "preferans.sqlite3").read_bytes()
    assert check(tmp_path) == 0
    assert f"1 in {tmp_path}" in lines(capsys)["matches"]
    assert (tmp_path / "preferans.sqlite3").read_bytes() == before


def test_broken_parts_are_named_and_the_others_checked(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    (tmp_path / "preferans.sqlite3").write_text("no database")
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text("{ damaged")
    monkeypatch.setattr(resources, "assets_root", lambda: tmp_path / "none")
    assert check(tmp_path) == self_check.BROKEN
    told = lines(capsys)
    assert "file is not a database" in told["matches"]
    assert "damaged" in told["settings"]
    assert "the file is missing" in told["assets"]
    assert settings_path().read_text() == "{ damaged"
    broken = {name for name, line in told.items() if line.startswith("BROKEN")}
    assert {"matches", "settings", "assets"} <= broken
    assert told["kernel"].startswith("ok")
    assert told["end"] == f"{len(broken)} of 9 do not work"


def test_a_players_process_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(player_process, "engine_command", lambda: ["false"])
    with pytest.raises(self_check.BrokenError, match="no answer"):
        self_check._players()
