"""Reasons over hands of self-play: what is said of a card is true of it."""

import random
from collections import Counter

import pytest

from preferans_ai import rules_of_thumb
from preferans_ai.conventions import CONVENTIONS, holds, reason_for
from preferans_ai.knowledge import knowledge_of
from preferans_ai.reason_codes import REASON_CODES
from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.serbian import masking
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.settings import Rules

HANDS = 90
OFTEN_TRUE = 0.85
"""Share of the reasons given by rules of thumb that are true as they stand."""
ALONE = "lead_through_declarer_low"
"""Rules of thumb say it of a sole follower too, who has nobody behind the declarer."""

RARE = {
    "betl_catch",
    "betl_exit",
    "betl_nothing_to_fear",
    "draw_last_trump",
    "hold_third_ace",
    "lead_agreed_suit",
    "lead_long_suit",
    "lead_own_bid_suit",
    "lead_partners_bid_suit",
    "leave_partner_second",
}
"""Claims that need not come true in so few hands; staged positions have most of them."""


@pytest.fixture(scope="module")
def cards():
    """What a player knew, the card he played, and why, at every card of some hands."""
    generator = random.Random(11)
    match = matches.start(Rules(), 0)
    found = []
    for number in range(HANDS):
        if match.over:
            match = matches.start(Rules(), match.dealer)
        match = matches.deal(match, shuffled_deal(generator, match.forehand))
        while match.hand is not None:
            view = masking.view_of(match, match.hand.to_act)
            if view.hand.phase == Phase.PLAY:
                choice = rules_of_thumb.choose_to_play(view, view.hand, random.Random(number))
            else:
                choice = rules_of_thumb.choose_word(view, view.hand)
            if isinstance(choice.action, PlayCard):
                known = knowledge_of(view.hand, view.seat)
                found.append((known, choice.action.card, choice.reason_code))
            match = matches.apply(match, choice.action)
    return found


def test_what_is_told_is_true_and_names_what_it_must(cards) -> None:
    for know, _, code in cards:
        for card in know.legal:
            told, parameters = reason_for(know, card, code)
            assert holds(told, know, card) == parameters
            assert parameters.keys() == set(REASON_CODES[told])
            if holds(code, know, card) is not None:
                assert told == code


def test_reasons_of_rules_of_thumb_are_mostly_true_as_they_stand(cards) -> None:
    given = [(know, card, code) for know, card, code in cards if code != ALONE]
    true = [code for know, card, code in given if holds(code, know, card) is not None]
    false = Counter(code for _, _, code in given) - Counter(true)
    assert len(true) >= OFTEN_TRUE * len(given), false


def test_a_claim_is_never_true_of_everything(cards) -> None:
    for code, claim in CONVENTIONS.items():
        assert any(claim(know, card) is None for know, card, _ in cards), code


def test_nearly_every_claim_comes_true_at_times(cards) -> None:
    true = {
        code
        for know, _, _ in cards
        for code, claim in CONVENTIONS.items()
        if any(claim(know, card) is not None for card in know.legal)
    }
    assert sorted(CONVENTIONS.keys() - true - RARE) == []


def test_little_is_left_to_the_last_resorts(cards) -> None:
    neutral = ("declarer_takes_most", "declarer_takes_least", "betl_safest", "betl_catches_most")
    told = Counter(reason_for(know, card)[0] for know, card, _ in cards)
    assert sum(told[code] for code in neutral) <= 0.03 * len(cards)
