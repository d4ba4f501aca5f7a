"""Speed of the double-dummy kernel on 1,100 hands of declarer strength.

python -m pytest -m benchmark tests/benchmarks/bench_kernel.py

PREFERANS_YARDSTICK=solver.c names the source of another solver to run side by side with it: five
rounds, the two taking turns, the best of each. It is compiled with `gcc -O3` and has to offer

    void dd_inv(int betl);
    int dd_prepare(int trump, int declarer, int playing);
    int dd_query(uint32_t hand_0, uint32_t hand_1, uint32_t hand_2, int trump, int declarer,
                 int playing, int leader, int need, int exact, uint64_t *nodes);

with hands of 32 bits (bit suit * 8 + rank), trump 4 for none and `playing` a bit for each seat.
Seconds mean little on a shared machine; nodes are always the same.
"""

import ctypes
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from preferans_ai.kernel import Goal, Position, Solver, leg
from support.open_cards import position_of, read_vectors

pytestmark = pytest.mark.benchmark

ROUNDS = 5
NO_TRUMP = 4
EVERYBODY = 0b111


class Question(NamedTuple):
    group: str
    position: Position
    goal: Goal | int


class Bar(NamedTuple):
    """Greatest shares of the yardstick's nodes and of its time."""

    nodes: float
    time: float


BARS = {
    "trump, at least 6": Bar(nodes=0.5, time=0.6),
    "trump, exact": Bar(nodes=1, time=0.7),
    "sans, at least 6": Bar(nodes=1, time=0.6),
    "sans, exact": Bar(nodes=1, time=0.6),
    "betl": Bar(nodes=1, time=0.4),
}
PYTHON_BAR = 25
"""Questions for at least 6 tricks in trump that the uncompiled kernel answers in a second."""


class Measured(NamedTuple):
    """Of one group: sum of the answers, nodes and seconds of all its questions."""

    answers: int
    nodes: int
    seconds: float


Ask = Callable[[Question], tuple[int, int]]
"""Answers a question; gives the answer and its nodes."""


def questions() -> list[Question]:
    """Hand by hand, contract by contract: at least 6 first, then exactly."""
    found = []
    for vector in sorted(read_vectors("speed.jsonl"), key=lambda vector: vector["contract"]):
        position, contract = position_of(vector), vector["contract"]
        if contract == "betl":
            found.append(Question("betl", position, Goal.CAUGHT))
        else:
            kind = "sans" if contract == "sans" else "trump"
            found.append(Question(f"{kind}, at least 6", position, 6))
            found.append(Question(f"{kind}, exact", position, Goal.TRICKS))
    return found


def measure(ask: Ask, asked: list[Question]) -> dict[str, Measured]:
    measured = dict.fromkeys((question.group for question in asked), Measured(0, 0, 0))
    for question in asked:
        began = time.perf_counter()
        answer, nodes = ask(question)
        seconds = time.perf_counter() - began
        before = measured[question.group]
        measured[question.group] = Measured(
            before.answers + answer, before.nodes + nodes, before.seconds + seconds
        )
    return measured


def ask_kernel(solver: Solver) -> Ask:
    def ask(question: Question) -> tuple[int, int]:
        return solver.value(question.position, question.goal), solver.nodes

    return ask


def ask_yardstick(library: ctypes.CDLL) -> Ask:
    nodes = ctypes.c_uint64()

    def ask(question: Question) -> tuple[int, int]:
        position, goal = question.position, question.goal
        trump = NO_TRUMP if position.trump is None else position.trump
        library.dd_inv(goal is Goal.CAUGHT)
        library.dd_prepare(trump, position.declarer, EVERYBODY)
        need = goal if isinstance(goal, int) else 1
        answer = library.dd_query(
            *position.hands,
            trump,
            position.declarer,
            EVERYBODY,
            position.leader,
            need,
            goal is Goal.TRICKS,
            ctypes.byref(nodes),
        )
        return answer, nodes.value

    return ask


def best(rounds: list[dict[str, Measured]], group: str) -> Measured:
    return min((one[group] for one in rounds), key=lambda measured: measured.seconds)


@pytest.fixture
def yardstick(tmp_path: Path) -> ctypes.CDLL | None:
    source = os.environ.get("PREFERANS_YARDSTICK")
    if not source:
        return None
    library = tmp_path / "yardstick.so"
    command = ["gcc", "-O3", "-shared", "-fPIC", "-o", str(library), source]
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(library))


def test_compiled_kernel(yardstick: ctypes.CDLL | None, capsys: pytest.CaptureFixture[str]) -> None:
    asked = questions()
    ours, others = [], []
    for _ in range(ROUNDS):
        ours.append(measure(ask_kernel(Solver(leg=leg("compiled"))), asked))
        if yardstick is not None:
            others.append(measure(ask_yardstick(yardstick), asked))
    failed = []
    for group, bar in BARS.items():
        count = sum(question.group == group for question in asked)
        our = best(ours, group)
        line = f"{group:18} {our.nodes / count:6.0f} nodes {count / our.seconds:7.0f} a second"
        if others:
            other = best(others, group)
            assert our.answers == other.answers, group
            nodes, seconds = our.nodes / other.nodes, our.seconds / other.seconds
            line += f"; yardstick {other.nodes / count:6.0f} nodes {count / other.seconds:6.0f}"
            line += f" a second; shares {nodes:.2f} of nodes, {seconds:.2f} of time"
            if nodes > bar.nodes or seconds > bar.time:
                failed.append(group)
        with capsys.disabled():
            print(f"\n{line}", end="")  # noqa: T201 - the result
    assert not failed


def test_uncompiled_kernel(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [question for question in questions() if question.group == "trump, at least 6"][::5]
    rounds = [measure(ask_kernel(Solver(leg=leg("python"))), asked) for _ in range(2)]
    speed = len(asked) / best(rounds, "trump, at least 6").seconds
    with capsys.disabled():
        print(f"\n{speed:.0f} answers a second uncompiled")  # noqa: T201 - the result
    assert speed >= PYTHON_BAR
