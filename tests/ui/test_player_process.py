import json
import os
import signal
import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from preferans_desktop.ui.player_process import QtPlayerProcess, engine_command

ECHO = "import sys\nfor line in sys.stdin: print('you said', line, end='', flush=True)"
SLEEPER = "import time\nwhile True: time.sleep(1)"


def program(text: str) -> list[str]:
    return [sys.executable, "-c", text]


class Heard:
    def __init__(self, process: QtPlayerProcess) -> None:
        self.lines: list[str] = []
        self.exits = 0
        process.on_line = self.lines.append
        process.on_exit = self._on_exit

    def _on_exit(self) -> None:
        self.exits += 1


@pytest.fixture
def start(qapp) -> Iterator:
    started: list[QtPlayerProcess] = []

    def make(command: list[str]) -> tuple[QtPlayerProcess, Heard]:
        process = QtPlayerProcess(command)
        started.append(process)
        return process, Heard(process)

    yield make
    for process in started:
        process.stop()


def test_lines_go_there_and_back(qtbot: QtBot, start) -> None:
    process, heard = start(program(ECHO))
    process.restart()
    process.send("moje ž")
    process.send("second")
    qtbot.waitUntil(lambda: heard.lines == ["you said moje ž", "you said second"])
    assert heard.exits == 0


def test_a_killed_process_is_reported_once_and_can_be_started_again(qtbot: QtBot, start) -> None:
    process, heard = start(program(ECHO))
    process.restart()
    process.send("first")
    qtbot.waitUntil(lambda: len(heard.lines) == 1)
    os.kill(process.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: heard.exits == 1)
    assert process.pid == 0
    process.send("lost")
    process.restart()
    process.send("again")
    qtbot.waitUntil(lambda: heard.lines[1:] == ["you said again"])
    assert heard.exits == 1


def test_restart_ends_a_hanging_process_without_a_report(qtbot: QtBot, start) -> None:
    process, heard = start(program(SLEEPER))
    process.restart()
    qtbot.waitUntil(lambda: process.pid > 0)
    old = process.pid
    process.restart()
    qtbot.waitUntil(lambda: process.pid not in {0, old})
    with pytest.raises(ProcessLookupError):
        os.kill(old, 0)
    assert heard.exits == 0


def test_what_does_not_start_is_reported(qtbot: QtBot, start) -> None:
    process, heard = start(["/no/such/program"])
    process.restart()
    qtbot.waitUntil(lambda: heard.exits == 1)
    assert process.pid == 0


def test_the_engine_answers(qtbot: QtBot, start) -> None:
    process, heard = start(engine_command())
    process.restart()
    process.send("nonsense")
    qtbot.waitUntil(lambda: len(heard.lines) == 1, timeout=20_000)
    assert "error" in json.loads(heard.lines[0])


def test_a_frozen_program_is_its_own_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert engine_command() == [sys.executable, "engine"]
