"""Records changed at random: read or refused, never anything else."""

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_desktop.record.document import document_of, parse_record, record_of
from preferans_desktop.record.errors import RecordError
from preferans_desktop.record.reader import RecordReader
from preferans_desktop.record.replaying import log_of_record, match_of, record_of_log
from preferans_desktop.record.report import report
from preferans_desktop.rules.serbian.log import replay
from preferans_desktop.rules.serbian.masking import masked_log, view_of, view_of_masked
from support.records import a_record, cut

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 3),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=6),
    st.sampled_from(["?", "", "0", "1", "S7", "S7 S8", "0 dalje", "1 ponuda sve", "2 skart ? ?"]),
    st.just([]),
    st.just({}),
)


def _masked(document: dict[str, Any], seat: int) -> dict[str, Any]:
    record = record_of(document)
    log = log_of_record(record)
    return document_of(record_of_log(masked_log(log, replay(log), seat), record.players, seat))


@cache
def bases() -> list[dict[str, Any]]:
    """Good records and masked ones to begin with."""
    return [
        a_record(2),
        a_record(20),
        a_record(25),
        _masked(cut(a_record(20), 1, 21), 2),
        _masked(cut(a_record(2), 1, 13), 0),
        _masked(cut(a_record(2), 2, 7), 0),
        _masked(cut(a_record(20), 2, 5), 1),
    ]


def _places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _places(inner, (*path, index))


def _at(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


@st.composite
def changed_documents(draw: st.DrawFn) -> Any:
    """A document with one to three of its places changed."""
    document: Any = copy.deepcopy(draw(st.sampled_from(bases())))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from([*_places(document)]))
        if not path:
            continue
        owner, key = _at(document, path[:-1]), path[-1]
        match draw(st.sampled_from(["junk", "drop", "double", "swap", "letters", "elsewhere"])):
            case "junk":
                owner[key] = draw(JUNK)
            case "drop":
                del owner[key]
            case "double" if isinstance(owner, list):
                owner.insert(key, copy.deepcopy(owner[key]))
            case "swap" if isinstance(owner, list):
                other = draw(st.integers(0, len(owner) - 1))
                owner[key], owner[other] = owner[other], owner[key]
            case "letters" if isinstance(owner[key], str) and owner[key]:
                letters = list(owner[key])
                place = draw(st.integers(0, len(letters) - 1))
                letters[place] = draw(st.sampled_from([*"SDHC789TJQKA0123? ", "", "\n", "ć"]))
                owner[key] = "".join(letters)
            case _:
                owner[key] = copy.deepcopy(
                    _at(document, draw(st.sampled_from([*_places(document)])))
                )
    return document


def refusal(data: bytes) -> str | None:
    """Why the bytes are refused; None when they are read. Nothing but RecordError may come."""
    try:
        match_of(parse_record(data))
    except RecordError as error:
        return str(error)
    return None


def read_or_refuse(data: bytes) -> None:
    """All that reading a record leads to."""
    message = refusal(data)
    if message is not None:
        assert message.isprintable()
        assert len(message) <= 401
        return
    record = parse_record(data)
    match = match_of(record)
    report(match, record.seen_by)
    if record.seen_by is None:
        for seat in range(3):
            view_of(match, seat)
    else:
        view_of_masked(match, record.seen_by)
    assert record_of(document_of(record)) == record


@given(changed_documents())
def test_a_changed_record_is_read_or_refused(document: Any) -> None:
    read_or_refuse(json.dumps(document).encode())


@given(st.lists(changed_documents(), min_size=1, max_size=4))
def test_a_reader_is_not_confused_by_what_it_read_before(documents: list[Any]) -> None:
    reader = RecordReader()
    for document in documents:
        message = refusal(json.dumps(document).encode())
        if message is None:
            assert reader.read(document)[1] == match_of(record_of(document))
        else:
            with pytest.raises(RecordError) as error:
                reader.read(document)
            assert str(error.value) == message


@given(st.binary(max_size=200), st.integers(0, 2**32))
def test_changed_bytes_are_read_or_refused(noise: bytes, seed: int) -> None:
    generator = random.Random(seed)
    data = bytearray(json.dumps(generator.choice(bases())).encode())
    for byte in noise[:8]:
        data[generator.randrange(len(data))] = byte
    start = generator.randrange(len(data))
    for text in (bytes(data), bytes(data[:start]) + noise + bytes(data[start:]), noise):
        read_or_refuse(text)


@given(st.recursive(JUNK, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))
def test_any_json_is_refused(document: Any) -> None:
    with pytest.raises(RecordError):
        record_of(document)
