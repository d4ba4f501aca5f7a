"""Following, calling, kontra and its answer, weighed over possible deals."""

import random

import pytest

from preferans_ai.reason_codes import REASON_CODES
from preferans_ai.sampled.words import choose_word
from preferans_ai.thinking import EmergencyStop, Thinking
from preferans_ai.worlds.world import Inference
from preferans_desktop.rules.serbian.actions import (
    Allow,
    Follow,
    Kontra,
    Rekontra,
    StayOut,
)
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.settings import Rules


def thinking(seed=1, stopped=False) -> Thinking:
    stop = EmergencyStop(lambda: stopped)
    return Thinking(24, Inference.FULL, random.Random(seed), stop)


def answer(hand, seed=1):
    view = hand.view()
    return choose_word(view, view.hand, thinking(seed))


# Seat 1 is the declarer; seat 2 speaks first, then seat 0.
TREF = "CA CK CQ CJ C9 SA SK HA H7 D8"


@pytest.fixture
def tref(stage):
    """Announces tref with good cards; the defenders hold what is told."""

    def announced(cards, **more):
        return stage({1: TREF, **cards}, talon="S7 D7", **more).announced(1, Contract.TREF)

    return announced


def test_three_sure_tricks_follow(tref) -> None:
    choice = answer(tref({2: "DA DK DQ HK HQ HJ C8 S8 S9 ST"}))
    assert choice.action == Follow(2)
    assert choice.reason_code == "follow_two_tricks"
    assert choice.parameters["tricks"] >= 1.75


def test_nothing_stays_out(tref) -> None:
    choice = answer(tref({2: "D9 DT DJ H8 H9 HT C7 S8 S9 ST"}))
    assert choice.action == StayOut(2)
    assert choice.reason_code == "stay_out_weak"


def test_a_word_that_leaves_the_contract_unplayed_writes_nothing_for_him(tref) -> None:
    hand = tref({0: "DA DK DQ HK HQ HJ C8 S8 S9 ST"}).say(StayOut(2))
    words = {each.action: each.written for each in answer(hand).candidates}
    assert words[StayOut(0)] == (0, 0)
    assert all(written.supe > 0 for word, written in words.items() if word != StayOut(0))


def test_the_second_does_not_follow_to_fall(tref) -> None:
    hand = tref({2: "DA DK DQ HK HQ HJ C8 S8 S9 ST", 0: "D9 DT DJ H8 H9 HT C7 SJ SQ CT"})
    assert answer(hand.say(Follow(2))).action == StayOut(0)


def test_five_sure_tricks_are_kontra(stage) -> None:
    hand = stage({0: "HA HK HQ HJ CA C7 DA D7 SA S7", 1: "SK SQ SJ"}, talon="S8 D8")
    hand.announced(1, Contract.HERC).say(StayOut(2))
    choice = answer(hand)
    assert (choice.action, choice.reason_code) == (Kontra(0), "kontra_sure_set")
    weak = stage({0: "C7 C8 C9 D9 DT DJ H7 S8 S9 ST"}, talon="S7 D7")
    weak.announced(1, Contract.HERC).say(StayOut(2))
    assert answer(weak).action == StayOut(0)


def test_two_sure_tricks_are_no_kontra(tref) -> None:
    hand = tref({2: "DA D9 DT HK HQ HJ C8 S8 S9 ST"}).say(Follow(2), StayOut(0))
    choice = answer(hand)
    assert choice.candidates[-1].action == Kontra(2)


def test_both_following_say_no_kontra_on_two_tricks_each(tref) -> None:
    hand = tref({2: "DA DK DQ HK HQ HJ C8 S8 S9 ST"}).say(Follow(2), Follow(0))
    choice = answer(hand)
    assert (choice.action, choice.reason_code) == (Allow(2), "allow_no_sure_set")


def test_pik_is_followed_for_kontra_only_with_a_hand_for_it(stage) -> None:
    strong = stage({2: "SA SK SQ SJ DA HA CA C7 D8 H8"}, talon="S7 D7").announced(1, Contract.PIK)
    assert answer(strong).action == Follow(2)
    assert answer(strong.say(Follow(2), StayOut(0))).action == Kontra(2)
    weak = stage({2: "S8 D9 DT H8 H9 HT C7 C8 C9 DJ"}, talon="S7 D7").announced(1, Contract.PIK)
    assert answer(weak).action == StayOut(2)


def test_betl_is_not_given_kontra_on_high_cards(stage) -> None:
    hand = stage({2: "SA SK SQ DA DK DQ HA HK CA CK"}, talon="S7 D7").announced(1, Contract.BETL)
    choice = answer(hand)
    assert (choice.action, choice.reason_code) == (Allow(2), "allow_betl")


@pytest.mark.parametrize(
    ("cards", "word", "code"),
    [
        ("CA CK CQ CJ CT C9 SA SK HA HK", Rekontra, "rekontra_sure"),
        ("CQ CJ CT C9 C8 SQ DQ D8 HJ HQ", Allow, "allow_kontra"),
    ],
)
def test_the_declarer_answers_kontra(stage, cards, word, code) -> None:
    hand = stage({1: cards}, talon="S7 D7").announced(1, Contract.TREF)
    choice = answer(hand.say(Follow(2), StayOut(0), Kontra(2)))
    assert (type(choice.action), choice.reason_code) == (word, code)


def test_a_sure_betl_answers_kontra_with_rekontra(stage) -> None:
    hand = stage({1: "S7 S8 S9 D7 D9 DJ H7 H8 C7 C9"}, talon="SA DA").announced(1, Contract.BETL)
    choice = answer(hand.say(Kontra(2)))
    assert (choice.action, choice.reason_code) == (Rekontra(1), "rekontra_uver")


def test_all_words_are_candidates_best_first(tref) -> None:
    hand = tref({2: "DA DK DQ HK HQ HJ C8 S8 S9 ST"}).say(StayOut(2))
    choice = answer(hand)
    values = [candidate.value for candidate in choice.candidates]
    assert values == sorted(values)
    assert {candidate.action for candidate in choice.candidates} == set(hand.view().legal)
    assert all(0 <= candidate.passes <= 1 for candidate in choice.candidates)
    assert set(choice.parameters) == set(REASON_CODES[choice.reason_code])


def test_the_same_seed_gives_the_same_answer(tref) -> None:
    hand = tref({2: "DA DK DQ HK HQ HJ C8 S8 S9 ST"})
    assert answer(hand, 3) == answer(hand, 3)
    assert answer(hand, 3).candidates != answer(hand, 4).candidates


def test_what_is_left_on_the_paper_is_what_a_pass_can_cost(tref) -> None:
    def cost(rules) -> float:
        hand = tref({2: "D9 DT DJ H8 H9 HT C7 S8 S9 ST"}, rules=rules)
        return answer(hand).candidates[0].value

    assert 0 < 1.5 * cost(Rules(bule=2)) < cost(Rules(bule=60))


def test_an_emergency_stop_leaves_a_word(tref) -> None:
    view = tref({2: "DA DK DQ HK HQ HJ C8 S8 S9 ST"}).view()
    stopped = choose_word(view, view.hand, thinking(stopped=True))
    assert stopped.action in view.legal
