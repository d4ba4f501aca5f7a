"""Certain cards and unseeing decisions near the end, against plain search over sets of deals."""

import random

import pytest

from preferans_ai.kernel import Goal, Position, Solver
from preferans_ai.sampled.endings import sure_cards
from preferans_ai.sampled.endings_lookahead import values_ahead
from preferans_desktop.rules.cards import Suit, parse_card, suit_of
from preferans_desktop.rules.tricks import playable, trick_winner


def mask(text: str) -> int:
    return sum(1 << parse_card(part) for part in text.split())


def cards_of(held: int) -> list[int]:
    return [card for card in range(32) if held >> card & 1]


def legal(deal: tuple[int, int, int], seat: int, trick: tuple, trump: int | None) -> list[int]:
    led = suit_of(trick[0][1]) if trick else None
    return playable(cards_of(deal[seat]), led, None if trump is None else Suit(trump))


def played(deal: tuple[int, int, int], seat: int, card: int) -> tuple[int, int, int]:
    return tuple(held & ~(1 << card) if other == seat else held for other, held in enumerate(deal))


def surely(deals: list, trick: tuple, to_act: int, need: int, trump: int | None) -> bool:
    """Whether seat 0, who cannot tell the deals apart, takes at least so many tricks."""
    if need <= 0:
        return True
    if not any(deals[0]) and not trick:
        return False
    if to_act == 0:
        cards = legal(deals[0], 0, trick, trump)
        return any(surely_after(deals, trick, 0, card, need, trump) for card in cards)
    possible = {card for deal in deals for card in legal(deal, to_act, trick, trump)}
    return all(
        surely_after(
            [deal for deal in deals if card in legal(deal, to_act, trick, trump)],
            trick,
            to_act,
            card,
            need,
            trump,
        )
        for card in possible
    )


def surely_after(
    deals: list, trick: tuple, seat: int, card: int, need: int, trump: int | None
) -> bool:
    deals = [played(deal, seat, card) for deal in deals]
    trick = (*trick, (seat, card))
    if len(trick) < 3:
        return surely(deals, trick, (seat + 1) % 3, need, trump)
    winner = trick_winner(trick, None if trump is None else Suit(trump))
    return surely(deals, (), winner, need - (winner == 0), trump)


def ending(generator: random.Random, size: int, worlds: int) -> list[tuple[int, int, int]]:
    """Deals in which seat 0 holds the same cards and the others share the same unseen ones."""
    pack = generator.sample(range(32), 3 * size)
    mine = sum(1 << card for card in pack[:size])
    deals = set()
    for _ in range(worlds):
        theirs = generator.sample(pack[size:], 2 * size)
        deals.add((mine, sum(1 << c for c in theirs[:size]), sum(1 << c for c in theirs[size:])))
    return sorted(deals)


def test_sure_cards_are_those_of_a_plain_search_over_sets_of_deals() -> None:
    generator = random.Random(3)
    solver = Solver()
    found_some = found_none = 0
    while found_some < 20 or found_none < 3:
        deals = ending(generator, 3, generator.randint(2, 15))
        trump = generator.choice([*range(4), None])
        # With open cards the goal is reached in every deal, in one of them only just.
        need = min(
            solver.value(Position(deal, declarer=0, leader=0, trump=trump), Goal.TRICKS)
            for deal in deals
        )
        if not need:
            continue
        positions = [Position(deal, declarer=1, leader=0, trump=trump) for deal in deals]
        expected = {
            card for card in cards_of(deals[0][0]) if surely_after(deals, (), 0, card, need, trump)
        }
        found = sure_cards(positions, 0, need, solver)
        assert found <= expected
        # Of cards that come to the same only one is named.
        assert bool(found) == bool(expected)
        found_some += bool(found)
        found_none += not found


def test_won_in_every_deal_by_another_card_is_not_sure() -> None:
    # Seat 0 leads and wants one trick: the defender after him holds either the ace and seven of
    # pik or those of karo, and throws what is not led.
    deals = [
        (mask("SK DK"), mask("SA S8"), mask("D7 H7")),
        (mask("SK DK"), mask("DA D8"), mask("S7 H7")),
    ]
    positions = [Position(deal, declarer=0, leader=0) for deal in deals]
    solver = Solver()
    assert all(solver.value(position, 1) for position in positions)
    assert sure_cards(positions, 0, 1, solver) == frozenset()
    assert sure_cards(positions[:1], 0, 1, solver) == {parse_card("DK")}


def test_declarer_of_betl_is_sure_to_stay_under() -> None:
    deals = [
        (mask("S8 H7"), mask("S7 S9"), mask("H9 HT")),
        (mask("S8 H7"), mask("S9 H9"), mask("S7 HT")),
    ]
    positions = [Position(deal, declarer=0, leader=0) for deal in deals]
    # The eight led may meet nothing but the seven; after the seven of herc it goes under or away.
    assert sure_cards(positions, 0, None, Solver()) == {parse_card("H7")}


def test_declarer_of_betl_is_not_safe_with_the_trick_that_he_takes() -> None:
    # The king would be caught by the jack; played now it takes this trick, and no other.
    position = Position(
        (mask("SK S7"), mask("SJ"), mask("H8")),
        declarer=0,
        leader=1,
        table=(parse_card("S9"), parse_card("S8")),
    )
    assert sure_cards([position], 0, None, Solver()) == frozenset()


@pytest.mark.parametrize("need", [0, 3])
def test_a_goal_reached_or_out_of_reach_asks_for_nothing(need) -> None:
    position = Position((mask("SA SK"), mask("S7 S8"), mask("H7 H8")), declarer=0, leader=0)
    assert sure_cards([position], 0, need, Solver()) == frozenset()


def test_where_the_cards_are_known_the_lookahead_gives_the_open_card_values() -> None:
    generator = random.Random(5)
    solver = Solver()
    for _ in range(60):
        (deal,) = ending(generator, 3, 1)
        trump = generator.choice([*range(4), None])
        position = Position(deal, declarer=0, leader=0, trump=trump)
        values = solver.card_values(position, Goal.TRICKS)
        for times in (1, 2):
            positions, weights = [position] * times, [1 / times] * times
            ahead = values_ahead(positions, weights, sorted(values), lambda took: -took, solver)
            assert ahead == {card: -taken for card, taken in values.items()}


def test_a_decision_taken_unseeing_is_never_better_than_one_with_open_cards() -> None:
    generator = random.Random(6)
    solver = Solver()
    worse = 0
    for _ in range(60):
        deals = ending(generator, 3, 20)
        trump = generator.choice([*range(4), None])
        positions = [Position(deal, declarer=0, leader=0, trump=trump) for deal in deals]
        weights = [1 / len(deals)] * len(deals)
        cards = cards_of(deals[0][0])
        open_cards = solver.world_values(positions, Goal.TRICKS)
        # The declarer wants many tricks: the worth of an end is what he lacks.
        ahead = values_ahead(positions, weights, cards, lambda tricks: -float(tricks), solver)
        for card in cards:
            mean = -sum(values[card] for values in open_cards) / len(deals)
            assert ahead[card] >= mean - 1e-9
            worse += ahead[card] > mean + 1e-9
    assert worse > 0
