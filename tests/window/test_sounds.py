"""What is heard at the table, by a voice that writes down what it is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from preferans_desktop.host.settings import Settings, Speed, TrickPause
from preferans_desktop.options import Options, in_force
from preferans_desktop.rules.serbian.actions import Pass, PlayCard, StayOut
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.sounds.sound import Sound
from support.evening import log_to
from support.fingers import Fingers
from support.people import QuickPlayers, SilentPlayers, decide

ME = 0


class Listener:
    """Stands for the speaker."""

    def __init__(self) -> None:
        self.heard: list[Sound] = []
        self.waiting: list[float] = []
        self.volumes: set[float] = set()
        self.closed = False

    def play(self, sound: Sound, volume: float, delay_ms: float = 0) -> None:
        self.heard.append(sound)
        self.volumes.add(volume)
        if delay_ms:
            self.waiting.append(delay_ms)

    def drop_waiting(self) -> None:
        self.waiting.clear()

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def sit_down(desk, listener) -> Callable[..., Fingers]:
    """Opens the window at a moment of a match, with the listener in it."""

    def open_window(
        log: Log, *players: QuickPlayers, speed: Speed = Speed.OFF, waits: bool = True
    ) -> Fingers:
        fingers = desk.sit_down(*players, speed=speed)
        fingers.window.sounds.make_voice = lambda: listener
        fingers.begin(log)
        if waits:
            fingers.wait()
        return fingers

    return open_window


def last_card_of_a_trick(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    mine = play is not None and play.to_act == ME and match.hand.offer is None
    return mine and len(play.trick) == 2 and 2 < len(play.tricks) < 5


def my_bid(match: Match) -> bool:
    hand = match.hand
    return hand is not None and hand.phase == Phase.BIDDING and match.to_act == ME


def play_on(fingers: Fingers) -> None:
    fingers.click(decide(fingers.view, 1))


def test_a_match_that_is_continued_is_silent(sit_down, listener) -> None:
    fingers = sit_down(log_to(last_card_of_a_trick), SilentPlayers())
    fingers.window.set_speech(fingers.game.settings.current.speech)
    assert listener.heard == []


def test_a_whole_hand_is_heard_act_by_act(sit_down, listener) -> None:
    fingers = sit_down(Log(Rules(), 0))
    fingers.game.bridge.deal()
    fingers.wait()
    while fingers.match.hand is not None:
        play_on(fingers)
        fingers.wait()
    acts = fingers.game.controller.log.entries
    knocks = sum(isinstance(act, Pass | StayOut) for act in acts)
    cards = sum(isinstance(act, PlayCard) for act in acts)
    assert listener.heard.count(Sound.KNOCK) == knocks > 1
    assert listener.heard.count(Sound.TRICK) == cards // 3
    assert listener.heard[-1] is Sound.HAND
    assert listener.heard.count(Sound.HAND) == 1
    assert listener.volumes == {Settings().loudness}


def test_a_deal_is_seven_packets_that_stop_when_it_is_skipped(sit_down, listener) -> None:
    fingers = sit_down(Log(Rules(), 0), SilentPlayers(), speed=Speed.SLOW)
    fingers.game.bridge.deal()
    fingers.qtbot.waitUntil(lambda: bool(listener.heard))
    assert listener.heard == [Sound.PACKET] * 7
    assert len(listener.waiting) == 6
    assert listener.waiting == sorted(listener.waiting)
    fingers.key(Qt.Key.Key_Space)
    fingers.qtbot.waitUntil(lambda: not listener.waiting)
    assert listener.heard == [Sound.PACKET] * 7


def test_a_trick_is_heard_when_it_is_taken_in(sit_down, listener) -> None:
    fingers = sit_down(log_to(last_card_of_a_trick), SilentPlayers())
    fingers.screen.table.set_trick_pause(TrickPause.CLICK.value)
    play_on(fingers)
    fingers.qtbot.waitUntil(fingers.screen.table.waits_for_player)
    assert listener.heard == [Sound.CARD]
    fingers.key(Qt.Key.Key_Space)
    assert listener.heard == [Sound.CARD, Sound.TRICK]


def test_the_end_of_the_match_is_heard_once_and_last(desk, sit_down, listener) -> None:
    log = log_to(lambda match: match.over, Rules(bule=4))
    *before, last = log.entries
    fingers = sit_down(replace(log, entries=tuple(before)), SilentPlayers(), waits=False)
    fingers.game.controller.act(last)
    fingers.qtbot.waitUntil(lambda: Sound.MATCH in listener.heard)
    assert listener.heard[-1] is Sound.MATCH
    assert Sound.HAND not in listener.heard


def test_nothing_is_heard_without_sound_and_a_choice_is_tried(sit_down, listener) -> None:
    fingers = sit_down(log_to(my_bid), SilentPlayers())
    settings = fingers.game.settings
    settings.choose(replace(settings.current, volume=0))
    fingers.click_word(next(act for act in fingers.view.legal if isinstance(act, Pass)))
    assert listener.heard == []
    settings.choose(replace(settings.current, volume=3))
    assert (listener.heard, listener.volumes) == (
        [Sound.CARD],
        {replace(settings.current, volume=3).loudness},
    )


def test_the_voice_ends_with_the_program(desk, sit_down, listener) -> None:
    fingers = sit_down(log_to(my_bid), SilentPlayers())
    play_on(fingers)
    desk.leave(fingers)
    assert listener.closed == bool(listener.heard)


def test_where_there_is_no_screen_nobody_is_to_hear_it(desk) -> None:
    assert desk.sit_down(SilentPlayers()).window.sounds.make_voice() is None


def test_a_demo_is_silent() -> None:
    assert in_force(Settings(), Options(demo=True)).volume == 0
