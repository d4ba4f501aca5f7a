"""Answers of computer players, line by line (record-format.md, engine)."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from preferans_desktop.record.text import parse_words
from preferans_desktop.rules.errors import PreferansError
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action

Fields = dict[str, Any]
"""An answer as the process wrote it."""


class Trouble(Enum):
    """What the window is told about the computer players; the value is a stable code."""

    DIED = "died"
    UNREADABLE = "unreadable"
    COULD_NOT = "could_not"
    NO_ACT = "no_act"
    ILLEGAL = "illegal"
    TOO_SLOW = "too_slow"
    GIVEN_UP = "given_up"
    BACK = "back"


class AnswerError(PreferansError):
    """An answer that cannot be used."""

    def __init__(self, trouble: Trouble, detail: str) -> None:
        super().__init__(detail)
        self.trouble = trouble


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to the question of that number; no action means silence.

    Attributes:
        fields: all that was told with it.
    """

    number: int
    action: Action | None
    fields: Fields = field(default_factory=dict, compare=False)


def parse_answer(line: str, number: int, seat: Seat) -> Answer | None:
    """The answer to a question, None when the line answers an earlier one.

    Args:
        line: one line as the process wrote it.
        number: of the question that is out.
        seat: who was asked.

    Raises:
        AnswerError: the line is no answer, or says that there is none.
    """
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise AnswerError(Trouble.UNREADABLE, str(error)) from error
    match fields:
        case {"id": int(other)} if other != number:
            return None
        case {"error": error}:
            raise AnswerError(Trouble.COULD_NOT, str(error))
        case {"id": int(), "action": None}:
            return Answer(number, None)
        case {"id": int(), "action": str(words)}:
            return Answer(number, _parse_act(seat, words), fields)
        case _:
            raise AnswerError(Trouble.UNREADABLE, f"not an answer: {line[:200]}")


def _parse_act(seat: Seat, words: str) -> Action:
    try:
        return parse_words(seat, words)
    except ValueError as error:
        raise AnswerError(Trouble.UNREADABLE, str(error)) from error
