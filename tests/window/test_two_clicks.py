"""A card chosen by a first click and played by a second one, where that is wanted."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible

from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match, check
from support.evening import log_to
from support.fingers import LEFT_BUTTON, Fingers
from support.people import SilentPlayers
from support.settings_sheet import click

ME = 0
PLAY_PAGE = 4


def must_follow(match: Match) -> bool:
    """With a choice, and with cards that may not be played."""
    play = match.hand.play if match.hand is not None else None
    if play is None or play.to_act != ME or match.hand.offer is not None or not play.trick:
        return False
    allowed = [check(match, PlayCard(ME, card)) is None for card in play.holdings[ME].known]
    return allowed.count(True) > 1 and not all(allowed)


def my_discard(match: Match) -> bool:
    return match.hand is not None and match.hand.phase is Phase.DISCARD and match.to_act == ME


@pytest.fixture
def fingers(desk) -> Fingers:
    fingers = desk.sit_down(SilentPlayers())
    settings = fingers.game.settings
    settings.choose(replace(settings.current, two_clicks=True))
    fingers.put(log_to(must_follow))
    return fingers


def legal_cards(fingers: Fingers) -> list[Card]:
    return [card for card in fingers.hand.cards if card in fingers.hand.playable]


def top(fingers: Fingers, card: Card) -> int:
    return fingers.screen.table.card_rect(card).top()


def message(fingers: Fingers) -> str:
    return fingers.screen.table.written.message


def is_played(fingers: Fingers, card: Card) -> bool:
    return fingers.game.controller.log.entries[-1] == PlayCard(ME, card)


def digit_of(fingers: Fingers, card: Card) -> Qt.Key:
    return Qt.Key(int(Qt.Key.Key_1) + fingers.hand.cards.index(card))


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "digit"])
def test_the_first_lifts_the_card_and_says_so_the_second_plays_it(
    fingers: Fingers, qtbot, by_mouse: bool
) -> None:
    card, other = legal_cards(fingers)[:2]
    before, key = fingers.game.controller.log, digit_of(fingers, card)

    def choose() -> None:
        fingers.click_card(card) if by_mouse else fingers.key(key)

    choose()
    assert fingers.game.controller.log == before
    assert top(fingers, card) < top(fingers, other)
    assert message(fingers).startswith("Izabrana karta: ")
    choose()
    qtbot.waitUntil(lambda: is_played(fingers, card))


def test_arrows_choose_and_enter_plays(fingers: Fingers, qtbot) -> None:
    first, second = legal_cards(fingers)[:2]
    fingers.key(Qt.Key.Key_Right)
    fingers.key(Qt.Key.Key_Right)
    assert top(fingers, second) < top(fingers, first)
    fingers.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: is_played(fingers, second))


def test_another_card_is_chosen_instead(fingers: Fingers, qtbot) -> None:
    first, second = legal_cards(fingers)[:2]
    fingers.click_card(first)
    said = message(fingers)
    fingers.click_card(second)
    assert top(fingers, second) < top(fingers, first)
    assert message(fingers) != said
    fingers.click_card(second)
    qtbot.waitUntil(lambda: is_played(fingers, second))


@pytest.mark.parametrize("how", ["felt", "escape", "illegal"])
def test_a_choice_is_taken_back(fingers: Fingers, how: str) -> None:
    card = legal_cards(fingers)[0]
    before, said, place = fingers.game.controller.log, message(fingers), top(fingers, card)
    fingers.click_card(card)
    if how == "felt":
        table = fingers.screen.table
        spot = table.rect().center()
        fingers.qtbot.mouseClick(table.viewport(), LEFT_BUTTON, pos=spot)
    elif how == "escape":
        fingers.key(Qt.Key.Key_Escape)
    else:
        illegal = next(each for each in fingers.hand.cards if each not in fingers.hand.playable)
        fingers.click_card(illegal)
        assert message(fingers).startswith("Moraš na boju")
    assert top(fingers, card) == place
    if how != "illegal":
        assert message(fingers) == said
    fingers.click_card(card)
    assert fingers.game.controller.log == before


def test_a_double_click_plays(fingers: Fingers, qtbot) -> None:
    card, table = legal_cards(fingers)[0], fingers.screen.table
    fingers.click_card(card)
    spot = table.card_rect(card).topLeft() + QPoint(12, 60)
    qtbot.mouseDClick(table.viewport(), LEFT_BUTTON, pos=spot)
    qtbot.mouseRelease(table.viewport(), LEFT_BUTTON, pos=spot)
    qtbot.waitUntil(lambda: is_played(fingers, card))


def test_the_discard_is_picked_by_single_clicks_all_the_same(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    settings = fingers.game.settings
    settings.choose(replace(settings.current, two_clicks=True))
    fingers.put(log_to(my_discard))
    first, second = fingers.hand.cards[:2]
    fingers.click_card(first)
    assert "još jednu" in message(fingers)
    fingers.click_card(second)
    assert fingers.hand.selected == {first, second}


def test_who_listens_hears_what_is_chosen(fingers: Fingers, qtbot) -> None:
    card, told = legal_cards(fingers)[0], []
    fingers.window.access.announced.connect(told.append)
    fingers.click_card(card)
    qtbot.waitUntil(lambda: any("Izabrana karta: " in words for words in told))
    table = QAccessible.queryAccessibleInterface(fingers.screen.table)
    states = [table.child(at).state() for at in range(len(fingers.hand.cards))]
    place = fingers.hand.cards.index(card)
    assert [at for at, state in enumerate(states) if state.selected] == [place]
    assert states[place].focused


def test_it_is_chosen_in_the_window_and_counts_at_once(desk, qtbot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(must_follow))
    card = legal_cards(fingers)[0]
    before = fingers.game.controller.log
    click(fingers, PLAY_PAGE, "settings_two_clicks", True)
    fingers.key(Qt.Key.Key_Escape)
    fingers.click_card(card)
    assert fingers.game.controller.log == before
    click(fingers, PLAY_PAGE, "settings_two_clicks", False)
    fingers.key(Qt.Key.Key_Escape)
    assert not message(fingers).startswith("Izabrana karta: ")
    fingers.click_card(card)
    qtbot.waitUntil(lambda: is_played(fingers, card))
