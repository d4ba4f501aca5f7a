"""Speed of the rules engine: drawn hands a second on one core. The bar is 500.

python -m pytest -m benchmark tests/benchmarks/bench_rules.py
"""

import random
import time

import pytest

from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.settings import Rules

pytestmark = pytest.mark.benchmark

HANDS = 1_000
BAR = 500


def play_hand(match: Match, generator: random.Random) -> Match:
    """Deal a hand and play it to its end, each act drawn from the legal ones."""
    match = matches.deal(match, shuffled_deal(generator, match.forehand))
    while match.hand is not None:
        match = matches.apply(match, generator.choice(hands.legal(match.hand)))
    return match


def hands_a_second() -> float:
    """Drawn hands a second of processor time, in matches of twenty hands."""
    generator = random.Random(1)
    began = time.process_time()
    for number in range(HANDS):
        if number % 20 == 0:
            match = matches.start(Rules(bule=1000), dealer=0)
        match = play_hand(match, generator)
    return HANDS / (time.process_time() - began)


def test_random_hands_a_second(capsys: pytest.CaptureFixture[str]) -> None:
    best = max(hands_a_second() for _ in range(3))
    with capsys.disabled():
        print(f"\n{best:.0f} drawn hands a second on one core")  # noqa: T201 - the result
    assert best >= BAR
