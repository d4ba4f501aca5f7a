"""What a computer player says in the bidding, with which cards."""

import pytest

from preferans_desktop.rules.cards import Suit
from preferans_desktop.rules.serbian.actions import (
    Bid,
    DeclareBetl,
    DeclareHandGame,
    DeclareSans,
    Hold,
    NameSuit,
    Pass,
    Weaker,
)
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.settings import Rules
from support.by_thumb import choose_by_thumb

WEAK = "S8 SJ SQ D7 DT DQ H8 HJ C9 CT"
TREF = "S8 D8 DA H9 HK C8 CT CJ CK CA"
PIK = "SA SK SQ S9 S8 D8 DQ H9 CJ C8"
STRONG_HERC = "S7 DA DK D7 HA HK HQ HJ H8 C9"
LOW = "S7 S9 SJ D7 D8 DJ H7 H9 C7 C8"
EVERYWHERE = "SA SK SQ DA DK DQ HA HK CA C7"


def word(stage, cards, said=()) -> tuple[object, str]:
    seat = 1 if not said else (1 + len(said)) % 3
    hand = stage({seat: cards}).say(*said)
    choice = choose_by_thumb(hand.view())
    return choice.action, choice.reason_code


@pytest.mark.parametrize(
    ("cards", "action", "reason"),
    [
        pytest.param(WEAK, Pass(1), "pass_weak", id="nothing"),
        pytest.param(TREF, Bid(1, 2), "bid_estimate", id="a tref hand that wants the talon"),
        pytest.param(STRONG_HERC, DeclareHandGame(1), "declare_hand_game", id="seven sure tricks"),
        pytest.param(LOW, DeclareBetl(1), "declare_betl", id="no hole"),
        pytest.param(EVERYWHERE, DeclareSans(1), "declare_sans", id="strong in all suits"),
    ],
)
def test_forehand(stage, cards, action, reason) -> None:
    assert word(stage, cards) == (action, reason)


def test_the_last_player_enters_on_less_when_both_have_passed(stage) -> None:
    assert word(stage, TREF, [Pass(1), Pass(2)]) == (Bid(0, 2), "bid_estimate")
    assert word(stage, WEAK, [Pass(1), Pass(2)]) == (Pass(0), "pass_weak")


def raise_as_far_as(stage, cards) -> int:
    """The last number that seat 2 says against a forehand who holds everything."""
    hand = stage({2: cards}).say(Bid(1, 2))
    last = 0
    while hand.match.to_act is not None and hand.match.hand.phase.value == "bidding":
        seat = hand.match.to_act
        if seat == 0:
            hand.say(Pass(0))
        elif seat == 1:
            hand.say(Hold(1))
        else:
            action = choose_by_thumb(hand.view()).action
            if not isinstance(action, Bid):
                break
            last = action.level
            hand.say(action)
    return last


@pytest.mark.parametrize(
    ("cards", "level"),
    [
        pytest.param(WEAK, 0, id="nothing"),
        pytest.param(PIK, 0, id="only pik, and that would be 3"),
        pytest.param("S8 D8 DA HA HK HJ H9 H8 C9 CK", 4, id="herc: up to 4"),
        pytest.param(TREF, 5, id="tref: up to 5"),
    ],
)
def test_raises_only_as_far_as_the_hand_can_play(stage, cards, level) -> None:
    assert raise_as_far_as(stage, cards) == level


def test_priority_holds_what_it_could_play(stage) -> None:
    said = [Bid(1, 2), Bid(2, 3), Pass(0)]
    assert word(stage, TREF, said) == (Hold(1), "hold_estimate")
    assert word(stage, PIK, said) == (Pass(1), "pass_level_too_high")


def test_the_reason_of_a_bid_names_the_contract(stage) -> None:
    choice = choose_by_thumb(stage({1: TREF}).view())
    assert choice.parameters["contract"] == Contract.TREF
    assert choice.parameters["level"] == 2
    assert 0.6 < choice.parameters["chance"] < 1


def test_hand_game_pik_is_not_declared_after_igra(stage) -> None:
    cards = "SA SK SQ SJ S9 DA DK H8 C9 C7"
    assert word(stage, cards)[0] == DeclareHandGame(1)
    assert word(stage, cards, [DeclareHandGame(1)])[0] == Pass(2)


def test_the_best_suit_is_named(stage) -> None:
    hand = stage({1: STRONG_HERC}).say(DeclareHandGame(1), Pass(2), Pass(0))
    choice = choose_by_thumb(hand.view())
    assert (choice.action, choice.reason_code) == (NameSuit(1, Suit.HERC), "name_suit")


def test_a_weaker_suit_gives_way(stage) -> None:
    hand = stage({2: STRONG_HERC}).say(DeclareHandGame(1), DeclareHandGame(2), Pass(0))
    choice = choose_by_thumb(hand.say(NameSuit(1, Suit.HERC)).view())
    assert (choice.action, choice.reason_code) == (Weaker(2), "name_weaker")


def test_near_the_end_a_small_pass_is_not_worth_a_fall(stage) -> None:
    # Bule of 6 in all: a pass at tref is worth 6, a fall still costs 10.
    cards = "S9 ST D7 DK DA H9 C7 C8 CT CA"
    assert choose_by_thumb(stage({1: cards}).view()).action == Bid(1, 2)
    near_the_end = stage({1: cards}, rules=Rules(bule=2))
    assert choose_by_thumb(near_the_end.view()).action == Pass(1)
