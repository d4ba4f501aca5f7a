"""Taking a decision back in the window: in training, by button and key, marked on the papers."""

import pytest
from PySide6.QtCore import Qt

from preferans_desktop.rules.serbian.actions import Discard, PlayCard
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.log import Undone
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.panels.action_bar import Command
from support.evening import log_to
from support.fingers import Fingers
from support.people import QuickPlayers, SilentPlayers, decide

ME = 0


def my_bid(match: Match) -> bool:
    return match.hand is not None and match.hand.phase == Phase.BIDDING and match.to_act == ME


def my_discard(match: Match) -> bool:
    return match.hand is not None and match.hand.phase == Phase.DISCARD and match.to_act == ME


def my_card(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return play is not None and play.to_act == ME and match.hand.offer is None and play.left > 4


def between_hands(match: Match) -> bool:
    return match.hand is None and bool(match.finished) and not match.over


@pytest.mark.parametrize("moment", [my_bid, my_discard, my_card])
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_a_decision_is_taken_back(desk, moment, by_mouse: bool) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(moment), training=True)
    before = fingers.match
    fingers.press(decide(fingers.view, 1))
    fingers.qtbot.waitUntil(lambda: fingers.match != before and not fingers.game.controller.busy)
    if by_mouse and fingers.bar.button(Command.UNDO) is not None:
        fingers.click_word(Command.UNDO)
    else:
        fingers.key(Qt.Key.Key_Z)
    fingers.qtbot.waitUntil(lambda: fingers.match == before)
    fingers.wait()
    entries = fingers.game.controller.log.entries
    assert isinstance(entries[-1], Undone)
    assert not isinstance(entries[-2], Undone)
    assert fingers.screen.papers.note_text() == "Trening: vraćen 1 potez"


def test_a_decision_of_the_hand_before_is_taken_back_too(desk) -> None:
    fingers = desk.sit_down(QuickPlayers())
    fingers.put(log_to(between_hands), training=True)
    finished = len(fingers.match.finished)
    fingers.click_word(Command.UNDO)
    fingers.qtbot.waitUntil(lambda: len(fingers.match.finished) < finished)
    fingers.wait()
    assert fingers.bar.button(Command.UNDO) is None or fingers.match.hand is not None


def test_nothing_is_taken_back_in_a_match_that_counts(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(between_hands))
    assert fingers.bar.button(Command.UNDO) is None
    before = fingers.game.controller.log
    fingers.key(Qt.Key.Key_Z)
    assert fingers.game.controller.log is before
    assert fingers.screen.papers.note_text() == ""


def test_training_is_chosen_in_the_form_and_kept(desk) -> None:
    fingers = desk.sit_down()
    form = fingers.screen.form
    fingers.qtbot.keyClick(form.fields.kind, Qt.Key.Key_Down)
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    fingers.wait()
    assert fingers.bar.button(Command.UNDO) is None  # nothing was decided yet
    assert fingers.screen.papers.note_text() == "Trening, ne računa se"
    number = 0
    while not any(isinstance(entry, PlayCard | Discard) for entry in _own(fingers)):
        fingers.wait()
        if fingers.match.hand is None:
            fingers.press_word(Command.DEAL)
        else:
            number += 1
            fingers.press(decide(fingers.view, number))
        fingers.qtbot.waitUntil(lambda: not fingers.game.controller.busy)
    fingers.key(Qt.Key.Key_Z)
    fingers.wait()
    entries = fingers.game.controller.log.entries
    desk.leave(fingers)
    again = desk.sit_down(SilentPlayers())
    again.wait()
    assert again.game.controller.log.entries == entries
    assert again.game.bridge.header.training
    assert again.screen.papers.note_text() == "Trening: vraćen 1 potez"


def _own(fingers: Fingers) -> list:
    entries = fingers.game.controller.log.entries
    return [entry for entry in entries if getattr(entry, "seat", None) == ME]
