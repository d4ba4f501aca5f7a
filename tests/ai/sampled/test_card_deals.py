"""The deals in which cards are tried."""

import random

import pytest

from preferans_ai.sampled.cards_deals import deals_of
from preferans_ai.thinking import Thinking
from preferans_ai.worlds.world import Inference
from preferans_desktop.rules.serbian.contracts import Contract

PLAY = "CA C7 CK C9 CQ CJ HA H7 HK H9 HQ HJ SA S9 SK SJ"


def near_the_end(stage):
    """A sole follower, seat 2, plays against seat 1; both hold two cards, the declarer leads."""
    cards = {1: "CA CK CQ HA HK HQ SA SK D7 D8", 2: "C7 C9 CJ H7 H9 HJ S9 SJ DA DK"}
    return stage(cards, talon="DJ DQ").announced(1, Contract.TREF).sole(2).play(PLAY)


def deals(hand, seat: int, worlds: int):
    view = hand.view(seat)
    thinking = Thinking(worlds, Inference.FACTS, random.Random(1), lambda: False)
    return deals_of(view, view.hand, thinking)


def test_deals_that_differ_only_in_what_is_not_played_are_one(stage) -> None:
    found = deals(near_the_end(stage).play("D7"), 2, 60)
    assert found.complete
    assert len(set(found.positions)) == len(found.positions)
    assert sum(found.weights) == pytest.approx(1)


def test_who_may_look_at_few_deals_does_not_look_at_all_of_them(stage) -> None:
    hand = near_the_end(stage).play("D7")
    everything = deals(hand, 2, 60)
    few = deals(hand, 2, 1)
    assert len(few.positions) == 5 < len(everything.positions)
    assert not few.complete
