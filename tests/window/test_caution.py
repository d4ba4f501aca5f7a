"""Are you sure: what costs much is held back once."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint

from preferans_desktop.rules.serbian.actions import PlayCard
from support.evening import log_to
from support.fingers import LEFT_BUTTON, Fingers
from support.people import Advisers, SilentPlayers

ME = 0


def mid_trick(match) -> bool:
    play = match.hand.play if match.hand is not None else None
    mine = play is not None and play.to_act == ME and match.hand.offer is None
    return mine and len(play.trick) == 1 and not match.take_overs.pairs


def sit(desk, players, *, wanted: bool) -> tuple[Fingers, list[int]]:
    """At a card of mine, the cards that may be played in the order in which they are advised."""
    fingers = desk.sit_down(players)
    settings = fingers.game.settings
    settings.choose(replace(settings.current, warn_of_costly=wanted))
    log = log_to(lambda match: mid_trick(match) and len(legal_cards(match)) > 1)
    fingers.put(log)
    return fingers, legal_cards(fingers.match)


def legal_cards(match) -> list[int]:
    from preferans_desktop.rules.serbian.match import legal

    return [act.card for act in legal(match) if isinstance(act, PlayCard) and act.seat == ME]


def played(fingers: Fingers, card: int) -> bool:
    return PlayCard(ME, card) in fingers.game.controller.log.entries


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_a_costly_card_is_played_when_it_is_wanted_again(desk, qtbot, by_mouse: bool) -> None:
    fingers, cards = sit(desk, Advisers(), wanted=True)
    do = fingers.click_card if by_mouse else lambda card: fingers.press_card(card, arrows=False)
    do(cards[-1])
    message = fingers.screen.table.written.message
    assert message.startswith("Siguran si? ")
    assert f" {10 * (len(cards) - 1)} supa više od najboljeg" in message
    assert not played(fingers, cards[-1])
    do(cards[-1])
    qtbot.waitUntil(lambda: played(fingers, cards[-1]))


def test_a_costly_card_dropped_on_the_table_comes_back_the_first_time(desk, qtbot) -> None:
    fingers, cards = sit(desk, Advisers(), wanted=True)
    card, table = cards[-1], fingers.screen.table
    home = table.card_rect(card)
    above = QPoint(0, -round(1.2 * home.height()))

    def drop() -> None:
        spot = home.topLeft() + QPoint(home.width() // 6, home.height() // 3)
        qtbot.mousePress(table.viewport(), LEFT_BUTTON, pos=spot)
        qtbot.mouseMove(table.viewport(), spot + above)
        qtbot.mouseRelease(table.viewport(), LEFT_BUTTON, pos=spot + above)

    drop()
    assert table.written.message.startswith("Siguran si? ")
    assert table.card_rect(card) == home
    drop()
    qtbot.waitUntil(lambda: played(fingers, card))


def test_the_best_card_is_played_at_once(desk, qtbot) -> None:
    fingers, cards = sit(desk, Advisers(), wanted=True)
    fingers.click_card(cards[0])
    qtbot.waitUntil(lambda: played(fingers, cards[0]))
    assert fingers.game.bridge.hinted == 0


def test_nobody_is_held_back_who_is_quicker_than_the_players(desk, qtbot) -> None:
    fingers, cards = sit(desk, SilentPlayers(), wanted=True)
    fingers.click_card(cards[-1])
    qtbot.waitUntil(lambda: played(fingers, cards[-1]))


def test_nobody_is_held_back_who_does_not_want_it(desk, qtbot) -> None:
    fingers, cards = sit(desk, Advisers(), wanted=False)
    fingers.click_card(cards[-1])
    qtbot.waitUntil(lambda: played(fingers, cards[-1]))
