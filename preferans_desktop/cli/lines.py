"""Talking line by line: one JSON object a line in, one a line out, in order."""

from __future__ import annotations

import io
import json
import math
import select
import signal
import sys
from collections.abc import Callable, Collection, Iterator
from reprlib import repr as repr_of
from typing import Any, cast

from preferans_desktop.cli.output import print_out
from preferans_desktop.record.document import is_encodable, parse_json

NOT_WRITTEN = 1
CHUNK = 1 << 16
"""So many bytes are read at most at once."""

IsWaiting = Callable[[], bool]
"""Whether another line is waiting to be read, or the input has ended."""


class BadQuestionError(Exception):
    """A question that cannot be answered; the message says why."""


class Lines:
    """Lines of a stream, of which one can tell whether another waits already."""

    def __init__(self, stream: io.BufferedReader | io.BytesIO, limit: int) -> None:
        """Read from a stream that nobody else reads.

        Args:
            stream: what is read.
            limit: longest line, in bytes; a longer one comes cut one byte after it.
        """
        self._stream = stream
        self._limit = limit
        self._unread = bytearray()

    def __iter__(self) -> Iterator[bytes]:
        """The lines to the end of the stream; the last one may lack its newline."""
        while line := self._line():
            yield line

    def is_waiting(self) -> bool:
        """Whether more can be read at once; also true at the end of the stream."""
        if self._unread:
            return True
        try:
            return bool(select.select([self._stream.fileno()], [], [], 0)[0])
        except (OSError, ValueError):
            return False  # a stream of which this cannot be told

    def _line(self) -> bytes:
        """The next line, empty at the end; of one that is too long the rest is skipped."""
        line, piece = bytearray(), b""
        while not piece.endswith(b"\n") and self._has_unread():
            end = self._unread.find(b"\n") + 1 or len(self._unread)
            piece = bytes(self._unread[:end])
            del self._unread[:end]
            line += piece[: self._limit + 1 - len(line)]
        return bytes(line)

    def _has_unread(self) -> bool:
        # Asked for so much, the stream keeps nothing back in a buffer of its own.
        self._unread = self._unread or bytearray(self._stream.read1(CHUNK))
        return bool(self._unread)


def serve(answer: Callable[[bytes, IsWaiting], dict[str, Any]], limit: int) -> int:
    """Answer the lines of standard input until it ends.

    Args:
        answer: gives the answer to a line, while it may ask whether another is waiting.
        limit: longest line, in bytes; a longer one comes cut.

    Returns:
        Exit code: 0, or 1 when there is no standard input or nobody takes the answers.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing is lost by ending at once
    if sys.stdin is None:
        print("there is no standard input", file=sys.stderr)
        return NOT_WRITTEN
    lines = Lines(cast("io.BufferedReader", sys.stdin.buffer), limit)
    for line in lines:
        if not print_out(json.dumps(answer(line, lines.is_waiting), ensure_ascii=False)):
            return NOT_WRITTEN
    return 0


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
