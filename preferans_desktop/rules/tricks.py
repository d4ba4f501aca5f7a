"""Following suit and winning tricks (serbian.md 8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from preferans_desktop.rules.cards import Card, Suit
from preferans_desktop.rules.seats import Seat


def playable(cards: Iterable[Card], led: Suit | None, trump: Suit | None) -> list[Card]:
    """Cards that may be played, in record order: follow suit, else trump, else any.

    Args:
        cards: all cards the player holds.
        led: suit led to the trick, None when leading.
        trump: trump suit, None in betl and sans.
    """
    held = sorted(cards)
    if led is None:
        return held
    suited = [card for card in held if card >> 3 == led]
    if suited:
        return suited
    if trump is None:
        return held
    return [card for card in held if card >> 3 == trump] or held


def trick_winner(trick: Sequence[tuple[Seat, Card]], trump: Suit | None) -> Seat:
    """Seat that wins a trick: the highest trump, else the highest card of the suit led."""
    led = trick[0][1] >> 3
    best_seat, best = trick[0]
    for seat, card in trick[1:]:
        if card >> 3 == best >> 3:
            if card > best:
                best_seat, best = seat, card
        elif card >> 3 == trump and best >> 3 == led:
            best_seat, best = seat, card
    return best_seat
