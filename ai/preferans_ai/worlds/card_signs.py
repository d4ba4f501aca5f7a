"""How well a possible deal agrees with the cards the others have played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from preferans_ai.habits.cards import (
    BETL_LEADS,
    BETL_STAYS_BELOW,
    CANNOT_BEAT,
    LEADS_MASTER,
    NOTHING_TO_BEAT,
    PARTNER_WINS,
    RUFFS,
    THROWS,
    WINS_EARLY,
    WINS_LAST,
    Manners,
    chance_of_card,
)
from preferans_ai.habits.strength import Remembered
from preferans_ai.holdings import Holding
from preferans_ai.worlds.hidden import Held
from preferans_desktop.rules.cards import Card, suit_of
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.play import Play
from preferans_desktop.rules.tricks import trick_winner

_Trick = Sequence[tuple[Seat, Card]]
_Sign = tuple[Seat, int, Holding, Remembered]
"""Whose card it was, where its suit lies in a mask, the cards of the suit he has played since, this
one among them, and its chance by what he held of the suit."""


class CardSigns:
    """The cards others have played.

    Args:
        play: the play so far.
        seat: the player who looks at it; his own cards tell him nothing.
    """

    def __init__(self, play: Play, seat: Seat) -> None:
        self._signs = [sign for sign in _signs(play) if sign[0] != seat]

    def likelihood(self, held: Held) -> float:
        """How likely these cards were to be played.

        Args:
            held: the cards of the three seats and those away, masks.
        """
        product = 1.0
        for seat, shift, since, chances in self._signs:
            product *= chances[held[seat] >> shift & 255 | since]
        return product


def _signs(play: Play) -> Iterator[_Sign]:
    tricks: list[_Trick] = [*(trick.cards for trick in play.tricks), play.trick]
    played = [(seat, card) for trick in tricks for seat, card in trick]
    gone = [0, 0, 0, 0]
    number = 0
    for trick in tricks:
        for place, (seat, card) in enumerate(trick):
            since = _of_suit(card, [later for who, later in played[number:] if who == seat])
            number += 1
            chances = _chances(play, trick[:place], seat, card, gone[suit_of(card)])
            if chances is not None:
                yield seat, 8 * suit_of(card), since, chances
        for _, card in trick:
            gone[suit_of(card)] |= 1 << (card & 7)


def _of_suit(card: Card, cards: Sequence[Card]) -> Holding:
    holding = 0
    for other in cards:
        if suit_of(other) == suit_of(card):
            holding |= 1 << (other & 7)
    return holding


def _chances(
    play: Play, before: _Trick, seat: Seat, card: Card, gone: Holding
) -> Remembered | None:
    """Chances of a card played after those before it in the trick, None where it tells nothing."""
    if not before:
        return _chances_of_lead(play, card, gone)
    winner = trick_winner(before, play.trump)
    winning = next(other for who, other in before if who == winner)
    for _, other in before:
        if suit_of(other) == suit_of(card) and other != winning:
            gone |= 1 << (other & 7)
    to_beat = _to_beat(play, before, winning, card)
    return _remembered(card & 7, to_beat, gone, _manners(play, before, seat, winner, to_beat))


def _chances_of_lead(play: Play, card: Card, gone: Holding) -> Remembered:
    if play.contract == Contract.BETL:
        return _remembered(card & 7, NOTHING_TO_BEAT, gone, BETL_LEADS)
    return _remembered_lead(card & 7, gone)


def _to_beat(play: Play, before: _Trick, winning: Card, card: Card) -> int:
    """Rank that a card has to beat to win the trick."""
    suit, led = suit_of(card), suit_of(before[0][1])
    if suit == suit_of(winning):
        return winning & 7
    return NOTHING_TO_BEAT if suit == play.trump and suit != led else CANNOT_BEAT


def _manners(play: Play, before: _Trick, seat: Seat, winner: Seat, to_beat: int) -> Manners:
    if play.contract == Contract.BETL:
        return BETL_STAYS_BELOW
    if to_beat == NOTHING_TO_BEAT:
        return RUFFS
    if to_beat == CANNOT_BEAT:
        return THROWS
    if play.declarer not in (seat, winner):
        return PARTNER_WINS
    return WINS_LAST if len(before) == len(play.defenders) else WINS_EARLY


@lru_cache(maxsize=4096)
def _remembered(rank: int, to_beat: int, gone: Holding, manners: Manners) -> Remembered:
    return Remembered(
        partial(chance_of_card, rank=rank, to_beat=to_beat, gone=gone, manners=manners)
    )


@lru_cache(maxsize=1024)
def _remembered_lead(rank: int, gone: Holding) -> Remembered:
    return Remembered(partial(_chance_of_lead, rank=rank, gone=gone))


def _chance_of_lead(held: Holding, rank: int, gone: Holding) -> float:
    master = 1 << (255 ^ gone).bit_length() - 1
    manners = LEADS_MASTER if held & master else Manners()
    return chance_of_card(held, rank, NOTHING_TO_BEAT, gone, manners)
