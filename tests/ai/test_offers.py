"""Offers: made only when the rest is proved, accepted when it is seen to be true."""

import random
from itertools import combinations

import pytest

from preferans_ai.certain import takes_all_from_lead, takes_none_from_now
from preferans_ai.holdings import holdings_of
from preferans_ai.rest_search import RestSearch
from preferans_desktop.rules.cards import ALL_CARDS, Suit
from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.serbian import masking
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import (
    Accept,
    OfferAll,
    OfferNoTrick,
    OfferTricks,
    Refuse,
)
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.rules.tricks import playable, trick_winner
from support.by_thumb import choose_by_thumb


def answer(hand, seat) -> tuple[object, str]:
    choice = choose_by_thumb(hand.view(seat))
    return choice.action, choice.reason_code


SOLID = "HA HK HQ HJ HT H9 DA DK CA SA"


def test_offers_all_when_nothing_can_be_lost(stage) -> None:
    hand = stage({1: SOLID}).announced(1, Contract.HERC).both_follow()
    choice = choose_by_thumb(hand.view())
    assert choice.action == OfferAll(1)
    assert (choice.reason_code, choice.parameters) == ("offer_all_certain", {"tricks": 10})


def test_does_not_offer_what_one_distribution_could_spoil(stage) -> None:
    # With all four trumps in one hand the ten of herc loses.
    hand = stage({1: "HA HK HT H9 DA DK DQ CA CK SA"}).announced(1, Contract.HERC).both_follow()
    assert not isinstance(choose_by_thumb(hand.view()).action, OfferAll)


def test_a_refused_offer_is_not_made_again(stage) -> None:
    hand = stage({1: SOLID}).announced(1, Contract.HERC).both_follow()
    hand.say(OfferAll(1), Refuse(2))
    assert not isinstance(choose_by_thumb(hand.view()).action, OfferAll)


def test_a_defender_accepts_a_true_offer(stage) -> None:
    hand = stage({1: SOLID}).announced(1, Contract.HERC).both_follow().say(OfferAll(1))
    assert answer(hand, 2) == (Accept(2), "accept_certain")
    assert answer(hand.say(Accept(2)), 0) == (Accept(0), "accept_certain")


def test_a_defender_refuses_when_his_own_cards_take_a_trick(stage) -> None:
    hand = stage({1: "HA HK HQ HT H9 H8 DA DK CA SA", 2: "HJ D7"})
    hand.announced(1, Contract.HERC).both_follow().say(OfferAll(1))
    assert answer(hand, 2)[0] == Accept(2)
    longer = stage({1: "HA HK HT H9 H8 DA DK DQ CA SA", 2: "HQ HJ H7"})
    longer.announced(1, Contract.HERC).both_follow().say(OfferAll(1))
    assert answer(longer, 2) == (Refuse(2), "refuse_not_certain")


def test_a_true_offer_with_a_defender_on_lead_is_seen(stage) -> None:
    # Whatever the sole follower leads, the declarer ruffs or takes it.
    hand = stage({0: SOLID, 1: "S7 S8 D7 D8 H7 C7 C8 C9 CT CJ"})
    hand.announced(0, Contract.HERC).sole(1).say(OfferAll(0))
    assert answer(hand, 1) == (Accept(1), "accept_certain")
    hole = stage({0: "HA HK HQ HJ HT H9 DA D9 CA SA", 1: "S7 S8 DT D8 H7 C7 C8 C9 CT CJ"})
    hole.announced(0, Contract.HERC).sole(1).say(OfferAll(0))
    assert answer(hole, 1) == (Refuse(1), "refuse_not_certain")


@pytest.mark.parametrize(
    ("cards", "certain"),
    [
        pytest.param("S7 S9 SJ D7 D9 DJ H7 H9 C7 C8", True, id="the eight can be led"),
        pytest.param("S7 S9 SJ D7 D9 DJ H7 H9 C7 C9", False, id="every lead opens a hole"),
    ],
)
def test_betl_on_lead(stage, cards, certain) -> None:
    hand = stage({1: cards}).announced(1, Contract.BETL).both_follow()
    assert isinstance(choose_by_thumb(hand.view()).action, OfferNoTrick) == certain
    expected = (Accept(2), "accept_certain") if certain else (Refuse(2), "refuse_not_certain")
    assert answer(hand.say(OfferNoTrick(1)), 2) == expected


def test_betl_without_holes_when_a_defender_has_led(stage) -> None:
    hand = stage({2: "S7 S9 SJ D7 D9 DJ H7 H9 C7 C9", 1: "S8"})
    hand.announced(2, Contract.BETL).both_follow().play("S8")
    assert choose_by_thumb(hand.view()).action == OfferNoTrick(2)
    assert answer(hand.say(OfferNoTrick(2)), 0) == (Accept(0), "accept_certain")


def test_betl_with_a_hole_is_neither_offered_nor_accepted(stage) -> None:
    hand = stage({1: "S7 S9 SJ D7 D9 DJ H7 HT C7 C9"}).announced(1, Contract.BETL).both_follow()
    assert not isinstance(choose_by_thumb(hand.view()).action, OfferNoTrick)
    hand.say(OfferNoTrick(1))
    assert answer(hand, 2) == (Refuse(2), "refuse_not_certain")


@pytest.mark.parametrize(
    ("cards", "count", "reason"),
    [
        pytest.param("SA DA S8 S9 ST D8 D9 H7 H8 CT", 3, "accept_offered_tricks", id="more"),
        pytest.param("HA HK SA SK DA D7 CA CK C8 S8", 2, "refuse_offered_tricks", id="fewer"),
    ],
)
def test_a_sole_follower_compares_an_offer_with_what_he_expects(
    stage, cards, count, reason
) -> None:
    hand = stage({1: cards}).announced(0, Contract.HERC).sole(1).say(OfferTricks(0, count))
    assert answer(hand, 1)[1] == reason


def test_a_caller_takes_four_together_unless_he_expects_more(stage) -> None:
    modest = stage({2: "SA DA S8 S9 ST D8 D9 H7 H8 CT"}).announced(0, Contract.HERC)
    assert answer(modest.called_by(2).say(OfferTricks(0, 4)), 2)[0] == Accept(2)
    strong = stage({2: "HA HK H9 H8 SA SK DA D7 CA C7"}).announced(0, Contract.HERC)
    assert answer(strong.called_by(2).say(OfferTricks(0, 4)), 2)[0] == Refuse(2)


@pytest.mark.parametrize(("kind", "times"), [(OfferAll, 12), (OfferNoTrick, 3)])
def test_who_offers_and_is_refused_takes_what_he_said(kind, times) -> None:
    generator = random.Random(8)
    kept = 0
    while kept < times:
        match = matches.start(Rules(), 0)
        match = matches.deal(match, shuffled_deal(generator, match.forehand))
        claim = None
        while match.hand is not None:
            action = choose_by_thumb(masking.view_of(match, match.to_act)).action
            if isinstance(action, kind):
                play = match.hand.play
                claim = play.left if kind is OfferAll else 0
                claim += play.taken[play.declarer]
            if isinstance(action, Accept):
                action = Refuse(action.seat)
            match = matches.apply(match, action)
        if claim is not None:
            outcome = match.finished[-1].outcome
            assert outcome.tricks[outcome.declarer] == claim
            kept += 1


def declarer_takes_all(cards, trick, to_act, trump) -> bool:
    """Plain search over every play of declarer 0 and defenders 1 and 2."""
    if not any(cards.values()) and not trick:
        return True
    led = Suit(trick[0][1] >> 3) if trick else None
    outcomes = []
    for card in playable(cards[to_act], led, trump):
        left = {**cards, to_act: cards[to_act] - {card}}
        after = (*trick, (to_act, card))
        if len(after) < 3:
            outcomes.append(declarer_takes_all(left, after, (to_act + 1) % 3, trump))
        else:
            winner = trick_winner(after, trump)
            outcomes.append(winner == 0 and declarer_takes_all(left, (), 0, trump))
    return any(outcomes) if to_act == 0 else all(outcomes)


def test_proofs_never_call_certain_what_is_not() -> None:
    """Random endings: a proof over all distributions holds in some of them."""
    generator = random.Random(5)
    proved = 0
    while proved < 40:
        trump = generator.choice([*Suit, None])
        # High cards more often, or hardly anything is ever certain.
        pack = sorted(generator.sample(ALL_CARDS, 18), key=lambda card: -(card & 7))
        mine, theirs = frozenset(pack[:3]), frozenset(generator.sample(pack[3:], 6))
        if not takes_all_from_lead(holdings_of(mine), holdings_of(theirs), trump):
            continue
        proved += 1
        for first in generator.sample(list(combinations(theirs, 3)), 3):
            cards = {0: mine, 1: frozenset(first), 2: theirs.difference(first)}
            assert declarer_takes_all(cards, (), 0, trump)


def test_the_search_agrees_with_plain_search() -> None:
    generator = random.Random(6)
    seen = set()
    for _ in range(200):
        trump = generator.choice([*Suit, None])
        pack = sorted(generator.sample(ALL_CARDS, 18), key=lambda card: -(card & 7))
        dealt = [pack[0], *generator.sample(pack[1:], 8)]
        cards = {seat: frozenset(dealt[3 * seat : 3 * seat + 3]) for seat in range(3)}
        to_act = generator.randrange(3)
        found = RestSearch(0, trump, (0, 1, 2), 100_000).takes_all(cards, (), to_act)
        assert found == declarer_takes_all(cards, (), to_act, trump)
        seen.add(found)
    assert seen == {True, False}


def betl_is_caught(cards, trick, to_act) -> bool:
    """Plain search: whether the defenders can make declarer 0 take a trick."""
    if not any(cards.values()) and not trick:
        return False
    led = Suit(trick[0][1] >> 3) if trick else None
    outcomes = []
    for card in playable(cards[to_act], led, None):
        left = {**cards, to_act: cards[to_act] - {card}}
        after = (*trick, (to_act, card))
        if len(after) < 3:
            outcomes.append(betl_is_caught(left, after, (to_act + 1) % 3))
        else:
            winner = trick_winner(after, None)
            outcomes.append(winner == 0 or betl_is_caught(left, (), winner))
    return all(outcomes) if to_act == 0 else any(outcomes)


def test_a_betl_called_certain_is_never_caught() -> None:
    generator = random.Random(7)
    proved = 0
    while proved < 40:
        pack = sorted(generator.sample(ALL_CARDS, 18), key=lambda card: card & 7)
        mine = frozenset(generator.sample(pack[:6], 3))
        theirs = frozenset(generator.sample([card for card in pack if card not in mine], 6))
        if not takes_none_from_now(holdings_of(mine), holdings_of(theirs)):
            continue
        proved += 1
        for first in generator.sample(list(combinations(theirs, 3)), 3):
            cards = {0: mine, 1: frozenset(first), 2: theirs.difference(first)}
            assert not betl_is_caught(cards, (), 1)
