"""In which order the cards of a hand stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, permutations

from preferans_desktop.host.settings import Settings, SuitOrder
from preferans_desktop.rules.cards import Card, Suit, rank_of, suit_of

_USUAL = (Suit.PIK, Suit.KARO, Suit.TREF, Suit.HERC)
_RED = frozenset({Suit.KARO, Suit.HERC})
_PLACES = {
    SuitOrder.FIXED: (Suit.TREF, Suit.HERC, Suit.PIK, Suit.KARO),
    SuitOrder.BIDDING: (Suit.PIK, Suit.KARO, Suit.HERC, Suit.TREF),
}


@dataclass(frozen=True, slots=True)
class HandOrder:
    """How the player wants open hands sorted.

    Attributes:
        suits: where each suit stands.
        strongest_left: the strongest card of each suit stands at its left; else at its right.
    """

    suits: SuitOrder = SuitOrder.ALTERNATING
    strongest_left: bool = True


USUAL_ORDER = HandOrder()
"""That of `ordered`."""


def hand_order_of(settings: Settings) -> HandOrder:
    """The order that is chosen."""
    return HandOrder(settings.suit_order, settings.strongest_left)


def resorted(cards: Sequence[Card], order: HandOrder) -> tuple[Card, ...]:
    """Cards that stand in the usual order, in this one."""
    suits = _PLACES.get(order.suits) or tuple(dict.fromkeys(map(suit_of, cards)))
    sign = -1 if order.strongest_left else 1
    return tuple(sorted(cards, key=lambda card: (suits.index(suit_of(card)), sign * rank_of(card))))


def ordered(
    cards: Iterable[Card], trump: Suit | None, held: Iterable[Card] = ()
) -> tuple[Card, ...]:
    """Cards by suit, trump leftmost, colours alternating as far as they can, the ace first.

    Args:
        cards: the cards to order.
        trump: trump suit once known.
        held: cards that stood among them before; a suit that has run out keeps its place, so that
            the others do not move in the middle of a hand.
    """
    cards = tuple(cards)
    order = suit_order(frozenset(suit_of(card) for card in (*cards, *held)), trump)
    return tuple(sorted(cards, key=lambda card: (order.index(suit_of(card)), -rank_of(card))))


@cache
def suit_order(suits: frozenset[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """Suits from left to right: trump first, as few neighbours of one colour as possible."""
    candidates = permutations(sorted(suits, key=_USUAL.index))
    return min(candidates, key=lambda order: (trump in order[1:], _same_neighbours(order)))


def _same_neighbours(order: tuple[Suit, ...]) -> int:
    return sum((left in _RED) == (right in _RED) for left, right in pairwise(order))
