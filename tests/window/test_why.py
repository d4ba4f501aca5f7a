"""Asking why a figure is on the papers, with the mouse, with keys and through a screen reader."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface

from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.speech import Speech, Tongue
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, RIGHT
from preferans_desktop.ui.panels.paper_cells import REFE, Cell
from support.evening import log_to
from support.fingers import Fingers
from support.people import SilentPlayers

ME, RIGHT_SEAT, LEFT_SEAT = 0, 1, 2
KEY = Qt.Key


def full_paper(match: Match) -> bool:
    """Between hands, with everything on the papers."""
    sheet = match.sheet
    written = min(sum(row) for row in sheet.supe) > 0 and sheet.refe_written[0] > 0
    return match.hand is None and not match.over and written and min(sheet.bule) <= 0


LOGS: list[Log] = []


@pytest.fixture
def fingers(desk) -> Fingers:
    if not LOGS:
        LOGS.append(log_to(full_paper))
    fingers = desk.sit_down(SilentPlayers(), unsaved=True)
    fingers.put(LOGS[0])
    return fingers


def click_cell(fingers: Fingers, cell: Cell) -> None:
    paper = fingers.screen.papers.papers[cell.seat]
    point = paper.box(cell).center().toPoint()
    fingers.qtbot.mouseClick(paper, Qt.MouseButton.LeftButton, pos=point)


def cells_seen(fingers: Fingers) -> list[Cell]:
    """Cells of all papers that are not left out."""
    papers, sheet = fingers.screen.papers.papers, fingers.window.models.sheet
    found = []
    for paper in papers:
        for place in (LEFT, BULE, RIGHT):
            for row in range(len(sheet.column(paper.seat, place))):
                cell = Cell(paper.seat, place, row)
                if paper.cell_at(paper.box(cell).center()) == cell:
                    found.append(cell)
        found += [Cell(paper.seat, REFE, number) for number in range(len(sheet.refe))]
    return found


def test_every_figure_seen_answers_a_click(fingers: Fingers) -> None:
    cells = cells_seen(fingers)
    assert {cell.place for cell in cells} == {LEFT, BULE, RIGHT, REFE}
    for cell in cells:
        click_cell(fingers, cell)
        card = fingers.window.why.card
        assert card is not None, cell
        assert "Pravilo " in card.text()
        assert fingers.screen.rect().contains(card.geometry())
        assert card.geometry().right() < fingers.screen.papers.x()
    fingers.key(KEY.Key_Escape)
    assert fingers.window.why.card is None


def test_what_is_left_can_be_asked_for(fingers: Fingers) -> None:
    papers = fingers.screen.papers
    fingers.qtbot.mouseClick(papers.left, Qt.MouseButton.LeftButton)
    total = sum(fingers.match.sheet.bule)
    assert fingers.window.why.card.text().startswith(f"Igra se još za {total}.")
    fingers.qtbot.mouseClick(papers.left, Qt.MouseButton.LeftButton)
    assert fingers.window.why.card is None


def test_arrows_go_over_all_papers_and_enter_asks(fingers: Fingers) -> None:
    papers, sheet = fingers.screen.papers, fingers.window.models.sheet
    fingers.key(KEY.Key_P)
    begun = papers.cursor_cell
    assert begun is not None
    assert (begun.seat, begun.place) == (ME, BULE)
    reached = set()
    for _ in range(9):
        for _ in range(40):
            fingers.key(KEY.Key_Up)
            reached.add(papers.cursor_cell)
        for _ in range(40):
            fingers.key(KEY.Key_Down)
            reached.add(papers.cursor_cell)
        fingers.key(KEY.Key_Right)
    everything = {
        Cell(seat, place, row)
        for seat in (ME, RIGHT_SEAT, LEFT_SEAT)
        for place in (LEFT, BULE, RIGHT)
        for row in range(len(sheet.column(seat, place)))
    } | {Cell(seat, REFE, number) for seat in range(3) for number in range(len(sheet.refe))}
    assert reached == everything
    assert papers.cursor_cell.place == begun.place
    fingers.key(KEY.Key_Return)
    first = fingers.window.why.card.text()
    fingers.key(KEY.Key_Up)
    assert fingers.window.why.card.text() != first
    fingers.key(KEY.Key_Escape)
    assert fingers.window.why.card is None
    assert papers.cursor_cell is not None
    fingers.key(KEY.Key_P)
    assert papers.cursor_cell is None


def test_the_card_speaks_the_language_chosen_now(fingers: Fingers) -> None:
    click_cell(fingers, Cell(ME, REFE, 0))
    assert "Svakom se upisuje refa." in fingers.window.why.card.text()
    fingers.window.set_speech(Speech(Tongue.ENGLISH))
    assert "Everybody is given a refa." in fingers.window.why.card.text()
    assert VOICE.speech.tongue is Tongue.ENGLISH


def test_a_click_on_the_table_closes_the_card(fingers: Fingers) -> None:
    click_cell(fingers, Cell(ME, BULE, 0))
    fingers.qtbot.mouseClick(
        fingers.screen.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 30)
    )
    assert fingers.window.why.card is None


def test_a_screen_reader_can_press_a_figure(fingers: Fingers) -> None:
    paper = fingers.screen.papers.papers[LEFT_SEAT]
    cells = QAccessible.queryAccessibleInterface(paper)
    announced: list[str] = []
    fingers.window.access.announced.connect(announced.append)
    pressed = 0
    for index in range(cells.childCount()):
        child = cells.child(index)
        assert child.state().focusable
        assert child.valueInterface() is None
        action = child.actionInterface()
        assert action.actionNames() == [QAccessibleActionInterface.pressAction()]
        action.doAction(action.pressAction())
        if fingers.window.why.card is not None:
            pressed += 1
            fingers.window.why.close()
    assert pressed == cells.childCount() > 3
    fingers.qtbot.waitUntil(lambda: any("Pravilo" in words for words in announced))


def test_cards_of_the_table_cannot_be_pressed(fingers: Fingers) -> None:
    table = QAccessible.queryAccessibleInterface(fingers.screen.table)
    assert table.child(0).actionInterface() is None


def test_the_focus_is_heard_where_the_arrows_stand(fingers: Fingers) -> None:
    fingers.key(KEY.Key_P)
    cells = QAccessible.queryAccessibleInterface(fingers.screen.papers.own)
    first = cells.focusChild().text(QAccessible.Text.Name)
    fingers.key(KEY.Key_Up)
    assert cells.focusChild().text(QAccessible.Text.Name) != first
