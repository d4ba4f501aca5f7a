from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from preferans_desktop.rules.serbian.actions import (
    Bid,
    Follow,
    OfferAll,
    OfferTricks,
    Pass,
    StayOut,
    TakeOver,
)
from preferans_desktop.ui.panels.action_bar import ActionBar, Command, Word

LEFT = Qt.MouseButton.LeftButton
FOLLOWING = (Word("Pratim", "1", Follow(0)), Word("Ne pratim", "2", StayOut(0)))
LONG = (
    Word("Ponuda: nosim sve", "Alt+1", OfferAll(0)),
    *(Word(f"Ponuda: {count} štiha", f"Alt+{count}", OfferTricks(0, count)) for count in (2, 3, 4)),
    Word("Preuzimam pad", "Alt+5", TakeOver(0)),
)
OFFERS = (
    LONG[0],
    *(replace(word, brief=word.label.removeprefix("Ponuda: ")) for word in LONG[1:4]),
    Word("Predlog", "H", Command.HINT),
)
NARROW = (480, 72)
"""The place of the words in the smallest window."""


@pytest.fixture
def bar(qtbot: QtBot) -> ActionBar:
    filters = QObject()
    bar = ActionBar(filters)
    bar.filters = filters
    qtbot.addWidget(bar)
    bar.resize(*NARROW)
    bar.set_text_height(16)
    bar.show()
    return bar


def test_words_and_keys_stand_in_order(bar: ActionBar) -> None:
    bar.set_words(FOLLOWING)
    assert bar.words == FOLLOWING
    first, second = (bar.button(word.meaning) for word in FOLLOWING)
    assert first.x() < second.x()
    assert first.accessibleName() == "Pratim, 1"


def test_a_click_says_the_word(qtbot: QtBot, bar: ActionBar) -> None:
    bar.set_words(FOLLOWING)
    with qtbot.waitSignal(bar.chosen) as chosen:
        qtbot.mouseClick(bar.button(StayOut(0)), LEFT)
    assert chosen.args == [StayOut(0)]


def test_the_shown_key_presses(qtbot: QtBot, bar: ActionBar) -> None:
    bar.set_words(FOLLOWING)
    with qtbot.waitSignal(bar.chosen) as chosen:
        assert bar.press_key("1")
    assert chosen.args == [Follow(0)]
    assert not bar.press_key("3")


def test_a_word_that_cannot_be_said_yet(qtbot: QtBot, bar: ActionBar) -> None:
    bar.set_words([Word("Odbaci", "Enter", Command.PUT_AWAY, main=True, enabled=False)])
    with qtbot.assertNotEmitted(bar.chosen):
        qtbot.mouseClick(bar.button(Command.PUT_AWAY), LEFT)
        bar.press_main()


def double_click(qtbot: QtBot, button: QWidget) -> None:
    """The second half of one: the system sends it in place of a second press."""
    qtbot.mouseDClick(button, LEFT)
    qtbot.mouseRelease(button, LEFT)


def test_the_second_click_of_a_double_click_presses_nothing_new(
    qtbot: QtBot, bar: ActionBar
) -> None:
    """A button may come up under the mouse between the two."""
    bar.set_words([Word("Dalje", "1", Pass(0))])
    with qtbot.assertNotEmitted(bar.chosen):
        double_click(qtbot, bar.button(Pass(0)))
    chosen: list[object] = []
    bar.chosen.connect(chosen.append)
    qtbot.mouseClick(bar.button(Pass(0)), LEFT)
    double_click(qtbot, bar.button(Pass(0)))
    assert chosen == [Pass(0), Pass(0)]


def test_the_same_words_keep_their_buttons(bar: ActionBar) -> None:
    bar.set_words(FOLLOWING)
    button = bar.button(Follow(0))
    bar.set_words(FOLLOWING)
    assert bar.button(Follow(0)) is button
    bar.set_words(())
    assert bar.button(Follow(0)) is None
    assert not bar.isVisible()


@pytest.mark.parametrize("words", [FOLLOWING, LONG], ids=["short", "long"])
@pytest.mark.parametrize("size", [NARROW, (680, 96), (1300, 172)], ids=str)
def test_everything_has_its_place(
    bar: ActionBar, words: tuple[Word, ...], size: tuple[int, int]
) -> None:
    bar.resize(*size)
    bar.set_text_height(size[1] / 4.5)
    bar.set_words(words)
    places = [bar.button(word.meaning).geometry() for word in words]
    assert all(bar.rect().contains(place) for place in places)
    for number, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[number + 1 :])
        assert place.size() == bar.button(words[number].meaning).size()


def letters(bar: ActionBar) -> int:
    return bar.button(OfferAll(0))._label.font().pixelSize()


def test_large_words_take_more_room_and_say_less(bar: ActionBar) -> None:
    bar.set_text_height(43)
    bar.set_words(OFFERS)
    bar.resize(604, 142)
    low = letters(bar)
    assert bar.height_in(604, [142]) == 142
    high = bar.height_in(604, [142, 185])
    assert 142 < high <= 185
    bar.resize(604, high)
    assert letters(bar) >= 36 > low
    first, second, third = (
        [bar.button(word.meaning)._label.text() for word in row]
        for row in (OFFERS[:1], OFFERS[1:3], OFFERS[3:])
    )
    assert (first, second, third) == (
        ["Ponuda: nosim sve"],
        ["2 štiha", "3 štiha"],
        ["4 štiha", "Predlog"],
    )
    rows = [bar.button(word.meaning).y() for word in OFFERS]
    assert rows[0] < rows[1] == rows[2] < rows[3] == rows[4]
    assert bar.button(OFFERS[1].meaning).accessibleName() == "Ponuda: 2 štiha, Alt+2"


BIDS = tuple(
    Word(word, str(place), Bid(0, place))
    for place, word in enumerate(("Dalje", "Tri", "Igra", "Betl", "Sans"), 1)
)
HINT = Word("Predlog", "H", Command.HINT, quiet=True)
UNDO = Word("Vrati", "Z", Command.UNDO, quiet=True)


@pytest.fixture
def usual_bar(bar: ActionBar) -> ActionBar:
    """As in a window of the usual size."""
    bar.resize(656, 94)
    bar.set_text_height(20.4)
    bar.set_order(206, apart=True)
    return bar


def box(bar: ActionBar, word: Word) -> QRect:
    return bar.button(word.meaning).geometry()


def test_what_is_not_said_at_the_table_has_a_place_of_its_own(usual_bar: ActionBar) -> None:
    places = set()
    for words in ((), FOLLOWING, BIDS, OFFERS[:4]):
        usual_bar.set_words((*words, HINT))
        places.add(box(usual_bar, HINT).getRect())
        assert all(box(usual_bar, word).right() < box(usual_bar, HINT).left() for word in words)
    assert len(places) == 1
    assert box(usual_bar, HINT).right() == usual_bar.rect().right()
    usual_bar.set_words((*BIDS, UNDO, HINT))
    assert box(usual_bar, UNDO).bottom() < box(usual_bar, HINT).top()
    assert usual_bar.rect().contains(box(usual_bar, UNDO) | box(usual_bar, HINT))


def test_a_row_less_is_worth_letters_a_little_smaller(usual_bar: ActionBar) -> None:
    usual_bar.set_words((*BIDS, HINT))
    assert len({box(usual_bar, word).y() for word in BIDS}) == 1
    usual_bar.set_words((*OFFERS[:4], HINT))
    assert len({box(usual_bar, word).y() for word in OFFERS[:4]}) == 2


def test_rows_stand_on_the_axis_as_far_as_there_is_room(usual_bar: ActionBar) -> None:
    usual_bar.set_words(FOLLOWING)
    first, last = (box(usual_bar, word) for word in FOLLOWING)
    assert abs((first.left() + last.right()) / 2 - 206) <= 1
    usual_bar.set_words(BIDS)
    assert box(usual_bar, BIDS[0]).left() == 0


def test_in_large_letters_it_ends_the_rows(usual_bar: ActionBar) -> None:
    usual_bar.set_order(206, apart=False)
    usual_bar.set_words((*FOLLOWING, HINT))
    assert box(usual_bar, HINT).y() == box(usual_bar, FOLLOWING[1]).y()
    assert box(usual_bar, HINT).height() == box(usual_bar, FOLLOWING[1]).height()


def test_words_with_enough_room_are_whole_and_take_no_more(bar: ActionBar) -> None:
    bar.set_text_height(20)
    bar.set_words(OFFERS)
    bar.resize(1300, 142)
    assert bar.height_in(1300, [142, 185]) == 142
    assert bar.button(OFFERS[1].meaning)._label.text() == "Ponuda: 2 štiha"


def test_arrows_go_round(bar: ActionBar, qtbot: QtBot) -> None:
    bar.set_words(FOLLOWING)
    bar.activateWindow()
    qtbot.waitActive(bar)
    focused = []
    for step in (1, 1, 1, -1):
        bar.move_focus(step)
        focused.append([bar.button(word.meaning).hasFocus() for word in FOLLOWING])
    assert focused == [[True, False], [False, True], [True, False], [False, True]]
    with qtbot.waitSignal(bar.chosen) as chosen:
        assert bar.press_focused()
    assert chosen.args == [StayOut(0)]
