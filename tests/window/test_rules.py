"""The rules in the window: F1, links from refusals and figures, chapters, search, languages."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from preferans_desktop.language.rule_sections import Section
from preferans_desktop.language.speech import Speech, Tongue
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.match import Match, check
from preferans_desktop.ui.models.score_sheet import BULE
from preferans_desktop.ui.panels.paper_cells import Cell
from preferans_desktop.ui.rules.sheet import RulesSheet
from support.evening import log_to
from support.fingers import Fingers
from support.people import SilentPlayers

ME = 0
KEY = Qt.Key


def illegal_cards(match: Match) -> list[int]:
    play = match.hand.play if match.hand is not None else None
    if play is None or play.to_act != ME or match.hand.offer is not None:
        return []
    return [card for card in play.holdings[ME].known if check(match, PlayCard(ME, card))]


LOGS: list[Log] = []


@pytest.fixture
def fingers(desk) -> Fingers:
    """On my turn, with cards that may not be played."""
    if not LOGS:
        LOGS.append(log_to(lambda match: bool(illegal_cards(match)) and bool(match.finished)))
    fingers = desk.sit_down(SilentPlayers(), unsaved=True)
    fingers.put(LOGS[0])
    return fingers


def sheet_of(fingers: Fingers) -> RulesSheet:
    sheet = fingers.window.rules.sheet
    assert sheet is not None
    return sheet


def first_line_seen(sheet: RulesSheet) -> str:
    return sheet.text.cursorForPosition(QPoint(40, 20)).block().text()


def press_f1(fingers: Fingers) -> None:
    fingers.qtbot.keyClick(QApplication.focusWidget() or fingers.window, KEY.Key_F1)


def test_f1_opens_the_rules_where_i_am_and_esc_closes_them(fingers: Fingers) -> None:
    press_f1(fingers)
    sheet = sheet_of(fingers)
    assert sheet.section in {Section.CARDS, Section.LEAD}
    assert fingers.screen.rect().contains(sheet.geometry())
    titles = [sheet.chapters.item(row).text() for row in range(sheet.chapters.count())]
    assert any(first_line_seen(sheet) in title for title in titles)
    fingers.key(KEY.Key_Escape)
    assert fingers.window.rules.sheet is None
    assert fingers.screen.hasFocus()


def test_keys_in_the_rules_play_no_cards(fingers: Fingers) -> None:
    before = fingers.match
    press_f1(fingers)
    for key in (KEY.Key_1, KEY.Key_2, KEY.Key_Return, KEY.Key_Space, KEY.Key_P):
        fingers.key(key)
    assert fingers.match is before
    assert fingers.window.rules.sheet is not None


def test_a_refused_card_leads_to_its_rule(fingers: Fingers) -> None:
    link = fingers.window.rules.link
    assert not link.isVisible()
    fingers.click_card(illegal_cards(fingers.match)[0])
    assert link.isVisible()
    assert link.text() == "Pravilo"
    assert fingers.screen.rect().contains(link.geometry())
    fingers.qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert sheet_of(fingers).section is Section.CARDS


def test_the_link_goes_with_the_refusal(fingers: Fingers) -> None:
    refused = illegal_cards(fingers.match)
    fingers.click_card(refused[0])
    legal = next(card for card in fingers.hand.cards if card not in refused)
    fingers.click_card(legal)
    fingers.qtbot.waitUntil(lambda: not fingers.window.rules.link.isVisible())


def test_an_explained_figure_leads_to_its_rule(fingers: Fingers) -> None:
    paper = fingers.screen.papers.own
    point = paper.box(Cell(ME, BULE, 0)).center().toPoint()
    fingers.qtbot.mouseClick(paper, Qt.MouseButton.LeftButton, pos=point)
    section = fingers.window.why.section
    fingers.qtbot.mouseClick(fingers.window.why.card.number, Qt.MouseButton.LeftButton)
    assert sheet_of(fingers).section is section


def test_a_chapter_is_gone_to(fingers: Fingers) -> None:
    press_f1(fingers)
    sheet = sheet_of(fingers)
    sheet.chapters.setFocus()
    row = list(Section).index(Section.TAKE_OVER)
    while sheet.chapters.currentRow() < row:
        fingers.key(KEY.Key_Down)
    assert first_line_seen(sheet) == "Odlazak u bulu"


def test_searching(fingers: Fingers) -> None:
    press_f1(fingers)
    sheet = sheet_of(fingers)
    fingers.qtbot.keyClick(sheet, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert sheet.search.hasFocus()
    fingers.qtbot.keyClicks(sheet.search, "subkontr")
    count = len(sheet.text.extraSelections())
    assert count > 0
    assert str(count) in sheet.found.text()
    first = sheet.text.textCursor().position()
    fingers.key(KEY.Key_Return)
    assert sheet.text.textCursor().position() != first
    assert sheet.text.textCursor().selectedText().lower() == "subkontr"
    sheet.search.setText("qqq")
    assert sheet.text.extraSelections() == []
    assert "0" in sheet.found.text()


def test_the_rules_change_language_and_stay_where_they_are(fingers: Fingers) -> None:
    press_f1(fingers)
    sheet = sheet_of(fingers)
    sheet.show_section(Section.REFE)
    assert "U ovoj partiji: Refe se ne pišu dok je neko ispod nule." in sheet.text.toPlainText()
    fingers.window.set_speech(Speech(Tongue.ENGLISH))
    assert sheet.section is Section.REFE
    assert "In this match: No refe are written while anybody is below zero." in (
        sheet.text.toPlainText()
    )


def test_beside_the_form_of_a_new_match_it_is_about_settings(fingers: Fingers) -> None:
    fingers.window.flow.open_form()
    press_f1(fingers)
    assert sheet_of(fingers).section is Section.SETTINGS
