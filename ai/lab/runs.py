"""Long measurements in parts: pieces of work by number, one JSON line of result for each.

Results are appended to a file as they come; a run that is started again goes on where it stopped.
The first line of the file says what was measured, and other measurements are refused.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).with_name("results")
QUIET_SECONDS = 60.0
"""Time between two lines of progress where they do not overwrite each other."""

Line = dict[str, Any]
Work = Callable[[int], Line]


class RunError(Exception):
    """Results that belong to another measurement."""


@dataclass(frozen=True, slots=True)
class Options:
    """How much is done at a time.

    Attributes:
        out: the file of results.
        workers: processes; with one the work is done in this process.
        minutes: no piece is begun after so many; None for no limit.
    """

    out: Path
    workers: int = 1
    minutes: float | None = None


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options every run has."""
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--minutes", type=float, help="stop after so many; 0 only reports")
    parser.add_argument("--out", type=Path, help="file of results")


def options_of(parsed: argparse.Namespace, *names: str) -> Options:
    """The options as given; without --out the file is named by what is measured."""
    name = re.sub(r"[^a-z0-9]+", "-", "-".join(names).lower()).strip("-")
    out = parsed.out or RESULTS / f"{name}-seed{parsed.seed}.jsonl"
    return Options(out, parsed.workers, parsed.minutes)


def carry_out(about: Line, numbers: Iterable[int], work: Work, options: Options) -> list[Line]:
    """Do what is not done yet, and return the results of all these numbers that are there.

    Args:
        about: what is measured, JSON values.
        numbers: of the pieces.
        work: does a piece; can be pickled if there are several workers. Its line gets the key
            `number`.
        options: how much is done.

    Raises:
        RunError: the file holds results of something else.
    """
    wanted = list(numbers)
    done = _read(options.out, about)
    missing = [number for number in wanted if number not in done]
    progress = _Progress(len(wanted), len(wanted) - len(missing))
    with options.out.open("a", encoding="utf-8") as file:
        for number, line in _in_time(missing, work, options):
            done[number] = {"number": number, **line}
            file.write(json.dumps(done[number], separators=(",", ":")) + "\n")
            file.flush()
            progress.step()
    progress.end()
    return [done[number] for number in wanted if number in done]


def _read(path: Path, about: Line) -> dict[int, Line]:
    """The results in a file; a file that is not there is begun, a half-written line is cut off."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = path.read_bytes() if path.exists() else b""
    whole = data[: data.rfind(b"\n") + 1]
    if not whole:
        whole = json.dumps({"about": about}, separators=(",", ":")).encode() + b"\n"
    if whole != data:
        path.write_bytes(whole)
    first, *lines = [json.loads(line) for line in whole.splitlines()]
    if first != {"about": about}:
        raise RunError(f"{path}: holds results of {first['about']}, not of {about}")
    return {line["number"]: line for line in lines}


def _in_time(missing: list[int], work: Work, options: Options) -> Iterator[tuple[int, Line]]:
    """Results of the pieces in the order they are done, until the time is over."""
    end = None if options.minutes is None else time.monotonic() + 60 * options.minutes

    def due() -> Iterator[int]:
        for number in missing:
            if end is not None and time.monotonic() >= end:
                return
            yield number

    if options.workers == 1:
        for number in due():
            yield number, work(number)
    else:
        yield from _in_processes(due(), work, options.workers)


def _in_processes(due: Iterator[int], work: Work, workers: int) -> Iterator[tuple[int, Line]]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: dict[Future[Line], int] = {}
        while True:
            while len(running) < workers and (number := next(due, None)) is not None:
                running[pool.submit(work, number)] = number
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()


class _Progress:
    """A line on standard error: how much is done, and how long the rest takes."""

    def __init__(self, total: int, done: int) -> None:
        self._total, self._done, self._begun_at = total, done, done
        self._began = time.monotonic()
        self._shown = self._began
        self._overwrites = sys.stderr.isatty()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        now = time.monotonic()
        if self._overwrites or now - self._shown >= QUIET_SECONDS:
            self._shown = now
            self._show(now)

    def end(self) -> None:
        """Nothing more is done now."""
        self._show(time.monotonic())
        if self._overwrites:
            print(file=sys.stderr)

    def _show(self, now: float) -> None:
        here = self._done - self._begun_at
        minutes = (now - self._began) / 60
        text = f"{self._done} of {self._total} ({self._done / max(self._total, 1):.0%})"
        if here:
            left = (self._total - self._done) * minutes / here
            text += f", {here} in {minutes:.1f} min, {left:.1f} min to go"
        begin, end = ("\r", "\x1b[K") if self._overwrites else ("", "\n")
        print(f"{begin}{text}", end=end, file=sys.stderr, flush=True)
