"""Whole matches of drawn legal acts; the laws hold at every step (see support/laws.py)."""

import os
import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.masking import view_of
from support import laws
from support.simulate import State, play_match


def keep_the_laws(state: State, generator: random.Random) -> None:
    match = state.match
    if match.hand is not None:
        laws.cards_are_partitioned(match.hand)
    laws.the_paper_adds_up(match)
    laws.somebody_is_to_act(match)
    laws.legal_is_what_check_allows(match)
    laws.a_refused_act_raises(match, generator)
    laws.replay_equals_state(state)
    laws.acts_round_trip(state)
    view = view_of(match, generator.choice(SEATS))
    laws.a_view_ignores_hidden_cards(state, view, generator)
    laws.a_view_leaks_nothing(match, view)
    laws.a_view_has_the_acts_of_its_seat(match, view)
    if generator.random() < 0.25:
        laws.a_masked_match_checks_alike(match, view)


def play_lawfully(generator: random.Random, longest: int) -> int:
    """Play one match under all laws; the number of its hands."""
    state = None
    for state in play_match(generator, longest):
        keep_the_laws(state, generator)
        if generator.random() < 0.05:
            laws.the_masked_record_round_trips(state, generator.choice(SEATS))
    assert state is not None
    laws.the_log_round_trips(state.log, state.match)
    assert state.match.over
    return len(state.match.finished)


@pytest.mark.parametrize("seed", range(20))
def test_laws_in_seeded_matches(seed: int) -> None:
    assert play_lawfully(random.Random(seed), longest=10) > 0


@settings(max_examples=15)  # each is a whole hand under all laws; what fails is made small
@given(st.randoms(use_true_random=False))
def test_laws_in_any_hand(generator: random.Random) -> None:
    play_lawfully(generator, longest=1)


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_laws_in_many_hands(capsys: pytest.CaptureFixture[str]) -> None:
    """PREFERANS_HANDS hands, 20,000 unless set, from seed PREFERANS_SEED on."""
    wanted = int(os.environ.get("PREFERANS_HANDS", "20000"))
    seed = int(os.environ.get("PREFERANS_SEED", "1000"))
    hands = games = 0
    began = time.monotonic()
    while hands < wanted:
        hands += play_lawfully(random.Random(seed + games), longest=40)
        games += 1
    seconds = time.monotonic() - began
    told = f"{hands} hands of {games} matches in {seconds:.0f} s: {hands / seconds:.1f} a second"
    with capsys.disabled():
        print(f"\n{told}")  # noqa: T201 - the figure is what a long run is for
