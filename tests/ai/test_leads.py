"""What a defender leads, in staged positions: each convention where it holds and where it does not.

Forehand, who leads to the first trick, is seat 1. With declarer 2 he leads through the declarer,
with declarer 0 through his partner.
"""

import pytest

from preferans_desktop.rules.cards import format_card
from preferans_desktop.rules.serbian.actions import Bid, Pass
from preferans_desktop.rules.serbian.contracts import Contract
from support.by_thumb import choose_by_thumb


def lead_of(view) -> tuple[str, str]:
    choice = choose_by_thumb(view)
    return format_card(choice.action.card), choice.reason_code


@pytest.mark.parametrize(
    ("cards", "led", "reason"),
    [
        pytest.param(
            "SA SQ S8 DA DQ D7 H7 C7 C9 CT",
            {"C7"},
            "lead_through_declarer_low",
            id="low from the suit without honours, not from a tenace",
        ),
        pytest.param(
            "SK S8 DK D8 H7 C8 C9 CT CJ S7",
            {"C8", "C9", "CT"},
            "lead_through_declarer_low",
            id="the guarded kings stay at home",
        ),
        pytest.param(
            "SA SK S8 DK D8 H7 CA CQ C7 D7",
            {"SA"},
            "lead_from_strength",
            id="nothing low to lead: ace and king rather than a tenace or a guarded king",
        ),
        pytest.param(
            "SQ SJ ST DA DQ H7 CK C8 C7 D7",
            {"SQ"},
            "lead_through_declarer_low",
            id="top of a sequence below the ace and king",
        ),
    ],
)
def test_through_the_declarer(stage, cards, led, reason) -> None:
    view = stage({1: cards}).announced(2, Contract.HERC).both_follow().view()
    card, code = lead_of(view)
    assert card in led
    assert code == reason


@pytest.mark.parametrize(
    ("cards", "led", "reason"),
    [
        pytest.param(
            "SA SK S8 D7 D8 H7 C7 C9 CT DT",
            {"SA"},
            "lead_through_partner_high",
            id="ace from ace and king",
        ),
        pytest.param(
            "SK SQ S8 D7 D8 H7 C7 C9 CT DT",
            {"SK"},
            "lead_through_partner_high",
            id="king from king and queen",
        ),
        pytest.param(
            "SA D7 D9 DT H7 C7 C9 CT DJ H8",
            {"SA"},
            "lead_through_partner_high",
            id="a bare ace",
        ),
        pytest.param(
            "SK S8 DA DQ H7 H8 C7 C9 CT CJ",
            {"C7", "C9", "CT", "CJ"},
            "lead_weak_suit",
            id="no lead away from a guarded king or a tenace",
        ),
    ],
)
def test_through_partner(stage, cards, led, reason) -> None:
    view = stage({1: cards}).announced(0, Contract.HERC).both_follow().view()
    card, code = lead_of(view)
    assert code == reason
    assert card in led


def test_a_sole_follower_keeps_his_guarded_king(stage) -> None:
    view = stage({1: "SK S8 DQ DJ D7 H7 H8 C7 C8 CJ"}).announced(0, Contract.HERC).sole(1).view()
    assert lead_of(view)[0] == "DQ"


@pytest.mark.parametrize(
    ("words", "cards", "led", "reason"),
    [
        pytest.param(
            [Bid(1, 2), Bid(2, 3), Bid(0, 4), Pass(1), Pass(2)],
            "SK SQ S8 D7 D8 H7 C7 C9 CT DT",
            "SK",
            "lead_own_bid_suit",
            id="his own bid suit",
        ),
        pytest.param(
            [Pass(1), Bid(2, 2), Bid(0, 3), Pass(2)],
            "SA S8 D7 D8 H7 C7 C9 CT DT C8",
            "SA",
            "lead_partners_bid_suit",
            id="the caller's bid suit",
        ),
        pytest.param(
            [Pass(1), Pass(2), Bid(0, 2)],
            "SA SK D7 D8 H7 C7 C9 CT DT C8",
            "SA",
            "lead_through_partner_high",
            id="nobody bid: as always",
        ),
        pytest.param(
            [Pass(1), Bid(2, 2), Bid(0, 3), Pass(2)],
            "DA DK D7 D8 H7 C7 C9 CT DT C8",
            "DA",
            "lead_through_partner_high",
            id="he has none of the suit that was bid",
        ),
    ],
)
def test_the_called_one_leads_the_suit_that_was_bid(stage, words, cards, led, reason) -> None:
    hand = stage({1: cards}).say(*words).announced(0, Contract.HERC).called_by(2)
    assert lead_of(hand.view()) == (led, reason)


@pytest.mark.parametrize(
    ("how", "led"),
    [pytest.param("zovem", "C7", id="zovem: tref"), pytest.param("kontra", "S7", id="kontra: pik")],
)
def test_the_called_one_leads_the_agreed_suit_in_sans(stage, how, led) -> None:
    # In sans the defender before the declarer leads: seat 2 against declarer 0.
    hand = stage({2: "S7 ST SK DA DK DQ H7 H9 C7 CK"}).announced(0, Contract.SANS)
    hand = hand.called_by(1) if how == "zovem" else hand.kontra_by(1)
    assert lead_of(hand.view()) == (led, "lead_agreed_suit")


def test_who_follows_by_himself_leads_in_sans_as_he_likes(stage) -> None:
    hand = stage({2: "S7 ST SK DA DK DQ H7 H9 C7 CK"}).announced(0, Contract.SANS).both_follow()
    assert lead_of(hand.view()) == ("DA", "lead_from_strength")


def test_partner_gets_his_ruff(stage) -> None:
    # Partner has shown that he has no pik and still may have trumps.
    hand = stage(
        {
            0: "S8 S9 HA HK HQ HJ DA D8 C7 C8",
            1: "SA SK SJ ST D7 D9 CA CT CJ DT",
            2: "H7 H8 C9 CQ",
        },
        void={2: "S"},
    )
    hand.announced(0, Contract.HERC).both_follow().play("SA H7 S8 C9 C7 CT")
    card, code = lead_of(hand.view())
    assert code == "give_partner_ruff"
    assert card in {"ST", "SJ"}


def test_no_ruff_is_given_when_partner_has_no_trump_either(stage) -> None:
    hand = stage(
        {
            0: "S8 S9 HA HK HQ HJ DA C7 C8",
            1: "SA SK SJ ST SQ H9 HT D7 CT CJ",
            2: "C9 CQ",
        },
        void={2: "SH"},
        talon="H7 H8",
    )
    hand.announced(0, Contract.HERC).both_follow().play("SA C9 S8")
    assert lead_of(hand.view())[1] != "give_partner_ruff"


FOUR_TRICKS = "SA S8 S7 SK S9 ST DA D8 D7 DK D9 DT"


@pytest.mark.parametrize(
    ("tricks", "reason"),
    [
        pytest.param(12, "take_fifth_trick", id="four tricks taken: the ace sets the contract"),
        pytest.param(9, "lead_through_partner_high", id="three tricks taken"),
    ],
)
def test_the_fifth_trick_is_taken_when_it_is_there(stage, tricks, reason) -> None:
    hand = stage(
        {
            0: "S7 ST D7 DT HA HK HQ HJ C8 C9",
            1: "SA SK DA DK CA C7 CT H7 H8 SJ",
            2: "S8 S9 D8 D9",
        }
    )
    played = " ".join(FOUR_TRICKS.split()[:tricks])
    hand.announced(0, Contract.HERC).both_follow().play(played)
    card, code = lead_of(hand.view())
    assert code == reason
    assert card == ("CA" if tricks == 12 else "DK")


SEVEN_TRICKS = "C7 CA HA H7 HK H8 HQ D7 HJ D8 HT C8 S7 SA"


def test_the_second_trick_is_secured_before_the_end(stage) -> None:
    hand = stage({0: "CA HA HK HQ HJ HT S7 DJ CK CQ", 1: "C7 H7 H8 D7 D8 C8 SA DA D9 C9"})
    hand.announced(0, Contract.HERC).sole(1).play(SEVEN_TRICKS)
    assert lead_of(hand.view()) == ("DA", "secure_second_trick")


def test_a_second_trick_that_is_not_there_is_not_named(stage) -> None:
    hand = stage({0: "CA HA HK HQ HJ HT S7 DJ CK CQ", 1: "C7 H7 H8 D7 D8 C8 SA DT D9 C9"})
    hand.announced(0, Contract.HERC).sole(1).play(SEVEN_TRICKS)
    assert lead_of(hand.view())[1] != "secure_second_trick"
