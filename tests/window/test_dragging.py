"""Cards dragged out of the hand with the mouse: onto the table, or back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match, check
from preferans_desktop.ui.table.motion import Speed
from preferans_desktop.ui.trace import shown
from support.evening import log_to
from support.fingers import LEFT_BUTTON, Fingers
from support.people import SilentPlayers

ME = 0
ABOVE = -1.2
"""Onto the table, in heights of a card."""


def must_follow(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    if play is None or play.to_act != ME or match.hand.offer is not None or not play.trick:
        return False
    reasons = [check(match, PlayCard(ME, card)) for card in play.holdings[ME].known]
    must = [reason is not None and reason.value == "must_follow_suit" for reason in reasons]
    return any(must) and must.count(False) > 1


def others_play(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return play is not None and play.plays(ME) and play.to_act not in {ME, None} and not play.trick


def my_discard(match: Match) -> bool:
    return match.hand is not None and match.hand.phase is Phase.DISCARD and match.to_act == ME


class Hand:
    """A hand that takes a card with the mouse."""

    def __init__(self, fingers: Fingers) -> None:
        self.fingers = fingers
        self.table = fingers.screen.table
        self._at = QPoint()

    def take(self, card: Card) -> None:
        rect = _rect(self, card)
        self._at = rect.topLeft() + QPoint(rect.width() // 6, rect.height() // 3)
        self.fingers.qtbot.mousePress(self.table.viewport(), LEFT_BUTTON, pos=self._at)

    def move(self, across: float, down: float) -> None:
        """Go so far, in heights of a card, in a few steps."""
        start, height = self._at, self.table._layout.hand_height
        for part in range(1, 6):
            way = QPoint(round(across * height * part / 5), round(down * height * part / 5))
            self._at = start + way
            self.fingers.qtbot.mouseMove(self.table.viewport(), self._at)

    def let_go(self) -> None:
        self.fingers.qtbot.mouseRelease(self.table.viewport(), LEFT_BUTTON, pos=self._at)

    def drag(self, card: Card, across: float, down: float) -> None:
        self.take(card)
        self.move(across, down)
        self.let_go()


def _rect(hand: Hand, card: Card) -> QRect:
    rect = hand.table.card_rect(card)
    assert rect is not None
    return rect


def seated(desk, moment, speed: Speed | None = Speed.OFF) -> tuple[Fingers, Hand]:
    fingers = desk.sit_down(SilentPlayers(), speed=speed)
    fingers.put(log_to(moment))
    QApplication.processEvents()  # that all lies is told
    return fingers, Hand(fingers)


def cards_of(fingers: Fingers) -> tuple[Card, Card]:
    """One that may be played, and one that may not."""
    hand = fingers.hand
    legal = [card for card in hand.cards if card in hand.playable]
    others = [card for card in hand.cards if card not in hand.playable]
    return legal[0], others[0]


def state(fingers: Fingers) -> object:
    return fingers.game.controller.log, shown(fingers.window.models), fingers.screen.table.picture


def message(fingers: Fingers) -> str:
    return fingers.screen.table.written.message


def test_a_card_dropped_on_the_table_is_played(desk, qtbot) -> None:
    fingers, hand = seated(desk, must_follow)
    card, _ = cards_of(fingers)
    log = fingers.game.controller.log
    hand.drag(card, 0.5, ABOVE)
    qtbot.waitUntil(lambda: fingers.game.controller.log != log)
    assert fingers.game.controller.log.entries[-1] == PlayCard(ME, card)
    qtbot.waitUntil(lambda: card not in fingers.hand.cards)


def test_it_goes_on_from_where_it_was_dropped(desk, qtbot) -> None:
    fingers, hand = seated(desk, must_follow, Speed.SLOW)
    card, _ = cards_of(fingers)
    home = hand.table.card_rect(card)
    hand.drag(card, 0.5, ABOVE)
    dropped = hand.table.card_rect(card)
    qtbot.waitUntil(hand.table.is_moving)
    assert abs(hand.table.card_rect(card).center().y() - dropped.center().y()) < home.height() // 2
    hand.table.skip()


def test_nothing_changes_before_it_is_dropped_but_where_it_is(desk) -> None:
    fingers, hand = seated(desk, must_follow)
    card, _ = cards_of(fingers)
    before, home = state(fingers), hand.table.card_rect(card)
    hand.take(card)
    assert hand.table.card_rect(card) == home
    hand.move(0.5, ABOVE)
    assert hand.table.card_rect(card).top() < home.top() - home.height()
    assert state(fingers) == before


def brass(fingers: Fingers, card: Card) -> int:
    """How much of the brass of a frame there is around a card."""
    table = fingers.screen.table
    picture = table.grab(table.card_rect(card).adjusted(-6, -6, 6, 6)).toImage()
    wanted = QColor(fingers.screen.colours.brass)
    down = range(picture.height())
    return sum(picture.pixelColor(x, y) == wanted for x in (2, 3, 4) for y in down)


def test_a_frame_says_that_it_would_be_played(desk) -> None:
    fingers, hand = seated(desk, must_follow)
    card, illegal = cards_of(fingers)
    hand.take(card)
    hand.move(0.2, -0.25)
    assert brass(fingers, card) == 0
    hand.move(0.2, -0.9)
    assert brass(fingers, card) > 50
    hand.move(0, 0.9)
    assert brass(fingers, card) == 0
    hand.let_go()
    hand.take(illegal)
    hand.move(0.4, ABOVE)
    assert brass(fingers, illegal) == 0


@pytest.mark.parametrize(
    ("across", "down"), [(1.5, 0.0), (0.3, -0.4), (0.0, 0.6), (9.0, ABOVE), (0.0, -9.0)]
)
def test_dropped_elsewhere_it_comes_back(desk, across: float, down: float) -> None:
    fingers, hand = seated(desk, must_follow)
    card, _ = cards_of(fingers)
    before, home, said = state(fingers), hand.table.card_rect(card), message(fingers)
    hand.drag(card, across, down)
    assert (state(fingers), message(fingers)) == (before, said)
    assert hand.table.card_rect(card) == home


def test_it_comes_back_before_the_eyes_and_can_be_taken_on_the_way(desk, qtbot) -> None:
    fingers, hand = seated(desk, must_follow, Speed.SLOW)
    card, _ = cards_of(fingers)
    home, log = hand.table.card_rect(card), fingers.game.controller.log
    hand.drag(card, 1.5, 0)
    assert hand.table.card_rect(card) != home
    assert not hand.table.is_moving()
    hand.take(card)
    hand.move(1.0, 0)
    hand.let_go()
    qtbot.waitUntil(lambda: hand.table.card_rect(card) == home)
    assert fingers.game.controller.log == log
    fingers.click_card(card)
    qtbot.waitUntil(lambda: fingers.game.controller.log != log)


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_an_illegal_one_says_why_and_comes_back(desk, qtbot, speed: Speed) -> None:
    fingers, hand = seated(desk, must_follow, speed)
    _, card = cards_of(fingers)
    before, home = state(fingers), hand.table.card_rect(card)
    hand.drag(card, 0.5, ABOVE)
    assert message(fingers).startswith("Moraš na boju: ")
    qtbot.waitUntil(lambda: hand.table.card_rect(card) == home)
    assert message(fingers).startswith("Moraš na boju: ")
    assert state(fingers) == before


def test_a_hand_that_is_not_quite_still_clicks(desk, qtbot) -> None:
    fingers, hand = seated(desk, must_follow)
    card, _ = cards_of(fingers)
    log, home = fingers.game.controller.log, hand.table.card_rect(card)
    hand.take(card)
    hand.move(0.04, -0.05)
    assert hand.table.card_rect(card) == home
    hand.let_go()
    qtbot.waitUntil(lambda: fingers.game.controller.log != log)


def test_escape_gives_it_back_and_letting_go_then_does_nothing(desk) -> None:
    fingers, hand = seated(desk, must_follow)
    card, _ = cards_of(fingers)
    before, home = state(fingers), hand.table.card_rect(card)
    hand.take(card)
    hand.move(0.5, ABOVE)
    fingers.key(Qt.Key.Key_Escape)
    assert hand.table.card_rect(card) == home
    hand.move(0.1, 0)
    hand.let_go()
    assert hand.table.card_rect(card) == home
    assert state(fingers) == before


@pytest.mark.parametrize("then", ["move", "click"])
def test_let_go_where_only_a_menu_hears_of_it_it_comes_back(desk, qtbot, then: str) -> None:
    fingers, hand = seated(desk, must_follow)
    card, _ = cards_of(fingers)
    before, home, viewport = state(fingers), hand.table.card_rect(card), hand.table.viewport()
    hand.take(card)
    hand.move(0.5, ABOVE)
    qtbot.mouseRelease(fingers.window.menuBar(), LEFT_BUTTON, pos=QPoint(0, 0))
    if then == "move":
        qtbot.mouseMove(viewport, QPoint(20, 20))
    else:
        qtbot.mousePress(viewport, LEFT_BUTTON, pos=QPoint(20, 20))
    assert hand.table.card_rect(card) == home
    assert state(fingers) == before


def test_one_that_is_on_its_way_home_is_there_when_another_is_taken(desk) -> None:
    fingers, hand = seated(desk, must_follow, Speed.SLOW)
    first, second = [card for card in fingers.hand.cards if card in fingers.hand.playable][:2]
    home = hand.table.card_rect(first)
    hand.drag(first, 1.5, -0.3)
    assert hand.table.card_rect(first) != home
    hand.take(second)
    hand.move(0.3, -0.4)
    assert hand.table.card_rect(first) == home
    hand.let_go()


def test_what_happens_meanwhile_takes_it_out_of_the_hand(desk, qtbot) -> None:
    """Played by a key while it is held, another card goes; the one held lies in the hand."""
    fingers, hand = seated(desk, must_follow)
    held, other = [card for card in fingers.hand.cards if card in fingers.hand.playable][:2]
    hand.take(held)
    hand.move(0.5, ABOVE)
    fingers.press_card(other, arrows=False)
    qtbot.waitUntil(lambda: other not in fingers.hand.cards)
    log, home = fingers.game.controller.log, hand.table.card_rect(held)
    assert home.bottom() > hand.table.height() - home.height()
    hand.move(0.1, -0.1)
    hand.let_go()
    assert hand.table.card_rect(held) == home
    assert fingers.game.controller.log == log


def test_letting_go_of_a_card_that_was_played_meanwhile_does_nothing(desk, qtbot) -> None:
    fingers, hand = seated(desk, must_follow)
    card, _ = cards_of(fingers)
    hand.take(card)
    hand.move(0.5, ABOVE)
    fingers.press_card(card, arrows=False)
    qtbot.waitUntil(lambda: card not in fingers.hand.cards)
    before, said = state(fingers), message(fingers)
    hand.let_go()
    assert (state(fingers), message(fingers)) == (before, said)


def test_other_colours_and_frames_meanwhile_leave_it_in_the_hand_that_holds_it(desk) -> None:
    fingers, hand = seated(desk, must_follow)
    card, _ = cards_of(fingers)
    hand.take(card)
    hand.move(0.5, ABOVE)
    held = hand.table.card_rect(card)
    hand.table.set_advised(frozenset({card}))
    fingers.hand.focus(card)
    settings = fingers.game.settings
    settings.choose(replace(settings.current, four_colours=True))
    assert hand.table.card_rect(card) == held
    hand.table.take_back()


def test_while_others_play_no_card_leaves_the_hand(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.begin(log_to(others_play))
    hand, card = Hand(fingers), fingers.hand.cards[0]
    before, home = state(fingers), hand.table.card_rect(card)
    hand.take(card)
    hand.move(0.5, ABOVE)
    assert hand.table.card_rect(card) == home
    hand.let_go()
    assert state(fingers) == before


@pytest.fixture(scope="module")
def screen_to_touch(qapp: QApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.mark.parametrize("down", [0.0, ABOVE], ids=["tap", "drag"])
def test_a_finger_on_the_screen_does_what_the_mouse_does(
    desk, qtbot, screen_to_touch: QPointingDevice, down: float
) -> None:
    fingers, hand = seated(desk, must_follow)
    card, _ = cards_of(fingers)
    log, viewport, rect = fingers.game.controller.log, hand.table.viewport(), _rect(hand, card)
    start = rect.topLeft() + QPoint(rect.width() // 6, rect.height() // 3)
    end = start + QPoint(0, round(down * rect.height()))
    QTest.touchEvent(viewport, screen_to_touch).press(0, start, viewport)
    QTest.touchEvent(viewport, screen_to_touch).move(0, end, viewport)
    assert fingers.game.controller.log == log
    QTest.touchEvent(viewport, screen_to_touch).release(0, end, viewport)
    qtbot.waitUntil(lambda: fingers.game.controller.log != log)
    assert fingers.game.controller.log.entries[-1] == PlayCard(ME, card)


def test_for_the_discard_a_card_is_pulled_up(desk) -> None:
    fingers, hand = seated(desk, my_discard)
    first, second, third = fingers.hand.cards[:3]
    low = hand.table.card_rect(third).top()
    for card in (first, second, third, first):
        hand.drag(card, 0.3, ABOVE)
    assert fingers.hand.selected == {first, second}
    assert hand.table.card_rect(first).top() == hand.table.card_rect(second).top() < low
    assert hand.table.card_rect(third).top() == low
