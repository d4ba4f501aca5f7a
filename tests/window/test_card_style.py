"""Another deck in the middle of a match."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.table.card_style import Back, CardStyle, Deck
from preferans_desktop.ui.table.motion import Speed
from preferans_desktop.ui.trace import shown
from support.evening import log_to
from support.people import QuickPlayers, decide

STYLES = [
    CardStyle(Deck.HUNGARIAN, Back.KILIM),
    CardStyle(four_colours=True),
    CardStyle(Deck.HUNGARIAN),
    CardStyle(back=Back.KILIM),
]


def others_begin_next(match: Match) -> bool:
    return match.hand is None and bool(match.finished) and match.forehand != 0 and not match.over


def test_another_deck_in_mid_flight_changes_nothing_that_is_true(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(QuickPlayers(), speed=Speed.SLOW)
    log = log_to(others_begin_next)
    fingers.begin(log)
    table = fingers.screen.table
    qtbot.waitUntil(lambda: "Podeli" in fingers.labels() and not table._ahead.is_drawing)
    fingers.press_word(Command.DEAL)
    qtbot.waitUntil(table.is_moving)
    before = fingers.game.controller.log, shown(fingers.window.models), table.picture
    for style in STYLES:
        table.set_card_style(style)
        assert table.is_moving()
        after = fingers.game.controller.log, shown(fingers.window.models), table.picture
        assert after == before
    table.set_speed(Speed.OFF)
    fingers.wait()
    fingers.press(decide(fingers.view, fingers.game.controller.revision))
    fingers.wait()
    assert table.card_style == STYLES[-1]
