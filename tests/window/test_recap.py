"""Coming back in the middle of a hand: what was bid and played is told until the first act."""

from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.match import Match
from support.evening import log_to
from support.people import QuickPlayers, SilentPlayers, decide

ME = 0


def my_card(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return play is not None and play.to_act == ME and play.left > 4 and match.hand.offer is None


def between_hands(match: Match) -> bool:
    return match.hand is None and bool(match.finished) and not match.over


def leave_at(desk, log: Log) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.begin(log)
    assert not fingers.screen.hand_result.isVisible() or fingers.match.hand is None
    desk.leave(fingers)


def test_the_hand_is_told_beside_the_table_until_the_person_acts(desk) -> None:
    leave_at(desk, log_to(my_card))
    fingers = desk.sit_down(QuickPlayers())
    fingers.wait()
    announced = []
    fingers.window.access.announced.connect(announced.append)
    result = fingers.screen.hand_result
    assert result.isVisible()
    assert not fingers.screen.bidding.isVisible()
    assert "Dokle se stiglo" in result.text()
    assert "Licitacija: " in result.text()
    assert "Na potezu si" in result.text()
    fingers.qtbot.waitUntil(lambda: any("Dokle se stiglo" in words for words in announced))
    entries = len(fingers.game.controller.log.entries)
    fingers.press(decide(fingers.view, 1))
    fingers.qtbot.waitUntil(lambda: len(fingers.game.controller.log.entries) > entries)
    assert "Dokle se stiglo" not in result.text() or not result.isVisible()


def test_between_hands_the_last_one_is_told_as_ever(desk) -> None:
    leave_at(desk, log_to(between_hands))
    fingers = desk.sit_down(SilentPlayers())
    fingers.wait()
    assert fingers.screen.hand_result.isVisible()
    assert "Dokle se stiglo" not in fingers.screen.hand_result.text()
