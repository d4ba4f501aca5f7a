"""Records with known outcomes, read, replayed and reported."""

import json

import pytest

from preferans_desktop.record.document import document_of, parse_record, record_of
from preferans_desktop.record.errors import RecordError
from preferans_desktop.record.reader import RecordReader
from preferans_desktop.record.replaying import (
    Until,
    log_of_record,
    match_of,
    record_of_log,
)
from preferans_desktop.record.report import report
from support.records import unplayed_vectors, vectors

VECTORS = vectors()
NUMBERS = range(1, len(VECTORS) + 1)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_record_is_reported_as_expected(number: int) -> None:
    record, expected = VECTORS[number - 1]
    told = report(match_of(record_of(record)))
    assert {key: told[key] for key in expected} == expected


@pytest.mark.parametrize("number", NUMBERS)
def test_a_record_survives_reading_and_writing(number: int) -> None:
    document, _ = VECTORS[number - 1]
    record = record_of(document)
    written = json.dumps(document_of(record), ensure_ascii=False).encode()
    assert parse_record(written) == record
    log = log_of_record(record)
    assert record_of_log(log, record.players) == record
    again = document_of(record)
    assert again == {**document, "hands": again["hands"]}
    assert isinstance(again["hands"], list)
    for mine, its in zip(again["hands"], document["hands"], strict=True):
        assert [sorted(hand.split()) for hand in mine["deal"]] == [
            sorted(hand.split()) for hand in its["deal"]
        ]
        assert sorted(mine["talon"].split()) == sorted(its["talon"].split())
        assert [sorted(act.split()) for act in mine["actions"]] == [
            sorted(act.split()) for act in its["actions"]
        ]


@pytest.mark.parametrize("number", NUMBERS)
def test_stopping_after_each_hand_tells_its_changes(number: int) -> None:
    # What the hands until then changed, take-overs settled so far included, is the paper there.
    document, _ = VECTORS[number - 1]
    record = record_of(document)
    bule = document["rules"]["bule"]
    for hand in range(1, len(record.hands)):
        told = report(match_of(record, Until(hand)))
        assert told["hands_played"] == hand
        assert told["to_act"] is None
        assert not told["finished"]
        hands = told["hands"]
        assert isinstance(hands, list)
        assert told["bule"] == [bule + sum(h["bule"][seat] for h in hands) for seat in range(3)]
        assert told["supe"] == [
            [sum(h["supe"][one][other] for h in hands) for other in range(3)] for one in range(3)
        ]


@pytest.mark.parametrize("number", [4, 21, 23])
def test_a_reader_that_knows_the_beginning_tells_the_same(number: int) -> None:
    document, _ = VECTORS[number - 1]
    reader = RecordReader()
    for hand in range(1, len(document["hands"]) + 1):
        beginning = {**document, "hands": document["hands"][:hand], "otpis": False}
        record, match = reader.read(beginning)
        assert record == record_of(beginning)
        assert match == match_of(record)


@pytest.mark.parametrize(
    "document", unplayed_vectors(), ids=lambda document: document["rules"]["preset"]
)
def test_what_is_not_played_yet_is_refused_by_name(document: dict) -> None:
    with pytest.raises(RecordError, match=r"^rules: \w+ '?\w+'? is not played yet$"):
        record_of(document)
