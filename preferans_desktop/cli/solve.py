"""`preferans solve`: double-dummy answers on standard input (docs/rules/record-format.md).

One JSON position a line in, one answer a line out, in order.
"""

from __future__ import annotations

import json
import sys
import time
from reprlib import repr as repr_of
from typing import Any, NamedTuple

from preferans_ai.kernel import Goal, KernelError, Position, PositionError, Solver
from preferans_desktop.cli.lines import (
    NOT_WRITTEN,
    BadQuestionError,
    check_keys,
    fields_of,
    mark_of,
    serve,
)
from preferans_desktop.cli.output import ArgumentParser, print_out, use_utf8
from preferans_desktop.record.errors import RecordError, one_line
from preferans_desktop.rules.cards import Card, Suit, format_card, parse_card, parse_cards
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.settings import is_whole

LINE_LIMIT = 64 * 1024
"""Longest question that is read, in bytes."""
BAD_INPUT = 2

_REQUIRED = ("hands", "contract", "declarer", "leader")
_KEYS = frozenset({"id", *_REQUIRED, "table", "cards"})


class _Asked(NamedTuple):
    """What a contract asks: its trump, the question, and the key of the answer."""

    trump: Suit | None
    goal: Goal
    key: str


_CONTRACTS = {suit.name.lower(): _Asked(suit, Goal.TRICKS, "declarer_tricks") for suit in Suit} | {
    "sans": _Asked(None, Goal.TRICKS, "declarer_tricks"),
    "betl": _Asked(None, Goal.CAUGHT, "declarer_takes_a_trick"),
    "preferans": _Asked(None, Goal.ALL, "declarer_takes_all"),
}
_ANSWER_KEYS = frozenset({asked.key for asked in _CONTRACTS.values()} | {"nodes", "ms"})
"""May stand in a question and are not read: an answered question can be asked again."""


def main(arguments: list[str]) -> int:
    """Answer questions until the input ends, or tell about the kernel.

    Returns:
        Exit code: 0, 2 when there is no such kernel, 1 when nobody takes the answers.
    """
    use_utf8()
    parser = ArgumentParser(
        prog="preferans solve",
        description="Answer positions with open cards: one JSON object a line in, one a line out.",
    )
    parser.add_argument(
        "--about", action="store_true", help="tell whether the kernel is compiled, and end"
    )
    options = parser.parse_args(arguments)
    try:
        solver = Solver()
    except KernelError as error:
        print(f"preferans solve: {error}", file=sys.stderr)
        return BAD_INPUT
    if not options.about:
        return serve(lambda line, _is_waiting: answer(line, solver), LINE_LIMIT)
    about = json.dumps({"compiled": solver.leg.is_compiled})
    return 0 if print_out(about) else NOT_WRITTEN


def answer(line: bytes, solver: Solver) -> dict[str, Any]:
    """The answer to one line, an error where it cannot be answered."""
    began = time.perf_counter()
    number: object = None
    try:
        fields = fields_of(line, LINE_LIMIT)
        number = mark_of(fields)
        check_keys(fields, _REQUIRED, _KEYS | _ANSWER_KEYS)
        asked = _asked(fields["contract"])
        told = _answer(_position(fields, asked), asked, solver, by_card=_flag(fields, "cards"))
    except (BadQuestionError, PositionError, RecordError) as error:
        return {"id": number, "error": one_line(str(error))}
    elapsed = round((time.perf_counter() - began) * 1000, 3)
    return {"id": number, **told, "nodes": solver.nodes, "ms": elapsed}


def _answer(
    position: Position, asked: _Asked, solver: Solver, *, by_card: bool
) -> dict[str, object]:
    says = int if asked.goal is Goal.TRICKS else bool
    if not by_card:
        return {asked.key: says(solver.value(position, asked.goal))}
    values = solver.card_values(position, asked.goal)
    gains = (position.to_act == position.declarer) != (asked.goal is Goal.CAUGHT)
    best = max(values.values()) if gains else min(values.values())
    return {
        asked.key: says(best),
        "cards": {format_card(Card(card)): says(value) for card, value in values.items()},
    }


def _asked(contract: object) -> _Asked:
    if not isinstance(contract, str) or contract not in _CONTRACTS:
        known = ", ".join(_CONTRACTS)
        raise BadQuestionError(f"contract: {repr_of(contract)} is not one of {known}")
    return _CONTRACTS[contract]


def _position(fields: dict[str, Any], asked: _Asked) -> Position:
    hands = _texts(fields["hands"], "hands")
    if len(hands) != len(SEATS):
        raise BadQuestionError(f"hands: there are {len(hands)}, not {len(SEATS)}")
    held = [_cards(text, f"hands, seat {seat}") for seat, text in enumerate(hands)]
    table = [_card(text) for text in _texts(fields.get("table", []), "table")]
    seen: set[Card] = set()
    for cards in (*held, table):
        for card in cards:
            if card in seen:
                raise BadQuestionError(f"{format_card(card)} lies in two places")
            seen.add(card)
    first, second, third = (sum(1 << card for card in cards) for cards in held)
    return Position(
        (first, second, third),
        declarer=_seat(fields, "declarer"),
        leader=_seat(fields, "leader"),
        trump=asked.trump,
        table=tuple(table),
    )


def _texts(value: object, place: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadQuestionError(f"{place}: {repr_of(value)} is not a list of texts")
    return value


def _cards(text: str, place: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text) if text else ()
    except ValueError as error:
        raise BadQuestionError(f"{place}: {error}") from error


def _card(text: str) -> Card:
    try:
        return parse_card(text)
    except ValueError as error:
        raise BadQuestionError(f"table: {error}") from error


def _seat(fields: dict[str, Any], key: str) -> int:
    seat = fields[key]
    if not is_whole(seat) or seat not in SEATS:
        raise BadQuestionError(f"{key}: {repr_of(seat)} is not 0, 1 or 2")
    return int(seat)


def _flag(fields: dict[str, Any], key: str) -> bool:
    flag = fields.get(key, False)
    if not isinstance(flag, bool):
        raise BadQuestionError(f"{key}: {repr_of(flag)} is neither true nor false")
    return flag
