"""Reports of errors, and what a crash leaves for the next start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from preferans_desktop import __version__
from preferans_desktop.host.crash_watch import CRASH_NAME
from preferans_desktop.host.reports import FOLDER, LOG_LINES, MOST_REPORTS, write_report
from preferans_desktop.host.settings_file import settings_path

WATCH = (
    "import sys, pathlib, faulthandler\n"
    "from preferans_desktop.host.crash_watch import CrashWatch\n"
    "watch = CrashWatch(pathlib.Path(sys.argv[1]))\n"
    "print(watch.begin(), end='')\n"
    "faulthandler._sigabrt() if sys.argv[2] == 'crash' else watch.end()\n"
)


def run(folder: Path, how: str) -> str:
    command = [sys.executable, "-c", WATCH, str(folder), how]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (how == "end"), done.stderr
    return done.stdout


def test_a_report_holds_what_is_needed(tmp_path: Path) -> None:
    (tmp_path / "preferans.log").write_text("".join(f"line {n}\n" for n in range(200)))
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text('{"deck": "hungarian"}')
    path = write_report(tmp_path, "Traceback: planted", {"Qt": "6.x"})
    assert path is not None
    assert path.parent == tmp_path / FOLDER
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"preferans: {__version__}\n")
    for part in ("Traceback: planted", "Qt: 6.x", '"deck": "hungarian"', "line 199", "Python: "):
        assert part in text
    assert f"line {200 - LOG_LINES}\n" in text
    assert f"line {199 - LOG_LINES}\n" not in text


def test_the_oldest_reports_make_room(tmp_path: Path) -> None:
    written = [write_report(tmp_path, str(number), {}) for number in range(MOST_REPORTS + 3)]
    assert sorted((tmp_path / FOLDER).iterdir()) == written[3:]


def test_where_nothing_can_be_written_there_is_no_report(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert write_report(tmp_path / "file", "planted", {}) is None


def test_a_crash_is_found_by_the_next_start_once(tmp_path: Path) -> None:
    assert run(tmp_path, "crash") == ""
    assert (tmp_path / CRASH_NAME).is_file()
    found = run(tmp_path, "end")
    assert "Fatal Python error: Aborted" in found
    assert "<module>" in found
    assert run(tmp_path, "end") == ""
    assert not (tmp_path / CRASH_NAME).exists()
