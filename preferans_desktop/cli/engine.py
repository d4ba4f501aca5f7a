"""`preferans engine`: a computer player on standard input (docs/rules/record-format.md).

One JSON question a line in, one answer a line out, in order. An unmasked record is masked before
a player looks at it. This is also the child process in which the players of the window think.
"""

from __future__ import annotations

import math
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from reprlib import repr as repr_of
from typing import Any

from preferans_ai.candidates import Choice
from preferans_ai.conventions import speaks_against
from preferans_ai.knowledge import knowledge_of
from preferans_ai.levels import LEVELS, level_of
from preferans_ai.personas import PERSONAS, USUAL
from preferans_ai.player import choose
from preferans_desktop.cli.lines import (
    BadQuestionError,
    IsWaiting,
    check_keys,
    fields_of,
    mark_of,
    serve,
)
from preferans_desktop.cli.open_hand import open_hand
from preferans_desktop.cli.output import use_utf8
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.reasons import why
from preferans_desktop.record.document import SIZE_LIMIT, Record
from preferans_desktop.record.errors import RecordError
from preferans_desktop.record.reader import RecordReader
from preferans_desktop.record.reasons import format_parameter
from preferans_desktop.record.text import format_words
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.masking import view_of, view_of_masked
from preferans_desktop.rules.serbian.settings import is_whole
from preferans_desktop.rules.serbian.view import PlayerView

LINE_LIMIT = SIZE_LIMIT + 64 * 1024
"""Longest question that is read, in bytes: a record and what surrounds it."""

_KEYS = frozenset(
    {"id", "seat", "record", "level", "persona", "seed", "budget_ms", "gives_way", "explain"}
)
_OPEN_KEYS = frozenset({"id", "record", "open", "gives_way"})


@dataclass(frozen=True, slots=True)
class Question:
    """One line of input.

    Attributes:
        seat: who is to say or play something.
        record: the JSON document of the match record, masked or not.
        persona: how boldly he speaks.
        seed: makes the answer repeatable.
        budget_ms: milliseconds after which thinking is cut short, None for no limit.
        gives_way: thinking is cut short as soon as another line is waiting.
        explain: of each card that was weighed, tell what speaks against it.
    """

    seat: Seat
    record: object
    level: str
    persona: str
    seed: int
    budget_ms: int | None
    gives_way: bool
    explain: bool


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
    return serve(lambda line, is_waiting: answer(line, reader, is_waiting), LINE_LIMIT)


def _never() -> bool:
    return False


def answer(line: bytes, reader: RecordReader, is_waiting: IsWaiting = _never) -> dict[str, Any]:
    """The answer to one line, an error where it cannot be answered."""
    began = time.perf_counter()
    number: object = None
    try:
        fields = fields_of(line, LINE_LIMIT)
        number = mark_of(fields)
        if "open" in fields:
            return {"id": number, **_open_cards(fields, reader, is_waiting)}
        question = _question(fields)
        view, record = _view(question, reader)
        stopped = _stop(began, question, is_waiting)
        choice = choose(view, question.level, question.seed, stopped, question.persona)
        told = _told(choice, record, question)
        if question.explain:
            _explain(told["candidates"], choice, view)
    except (BadQuestionError, RecordError) as error:
        return {"id": number, "error": str(error)}
    except Exception as error:  # noqa: BLE001 - the next question must still be answered
        traceback.print_exc()
        return {"id": number, "error": f"the player failed: {type(error).__name__}: {error}"}
    elapsed = round((time.perf_counter() - began) * 1000)
    return {"id": number, "action": told.pop("action"), "ms": elapsed, **told}


def _open_cards(
    fields: dict[str, Any], reader: RecordReader, is_waiting: IsWaiting
) -> dict[str, Any]:
    """What open cards would have given in the hand that the record has finished last."""
    check_keys(fields, ("record",), _OPEN_KEYS)
    if fields["open"] is not True:
        raise BadQuestionError(f"open: {repr_of(fields['open'])} is not true")
    record, match = reader.read(fields["record"])
    if record.seen_by is not None or not match.finished:
        raise BadQuestionError("open cards are told of a finished hand in a record without masks")
    gives_way = _flag(fields, "gives_way")
    return open_hand(match.finished[-1].hand, is_waiting if gives_way else _never)


def _question(fields: dict[str, Any]) -> Question:
    check_keys(fields, ("seat", "record"), _KEYS)
    budget = fields.get("budget_ms")
    if "budget_ms" in fields and (budget is None or not is_whole(budget) or budget < 1):
        raise BadQuestionError(f"budget_ms: {repr_of(budget)} is not a number of milliseconds")
    seat, level, seed = fields["seat"], fields.get("level", LEVELS[-1]), fields.get("seed", 0)
    if not is_whole(seat) or seat not in SEATS:
        raise BadQuestionError(f"seat: {repr_of(seat)} is not 0, 1 or 2")
    if not isinstance(level, str) or level not in LEVELS:
        raise BadQuestionError(f"level: {repr_of(level)} is not one of {', '.join(LEVELS)}")
    persona = fields.get("persona", USUAL)
    if not isinstance(persona, str) or persona not in PERSONAS:
        raise BadQuestionError(f"persona: {repr_of(persona)} is not one of {', '.join(PERSONAS)}")
    if not is_whole(seed):
        raise BadQuestionError(f"seed: {repr_of(seed)} is not a whole number")
    gives_way, explain = _flag(fields, "gives_way"), _flag(fields, "explain")
    return Question(seat, fields["record"], level, persona, seed, budget, gives_way, explain)


def _flag(fields: dict[str, Any], name: str) -> bool:
    value = fields.get(name, False)
    if not isinstance(value, bool):
        raise BadQuestionError(f"{name}: {repr_of(value)} is not true or false")
    return value


def _stop(began: float, question: Question, is_waiting: IsWaiting) -> Callable[[], bool]:
    """The emergency stop of an answer begun at this reading of the clock."""
    budget = math.inf if question.budget_ms is None else question.budget_ms / 1000

    def is_over() -> bool:
        return time.perf_counter() - began > budget or (question.gives_way and is_waiting())

    return is_over


def _view(question: Question, reader: RecordReader) -> tuple[PlayerView, Record]:
    record, match = reader.read(question.record)
    if record.seen_by is None:
        return view_of(match, question.seat), record
    if record.seen_by != question.seat:
        raise BadQuestionError(
            f"seat {question.seat} is asked, but the record is what seat {record.seen_by} sees"
        )
    return view_of_masked(match, question.seat), record


def _told(choice: Choice, record: Record, question: Question) -> dict[str, Any]:
    """The answer in record words; the reason names the player as the record does."""
    player = Player(record.players[question.seat], Gender.M)
    told: dict[str, Any] = {
        "action": None if choice.action is None else format_words(choice.action),
        "candidates": [
            {
                "action": format_words(candidate.action),
                "passes": candidate.passes,
                "value": candidate.value,
                "falls": candidate.falls,
                "bule": None if candidate.written is None else candidate.written.bule,
                "supe": None if candidate.written is None else candidate.written.supe,
            }
            for candidate in choice.candidates
        ],
        "reason": None
        if choice.reason_code is None
        else why(choice.reason_code, player, **choice.parameters),
        "reason_code": choice.reason_code,
        "reason_parameters": _told_parameters(choice.parameters),
        "deals": level_of(question.level).work,
    }
    if choice.cut:
        told["cut"] = True
    return told


def _told_parameters(parameters: Mapping[str, object]) -> dict[str, str | float]:
    return {name: format_parameter(name, value) for name, value in parameters.items()}


def _explain(told: list[dict[str, Any]], choice: Choice, view: PlayerView) -> None:
    """Add to the cards weighed which convention tells them from the one chosen."""
    if view.hand is None or not isinstance(choice.action, PlayCard):
        return
    know = knowledge_of(view.hand, view.seat)
    for candidate, weighed in zip(told, choice.candidates, strict=True):
        if weighed.action == choice.action or not isinstance(weighed.action, PlayCard):
            continue
        against = speaks_against(know, weighed.action.card, choice.action.card)
        if against is not None:
            candidate["against_code"] = against[0]
            candidate["against_parameters"] = _told_parameters(against[1])
