"""Each convention where it holds and where it does not, in staged positions.

Forehand, who leads, is seat 1. With declarer 2 he leads through the declarer, with declarer 0
through his partner. A row names the code, a card of which it is true, and one of which it is not.
"""

import pytest

from preferans_ai.conventions import CONVENTIONS, holds, reason_for
from preferans_ai.knowledge import knowledge_of
from preferans_ai.reason_codes import REASON_CODES
from preferans_desktop.rules.cards import parse_card, suit_of
from preferans_desktop.rules.serbian.actions import (
    Announce,
    Bid,
    Call,
    Discard,
    Pass,
    StayOut,
)
from preferans_desktop.rules.serbian.contracts import Contract

MIXED = "SA SQ S8 DA DQ D7 H7 C7 C9 CT"
KINGS = "SK S8 DK DQ H7 H8 H9 CA CK C7"


def through(stage, cards, declarer=2, contract=Contract.HERC):
    """Seat 1 leads, both follow."""
    return stage({1: cards}).announced(declarer, contract).both_follow()


def alone(stage, cards):
    return stage({1: cards}).announced(2, Contract.HERC).sole(1)


def declaring(stage, cards, contract=Contract.HERC):
    """Seat 1 declares and leads."""
    return stage({1: cards}, talon="D8 D9").announced(1, contract).both_follow()


def called_to(stage, contract, *, bids):
    """Seat 1 is called by seat 2 against seat 0, who has won the bidding over `bids`."""
    cards = {1: "SK S8 DK D9 HJ H8 H7 CQ C8 C7", 0: "SA SQ SJ DA HA HK HQ CA CK S7"}
    staged = stage(cards, talon="D7 D8")
    staged.say(*bids, Discard(0, staged.talon), Announce(0, contract))
    return staged.say(StayOut(1), Call(2))


NO_BIDS = (Pass(1), Pass(2), Bid(0, 2))
OWN_BID = (Bid(1, 2), Bid(2, 3), Bid(0, 4), Pass(1), Pass(2))
PARTNERS_BID = (Pass(1), Bid(2, 2), Bid(0, 3), Pass(2))

ROWS = {
    "lead_through_declarer_low": (lambda s: through(s, MIXED), "C7", "SA"),
    "lead_through_partner_high": (lambda s: through(s, MIXED, declarer=0), "SA", "C7"),
    "lead_from_strength": (lambda s: through(s, MIXED), "SA", "C7"),
    "lead_sequence": (lambda s: through(s, "SQ SJ ST DA D7 H7 H8 C7 C8 CK"), "SQ", "SJ"),
    "lead_weak_suit": (lambda s: through(s, MIXED), "C7", "S8"),
    "lead_bela": (lambda s: through(s, KINGS), "DQ", "CK"),
    "spare_tenace": (lambda s: through(s, MIXED), "C7", "S8"),
    "spare_guarded_king": (lambda s: through(s, KINGS), "DK", "S8"),
    "lead_trump": (lambda s: through(s, "SK S8 DK D8 CK C8 H7 H8 H9 HT"), "H7", "S8"),
    "lead_long_suit": (
        lambda s: through(s, "SK S8 S9 ST SJ D7 D8 H7 H8 C7", 2, Contract.SANS),
        "SJ",
        "D8",
    ),
    "lead_own_bid_suit": (lambda s: called_to(s, Contract.HERC, bids=OWN_BID), "S8", "DK"),
    "lead_partners_bid_suit": (
        lambda s: called_to(s, Contract.HERC, bids=PARTNERS_BID),
        "SK",
        "DK",
    ),
    "draw_trumps": (lambda s: declaring(s, "HA HK HQ H7 SA SK DA D7 C7 C8"), "HA", "H7"),
    "force_out_trumps": (lambda s: declaring(s, "HQ HJ HT H9 H8 SA SK DA DK C8"), "HQ", "SA"),
    "establish_suit": (lambda s: declaring(s, "HA HK HQ HJ SK SQ SJ D7 DT C8"), "SQ", "D7"),
    "count_on_split": (lambda s: declaring(s, "HA HK HQ HJ SA SK SQ S7 D7 C8"), "SK", "S7"),
    "sure_card": (lambda s: declaring(s, "HA HK HQ HJ HT H9 H8 H7 D7 C8"), "HK", "D7"),
    "cash_winner": (lambda s: declaring(s, "HA HK HQ HJ SA SK SQ S7 D7 C8"), "SA", "D7"),
    "exit_loser": (lambda s: declaring(s, "HA HK HQ HJ SA SK SQ S7 D7 C8"), "D7", "SA"),
}


def know(staged):
    view = staged.view()
    return knowledge_of(view.hand, view.seat)


@pytest.mark.parametrize("code", ROWS)
def test_claim(stage, code) -> None:
    build, true, false = ROWS[code]
    knowledge = know(build(stage))
    parameters = holds(code, knowledge, parse_card(true))
    assert parameters is not None
    assert set(parameters) == set(REASON_CODES[code])
    assert holds(code, knowledge, parse_card(false)) is None


def test_nobody_is_led_through_alone(stage) -> None:
    """Without a partner behind the declarer there is nobody to profit."""
    knowledge = know(alone(stage, MIXED))
    assert holds("lead_through_declarer_low", knowledge, parse_card("C7")) is None


def test_every_reason_for_a_card_has_its_predicate() -> None:
    cards = {code for code, names in REASON_CODES.items() if "card" in names}
    assert cards == CONVENTIONS.keys()


def test_the_reason_it_was_chosen_for_is_told_where_it_is_true(stage) -> None:
    knowledge = know(through(stage, MIXED))
    card = parse_card("C7")
    assert reason_for(knowledge, card)[0] == "lead_through_declarer_low"
    assert reason_for(knowledge, card, "spare_tenace")[0] == "spare_tenace"
    assert reason_for(knowledge, card, "lead_from_strength")[0] == "lead_through_declarer_low"
    assert reason_for(knowledge, card, "bid_estimate")[0] == "lead_through_declarer_low"


def test_a_follower_lets_partner_have_his_second(stage) -> None:
    """Seat 1 has two tricks, partner one; partner's king lies, the ace may stay at home."""
    cards = {
        0: "HA HK HQ HJ HT S7 S8 D8 D9 C7",
        1: "SA SK SQ DA DT D7 CA H7 H8 C9",
        2: "S9 ST SJ DK DQ CK CQ C8 H9 CT",
    }
    staged = stage(cards, talon="DJ CJ").announced(0, Contract.HERC).both_follow()
    staged.play("SA S9 S7 SK ST S8 C9 CK C7 DK D8")
    knowledge = know(staged)
    assert knowledge.seat == 1
    assert knowledge.play.taken == (0, 2, 1)
    card = parse_card("D7")
    code, parameters = reason_for(knowledge, card)
    assert (code, parameters["partner"]) == ("leave_partner_second", 2)
    assert holds("leave_partner_second", knowledge, parse_card("DA")) is None
    assert holds("avoid_razdeljak", knowledge, card) is None
    assert holds("keep_partners_trick", knowledge, card) is not None


def test_one_trick_each_is_razdeljak(stage) -> None:
    cards = {
        0: "HA HK HQ HJ HT S7 S8 D8 D9 C7",
        1: "SA SK SQ DA DT D7 CA H7 H8 C9",
        2: "S9 ST SJ DK DQ CK CQ C8 H9 CT",
    }
    staged = stage(cards, talon="DJ CJ").announced(0, Contract.HERC).both_follow()
    staged.play("SA S9 S7 C9 CK C7 DK D8")
    knowledge = know(staged)
    assert knowledge.play.taken == (0, 1, 1)
    assert holds("avoid_razdeljak", knowledge, parse_card("D7")) is not None
    assert holds("leave_partner_second", knowledge, parse_card("D7")) is None
    assert holds("avoid_razdeljak", knowledge, parse_card("DA")) is None
    assert holds("secure_second_trick", knowledge, parse_card("DA")) is not None


def test_the_third_ace_waits_in_sans(stage) -> None:
    cards = {1: "SA S8 S7 D7 D8 D9 H7 H8 C7 C8", 0: "SK SQ SJ ST DJ DA DK HA CA CK", 2: "S9"}
    staged = stage(cards, talon="DQ CQ").announced(0, Contract.SANS).both_follow()
    staged.play("S9 SK")
    knowledge = know(staged)
    assert knowledge.seat == 1
    assert reason_for(knowledge, parse_card("S7"), "hold_third_ace")[0] == "hold_third_ace"
    assert holds("hold_third_ace", knowledge, parse_card("SA")) is None


def test_called_in_sans_without_a_bid_leads_tref_and_under_kontra_pik(stage) -> None:
    cards = {2: "SK S8 DK D9 HJ H8 H7 CQ C8 C7", 0: "SA SQ SJ DA HA HK HQ CA CK S7"}
    for finish, suit in (("called_by", "C7"), ("kontra_by", "S8")):
        staged = stage(cards).announced(0, Contract.SANS)
        knowledge = know(getattr(staged, finish)(1))
        assert knowledge.seat == 2
        for card in sorted(knowledge.cards):
            claim = holds("lead_agreed_suit", knowledge, card)
            assert (claim is not None) == (suit_of(card) == suit_of(parse_card(suit)))


def test_ruffing_leaving_and_giving_low(stage) -> None:
    cards = {
        0: "HA HK HQ HJ HT S7 DA D8 C7 CJ",
        1: "SA SK SQ S9 DT D7 D9 H7 H8 C9",
        2: "ST CK CQ CA C8 CT DK DQ DJ H9",
    }
    staged = stage(cards, talon="S8 SJ").announced(0, Contract.HERC).both_follow()
    staged.play("SA")
    assert holds("only_card", know(staged), parse_card("ST")) is not None
    staged.play("ST S7 SK")
    knowledge = know(staged)
    assert holds("equal_cards", knowledge, parse_card("H9")) is None
    assert holds("ruff", knowledge, parse_card("H9")) is not None
    assert holds("win_trick", knowledge, parse_card("H9")) is None
    assert holds("go_over", knowledge, parse_card("H9")) is not None
    staged.play("H9 HT HA H7")
    knowledge = know(staged)
    assert knowledge.seat == 2
    assert holds("discard_loser", knowledge, parse_card("C8")) is not None
    assert holds("discard_loser", knowledge, parse_card("CA")) is None
    assert holds("spare_guarded_king", knowledge, parse_card("C8")) is None


def test_only_the_lowest_card_is_called_the_lowest(stage) -> None:
    cards = {
        0: "HA HK HQ HJ HT S7 DA D8 C7 CJ",
        1: "SA SK SQ S9 DT D7 D9 H7 H8 C9",
        2: "ST SJ CQ CA C8 CT DK DQ DJ H9",
    }
    staged = stage(cards, talon="S8 CK").announced(0, Contract.HERC).both_follow()
    staged.play("SA")
    knowledge = know(staged)
    lowest, touching = parse_card("ST"), parse_card("SJ")
    assert holds("play_low", knowledge, lowest) is not None
    assert holds("play_low", knowledge, touching) is None
    assert holds("play_as_good_as_low", knowledge, touching) is not None
    assert holds("play_as_good_as_low", knowledge, lowest) is None


def test_betl_under_over_and_caught(stage) -> None:
    cards = {
        0: "S7 S9 D7 D9 DJ H7 H8 H9 C7 C9",
        1: "S8 DA DK D8 HA HK HQ CA CK C8",
        2: "SA SK SQ DQ DT HJ HT CQ CJ CT",
    }
    staged = stage(cards, talon="ST SJ").announced(0, Contract.BETL).both_follow()
    knowledge = know(staged)
    assert holds("betl_short_suit", knowledge, parse_card("S8")) is not None
    assert holds("betl_short_suit", knowledge, parse_card("C8")) is None
    assert holds("betl_low_card", knowledge, parse_card("DA")) is None
    staged.play("S8 SQ")
    knowledge = know(staged)
    assert holds("betl_play_under", knowledge, parse_card("S9")) is not None
    assert holds("betl_forced_over", knowledge, parse_card("S9")) is None
    staged.play("S9 SK")
    knowledge = know(staged)
    assert knowledge.seat == 0
    assert holds("only_card", knowledge, parse_card("S7")) is not None
    staged.play("S7")
    knowledge = know(staged)
    assert holds("betl_discard_short", knowledge, parse_card("CA")) is not None
    assert holds("betl_discard_short", knowledge, parse_card("D8")) is not None


def test_the_last_resort_is_always_true(stage) -> None:
    knowledge = know(through(stage, MIXED))
    for card in sorted(knowledge.cards):
        code, parameters = reason_for(knowledge, card)
        assert CONVENTIONS[code](knowledge, card) == parameters
        assert holds("declarer_takes_least", knowledge, card) == {"card": card}
        assert holds("declarer_takes_most", knowledge, card) is None
