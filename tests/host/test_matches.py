"""Matches in the database: what is written comes back, what is damaged is named."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from preferans_desktop.host.header import Participant, new_header
from preferans_desktop.host.storage import matches
from preferans_desktop.host.storage.database import migrations, open_database
from preferans_desktop.host.storage.entries import format_entry
from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.language.players import Gender
from preferans_desktop.rules.serbian.log import Log, Undone, in_force, replay
from preferans_desktop.rules.serbian.settings import Rules


@pytest.fixture
def connection(folder):
    with closing(open_database(folder)) as opened:
        yield opened


def save(connection, header, entries):
    matches.create(connection, header)
    for seq, entry in enumerate(entries):
        matches.append(connection, header.id, seq, *format_entry(entry))


def force(connection, statement, *values):
    """What only damage can do: change what is protected."""
    for trigger in ("entries_never_change", "entries_stay", "entries_stand_in_order"):
        connection.execute(f"DROP TRIGGER IF EXISTS {trigger}")
    connection.execute(statement, values)


def mark(value):
    """Bytes stand for text that is not UTF-8."""
    return "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"


def test_a_match_comes_back(connection, header, random_log):
    log = random_log(seed=2, length=200)
    save(connection, header, log.entries)
    saved = matches.load(connection, header.id)
    assert saved.header == header
    assert saved.log == log


def test_undo_comes_back_as_an_entry(connection, header, random_log):
    entries = (*random_log(seed=2, length=40).entries, Undone(12))
    save(connection, header, entries)
    log = matches.load(connection, header.id).log
    assert log.entries == entries
    assert in_force(log.entries) == entries[:12]


@pytest.mark.parametrize(
    "rules", [Rules(), Rules(refe=None), Rules(bule=2, refe=0, changed=(("table", 3),))]
)
def test_settings_come_back(connection, players, rules):
    header = new_header(rules, 1, players, seed=2**63 - 1)
    matches.create(connection, header)
    assert matches.load(connection, header.id).header == header


@pytest.mark.parametrize("training", [False, True])
def test_a_match_counts_or_is_for_training(connection, players, training):
    header = new_header(Rules(), 1, players, seed=3, training=training)
    matches.create(connection, header)
    assert matches.load(connection, header.id).header.training is training


def test_players_of_before_are_of_the_usual_temper(connection, header):
    matches.create(connection, header)
    connection.execute(
        "UPDATE matches SET players = replace(players, ', \"persona\": \"odvazan\"', '')"
    )
    [mira] = [
        each
        for each in matches.load(connection, header.id).header.players
        if each.level == "majstor"
    ]
    assert mira.persona == "odmeren"


def test_a_match_of_computers_only_is_a_matter_of_seats(connection, header):
    names = (("Ana", Gender.F), ("Bora", Gender.M), ("Ceca", Gender.F))
    one, two, three = (Participant(name, gender, "kafanski") for name, gender in names)
    header = replace(header, players=(one, two, three))
    matches.create(connection, header)
    assert matches.load(connection, header.id).header.computers == dict.fromkeys(
        (0, 1, 2), "kafanski"
    )


def test_the_latest_unfinished_match_is_continued(connection, header, players):
    assert matches.latest_unfinished(connection) is None
    later = new_header(Rules(), 0, players, seed=3)
    matches.create(connection, header)
    matches.create(connection, later)
    assert matches.latest_unfinished(connection).header == later
    matches.mark_finished(connection, later.id)
    assert matches.latest_unfinished(connection).header == header
    matches.mark_finished(connection, header.id)
    assert matches.latest_unfinished(connection) is None


def test_the_match_that_was_at_the_table_last_is_continued(connection, players):
    first, second, third = (new_header(Rules(), 0, players, seed=seed) for seed in range(3))
    for header in (first, second, third):
        matches.create(connection, header)
        matches.take_up(connection, header.id)
    assert matches.latest_unfinished(connection).header == third
    matches.take_up(connection, first.id)
    assert matches.latest_unfinished(connection).header == first
    matches.take_up(connection, third.id)
    matches.mark_finished(connection, third.id)
    assert matches.latest_unfinished(connection).header == first
    order = [kept.header for kept in matches.kept(connection)]
    assert order == [third, first, second]


def test_matches_of_an_older_version_keep_their_order(folder, players):
    with closing(open_database(folder, migrations()[:4])) as older:
        for seed in range(3):
            matches.create(older, new_header(Rules(), 0, players, seed=seed))
    with closing(open_database(folder)) as connection:
        assert [kept.header.seed for kept in matches.kept(connection)] == [2, 1, 0]


def test_every_match_is_listed_with_what_is_known_without_its_log(connection, header, random_log):
    log = random_log(seed=2, length=30)
    save(connection, header, log.entries)
    [kept] = matches.kept(connection)
    assert (kept.id, kept.created, kept.header) == (header.id, header.created, header)
    assert (kept.finished, kept.entries) == (False, 30)
    matches.mark_finished(connection, header.id)
    assert matches.kept(connection)[0].finished
    assert matches.standing(connection, header.id) == replay(log)


def test_a_damaged_match_is_listed_too(connection, header, random_log):
    save(connection, header, random_log(seed=2, length=30).entries)
    force(connection, "UPDATE entries SET body = '0 karta SA' WHERE seq = 7")
    with pytest.raises(StorageError, match="entry 7: against the rules"):
        matches.standing(connection, header.id)
    force(connection, "UPDATE matches SET bule = 3")
    [kept] = matches.kept(connection)
    assert (kept.id, kept.header, kept.entries) == (header.id, None, 30)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET body = '1 dalje'",
        "DELETE FROM entries",
        "INSERT OR REPLACE INTO entries SELECT match_id, 2, kind, body FROM entries LIMIT 1",
        "INSERT INTO entries SELECT match_id, 9, kind, body FROM entries LIMIT 1",
        "INSERT INTO entries VALUES ('no such match', 0, 'act', '1 dalje')",
        "DELETE FROM matches",
    ],
)
def test_entries_are_only_ever_added(connection, header, random_log, statement):
    log = random_log(seed=2, length=5)
    save(connection, header, log.entries)
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute(statement)
    assert matches.load(connection, header.id).log == log


@pytest.mark.parametrize(
    ("column", "value", "fault"),
    [
        ("body", "3 dalje", "does not begin with a seat"),
        ("body", b"\xff\xfe", "'\ufffd\ufffd' does not begin with a seat"),
        ("kind", "akt", "no kind of entry"),
        ("body", "0 karta SA", "against the rules"),
        ("seq", 99, "it is missing"),
    ],
)
def test_a_damaged_entry_is_named(connection, header, random_log, column, value, fault):
    save(connection, header, random_log(seed=2, length=30).entries)
    force(connection, f"UPDATE entries SET {column} = {mark(value)} WHERE seq = 7", value)  # noqa: S608
    with pytest.raises(StorageError, match=fault) as got:
        matches.load(connection, header.id)
    assert got.value.cause == Cause.DAMAGED
    assert f"match {header.id}, entry 7: " in str(got.value)


def test_a_damaged_undo_is_named(connection, header, random_log):
    save(connection, header, (*random_log(seed=2, length=6).entries, Undone(3)))
    force(connection, "UPDATE entries SET body = '70' WHERE kind = 'undo'")
    with pytest.raises(StorageError, match=r"entry 6: an undo keeps 70 of 6"):
        matches.load(connection, header.id)


@pytest.mark.parametrize(
    ("column", "value", "fault"),
    [
        ("preset", "ruski", "'ruski' is not one of"),
        ("preset", b"srpsk\xff", "'srpsk\ufffd' is not one of"),
        ("bule", 61, "even number"),
        ("refe", 100, "refe: 100"),
        ("switches", "[]", r"switches are '\[\]'"),
        ("switches", "{", "Expecting property name"),
        ("switches", '{"hold": "never"}', "hold: 'never' is not one of"),
        ("switches", '{"hold": "any_bidder"}', "hold 'any_bidder' is not played"),
        ("dealer", 3, "the dealer is seat 3"),
        ("players", "[]", "players are"),
        ("players", '[{"name": "Ana"}, 2, 3]', "is no player"),
    ],
)
def test_a_damaged_header_is_named(connection, header, column, value, fault):
    matches.create(connection, header)
    connection.execute(f"UPDATE matches SET {column} = {mark(value)}", (value,))  # noqa: S608
    with pytest.raises(StorageError, match=fault) as got:
        matches.load(connection, header.id)
    assert got.value.cause == Cause.DAMAGED
    assert f"match {header.id}, header: " in str(got.value)


def test_a_match_that_does_not_exist_is_named(connection):
    with pytest.raises(StorageError, match="match 0815, header: there is no such match"):
        matches.load(connection, "0815")


def test_a_log_belongs_to_its_header(connection, header):
    matches.create(connection, header)
    assert matches.load(connection, header.id).log == Log(header.rules, header.dealer)
