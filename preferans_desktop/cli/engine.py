"""`preferans engine`: a computer player on standard input (docs/rules/record-format.md).

One JSON question a line in, one answer a line out, in order. An unmasked record is masked before
a player looks at it. This is also the child process in which the players of the window think.
"""

from __future__ import annotations

import json
import math
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from reprlib import repr as repr_of
from typing import Any, BinaryIO

from preferans_ai.candidates import Choice
from preferans_ai.player import choose
from preferans_desktop.cli.output import print_out, use_utf8
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.reasons import why
from preferans_desktop.record.document import SIZE_LIMIT, Record, is_encodable, parse_json
from preferans_desktop.record.errors import RecordError
from preferans_desktop.record.reader import RecordReader
from preferans_desktop.record.text import format_words
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.masking import view_of, view_of_masked
from preferans_desktop.rules.serbian.view import PlayerView

LEVELS = ("pocetnik", "kafanski", "majstor")
LINE_LIMIT = SIZE_LIMIT + 64 * 1024
"""Longest question that is read, in bytes: a record and what surrounds it."""

NOT_WRITTEN = 1

_KEYS = frozenset({"id", "seat", "record", "level", "seed", "budget_ms"})


class BadQuestionError(Exception):
    """A question that cannot be answered; the message says why."""


@dataclass(frozen=True, slots=True)
class Question:
    """One line of input.

    Attributes:
        seat: who is to say or play something.
        record: the JSON document of the match record, masked or not.
        seed: makes the answer repeatable.
    """

    seat: Seat
    record: object
    level: str
    seed: int


def main(arguments: list[str]) -> int:
    """Answer questions until the input ends.

    Returns:
        Exit code: 0, 2 when there are arguments, 1 when nobody takes the answers.
    """
    use_utf8()
    if arguments:
        print("preferans engine: takes no arguments", file=sys.stderr)
        return 2
    reader = RecordReader()
    for line in _lines(sys.stdin.buffer):
        if not print_out(json.dumps(answer(line, reader), ensure_ascii=False)):
            return NOT_WRITTEN
    return 0


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines of a stream; one that is too long comes cut, its rest is skipped."""
    while line := stream.readline(LINE_LIMIT + 1):
        rest = line
        while not rest.endswith(b"\n") and (rest := stream.readline(LINE_LIMIT)):
            pass
        yield line


def answer(line: bytes, reader: RecordReader) -> dict[str, Any]:
    """The answer to one line, an error where it cannot be answered."""
    began = time.perf_counter()
    number: object = None
    try:
        fields = _fields(line)
        number = _number(fields.get("id"))
        question = _question(fields)
        view, record = _view(question, reader)
        choice = choose(view, question.level, question.seed)
        told = _told(choice, record, question.seat)
    except (BadQuestionError, RecordError) as error:
        return {"id": number, "error": str(error)}
    except Exception as error:  # noqa: BLE001 - the next question must still be answered
        traceback.print_exc()
        return {"id": number, "error": f"the player failed: {type(error).__name__}: {error}"}
    elapsed = round((time.perf_counter() - began) * 1000)
    return {"id": number, "action": told.pop("action"), "ms": elapsed, **told}


def _fields(line: bytes) -> dict[str, Any]:
    if len(line) > LINE_LIMIT:
        raise BadQuestionError(f"the line is over {LINE_LIMIT} bytes")
    fields = parse_json(line)
    if not isinstance(fields, dict):
        raise BadQuestionError("the line is not a JSON object")
    return fields


def _number(value: object) -> object:
    """What an answer is marked with: a text or a finite number, else nothing."""
    if isinstance(value, str):
        return value if is_encodable(value) else None
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    return value if isinstance(value, int) else None


def _question(fields: dict[str, Any]) -> Question:
    for key in fields:
        if key not in _KEYS:
            raise BadQuestionError(f"there is no key {repr_of(key)}")
    for key in ("seat", "record"):
        if key not in fields:
            raise BadQuestionError(f"the key {key!r} is missing")
    budget = fields.get("budget_ms", 1)
    if not _is_whole(budget) or budget < 1:
        raise BadQuestionError(f"budget_ms: {repr_of(budget)} is not a number of milliseconds")
    seat, level, seed = fields["seat"], fields.get("level", LEVELS[-1]), fields.get("seed", 0)
    if not _is_whole(seat) or seat not in SEATS:
        raise BadQuestionError(f"seat: {repr_of(seat)} is not 0, 1 or 2")
    if not isinstance(level, str) or level not in LEVELS:
        raise BadQuestionError(f"level: {repr_of(level)} is not one of {', '.join(LEVELS)}")
    if not _is_whole(seed):
        raise BadQuestionError(f"seed: {repr_of(seed)} is not a whole number")
    return Question(seat, fields["record"], level, seed)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _view(question: Question, reader: RecordReader) -> tuple[PlayerView, Record]:
    record, match = reader.read(question.record)
    if record.seen_by is None:
        return view_of(match, question.seat), record
    if record.seen_by != question.seat:
        raise BadQuestionError(
            f"seat {question.seat} is asked, but the record is what seat {record.seen_by} sees"
        )
    return view_of_masked(match, question.seat), record


def _told(choice: Choice, record: Record, seat: Seat) -> dict[str, Any]:
    """The answer in record words; the reason names the player as the record does."""
    player = Player(record.players[seat], Gender.M)
    return {
        "action": None if choice.action is None else format_words(choice.action),
        "candidates": [
            {
                "action": format_words(candidate.action),
                "passes": candidate.passes,
                "value": candidate.value,
            }
            for candidate in choice.candidates
        ],
        "reason": None
        if choice.reason_code is None
        else why(choice.reason_code, player, **choice.parameters),
        "reason_code": choice.reason_code,
    }
