"""Drawing and weighing deals: the same on both legs, number for number."""

import os
import random
from collections.abc import Sequence
from itertools import product

import pytest

from preferans_ai.estimates import Stakes
from preferans_ai.habits.bidding import by_cards, turn_of
from preferans_ai.habits.strength import strengths
from preferans_ai.kernel import KernelError, leg
from preferans_ai.worlds.words import Words
from preferans_desktop.rules.serbian import bidding as rules
from preferans_desktop.rules.serbian.actions import (
    Bid,
    DeclareBetl,
    DeclareHandGame,
    DeclareSans,
    Hold,
    Pass,
)
from preferans_desktop.rules.serbian.log import replay
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.rules.serbian.match import Match
from support.evening import log_to

GROUPS = bytes([2, 3, 0, 9, 18, 2, 1, 0, 1, 4, 4, 5, 6, 7, 1, 2, 0, 1, 3, 2])
"""Of 7♠, 8♦ and 9♥ one to the first, the rest to the third; of four cards one to the first and two
to nobody, the rest to the second."""


@pytest.fixture(autouse=True)
def both_legs() -> None:
    try:
        leg("compiled")
    except KernelError:
        if os.environ.get("CI"):
            raise
        pytest.skip("the kernel is not compiled here")


@pytest.mark.parametrize("name", ["compiled", "python"])
def test_each_card_of_a_group_comes_to_each_place_alike(name: str) -> None:
    dealing, generator = leg(name).dealing(), random.Random(3)
    seen = [dealing.deal((0, 0, 1 << 31, 0), GROUPS, generator.random) for _ in range(3000)]
    for held in seen:
        assert sum(held) == 1 | 1 << 9 | 1 << 18 | 0xF0 | 1 << 31
        assert [cards.bit_count() for cards in held] == [2, 1, 3, 2]
        assert held[2] >> 31 & 1
    for card in (0, 9, 18):
        assert sum(held[0] >> card & 1 for held in seen) == pytest.approx(1000, abs=120)
    for card in (4, 5, 6, 7):
        assert sum(held[3] >> card & 1 for held in seen) == pytest.approx(1500, abs=150)


def test_both_legs_deal_alike() -> None:
    deals = []
    for name in ("compiled", "python"):
        dealing, generator = leg(name).dealing(), random.Random(1)
        deals.append(
            [dealing.deal((0, 0, 1 << 31, 0), GROUPS, generator.random) for _ in range(50)]
        )
    assert deals[0] == deals[1]


def test_both_legs_weigh_the_words_of_a_bidding_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    generator = random.Random(2)
    hands = [sum(1 << card for card in generator.sample(range(32), 10)) for _ in range(20)]
    kinds = set()
    for _ in range(12):
        state = rules.start(0)
        while state.to_act is not None:
            turn = turn_of(state, Stakes(refa=False, room=60, refe=True))
            for word, cards in product(rules.legal(state), hands):
                chances = []
                for name in ("compiled", "python"):
                    monkeypatch.setenv("PREFERANS_KERNEL", name)
                    assert type(strengths()) is leg(name).strengths
                    chances.append(by_cards(turn, word)(cards))
                assert chances[0] == chances[1]
                assert 0 <= chances[0] <= 1
                kinds.add(type(word))
            legal = rules.legal(state)
            numbers = [word for word in legal if isinstance(word, Bid | Hold)]
            some = numbers if numbers and generator.random() < 0.7 else legal
            state = rules.apply(state, generator.choice(some))
    assert kinds >= {Pass, Bid, Hold, DeclareHandGame, DeclareBetl, DeclareSans}


def announced(match: Match) -> bool:
    """Somebody has discarded and announced, and all have answered; no card is played yet."""
    hand = match.hand
    if hand is None or hand.discard is None or hand.play is None:
        return False
    return not hand.play.tricks and not hand.play.trick


def mask(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)


def test_both_legs_weigh_all_that_was_said_in_a_hand_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    generator = random.Random(3)
    deals = []
    for _ in range(30):
        cards = generator.sample(range(32), 32)
        deals.append((mask(cards[:10]), mask(cards[10:20]), mask(cards[20:30]), mask(cards[30:])))
    seen = set()
    for first_seed in range(0, 60, 20):
        match = replay(log_to(announced, first_seed=first_seed))
        assert match.hand is not None
        assert match.hand.declarer is not None
        view = view_of(match, (match.hand.declarer + 1) % 3)
        told = []
        for name in ("compiled", "python"):
            monkeypatch.setenv("PREFERANS_KERNEL", name)
            of_each = Words(view).likelihoods
            told.append([chance(deal) for chance in of_each for deal in deals])
        assert told[0] == told[1]
        seen.update(told[0])
    assert len(seen) > 100
