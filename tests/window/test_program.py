"""The program as it is started: its command line, two at once."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from preferans_desktop import __version__, startup
from preferans_desktop.host import settings_file
from preferans_desktop.host.storage.store import Store
from preferans_desktop.options import Options

PATIENCE_S = 110


def run(
    *arguments: str, cwd: Path, screen: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    environment = os.environ | (screen or {"QT_QPA_PLATFORM": "offscreen"})
    return subprocess.run(
        [sys.executable, "-m", "preferans_desktop", *arguments],
        env=environment,
        cwd=cwd,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )


def test_version_and_help(tmp_path: Path) -> None:
    told = run("--version", cwd=tmp_path)
    assert (told.returncode, told.stdout) == (0, f"preferans {__version__}\n")
    helped = run("--help", cwd=tmp_path)
    assert helped.returncode == 0
    assert all(
        word in helped.stdout for word in ("--demo", "--data-dir", "replay", "engine", "solve")
    )


def test_a_user_without_a_home_folder_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere(*_names: object, **_more: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(settings_file, "user_config_path", nowhere)
    assert startup.run(Options()) == startup.CANNOT_START
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "HOME nije postavljena" in told


DEAD_SCREEN = {"DISPLAY": "no-such-screen:1", "QT_QPA_PLATFORM": "xcb"}


@pytest.mark.skipif(sys.platform != "linux", reason="only X11 has screens that may be gone")
@pytest.mark.parametrize(
    ("tongue", "words"), [("sr", "ekran ne odgovara"), ("en", "the screen does not answer")]
)
def test_a_screen_that_does_not_answer_is_told_in_one_line(
    tmp_path: Path, tongue: str, words: str
) -> None:
    screen = {**DEAD_SCREEN, "LC_ALL": "C"}  # Qt has something to say of that, too
    refused = run("--lang", tongue, "--data-dir", "data", cwd=tmp_path, screen=screen)
    assert refused.returncode == 1
    assert refused.stderr.count("\n") == 1
    assert words in refused.stderr
    assert "no-such-screen:1" in refused.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="only X11 has screens that may be gone")
def test_the_self_check_names_a_screen_that_does_not_answer(tmp_path: Path) -> None:
    checked = run("--self-check", "--data-dir", "data", cwd=tmp_path, screen=DEAD_SCREEN)
    assert checked.returncode == 1
    *others, last = checked.stdout.splitlines()
    assert all(line.startswith("ok ") for line in others)
    assert last.startswith("BROKEN Qt: ")
    assert "no-such-screen:1" in last


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--speed", "warp"], "warp"),
        (["--lang", "de"], "de"),
        (["--seed", "-3"], "whole number"),
        (["--seed", "many"], "whole number"),
        (["--trace", "/no/such/folder/trace"], "existing folder"),
        (["--data-dir", ""], "not a folder"),
        (["--data-dir", __file__], "not a folder"),
        (["--nonsense"], "--nonsense"),
        (["review"], "review"),
        ([""], "there is no file"),
        (["x" * 300], "there is no file"),
        (["--trace", f"{'x' * 300}/trace"], "existing folder"),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, list) else "",
)
def test_bad_arguments(tmp_path: Path, arguments: list[str], words: str) -> None:
    refused = run(*arguments, cwd=tmp_path)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr.count("\n") == 1
    assert words in refused.stderr


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ([], "Nema ekrana na kome bi se prozor otvorio.\n"),
        (["--lang", "sr-Cyrl"], "Нема екрана на коме би се прозор отворио.\n"),
        (["--lang", "en"], "There is no screen to open the window on.\n"),
    ],
    ids=["sr", "sr-Cyrl", "en"],
)
def test_no_screen_is_said_in_one_line(tmp_path: Path, language: list[str], sentence: str) -> None:
    screens = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    refused = subprocess.run(
        [sys.executable, "-m", "preferans_desktop", "--seed", "3", *language],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == sentence


@pytest.mark.parametrize("words", [["replay", "--help"], ["engine", "please"], ["--version"]])
def test_the_command_lines_do_without_qt(tmp_path: Path, words: list[str]) -> None:
    code = (
        "import sys\nfrom preferans_desktop.__main__ import main\n"
        "try:\n    main(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=tmp_path, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_second_program_on_the_same_matches_is_refused(tmp_path: Path) -> None:
    store = Store(tmp_path / "data", lambda _work: None)
    store.latest_unfinished()
    refused = run("--data-dir", str(tmp_path / "data"), cwd=tmp_path)
    store.close(5)
    assert refused.returncode == 1
    assert refused.stderr.startswith("Preferans je već otvoren. Pređi na njegov prozor.")
    assert refused.stderr.count("\n") == 1
