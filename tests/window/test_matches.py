"""The saved matches in the window: listed, gone back to, looked at; none is ever lost."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

from preferans_desktop.host.storage import writer
from preferans_desktop.host.storage.database import open_database, transaction
from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.host.storage.matches import create, load
from preferans_desktop.host.storage.paths import DATABASE_NAME
from preferans_desktop.language.speech import Tongue
from preferans_desktop.record.document import load_record
from preferans_desktop.record.replaying import match_of
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.sheet import places
from preferans_desktop.ui.matches import sheet as sheets
from preferans_desktop.ui.matches.sheet import MatchesSheet
from support.fingers import Fingers
from support.people import SilentPlayers
from support.records import a_record, cut, write

NAMES = "Ti, Stevan, Mira"


def deal(fingers: Fingers) -> None:
    fingers.qtbot.mouseClick(fingers.screen.form.start, Qt.MouseButton.LeftButton)
    fingers.qtbot.waitUntil(lambda: fingers.match.hand is not None)
    fingers.qtbot.waitUntil(lambda: not fingers.game.controller.busy)


def open_record(fingers: Fingers, path: Path) -> None:
    before = fingers.game.bridge.header
    fingers.game.records.open(path)
    fingers.qtbot.waitUntil(lambda: fingers.game.bridge.header is not before)
    writer = fingers.game._store.writer
    fingers.qtbot.waitUntil(lambda: writer._answered == writer._sent)  # else it is not listed yet


def open_list(fingers: Fingers, matches: int) -> MatchesSheet:
    """Choose the entry of the menu, and wait until everything is told."""
    [entry] = [
        action
        for action in fingers.window.menuBar().actions()[0].menu().actions()
        if action.text() == "Sačuvane partije…"
    ]
    entry.trigger()
    sheet = fingers.game.shelf.sheet
    assert sheet is not None
    fingers.qtbot.waitUntil(lambda: len(sheet.text()) == matches)
    fingers.qtbot.waitUntil(lambda: all(map(is_told, sheet.text())))
    return sheet


def is_told(row: str) -> bool:
    """Whether it says how the match stands."""
    return any(word in row for word in ("bule:", "dobrih", "nije podeljena", "oštećena"))


def choose(fingers: Fingers, sheet: MatchesSheet, row: int) -> None:
    before = fingers.game.bridge.header
    sheet.rows.setCurrentRow(row)
    fingers.qtbot.mouseClick(sheet.opens, Qt.MouseButton.LeftButton)
    fingers.qtbot.waitUntil(lambda: fingers.game.bridge.header != before)


@pytest.fixture
def fingers(desk) -> Fingers:
    return desk.sit_down(SilentPlayers())


def test_the_match_before_a_record_is_gone_on_with(fingers: Fingers, tmp_path: Path) -> None:
    deal(fingers)
    left = fingers.game.bridge.header, fingers.game.controller.log
    open_record(fingers, write(tmp_path, cut(a_record(), 3, 2)))
    assert "Partija, Sačuvane partije." in fingers.screen.notices.note
    sheet = open_list(fingers, 2)
    assert sheet.text()[0].startswith("A, B, C, na stolu, ")
    assert sheet.text()[1].startswith(f"{NAMES}, u toku, ")
    assert sheet.text()[1].endswith(" · ruka 1 · bule: Ti 60, Stevan 60, Mira 60")
    assert sheet.opens.text() == "Nastavi"
    choose(fingers, sheet, 1)
    assert fingers.game.shelf.sheet is None
    assert (fingers.game.bridge.header, fingers.game.controller.log) == left
    assert fingers.screen.notices.note == "Partija se nastavlja tamo gde je stala."
    assert fingers.screen.hand_result.isVisible()  # it tells where the hand stands


def test_what_is_played_after_coming_back_is_saved(desk, tmp_path: Path) -> None:
    fingers = desk.sit_down()
    deal(fingers)
    first = fingers.game.bridge.header.id
    open_record(fingers, write(tmp_path, cut(a_record(), 3, 2)))
    choose(fingers, open_list(fingers, 2), 1)
    fingers.wait()
    before = len(fingers.game.controller.log.entries)
    fingers.click(fingers.view.legal[0])
    fingers.qtbot.waitUntil(lambda: len(fingers.game.controller.log.entries) > before)
    fingers.wait()
    log = fingers.game.controller.log
    desk.leave(fingers)
    with open_database(desk.folder) as connection:
        assert load(connection, first).log == log


def test_the_match_that_was_at_the_table_last_is_continued(desk, tmp_path: Path) -> None:
    fingers = desk.sit_down(SilentPlayers())
    deal(fingers)
    first = fingers.game.bridge.header.id
    open_record(fingers, write(tmp_path, cut(a_record(), 3, 2)))
    choose(fingers, open_list(fingers, 2), 1)
    desk.leave(fingers)
    again = desk.sit_down(SilentPlayers())
    assert again.game.bridge.header.id == first


def test_a_finished_match_is_looked_at(fingers: Fingers, tmp_path: Path) -> None:
    path = write(tmp_path, a_record())
    open_record(fingers, path)
    open_record(fingers, write(tmp_path, cut(a_record(), 2), "other"))
    sheet = open_list(fingers, 2)
    row = sheet.text()[1]
    assert row.startswith("A, B, C, završena, ")
    match = match_of(load_record(path))
    told = [part.split(":")[0] for part in row.rsplit(" · ", 1)[1].split(", ")]
    assert [places(match.sheet)["ABC".index(name)] for name in told] == [1, 2, 3]
    sheet.rows.setCurrentRow(1)
    assert sheet.opens.text() == "Pogledaj"
    choose(fingers, sheet, 1)
    assert fingers.match == match
    assert fingers.screen.match_result.isVisible()
    fingers.window.reviewing.open()
    assert fingers.window.reviewing.sheet is not None


def test_the_match_at_the_table_is_only_returned_to(fingers: Fingers) -> None:
    deal(fingers)
    revision = fingers.game.controller.revision
    fingers.window.flow.open_form()
    sheet = open_list(fingers, 1)
    fingers.qtbot.keyClick(sheet.rows, Qt.Key.Key_Return)
    assert fingers.game.shelf.sheet is None
    assert not fingers.screen.form.isVisible()
    assert fingers.game.controller.revision == revision


def test_escape_closes_the_list_and_nothing_else(fingers: Fingers) -> None:
    sheet = open_list(fingers, 0)
    assert not sheet.opens.isEnabled()
    fingers.qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert fingers.game.shelf.sheet is None
    assert fingers.screen.form.isVisible()


def test_a_damaged_match_is_told_and_the_others_open(desk, tmp_path: Path) -> None:
    fingers = desk.sit_down(SilentPlayers())
    for name in ("one", "two", "three"):
        open_record(fingers, write(tmp_path, cut(a_record(), 1, 2), name))
    desk.leave(fingers)
    with sqlite3.connect(desk.folder / DATABASE_NAME) as connection:
        connection.execute("DROP TRIGGER entries_never_change")
        first, second = (
            found[0]
            for found in connection.execute("SELECT id FROM matches ORDER BY number LIMIT 2")
        )
        connection.execute(
            "UPDATE entries SET body = '1 x' WHERE match_id = ? AND seq = 1", [first]
        )
        connection.execute("UPDATE matches SET bule = 3 WHERE id = ?", [second])
    fingers = desk.sit_down(SilentPlayers())
    here = fingers.game.bridge.header
    sheet = open_list(fingers, 3)
    assert [row.split(", ")[-2 if "·" in row else 1] for row in sheet.text()[1:2]] == ["oštećena"]
    assert "A, B, C, oštećena" in sheet.text()[2]
    for row in (1, 2):
        sheet.rows.setCurrentRow(row)
        fingers.screen.notices.clear()
        fingers.qtbot.mouseClick(sheet.opens, Qt.MouseButton.LeftButton)
        fingers.qtbot.waitUntil(lambda: "Ta partija je oštećena" in fingers.screen.notices.problem)
    assert fingers.game.bridge.header is here


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("created = '0001-01-01T00:00:00+05:00'", "A, B, C, u toku, 0001-01-01T00:00:00+05:00 · "),
        ("switches = replace(hex(zeroblob(50000)), '0', '[')", ", oštećena"),
        ("players = replace(hex(zeroblob(50000)), '0', '[')", ", oštećena"),
    ],
)
def test_whatever_stands_in_a_match_all_are_listed(
    desk, tmp_path: Path, damage: str, told: str
) -> None:
    fingers = desk.sit_down(SilentPlayers())
    for name in ("one", "two"):
        open_record(fingers, write(tmp_path, cut(a_record(), 1, 2), name))
    desk.leave(fingers)
    with sqlite3.connect(desk.folder / DATABASE_NAME) as connection:
        connection.execute(f"UPDATE matches SET {damage} WHERE number = 1")  # noqa: S608
    fingers = desk.sit_down(SilentPlayers())
    sheet = open_list(fingers, 2)
    assert told in sheet.text()[1]


def test_each_of_many_matches_is_measured_a_few_times(desk, tmp_path: Path, monkeypatch) -> None:
    """Their number squared would keep the window busy for minutes."""
    count = 40
    fingers = desk.sit_down(SilentPlayers())
    open_record(fingers, write(tmp_path, cut(a_record(), 1, 2)))
    here = fingers.game.bridge.header
    desk.leave(fingers)
    with closing(open_database(desk.folder)) as connection, transaction(connection):
        for number in range(1, count):
            begun = f"2026-01-01T00:{number:02}:00+00:00"
            create(connection, replace(here, id=f"match {number}", created=begun))
    measured = []

    class Counted(QFontMetrics):
        def __init__(self, font: QFont) -> None:
            super().__init__(font)
            measured.append(font)

    monkeypatch.setattr(sheets, "QFontMetrics", Counted)
    open_list(desk.sit_down(SilentPlayers()), count)
    assert count < len(measured) < count * count


def test_while_a_match_is_not_saved_no_other_is_opened(fingers: Fingers, tmp_path: Path) -> None:
    deal(fingers)
    open_record(fingers, write(tmp_path, cut(a_record(), 1, 2)))
    here = fingers.game.bridge.header
    sheet = open_list(fingers, 2)
    problem = StorageError(Cause.DISK_FULL, tmp_path, "full")
    fingers.game._store.writer._set_problem(problem)
    sheet.rows.setCurrentRow(1)
    fingers.qtbot.mouseClick(sheet.opens, Qt.MouseButton.LeftButton)
    assert fingers.screen.notices.problem.startswith("Partija za stolom se trenutno ne čuva.")
    fingers.game._store.writer._set_problem(None)
    choose(fingers, sheet, 1)
    assert fingers.game.bridge.header != here


def test_a_store_that_cannot_be_read_is_told(fingers: Fingers, monkeypatch) -> None:
    def fail() -> None:
        raise StorageError(Cause.DISK_ERROR, Path("preferans.sqlite3"), "i/o error")

    monkeypatch.setattr(fingers.game._store, "kept", fail)
    fingers.window.matches_wanted.emit()
    fingers.qtbot.waitUntil(lambda: "disk prijavljuje grešku" in fingers.screen.notices.problem)


def test_the_list_is_said_again_in_another_language(fingers: Fingers, tmp_path: Path) -> None:
    open_record(fingers, write(tmp_path, cut(a_record(), 1, 2)))
    sheet = open_list(fingers, 1)
    settings = fingers.game.settings
    settings.choose(replace(settings.current, tongue=Tongue.CYRILLIC))
    assert "на столу" in sheet.text()[0]
    assert "рука 1 · буле: A 4, B 4, C 4" in sheet.text()[0]
    assert sheet.opens.text() == "Настави"


def test_the_review_of_the_match_before_is_closed(fingers: Fingers, tmp_path: Path) -> None:
    open_record(fingers, write(tmp_path, a_record(3)))
    open_record(fingers, write(tmp_path, a_record(2), "other"))
    fingers.window.reviewing.open()
    assert fingers.window.reviewing.sheet is not None
    choose(fingers, open_list(fingers, 2), 1)
    assert fingers.window.reviewing.sheet is None


def test_a_hint_is_saved_before_another_match_is_put_in_place(
    fingers: Fingers, tmp_path: Path, monkeypatch
) -> None:
    """Else the match would be read without it, and the act after it would never be saved."""
    deal(fingers)
    first, answers = fingers.game.bridge.header, threading.Event()
    write_book = writer._write

    def write_late(*facts) -> None:
        answers.wait()
        write_book(*facts)

    monkeypatch.setattr(writer, "_write", write_late)
    fingers.game.bridge.note_hint()
    log, told = fingers.game.controller.log, []
    other = replace(first, id="other")
    fingers.window.flow.put_soon(other, Log(log.rules, log.dealer), lambda: told.append(other))
    assert (fingers.game.bridge.header, told) == (first, [])
    answers.set()
    fingers.qtbot.waitUntil(lambda: told == [other])
    choose(fingers, open_list(fingers, 2), 1)
    assert fingers.game.controller.log == log


def test_why_a_figure_is_written_goes_with_its_match(fingers: Fingers, tmp_path: Path) -> None:
    open_record(fingers, write(tmp_path, cut(a_record(), 1, 2)))
    open_record(fingers, write(tmp_path, cut(a_record(1), 9, 2), "other"))
    own = fingers.screen.papers.own
    own.setFocus()
    for _ in range(6):
        fingers.qtbot.keyClick(own, Qt.Key.Key_Down)
    fingers.qtbot.keyClick(own, Qt.Key.Key_Return)
    said = fingers.window.why.card.text()
    choose(fingers, open_list(fingers, 2), 1)
    card = fingers.window.why.card
    assert card is None or card.text() != said


def test_of_two_matches_that_wait_for_an_act_the_last_one_counts(fingers: Fingers) -> None:
    deal(fingers)
    header, log = fingers.game.bridge.header, fingers.game.controller.log
    told = []
    fingers.game.controller.busy = True
    for name in ("one", "two"):
        waiting = replace(header, id=name)
        fingers.window.flow.put_soon(waiting, log, lambda name=name: told.append(name))
    fingers.game.controller.busy = False
    fingers.qtbot.waitUntil(lambda: told == ["two"])
    assert fingers.game.bridge.header.id == "two"
