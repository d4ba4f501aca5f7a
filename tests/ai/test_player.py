"""What holds for every answer of a computer player."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from preferans_ai import trick_tables
from preferans_ai.estimates import trump_tricks
from preferans_ai.holdings import holdings_of
from preferans_ai.levels import LEVELS, level_of
from preferans_ai.personas import PERSONAS
from preferans_ai.player import choose
from preferans_ai.reason_codes import REASON_CODES
from preferans_desktop.rules.cards import Suit, parse_cards
from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.serbian import masking
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import (
    Accept,
    Allow,
    Alone,
    Discard,
    GiveBack,
    OfferAll,
    OfferNoTrick,
    Pass,
    PlayCard,
    Refuse,
    StayOut,
    TakeOver,
)
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.settings import Rules

HANDS = {"pocetnik": 40, "kafanski": 25, "majstor": 5}
"""So many hands of each level are looked at: the better it thinks, the longer."""


def decisions(level: str, seed: int, hands: int) -> Iterator[tuple]:
    """Views and choices of self-play."""
    generator = random.Random(seed)
    match = matches.start(Rules(bule=200), 0)
    for number in range(hands):
        match = matches.deal(match, shuffled_deal(generator, match.forehand))
        while match.hand is not None:
            view = masking.view_of(match, match.to_act)
            choice = choose(view, level, seed + number)
            yield view, choice
            match = matches.apply(match, choice.action)
        if match.over:
            match = matches.start(Rules(bule=200), match.dealer)


def test_the_bold_bid_and_follow_more_than_the_careful() -> None:
    said = dict.fromkeys(PERSONAS, 0)
    for view, _ in decisions("pocetnik", 4, 15):
        if view.hand.phase in {Phase.BIDDING, Phase.FOLLOWING}:
            for persona in PERSONAS:
                word = choose(view, "kafanski", 1, persona=persona).action
                said[persona] += not isinstance(word, Pass | StayOut | Allow | Alone)
    careful, usual, bold = said.values()
    assert careful < usual <= bold
    assert careful + 5 < bold


def test_an_unknown_temper_is_refused() -> None:
    view, _ = next(decisions("pocetnik", 1, 1))
    with pytest.raises(ValueError, match="'blag' is not one of oprezan, odmeren, odvazan"):
        choose(view, "pocetnik", 1, persona="blag")


@cache
def played(level: str) -> tuple[tuple, ...]:
    """What more than one test looks at; it takes long."""
    return tuple(decisions(level, 1, HANDS[level]))


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_legal_and_has_a_known_reason(level: str) -> None:
    for view, choice in played(level):
        free_form = isinstance(choice.action, OfferAll | OfferNoTrick | Discard)
        assert free_form or choice.action in view.legal
        assert set(choice.parameters) == set(REASON_CODES[choice.reason_code])
        assert choice.candidates[0].action == choice.action
        if isinstance(choice.action, PlayCard):
            assert choice.parameters["card"] == choice.action.card


@pytest.mark.parametrize("level", LEVELS)
def test_same_view_level_and_seed_same_answer(level: str) -> None:
    again = tuple(decisions(level, 1, 2))
    assert again == played(level)[: len(again)]


@pytest.mark.parametrize("level", LEVELS)
def test_an_answer_cut_short_says_so_and_is_legal(level: str) -> None:
    """The emergency stop at once: only levels that look at deals have anything to cut."""
    cut = set()
    for view, _ in decisions("pocetnik", 3, 4):
        choice = choose(view, level, 1, lambda: True)
        assert isinstance(choice.action, OfferAll | OfferNoTrick | Discard) or (
            choice.action in view.legal
        )
        cut.add(choice.cut)
    assert cut == ({False} if level == "pocetnik" else {False, True})


@pytest.mark.parametrize("level", ["pocetnik", "kafanski"])
def test_equal_cards_are_played_now_the_one_now_the_other(stage, level: str) -> None:
    hand = stage({1: "S9", 2: "SA HA HK HQ HJ HT", 0: "SK S7 S8 D7 D8 DT DJ C9 CT H7"})
    hand.announced(2, Contract.HERC).both_follow().play("S9 SA")
    played = {choose(hand.view(), level, seed).action.card for seed in range(12)}
    assert played == set(parse_cards("S7 S8"))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers(stage, level) -> None:
    assert choose(stage({}).view(), level, 1).action is not None


def test_without_the_compiled_kernel_there_is_less_work(monkeypatch) -> None:
    monkeypatch.setenv("PREFERANS_KERNEL", "python")
    assert 0 < level_of("majstor").work < level_of("majstor").worlds
    assert not level_of("majstor").weighs_words_here


def test_an_unknown_level_is_refused(stage) -> None:
    with pytest.raises(ValueError, match="velemajstor"):
        choose(stage({}).view(), "velemajstor", 1)


def test_nothing_to_say_out_of_turn(stage) -> None:
    choice = choose(stage({}).view(0), "majstor", 1)
    assert (choice.action, choice.reason_code, choice.candidates) == (None, None, ())


def test_a_fall_may_be_taken_but_not_given_back(stage) -> None:
    hand = stage(
        {
            0: "HA HK HQ HJ HT H9 H8 DK D7 C7",
            1: "SA SK D8 D9 S7 S8 C8 CT CJ S9",
            2: "CA CK CQ DA DQ DJ DT ST SJ SQ",
        }
    )
    hand.announced(0, Contract.HERC).both_follow()
    while hand.match.hand is not None:
        hand.say(choose(hand.view(), "kafanski", 1).action)
    pair = hand.match.take_overs.pairs[0]
    fallen, taker = pair.fallen, pair.taker
    assert choose(hand.view(taker), "majstor", 1).action is None
    hand.say(TakeOver(taker))
    accepted = choose(hand.view(fallen), "majstor", 1)
    assert (accepted.action, accepted.reason_code) == (Accept(fallen), "accept_take_over")
    hand.say(accepted.action, GiveBack(taker))
    refused = choose(hand.view(fallen), "majstor", 1)
    assert (refused.action, refused.reason_code) == (Refuse(fallen), "refuse_return")


def test_the_trick_tables_are_those_of_the_csv(lab) -> None:
    script = lab["make_trick_tables"]
    with Path(trick_tables.__file__).open(encoding="utf-8") as module:
        assert module.read() == script.module_text()


def test_the_example_of_the_trick_tables() -> None:
    # AKxxx with Ax, Kx and a small card is worth a little over six tricks.
    holdings = holdings_of(parse_cards("HA HK H9 H8 H7 SA S8 DK D8 C7"))
    assert trump_tricks(holdings, Suit.HERC) == pytest.approx(6.15, abs=0.2)
