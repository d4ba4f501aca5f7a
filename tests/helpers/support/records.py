"""Records to read, spoil and mask, as JSON documents."""

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

VECTORS = Path(__file__).parents[2] / "data" / "vectors" / "records.jsonl"
"""Match records with what `preferans replay --json` must say of them, one a line."""

DEFAULT_LINES = 30
"""So many lines from the first play the preset srpski without switches; the rest do not."""


@cache
def _lines() -> tuple[dict[str, Any], ...]:
    return tuple(json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines())


def vectors() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Records of the default preset, each with its expected report."""
    return [(copy.deepcopy(line["record"]), line["expected"]) for line in _lines()[:DEFAULT_LINES]]


def unplayed_vectors() -> list[dict[str, Any]]:
    """Records under presets and switches that are not played yet."""
    return [copy.deepcopy(line["record"]) for line in _lines()[DEFAULT_LINES:]]


def a_record(number: int = 2) -> dict[str, Any]:
    """A fresh copy of one record of the default preset, counted from 1."""
    record: dict[str, Any] = vectors()[number - 1][0]
    return record


def cut(record: dict[str, Any], hand: int, action: int | None = None) -> dict[str, Any]:
    """The record up to an action of a hand, both counted from 1; to its end without one."""
    record = copy.deepcopy(record)
    record["hands"] = record["hands"][:hand]
    if action is not None:
        record["hands"][-1]["actions"] = record["hands"][-1]["actions"][:action]
    record["otpis"] = False
    return record


def write(folder: Path, document: object, name: str = "x.pref.json") -> Path:
    """A file with this document; bytes are written as they are."""
    path = folder / name
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    path.write_bytes(data)
    return path
