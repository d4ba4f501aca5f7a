"""Cards of one suit as a byte: bit 0 the seven, bit 7 the ace."""

from __future__ import annotations

from collections.abc import Iterable

from preferans_desktop.rules.cards import Card, Suit

Holding = int
"""The cards of one suit, a byte."""
Holdings = tuple[Holding, Holding, Holding, Holding]
"""The cards of a hand, by suit."""

NONE: Holdings = (0, 0, 0, 0)
ALL: Holdings = (255, 255, 255, 255)
ACE, KING, QUEEN, JACK, TEN = 128, 64, 32, 16, 8
JACK_RANK = 4
ACE_RANK = 7


def holdings_of(cards: Iterable[Card]) -> Holdings:
    """The cards, suit by suit."""
    by_suit = [0, 0, 0, 0]
    for card in cards:
        by_suit[card >> 3] |= 1 << (card & 7)
    return (by_suit[0], by_suit[1], by_suit[2], by_suit[3])


def holdings_of_mask(cards: int) -> Holdings:
    """The cards of a set with bit suit * 8 + rank for each, suit by suit."""
    return cards & 255, cards >> 8 & 255, cards >> 16 & 255, cards >> 24


def mask_of_holdings(holdings: Holdings) -> int:
    """The set with bit suit * 8 + rank for each of these cards."""
    first, second, third, fourth = holdings
    return first | second << 8 | third << 16 | fourth << 24


def without(holdings: Holdings, other: Holdings) -> Holdings:
    """The cards of one hand that the other does not hold."""
    return (
        holdings[0] & ~other[0],
        holdings[1] & ~other[1],
        holdings[2] & ~other[2],
        holdings[3] & ~other[3],
    )


def ranks(holding: Holding) -> list[int]:
    """Ranks of a holding, lowest first."""
    return [rank for rank in range(8) if holding >> rank & 1]


def highest(holding: Holding) -> int:
    """Highest rank of a holding, -1 when it is empty."""
    return holding.bit_length() - 1


def lowest(holding: Holding) -> int:
    """Lowest rank of a holding that is not empty."""
    return (holding & -holding).bit_length() - 1


def above(holding: Holding, rank: int) -> Holding:
    """The cards of a holding higher than a rank."""
    return holding >> (rank + 1) << (rank + 1)


def below(holding: Holding, rank: int) -> Holding:
    """The cards of a holding lower than a rank."""
    return holding & ((1 << rank) - 1)


def card_of(suit: Suit, rank: int) -> Card:
    """The card of a suit and a rank."""
    return Card(suit * 8 + rank)
