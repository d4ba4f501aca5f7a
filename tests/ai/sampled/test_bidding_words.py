"""The bidding, weighed over possible deals and what would become of it."""

import random

import pytest

from preferans_ai.reason_codes import REASON_CODES
from preferans_ai.sampled.bidding import choose_word
from preferans_ai.thinking import Thinking
from preferans_ai.worlds.world import Inference
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


def answer(hand, seed=1):
    view = hand.view()
    thinking = Thinking(16, Inference.FULL, random.Random(seed), lambda: False)
    return choose_word(view, view.hand, thinking)


STRONG = "CA CJ C9 C8 C7 SA SJ HK H9 D8"
WEAK = "C7 C8 D9 DJ H8 H9 HJ S8 S9 SJ"


def test_a_strong_hand_opens(stage) -> None:
    choice = answer(stage({1: "CA CQ C9 C8 SA S9 HK HQ D8 D9"}))
    assert (choice.action, choice.reason_code) == (Bid(1, 2), "bid_estimate")
    assert choice.parameters["level"] == 2
    assert choice.parameters["contract"] == Contract.TREF
    assert choice.parameters["chance"] > 0.5


def test_a_weak_hand_passes(stage) -> None:
    choice = answer(stage({1: WEAK}))
    assert (choice.action, choice.reason_code) == (Pass(1), "pass_weak")
    assert choice.candidates[0].value < choice.candidates[1].value


def test_words_tell_bule_and_supe(stage) -> None:
    passing, *playing = answer(stage({1: WEAK})).candidates
    # He writes supe beside a declarer, and bule as one.
    assert passing.written.supe > playing[0].written.supe
    assert passing.written.bule < playing[0].written.bule


def test_a_hopeless_word_costs_what_it_costs(stage) -> None:
    choice = answer(stage({1: "CA CK SA SK DA DK HA HK C9 S9"}))
    values = {type(candidate.action): candidate.value for candidate in choice.candidates}
    assert values[DeclareBetl] > 200


def test_a_strong_hand_raises_and_holds(stage) -> None:
    assert answer(stage({2: STRONG}).say(Bid(1, 2))).action == Bid(2, 3)
    held = answer(stage({1: STRONG}).say(Bid(1, 2), Bid(2, 3), Pass(0)))
    assert (held.action, held.reason_code) == (Hold(1), "hold_estimate")


def test_pik_alone_is_not_worth_four(stage) -> None:
    hand = stage({1: "SA SQ SJ S9 S8 DK D8 H8 H7 C9"})
    hand.say(Bid(1, 2), Bid(2, 3), Pass(0), Hold(1), Bid(2, 4))
    choice = answer(hand)
    assert (choice.action, choice.reason_code) == (Pass(1), "pass_level_too_high")
    assert choice.parameters == {"level": 4}


@pytest.mark.parametrize(
    ("cards", "word", "code"),
    [
        ("CA CK CQ CJ CT C9 C8 SA SK HA", DeclareHandGame, "declare_hand_game"),
        ("S7 S8 S9 D7 D9 DJ H7 H8 C7 C9", DeclareBetl, "declare_betl"),
        ("SA SK SQ DA DK DQ HA HK CA CK", DeclareSans, "declare_sans"),
    ],
)
def test_a_hand_game_is_declared(stage, cards, word, code) -> None:
    choice = answer(stage({1: cards}))
    assert (choice.action, choice.reason_code) == (word(1), code)
    assert set(choice.parameters) == set(REASON_CODES[code])


def test_sans_beats_a_betl_declared_before(stage) -> None:
    hand = stage({2: "SA SK SQ DA DK DQ HA HK CA CK"}).say(DeclareBetl(1))
    assert answer(hand).action == DeclareSans(2)


def test_the_suit_of_a_hand_game_is_named(stage) -> None:
    hand = stage({1: "HA HK HQ HJ HT H9 H8 SA SK CA"})
    choice = answer(hand.say(DeclareHandGame(1), Pass(2), Pass(0)))
    assert (choice.action, choice.reason_code) == (NameSuit(1, Suit.HERC), "name_suit")


def test_a_weaker_suit_gives_way(stage) -> None:
    cards = {1: "HA HK HQ HJ HT H9 H8 SA SK CA", 2: "SQ SJ ST S9 S8 S7 DA DK DQ DJ"}
    hand = stage(cards).say(DeclareHandGame(1), DeclareHandGame(2), Pass(0))
    choice = answer(hand.say(NameSuit(1, Suit.HERC)))
    assert (choice.action, choice.parameters) == (Weaker(2), {"suit": Suit.HERC})


def test_nothing_left_but_to_pass(stage) -> None:
    hand = stage({}).say(Bid(1, 2), Bid(2, 3), Bid(0, 4), Hold(1), Bid(2, 5), Pass(0), Hold(1))
    hand.say(Bid(2, 6), Hold(1), Bid(2, 7), Hold(1))
    choice = answer(hand)
    assert choice.action == Pass(2)
    assert [candidate.action for candidate in choice.candidates] == [Pass(2)]


def test_the_same_seed_gives_the_same_answer(stage) -> None:
    hand = stage({1: STRONG})
    assert answer(hand, 3) == answer(hand, 3)
    assert answer(hand, 3).candidates != answer(hand, 4).candidates
