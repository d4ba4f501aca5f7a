"""Second and third to a trick in staged positions."""

import pytest

from preferans_desktop.rules.cards import format_card
from preferans_desktop.rules.serbian.contracts import Contract
from support.by_thumb import choose_by_thumb


def played(view) -> tuple[str, str]:
    choice = choose_by_thumb(view)
    return format_card(choice.action.card), choice.reason_code


def test_partners_winner_is_not_overtaken(stage) -> None:
    # Forehand 1 leads king, declarer 2 follows low, seat 0 plays last with the ace.
    hand = stage({1: "SK", 2: "S8 HA HK HQ HJ HT", 0: "SA S9 ST"})
    hand.announced(2, Contract.HERC).both_follow().play("SK S8")
    card, code = played(hand.view())
    assert card in {"S7", "S9", "ST"}
    assert code == "keep_partners_trick"


def test_declarers_winner_is_overtaken(stage) -> None:
    hand = stage({1: "S9", 2: "SK HA HK HQ HJ HT", 0: "SA S7 ST"})
    hand.announced(2, Contract.HERC).both_follow().play("S9 SK")
    assert played(hand.view()) == ("SA", "win_trick")


def test_the_cheapest_winner_is_enough(stage) -> None:
    hand = stage({1: "S9", 2: "ST HA HK HQ HJ HT", 0: "SA SQ S7"})
    hand.announced(2, Contract.HERC).both_follow().play("S9 ST")
    assert played(hand.view()) == ("SQ", "win_trick")


def test_nothing_is_wasted_on_a_lost_trick(stage) -> None:
    hand = stage({1: "S9", 2: "SA HA HK HQ HJ HT", 0: "SK SQ S7"})
    hand.announced(2, Contract.HERC).both_follow().play("S9 SA")
    assert played(hand.view()) == ("S7", "play_low")


def test_a_void_defender_must_ruff_and_takes_the_lowest_trump_that_wins(stage) -> None:
    hand = stage({1: "S9", 2: "SA HA HK", 0: "H8 HJ DA"}, void={0: "S"})
    hand.announced(2, Contract.HERC).both_follow().play("S9 SA")
    assert played(hand.view()) == ("H8", "ruff")


TWO_FOR_PARTNER = "C9 CJ CA S7 SA SQ SK SJ S8 DJ D9"


@pytest.mark.parametrize(
    ("follow", "expected"),
    [
        pytest.param("both_follow", ("DQ", "secure_second_trick"), id="each needs his own two"),
        pytest.param("called_by_partner", ("D7", "keep_partners_trick"), id="partner answers"),
    ],
)
def test_a_second_trick_is_taken_from_a_partner_who_has_his_two(stage, follow, expected) -> None:
    # The queen takes no later trick: ace and king are out.
    hand = stage(
        {
            0: "CA S7 S8 DQ D7 C7 H7 H8 C8 CT",
            1: "C9 SA SK DJ",
            2: "CJ SQ SJ D9 DA DK HA HK HQ HJ",
        }
    )
    hand.announced(2, Contract.HERC)
    hand = hand.both_follow() if follow == "both_follow" else hand.called_by(1)
    assert played(hand.play(TWO_FOR_PARTNER).view()) == expected


def test_the_fifth_trick_is_taken_whoever_would_win_it(stage) -> None:
    hand = stage(
        {
            0: "S7 ST D7 DT HA HK HQ HJ C8 C9",
            1: "SA SK DA DK C7 CT H7 H8 SJ DJ",
            2: "S8 S9 D8 D9 CA CK",
        }
    )
    hand.announced(0, Contract.HERC).both_follow()
    hand.play("SA S8 S7 SK S9 ST DA D8 D7 DK D9 DT C7")
    assert played(hand.view()) == ("CA", "take_fifth_trick")


def test_declarer_finesses_from_a_tenace(stage) -> None:
    # Forehand 1 leads low through declarer 2.
    hand = stage({1: "S8", 2: "SA SQ HA HK HQ HJ HT DA DK CA"})
    hand.announced(2, Contract.HERC).both_follow().play("S8")
    assert played(hand.view()) == ("SQ", "finesse")


def test_declarer_last_to_play_wins_as_cheaply_as_he_can(stage) -> None:
    hand = stage({1: "S8", 2: "S9", 0: "SA SQ ST HA HK HQ HJ HT DA CA"})
    hand.announced(0, Contract.HERC).both_follow().play("S8 S9")
    assert played(hand.view()) == ("ST", "win_trick")


@pytest.mark.parametrize(
    ("trick", "kept"),
    [pytest.param("HA HJ", {"DA", "CK", "C8"}, id="the ace and the guarded king are kept")],
)
def test_a_discard_throws_what_promises_least(stage, trick, kept) -> None:
    hand = stage(
        {1: "HA HK HQ HT H9 S7 S8 S9 D7 D8", 2: "HJ", 0: "DA DQ DJ CK C8 ST SJ SQ SK C9"},
        void={0: "H"},
    )
    hand.announced(1, Contract.HERC).both_follow().play(trick)
    card, code = played(hand.view())
    assert code == "discard_loser"
    assert card not in kept
