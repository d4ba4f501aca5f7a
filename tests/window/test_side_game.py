"""Hands played again from one of their decisions: nothing of it ever reaches the match."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from preferans_desktop.host.storage.database import migrations
from preferans_desktop.host.storage.paths import DATABASE_NAME
from preferans_desktop.record.report import report
from preferans_desktop.rules.serbian.log import Log, replay
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.scoring import HandKind
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.review.sheet import ReviewSheet
from support.evening import log_to
from support.fingers import LEFT_BUTTON, Fingers
from support.people import ThoughtfulPlayers, decide

Key = Qt.Key


def between_hands(match: Match) -> bool:
    """The last hand was played to its end by cards, and the person took part."""
    if match.hand is not None or match.over or len(match.finished) < 2:
        return False
    last = match.finished[-1]
    return last.outcome.kind is HandKind.PLAYED and last.hand.play.plays(0)


def in_a_hand(match: Match) -> bool:
    hand = match.hand
    started = hand is not None and hand.play is not None and len(hand.play.tricks) >= 2
    return started and hand.to_act == 0 and hand.offer is None and len(match.finished) >= 2


def opened(fingers: Fingers) -> ReviewSheet:
    sheet = fingers.window.reviewing.sheet
    assert sheet is not None
    return sheet


def play_from(fingers: Fingers, place: int) -> None:
    """Look at the last finished hand after so many acts, and play from there."""
    fingers.key(Key.Key_R)
    opened(fingers).go_to(place)
    fingers.key(Key.Key_O)
    assert fingers.window.reviewing.sheet is None
    assert fingers.game.bridge.in_side_game


def play_to_the_end(fingers: Fingers) -> None:
    finished = len(fingers.match.finished)
    while len(fingers.match.finished) == finished:
        fingers.wait()
        if len(fingers.match.finished) == finished:
            fingers.press(decide(fingers.view, 3))
            fingers.qtbot.waitUntil(lambda: not fingers.game.controller.busy)


def saved(folder: Path) -> list[object]:
    """All that the store has, row by row."""
    with closing(sqlite3.connect(folder / DATABASE_NAME)) as connection:
        return [
            connection.execute(query).fetchall()
            for query in (
                "SELECT * FROM matches ORDER BY number",
                "SELECT * FROM entries ORDER BY match_id, seq",
                "SELECT * FROM thoughts ORDER BY match_id, seq",
                "SELECT * FROM comparisons ORDER BY match_id, seq",
            )
        ]


def is_saved(folder: Path, log: Log) -> bool:
    """Whether the writer, which nobody waits for here, has come to the end of a log."""
    with closing(sqlite3.connect(folder / DATABASE_NAME)) as connection:
        if connection.execute("PRAGMA user_version").fetchone()[0] < len(migrations()):
            return False
        [[count]] = connection.execute("SELECT COUNT(*) FROM entries").fetchall()
    return count == len(log.entries)


def paper_of(match: Match) -> str:
    """Everything that replay tells of a match."""
    return json.dumps(report(match), default=str)


@pytest.mark.parametrize(
    ("moment", "places"),
    [(between_hands, (0, 40)), (in_a_hand, (6,))],
    ids=["between hands", "in a hand"],
)
def test_a_side_game_leaves_log_paper_and_store_as_they_were(desk, moment, places):
    fingers = desk.sit_down(unsaved=True)
    fingers.put(log_to(moment))
    log, match = fingers.game.controller.log, fingers.match
    fingers.qtbot.waitUntil(lambda: is_saved(desk.folder, log))
    paper, store = paper_of(match), saved(desk.folder)
    for place in (min(each, len(match.finished[-1].hand.actions)) for each in places):
        play_from(fingers, place)
        play_to_the_end(fingers)
        assert fingers.game.bridge.match_log == log
        fingers.wait()
        fingers.press_word(Command.END_SIDE_GAME)
        fingers.qtbot.waitUntil(lambda: fingers.window.reviewing.sheet is not None)
        assert opened(fingers).place == place
        assert fingers.game.controller.log == log
        assert paper_of(fingers.match) == paper
        fingers.key(Key.Key_Escape)
    fingers.wait()
    fingers.game._saving.close()
    assert saved(desk.folder) == store


def test_it_begins_before_the_act_that_is_shown_with_the_same_cards(desk):
    fingers = desk.sit_down(unsaved=True)
    fingers.put(log_to(between_hands))
    hand = fingers.match.finished[-1].hand
    number = next(at for at, act in enumerate(hand.actions) if act.seat == 0 and at > 5)
    play_from(fingers, number + 1)
    now = fingers.match.hand
    assert now is not None
    assert now.deal == hand.deal
    assert now.actions == hand.actions[:number]
    assert now.to_act == 0


def test_a_banner_says_so_and_its_button_leads_back(desk):
    fingers = desk.sit_down(unsaved=True)
    fingers.put(log_to(between_hands))
    log = fingers.game.controller.log
    play_from(fingers, 0)
    notices = fingers.screen.notices
    assert notices.isVisible()
    assert "partija čeka" in notices.side_game
    assert fingers.bar.button(Command.DEAL) is None
    fingers.qtbot.mouseClick(notices.side_back, LEFT_BUTTON)
    fingers.qtbot.waitUntil(lambda: not fingers.game.bridge.in_side_game)
    assert not notices.side_game
    assert fingers.game.controller.log == log
    opened(fingers)


def test_at_its_end_both_results_are_told(desk):
    fingers = desk.sit_down(unsaved=True)
    fingers.put(log_to(between_hands))
    play_from(fingers, 0)
    play_to_the_end(fingers)
    said = fingers.screen.notices.side_game
    assert said.startswith("Sporedna igra je gotova.")
    assert "Ovde: Ti" in said
    assert "U partiji: Ti" in said
    assert fingers.screen.table._words._message == "Sporedna igra je gotova."  # none is dealt
    assert not fingers.window.flow.can_write_off()


def test_the_program_can_end_in_a_side_game_and_the_match_is_there(desk):
    fingers = desk.sit_down(unsaved=True)
    fingers.put(log_to(between_hands))
    log = fingers.game.controller.log
    play_from(fingers, 0)
    play_to_the_end(fingers)
    desk.leave(fingers)
    assert desk.sit_down().game.controller.log == log


def test_a_new_match_ends_it_and_is_saved(desk):
    fingers = desk.sit_down(unsaved=True)
    fingers.put(log_to(between_hands))
    play_from(fingers, 0)
    fingers.qtbot.waitUntil(lambda: not fingers.game.controller.busy)
    other = log_to(in_a_hand)
    fingers.put(other)
    assert not fingers.game.bridge.in_side_game
    assert not fingers.screen.notices.side_game
    fingers.press(decide(fingers.view, 1))
    fingers.qtbot.waitUntil(lambda: len(fingers.game.controller.log.entries) > len(other.entries))
    log = fingers.game.controller.log
    desk.leave(fingers)
    entries = desk.sit_down().game.controller.log.entries
    assert entries[: len(log.entries)] == log.entries


def test_nothing_of_it_is_graded(desk):
    fingers = desk.sit_down(ThoughtfulPlayers(), unsaved=True)
    fingers.put(log_to(between_hands))
    play_from(fingers, 0)
    besides = desk.besides.besides
    play_to_the_end(fingers)
    assert desk.besides.besides == besides


def test_the_prefix_of_every_act_leads_to_its_decision(desk):
    fingers = desk.sit_down(unsaved=True)
    fingers.put(log_to(between_hands))
    fingers.key(Key.Key_R)
    sheet = opened(fingers)
    starts = []
    sheet.side_game_wanted.disconnect()
    sheet.side_game_wanted.connect(starts.append)
    for place in range(len(sheet.hand.acts) + 1):
        sheet.go_to(place)
        sheet.play_on()
    before = [act.moment.before for act in sheet.hand.acts]
    for start in starts[:: max(1, len(starts) // 5)]:
        assert replay(start.log).hand == before[max(0, start.place - 1)]
