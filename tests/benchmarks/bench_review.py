"""How soon a hint is there, and everything about a hand that has just ended.

The bars: a hint within 300 ms, grades and open cards within 1.5 s of the hand's end. A person bids
and plays against two Kafanski players, thinks 1.5 s each time, and asks for a hint at every third
decision, the moment it comes. The wall clock says little on a busy machine; so the questions are
counted too, how many of them had to be asked again, and what the process took.

xvfb-run -a env QT_QPA_PLATFORM=xcb \\
    python -m pytest -s -m benchmark tests/benchmarks/bench_review.py
"""

import json
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from preferans_desktop.app import Game
from preferans_desktop.host.controller import Step
from preferans_desktop.host.header import new_header
from preferans_desktop.options import Options
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.people import default_participants
from preferans_desktop.ui.player_process import QtPlayerProcess, engine_command
from preferans_desktop.ui.table.motion import Speed
from support.fingers import Fingers
from support.people import decide

pytestmark = [pytest.mark.benchmark, pytest.mark.timeout(900)]

HANDS = 5
THINKS_MS = 1_500
HINT_EVERY = 3


def tell(line: str) -> None:
    sys.stdout.write(f"\n{line}\n")


class Counted:
    """A process whose questions and answers are counted.

    Attributes:
        out: kinds of the questions that are not answered, by name.
        asked, cut: how many of each kind.
        answered: when the last answer came that is no comparison.
    """

    def __init__(self) -> None:
        self._process = QtPlayerProcess(engine_command())
        self._process.on_line = self._on_line
        self.out: dict[str, str] = {}
        self.asked: Counter[str] = Counter()
        self.cut: Counter[str] = Counter()
        self.answered = 0.0
        self.restart, self.stop = self._process.restart, self._process.stop

    @property
    def waited_for(self) -> list[str]:
        return [kind for kind in self.out.values() if kind != "comparison"]

    def send(self, line: str) -> None:
        question = json.loads(line)
        kind = kind_of(question)
        self.out[question["id"]] = kind
        self.asked[kind] += 1
        self._process.send(line)

    def _on_line(self, line: str) -> None:
        answer = json.loads(line)
        kind = self.out.pop(answer["id"])
        self.cut[kind] += bool(answer.get("cut"))
        if kind != "comparison":
            self.answered = time.perf_counter()
        self.on_line(line)

    @property
    def pid(self) -> int:
        return self._process.pid

    def seconds(self) -> float:
        """Processor seconds so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100


def kind_of(question: dict[str, object]) -> str:
    if "open" in question:
        return "open cards"
    if "persona" in question:
        return "comparison"
    return "decision" if "explain" in question else "refining"


def hint_after(fingers: Fingers) -> float:
    """Milliseconds from the key to the answer."""
    begun = time.perf_counter()
    fingers.key(Qt.Key.Key_H)
    panel = fingers.window.advising.hints.panel
    fingers.qtbot.waitUntil(lambda: panel.content.title.startswith("Predlog: "), timeout=30_000)
    return (time.perf_counter() - begun) * 1_000


def memory_of(process: int) -> float:
    """MiB, with its share of what it has together with others."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def note_end(step: Step, ends: list[float]) -> None:
    if len(step.after.finished) > len(step.before.finished):
        ends.append(time.perf_counter())


def test_after_each_hand(qtbot: QtBot, tmp_path: Path) -> None:
    besides = Counted()
    game = Game(Options(seed=11, speed=Speed.NORMAL), tmp_path / "data", besides=besides)
    game.start(game.open_store())
    qtbot.waitExposed(game.window)
    fingers = Fingers(game, qtbot)
    header = new_header(Rules(), 0, default_participants(person=True), 11)
    game.bridge.begin(header, Log(header.rules, header.dealer))
    game.window.flow.close_form()
    ends: list[float] = []
    game.controller.subscribe(lambda step: note_end(step, ends))
    hints, number = [], 0
    while len(fingers.match.finished) < HANDS and not fingers.match.over:
        finished = len(fingers.match.finished)
        if fingers.match.hand is None:
            qtbot.waitUntil(fingers.is_asked, timeout=90_000)
            fingers.press_word(Command.DEAL)
        while len(fingers.match.finished) == finished:
            qtbot.waitUntil(fingers.is_asked, timeout=90_000)
            if len(fingers.match.finished) > finished:
                break
            number += 1
            if number % HINT_EVERY == 0:
                hints.append(hint_after(fingers))
            qtbot.wait(THINKS_MS)
            fingers.press(decide(fingers.view, number))
            qtbot.waitUntil(lambda: not game.controller.busy)
            qtbot.wait(50)
        qtbot.waitUntil(lambda: not besides.waited_for, timeout=60_000)
        kind = fingers.match.finished[-1].outcome.kind.value
        passed = besides.answered - ends[-1]
        tell(f"hand {finished + 1}, {kind}: all known after {passed:.2f} s")
    half = sorted(hints)[len(hints) // 2]
    tell(f"hints: {len(hints)}, median {half:.0f} ms, {max(hints):.0f} at most")
    tell(f"asked {dict(besides.asked)}, cut {dict(besides.cut)}, {besides.seconds():.1f} s of work")
    tell(f"memory of the process besides the turns: {memory_of(besides.pid):.0f} MiB")
    game.window.close()
    game.close()
