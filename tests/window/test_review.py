"""Finished hands looked at again, by mouse and by keys, while the match stays as it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from preferans_desktop.language.acts import told
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.scoring import HandKind
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.review.entry_grid import EntryGrid, Mark
from preferans_desktop.ui.review.sheet import ReviewSheet
from preferans_desktop.ui.table.picture import Spot
from support.evening import log_to
from support.fingers import LEFT_BUTTON, Fingers
from support.people import SilentPlayers, ThoughtfulPlayers, decide

Key = Qt.Key


def discarded_and_played(match: Match) -> bool:
    """Between two hands, the last one was played with a talon."""
    if match.hand is not None or match.over or len(match.finished) < 2:
        return False
    last = match.finished[-1]
    return last.outcome.kind is HandKind.PLAYED and last.hand.discard is not None


@pytest.fixture
def fingers(desk) -> Fingers:
    fingers = desk.sit_down(unsaved=True)
    fingers.put(log_to(discarded_and_played))
    return fingers


@pytest.fixture
def thoughtful(desk) -> Fingers:
    """The same among players who answer what is asked besides the turns."""
    fingers = desk.sit_down(ThoughtfulPlayers(), unsaved=True)
    fingers.put(log_to(discarded_and_played))
    return fingers


def opened(fingers: Fingers) -> ReviewSheet:
    sheet = fingers.window.reviewing.sheet
    assert sheet is not None
    assert sheet.isVisible()
    return sheet


def click_cell(fingers: Fingers, sheet: ReviewSheet, number: int) -> None:
    cell = sheet.grid.cells[number]
    item = sheet.grid.item(cell.line, cell.column)
    sheet.grid.scrollToItem(item)
    middle = sheet.grid.visualItemRect(item).center()
    fingers.qtbot.mouseClick(sheet.grid.viewport(), LEFT_BUTTON, pos=middle)


def faces(sheet: ReviewSheet, seat: int) -> set[int]:
    """The open cards in the hand of a seat."""
    held = [each for each in sheet.table.lying() if each.spot in {Spot.HAND, Spot.FAN}]
    return {each.card for each in held if each.seat == seat and each.card is not None}


def test_the_button_after_a_hand_shows_its_whole_deal(fingers: Fingers):
    fingers.click_word(Command.REVIEW)
    sheet = opened(fingers)
    hand = fingers.match.finished[-1].hand
    assert sheet.hand.finished == fingers.match.finished[-1]
    assert sheet.place == 0
    for seat in SEATS:
        assert faces(sheet, seat) == hand.deal.hands[seat].known
    lying = sheet.table.lying()
    assert {each.card for each in lying if each.spot is Spot.TALON} == hand.deal.talon.known
    assert hand.discard is not None
    assert {each.card for each in lying if each.put_away} == hand.discard.known
    assert sheet.heading()
    assert sheet.text()


def test_keys_go_through_the_hand_card_by_card(fingers: Fingers):
    fingers.key(Key.Key_R)
    sheet = opened(fingers)
    hand = sheet.hand.finished.hand
    fingers.key(Key.Key_End)
    assert sheet.place == len(hand.actions)
    fingers.key(Key.Key_Home)
    assert sheet.place == 0
    for number, act in enumerate(hand.actions, 1):
        fingers.key(Key.Key_Right)
        assert sheet.place == number
        player = fingers.game.bridge.players[act.seat]
        assert sheet.table.written.message == told(act, player)
        if isinstance(act, PlayCard):
            trick = [each.card for each in sheet.table.lying() if each.spot is Spot.TRICK]
            assert trick[-1] == act.card
    fingers.key(Key.Key_Right)
    assert sheet.place == len(hand.actions)
    fingers.key(Key.Key_Left)
    assert sheet.place == len(hand.actions) - 1


def test_a_click_on_an_act_goes_there(fingers: Fingers):
    fingers.key(Key.Key_R)
    sheet = opened(fingers)
    last = len(sheet.hand.acts) - 1
    for number in (last, 0, last // 2):
        click_cell(fingers, sheet, number)
        assert sheet.place == number + 1
    fingers.qtbot.mouseClick(sheet.bar.button(Command.BACK), LEFT_BUTTON)
    assert sheet.place == last // 2
    fingers.qtbot.mouseClick(sheet.bar.button(Command.FORWARD), LEFT_BUTTON)
    fingers.key(Key.Key_Right)  # the keys still work after the mouse
    assert sheet.place == last // 2 + 2


def test_what_a_player_saw_leaves_the_cards_of_the_others_hidden(fingers: Fingers):
    fingers.key(Key.Key_R)
    sheet = opened(fingers)
    moments = [act.moment for act in sheet.hand.acts]
    for number, moment in list(enumerate(moments))[::4]:
        click_cell(fingers, sheet, number)
        fingers.key(Key.Key_V)
        actor = moment.action.seat
        for seat in SEATS:
            known = moment.before.holdings[seat].known if seat == actor else frozenset()
            assert faces(sheet, seat) == known
        fingers.qtbot.mouseClick(sheet.bar.button(Command.SEEN), LEFT_BUTTON)
        assert all(faces(sheet, seat) for seat in SEATS if moment.after.holdings[seat].known)


def words_in(grid: EntryGrid, row: int) -> list[str]:
    entries = [grid.entry_at(row, column) for column in range(grid.columnCount())]
    return ["" if entry is None else entry.words for entry in entries]


def test_open_cards_are_told_apart_from_what_could_be_known(thoughtful: Fingers):
    thoughtful.key(Key.Key_R)
    sheet = opened(thoughtful)
    finished = sheet.hand.finished
    thoughtful.qtbot.mouseClick(sheet.tabs.options[1], LEFT_BUTTON)
    page = sheet.open_page
    assert page.isVisible()
    assert not sheet.grid.isVisible()
    contracts = [words_in(page.contracts, row) for row in range(page.contracts.rowCount())]
    assert [row[0] for row in contracts] == ["pik", "karo", "herc", "tref", "betl", "sans"]
    hand = finished.hand
    assert hand.declarer is not None
    assert hand.contract is not None
    played = page.contracts.entry_at(hand.contract - 2, 1 + hand.declarer)
    assert played is not None
    assert played.ringed
    thoughtful.qtbot.mouseClick(sheet.tabs.options[2], LEFT_BUTTON)
    pairs = sheet.discard_page.pairs
    assert pairs.rowCount() == 66
    framed = pairs.entry_at(pairs.currentRow(), 1)
    assert hand.discard is not None
    assert frozenset(framed.cards) == hand.discard.known
    best = pairs.entry_at(0, 2)
    assert best.words == played.words  # the best discard is what the table of contracts has
    thoughtful.key(Key.Key_Escape)
    assert thoughtful.window.reviewing.sheet is None


def test_the_hand_is_set_beside_what_a_computer_makes_of_it(thoughtful: Fingers):
    thoughtful.key(Key.Key_R)
    sheet = opened(thoughtful)
    thoughtful.qtbot.waitUntil(lambda: "Karte su ti donele" in sheet.text())
    total = len(thoughtful.match.finished)
    thoughtful.qtbot.waitUntil(lambda: f"Sve ruke ({total})" in sheet.text())


def test_cards_that_gave_tricks_away_with_open_cards_are_told(thoughtful: Fingers):
    thoughtful.key(Key.Key_R)
    sheet = opened(thoughtful)
    marked = 0
    for number, act in enumerate(sheet.hand.acts):
        entry = sheet.grid.entry(number)
        click_cell(thoughtful, sheet, number)
        tells = "Otvorene karte" in sheet.text()
        assert tells == isinstance(act.moment.action, PlayCard)
        assert entry.open_loss == (tells and "ništa" not in sheet.text())
        marked += entry.open_loss
    assert marked


def test_every_finished_hand_can_be_reached(fingers: Fingers):
    fingers.key(Key.Key_R)
    sheet = opened(fingers)
    seen = [sheet.hand.finished]
    while sheet.head.earlier.isEnabled():
        fingers.qtbot.mouseClick(sheet.head.earlier, LEFT_BUTTON)
        seen.append(sheet.hand.finished)
    assert tuple(reversed(seen)) == fingers.match.finished
    fingers.key(Key.Key_PageDown)
    assert sheet.hand.finished == fingers.match.finished[1]


def test_it_closes_and_the_match_is_where_it_was(fingers: Fingers):
    before = fingers.game.controller.log
    for way_out in (Key.Key_Escape, Key.Key_R, None):
        fingers.key(Key.Key_R)
        sheet = opened(fingers)
        fingers.key(Key.Key_End)
        fingers.key(Key.Key_Return)  # means nothing here
        if way_out is None:
            fingers.qtbot.mouseClick(sheet.head.done, LEFT_BUTTON)
        else:
            fingers.key(way_out)
        assert fingers.window.reviewing.sheet is None
    assert fingers.game.controller.log == before
    fingers.press_word(Command.DEAL)
    fingers.qtbot.waitUntil(lambda: fingers.match.hand is not None)


def test_the_menu_opens_it_in_the_middle_of_a_hand(fingers: Fingers):
    fingers.press_word(Command.DEAL)
    fingers.wait()
    entries = [action for action in fingers.window.findChildren(QAction) if action.isEnabled()]
    next(action for action in entries if "Pregled" in action.text()).trigger()
    assert opened(fingers).hand.finished == fingers.match.finished[-1]


def test_before_the_first_hand_there_is_nothing_to_see(desk):
    fingers = desk.sit_down(unsaved=True)
    fingers.put(Log(Rules(), 0))
    fingers.key(Key.Key_R)
    assert fingers.window.reviewing.sheet is None
    assert fingers.screen.table.written.message == "Još nema završene ruke."


@pytest.mark.parametrize("size", [(960, 600), (2560, 1440)])
def test_nothing_lies_over_the_sheet(fingers: Fingers, size: tuple[int, int]):
    fingers.window.resize(*size)
    fingers.key(Key.Key_R)
    sheet = opened(fingers)
    QApplication.processEvents()
    for widget in (sheet.grid, sheet.bar, sheet.head.done, sheet.table):
        middle = widget.mapTo(fingers.screen, widget.rect().center())
        assert sheet.isAncestorOf(fingers.screen.childAt(middle))
    fingers.window.resize(size[0] + 10, size[1] + 10)
    assert sheet.size() == fingers.screen.size()


def play_a_hand(fingers: Fingers) -> None:
    """Deal, and decide as the quick players do, to the end of a hand with cards played."""
    finished = len(fingers.match.finished)
    while len(fingers.match.finished) == finished:
        fingers.wait()
        view = fingers.view
        fingers.press_word(Command.DEAL) if view.hand is None else fingers.press(decide(view, 1))
        fingers.qtbot.waitUntil(lambda: not fingers.game.controller.busy)


def test_acts_are_graded_when_they_happen_and_shown_the_same_after_a_new_start(
    desk, thoughtful: Fingers
):
    fingers = thoughtful
    play_a_hand(fingers)
    fingers.wait()
    told = texts_of_acts(fingers)
    assert any("skupa greška" in text for text in told)
    assert any("dobro" in text for text in told)
    entries = fingers.game.controller.log.entries
    desk.leave(fingers)
    again = desk.sit_down(SilentPlayers())
    assert again.game.controller.log.entries == entries
    again.wait()
    known = [text.split("Otvorene karte")[0] for text in told]
    assert [text.split("Otvorene karte")[0] for text in texts_of_acts(again)] == known


def texts_of_acts(fingers: Fingers) -> list[str]:
    fingers.key(Key.Key_R)
    sheet = opened(fingers)
    told = []
    for number in range(len(sheet.hand.acts)):
        click_cell(fingers, sheet, number)
        mark = sheet.grid.entry(number).mark
        assert (mark is Mark.COSTLY) == ("skupa greška" in sheet.text())
        assert (mark is Mark.SLIGHT) == ("sitna greška" in sheet.text())
        told.append(sheet.text())
    fingers.qtbot.mouseClick(sheet.head.done, LEFT_BUTTON)
    return told
