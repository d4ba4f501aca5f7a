"""Matches in the database: begin, append, load, finish, list.

The functions expect to run inside `storage_errors`; those that write, inside a transaction.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any, cast

from preferans_desktop.host.header import (
    LEVELS,
    PERSONAS,
    USUAL_PERSONA,
    MatchHeader,
    Participant,
    Participants,
)
from preferans_desktop.host.review.kinds import Key, Kind
from preferans_desktop.host.storage.entries import parse_entry
from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.language.players import Gender
from preferans_desktop.rules.errors import PreferansError
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.log import Entry, Log, apply_event, in_force, replay
from preferans_desktop.rules.serbian.match import Match, RuleViolation, start
from preferans_desktop.rules.serbian.settings import Rules, SwitchValue, unplayed

UNFINISHED, FINISHED = "unfinished", "finished"

_GENDERS = {Gender.M: "m", Gender.F: "f"}
_HEADER_COLUMNS = "id, created, preset, bule, refe, switches, dealer, seed, players, training"
_NO_HEADER = (PreferansError, ValueError, RecursionError)
"""What a damaged header ends in; the last one of JSON that is nested too deeply."""
_LATEST_FIRST = "ORDER BY taken_up DESC, number DESC"


@dataclass(frozen=True, slots=True)
class Saved:
    """A match out of the store."""

    header: MatchHeader
    log: Log


@dataclass(frozen=True, slots=True)
class Kept:
    """A match of the store as a list tells of it, without its log.

    Attributes:
        id: its name in the store.
        created: when it was begun, ISO 8601, UTC.
        header: None where it is damaged.
        finished: its end was seen.
        entries: how many its log has.
    """

    id: str
    created: str
    header: MatchHeader | None
    finished: bool
    entries: int


def create(connection: sqlite3.Connection, header: MatchHeader) -> None:
    """Add a match without entries."""
    rules = header.rules
    values = (
        header.id,
        header.created,
        rules.preset,
        rules.bule,
        rules.refe,
        json.dumps(dict(rules.changed)),
        header.dealer,
        header.seed,
        json.dumps([_format_player(player) for player in header.players], ensure_ascii=False),
        int(header.training),
        UNFINISHED,
    )
    marks = ", ".join("?" * len(values))
    connection.execute(
        f"INSERT INTO matches ({_HEADER_COLUMNS}, state) VALUES ({marks})",  # noqa: S608
        values,
    )


def exists(connection: sqlite3.Connection, match_id: str) -> bool:
    """Whether the store has this match."""
    found = connection.execute("SELECT 1 FROM matches WHERE id = ?", (match_id,))
    return found.fetchone() is not None


def count_entries(connection: sqlite3.Connection, match_id: str) -> int:
    """How many entries of a match the store has."""
    count: int = connection.execute(
        "SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE match_id = ?", (match_id,)
    ).fetchone()[0]
    return count


def append(connection: sqlite3.Connection, match_id: str, seq: int, kind: str, body: str) -> None:
    """Add an entry; `seq` is the number of those before it."""
    connection.execute(
        "INSERT INTO entries (match_id, seq, kind, body) VALUES (?, ?, ?, ?)",
        (match_id, seq, kind, body),
    )


def keep_thought(connection: sqlite3.Connection, match_id: str, key: Key, body: str) -> None:
    """Add what is known of an act; nothing changes where it is there already."""
    seq, kind = key
    if kind is Kind.COMPARED:
        connection.execute(
            "INSERT OR IGNORE INTO comparisons (match_id, seq, body) VALUES (?, ?, ?)",
            (match_id, seq, body),
        )
        return
    connection.execute(
        "INSERT OR IGNORE INTO thoughts (match_id, seq, kind, body) VALUES (?, ?, ?, ?)",
        (match_id, seq, kind.value, body),
    )


def thoughts(connection: sqlite3.Connection, match_id: str) -> dict[Key, str]:
    """All that is known of the acts of a match."""
    rows = connection.execute(
        "SELECT seq, kind, body FROM thoughts WHERE match_id = ?1"
        " UNION ALL SELECT seq, ?2, body FROM comparisons WHERE match_id = ?1",
        (match_id, Kind.COMPARED.value),
    )
    return {(seq, Kind(kind)): body for seq, kind, body in rows}


def take_up(connection: sqlite3.Connection, match_id: str) -> None:
    """A match that is at the table from now on."""
    connection.execute(
        "UPDATE matches SET taken_up = (SELECT MAX(taken_up) + 1 FROM matches) WHERE id = ?1"
        " AND EXISTS (SELECT 1 FROM matches AS other"
        " WHERE other.id <> ?1 AND other.taken_up >= matches.taken_up)",
        (match_id,),
    )


def mark_finished(connection: sqlite3.Connection, match_id: str) -> None:
    """A match that is not to be continued any more."""
    connection.execute(
        "UPDATE matches SET state = ?1 WHERE id = ?2 AND state <> ?1", (FINISHED, match_id)
    )


def latest_unfinished(connection: sqlite3.Connection) -> Saved | None:
    """The unfinished match that was at the table last.

    Raises:
        StorageError: it is damaged; match, entry and cause are named.
    """
    found = connection.execute(
        f"SELECT id FROM matches WHERE state = ? {_LATEST_FIRST} LIMIT 1",  # noqa: S608
        (UNFINISHED,),
    ).fetchone()
    return None if found is None else load(connection, found[0])


def kept(connection: sqlite3.Connection) -> tuple[Kept, ...]:
    """Every match, the one that was at the table last first."""
    rows = connection.execute(
        f"SELECT {_HEADER_COLUMNS}, state,"  # noqa: S608 - our own columns
        " (SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE match_id = matches.id)"
        f" FROM matches {_LATEST_FIRST}"
    )
    return tuple(_parse_kept(row) for row in rows)


def _parse_kept(row: tuple[Any, ...]) -> Kept:
    *columns, state, entries = row
    try:
        header = _parse_header(tuple(columns))
    except _NO_HEADER:
        header = None
    return Kept(columns[0], columns[1], header, state == FINISHED, entries)


def load(connection: sqlite3.Connection, match_id: str) -> Saved:
    """A match with its log, checked by applying it.

    Raises:
        StorageError: there is no such match, or it is damaged; match, entry and cause are named.
    """
    header = _load_header(connection, match_id)
    log = _load_log(connection, header)
    _applied(connection, match_id, log, replay)
    return Saved(header, log)


def standing(connection: sqlite3.Connection, match_id: str) -> Match:
    """How a match stands.

    Raises:
        StorageError: as in `load`.
    """
    log = _load_log(connection, _load_header(connection, match_id))
    return _applied(connection, match_id, log, _passed_through)


def _passed_through(log: Log) -> Match:
    """The same as `replay`, which remembers; of many matches that are listed none is needed."""
    return reduce(apply_event, in_force(log.entries), start(log.rules, log.dealer))


def _applied(
    connection: sqlite3.Connection, match_id: str, log: Log, apply: Callable[[Log], Match]
) -> Match:
    try:
        return apply(log)
    except (RuleViolation, ValueError):
        raise _first_fault(connection, match_id, log) from None


def _load_log(connection: sqlite3.Connection, header: MatchHeader) -> Log:
    entries = tuple(_load_entries(connection, header.id))
    return Log(header.rules, header.dealer, entries)


def _damaged(connection: sqlite3.Connection, match_id: str, place: str, why: str) -> StorageError:
    file = Path(connection.execute("PRAGMA database_list").fetchone()[2])
    return StorageError(Cause.DAMAGED, file, f"match {match_id}, {place}: {why}")


def _load_header(connection: sqlite3.Connection, match_id: str) -> MatchHeader:
    row = connection.execute(
        f"SELECT {_HEADER_COLUMNS} FROM matches WHERE id = ?",  # noqa: S608 - our own columns
        (match_id,),
    ).fetchone()
    if row is None:
        raise _damaged(connection, match_id, "header", "there is no such match")
    try:
        return _parse_header(row)
    except _NO_HEADER as error:
        raise _damaged(connection, match_id, "header", str(error)) from error


def _parse_header(row: tuple[Any, ...]) -> MatchHeader:
    match_id, created, preset, bule, refe, switches, dealer, seed, players, training = row
    rules = Rules(preset, bule, refe, _parse_switches(switches))
    missing = unplayed(rules)
    if missing is not None:
        msg = f"{missing[0]} {missing[1]!r} is not played"
        raise ValueError(msg)
    if dealer not in SEATS:
        msg = f"the dealer is seat {dealer}"
        raise ValueError(msg)
    seated = _parse_players(players)
    return MatchHeader(match_id, created, rules, dealer, seed, seated, training=bool(training))


def _parse_switches(text: str) -> tuple[tuple[str, SwitchValue], ...]:
    match json.loads(text):
        case dict() as changed:
            return tuple(changed.items())
        case _:
            msg = f"switches are {text!r}"
            raise ValueError(msg)


def _format_player(player: Participant) -> dict[str, str | None]:
    return {
        "name": player.name,
        "gender": _GENDERS[player.gender],
        "kind": "human" if player.level is None else "computer",
        "level": player.level,
        "persona": None if player.level is None else player.persona,
    }


def _parse_players(text: str) -> Participants:
    players = json.loads(text)
    if not isinstance(players, list) or len(players) != len(SEATS):
        msg = f"players are {text!r}"
        raise ValueError(msg)
    return cast("Participants", tuple(_parse_player(player) for player in players))


def _parse_player(fields: Any) -> Participant:
    match fields:
        case {"name": str(name), "gender": "m" | "f" as word, "kind": "human", "level": None}:
            return Participant(name, _gender(word))
        case {
            "name": str(name),
            "gender": "m" | "f" as word,
            "kind": "computer",
            "level": str(level),
        } if level in LEVELS:
            persona = fields.get("persona", USUAL_PERSONA)  # matches of before have none
            if persona in PERSONAS:
                return Participant(name, _gender(word), level, persona)
    msg = f"{fields!r} is no player"
    raise ValueError(msg)


def _gender(letter: str) -> Gender:
    return next(gender for gender, known in _GENDERS.items() if known == letter)


def _load_entries(connection: sqlite3.Connection, match_id: str) -> Sequence[Entry]:
    entries: list[Entry] = []
    rows = connection.execute(
        "SELECT seq, kind, body FROM entries WHERE match_id = ? ORDER BY seq", (match_id,)
    )
    for expected, (seq, kind, body) in enumerate(rows):
        if seq != expected:
            raise _damaged(connection, match_id, f"entry {expected}", "it is missing")
        try:
            entries.append(parse_entry(kind, body))
        except ValueError as error:
            raise _damaged(connection, match_id, f"entry {seq}", str(error)) from error
    return entries


def _first_fault(connection: sqlite3.Connection, match_id: str, log: Log) -> StorageError:
    """The first entry that does not fit the ones before it."""
    for count in range(1, len(log.entries) + 1):
        begun = Log(log.rules, log.dealer, log.entries[:count])
        try:
            replay(begun)
        except RuleViolation as violation:
            why = f"against the rules: {violation.reason.value}"
        except ValueError as error:
            why = str(error)
        else:
            continue
        return _damaged(connection, match_id, f"entry {count - 1}", why)
    msg = "only a log that cannot be replayed has a fault"
    raise ValueError(msg)
