"""Which positions are refused, and what the others know about themselves."""

import pytest

from preferans_ai.kernel import Position, PositionError
from support.open_cards import card_set


def position(
    hands: list[str], declarer: int = 0, leader: int = 0, trump: int | None = 0, table: str = ""
) -> Position:
    first, second, third = map(card_set, hands)
    cards = tuple(card_set(card).bit_length() - 1 for card in table.split())
    return Position((first, second, third), declarer, leader, trump, cards)


@pytest.mark.parametrize(
    ("hands", "leader", "table", "playing", "to_act"),
    [
        pytest.param(["SA", "SK", "SQ"], 1, "", (1, 2, 0), 1, id="before a trick"),
        pytest.param(["SA", "", "SQ"], 2, "", (2, 0), 2, id="two play"),
        pytest.param(["SA S7", "SK", "SQ D7"], 1, "S8", (1, 2, 0), 2, id="one card lies"),
        pytest.param(["SA S7", "SK", "SQ"], 1, "S8 S9", (1, 2, 0), 0, id="two cards lie"),
        pytest.param(["SA", "", ""], 1, "S8 S9", (1, 2, 0), 0, id="last cards lie"),
        pytest.param(["SA", "", ""], 1, "S8", (1, 0), 0, id="last card of two lies"),
        pytest.param(["SA", "", "SK"], 1, "S8", (1, 2, 0), 2, id="last card of three lies"),
    ],
)
def test_who_plays(
    hands: list[str], leader: int, table: str, playing: tuple[int, ...], to_act: int
) -> None:
    found = position(hands, leader=leader, table=table)
    assert found.playing == playing
    assert found.to_act == to_act


@pytest.mark.parametrize(
    ("hands", "leader", "table", "reason"),
    [
        pytest.param(["SA", "SA", "SQ"], 0, "", "two hands", id="twice in hands"),
        pytest.param(["SA", "SK S8", "SQ D8"], 0, "S8", "elsewhere", id="hand and table"),
        pytest.param(["SA", "SK", "SQ S7"], 0, "S8 S8", "elsewhere", id="twice on the table"),
        pytest.param(["SA", "", "SQ"], 1, "", "the leader, seat 1, has no cards", id="leader"),
        pytest.param(["", "SA", "SQ"], 1, "", "the declarer, seat 0, has no cards", id="declarer"),
        pytest.param(["SA", "", ""], 0, "", "nobody plays against", id="alone"),
        pytest.param(["", "", ""], 0, "", "the leader, seat 0, has no cards", id="nobody"),
        pytest.param(["SA", "SK", "SQ"], 0, "S7 S8 S9", "complete", id="whole trick"),
        pytest.param(["SA D8", "SK", "SQ"], 0, "", "seat 1 holds 1 cards where", id="unequal"),
        pytest.param(
            ["SA", "SK", "SQ"], 0, "S8", "seat 0 holds 1 cards where", id="leader has led"
        ),
        pytest.param(["SA", "SK", "SQ"], 0, "S8 S9", "must be 0", id="two have played"),
        pytest.param(["SA", "SK", "SQ D8"], 0, "H8 DA", "trumped", id="could have trumped"),
        pytest.param(["SA", "HK", "SQ D8"], 0, "H8 S9", "followed suit", id="could have followed"),
        pytest.param(
            ["S7 S8 S9 ST SJ SQ SK SA D7 D8 D9", "", "H7 H8 H9 HT HJ HQ HK HA DT DJ DQ"],
            0,
            "",
            "more than 10 cards",
            id="eleven",
        ),
    ],
)
def test_cards_that_cannot_lie_so(hands: list[str], leader: int, table: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        position(hands, leader=leader, table=table)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (((1, 2, 4), 3, 0), "seats are"),
        (((1, 2, 4), 0, -1), "seats are"),
        (((1, 2, 4), 0, 0, 4), "suits are"),
        (((-1, 2, 4), 0, 0), "32 bits"),
        (((1 << 32, 2, 4), 0, 0), "32 bits"),
        (((1, 2, 4), 0, 0, None, (32,)), "0 to 31"),
        (((1, 2, 4), 0, 0, None, (-1,)), "0 to 31"),
    ],
)
def test_numbers_that_mean_nothing(arguments: tuple, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        Position(*arguments)


def test_discard_on_the_table_is_allowed_to_who_has_neither_suit_nor_trump() -> None:
    assert position(["SA", "HK", "CQ C8"], leader=0, table="D8 H9").to_act == 2
    assert position(["SA", "SK", "CQ C8"], leader=0, table="D8 S9").to_act == 2
    assert position(["SA", "SK", "CQ C8"], leader=0, trump=None, table="D8 H9").to_act == 2
