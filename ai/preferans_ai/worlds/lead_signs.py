"""How well a possible deal agrees with the suits the others have led.

The square root of the chances by `habits.leads` is taken: the leads of one player have reasons in
common that a suit by itself does not show, and with the whole weight deals were found less well.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache, partial

from preferans_ai.habits.leads import (
    BETL_DECLARER,
    BETL_DEFENDER,
    DECLARER,
    DECLARER_IN_SANS,
    DECLARER_TRUMPS,
    DEFENDER,
    DEFENDER_TRUMPS,
    Odds,
    odds_of_suit,
)
from preferans_ai.habits.strength import Remembered
from preferans_ai.holdings import Holding
from preferans_ai.worlds.hidden import Held, mask_of, played_by
from preferans_desktop.rules.cards import Suit, suit_of
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.play import Play

_Four = tuple[Remembered, Remembered, Remembered, Remembered]
_Sign = tuple[Seat, int, Suit, _Four]
"""Who led, the cards he has played since, that one among them, the suit, and odds by holding."""


class LeadSigns:
    """The leads of others.

    Args:
        hand: the hand in its play.
        seat: the player who looks at it; his own leads tell him nothing.
    """

    def __init__(self, hand: Hand, seat: Seat) -> None:
        self._signs = [sign for sign in _signs(hand) if sign[0] != seat]

    def likelihood(self, held: Held) -> float:
        """How likely these suits were to be led.

        Args:
            held: the cards of the three seats and those away, masks.
        """
        product = 1.0
        for seat, since, suit, (first, second, third, fourth) in self._signs:
            cards = held[seat] | since
            odds = (
                first[cards & 255],
                second[cards >> 8 & 255],
                third[cards >> 16 & 255],
                fourth[cards >> 24],
            )
            product *= odds[suit] / sum(odds)
        return math.sqrt(product)


def _signs(hand: Hand) -> Iterator[_Sign]:
    play = hand.play
    assert play is not None  # noqa: S101 - the caller has looked
    left = {seat: mask_of(played_by(hand, seat)) for seat in range(3)}
    gone = 0
    for trick in [*(trick.cards for trick in play.tricks), play.trick]:
        if trick:
            seat, card = trick[0]
            yield seat, left[seat], suit_of(card), _four(play, seat, gone)
        for who, card in trick:
            left[who] ^= 1 << card
            gone |= 1 << card


def _four(play: Play, seat: Seat, gone: int) -> _Four:
    first, second, third, fourth = (
        _remembered(gone >> 8 * suit & 255, _odds(play, seat, suit)) for suit in Suit
    )
    return first, second, third, fourth


def _odds(play: Play, seat: Seat, suit: Suit) -> Odds:
    declares = seat == play.declarer
    if play.contract == Contract.BETL:
        return BETL_DECLARER if declares else BETL_DEFENDER
    if suit == play.trump:
        return DECLARER_TRUMPS if declares else DEFENDER_TRUMPS
    if declares:
        return DECLARER if play.trump is not None else DECLARER_IN_SANS
    return DEFENDER


@lru_cache(maxsize=1024)
def _remembered(gone: Holding, odds: Odds) -> Remembered:
    return Remembered(partial(odds_of_suit, gone=gone, odds=odds))
