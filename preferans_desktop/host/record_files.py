"""Matches out of record files, and into them (docs/rules/record-format.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from preferans_desktop.host.files import write_whole
from preferans_desktop.host.header import Participants, new_header
from preferans_desktop.host.storage.errors import storage_errors
from preferans_desktop.host.storage.matches import Saved
from preferans_desktop.record.document import document_of, load_record
from preferans_desktop.record.errors import Place, RecordError
from preferans_desktop.record.faults import Fault
from preferans_desktop.record.replaying import log_of_record, match_of, record_of_log
from preferans_desktop.rules.serbian.log import Log

SUFFIX = ".pref.json"


def read_match(path: Path, seated: Participants, seed: int) -> Saved:
    """The match that a record tells, as a new one that can go on where the record ends.

    Args:
        path: of the record.
        seated: who plays at each seat; the names are those of the record.
        seed: the computer players' decisions follow from it.

    Raises:
        RecordError: the file cannot be read, is no record, breaks the rules, or hides cards.
    """
    record = load_record(path)
    if record.seen_by is not None:
        raise RecordError(Place(keys=("seen_by",)), Fault.HIDDEN)
    try:
        match_of(record)
    except RecordError as error:
        error.players = record.players
        raise
    first, second, third = (
        replace(player, name=name) for player, name in zip(seated, record.players, strict=True)
    )
    header = new_header(record.rules, record.dealer, (first, second, third), seed)
    return Saved(header, log_of_record(record))


def write_match(path: Path, log: Log, names: Sequence[str]) -> None:
    """Write a match as a record, with the hand in progress and all cards in it.

    Raises:
        StorageError: the file cannot be written.
    """
    document = document_of(record_of_log(log, tuple(names)))
    with storage_errors(path):
        write_whole(path, json.dumps(document, ensure_ascii=False, indent=1) + "\n")
