from collections import Counter
from itertools import pairwise, product

import pytest

from preferans_desktop.rules.cards import rank_of, suit_of
from preferans_desktop.rules.serbian.masking import view_of_masked
from preferans_desktop.ui.table.arranging import arranged
from preferans_desktop.ui.table.hand_order import USUAL_ORDER, HandOrder, SuitOrder
from preferans_desktop.ui.table.picture import MOST_IN_ROW, OWN, Lying, Spot, picture_of

ORDERS = [HandOrder(suits, left) for suits, left in product(SuitOrder, (True, False))]
SORTED = (Spot.HAND, Spot.FAN, Spot.TALON)
SEEDS = (1, 2)


def pictures(random_hands, seed: int):
    """Of the player at the bottom, and of who watches all cards open."""
    for moment in random_hands(seed, hands=4):
        yield picture_of(moment.view)
        if moment.view.hand is not None:
            yield picture_of(view_of_masked(moment.match, OWN))


def open_hands(cards) -> dict[tuple[object, ...], list[Lying]]:
    """What lies open in each line of each spot, from the left."""
    lines: dict[tuple[object, ...], list[Lying]] = {}
    for lying in sorted(cards, key=lambda lying: lying.index):
        if lying.spot in SORTED and lying.face_up:
            lines.setdefault((lying.spot, lying.seat, lying.line), []).append(lying)
    return lines


@pytest.mark.parametrize("seed", SEEDS)
def test_the_usual_order_changes_nothing(seed: int, random_hands) -> None:
    assert all(arranged(each, USUAL_ORDER) == each for each in pictures(random_hands, seed))


@pytest.mark.parametrize("order", ORDERS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_stays_where_it_is_but_for_its_place_in_an_open_hand(
    seed: int, order: HandOrder, random_hands
) -> None:
    def where(lying: Lying) -> tuple[object, ...]:
        return lying.spot, lying.seat, lying.card, lying.face_up, lying.put_away

    for picture in pictures(random_hands, seed):
        again = arranged(picture, order)
        assert Counter(map(where, again.cards)) == Counter(map(where, picture.cards))
        closed = [each for each in picture.cards if each.spot not in SORTED or not each.face_up]
        assert set(closed) <= set(again.cards)
        for line in open_hands(again.cards).values():
            assert [lying.index for lying in line] == list(range(len(line)))
            assert {lying.count for lying in line} == {len(line)}
            assert line[0].spot != Spot.FAN or len(line) <= MOST_IN_ROW


@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_all_open_hands_stand_in_the_wanted_order(order: HandOrder, random_hands) -> None:
    fixed = {
        SuitOrder.FIXED: "tref herc pik karo",
        SuitOrder.BIDDING: "pik karo herc tref",
    }
    seen = set()
    for picture in pictures(random_hands, 1):
        for (spot, *_), line in open_hands(arranged(picture, order).cards).items():
            cards = [lying.card for lying in line]
            suits = list(dict.fromkeys(suit_of(card).name.lower() for card in cards))
            blocks = 1 + sum(suit_of(one) != suit_of(other) for one, other in pairwise(cards))
            assert len(suits) == blocks
            if order.suits in fixed:
                assert suits == [suit for suit in fixed[order.suits].split() if suit in suits]
            for one, other in pairwise(cards):
                if suit_of(one) == suit_of(other):
                    assert (rank_of(one) > rank_of(other)) is order.strongest_left
            seen.add(spot)
    assert seen == set(SORTED)
