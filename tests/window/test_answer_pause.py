"""The pause before a computer player acts: as long as chosen, ended by a click or a key."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt

from preferans_desktop.host.settings import AnswerPause
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.table.motion import Speed
from support.evening import log_to
from support.fingers import LEFT_BUTTON, Fingers
from support.people import QuickPlayers, decide
from support.settings_sheet import click

ME = 0
TABLE_PAGE = 0


def my_first_word(match: Match) -> bool:
    hand = match.hand
    return hand is not None and hand.phase is Phase.BIDDING and match.forehand == ME == match.to_act


def seated(
    desk, pause: AnswerPause, speed: Speed = Speed.SLOW, players: QuickPlayers | None = None
) -> Fingers:
    """At a table where no card flies, so that what lasts is the pause."""
    fingers = desk.sit_down(players, speed=speed)
    settings = fingers.game.settings
    settings.choose(replace(settings.current, still_cards=True, answer_pause=pause))
    fingers.put(log_to(my_first_word))
    return fingers


def say_something(fingers: Fingers) -> int:
    """Say a word and wait until it is shown; how many entries the log has then."""
    log = fingers.game.controller.log
    fingers.press(decide(fingers.view, fingers.game.controller.revision))
    fingers.qtbot.waitUntil(lambda: fingers.game.controller.log != log)
    return len(fingers.game.controller.log.entries)


@pytest.mark.parametrize("how", ["click", "space"])
def test_players_have_thought_when_it_ends_and_it_is_skipped(desk, qtbot, how: str) -> None:
    players = QuickPlayers()
    fingers = seated(desk, AnswerPause.LONG, players=players)
    asked = players.asked
    said = say_something(fingers)
    qtbot.waitUntil(lambda: players.asked > asked)
    assert fingers.window.pacing.is_waiting()
    assert len(fingers.game.controller.log.entries) == said
    if how == "click":
        viewport = fingers.screen.table.viewport()
        qtbot.mouseClick(viewport, LEFT_BUTTON, pos=QPoint(viewport.width() // 2, 300))
    else:
        fingers.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(fingers.game.controller.log.entries) == said + 1)


def test_without_a_pause_nothing_is_waited_for(desk) -> None:
    fingers = seated(desk, AnswerPause.NONE)
    say_something(fingers)
    assert not fingers.window.pacing.is_waiting()


def test_the_long_one_is_longer_and_both_follow_the_speed(desk) -> None:
    fingers = seated(desk, AnswerPause.LONG)
    settings, lasted = fingers.game.settings, []
    for pause, speed in (
        (AnswerPause.LONG, Speed.SLOW),
        (AnswerPause.SHORT, Speed.SLOW),
        (AnswerPause.SHORT, Speed.FAST),
    ):
        settings.choose(replace(settings.current, answer_pause=pause, speed=speed))
        fingers.put(log_to(my_first_word))
        say_something(fingers)
        lasted.append(fingers.window.pacing._timer.interval())
    long, short, quick = lasted
    assert long > 2 * short
    assert short > 2 * quick > 0


def test_it_is_chosen_in_the_window_and_counts_from_the_next_act_on(desk) -> None:
    fingers = seated(desk, AnswerPause.SHORT)
    click(fingers, TABLE_PAGE, "settings_answer_pause", AnswerPause.NONE)
    fingers.key(Qt.Key.Key_Escape)
    say_something(fingers)
    assert not fingers.window.pacing.is_waiting()
