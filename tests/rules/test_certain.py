"""serbian.md 8: what is offered as certain holds wherever the hidden cards lie."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from preferans_ai.kernel import Goal, Position, Solver
from preferans_desktop.rules.cards import ALL_CARDS, rank_of
from preferans_desktop.rules.dealing import Deal, deal_of
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import OfferAll, OfferNoTrick, PlayCard
from preferans_desktop.rules.serbian.certain import certain_offer
from preferans_desktop.rules.serbian.log import Dealt, Event, apply_event
from preferans_desktop.rules.serbian.masking import masked_hand
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.play import Play, legal_cards
from support.redeal import redealt
from support.table import A, announced, deal_with, new_match, say

SOLVER = Solver()


def offer_of(match: Match):
    assert match.hand is not None
    return certain_offer(masked_hand(match.hand, match.hand.declarer))


def play_of(match: Match) -> Play:
    assert match.hand is not None
    assert match.hand.play is not None
    return match.hand.play


def bits(cards) -> int:
    return sum(1 << card for card in cards)


def position_of(play: Play) -> Position:
    first, second, third = (
        bits(play.holdings[seat].known) if play.plays(seat) else 0 for seat in range(3)
    )
    table = tuple(card for _, card in play.trick)
    leader = play.trick[0][0] if play.trick else play.to_act
    trump = None if play.trump is None else int(play.trump)
    return Position((first, second, third), play.declarer, leader, trump, table)


def is_true(play: Play) -> bool:
    """With open cards and best play of all: the declarer takes all that is left, or none."""
    position = position_of(play)
    if play.contract.name == "BETL":
        return not SOLVER.value(position, Goal.CAUGHT)
    return SOLVER.value(position, Goal.TRICKS) == play.left


RESTS = [
    # contract, cards of A after the discard, what B holds, certain
    pytest.param("karo", "DA DK DQ DJ DT D9 D8 D7 SA HA", "", True, id="all trumps, two aces"),
    pytest.param("karo", "DA DK DQ DJ DT SA SK HA HK CA", "D9 D8 D7", True, id="trumps fall"),
    pytest.param("karo", "DA DK DQ DJ SA SK SQ HA HK CA", "DT D9 D8 D7", True, id="four and four"),
    pytest.param("karo", "DA DK DQ SA SK SQ HA HK CA CK", "DJ DT D9 D8 D7", False, id="a ruff"),
    pytest.param("karo", "DA DK DQ DJ DT D9 D8 SA HA CK", "D7 CA", False, id="an ace is out"),
    pytest.param("karo", "DA DK DQ DT D9 D8 D7 SA HA CA", "DJ", True, id="the jack falls"),
    pytest.param("karo", "DA DT D9 D8 SA SK HA HK CA CK", "DQ DJ", False, id="trumps are out"),
    pytest.param("sans", "SA SK SQ SJ ST DA DK HA HK CA", "", False, id="others lead in sans"),
    pytest.param("betl", "S7 S9 SJ SA D7 D9 DJ H7 H9 C7", "", False, id="a lead that may stand"),
    pytest.param("betl", "S7 S8 SJ D7 D8 DJ H7 H8 C7 C8", "", True, id="a seven led, all above"),
    pytest.param("betl", "S8 ST SQ SK D8 DT DQ H8 HT C8", "S7 D7 H7 C7", False, id="holes"),
]
WORDS = {"betl": "1 moze, 2 moze"}


@pytest.mark.parametrize(("contract", "held", "second", "certain"), RESTS)
def test_the_rest_from_the_first_lead(contract, held, second, certain) -> None:
    match = announced(contract, deal=deal_with(held, second))
    match = say(match, WORDS.get(contract, "1 pratim, 2 pratim, 1 moze, 2 moze"))
    offer = OfferNoTrick(A) if contract == "betl" else OfferAll(A)
    assert offer_of(match) == (offer if certain else None)


def test_a_trick_in_progress_counts() -> None:
    held = "DA DK DQ DJ DT D9 D8 D7 SA HA"
    second = "SK SQ SJ ST S9 S8 S7 HK HQ HJ"
    match = announced("karo", deal=deal_with(held, second), declarer=A)
    words = "1 pratim, 2 pratim, 1 moze, 2 moze, 0 karta SA"
    match = say(match, words)
    assert offer_of(match) is None  # it is for others to play
    match = say(match, "1 karta S7")
    third = min(legal_cards(play_of(match)))
    match = matches.apply(match, PlayCard(2, third))
    assert offer_of(match) == OfferAll(A)


def strong_deal(generator: random.Random, *, betl: bool) -> Deal:
    """A deal in which A mostly has high cards, at betl low ones."""
    sign = 1 if betl else -1
    deck = sorted(ALL_CARDS, key=lambda card: sign * rank_of(card) + generator.uniform(0, 5))
    rest = generator.sample(deck[10:], 22)
    return deal_of([deck[:10], rest[:10], rest[10:20]], rest[20:])


def played_hand(generator: random.Random, contract: str) -> Iterator[tuple[Match, list[Event]]]:
    """Moments of one hand of A in which all play anything, with its entries so far."""
    match = announced(contract, deal=strong_deal(generator, betl=contract == "betl"))
    assert match.hand is not None
    match = say(match, WORDS.get(contract, "1 pratim, 2 pratim, 1 moze, 2 moze"))
    while match.hand is not None:
        yield match, [Dealt(match.hand.deal), *match.hand.actions]
        card = generator.choice(legal_cards(play_of(match)))
        match = matches.apply(match, PlayCard(play_of(match).to_act, card))


@settings(max_examples=30)
@given(seed=st.integers(0, 100_000), contract=st.sampled_from(["karo", "sans", "betl"]))
def test_a_certain_offer_is_true_in_every_deal(seed: int, contract: str) -> None:
    generator = random.Random(seed)
    for match, since in played_hand(generator, contract):
        offer = offer_of(match)
        if offer is None:
            continue
        assert is_true(play_of(match))
        for _ in range(4):
            other = new_match()
            for event in redealt(match.hand, since, A, generator):
                other = apply_event(other, event)
            assert is_true(play_of(other))
            assert offer_of(other) == offer


def test_certain_ends_are_found() -> None:
    found = {
        contract: sum(
            offer_of(match) is not None
            for seed in range(8)
            for match, _ in played_hand(random.Random(seed), contract)
        )
        for contract in ("karo", "sans", "betl")
    }
    assert min(found.values()) >= 5
