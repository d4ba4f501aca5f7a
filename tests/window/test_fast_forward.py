"""Fast-forward while others play: by key and button, up to the next decision."""

import pytest
from PySide6.QtCore import Qt

from preferans_desktop.host.settings import TrickPause
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.table.motion import Speed, pace_of, trick_pause_of
from support.evening import log_to
from support.people import QuickPlayers, SilentPlayers

ME = 0


def others_play(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return play is not None and not play.plays(ME) and len(play.tricks) == 2


def passed(match: Match) -> bool:
    hand = match.hand
    return hand is not None and hand.phase is Phase.BIDDING and ME in hand.bidding.out


def i_play(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    if play is None or not play.plays(ME) or play.to_act == ME:
        return False
    return match.hand.offer is None and play.declarer != ME and match.take_overs.asked is None


def my_word(match: Match) -> bool:
    return match.hand is not None and match.to_act == ME and not match.take_overs.pairs


@pytest.mark.parametrize("moment", [others_play, passed])
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "key"])
def test_it_is_offered_to_who_sits_out_and_taken_back(desk, moment, by_mouse: bool) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.begin(log_to(moment))
    for label, after in (("Brže", True), ("Polako", False)):
        assert label in fingers.labels()
        if by_mouse:
            fingers.click_word(Command.FAST_FORWARD)
        else:
            fingers.key(Qt.Key.Key_F)
        assert fingers.window.pacing.rushes() is after


def test_the_key_works_too_while_the_person_waits_in_his_own_hand(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.begin(log_to(i_play))
    assert fingers.bar.button(Command.FAST_FORWARD) is None
    fingers.key(Qt.Key.Key_F)
    assert fingers.window.pacing.rushes()


def test_nothing_is_skipped_on_the_own_turn(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.begin(log_to(my_word))
    fingers.key(Qt.Key.Key_F)
    assert not fingers.window.pacing.rushes()
    assert fingers.bar.button(Command.FAST_FORWARD) is None


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_a_hand_of_others_goes_by_and_the_speed_is_the_chosen_one_again(desk, speed) -> None:
    fingers = desk.sit_down(QuickPlayers(), speed=speed)
    fingers.screen.table.set_trick_pause(TrickPause.CLICK.value)  # fast-forward waits for no click
    fingers.begin(log_to(others_play))
    finished = len(fingers.match.finished)
    fingers.window.pacing.rush()
    seen = []
    fingers.window.presenter.shown.connect(
        lambda step: seen.append((step.after.hand is None, fingers.window.pacing.rushes()))
    )
    fingers.qtbot.waitUntil(
        lambda: len(fingers.match.finished) > finished or fingers.match.to_act == ME,
        timeout=20_000,
    )
    assert not fingers.window.pacing.rushes()
    assert all(rushed is not over for over, rushed in seen)


def test_fast_forward_is_clearly_faster_and_no_slower_than_what_is_chosen() -> None:
    for speed in Speed:
        assert pace_of(speed, rushed=True) <= pace_of(speed, rushed=False) / 3
    assert trick_pause_of(None, rushed=True) is not None
    assert trick_pause_of(0, rushed=True) == 0
    assert trick_pause_of(2_500, rushed=True) < 1_000
    assert trick_pause_of(None, rushed=False) is None
