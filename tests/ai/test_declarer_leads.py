"""What the declarer of a trump contract or sans leads, in staged positions; seat 1 is forehand."""

import pytest

from preferans_desktop.rules.cards import format_card
from preferans_desktop.rules.serbian.contracts import Contract
from support.by_thumb import choose_by_thumb


def lead_of(view) -> tuple[str, str]:
    choice = choose_by_thumb(view)
    return format_card(choice.action.card), choice.reason_code


@pytest.mark.parametrize(
    ("cards", "led", "reason"),
    [
        pytest.param(
            "HA HK H9 H8 H7 SA S8 DK D8 C7", "HA", "draw_trumps", id="trumps first, from the top"
        ),
        pytest.param(
            "HK HQ HJ H8 H7 SA S8 DK D8 C7",
            "HK",
            "force_out_trumps",
            id="a sequence of trumps drives the ace out",
        ),
        pytest.param(
            "HK HT H9 H8 H7 SA S8 DK D8 C7",
            "H7",
            "force_out_trumps",
            id="without a sequence low, the king stays behind the ace",
        ),
    ],
)
def test_trumps(stage, cards, led, reason) -> None:
    hand = stage({1: cards}).announced(1, Contract.HERC).both_follow()
    assert lead_of(hand.view()) == (led, reason)


# Three rounds leave nobody else a trump.
TRUMPS_OUT = "HA HT H9 HK HJ S9 HQ S7 S8"


def after_trumps(stage, rest: str):
    hand = stage(
        {1: f"HA HK HQ H8 {rest}", 2: "HT HJ S7", 0: "H9 S9 S8"},
        talon="H7 D7",
        void={0: "H", 2: "H"},
    )
    return hand.announced(1, Contract.HERC).both_follow().play(TRUMPS_OUT)


@pytest.mark.parametrize(
    ("rest", "led", "reason"),
    [
        pytest.param(
            "DK DQ D8 CA CQ ST", "DK", "establish_suit", id="king and queen drive the ace out"
        ),
        pytest.param("DA DK D8 CK C8 ST", "DA", "cash_winner", id="winners of the long suit"),
        pytest.param("DK D8 CK C8 C9 ST", "ST", "exit_loser", id="guarded kings wait"),
    ],
)
def test_side_suits_after_the_trumps(stage, rest, led, reason) -> None:
    assert lead_of(after_trumps(stage, rest).view()) == (led, reason)


def test_the_highest_trump_outstanding_is_left_alone(stage) -> None:
    # The ace of trumps is the only one out: drawing it would cost two for one.
    hand = stage(
        {1: "HK HQ HJ HT H9 DA DK CA S8 S9", 2: "HA H8 S7", 0: "H7 SA SK"},
        talon="D7 D8",
        void={0: "H"},
    )
    hand.announced(1, Contract.HERC).both_follow().play("HK H8 H7")
    assert lead_of(hand.view())[0] not in {"HQ", "HJ", "HT", "H9"}


def test_in_sans_the_declarer_takes_his_long_suit(stage) -> None:
    # Seat 0, before the declarer, leads and loses to the ace of pik.
    hand = stage({1: "SA S8 DA DK DQ D9 D8 HA HK CA", 0: "SK", 2: "S7"})
    hand.announced(1, Contract.SANS).both_follow().play("SK SA S7")
    assert lead_of(hand.view()) == ("DA", "cash_winner")
