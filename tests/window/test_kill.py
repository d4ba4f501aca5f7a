"""`kill -9` at random moments while the real program plays against itself, and going on after it.

The store must hold everything that was shown and at most one act more, and the program started
again must show exactly what the store holds.
"""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from preferans_desktop.host.storage import matches as saved_matches
from preferans_desktop.host.storage.paths import DATABASE_NAME
from preferans_desktop.record.text import format_action
from preferans_desktop.rules.cards import format_card
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.actions import Discard, PlayCard
from preferans_desktop.rules.serbian.log import Dealt, Log, WrittenOff, in_force, replay
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.ui.models.papers import papers_of, refe_of
from preferans_desktop.ui.trace import digest_of

START_S = 60.0
ME = 0


class Program:
    """The program playing against itself on one data folder, started again and again."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.trace = folder / "trace"
        self.trace.touch()
        self._process: subprocess.Popen[bytes] | None = None
        self.lines_before = 0

    def start(self) -> None:
        self.lines_before = len(self.lines())
        command = [
            *(sys.executable, "-m", "preferans_desktop", "--self-play", "--speed", "off"),
            *("--data-dir", str(self.data), "--trace", str(self.trace)),
        ]
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        self._process = subprocess.Popen(
            command, env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL
        )

    def lines(self) -> list[str]:
        """Whole lines of the trace."""
        text = self.trace.read_text(encoding="utf-8")
        return text[: text.rfind("\n") + 1].splitlines()

    def wait_for_lines(self, count: int) -> bool:
        """Until so many lines were written since the start; False when it ended before."""
        for _ in range(int(START_S / 0.005)):
            if len(self.lines()) - self.lines_before >= count:
                return True
            if self._wait(0.005):
                return False
        pytest.fail("the program does not get on")

    def _wait(self, seconds: float) -> bool:
        """Whether it has ended within this time."""
        assert self._process is not None
        try:
            code = self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        if code:
            assert self._process.stderr is not None
            pytest.fail(f"exit code {code}: {self._process.stderr.read().decode()[-3000:]}")
        return True

    def kill_after(self, seconds: float) -> None:
        """Kill it, unless it has ended by itself."""
        assert self._process is not None
        if not self._wait(seconds):
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
        assert self._process.stderr is not None
        self._process.stderr.close()

    def stored(self) -> dict[str, list[str]]:
        """Entries of each match in the store, as in the trace."""
        with closing(sqlite3.connect(self.data / DATABASE_NAME)) as connection:
            rows = connection.execute(
                "SELECT match_id, seq, kind, body FROM entries ORDER BY match_id, seq"
            ).fetchall()
        found: dict[str, list[str]] = {}
        for match_id, seq, kind, body in rows:
            entries = found.setdefault(match_id, [])
            assert seq == len(entries)
            entries.append(f"{kind} {body}".rstrip())
        return found

    def log(self, match_id: str) -> Log:
        with closing(sqlite3.connect(self.data / DATABASE_NAME)) as connection:
            return saved_matches.load(connection, match_id).log


def shown_of(lines: Sequence[str]) -> dict[str, int]:
    """How many entries of each match were on the screen when the program was killed."""
    shown: dict[str, int] = {}
    for line in lines:
        match line.split(" "):
            case ["resumed", match_id, count, _]:
                shown[match_id] = int(count)
            case [match_id, seq, *_]:
                shown[match_id] = int(seq) + 1
    return shown


def expected_on_screen(log: Log) -> dict[str, object]:
    """What a window must show after this log, from the rules alone."""
    match = replay(log)
    view = view_of(match, ME)
    if view.hand is not None:
        cards = view.hand.holdings[ME].known
    else:
        cards = view.last_hand.deal.hands[ME].known if view.last_hand is not None else frozenset()
    events = in_force(log.entries)
    begin = max(place for place, event in enumerate(events) if isinstance(event, Dealt))
    play = view.hand.play if view.hand is not None else None
    return {
        "cards": sorted(map(format_card, cards)),
        "trick": [f"{seat} {format_card(card)}" for seat, card in play.trick] if play else [],
        "words": [
            format_action(event)
            for event in events[begin:]
            if not isinstance(event, Dealt | WrittenOff | PlayCard | Discard)
        ],
        "papers": [
            [
                [entry.figure for entry in column]
                for column in (
                    papers_of(match)[seat].left,
                    papers_of(match)[seat].bule,
                    papers_of(match)[seat].right,
                )
            ]
            for seat in SEATS
        ],
        "refe": [sorted(played) for played in refe_of(match)],
    }


def check_store_holds_what_was_shown(program: Program) -> None:
    stored = program.stored()
    for line in program.lines():
        if not line.startswith(("resumed", "usable")):
            match_id, seq, entry = line.split(" ", 2)
            assert stored[match_id][int(seq)] == entry
    for match_id, count in shown_of(program.lines()[program.lines_before :]).items():
        assert len(stored[match_id]) - count in {0, 1}


def check_goes_on(program: Program, before: dict[str, list[str]]) -> bool:
    """The match taken up again is as stored; False when a new one was begun instead."""
    lines = program.lines()[program.lines_before :]
    resumed = next((line.split(" ") for line in lines if line.startswith("resumed")), None)
    if resumed is None:
        return False
    _, match_id, count, digest = resumed
    assert int(count) == len(before[match_id])
    log = program.log(match_id)
    restarted = Log(log.rules, log.dealer, log.entries[: int(count)])
    assert digest == digest_of(expected_on_screen(restarted))
    return True


def kill_and_go_on(program: Program, kills: int, seed: int) -> int:
    """Returns how often a match was taken up again."""
    generator = random.Random(seed)
    taken_up = 0
    before: dict[str, list[str]] = {}
    for _ in range(kills):
        program.start()
        if program.wait_for_lines(generator.randint(2, 60)):
            program.kill_after(generator.random() * 0.05)
        else:
            program.kill_after(0)
        taken_up += check_goes_on(program, before)
        check_store_holds_what_was_shown(program)
        before = program.stored()
    return taken_up


@pytest.mark.timeout(600)
def test_kills(tmp_path: Path) -> None:
    assert kill_and_go_on(Program(tmp_path), kills=20, seed=1) >= 15


@pytest.mark.slow
@pytest.mark.timeout(3_600)
def test_many_kills(tmp_path: Path) -> None:
    assert kill_and_go_on(Program(tmp_path), kills=200, seed=2) >= 180
