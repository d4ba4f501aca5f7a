"""The build files for Windows and macOS, as far as they can be looked at without those systems."""

from __future__ import annotations

import plistlib
import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImageReader

import disk_image
import windows_installer
from icons import MACOS_KINDS, WINDOWS_SIZES, draw, icns, ico
from places import MACOS_FACTS, UnfitError
from preferans_desktop.ui import player_process

WINDOWS = windows_installer.SCRIPT.parent
WORKFLOW = windows_installer.SCRIPT.parents[2] / ".github" / "workflows" / "build.yml"


def sizes_in(path: Path) -> set[int]:
    """Pixels of the pictures in an icon file, as Qt reads it."""
    reader = QImageReader(str(path))
    found = set()
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        image = reader.read()
        assert image.size() == QSize(image.width(), image.width())
        assert image.pixelColor(image.width() // 2, image.width() // 2).alpha() == 255
        found.add(image.width())
    return found


def test_the_icon_of_windows_has_every_size(qapp: QGuiApplication, tmp_path: Path) -> None:
    path = tmp_path / "preferans.ico"
    path.write_bytes(ico(draw(WINDOWS_SIZES)))
    assert sizes_in(path) == set(WINDOWS_SIZES)


def test_the_icon_of_macos_has_every_size(qapp: QGuiApplication, tmp_path: Path) -> None:
    data = icns(draw(MACOS_KINDS.values()))
    path = tmp_path / "preferans.icns"
    path.write_bytes(data)
    assert sizes_in(path) == set(MACOS_KINDS.values())
    assert int.from_bytes(data[4:8], "big") == len(data)


def test_what_macos_is_told_can_be_written() -> None:
    assert plistlib.loads(plistlib.dumps(MACOS_FACTS)) == MACOS_FACTS
    assert plistlib.loads(disk_image.ENTITLEMENTS.read_bytes())


def test_the_script_of_the_installer_gets_what_it_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = windows_installer.SCRIPT.read_text(encoding="utf-8")
    calls: list[list[object]] = []

    def called(words: list[object], *, check: bool) -> None:
        assert check
        calls.append(words)

    monkeypatch.setattr(windows_installer.shutil, "which", lambda _name: "iscc")
    monkeypatch.setattr(windows_installer.subprocess, "run", called)
    made = windows_installer.make_setup(tmp_path, tmp_path, tmp_path / "preferans.ico")
    given = {str(word)[2:].split("=")[0] for word in calls[0] if str(word).startswith("/D")}
    assert given == set(re.findall(r"\{#(\w+)\}", script)) == {"Version", "Program", "Icon"}
    assert f"/F{made.stem}" in calls[0]


def test_without_inno_setup_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows_installer.shutil, "which", lambda _name: None)
    with pytest.raises(UnfitError, match="Inno Setup"):
        windows_installer.make_setup(tmp_path, tmp_path, tmp_path / "preferans.ico")


def test_serbian_of_the_installer_can_be_read_by_it() -> None:
    data = (WINDOWS / "serbian.isl").read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")  # without it Inno Setup takes the letters for others
    lines = data.decode("utf-8-sig").splitlines()
    keys = [line.split("=")[0] for line in lines if "=" in line and not line.startswith(";")]
    assert len(keys) == len(set(keys))
    assert all(re.fullmatch(r"\w+", key) for key in keys)


@pytest.mark.parametrize(
    ("platform", "name"), [("win32", player_process.WINDOWS_TWIN), ("linux", "preferans")]
)
def test_players_are_started_where_they_have_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, name: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "preferans"))
    assert player_process.engine_command() == [str(tmp_path / name), "engine"]


def test_the_workflow_uses_what_is_there() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    root = WORKFLOW.parents[2]
    assert all((root / path).is_file() for path in re.findall(r"packaging/\w+\.\w+", text))
    assert player_process.WINDOWS_TWIN in text
    assert "\t" not in text
