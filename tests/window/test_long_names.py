"""Names as long as they may be, in one word: nowhere cut off, and whole where one asks for them."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent
from PySide6.QtWidgets import QApplication, QHeaderView, QLabel, QWidget

from preferans_desktop.host.header import Participants, new_header
from preferans_desktop.host.settings import LONGEST_NAME, TextSize
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, RIGHT
from preferans_desktop.ui.people import default_participants
from preferans_desktop.ui.prose import Prose
from support.evening import log_to
from support.fingers import Fingers
from support.moments import MOMENTS
from support.people import SilentPlayers

NAMES = (
    "Вишеславаконстантиновићмилосављевићпетро",
    "Konstantinovićmilosavljevićpetrovićjovan",
    "Aleksandrinakonstantinovićkamilosavljevi",
)
LOOKS = [((960, 600), 100), ((960, 600), 150), ((1280, 800), 100), ((1280, 800), 150)]


def look_at(fingers: Fingers, moment: str) -> None:
    """Put these people at the table at a moment of a match."""
    log = log_to(MOMENTS[moment].reached, MOMENTS[moment].rules)
    usual = default_participants(person=True)
    named = [replace(each, name=name) for each, name in zip(usual, NAMES, strict=True)]
    people = cast("Participants", tuple(named))
    fingers.game.bridge.begin(new_header(log.rules, log.dealer, people, 1), log)
    fingers.window.flow.close_form()
    fingers.wait()
    QApplication.processEvents()


@pytest.fixture(params=LOOKS, ids=str)
def fingers(desk, request: pytest.FixtureRequest) -> Fingers:
    size, percent = request.param
    fingers = desk.sit_down(SilentPlayers())
    settings = fingers.game.settings
    settings.choose(replace(settings.current, text_size=TextSize(percent)))
    fingers.window.resize(*size)
    return fingers


def tip_of(widget: QWidget, point: QPointF) -> str:
    """What is told while the mouse rests on a point of a widget."""
    place = point.toPoint()
    asked = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, asked)
    return widget.toolTip()


def cut_off(root: QWidget) -> list[str]:
    """Wrapped texts whose words are wider than their labels."""
    found = []
    for label in root.findChildren(QLabel):
        if not label.isVisible() or not label.wordWrap() or not label.text():
            continue
        drawn = label.drawn() if isinstance(label, Prose) else label.text()
        box = QRect(0, 0, label.contentsRect().width(), 100_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        needed = QFontMetrics(label.font()).boundingRect(box, flags, drawn).width()
        if needed > box.width() + 1:
            found.append(label.text())
    return found


def test_names_are_as_long_as_they_may_be() -> None:
    assert {len(name) for name in NAMES} == {LONGEST_NAME}


def test_whole_names_are_told_where_they_are_cut_short(fingers: Fingers) -> None:
    look_at(fingers, "06-following")
    plates = fingers.screen.table._words._plates
    for seat in SEATS:
        assert plates[seat].toolTip().splitlines()[0] == NAMES[seat]
    for paper in fingers.screen.papers.papers:
        layout, left = paper._layout(), (paper.seat + 2) % 3
        if not paper._drawing().heads()[0].is_whole:
            assert tip_of(paper, layout.name.center()).startswith(NAMES[paper.seat])
        if not layout.compact:
            assert tip_of(paper, layout.head(LEFT).center()).startswith(NAMES[left])
            right = tip_of(paper, layout.head(RIGHT).center())
            assert right.startswith(NAMES[(paper.seat + 1) % 3])
            assert "Supe" in right
        assert tip_of(paper, layout.body(BULE).center()) == ""
    bidding = fingers.screen.bidding
    heads = [tip_of(bidding, box.center()) for _, box in bidding._heads()]
    assert sorted(heads) == sorted(NAMES)


def test_usual_names_are_not_told_again(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    for plate, name in zip(
        fingers.screen.table._words._plates, ("Ti", "Stevan", "Mira"), strict=True
    ):
        assert name not in plate.toolTip()
    own = fingers.screen.papers.own
    assert tip_of(own, own._layout().name.center()).startswith("Bule")


def test_sentences_with_names_go_on_in_the_next_line(fingers: Fingers) -> None:
    look_at(fingers, "15-hand-over")
    assert NAMES[2] in fingers.screen.hand_result.text()
    assert cut_off(fingers.screen) == []
    fingers.key(Qt.Key.Key_R)
    sheet = fingers.window.reviewing.sheet
    assert sheet is not None
    QApplication.processEvents()
    assert cut_off(sheet) == []
    fingers.key(Qt.Key.Key_Escape)
    fingers.key(Qt.Key.Key_P)
    fingers.key(Qt.Key.Key_Return)
    assert fingers.window.why.card is not None
    assert cut_off(fingers.window.why.card) == []


def test_names_over_the_acts_of_a_past_hand_end_in_dots(fingers: Fingers) -> None:
    look_at(fingers, "15-hand-over")
    fingers.key(Qt.Key.Key_R)
    sheet = fingers.window.reviewing.sheet
    assert sheet is not None
    for grid in (sheet.grid, sheet.open_page.contracts):
        header = grid.horizontalHeader()
        assert isinstance(header, QHeaderView)
        assert header.textElideMode() is Qt.TextElideMode.ElideRight
        heads = [grid.horizontalHeaderItem(column) for column in range(grid.columnCount())]
        assert {head.toolTip() for head in heads if head is not None} >= set(NAMES)


def test_the_form_keeps_a_long_name_inside(fingers: Fingers) -> None:
    form = fingers.screen.form
    for field, name in zip(form.fields.names, NAMES, strict=True):
        field.setText(name)
    fingers.window.flow.open_form()
    QApplication.processEvents()
    assert NAMES[1] in form.summary.text()
    assert cut_off(form) == []
    assert fingers.screen.rect().contains(form.geometry())
