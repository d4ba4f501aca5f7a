"""Several answers made into one: what stays, what is averaged, how far it may be off."""

from dataclasses import replace
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_desktop.host.advice import Advice, Weighed
from preferans_desktop.host.pooling import MOST, pooled, tells_more
from preferans_desktop.rules.serbian.actions import Allow, Bid, Kontra, Pass
from preferans_desktop.rules.serbian.contracts import Contract

FIRST = Advice(
    Bid(1, 2),
    (Weighed(Bid(1, 2), 0.7, -4.0, None, "play_low"), Weighed(Pass(1), None, 2.0)),
    "bid_estimate",
    {"level": 2, "contract": Contract.PIK, "chance": 0.7},
    60,
)


def answer(passes: float, value: float, other: float) -> Advice:
    best = Weighed(Bid(1, 2), passes, value, bule=value / 10, supe=-value)
    weighed = best, Weighed(Pass(1), None, other)
    parameters = {"level": 2, "contract": Contract.PIK, "chance": passes}
    return Advice(Bid(1, 2), weighed, "bid_estimate", parameters, 60)


def test_one_answer_is_as_it_was() -> None:
    assert pooled([FIRST]) == FIRST


def test_numbers_are_averages_and_everything_else_stays() -> None:
    advice = pooled([FIRST, answer(0.8, -6.0, 4.0), answer(0.6, -8.0, 0.0)])
    best, other = advice.candidates
    assert (advice.action, advice.reason_code) == (FIRST.action, FIRST.reason_code)
    assert [each.action for each in advice.candidates] == [Bid(1, 2), Pass(1)]
    assert best.against_code == "play_low"
    assert best.passes == pytest.approx(0.7)
    assert best.value == pytest.approx(-6.0)
    assert other.value == pytest.approx(2.0)
    assert other.passes is None
    assert best.value_within == pytest.approx(4.30 * 2.0 / sqrt(3))
    assert (advice.samples, advice.agreeing) == (3, 3)


def test_bule_and_supe_are_averages_too() -> None:
    answers = [answer(0.7, -4.0, 2.0), answer(0.8, -6.0, 4.0), answer(0.6, -8.0, 0.0)]
    best, other = pooled(answers).candidates
    assert (best.bule, best.supe) == (pytest.approx(-0.6), pytest.approx(6.0))
    assert (other.bule, other.supe) == (None, None)


def test_the_act_stays_where_other_answers_advise_another() -> None:
    against = replace(answer(0.2, 9.0, 0.0), action=Pass(1), reason_code="pass_weak", parameters={})
    advice = pooled([FIRST, against, against, against])
    assert advice.action == advice.candidates[0].action == Bid(1, 2)
    assert (advice.samples, advice.agreeing) == (4, 1)
    assert advice.candidates[0].value == pytest.approx(5.75)


def test_the_reason_names_the_chance_that_stands_beside_it() -> None:
    advice = pooled([FIRST, answer(0.8, -6.0, 4.0), answer(0.9, -8.0, 0.0)])
    assert advice.parameters["chance"] == advice.candidates[0].passes == pytest.approx(0.8)
    assert advice.parameters["level"] == 2


def test_the_chance_of_catching_is_that_of_not_making() -> None:
    def caught(chance: float) -> Advice:
        weighed = Weighed(Kontra(1), 1 - chance, -3.0), Weighed(Allow(1), 1 - chance, 0.0)
        return Advice(Kontra(1), weighed, "kontra_betl", {"chance": chance}, 60)

    advice = pooled([caught(0.8), caught(0.6)])
    assert advice.parameters["chance"] == pytest.approx(0.7)


def test_two_answers_tell_nothing_of_the_error_and_equal_ones_have_none() -> None:
    assert pooled([FIRST, answer(0.8, -6.0, 4.0)]).candidates[0].value_within is None
    same = answer(0.7, -4.0, 2.0)
    assert pooled([same, same, same]).candidates[0].value_within is None
    assert not tells_more(same, FIRST)
    assert tells_more(answer(0.7, -4.1, 2.0), FIRST)


def test_an_act_that_some_answers_did_not_weigh() -> None:
    alone = replace(answer(0.8, -6.0, 0.0), candidates=(Weighed(Bid(1, 2), 0.8, -6.0),))
    advice = pooled([FIRST, alone, answer(0.8, -6.0, 4.0)])
    assert advice.candidates[1].value == pytest.approx(3.0)
    assert advice.candidates[1].value_within is None


@given(
    numbers=st.lists(st.floats(-50, 50), min_size=3, max_size=MOST),
    shift=st.floats(-20, 20),
)
def test_the_error_does_not_depend_on_the_place(numbers: list[float], shift: float) -> None:
    here = pooled([answer(0.5, number, 0.0) for number in numbers]).candidates[0]
    there = pooled([answer(0.5, number + shift, 0.0) for number in numbers]).candidates[0]
    assert min(numbers) - 1e-9 <= here.value <= max(numbers) + 1e-9
    assert (here.value_within or 0.0) == pytest.approx(there.value_within or 0.0, abs=1e-6)


def test_the_error_holds_the_true_average_as_often_as_it_says() -> None:
    import random

    generator = random.Random(5)
    held = 0
    for _ in range(2_000):
        answers = [answer(0.5, generator.gauss(3.0, 5.0), 0.0) for _ in range(MOST)]
        best = pooled(answers).candidates[0]
        held += abs(best.value - 3.0) <= best.value_within
    assert 0.935 < held / 2_000 < 0.965
