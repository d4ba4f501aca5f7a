"""Reading line by line, and knowing whether another line waits."""

import io
import os

import pytest

from preferans_desktop.cli.lines import Lines


@pytest.fixture
def pipe():
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as stream, os.fdopen(writing, "wb", buffering=0) as sink:
        yield stream, sink


def test_what_has_come_meanwhile_is_waiting(pipe) -> None:
    stream, sink = pipe
    lines = Lines(stream, 100)
    sink.write(b"one\n")
    assert next(iter(lines)) == b"one\n"
    assert not lines.is_waiting()
    sink.write(b"two\n")
    assert lines.is_waiting()


def test_what_came_with_the_line_before_is_waiting(pipe) -> None:
    stream, sink = pipe
    lines = Lines(stream, 100)
    sink.write(b"one\ntwo\n")
    assert next(iter(lines)) == b"one\n"
    assert lines.is_waiting()
    assert next(iter(lines)) == b"two\n"
    assert not lines.is_waiting()


def test_the_end_does_not_keep_anybody_waiting(pipe) -> None:
    stream, sink = pipe
    lines = Lines(stream, 100)
    sink.write(b"one\n")
    sink.close()
    assert next(iter(lines)) == b"one\n"
    assert lines.is_waiting()
    assert list(lines) == []


def test_lines_of_every_length() -> None:
    text = b"".join(b"x" * length + b"\n" for length in (0, 1, 9, 10, 11, 200_000, 3)) + b"end"
    cut = [b"\n", b"x\n", b"x" * 9 + b"\n", b"x" * 10 + b"\n", b"x" * 11, b"x" * 11, b"xxx\n"]
    lines = Lines(io.BytesIO(text), 10)
    assert list(lines) == [*cut, b"end"]
    assert not lines.is_waiting()
