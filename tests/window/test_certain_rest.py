"""When the rest is certain the program proposes the offer, once."""

import pytest
from PySide6.QtCore import Qt

from preferans_desktop.rules.serbian.actions import Accept, OfferAll, OfferNoTrick, Refuse
from preferans_desktop.rules.serbian.log import Dealt, Log
from preferans_desktop.rules.serbian.settings import Rules
from support.fingers import Fingers
from support.people import SilentPlayers
from support.table import acts, deal_with

ME = 0
SURE = "DA DK DQ DJ DT D9 D8 D7 SA HA"
UNSURE = "DA DK DQ DJ DT D9 D8 SQ SA HA"
KARO = "0 2, 1 dalje, 2 dalje, 0 skart S7 S8, 0 objava karo, 1 pratim, 2 pratim, 1 moze, 2 moze"
BETL = "0 2, 1 dalje, 2 dalje, 0 skart CA CK, 0 objava betl, 1 moze, 2 moze"
LOW = "S7 S8 SJ D7 D8 DJ H7 H8 C7 C8"


def put(fingers: Fingers, held: str, words: str, talon: str = "S7 S8") -> None:
    log = Log(Rules(), 2, (Dealt(deal_with(held, talon=talon)), *acts(words)))
    fingers.put(log)


def proposed(fingers: Fingers) -> list:
    return [word.meaning for word in fingers.bar.words if word.main]


def message(fingers: Fingers) -> str:
    return fingers.screen.table.written.message


@pytest.mark.parametrize(
    ("held", "words", "talon", "offer", "said"),
    [
        (SURE, KARO, "S7 S8", OfferAll(ME), "nosiš sve?"),
        (LOW, BETL, "CA CK", OfferNoTrick(ME), "nemaš pad"),
    ],
)
def test_a_certain_rest_is_proposed_by_one_button(desk, held, words, talon, offer, said) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, held, words, talon)
    assert proposed(fingers) == [offer]
    assert said in message(fingers)
    before = len(fingers.game.controller.log.entries)
    fingers.key(Qt.Key.Key_Space)
    fingers.qtbot.waitUntil(lambda: len(fingers.game.controller.log.entries) > before)
    assert fingers.game.controller.log.entries[-1] == offer


def test_a_rest_that_may_be_lost_is_not_proposed(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, UNSURE, KARO)
    assert fingers.bar.button(OfferAll(ME)) is not None
    assert proposed(fingers) == []
    assert "sve" not in message(fingers)


def test_who_was_refused_is_not_asked_again_but_may_offer(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, SURE, KARO)
    fingers.click_word(OfferAll(ME))
    fingers.qtbot.waitUntil(lambda: fingers.match.to_act == 1)
    fingers.game.controller.act(Accept(1))
    fingers.qtbot.waitUntil(lambda: fingers.match.to_act == 2)
    fingers.game.controller.act(Refuse(2))
    fingers.wait()
    assert fingers.bar.button(OfferAll(ME)) is not None
    assert proposed(fingers) == []
