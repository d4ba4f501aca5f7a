"""Watching three computers play: chosen in the form, paused, stepped, with open cards or not."""

import pytest
from PySide6.QtCore import Qt

from preferans_desktop.host.header import new_header
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.people import default_participants
from preferans_desktop.ui.table.motion import Speed
from preferans_desktop.ui.table.picture import Spot
from support.evening import log_to
from support.fingers import Fingers
from support.people import QuickPlayers, SilentPlayers


def in_play(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return play is not None and len(play.tricks) == 2 and len(play.trick) == 1


def talon_lies(match: Match) -> bool:
    hand = match.hand
    return hand is not None and hand.phase is Phase.DISCARD and hand.declarer != 0


def put(fingers: Fingers, log: Log) -> None:
    header = new_header(log.rules, log.dealer, default_participants(person=False), 1)
    fingers.game.bridge.begin(header, log)
    fingers.window.flow.close_form()


def entries(fingers: Fingers) -> int:
    return len(fingers.game.controller.log.entries)


def test_three_computers_sit_down_and_play_until_they_are_paused(desk) -> None:
    fingers = desk.sit_down(QuickPlayers(), speed=Speed.FAST)
    form = fingers.screen.form
    form.fields.kind.setCurrentIndex(2)
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    header = fingers.game.bridge.header
    assert header is not None
    assert sorted(header.computers) == [0, 1, 2]
    assert header.players[0].name == "Vera"
    fingers.qtbot.waitUntil(lambda: fingers.bar.button(Command.PAUSE) is not None)
    fingers.key(Qt.Key.Key_Return)
    assert fingers.labels()[:2] == ["Korak", "Nastavi"]
    pacing = fingers.window.pacing
    fingers.qtbot.waitUntil(lambda: not pacing.is_waiting())
    for _ in range(2):
        before = entries(fingers)
        fingers.key(Qt.Key.Key_Space)
        fingers.qtbot.waitUntil(lambda: entries(fingers) == before + 1)  # noqa: B023
        fingers.qtbot.waitUntil(lambda: not pacing.is_waiting())
        assert entries(fingers) == before + 1
    fingers.key(Qt.Key.Key_Return)
    fingers.qtbot.waitUntil(lambda: entries(fingers) > before + 3)


def test_a_hand_ends_and_the_next_is_dealt_by_who_watches(desk) -> None:
    fingers = desk.sit_down(QuickPlayers())
    put(fingers, log_to(in_play))
    fingers.qtbot.waitUntil(lambda: fingers.bar.button(Command.DEAL) is not None)
    finished = len(fingers.match.finished)
    fingers.press_word(Command.DEAL)
    fingers.qtbot.waitUntil(lambda: len(fingers.match.finished) > finished, timeout=20_000)


@pytest.mark.parametrize("moment", [in_play, talon_lies])
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "key"])
def test_all_cards_lie_open_only_where_that_is_wanted(desk, moment, by_mouse: bool) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_to(moment))
    hand = fingers.match.hand
    assert hand is not None

    def seen(seat: int) -> set:
        lying = fingers.screen.table.picture.cards
        return {each.card for each in lying if each.seat == seat and each.spot is Spot.FAN}

    for wanted in (True, False):
        if by_mouse:
            fingers.click_word(Command.OPEN_CARDS)
        else:
            fingers.key(Qt.Key.Key_O)
        for seat in (1, 2):
            held = hand.holdings[seat].known
            if hand.phase is Phase.DISCARD and seat == hand.declarer:
                held -= hand.deal.talon.known
            assert seen(seat) == (held if wanted else set())
        assert len(fingers.screen.table.picture.cards) == 32


def test_open_cards_are_followed_through_a_hand(desk) -> None:
    fingers = desk.sit_down(QuickPlayers())
    put(fingers, log_to(talon_lies))
    finished = len(fingers.match.finished)
    fingers.key(Qt.Key.Key_O)
    fingers.qtbot.waitUntil(lambda: len(fingers.match.finished) > finished)
    assert fingers.screen.table.picture.over


def test_whoever_plays_sees_no_more_and_pauses_nothing(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    log = log_to(in_play)
    header = new_header(log.rules, log.dealer, default_participants(person=True), 1)
    fingers.game.bridge.open_cards = True
    fingers.game.bridge.begin(header, log)
    fingers.window.flow.close_form()
    fingers.key(Qt.Key.Key_O)
    assert fingers.bar.button(Command.OPEN_CARDS) is None
    assert not fingers.screen.table.picture.fans()
    view = fingers.game.bridge.view()
    assert view.hand is not None
    assert not view.hand.holdings[1].known
