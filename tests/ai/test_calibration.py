"""Chances told: mapped by kind and moment, certain ones left alone, the order of acts kept."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fit_calibration import fitted, lines_of, together
from preferans_ai.calibration import calibrated, kind_of_falling, kind_of_making
from preferans_ai.candidates import Candidate, Choice
from preferans_desktop.rules.serbian.actions import Announce, Bid, Follow, Kontra
from preferans_desktop.rules.serbian.contracts import Contract

HALVED = (1.0, -0.7)


def test_kinds_of_chances(stage) -> None:
    bidding = stage({}).match.hand
    assert kind_of_making(bidding, 0, Bid(0, 2)) == "make, bids, declarer"
    herc = stage({}).announced(0, Contract.HERC).match.hand
    assert kind_of_making(herc, 1, Follow(1)) == "make, words, defender"
    assert kind_of_making(herc, 0, Announce(0, Contract.BETL)) == "betl, words, declarer"
    assert kind_of_falling(herc, 0) == "own fall, words, declarer"
    played = stage({}).announced(0, Contract.BETL).both_follow().match.hand
    assert kind_of_making(played, 2, None) == "betl, cards 10 to 8, defender"


def test_chances_and_the_reason_that_names_one_are_mapped(stage) -> None:
    hand = stage({}).announced(0, Contract.BETL).match.hand
    choice = Choice(
        Kontra(1), "kontra_betl", {"chance": 0.5}, (Candidate(Kontra(1), 0.5, -3.0, falls=0.5),)
    )
    told = calibrated(choice, hand, 1, {"betl, words, defender": HALVED})
    assert told.candidates[0].passes == pytest.approx(0.332, abs=0.001)
    assert told.candidates[0].falls == 0.5  # a kind of its own, without a line
    assert told.parameters["chance"] == pytest.approx(1 - told.candidates[0].passes)
    assert told.candidates[0].value == -3.0
    assert calibrated(choice, hand, 1, {}) == choice


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    chances=st.lists(st.floats(0, 1), min_size=2, max_size=5),
    slope=st.floats(0.3, 2),
    shift=st.floats(-3, 3),
)
def test_certain_stays_certain_and_the_order_stays(stage, chances, slope, shift) -> None:
    hand = stage({}).announced(0, Contract.HERC).match.hand
    weighed = tuple(Candidate(Follow(1), chance) for chance in sorted(chances))
    choice = Choice(Follow(1), "x", {}, weighed)
    told = calibrated(choice, hand, 1, {"make, words, defender": (slope, shift)})
    mapped = [candidate.passes for candidate in told.candidates]
    assert mapped == sorted(mapped)
    for before, after in zip(weighed, mapped, strict=True):
        assert 0 <= after <= 1
        assert before.passes not in {0.0, 1.0} or after == before.passes


def test_a_line_is_found_again() -> None:
    generator = random.Random(1)
    cases = []
    for _ in range(4000):
        told = generator.choice((100, 300, 500, 700, 900))
        odds = told / (1000 - told)
        true = odds**0.6 * 0.5
        cases.append(([told], int(generator.random() < true / (1 + true))))
    slope, shift = fitted(cases)
    assert slope == pytest.approx(0.6, abs=0.1)
    assert shift == pytest.approx(-0.7, abs=0.1)
    assert fitted([]) == (1.0, 0.0)
    assert together((2.0, 1.0), (0.5, 0.25)) == (1.0, 0.75)
    assert lines_of({"x": []}, {"x": (2.0, 1.0)}) == {"x": (2.0, 1.0)}
