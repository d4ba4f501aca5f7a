"""Match records in the window: opened by menu, by dropping, at the start, and saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from preferans_desktop.app import Game
from preferans_desktop.host.header import MatchHeader
from preferans_desktop.host.storage.database import open_database
from preferans_desktop.host.storage.matches import load
from preferans_desktop.language.speech import Tongue
from preferans_desktop.options import Options
from preferans_desktop.record.document import SIZE_LIMIT, load_record
from preferans_desktop.record.replaying import log_of_record, match_of, record_of_log
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.ui.application import Application
from preferans_desktop.ui.models.score_sheet import BULE
from support.fingers import Fingers
from support.people import QuickPlayers, SilentPlayers
from support.records import a_record, cut, write

CONTROL = Qt.KeyboardModifier.ControlModifier


def note_of(fingers: Fingers) -> str:
    notices = fingers.screen.notices
    return notices.problem or notices.note


def wait_for_note(fingers: Fingers, words: str) -> None:
    fingers.qtbot.waitUntil(lambda: words in note_of(fingers))


def press(fingers: Fingers, key: Qt.Key) -> None:
    """A key with Ctrl; menus listen to the active window only."""
    fingers.window.activateWindow()
    fingers.qtbot.waitUntil(fingers.window.isActiveWindow)
    fingers.key(key, CONTROL)


def dialog_of(fingers: Fingers) -> QFileDialog:
    dialog = fingers.window.findChild(QFileDialog)
    assert dialog is not None
    return dialog


def answer(fingers: Fingers, path: Path) -> None:
    """Type a path into the file dialog and press its button."""
    dialog = dialog_of(fingers)
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    field.setText(str(path))
    fingers.qtbot.keyClick(field, Qt.Key.Key_Return)


def drag(fingers: Fingers, *urls: QUrl) -> bool:
    """Drop something on the middle of the table; whether the window wanted it."""
    data = QMimeData()
    data.setUrls(list(urls))
    spot = QPoint(400, 300)
    buttons, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(spot, Qt.DropAction.CopyAction, data, buttons, none)
    QApplication.sendEvent(fingers.window, enter)
    if not enter.isAccepted():
        return False
    drop = QDropEvent(QPointF(spot), Qt.DropAction.CopyAction, data, buttons, none)
    QApplication.sendEvent(fingers.window, drop)
    return True


def deal(fingers: Fingers) -> None:
    fingers.qtbot.mouseClick(fingers.screen.form.start, Qt.MouseButton.LeftButton)
    fingers.qtbot.waitUntil(lambda: fingers.match.hand is not None)


def test_an_unfinished_record_is_played_on(desk, tmp_path: Path) -> None:
    path = write(tmp_path, cut(a_record(), 3, 2), "evening.pref.json")
    fingers = desk.sit_down()
    deal(fingers)
    left = fingers.game.bridge.header, fingers.game.controller.log
    press(fingers, Qt.Key.Key_O)
    answer(fingers, path)
    wait_for_note(fingers, "Otvoren je zapis evening.pref.json. Partija koja je bila u toku")
    told = log_of_record(load_record(path))
    assert fingers.game.controller.log.entries[: len(told.entries)] == told.entries
    assert [player.name for player in fingers.game.bridge.header.players] == ["A", "B", "C"]
    fingers.wait()
    opened = fingers.game.bridge.header.id
    desk.leave(fingers)
    with open_database(desk.folder) as connection:
        assert load(connection, left[0].id).log.entries[: len(left[1].entries)] == left[1].entries
    again = desk.sit_down()
    assert again.game.bridge.header.id == opened


def test_a_finished_record_shows_its_papers_and_results(desk, tmp_path: Path) -> None:
    record = a_record()
    fingers = desk.sit_down()
    deal(fingers)
    left = fingers.game.bridge.header.id
    assert drag(fingers, QUrl.fromLocalFile(str(write(tmp_path, record))))
    wait_for_note(fingers, "Otvoren je zapis x.pref.json")
    match = match_of(load_record(tmp_path / "x.pref.json"))
    assert match.over
    assert fingers.match == match
    result = fingers.screen.match_result
    assert result.isVisible()
    assert "Ti" in result.text()
    assert "B" in result.text()
    figures = [entry.figure for entry in fingers.window.models.sheet.column(0, BULE)]
    assert match.sheet.bule[0] in figures
    desk.leave(fingers)
    again = desk.sit_down()
    assert again.game.bridge.header.id == left


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (
            b"{ broken",
            (
                "Zapis x. Red 1, kolona 3: to nije zapis partije, ili je oštećen."
                " Odatle to nije ispravan JSON."
            ),
        ),
        (b'{"format": "another", "version": 1}', "Datoteka x: to nije zapis partije."),
        (b'{"scores": [1, 2]}', "Datoteka x: to nije zapis partije."),
        (b"[]", "Datoteka x: to nije zapis partije."),
        (b"", "Datoteka x: prazna je, to nije zapis partije."),
        (
            b"\x89PNG\r\n",
            (
                "Datoteka x: to nije zapis partije, ili je oštećen."
                " Bajt 0 nije tekst u rasporedu UTF-8."
            ),
        ),
        (
            b"\xef\xbb\xbf{}",
            "Datoteka x: na početku joj stoji oznaka BOM. Sačuvaj je kao UTF-8 bez te oznake.",
        ),
        (
            b'{"format": "preferans-record", "version": 2, "new": 1}',
            "Datoteka x: taj zapis je napravilo novije izdanje programa.",
        ),
        (
            b" " * (SIZE_LIMIT + 1),
            "Datoteka x: veća je od 16 MB, a toliki zapis ne postoji.",
        ),
    ],
    ids=["broken", "another", "json", "list", "empty", "picture", "mark", "newer", "big"],
)
def test_what_is_wrong_with_a_file_is_told_in_the_players_language(
    desk, tmp_path: Path, content: bytes, words: str
) -> None:
    path = tmp_path / "x.pref.json"
    path.write_bytes(content)
    fingers = desk.sit_down(SilentPlayers())
    assert drag(fingers, QUrl.fromLocalFile(str(path)))
    wait_for_note(fingers, "x.pref.json ne može da se otvori")
    assert note_of(fingers).replace("x.pref.json ne može da se otvori", "x") == words


def test_what_was_wrong_with_one_record_is_forgotten_with_the_next(desk, tmp_path: Path) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.game.records.open(write(tmp_path, b"{}"))
    wait_for_note(fingers, "to nije zapis partije")
    fingers.game.records.open(write(tmp_path, a_record()))
    wait_for_note(fingers, "Otvoren je zapis x.pref.json.")
    assert fingers.screen.notices.problem == ""


def test_a_folder_is_no_record(desk, tmp_path: Path) -> None:
    fingers = desk.sit_down(SilentPlayers())
    assert drag(fingers, QUrl.fromLocalFile(str(tmp_path)))
    wait_for_note(fingers, "ne može da se otvori: to je fascikla, a ne datoteka.")


def test_a_file_that_is_gone_is_told(desk, tmp_path: Path) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.game.records.open(tmp_path / "x.pref.json")
    wait_for_note(fingers, "Datoteka x.pref.json ne može da se otvori: nema je na tom mestu.")


def test_what_is_wrong_stays_until_it_is_taken_away(desk, tmp_path: Path) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.game.records.open(write(tmp_path, b"{}"))
    wait_for_note(fingers, "to nije zapis partije")
    fingers.screen.notices.show_note("Mira se nije javila.")
    fingers.screen.notices._timer.timeout.emit()
    assert "to nije zapis partije" in note_of(fingers)
    fingers.key(Qt.Key.Key_Escape)
    assert note_of(fingers) == ""


@pytest.mark.parametrize("begun", [False, True])
def test_a_bad_record_is_told_and_changes_nothing(desk, tmp_path: Path, begun: bool) -> None:
    record = cut(a_record(), 1, 2)
    record["hands"][0]["actions"].append("1 karta <b>")
    fingers = desk.sit_down(SilentPlayers())
    if begun:
        deal(fingers)
    before = fingers.game.bridge.header, fingers.game.controller.log
    assert drag(fingers, QUrl.fromLocalFile(str(write(tmp_path, record))))
    wait_for_note(
        fingers, "Zapis x.pref.json ne može da se otvori. Ruka 1, potez 3: „<b>“ nije karta."
    )
    assert (fingers.game.bridge.header, fingers.game.controller.log) == before
    assert fingers.screen.form.isVisible() == (not begun)
    assert fingers.screen.notices._problem.words.textFormat() is Qt.TextFormat.PlainText


def test_of_two_records_the_last_one_counts(desk, tmp_path: Path) -> None:
    first = write(tmp_path, a_record(1), "first.pref.json")
    second = write(tmp_path, cut(a_record(2), 2), "second.pref.json")
    fingers = desk.sit_down(SilentPlayers())
    fingers.game.records.open(first)
    fingers.game.records.open(second)
    wait_for_note(fingers, "second.pref.json")
    assert fingers.match == match_of(load_record(second))


def test_only_one_file_can_be_dropped(desk, tmp_path: Path) -> None:
    fingers = desk.sit_down()
    url = QUrl.fromLocalFile(str(write(tmp_path, a_record())))
    assert not drag(fingers)
    assert not drag(fingers, url, url)
    assert not drag(fingers, QUrl("https://example.org/x.pref.json"))


def test_an_act_that_is_being_saved_is_waited_for(desk, tmp_path: Path, monkeypatch) -> None:
    fingers = desk.sit_down(SilentPlayers())
    deal(fingers)
    fingers.qtbot.waitUntil(lambda: not fingers.game.controller.busy)
    put, tries = fingers.window.flow.put, []

    def trying(header: MatchHeader, log: Log) -> bool:
        tries.append(header)
        return put(header, log)

    monkeypatch.setattr(fingers.window.flow, "put", trying)
    fingers.game.controller.busy = True
    fingers.game.records.open(write(tmp_path, a_record()))
    fingers.qtbot.waitUntil(lambda: len(tries) == 2)
    assert note_of(fingers) == ""
    fingers.game.controller.busy = False
    wait_for_note(fingers, "x.pref.json")


def test_a_record_is_opened_at_the_start(desk, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path, cut(a_record(), 2))
    game = Game(Options(seed=1, record=path), desk.folder, QuickPlayers(), besides=QuickPlayers())
    desk._open.append(game)
    game.start(game.open_store())
    fingers = Fingers(game, qtbot)
    wait_for_note(fingers, "Otvoren je zapis x.pref.json.")
    assert not fingers.screen.form.isVisible()
    assert fingers.match == match_of(load_record(path))


def test_a_double_click_on_macos_arrives(qapp: Application, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(qapp.file_opened) as told:
        QApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(tmp_path / "a"))))
    assert told.args == [tmp_path / "a"]


def test_the_match_is_saved_and_opened_again(desk, tmp_path: Path) -> None:
    fingers = desk.sit_down(SilentPlayers())
    deal(fingers)
    fingers.qtbot.waitUntil(lambda: not fingers.game.controller.busy)
    log = fingers.game.controller.log
    press(fingers, Qt.Key.Key_S)
    assert dialog_of(fingers).selectedFiles()[0].endswith(".pref.json")
    answer(fingers, tmp_path / "mine")
    wait_for_note(fingers, f"Partija je zapisana: {tmp_path / 'mine.pref.json'}")
    names = tuple(player.name for player in fingers.game.bridge.players)
    assert load_record(tmp_path / "mine.pref.json") == record_of_log(log, names)


def test_saving_a_training_match_tells_that_the_record_forgets_it(desk, tmp_path: Path) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.screen.form.fields.kind.choose("training")
    deal(fingers)
    fingers.game.records._on_named(str(tmp_path / "x.pref.json"))
    assert note_of(fingers).startswith(f"Partija je zapisana: {tmp_path / 'x.pref.json'}. ")
    assert "ne pamti da je to trening" in note_of(fingers)


def test_a_record_without_hands_begins_with_its_own_forehand(desk, tmp_path: Path) -> None:
    record = {**cut(a_record(), 1), "dealer": 1, "hands": []}
    fingers = desk.sit_down(SilentPlayers())
    deal(fingers)
    assert fingers.screen.bidding.first == 1
    fingers.game.records.open(write(tmp_path, record))
    wait_for_note(fingers, "Otvoren je zapis")
    assert fingers.screen.bidding.first == fingers.match.forehand == 2


def test_saving_that_fails_is_told(desk, tmp_path: Path) -> None:
    fingers = desk.sit_down(SilentPlayers())
    deal(fingers)
    fingers.game.records._on_named(str(tmp_path / "no" / "folder" / "x.pref.json"))
    assert note_of(fingers).startswith("Zapis nije sačuvan: datoteka ne može da se otvori (")


def test_before_the_first_match_there_is_nothing_to_save(desk) -> None:
    fingers = desk.sit_down()
    press(fingers, Qt.Key.Key_S)
    assert note_of(fingers) == "Još nema partije koja bi se zapisala."
    assert fingers.window.findChild(QFileDialog) is None


@pytest.mark.parametrize(
    ("tongue", "opening", "saving"),
    [
        (Tongue.SERBIAN, ["Otvori", "Odustani"], ["Sačuvaj", "Odustani"]),
        (Tongue.CYRILLIC, ["Отвори", "Одустани"], ["Сачувај", "Одустани"]),
        (Tongue.ENGLISH, ["Open", "Cancel"], ["Save", "Cancel"]),
    ],
)
def test_the_dialogs_speak_the_language_of_the_window(
    desk, tongue: Tongue, opening: list[str], saving: list[str]
) -> None:
    fingers = desk.sit_down(SilentPlayers(), tongue=tongue)
    deal(fingers)
    # Qt's words come after the first picture, right before what grades acts.
    fingers.qtbot.waitUntil(lambda: fingers.window.reviewing.is_attached)
    for key, words in ((Qt.Key.Key_O, opening), (Qt.Key.Key_S, saving)):
        press(fingers, key)
        dialog = dialog_of(fingers)
        buttons = [button.text().replace("&", "") for button in dialog.findChildren(QPushButton)]
        assert sorted(buttons) == sorted(words)
        dialog.reject()
        fingers.qtbot.waitUntil(lambda: fingers.window.findChild(QFileDialog) is None)
