"""What a contract brings over deals thought of, and how a bidding would go on."""

import random

import pytest

from preferans_ai.estimates import Stakes
from preferans_ai.expectation.results import ResultChange
from preferans_ai.kernel import StoppedError
from preferans_ai.sampled.rollouts_bidding import Auctions, plan_by_table
from preferans_ai.sampled.rollouts_following import Rollouts
from preferans_ai.sampled.rollouts_play import Dealt, Plays
from preferans_ai.sampled.rollouts_spread import DOUBTED, ERRORS, alone, caught_betl, shared
from preferans_ai.worlds.world import World
from preferans_desktop.rules.cards import parse_cards
from preferans_desktop.rules.serbian import bidding, following
from preferans_desktop.rules.serbian.actions import Allow, Follow, Kontra, Pass, StayOut
from preferans_desktop.rules.serbian.contracts import CONTRACTS, Contract

FREE = ResultChange(bule_sum=180, refe_allowed=True)
STAKES = Stakes(refa=False, room=180, refe=True)


def mask(text) -> int:
    return sum(1 << card for card in parse_cards(text))


SOLID = mask("CA CK CQ CJ CT C9 C8 SA SK HA")
FIRST = mask("C7 SQ SJ ST HK HQ DA DK D8 D7")
SECOND = mask("S9 S8 S7 HJ HT H9 H8 DQ DJ DT")
DEAL = (SOLID, FIRST, SECOND)
TALON = mask("H7 D9")


def rollouts(seat, stopped=False, **more) -> Rollouts:
    plays = Plays(1, lambda: stopped)
    return Rollouts(seat, FREE, plays, hand_game=False, refa=False, **more)


def said(state, *words):
    for word in words:
        state = following.apply(state, word)
    return state


def test_a_game_that_nobody_follows_is_a_pass() -> None:
    state = said(following.start(0, Contract.TREF, needs_kontra=False), StayOut(1), StayOut(2))
    expected = rollouts(0).expected(state, [Dealt(DEAL)], [1.0])
    assert expected.value == pytest.approx(-100 + 100 / 3)
    assert expected.chance == 1
    assert expected.mean_tricks == 0


def test_a_pik_without_kontra_is_not_scored() -> None:
    state = said(following.start(0, Contract.PIK, needs_kontra=True), StayOut(1), StayOut(2))
    expected = rollouts(0).expected(state, [Dealt(DEAL)], [1.0])
    assert (expected.value, expected.chance) == (0, None)


def test_a_play_brings_the_tricks_of_its_players() -> None:
    state = said(following.start(0, Contract.TREF, needs_kontra=False), Follow(1), Follow(2))
    expected = rollouts(1).expected(said(state, Allow(1), Allow(2)), [Dealt(DEAL)], [1.0])
    assert expected.chance > 0.95
    assert 0 < expected.mean_together < 2
    assert expected.mean_tricks <= expected.mean_together
    doubled = rollouts(1).expected(said(state, Kontra(1), Allow(0)), [Dealt(DEAL)], [1.0])
    assert doubled.value > 100


def test_deals_count_by_their_weights() -> None:
    state = said(following.start(0, Contract.TREF, needs_kontra=False), Follow(1), Follow(2))
    state = said(state, Allow(1), Allow(2))
    turned = (SECOND, SOLID, FIRST)
    one, other = (rollouts(1).expected(state, [Dealt(deal)], [1.0]) for deal in (DEAL, turned))
    both = rollouts(1).expected(state, [Dealt(DEAL), Dealt(turned)], [0.25, 0.75])
    assert both.value == pytest.approx(0.25 * one.value + 0.75 * other.value)
    assert both.weight == pytest.approx(1)


def test_the_declarer_weighs_his_own_answer_to_kontra() -> None:
    state = said(following.start(0, Contract.TREF, needs_kontra=False), Follow(1), StayOut(2))
    state = said(state, Kontra(1))
    asked = rollouts(0).expected(state, [Dealt(DEAL)], [1.0])
    doubled = rollouts(0).expected(said(state, Allow(0)), [Dealt(DEAL)], [1.0])
    assert asked.value == pytest.approx(2 * doubled.value)


def test_by_habit_one_word_is_said_in_a_deal() -> None:
    state = following.start(0, Contract.TREF, needs_kontra=False)
    expected = rollouts(1, by_habit=True).expected(state, [Dealt(DEAL)], [1.0])
    assert expected.weight == 1
    assert expected.played in {0, 1}


def test_by_habit_he_does_not_know_better_than_his_cards() -> None:
    state = following.start(0, Contract.TREF, needs_kontra=False)
    strong = mask("C7 DA DK DQ HK HQ SQ SJ ST D8")
    dealt = Dealt((SOLID, strong, mask("S9 S8 S7 HJ HT H9 H8 D7 DJ DT")))
    assert rollouts(1, by_habit=True).expected(state, [dealt], [1.0]).played == 1
    assert rollouts(1).expected(state, [dealt], [1.0]).played < 0.1


def test_six_tricks_are_enough_and_five_are_not() -> None:
    assert alone(0, 1, 6, 6, ERRORS).made > 0.9
    assert alone(0, 1, 5, 5, ERRORS).made < 0.1
    assert shared(0, 5, 5, 8, DOUBTED).made > 2 * shared(0, 5, 5, 8, ERRORS).made
    assert shared(0, 8, 8, 16, ERRORS).tricks[2] == 0
    assert sum(shared(0, 7, 8, 5, ERRORS).tricks) == pytest.approx(10)


def test_a_betl_is_caught_as_often_as_told() -> None:
    assert caught_betl(2, 0.3).made == pytest.approx(0.7)


def test_an_emergency_stop_ends_it() -> None:
    state = said(following.start(0, Contract.TREF, needs_kontra=False), Follow(1), Follow(2))
    with pytest.raises(StoppedError):
        rollouts(0, stopped=True).expected(said(state, Allow(1), Allow(2)), [Dealt(DEAL)], [1.0])


def ends(own, state, count=8, moods=None):
    generator = random.Random(2)
    moods = moods or [tuple(generator.random() for _ in range(3)) for _ in range(count)]
    worlds = [World(DEAL, TALON)] * count
    return Auctions(worlds, moods, [STAKES] * 3, own, 1).outcomes(state, count)


def passes(state):
    return Pass(state.to_act)


def test_a_solid_hand_wins_the_bidding_and_plays_its_suit() -> None:
    state = bidding.apply(bidding.start(1), Pass(1))
    for ended in ends(passes, state):
        assert ended.declarer == 0
        assert ended.contract in {Contract.TREF, Contract.SANS}
        assert ended.hands[0].bit_count() == 10
        assert ended.hands[1:] == DEAL[1:]


def test_the_bold_speak_where_the_timid_pass() -> None:
    middling = World((mask("CA CJ C9 C8 SK S8 HQ H7 D9 D8"), FIRST, SECOND), TALON)
    state = bidding.start(0)
    found = [
        Auctions([middling], [(mood, 0.999, 0.999)], [STAKES] * 3, passes, 1).outcomes(state, 1)[0]
        for mood in (0.0, 0.999)
    ]
    assert found[0] is not None
    assert found[1] is None


def test_the_plan_by_table_keeps_ten_cards() -> None:
    plans = [plan_by_table(SOLID | TALON, contract, STAKES) for contract in CONTRACTS]
    assert min(plans)[1:] == (Contract.TREF, SOLID)
    assert min(plans[4:])[1] == Contract.SANS
