import pytest
from PySide6.QtCore import Qt

from preferans_desktop.host.storage.store import Store
from preferans_desktop.language.speech import Tongue
from preferans_desktop.rules.serbian.actions import Discard, PlayCard
from preferans_desktop.rules.serbian.sheet import places
from preferans_desktop.ui.panels.action_bar import Command
from support.fingers import Fingers
from support.people import decide

MOST_ACTS = 2_000


def begin(fingers: Fingers, bule: int, *, by_mouse: bool) -> None:
    form = fingers.screen.form
    if by_mouse:
        form.fields.bule.addItem(str(bule), bule)
        form.fields.bule.setCurrentIndex(form.fields.bule.count() - 1)
        fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    else:
        form.fields.bule.insertItem(0, str(bule), bule)
        for _ in range(form.fields.bule.currentIndex()):
            fingers.qtbot.keyClick(form.fields.bule, Qt.Key.Key_Up)
        fingers.qtbot.keyClick(form.start, Qt.Key.Key_Return)
    fingers.wait()


def take_turn(fingers: Fingers, number: int, *, by_mouse: bool) -> None:
    match = fingers.match
    if match.hand is None and number % 3:
        enter = fingers.click_word if by_mouse else fingers.press_word
        enter(Command.DEAL)
        return
    view = fingers.view
    if not view.legal:
        fingers.press_word(Command.DEAL)
        return
    action = decide(view, number)
    if by_mouse:
        fingers.click(action)
    else:
        fingers.press(action, arrows=number % 2 == 0)


def play_match(fingers: Fingers, *, by_mouse: bool) -> set[type]:
    """Play to the end; returns the kinds of acts that were entered."""
    entered: set[type] = set()
    for number in range(MOST_ACTS):
        fingers.wait()
        if fingers.match.over:
            return entered
        before = len(fingers.game.controller.log.entries)
        take_turn(fingers, number, by_mouse=by_mouse)
        fingers.qtbot.waitUntil(lambda: len(fingers.game.controller.log.entries) > before)  # noqa: B023
        step = fingers.game.controller.log.entries[before]
        entered.add(type(step))
    pytest.fail("the match has no end")


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_a_whole_match(desk, by_mouse: bool) -> None:
    fingers = desk.sit_down(seed=2)
    begin(fingers, 10, by_mouse=by_mouse)
    entered = play_match(fingers, by_mouse=by_mouse)
    assert {PlayCard, Discard} <= entered
    match = fingers.match
    assert sum(match.sheet.bule) == 0
    assert fingers.labels()[0] == "Nastavi"
    fingers.press_word(Command.SHOW_RESULTS)
    text = fingers.screen.match_result.text()
    best = places(match.sheet).index(1)
    assert "1. " + fingers.game.bridge.players[best].name in text
    assert fingers.labels()[0] == "Nova partija"
    log = fingers.game.controller.log
    assert len(log.entries) > 20
    desk.leave(fingers)
    assert Store(desk.folder, lambda _work: None).latest_unfinished() is None


@pytest.mark.parametrize("tongue", [Tongue.CYRILLIC, Tongue.ENGLISH])
def test_a_short_match_by_keys_alone_in_the_other_languages(desk, tongue: Tongue) -> None:
    fingers = desk.sit_down(seed=2, tongue=tongue)
    begin(fingers, 2, by_mouse=False)
    play_match(fingers, by_mouse=False)
    assert sum(fingers.match.sheet.bule) == 0
    fingers.press_word(Command.SHOW_RESULTS)
    assert fingers.screen.match_result.isVisible()
    fingers.press_word(Command.NEW_MATCH)
    assert fingers.screen.form.isVisible()
