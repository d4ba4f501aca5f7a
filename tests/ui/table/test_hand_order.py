from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_desktop.rules.cards import ALL_CARDS, Suit, format_cards, parse_cards, suit_of
from preferans_desktop.ui.table.hand_order import (
    USUAL_ORDER,
    HandOrder,
    SuitOrder,
    ordered,
    resorted,
    suit_order,
)

RED = {Suit.KARO, Suit.HERC}
HANDS = st.sets(st.sampled_from(ALL_CARDS), min_size=1, max_size=12)
TRUMPS = st.none() | st.sampled_from(Suit)


def text(cards) -> str:
    return " ".join(format_cards([card]) for card in cards)


@pytest.mark.parametrize(
    ("held", "trump", "expected"),
    [
        ("S7 SA H9 D8 CK C9 HT", None, "SA S7 D8 CK C9 HT H9"),
        ("S7 SA H9 D8 CK", Suit.HERC, "H9 SA S7 D8 CK"),
        ("S7 SA H9 D8 CK", Suit.KARO, "D8 SA S7 H9 CK"),
        ("S7 H9 D8", None, "D8 S7 H9"),
        ("S7 H9 C8", None, "S7 H9 C8"),
        ("S7 H9 C8", Suit.TREF, "C8 H9 S7"),
        ("S7 H9 C8", Suit.HERC, "H9 S7 C8"),
        ("H9 D8", Suit.PIK, "D8 H9"),
        ("ST SJ SQ SK SA S9 S8 S7", None, "SA SK SQ SJ ST S9 S8 S7"),
    ],
)
def test_order(held: str, trump: Suit | None, expected: str) -> None:
    assert text(ordered(parse_cards(held), trump)) == expected


@given(HANDS, TRUMPS)
def test_every_card_once_suit_by_suit_and_trump_leftmost(cards, trump) -> None:
    found = ordered(cards, trump)
    assert sorted(found) == sorted(cards)
    suits = [suit_of(card) for card in found]
    blocks = [suits[0]] + [suit for before, suit in pairwise(suits) if before != suit]
    assert len(blocks) == len(set(blocks))
    assert trump not in blocks[1:]
    assert all(one > other or suit_of(one) != suit_of(other) for one, other in pairwise(found))


@given(st.frozensets(st.sampled_from(Suit), min_size=1), TRUMPS)
def test_colours_alternate_where_they_can(suits, trump) -> None:
    order = suit_order(suits, trump)
    same = sum((one in RED) == (other in RED) for one, other in pairwise(order))
    reds = len(suits & RED)
    blacks = len(suits) - reds
    unavoidable = max(0, abs(reds - blacks) - 1)
    forced_by_trump = trump in suits and abs(reds - blacks) == 1 and len(suits) == 3
    assert same <= unavoidable + forced_by_trump


@given(HANDS, TRUMPS, st.data())
def test_playing_a_card_moves_no_other(cards, trump, data) -> None:
    before = ordered(cards, trump)
    played = data.draw(st.sampled_from(before))
    left = [card for card in before if card != played]
    assert list(ordered(left, trump, held=[played])) == left


HELD = "S7 SA H9 D8 CK C9 HT DA"


@pytest.mark.parametrize(
    ("suits", "strongest_left", "trump", "expected"),
    [
        (SuitOrder.ALTERNATING, True, Suit.HERC, "HT H9 SA S7 DA D8 CK C9"),
        (SuitOrder.ALTERNATING, False, Suit.HERC, "H9 HT S7 SA D8 DA C9 CK"),
        (SuitOrder.FIXED, True, None, "CK C9 HT H9 SA S7 DA D8"),
        (SuitOrder.FIXED, False, Suit.PIK, "C9 CK H9 HT S7 SA D8 DA"),
        (SuitOrder.BIDDING, True, Suit.TREF, "SA S7 DA D8 HT H9 CK C9"),
        (SuitOrder.BIDDING, False, None, "S7 SA D8 DA H9 HT C9 CK"),
    ],
)
def test_other_orders(suits, strongest_left: bool, trump: Suit | None, expected: str) -> None:
    cards = ordered(parse_cards(HELD), trump)
    assert text(resorted(cards, HandOrder(suits, strongest_left))) == expected


@given(HANDS, TRUMPS)
def test_the_usual_order_is_that_of_a_hand(cards, trump) -> None:
    found = ordered(cards, trump)
    assert resorted(found, USUAL_ORDER) == found
