"""The language, the script and the words of the window, switched while a match is played."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from preferans_desktop.host.header import Participant, new_header
from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.host.write_off import first_refusal
from preferans_desktop.language.players import Gender
from preferans_desktop.language.script import KEPT
from preferans_desktop.language.speech import Speech, Tongue
from preferans_desktop.language.vocabulary import Vocabulary
from preferans_desktop.rules.serbian.actions import Pass
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.table.motion import Speed
from support.evening import log_to
from support.fingers import Fingers
from support.people import QuickPlayers, SilentPlayers

ME = 0
LANGUAGES = {"Srpski (latinica)", "Српски (ћирилица)", "English"}
CYRILLIC, LATIN = re.compile("[Ѐ-ӿ]"), re.compile("[A-Za-zčćđšžČĆĐŠŽ]+")
LETTER_KEYS = {"F", "H", "O", "R", "Z"}
"""Keys as they stand on buttons, whatever the script."""
IN_BOTH = re.compile(
    r"[\W\d_]*|D|Stevan|Mira|Talon|Preferans|Enter|Esc|Alt\+\d|bule −?\d+"
    rf"|[{''.join(sorted(LETTER_KEYS))}]"
    r"|([Rr]ek|[Kk])ontra(, (Alt\+)?\d)?|([Bb]etl|[Ss]ans)(, (Alt\+)?\d)?"
)
"""What English and Serbian write alike."""


def bidding(match: Match) -> bool:
    hand = match.hand
    return (
        hand is not None
        and hand.phase == Phase.BIDDING
        and match.to_act == ME
        and hand.bidding.to_act == ME
        and bool(match.finished)
    )


def following(match: Match) -> bool:
    return match.hand is not None and match.hand.phase == Phase.FOLLOWING and match.to_act == ME


def my_discard(match: Match) -> bool:
    return match.hand is not None and match.hand.phase == Phase.DISCARD and match.to_act == ME


def mid_trick(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return play is not None and play.to_act == ME and len(play.trick) == 1 and len(play.tricks) > 2


def after_a_played_hand(match: Match) -> bool:
    return match.hand is None and bool(match.finished) and match.finished[-1].hand.play is not None


def all_would_agree(match: Match) -> bool:
    return after_a_played_hand(match) and not match.over and first_refusal(match, (1, 2)) is None


def written(fingers: Fingers) -> Iterator[str]:
    """Everything that can be read or heard in the window, now or when it is opened."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # buttons of before
    yield fingers.window.windowTitle()
    for action in fingers.window.findChildren(QAction):
        yield action.text()
    result = fingers.screen.hand_result  # written anew whenever it is shown
    for widget in fingers.window.findChildren(QWidget):
        if not result.isVisible() and (widget is result or result.isAncestorOf(widget)):
            continue
        yield widget.accessibleName()
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            yield widget.text()
        if isinstance(widget, QComboBox):
            yield from (widget.itemText(row) for row in range(widget.count()))
    models = fingers.window.models
    for model in (models.hand, models.trick, models.bidding):
        yield from _rows(model)
    yield from (
        str(models.sheet.headerData(column, Qt.Orientation.Horizontal)) for column in range(9)
    )
    yield from _on_the_table(fingers)


def _rows(model: QAbstractItemModel) -> Iterator[str]:
    yield from (str(model.index(row, 0).data()) for row in range(model.rowCount()))


def _on_the_table(fingers: Fingers) -> Iterator[str]:
    words = fingers.screen.table._words
    yield words._message
    yield from words._contract
    yield from (words._labels.talon, words._labels.discard)
    yield from words._speech
    for state in words._states:
        yield from (
            state.name,
            state.text.dealer,
            state.text.role,
            state.text.tricks,
            state.text.bule,
        )


def texts(fingers: Fingers) -> set[str]:
    return set(filter(None, written(fingers))) - LANGUAGES


def wrong_in_cyrillic(found: set[str]) -> set[str]:
    return {text for text in found if set(LATIN.findall(text)) - KEPT - LETTER_KEYS}


def wrong_in_english(found: set[str]) -> set[str]:
    return {text for text in found if CYRILLIC.search(text) or re.search("[čćđšžČĆĐŠŽ]", text)}


MOMENTS = [bidding, following, my_discard, mid_trick, after_a_played_hand]


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_left_of_the_other_language(desk, moment) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(moment))
    serbian = texts(fingers)
    log = fingers.game.controller.log

    fingers.window.set_speech(Speech(Tongue.CYRILLIC))
    assert wrong_in_cyrillic(texts(fingers)) == set()

    fingers.window.set_speech(Speech(Tongue.ENGLISH))
    english = texts(fingers)
    assert wrong_in_english(english) == set()
    assert {text for text in english & serbian if not IN_BOTH.fullmatch(text)} == set()

    fingers.window.set_speech(Speech())
    assert texts(fingers) == serbian
    assert fingers.game.controller.log == log


def test_menu_prompt_buttons_bidding_and_papers_change(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(bidding))
    menus = fingers.window.menuBar().actions
    bids, papers = fingers.window.models.bidding, fingers.screen.papers
    assert [each.text() for each in menus()] == ["Partija", "Prikaz", "Pomoć"]
    assert fingers.labels()[0] == "Dalje"
    assert papers._title.text() == "Pismo"

    fingers.window.set_speech(Speech(Tongue.CYRILLIC))
    assert [each.text() for each in menus()] == ["Партија", "Приказ", "Помоћ"]
    assert fingers.labels()[0] == "Даље"
    assert fingers.screen.table._words._message == "На потезу си: лицитирај."
    assert papers._title.text() == "Писмо"
    assert papers.remaining_text().startswith("игра се још за ")
    assert fingers.game.bridge.players[ME].name == "Ти"

    fingers.window.set_speech(Speech(Tongue.ENGLISH))
    assert [each.text() for each in menus()] == ["Match", "View", "Help"]
    assert fingers.labels()[0] == "Pass"
    assert fingers.screen.table._words._message == "Your turn to bid."
    button = fingers.bar.button(Pass(ME))
    assert button.toolTip() == "dalje"
    assert papers._title.text() == "Paper"
    assert papers.remaining_text().endswith(" left to play for")
    assert all(not CYRILLIC.search(word) for word in _rows(bids))
    assert [player.name for player in fingers.game.bridge.players] == ["You", "Stevan", "Mira"]


def test_the_words_of_the_table_change_too(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(following))
    assert {"Pratim", "Ne pratim"} <= set(fingers.labels())
    settings = fingers.game.settings
    settings.choose(replace(settings.current, vocabulary=Vocabulary(follow="dodjem")))
    assert {"Dođem", "Ne dođem"} <= set(fingers.labels())
    fingers.window.menus.tongues[Tongue.CYRILLIC].trigger()
    assert {"Дођем", "Не дођем"} <= set(fingers.labels())


def test_views_of_the_own_cards_are_told(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(mid_trick))
    with qtbot.waitSignal(fingers.hand.dataChanged):
        fingers.window.set_speech(Speech(Tongue.ENGLISH))
    assert all(" of " in name for name in _rows(fingers.hand))


def test_the_language_is_chosen_in_the_menu(desk) -> None:
    fingers = desk.sit_down()
    tongues = fingers.window.menus.tongues
    assert tongues[Tongue.SERBIAN].isChecked()
    tongues[Tongue.ENGLISH].trigger()
    assert fingers.screen.form._title.text() == "New match"
    assert [tongue for tongue, action in tongues.items() if action.isChecked()] == [Tongue.ENGLISH]


def test_names_that_were_typed_stay(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form = fingers.screen.form
    form.fields.names[1].setText("Đurđica")
    fingers.window.set_speech(Speech(Tongue.CYRILLIC))
    assert [field.text() for field in form.fields.names] == ["Ти", "Đurđica", "Мира"]
    assert form.fields.level.currentText() == "Кафански"
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    fingers.wait()
    assert [each.name for each in fingers.game.bridge.header.players] == ["Ти", "Đurđica", "Мира"]
    fingers.window.set_speech(Speech())
    assert [each.name for each in fingers.game.bridge.players] == ["Ti", "Đurđica", "Mira"]


def test_a_name_that_only_looks_like_one_of_the_program_stays(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    log = log_to(bidding)
    people = (
        Participant("Mira", Gender.F),
        Participant("Ti", Gender.M, "kafanski"),
        Participant("Stevan", Gender.M, "kafanski"),
    )
    fingers.game.bridge.begin(new_header(log.rules, log.dealer, people, 1), log)
    fingers.window.set_speech(Speech(Tongue.CYRILLIC))
    assert [each.name for each in fingers.game.bridge.players] == ["Mira", "Ti", "Stevan"]


def test_the_form_says_its_trouble_again(desk) -> None:
    fingers = desk.sit_down()
    form = fingers.screen.form
    form.fields.names[1].setText(" ")
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    assert form._problem.text() == "Svaki igrač mora da ima ime."
    fingers.window.set_speech(Speech(Tongue.ENGLISH))
    assert form._problem.text() == "Every player needs a name."


def test_a_standing_warning_is_said_again(desk) -> None:
    fingers = desk.sit_down()
    fingers.game._saving._on_problem(StorageError(Cause.DISK_FULL, desk.folder, "planted"))
    assert "disk je pun" in fingers.screen.notices.warning
    fingers.window.note("Partija se nastavlja tamo gde je stala.")
    fingers.window.set_speech(Speech(Tongue.ENGLISH))
    assert "the disk is full" in fingers.screen.notices.warning
    assert fingers.screen.notices.note == ""
    fingers.game._saving._on_problem(None)
    fingers.window.set_speech(Speech())
    assert fingers.screen.notices.warning == ""


def test_results_of_a_match_and_the_question_of_a_write_off(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(all_would_agree))
    fingers.window.flow.ask_write_off()
    fingers.window.set_speech(Speech(Tongue.ENGLISH))
    assert fingers.labels() == ["Propose", "Cancel"]
    fingers.press_word(Command.WRITE_OFF)
    qtbot.waitUntil(lambda: fingers.match.over)
    fingers.wait()
    fingers.press_word(Command.SHOW_RESULTS)
    assert fingers.screen.match_result.text().startswith("The match ended with a write-off.")
    fingers.window.set_speech(Speech(Tongue.CYRILLIC))
    assert fingers.screen.match_result.text().startswith("Партија је завршена отписивањем.")
    assert wrong_in_cyrillic(texts(fingers)) == set()


def test_in_the_middle_of_a_movement(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(QuickPlayers(), speed=Speed.SLOW)
    fingers.put(log_to(after_a_played_hand))
    table = fingers.screen.table
    qtbot.waitUntil(lambda: not table._ahead.is_drawing)
    fingers.press_word(Command.DEAL)
    qtbot.waitUntil(table.is_moving)
    fingers.window.set_speech(Speech(Tongue.CYRILLIC))
    assert table.is_moving()
    assert wrong_in_cyrillic(texts(fingers)) == set()
    fingers.window.pacing.skip()
    fingers.wait()
    assert wrong_in_cyrillic(texts(fingers)) == set()


def test_a_program_started_in_another_language(desk) -> None:
    fingers = desk.sit_down(SilentPlayers(), tongue=Tongue.CYRILLIC)
    assert fingers.screen.form.fields.names[2].text() == "Мира"
    assert wrong_in_cyrillic(texts(fingers)) == set()
