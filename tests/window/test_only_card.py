"""A card without a choice plays itself where the settings say so, and only then."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.play import legal_cards
from support.evening import log_to
from support.fingers import Fingers
from support.people import SilentPlayers

ME = 0


def my_cards(match: Match) -> list[int]:
    play = match.hand.play if match.hand is not None else None
    if play is None or play.to_act != ME or match.hand.offer is not None or play.left < 3:
        return []
    return legal_cards(play)


def only_one(match: Match) -> bool:
    return len(my_cards(match)) == 1 and match.take_overs.asked is None


def one_but_asked(match: Match) -> bool:
    asked = match.take_overs.asked
    return len(my_cards(match)) == 1 and asked is not None and asked.fallen == ME


def some(match: Match) -> bool:
    return len(my_cards(match)) > 1


def choose(fingers: Fingers, *, plays: bool) -> None:
    settings = fingers.game.settings
    settings.choose(replace(settings.current, only_card_plays=plays))


def beats(fingers: Fingers) -> bool:
    return fingers.window.only_card._beat.isActive()


def test_it_is_seen_and_then_played(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    choose(fingers, plays=True)
    fingers.put(log_to(only_one))
    [card] = my_cards(fingers.match)
    entries = fingers.game.controller.log.entries
    assert beats(fingers)
    assert fingers.hand.playable == {card}
    assert "igra se sama" in fingers.screen.table.written.message
    fingers.qtbot.waitUntil(lambda: fingers.game.controller.log.entries != entries)
    assert fingers.game.controller.log.entries == (*entries, PlayCard(ME, card))


def test_the_player_may_be_quicker(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    choose(fingers, plays=True)
    fingers.put(log_to(only_one))
    [card] = my_cards(fingers.match)
    entries = fingers.game.controller.log.entries
    fingers.click_card(card)
    fingers.qtbot.waitUntil(lambda: fingers.game.controller.log.entries != entries)
    assert fingers.game.controller.log.entries == (*entries, PlayCard(ME, card))
    assert not beats(fingers) or only_one(fingers.match)


@pytest.mark.parametrize(
    ("moment", "plays"), [(only_one, False), (some, True), (one_but_asked, True)]
)
def test_it_waits_where_it_is_not_wanted_or_there_is_something_to_decide(
    desk, moment, plays: bool
) -> None:
    fingers = desk.sit_down(SilentPlayers())
    choose(fingers, plays=plays)
    fingers.put(log_to(moment))
    assert not beats(fingers)


def test_choosing_it_or_a_form_over_the_table_counts_at_once(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(only_one))
    choose(fingers, plays=True)
    assert beats(fingers)
    fingers.window.flow.open_form()
    assert not beats(fingers)
    fingers.key(Qt.Key.Key_Escape)
    assert beats(fingers)
    choose(fingers, plays=False)
    assert not beats(fingers)
