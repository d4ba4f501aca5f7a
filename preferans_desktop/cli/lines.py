"""Talking line by line: one JSON object a line in, one a line out, in order."""

from __future__ import annotations

import json
import math
import signal
import sys
from collections.abc import Callable, Collection, Iterator
from reprlib import repr as repr_of
from typing import Any, BinaryIO

from preferans_desktop.cli.output import print_out
from preferans_desktop.record.document import is_encodable, parse_json

NOT_WRITTEN = 1


class BadQuestionError(Exception):
    """A question that cannot be answered; the message says why."""


def serve(answer: Callable[[bytes], dict[str, Any]], limit: int) -> int:
    """Answer the lines of standard input until it ends.

    Args:
        answer: gives the answer to a line.
        limit: longest line, in bytes; a longer one comes cut.

    Returns:
        Exit code: 0, or 1 when there is no standard input or nobody takes the answers.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing is lost by ending at once
    if sys.stdin is None:
        print("there is no standard input", file=sys.stderr)
        return NOT_WRITTEN
    for line in _lines(sys.stdin.buffer, limit):
        if not print_out(json.dumps(answer(line), ensure_ascii=False)):
            return NOT_WRITTEN
    return 0


def _lines(stream: BinaryIO, limit: int) -> Iterator[bytes]:
    """Lines of a stream; of one that is too long the rest is skipped."""
    while line := stream.readline(limit + 1):
        rest = line
        while not rest.endswith(b"\n") and (rest := stream.readline(limit)):
            pass
        yield line


def fields_of(line: bytes, limit: int) -> dict[str, Any]:
    """The JSON object in a line.

    Raises:
        BadQuestionError: the line is too long, or holds something else.
        RecordError: it is not strict JSON.
    """
    if len(line) > limit:
        raise BadQuestionError(f"the line is over {limit} bytes")
    fields = parse_json(line)
    if not isinstance(fields, dict):
        raise BadQuestionError("the line is not a JSON object")
    return fields


def mark_of(fields: dict[str, Any]) -> object:
    """The id that an answer is marked with: a text or a finite number, else nothing."""
    value = fields.get("id")
    if isinstance(value, str):
        return value if is_encodable(value) else None
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    return value if isinstance(value, int) else None


def check_keys(fields: dict[str, Any], required: Collection[str], known: Collection[str]) -> None:
    """Refuse a question with an unknown key, or without a required one.

    Raises:
        BadQuestionError: naming the key.
    """
    for key in fields:
        if key not in known:
            raise BadQuestionError(f"there is no key {repr_of(key)}")
    for key in required:
        if key not in fields:
            raise BadQuestionError(f"the key {key!r} is missing")
