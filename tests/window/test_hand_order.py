"""The order of the cards in a hand: chosen in the window, the same wherever hands are shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from preferans_desktop.host.settings import SuitOrder
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import trump_of
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.table.motion import Speed
from preferans_desktop.ui.table.picture import Spot
from preferans_desktop.ui.table.view import TableView
from support.evening import log_to
from support.fingers import Fingers
from support.people import QuickPlayers, SilentPlayers, decide
from support.settings_sheet import click, open_sheet

ME = 0
CARDS_PAGE = 1


def my_lead(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    if play is None or play.to_act != ME or match.hand.offer is not None:
        return False
    quiet = match.take_overs.asked is None and not match.take_overs.pairs
    suited = trump_of(match.hand.contract) is not None
    return quiet and suited and not play.trick and len(play.tricks) == 1


def my_discard(match: Match) -> bool:
    return match.hand is not None and match.hand.phase is Phase.DISCARD and match.to_act == ME


def offered(match: Match) -> bool:
    """A declarer has laid his cards open to me."""
    hand = match.hand
    return hand is not None and hand.offer is not None and hand.declarer != ME == match.to_act


def hand_over(match: Match) -> bool:
    return match.hand is None and bool(match.finished) and match.finished[-1].hand.play is not None


def from_left(table: TableView, seat: int) -> list[Card]:
    """The open cards of a seat as they are seen, line by line."""
    held = [each for each in table.lying() if each.spot in {Spot.HAND, Spot.FAN}]
    cards = [each.card for each in held if each.seat == seat and each.card is not None]
    rects = {card: table.card_rect(card) for card in cards}
    return sorted(cards, key=lambda card: (rects[card].y() // 20, rects[card].x()))


def ascend(fingers: Fingers) -> None:
    """Choose the order in which the cards are numbered."""
    settings = fingers.game.settings
    settings.choose(replace(settings.current, suit_order=SuitOrder.BIDDING, strongest_left=False))


def heard(fingers: Fingers) -> list[str]:
    """The own cards as a screen reader goes through them."""
    table = QAccessible.queryAccessibleInterface(fingers.screen.table)
    names = [table.child(at).text(QAccessible.Text.Name) for at in range(table.childCount())]
    return names[: len(fingers.hand.cards)]


def test_it_is_chosen_by_clicks_and_seen_at_once_on_the_table_and_in_the_sample(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(my_lead))
    table, sheet = fingers.screen.table, open_sheet(fingers)
    before, sample = from_left(table, ME), sheet.pages[CARDS_PAGE].sample
    click(fingers, CARDS_PAGE, "settings_suit_order", SuitOrder.BIDDING)
    click(fingers, CARDS_PAGE, "settings_strongest", False)
    assert from_left(table, ME) == sorted(before) != before
    assert list(sample.cards) == sorted(sample.cards)
    click(fingers, CARDS_PAGE, "settings_suit_order", SuitOrder.ALTERNATING)
    click(fingers, CARDS_PAGE, "settings_strongest", True)
    assert from_left(table, ME) == before


@pytest.mark.parametrize("moment", [my_lead, my_discard])
def test_digits_arrows_and_what_is_heard_follow_the_cards_on_the_table(desk, moment) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(moment))
    names = heard(fingers)
    ascend(fingers)
    assert list(fingers.hand.cards) == from_left(fingers.screen.table, ME)
    assert heard(fingers) != names
    assert sorted(heard(fingers)) == sorted(names)
    steps = [card for card in sorted(fingers.hand.cards) if card in fingers.hand.playable]
    for card in steps:
        fingers.key(Qt.Key.Key_Right)
        assert fingers.hand.focused == card


def test_a_digit_plays_the_card_that_is_seen_there(desk, qtbot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(my_lead))
    ascend(fingers)
    second = sorted(fingers.hand.cards)[1]
    fingers.key(Qt.Key.Key_2)
    qtbot.waitUntil(lambda: fingers.match.to_act != ME or second not in fingers.hand.cards)
    assert fingers.game.controller.log.entries[-1] == PlayCard(ME, second)


def test_what_was_picked_for_the_discard_stays_picked(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(my_discard))
    first, second = fingers.hand.cards[:2]
    fingers.click_card(first)
    fingers.click_card(second)
    ascend(fingers)
    assert fingers.hand.selected == {first, second} == fingers.screen.table.choice.selected


@pytest.mark.parametrize(("moment", "seats"), [(offered, 1), (hand_over, 3)])
def test_hands_laid_open_stand_in_the_same_order(desk, moment, seats: int) -> None:
    fingers = desk.sit_down(SilentPlayers())
    ascend(fingers)
    fingers.put(log_to(moment))
    table = fingers.screen.table
    open_ones = [seat for seat in (0, 1, 2) if from_left(table, seat)]
    assert len(open_ones) >= seats
    for seat in open_ones:
        assert from_left(table, seat) == sorted(from_left(table, seat))


def test_finished_hands_looked_at_again_stand_in_it_too_also_while_they_are_open(desk) -> None:
    fingers = desk.sit_down(unsaved=True)
    fingers.put(log_to(hand_over))
    fingers.key(Qt.Key.Key_R)
    sheet = fingers.window.reviewing.sheet
    usual = [from_left(sheet.table, seat) for seat in (0, 1, 2)]
    ascend(fingers)
    assert [from_left(sheet.table, seat) for seat in (0, 1, 2)] == [*map(sorted, usual)] != usual
    sheet.go_to(3)
    assert from_left(sheet.table, ME) == sorted(from_left(sheet.table, ME))
    fingers.key(Qt.Key.Key_Escape)
    fingers.key(Qt.Key.Key_R)
    assert from_left(fingers.window.reviewing.sheet.table, ME) == sorted(usual[ME])


def test_chosen_while_cards_fly_it_comes_when_they_lie(desk, qtbot) -> None:
    fingers = desk.sit_down(QuickPlayers(), speed=Speed.SLOW)
    fingers.put(log_to(my_lead))
    table = fingers.screen.table
    fingers.press(decide(fingers.view, fingers.game.controller.revision))
    qtbot.waitUntil(table.is_moving)
    order, flight = fingers.hand.cards, table._cards._flight
    ascend(fingers)
    assert table._cards._flight is flight
    assert fingers.hand.cards == order
    fingers.window.pacing.skip()
    fingers.wait()
    assert list(fingers.hand.cards) == sorted(fingers.hand.cards) == from_left(table, ME)
