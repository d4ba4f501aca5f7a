"""Who can sit at the lab's table, by name.

`level:NAME`      a level of the package, in this process
`bot:NAME`        a bot of the lab, in this process (style_bots.py, plain_sampler.py)
`engine:COMMAND`  any command that speaks `preferans engine`, such as an earlier commit in a
                  worktree: engine:env -C FOLDER PYTHONPATH=FOLDER:FOLDER/ai python -m
                  preferans_desktop engine. Each process of the lab starts it once.
"""

from __future__ import annotations

import atexit
import json
import shlex
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import plain_sampler
import style_bots
from preferans_ai.candidates import Choice
from preferans_ai.levels import level_of
from preferans_ai.player import choose
from preferans_desktop.record.text import parse_words
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.view import PlayerView
from table import Table

Chooser = Callable[[PlayerView, int], Choice]

BOTS: dict[str, Chooser] = {**style_bots.BOTS, "plain_sampler": plain_sampler.choose}


class PlayerError(Exception):
    """A player that cannot be had, gives no answer, or says what is not allowed."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player answered.

    Attributes:
        action: None where he has nothing to say.
        seconds: processor time in this process; until the answer came of another process.
        choice: all of the answer, of a player in this process.
    """

    action: Action | None
    seconds: float
    choice: Choice | None = None


class Player(Protocol):
    """Anybody who can sit at a table."""

    def answer(self, table: Table, seat: Seat, seed: int) -> Answer:
        """What he says or plays on this seat."""


@dataclass(frozen=True, slots=True)
class LocalPlayer:
    """A player in this process."""

    chooser: Chooser

    def answer(self, table: Table, seat: Seat, seed: int) -> Answer:
        """What he says or plays on this seat, from his view alone."""
        view = table.view(seat)
        begin = time.process_time()
        choice = self.chooser(view, seed)
        return Answer(choice.action, time.process_time() - begin, choice)


class EnginePlayer:
    """A player behind a command that speaks `preferans engine` (record-format.md).

    He is asked without a level, which is then the engine's own choice, unless one is told.
    """

    def __init__(self, command: str, level: str | None = None) -> None:
        self._command = command
        self._level = {} if level is None else {"level": level}
        self._asked = 0
        self._process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def answer(self, table: Table, seat: Seat, seed: int) -> Answer:
        """What he says or plays on this seat.

        Raises:
            PlayerError: no answer came, or it names an error.
        """
        begin = time.perf_counter()
        words = self.ask(table, seat, seed)["action"]
        action = None if words is None else parse_words(seat, str(words))
        return Answer(action, time.perf_counter() - begin)

    def ask(self, table: Table, seat: Seat, seed: int) -> dict[str, Any]:
        """All that the command answers for this seat.

        Raises:
            PlayerError: no answer came, or it names an error.
        """
        self._asked += 1
        question = {"id": self._asked, "seat": seat, "record": table.record(seat), "seed": seed}
        fields = self._told(json.dumps({**question, **self._level}))
        if fields.get("id") != self._asked or "action" not in fields:
            raise PlayerError(f"{self._command}: {fields}")
        return fields

    def _told(self, line: str) -> dict[str, Any]:
        sending, reading = self._process.stdin, self._process.stdout
        assert sending is not None and reading is not None  # noqa: S101, PT018 - pipes
        try:
            sending.write(line + "\n")
            sending.flush()
        except BrokenPipeError as error:
            raise PlayerError(f"{self._command}: has ended") from error
        answer = reading.readline()
        if not answer:
            raise PlayerError(f"{self._command}: has ended")
        fields: dict[str, Any] = json.loads(answer)
        return fields

    def close(self) -> None:
        """End the command by ending its input."""
        self._process.communicate()


@cache
def player_of(text: str) -> Player:
    """The player of that name, the same one in all of this process.

    Raises:
        PlayerError: there is no such player.
    """
    kind, _, name = text.partition(":")
    if kind == "level":
        try:
            level_of(name)
        except ValueError as error:
            raise PlayerError(str(error)) from error
        return LocalPlayer(lambda view, seed: choose(view, name, seed))
    if kind == "bot" and name in BOTS:
        return LocalPlayer(BOTS[name])
    if kind == "engine" and name:
        engine = EnginePlayer(name)
        atexit.register(engine.close)
        return engine
    raise PlayerError(f"{text!r}: neither level:, bot: ({', '.join(BOTS)}) nor engine:COMMAND")


def label_of(text: str) -> str:
    """A player's name for tables and files; of an engine not the command."""
    return "engine" if text.startswith("engine:") else text
