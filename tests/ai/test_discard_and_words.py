"""Discard and announcement, following, calling, kontra and the declarer's answer."""

import pytest

from preferans_desktop.rules.cards import parse_cards
from preferans_desktop.rules.serbian.actions import (
    Allow,
    Alone,
    Announce,
    Bid,
    Call,
    DeclareBetl,
    Discard,
    Follow,
    Kontra,
    Pass,
    Rekontra,
    StayOut,
)
from preferans_desktop.rules.serbian.contracts import Contract
from support.by_thumb import choose_by_thumb


def said(hand) -> tuple[object, str]:
    choice = choose_by_thumb(hand.view())
    return choice.action, choice.reason_code


def won_at_two(stage, cards, talon):
    """Seat 1 won the bidding at 2 and holds the talon."""
    return stage({1: cards}, talon=talon).say(Bid(1, 2), Pass(2), Pass(0))


@pytest.mark.parametrize(
    ("cards", "talon", "away", "contract"),
    [
        pytest.param(
            "S8 DJ D7 HA HK C9 CT CK CA CQ", "SJ C7", "S8 SJ", Contract.TREF, id="a whole suit"
        ),
        pytest.param(
            "S7 S9 SJ D7 D8 H7 H9 HJ C7 CA", "SK D9", "SK CA", Contract.BETL, id="holes of betl"
        ),
        pytest.param(
            "SA SK SQ DA DK HA HK CA C7 H8", "DQ D8", "C7 H8", Contract.SANS, id="losers in sans"
        ),
    ],
)
def test_discard_and_announcement(stage, cards, talon, away, contract) -> None:
    hand = won_at_two(stage, cards, talon)
    choice = choose_by_thumb(hand.view())
    assert choice.action == Discard(1, frozenset(parse_cards(away)))
    assert choice.parameters["contract"] == contract
    announced = choose_by_thumb(hand.say(choice.action).view())
    assert announced.action == Announce(1, contract)


def test_the_contract_is_at_least_the_bid(stage) -> None:
    hand = stage({2: "SA SK SQ SJ ST S9 D7 H7 C7 CJ"}, talon="D8 H8")
    hand.say(Bid(1, 2), Bid(2, 3), Pass(0), Pass(1))
    hand.say(choose_by_thumb(hand.view()).action)
    action = choose_by_thumb(hand.view()).action
    assert action.contract > Contract.PIK


ACES = "SA S8 DA D8 D9 HK H7 H8 C9 CT"
NOTHING = "S8 S9 SJ D8 DJ D9 DT H7 C8 CT"
STRONG = "HA HK H9 H8 SA SK DA D7 CA C7"
MANY = "HA H9 H8 SA S8 DA D8 CK C9 C8"


@pytest.mark.parametrize(
    ("cards", "action", "reason"),
    [
        pytest.param(
            ACES, Follow(1), "follow_two_tricks", id="two aces and a guarded king of trumps"
        ),
        pytest.param(NOTHING, StayOut(1), "stay_out_weak", id="nothing"),
        pytest.param(
            "SA S8 S9 DK D8 D9 H7 H8 C8 C9", StayOut(1), "stay_out_weak", id="an ace and a king"
        ),
    ],
)
def test_first_defender(stage, cards, action, reason) -> None:
    assert said(stage({1: cards}).announced(0, Contract.HERC)) == (action, reason)


@pytest.mark.parametrize(
    ("cards", "action", "reason"),
    [
        pytest.param(NOTHING, StayOut(2), "stay_out_weak", id="nothing"),
        pytest.param(ACES, Alone(2), "alone_two_tricks", id="two tricks: alone"),
        pytest.param(MANY, Call(2), "call_partner", id="three and more: partner in"),
        pytest.param(STRONG, Kontra(2), "kontra_sure_set", id="five tricks: kontra"),
    ],
)
def test_second_defender_when_the_first_stays_out(stage, cards, action, reason) -> None:
    hand = stage({2: cards}).announced(0, Contract.HERC).say(StayOut(1))
    assert said(hand) == (action, reason)


def test_second_defender_beside_a_follower(stage) -> None:
    good = stage({2: ACES}).announced(0, Contract.HERC).say(Follow(1))
    assert said(good) == (Follow(2), "follow_with_partner")
    bad = stage({2: NOTHING}).announced(0, Contract.HERC).say(Follow(1))
    assert said(bad) == (StayOut(2), "stay_out_weak")


def test_kontra_needs_a_sure_set_when_both_follow(stage) -> None:
    sure = stage({1: STRONG}).announced(0, Contract.HERC).say(Follow(1), Follow(2))
    assert said(sure) == (Kontra(1), "kontra_sure_set")
    unsure = stage({1: ACES}).announced(0, Contract.HERC).say(Follow(1), Follow(2))
    assert said(unsure) == (Allow(1), "allow_no_sure_set")


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        pytest.param("SA SK D8 D9 H7 H8 HT C8 C9 CT", Follow(1), id="two tricks in trumps"),
        pytest.param("S8 S9 DA D9 HA H8 HT C8 C9 CT", Follow(1), id="two aces"),
        pytest.param("SK SQ S9 DA D9 H7 H8 C8 C9 CT", Follow(1), id="one and one"),
        pytest.param("S8 S9 DA DK D7 H8 HT C8 C9 CT", StayOut(1), id="ace and king of one suit"),
        pytest.param("SA S9 DK D9 HK H8 HT C8 C9 CT", StayOut(1), id="one ace and guarded kings"),
    ],
)
def test_following_on_pik_says_two_aces_or_trump_tricks(stage, cards, action) -> None:
    assert said(stage({1: cards}).announced(0, Contract.PIK))[0] == action


def test_pik_without_a_sure_set_gets_no_kontra(stage) -> None:
    hand = stage({1: "S8 S9 DA D9 HA H8 HT C8 C9 CT"}).announced(0, Contract.PIK)
    hand.say(Follow(1), StayOut(2))
    assert said(hand) == (Allow(1), "allow_no_sure_set")


def test_betl_gets_no_kontra(stage) -> None:
    assert said(stage({}).announced(0, Contract.BETL)) == (Allow(1), "allow_betl")


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        pytest.param("HA HK HQ HJ HT DA DK DQ CA C8", Rekontra(0), id="far more than six"),
        pytest.param("HA HK HQ H9 H8 DK D8 CK C8 S8", Allow(0), id="six at best"),
    ],
)
def test_rekontra_only_on_a_sure_hand(stage, cards, action) -> None:
    hand = stage({0: cards}).announced(0, Contract.HERC).say(Follow(1), StayOut(2), Kontra(1))
    assert said(hand)[0] == action


def test_rekontra_on_a_betl_without_holes(stage) -> None:
    hand = stage({1: "S7 S9 SJ D7 D9 DJ H7 H9 C7 C8"}).say(DeclareBetl(1), Pass(2), Pass(0))
    assert said(hand.say(Kontra(2))) == (Rekontra(1), "rekontra_uver")
