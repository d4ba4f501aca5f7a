"""Answers to offers: true in every deal still possible, or by expected result."""

import random

import pytest

from preferans_ai.sampled.offers import answer
from preferans_ai.thinking import Thinking
from preferans_ai.worlds.world import Inference
from preferans_desktop.rules.serbian.actions import (
    Accept,
    OfferAll,
    OfferNoTrick,
    OfferTricks,
    Refuse,
)
from preferans_desktop.rules.serbian.contracts import Contract

SOLID = "HA HK HQ HJ HT H9 DA DK CA SA"


def thinking(stopped=lambda: False) -> Thinking:
    return Thinking(40, Inference.FULL, random.Random(1), stopped)


def answered(hand):
    view = hand.view()
    return answer(view, view.hand, thinking())


def test_an_offer_is_true_that_holds_in_every_deal_still_possible(stage) -> None:
    # The sole follower sees all cards but two; no rule of suits sees that his ace is ruffed.
    hand = stage({0: SOLID, 1: "S7 S8 D7 D8 H7 C7 C8 C9 CT CJ"}).announced(0, Contract.HERC)
    choice = answered(hand.sole(1).say(OfferAll(0)))
    assert choice.action == Accept(1)
    hole = stage({0: "HA HK HQ HJ HT H9 DA D9 CA SA", 1: "S7 S8 DT D8 H7 C7 C8 C9 CT CJ"})
    choice = answered(hole.announced(0, Contract.HERC).sole(1).say(OfferAll(0)))
    assert choice.action == Refuse(1)


def test_a_true_offer_is_accepted_and_an_untrue_one_refused(stage) -> None:
    hand = stage({1: SOLID}).announced(1, Contract.HERC).both_follow().say(OfferAll(1))
    choice = answered(hand)
    assert (choice.action, choice.reason_code) == (Accept(2), "accept_certain")
    hole = stage({1: "HA HK HT H9 H8 DA DK DQ CA SA", 2: "HQ HJ H7"})
    hole.announced(1, Contract.HERC).both_follow().say(OfferAll(1))
    choice = answered(hole)
    assert (choice.action, choice.reason_code) == (Refuse(2), "refuse_not_certain")


def test_no_trick_is_refused_while_some_deal_catches_him(stage) -> None:
    hand = stage({1: "S7 S9 SJ D7 D9 DJ H7 HT C7 C9"}).announced(1, Contract.BETL).both_follow()
    hand.say(OfferNoTrick(1))
    assert answered(hand).action == Refuse(2)
    safe = stage({1: "S7 S9 SJ D7 D9 DJ H7 H9 C7 C8"}).announced(1, Contract.BETL).both_follow()
    assert answered(safe.say(OfferNoTrick(1))).action == Accept(2)


def test_no_trick_is_accepted_where_only_cards_put_away_could_catch_him(stage) -> None:
    hand = stage(
        {
            1: "D7 D8 D9 H8 H9 HT C7 C8 C9 S7",
            2: "DT DJ DQ HJ HQ CT CJ CQ S9 ST",
            0: "DK DA HK HA CK CA SJ SQ SK SA",
        },
        talon="H7 S8",
    ).announced(1, Contract.BETL)
    hand.both_follow().play("D9 DT DK DA D8 DJ HA HT HJ HK H9 HQ CA C9 CT CK C8 CJ")
    hand.play("SA S7 S9 SK D7 ST SQ C7 DQ").say(OfferNoTrick(1))
    assert answered(hand).action == Accept(2)


@pytest.mark.parametrize(
    ("cards", "count", "action"),
    [
        pytest.param("SA DA S8 S9 ST D8 D9 H7 H8 CT", 4, Accept, id="more than he expects"),
        pytest.param("HA HK SA SK DA D7 CA CK C8 S8", 2, Refuse, id="fewer"),
    ],
)
def test_a_sole_follower_compares_with_playing_on(stage, cards, count, action) -> None:
    hand = stage({1: cards}).announced(0, Contract.HERC).sole(1).say(OfferTricks(0, count))
    choice = answered(hand)
    assert choice.action == action(1)
    assert choice.parameters["count"] == count
    values = [candidate.value for candidate in choice.candidates]
    assert values == sorted(values)
    accepting = next(each for each in choice.candidates if each.action == Accept(1))
    # v is 8: each trick of the follower writes 8 supe, and with fewer than two he falls.
    assert accepting.written == (8 * (count < 2), 8 * count)


def test_the_emergency_stop_leaves_the_rules_of_thumb(stage) -> None:
    hand = stage({1: "SA DA S8 S9 ST D8 D9 H7 H8 CT"}).announced(0, Contract.HERC)
    view = hand.sole(1).say(OfferTricks(0, 3)).view()
    choice = answer(view, view.hand, thinking(lambda: True))
    assert choice.action == Accept(1)
    assert choice.candidates[0].value is None
