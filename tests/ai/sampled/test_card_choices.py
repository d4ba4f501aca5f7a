"""The card that the player over possible deals chooses, and what he says of the others."""

import random

import pytest

from preferans_ai.knowledge import knowledge_of
from preferans_ai.sampled.cards import choose_card
from preferans_ai.sampled.cards_goals import goals_of
from preferans_ai.thinking import Thinking
from preferans_ai.worlds.world import Inference
from preferans_desktop.rules.cards import format_card, parse_card
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import Contract


def thinking(seed: int = 1, *, worlds: int = 40, stopped=lambda: False) -> Thinking:
    return Thinking(worlds, Inference.FULL, random.Random(seed), stopped)


def chosen(hand, seed: int = 1, **how) -> str:
    view = hand.view()
    return format_card(choose_card(view, view.hand, thinking(seed, **how)).action.card)


# Seat 1 declares herc with six trumps; both follow.
STRONG = "HA HK HQ HJ H8 H7 DA D9 SK C7"


def test_every_legal_card_is_a_candidate_and_the_chosen_one_the_first(stage) -> None:
    hand = stage({1: STRONG}).announced(1, Contract.HERC).both_follow()
    view = hand.view()
    choice = choose_card(view, view.hand, thinking())
    legal = {act for act in view.legal if isinstance(act, PlayCard)}
    assert len(choice.candidates) == len(legal)
    assert {candidate.action for candidate in choice.candidates} == legal
    assert choice.candidates[0].action == choice.action
    assert all(0 <= candidate.passes <= 1 for candidate in choice.candidates)
    # A good contract: the declarer's result falls.
    assert choice.candidates[0].passes > 0.8
    assert choice.candidates[0].value < -10


def test_both_sides_agree_on_who_is_better_off(stage) -> None:
    hand = stage({1: STRONG, 2: "D7 DT DK"}).announced(1, Contract.HERC)
    hand.both_follow().play("DA")
    view = hand.view()
    choice = choose_card(view, view.hand, thinking())
    assert choice.candidates[0].passes > 0.6
    assert choice.candidates[0].value > 10


def test_bule_and_supe_are_those_of_the_same_ends(stage) -> None:
    cards = {1: "HA HK HJ HT H8 DA D9 SK S8 C7", 2: "HQ H9 DK DT D7 SA S7 CA CQ CT"}
    view = stage(cards).announced(1, Contract.HERC).sole(2).play("DA").view()
    for each in choose_card(view, view.hand, thinking()).candidates:
        # v is 8: a pass takes 8 bule off the declarer, a fall of either adds them (serbian.md 9).
        declarers = 8 * (1 - 2 * each.passes)
        assert each.written.bule == pytest.approx(8 * each.falls)
        assert 0 < each.written.supe <= 5 * 8
        own = 10 * (each.written.bule - (each.written.bule + declarers) / 3)
        assert each.value == pytest.approx(own - each.written.supe)


@pytest.mark.parametrize("role", ["declarer", "sole follower", "caller"])
def test_nothing_much_better_than_the_chosen_card_was_found(stage, role) -> None:
    cards = {1: "HA HK HJ HT H8 DA D9 SK S8 C7", 2: "HQ H9 DK DT D7 SA S7 CA CQ CT"}
    hand = stage(cards).announced(1, Contract.HERC)
    if role == "declarer":
        hand.both_follow()
    else:
        hand = hand.sole(2) if role == "sole follower" else hand.called_by(2)
        hand.play("D9")
    view = hand.view()
    choice = choose_card(view, view.hand, thinking())
    values = [candidate.value for candidate in choice.candidates]
    assert values[0] <= min(values) + 2
    assert max(values) > min(values) + 4


def test_the_same_view_and_chance_give_the_same_answer(stage) -> None:
    hand = stage({1: STRONG}).announced(1, Contract.HERC).both_follow()
    view = hand.view()
    answers = [choose_card(view, view.hand, thinking(seed)) for seed in (5, 5)]
    assert answers[0] == answers[1]


def test_one_card_needs_no_thought(stage) -> None:
    hand = stage({1: STRONG, 2: "HT"}, talon="H9 SA").announced(1, Contract.HERC)
    view = hand.both_follow().play("HA").view()
    choice = choose_card(view, view.hand, thinking(worlds=0))
    assert (choice.action, choice.reason_code) == (PlayCard(2, parse_card("HT")), "only_card")


def test_the_emergency_stop_leaves_the_rules_of_thumb(stage) -> None:
    hand = stage({1: STRONG}).announced(1, Contract.HERC).both_follow()
    view = hand.view()
    choice = choose_card(view, view.hand, thinking(stopped=lambda: True))
    assert choice.action in view.legal
    assert choice.candidates[0].value is None


def test_of_touching_cards_now_this_one_now_that(stage) -> None:
    # The king may still win a trick; seven and eight are the same.
    hand = stage({1: STRONG, 2: "D7 D8 DK S7 S8 S9 C8 C9 CT ST"}, void={2: "H"})
    hand.announced(1, Contract.HERC).both_follow().play("DA")
    assert {chosen(hand, seed) for seed in range(8)} == {"D7", "D8"}


def goals(hand, seat: int, *, may_fall: bool = False) -> list[int | None]:
    return goals_of(knowledge_of(hand.view(seat).hand, seat), may_fall=may_fall)


def test_what_each_player_wants_to_be_certain_of(stage) -> None:
    cards = {1: STRONG, 2: "SA CA", 0: "DK DQ S7 C8"}
    begun = stage(cards).announced(1, Contract.HERC).both_follow().play("SK SA")
    begun.play("S7").play("CA C8 C7")
    # Seat 2 has two tricks of ten, two are gone.
    assert goals(begun, 1) == [8, 6]
    assert goals(begun, 2, may_fall=True) == [3]
    assert goals(begun, 0) == [3, 2]
    sole = stage(cards).announced(1, Contract.HERC).sole(2)
    assert goals(sole, 2) == [5, 2]
    called = stage(cards).announced(1, Contract.HERC).called_by(2)
    assert (goals(called, 2), goals(called, 0)) == ([5, 4], [5])
    kontra = stage(cards).announced(1, Contract.HERC).kontra_by(2)
    assert goals(kontra, 2) == [5]
    betl = stage({1: "S7 S8"}).announced(1, Contract.BETL).both_follow()
    assert (goals(betl, 1), goals(betl, 2)) == ([None], [])


def test_a_follower_saves_himself_when_the_declarer_is_sure(stage) -> None:
    # After six tricks of the declarer seat 2 has one, partner two: his ace of pik is his second.
    hand = stage(
        {
            1: "HA HK HQ HJ HT H9 D7 D8 S8 S9",
            2: "SA SK C7 C8 C9 CT D9 DT H7 CQ",
            0: "DA DK DQ S7 ST SJ SQ CA CK H8",
        },
        talon="DJ CJ",
    ).announced(1, Contract.HERC)
    hand.both_follow().play("HA H7 H8 HK C7 S7 HQ C8 ST HJ C9 SJ S8 SA SQ")
    # Seat 2 leads, each side has what it has: the king of pik takes his second trick.
    assert hand.view().seat == 2
    assert chosen(hand) == "SK"
