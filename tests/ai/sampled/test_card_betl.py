"""The card in betl, for the declarer and against him."""

import random

import pytest

from preferans_ai.sampled.cards import choose_card
from preferans_ai.thinking import Thinking
from preferans_ai.worlds.world import Inference
from preferans_desktop.rules.cards import format_card
from preferans_desktop.rules.serbian.contracts import Contract


def choice_of(hand, seed: int = 1):
    view = hand.view()
    thinking = Thinking(40, Inference.FULL, random.Random(seed), lambda: False)
    return choose_card(view, view.hand, thinking)


def card_of(hand, seed: int = 1) -> str:
    return format_card(choice_of(hand, seed).action.card)


def test_the_declarer_goes_under_while_he_can(stage) -> None:
    hand = stage({2: "S7 SK D7 D9 DJ H7 H9 C7 C8 C9", 1: "SQ", 0: "S8"})
    hand.announced(2, Contract.BETL).both_follow().play("SQ")
    assert card_of(hand) == "S7"
    choice = choice_of(hand)
    over = next(c for c in choice.candidates if format_card(c.action.card) == "SK")
    # Seat 0 has only the ace above it: seldom saved, and never sure.
    assert over.passes < choice.candidates[0].passes
    assert over.value > choice.candidates[0].value


def test_bule_and_supe_go_with_the_chance(stage) -> None:
    hand = stage({2: "S7 SK D7 D9 DJ H7 H9 C7 C8 C9", 1: "SQ", 0: "S8"})
    hand.announced(2, Contract.BETL).both_follow().play("SQ")
    for each in choice_of(hand).candidates:
        # 12 bule either way, and 60 supe of each defender when he is caught (serbian.md 9).
        written = 12 * (1 - 2 * each.passes), -120 * (1 - each.passes)
        assert each.written == pytest.approx(written)


def test_the_declarer_throws_the_card_that_would_be_caught(stage) -> None:
    hand = stage({2: "D7 D9 DJ H7 H9 HJ C7 C9 CJ CK", 1: "SQ"}, void={2: "S"})
    hand.announced(2, Contract.BETL).both_follow().play("SQ")
    choice = choice_of(hand)
    assert choice.candidates[0].passes >= max(c.passes for c in choice.candidates) - 0.03
    holed = stage({2: "D7 D9 DJ H7 H9 HJ CT C7 CJ CQ", 1: "SQ"}, void={2: "S"})
    holed.announced(2, Contract.BETL).both_follow().play("SQ")
    assert card_of(holed) in {"CT", "CJ", "CQ"}


def test_a_defender_stays_under_the_declarers_card(stage) -> None:
    # Declarer led the nine of pik; partner has gone under: only the ace and ten would save him.
    hand = stage({1: "S9 D7 D9 DJ H7 H9 HJ C7 C9 CJ", 2: "S7", 0: "SA S8"})
    hand.announced(1, Contract.BETL).both_follow().play("S9 S7")
    assert card_of(hand) == "S8"
    choice = choice_of(hand)
    assert choice.candidates[0].passes == 0
    assert choice.candidates[-1].passes > 0
    # Sixty supe for each defender, and the bule of the declarer (serbian.md 9).
    assert round(choice.candidates[0].value) == -100


def test_all_cards_alike_are_left_to_chance(stage) -> None:
    hand = stage({1: "S9 D7 D9 DJ H7 H9 HJ C7 C9 CJ", 2: "S8 S7"})
    hand.announced(1, Contract.BETL).both_follow().play("S9")
    assert {card_of(hand, seed) for seed in range(8)} == {"S7", "S8"}


def test_a_catch_in_every_deal_looked_at_is_not_told_as_certain_before_the_trick_brings_it(
    stage,
) -> None:
    hand = stage({1: "HQ D7 D9 DJ H7 H9 HJ S7 S9 SJ", 2: "H8 HT HK HA C7"})
    hand.announced(1, Contract.BETL).both_follow().play("HQ")
    # Nobody else can go over it, but partner has not played yet.
    assert 0 < choice_of(hand).candidates[0].passes < 0.05
