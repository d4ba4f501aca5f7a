"""Chances told: mapped by kind and moment, certain ones left alone, the order of acts kept."""

from __future__ import annotations

import random
from itertools import accumulate

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fit_calibration import curves_of, fitted, mapped
from preferans_ai.calibration import (
    KNOTS,
    calibrated,
    kind_of_falling,
    kind_of_making,
    reckoned_as,
    told_as,
)
from preferans_ai.candidates import Candidate, Choice
from preferans_desktop.rules.serbian.actions import Announce, Bid, Follow, Kontra
from preferans_desktop.rules.serbian.contracts import Contract

HALVED = tuple(odds - 0.7 for odds in KNOTS)
BENT = (-4.0, -1.0, -0.8, 2.5, 2.8)


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
    assert told.candidates[0].falls == 0.5  # a kind of its own, without a curve
    assert told.parameters["chance"] == pytest.approx(1 - told.candidates[0].passes)
    assert told.candidates[0].value == -3.0
    assert calibrated(choice, hand, 1, {}) == choice


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    chances=st.lists(st.floats(0, 1), min_size=2, max_size=5),
    lowest=st.floats(-6, 1),
    rises=st.tuples(*[st.floats(0.1, 4)] * (len(KNOTS) - 1)),
)
def test_certain_stays_certain_and_the_order_stays(stage, chances, lowest, rises) -> None:
    hand = stage({}).announced(0, Contract.HERC).match.hand
    weighed = tuple(Candidate(Follow(1), chance) for chance in sorted(chances))
    choice = Choice(Follow(1), "x", {}, weighed)
    curve = tuple(accumulate(rises, initial=lowest))
    told = calibrated(choice, hand, 1, {"make, words, defender": curve})
    passes = [candidate.passes for candidate in told.candidates]
    assert passes == sorted(passes)
    for before, after in zip(weighed, passes, strict=True):
        assert 0 <= after <= 1
        assert before.passes not in {0.0, 1.0} or after == before.passes


def test_a_curve_tells_its_knots_and_goes_straight_between_and_beyond() -> None:
    pairs = ((0.5, 0.310), (0.881, 0.924), (0.731, 0.701), (0.02, 0.021), (0.99, 0.947))
    for reckoned, told in pairs:
        assert told_as(reckoned, BENT) == pytest.approx(told, abs=0.001)
        assert reckoned_as(told_as(reckoned, BENT), BENT) == pytest.approx(reckoned, abs=0.001)


def test_a_bent_curve_is_found_again() -> None:
    generator = random.Random(1)
    cases = []
    for _ in range(30_000):
        told = generator.choice((20, 120, 500, 880, 980))
        cases.append(([told], int(generator.random() < told_as(told / 1000, BENT))))
    found = fitted(cases)
    for told in (120, 300, 500, 700, 880):
        assert told_as(told / 1000, found) == pytest.approx(told_as(told / 1000, BENT), abs=0.03)
    # Told with a curve in force, the same cases give the curve that takes its place.
    in_force = {"x": tuple(odds / 2 for odds in KNOTS)}
    halves = mapped({"x": cases}, {}, in_force)
    again = curves_of(halves, in_force)["x"]
    assert again == pytest.approx(found, abs=0.3)
    assert mapped(halves, in_force, {})["x"][0][0][0] == pytest.approx(cases[0][0][0], abs=2)


def test_without_cases_what_is_in_force_stays() -> None:
    assert fitted([]) == KNOTS
    assert curves_of({"x": []}, {"x": BENT}) == {"x": BENT}
