"""Cards, suits, deals and seats (serbian.md 1, record-format.md)."""

import random

import pytest

from preferans_desktop.rules.cards import (
    ALL_CARDS,
    Suit,
    format_card,
    format_cards,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)
from preferans_desktop.rules.dealing import Deal, Holding, deal_of, shuffled_deal
from preferans_desktop.rules.seats import SEATS, from_seat, left_of, right_of
from support.table import cards, striped_deal


def test_there_are_32_cards() -> None:
    texts = [suit + rank for suit in "SDHC" for rank in "789TJQKA"]
    assert [format_card(card) for card in ALL_CARDS] == texts


@pytest.mark.parametrize("card", ALL_CARDS, ids=format_card)
def test_text_of_a_card(card) -> None:
    text = format_card(card)
    assert parse_card(text) == card
    assert "SDHC"[suit_of(card)] == text[0]
    assert "789TJQKA"[rank_of(card)] == text[1]


def test_suits_from_weakest_to_strongest() -> None:
    assert sorted(Suit) == [Suit.PIK, Suit.KARO, Suit.HERC, Suit.TREF]


@pytest.mark.parametrize(
    "text", ["", "S", "S10", "10S", "s7", "S7 ", " S7", "X7", "S6", "SX", "S7 S8", "♠7", "T♠"]
)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_card(text)


@pytest.mark.parametrize("text", ["S7 S7", "S7  S8", " S7 S8", "S7 S8 ", "S7,S8", "S7\tS8", ""])
def test_what_is_no_list_of_cards(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a card|stands twice"):
        parse_cards(text)


def test_cards_are_written_suit_by_suit() -> None:
    assert format_cards(cards("CA S7 H8 DT SA")) == "S7 SA DT H8 CA"


def test_play_runs_to_the_right() -> None:
    assert [right_of(seat) for seat in SEATS] == [1, 2, 0]
    assert [left_of(seat) for seat in SEATS] == [2, 0, 1]
    assert [from_seat(seat) for seat in SEATS] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


@pytest.mark.parametrize("forehand", SEATS)
def test_five_two_five(forehand: int) -> None:
    pack = random.Random(7).sample(ALL_CARDS, 32)
    deal = shuffled_deal(random.Random(7), forehand)
    for place in range(3):
        seat = (forehand + place) % 3
        five = pack[5 * place : 5 * place + 5]
        five_more = pack[17 + 5 * place : 22 + 5 * place]
        assert deal.hands[seat].known == frozenset(five + five_more)
    assert deal.talon.known == frozenset(pack[15:17])
    assert deal.is_open()


def test_every_seed_is_another_deal() -> None:
    deals = {shuffled_deal(random.Random(seed), 0) for seed in range(200)}
    assert len(deals) == 200


@pytest.mark.parametrize(
    ("sizes", "talon"), [((10, 10, 10), 1), ((9, 10, 10), 2), ((11, 9, 10), 2), ((10, 10), 2)]
)
def test_a_deal_is_ten_ten_ten_two(sizes: tuple[int, ...], talon: int) -> None:
    pack = list(ALL_CARDS)
    hands = [[pack.pop() for _ in range(size)] for size in sizes]
    with pytest.raises(ValueError, match="ten cards"):
        deal_of(hands, [pack.pop() for _ in range(talon)])


def test_a_deal_has_every_card_once() -> None:
    deal = striped_deal()
    hands = [sorted(hand.known) for hand in deal.hands]
    hands[0][0] = hands[1][0]
    with pytest.raises(ValueError, match="once"):
        deal_of(hands, sorted(deal.talon.known))


def test_a_holding_counts_hidden_cards() -> None:
    assert len(Holding(cards("S7 S8"), 3)) == 5
    hidden = Holding(frozenset(), 10)
    assert not Deal((striped_deal().hands[0], hidden, hidden), Holding(frozenset(), 2)).is_open()
