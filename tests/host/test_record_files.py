"""Matches out of record files, and into them."""

from __future__ import annotations

import errno
import json
import os
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from preferans_desktop.host.header import LEVELS, Participant
from preferans_desktop.host.record_files import read_match, write_match
from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.language.players import Gender
from preferans_desktop.record.document import document_of, load_record
from preferans_desktop.record.errors import RecordError
from preferans_desktop.record.replaying import record_of_log
from preferans_desktop.rules.serbian.log import Event, Log, Undone, replay
from preferans_desktop.rules.serbian.masking import masked_log
from preferans_desktop.rules.serbian.match import Match
from support.evening import events_of
from support.records import a_record, cut, write

SEATED = (
    Participant("Ti", Gender.M),
    Participant("Stevan", Gender.M, LEVELS[1]),
    Participant("Mira", Gender.F, LEVELS[2]),
)
NAMES = ("Ana", "Bora", "Ceca")


@cache
def evening(seed: int) -> list[tuple[Event, Match]]:
    return events_of(seed)


def log_of(seed: int, count: int) -> Log:
    events = evening(seed)
    match = events[0][1]
    return Log(match.rules, 0, tuple(event for event, _ in events[:count]))


@settings(max_examples=50)
@given(seed=st.integers(0, 2), count=st.integers(0, 400))
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, seed: int, count: int
) -> None:
    path = tmp_path_factory.mktemp("records") / "match.pref.json"
    log = log_of(seed, count)
    write_match(path, log, NAMES)
    saved = read_match(path, SEATED, 7)
    assert saved.log == log
    assert [player.name for player in saved.header.players] == list(NAMES)
    assert (saved.header.seed, saved.header.rules, saved.header.dealer) == (7, log.rules, 0)
    assert [player.level for player in saved.header.players] == [None, *LEVELS[1:]]


def test_what_was_taken_back_is_not_written(tmp_path: Path) -> None:
    log = log_of(1, 5)
    undone = Log(log.rules, log.dealer, (*log.entries, Undone(3)))
    write_match(tmp_path / "match.pref.json", undone, NAMES)
    saved = read_match(tmp_path / "match.pref.json", SEATED, 7)
    assert saved.log.entries == log.entries[:3]
    assert replay(saved.log) == replay(undone)


def test_every_opened_record_is_another_match(tmp_path: Path) -> None:
    path = write(tmp_path, a_record())
    assert read_match(path, SEATED, 1).header.id != read_match(path, SEATED, 1).header.id


def test_a_broken_record_is_refused_with_place_and_cause(tmp_path: Path) -> None:
    record = cut(a_record(), 1, 3)
    record["hands"][0]["actions"].append("0 karta XX")
    with pytest.raises(RecordError, match=r"hand 1, action 4: .*XX"):
        read_match(write(tmp_path, record), SEATED, 1)


def test_a_record_against_the_rules_is_refused(tmp_path: Path) -> None:
    record = a_record()
    record["hands"][0]["actions"].insert(1, record["hands"][0]["actions"][0])
    with pytest.raises(RecordError, match="hand 1, action 2: "):
        read_match(write(tmp_path, record), SEATED, 1)


def test_a_record_with_hidden_cards_is_refused(tmp_path: Path) -> None:
    log = log_of(1, 5)
    seen = record_of_log(masked_log(log, replay(log), 0), NAMES, seen_by=0)
    with pytest.raises(RecordError, match="cards are hidden"):
        read_match(write(tmp_path, document_of(seen)), SEATED, 1)


def test_a_failure_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, a_record())
    before = path.read_bytes()

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageError) as failed:
        write_match(path, log_of(1, 5), NAMES)
    assert (failed.value.cause, failed.value.place) == (Cause.DISK_FULL, path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_names_in_every_script_are_written_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "match.pref.json"
    write_match(path, log_of(1, 1), ("Ти", "Đorđe", "李"))
    assert json.loads(path.read_text(encoding="utf-8"))["players"] == ["Ти", "Đorđe", "李"]
    assert load_record(path).players == ("Ти", "Đorđe", "李")
