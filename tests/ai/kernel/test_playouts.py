"""Playouts: legal and repeatable, honest about what a seat knows, and near best play."""

import os
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from statistics import fmean

import pytest

from preferans_ai.kernel import Goal, KernelError, Playouts, Position, PositionError, Solver, leg
from preferans_ai.kernel.seated import Seated, swapped
from preferans_desktop.rules.cards import Suit
from preferans_desktop.rules.tricks import playable
from support.open_cards import cards_of, position_of, random_positions, read_vectors

PYTHON = leg("python")
KINDS = pytest.mark.parametrize(
    ("trumps", "betl"),
    [(True, False), (False, False), (False, True)],
    ids=["trump", "sans", "betl"],
)


@pytest.fixture(params=["compiled", "python"])
def playouts(request: pytest.FixtureRequest) -> Playouts:
    try:
        return Playouts(leg(request.param))
    except KernelError:
        if os.environ.get("CI"):
            raise
        pytest.skip("the kernel is not compiled here")


def positions(*, trumps: bool = False, betl: bool = False) -> list[Position]:
    return list(random_positions(11, 150, range(1, 11), trumps=trumps, betl=betl))


def legal_cards(position: Position) -> list[int]:
    led = Suit(position.table[0] >> 3) if position.table else None
    trump = None if position.trump is None else Suit(position.trump)
    return sorted(playable(cards_of(position.hands[position.to_act]), led, trump))


@cache
def strong_hands(kind: str) -> list[Position]:
    """Hands of declarer strength in one contract."""
    vectors = [one for one in read_vectors("speed.jsonl") if kind in {one["contract"], "trump"}]
    if kind == "trump":
        vectors = [one for one in vectors if one["contract"] not in {"sans", "betl"}]
    return [position_of(one) for one in islice(vectors, 150)]


@pytest.mark.parametrize("trumps", [True, False], ids=["trump", "sans"])
def test_every_trick_is_taken_by_somebody_who_plays(playouts: Playouts, trumps: bool) -> None:
    for position in positions(trumps=trumps):
        tricks = playouts.tricks(position, 3)
        assert sum(tricks) == position.tricks_left
        assert not any(tricks[seat] for seat in range(3) if seat not in position.playing)


@pytest.mark.parametrize("trumps", [True, False], ids=["trump", "sans"])
def test_each_legal_card_is_answered(playouts: Playouts, trumps: bool) -> None:
    asked = positions(trumps=trumps)
    answers = playouts.card_tricks(asked, range(len(asked)))
    for position, tricks in zip(asked, answers, strict=True):
        assert list(tricks) == legal_cards(position), position
        assert {sum(one) for one in tricks.values()} == {position.tricks_left}


def test_each_legal_card_is_answered_at_betl(playouts: Playouts) -> None:
    asked = positions(betl=True)
    answers = playouts.card_caught(asked, range(len(asked)))
    for position, caught in zip(asked, answers, strict=True):
        assert list(caught) == legal_cards(position), position


def test_the_only_card_gives_what_the_position_gives(playouts: Playouts) -> None:
    for position in random_positions(5, 60, range(1, 2), trumps=True):
        (tricks,) = playouts.card_tricks([position], [0])
        assert list(tricks.values()) == [playouts.tricks(position, 0)]
        assert tricks == {card: playouts.tricks(position, 1) for card in tricks}, (
            "nothing is left to chance"
        )


def test_same_seed_same_play_and_another_seed_another(playouts: Playouts) -> None:
    different = 0
    for position in strong_hands("sans")[:40]:
        tricks = [playouts.tricks(position, seed) for seed in range(5)]
        assert tricks == [playouts.tricks(position, seed + (1 << 32)) for seed in range(5)]
        different += len(set(tricks)) > 1
    assert different > 5


def test_legs_play_alike() -> None:
    try:
        compiled = Playouts(leg("compiled"))
    except KernelError:
        if os.environ.get("CI"):
            raise
        pytest.skip("the kernel is not compiled here")
    python = Playouts(PYTHON)
    for trumps in (True, False):
        asked = [*positions(trumps=trumps), *strong_hands("trump" if trumps else "sans")]
        seeds = [Random(index).getrandbits(40) for index in range(len(asked))]
        assert compiled.card_tricks(asked, seeds) == python.card_tricks(asked, seeds)
    asked = [*positions(betl=True), *strong_hands("betl")]
    seeds = [Random(index).getrandbits(40) for index in range(len(asked))]
    assert compiled.card_caught(asked, seeds) == python.card_caught(asked, seeds)


def chosen_card(position: Position, seed: int, *, betl: bool) -> int:
    """The card, a set of one, that the rules of thumb play in a position."""
    seated = Seated.of(position)
    table = PYTHON.betl_playout() if betl else PYTHON.trick_playout()
    table.place(*seated.hands, seated.trumps)
    table.state = seed
    if not seated.best:
        return table._lead(seated.player)
    last = seated.on_table == len(position.playing) - 1
    return table._follow(seated.player, seated.winner, seated.best, seated.suit, last)


@KINDS
def test_choice_is_legal(trumps: bool, betl: bool) -> None:
    for index, position in enumerate(positions(trumps=trumps, betl=betl)):
        card = chosen_card(position, index + 1, betl=betl)
        assert card.bit_count() == 1
        assert swapped(card, position.trump).bit_length() - 1 in legal_cards(position), position


@KINDS
def test_choice_does_not_depend_on_cards_the_seat_cannot_see(trumps: bool, betl: bool) -> None:
    random = Random(2)
    looked_at = 0
    for position in positions(trumps=trumps, betl=betl):
        mine = position.to_act
        others = [seat for seat in position.playing if seat != mine and position.hands[seat]]
        if len(others) < 2:
            continue
        looked_at += 1
        first, second = others
        hidden = position.hands[first] | position.hands[second]
        cards = [1 << card for card in range(32) if hidden >> card & 1]
        expected = chosen_card(position, 5, betl=betl)
        for _ in range(4):
            random.shuffle(cards)
            hands = list(position.hands)
            size = hands[first].bit_count()
            hands[first], hands[second] = sum(cards[:size]), sum(cards[size:])
            try:
                other = replace(position, hands=tuple(hands))
            except PositionError:  # somebody would not have followed suit
                continue
            assert chosen_card(other, 5, betl=betl) == expected, position
    assert looked_at > 50


@pytest.mark.parametrize(("kind", "least", "most"), [("trump", 0.0, 0.5), ("sans", 0.0, 0.9)])
def test_declarer_takes_a_little_more_than_against_defenders_who_see_everything(
    playouts: Playouts, kind: str, least: float, most: float
) -> None:
    solver = Solver(leg=playouts.leg)
    hands = strong_hands(kind)[: 150 if playouts.leg.is_compiled else 40]
    more = fmean(
        fmean(playouts.tricks(position, seed)[position.declarer] for seed in range(4))
        - solver.value(position, Goal.TRICKS)
        for position in hands
    )
    assert least < more < most


def test_betl_is_caught_less_often_than_by_defenders_who_see_everything(playouts: Playouts) -> None:
    solver = Solver(leg=playouts.leg)
    hands = strong_hands("betl")
    if not playouts.leg.is_compiled:
        hands = hands[:60]
    sure = fmean(solver.value(position, Goal.CAUGHT) for position in hands)
    caught = fmean(playouts.caught(position, seed) for position in hands for seed in range(4))
    assert 0.5 * sure < caught < 0.8 * sure


def test_betl_without_a_hole_is_safe_and_with_aces_alone_is_not(playouts: Playouts) -> None:
    safe = Position((0x01010101, 0x02020202, 0x04040404), declarer=0, leader=1)
    caught = Position((0x80808080, 0x01010101, 0x02020202), declarer=0, leader=1)
    for seed in range(20):
        assert not playouts.caught(safe, seed)
        assert playouts.caught(caught, seed)


def test_betl_has_no_trump(playouts: Playouts) -> None:
    position = Position((1, 2, 4), declarer=0, leader=0, trump=1)
    with pytest.raises(PositionError, match="no trump"):
        playouts.caught(position, 0)
    with pytest.raises(PositionError, match="no trump"):
        playouts.card_caught([position], [0])
