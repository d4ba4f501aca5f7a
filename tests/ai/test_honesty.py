"""A computer player decides from his view alone: hidden cards dealt anew change nothing."""

import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from preferans_ai.levels import LEVELS
from preferans_ai.player import choose
from preferans_desktop.rules.cards import ALL_CARDS
from preferans_desktop.rules.dealing import deal_of, shuffled_deal
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian import masking
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Discard
from preferans_desktop.rules.serbian.match import Match, RuleViolation
from preferans_desktop.rules.serbian.settings import Rules

REDEALS = 3
TRIES = 300


def after_acts(seed: int, acts: int) -> Match:
    """A hand of self-play after so many acts, or before its last."""
    match = matches.start(Rules(), seed % 3)
    match = matches.deal(match, shuffled_deal(random.Random(seed), match.forehand))
    for _ in range(acts):
        action = choose(masking.view_of(match, match.to_act), "pocetnik", seed).action
        following = matches.apply(match, action)
        if following.hand is None:
            break
        match = following
    return match


def redealt(match: Match, seat: int, generator: random.Random) -> Match | None:
    """The same acts with the cards hidden from `seat` dealt anew; None if that breaks a rule."""
    hand = match.hand
    view = masking.view_of(match, seat).hand
    cards = {other: set(view.holdings[other].known) for other in SEATS}
    talon, away = set(view.deal.talon.known), set()
    if view.discard is not None:
        away |= view.discard.known
    played = {other: set() for other in SEATS}
    if view.play is not None:
        for trick in [*(trick.cards for trick in view.play.tricks), view.play.trick]:
            for other, card in trick:
                played[other].add(card)
    out = set().union(*cards.values(), *played.values(), away)
    if not view.talon_shown:
        out |= talon
    unseen = sorted(set(ALL_CARDS) - out)
    unseen = generator.sample(unseen, len(unseen))
    for other in SEATS:
        cards[other] |= {unseen.pop() for _ in range(view.holdings[other].hidden)}
    if view.discard is not None:
        away |= {unseen.pop() for _ in range(view.discard.hidden)}
    talon |= set(unseen)
    dealt = {other: cards[other] | played[other] for other in SEATS}
    if view.talon_shown:
        dealt[hand.declarer] = (dealt[hand.declarer] | away) - talon
    return _replayed(match, dealt, talon, away)


def _replayed(match: Match, dealt: dict, talon: set, away: set) -> Match | None:
    try:
        deal = deal_of([sorted(dealt[seat]) for seat in SEATS], sorted(talon))
        again = matches.deal(replace(match, hand=None), deal)
        for act in match.hand.actions:
            said = replace(act, cards=frozenset(away)) if isinstance(act, Discard) else act
            again = matches.apply(again, said)
    except (RuleViolation, ValueError):
        return None
    return again


@settings(max_examples=30)
@given(seed=st.integers(0, 10_000), acts=st.integers(0, 45), level=st.sampled_from(LEVELS))
def test_hidden_cards_dealt_anew_change_no_answer(seed: int, acts: int, level: str) -> None:
    match = after_acts(seed, acts)
    seat = match.to_act
    choice = choose(masking.view_of(match, seat), level, seed)
    generator = random.Random(seed)
    found = 0
    for _ in range(TRIES):
        other = redealt(match, seat, generator)
        if other is None:
            continue
        assert masking.view_of(other, seat) == masking.view_of(match, seat)
        assert choose(masking.view_of(other, seat), level, seed) == choice
        found += 1
        if found == REDEALS:
            break


def test_the_redeals_of_this_test_really_differ() -> None:
    different = 0
    for seed in range(12):
        match = after_acts(seed, 3 * seed)
        generator = random.Random(seed)
        for _ in range(TRIES):
            other = redealt(match, match.to_act, generator)
            if other is not None and other.hand.deal != match.hand.deal:
                different += 1
                break
    assert different >= 10
