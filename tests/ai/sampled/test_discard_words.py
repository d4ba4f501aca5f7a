"""Discard and announcement, weighed together over possible deals."""

import random

import pytest

from preferans_ai.sampled.discarding import choose_contract, choose_discard
from preferans_ai.thinking import Thinking
from preferans_ai.worlds.world import Inference
from preferans_desktop.rules.cards import parse_cards
from preferans_desktop.rules.serbian.actions import Announce, Bid, Discard, Pass
from preferans_desktop.rules.serbian.contracts import Contract


def thinking(seed=1) -> Thinking:
    return Thinking(20, Inference.FULL, random.Random(seed), lambda: False)


def won(stage, cards, talon, **more):
    """Seat 1 has won the bidding at 2 and holds the talon."""
    return stage({1: cards}, talon=talon, **more).say(Bid(1, 2), Pass(2), Pass(0))


def discarded(hand):
    view = hand.view()
    return choose_discard(view, view.hand, thinking())


def announced(hand):
    view = hand.view()
    return choose_contract(view, view.hand, thinking(7))


@pytest.mark.parametrize(
    ("cards", "talon", "away", "contract", "code"),
    [
        pytest.param(
            "CA CK CQ CJ CT C9 SA SK D8 H7",
            "SQ HA",
            "D8 H7",
            Contract.TREF,
            "discard_whole_suit",
            id="losers beside a solid tref",
        ),
        pytest.param(
            "S7 S9 SJ D7 D8 H7 H9 HJ C7 CA",
            "SK D9",
            "SK CA",
            Contract.BETL,
            "discard_holes",
            id="high cards of a betl",
        ),
        pytest.param(
            "SA SK SQ DA DK HA HK CA C7 H8",
            "DQ D8",
            "C7 H8",
            Contract.SANS,
            "discard_losers",
            id="losers of a sans",
        ),
    ],
)
def test_discard_and_announcement(stage, cards, talon, away, contract, code) -> None:
    hand = won(stage, cards, talon)
    choice = discarded(hand)
    assert choice.action == Discard(1, frozenset(parse_cards(away)))
    assert (choice.reason_code, choice.parameters["contract"]) == (code, contract)
    assert announced(hand.say(choice.action)).action == Announce(1, contract)


def test_what_is_announced_is_what_was_discarded_for(stage) -> None:
    generator = random.Random(3)
    everything = parse_cards(" ".join(s + r for s in "SDHC" for r in "789TJQKA"))
    for _ in range(6):
        twelve = generator.sample(everything, 12)
        names = [f"{'SDHC'[card >> 3]}{'789TJQKA'[card & 7]}" for card in twelve]
        hand = won(stage, " ".join(names[:10]), " ".join(names[10:]))
        choice = discarded(hand)
        told = announced(hand.say(choice.action))
        assert told.action == Announce(1, choice.parameters["contract"])


def test_the_contract_is_at_least_the_bid(stage) -> None:
    hand = stage({2: "SA SK SQ SJ ST S9 D7 H7 C7 CJ"}, talon="D8 H8")
    hand.say(Bid(1, 2), Bid(2, 3), Pass(0), Pass(1))
    choice = discarded(hand)
    assert choice.parameters["contract"] >= Contract.KARO
    told = announced(hand.say(choice.action))
    assert {candidate.action.contract for candidate in told.candidates} >= {told.action.contract}
    assert all(candidate.action.contract >= Contract.KARO for candidate in told.candidates)


def test_the_candidates_are_different_discards_best_first(stage) -> None:
    choice = discarded(won(stage, "CA CK CQ CJ CT C9 SA SK D8 H7", "SQ HA"))
    assert len(choice.candidates) > 3
    assert len({candidate.action for candidate in choice.candidates}) == len(choice.candidates)
    assert choice.candidates[0].value == min(candidate.value for candidate in choice.candidates)
    assert choice.candidates[0].passes > 0.9
