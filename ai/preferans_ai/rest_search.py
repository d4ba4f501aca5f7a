"""Whether the declarer takes every trick left, all cards known, whatever the defenders do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from preferans_ai.certain import takes_all_from_lead
from preferans_ai.holdings import holdings_of
from preferans_desktop.rules.cards import Card, Suit
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.tricks import playable, trick_winner

Trick = tuple[tuple[Seat, Card], ...]
Cards = Mapping[Seat, frozenset[Card]]


class SearchTooLong(Exception):  # noqa: N818 - an answer that was not found, not a failure
    """The search used up its positions."""


@dataclass(slots=True)
class RestSearch:
    """A search for a defence that takes a trick.

    Attributes:
        order: the seats that play, in order.
        left: positions that may still be looked at.
    """

    declarer: Seat
    trump: Suit | None
    order: tuple[Seat, ...]
    left: int

    def takes_all(self, cards: Cards, trick: Trick, to_act: Seat) -> bool:
        """Whether the declarer takes all tricks left, the one in progress included.

        Raises:
            SearchTooLong: the answer would take too many positions.
        """
        self.left -= 1
        if self.left < 0:
            raise SearchTooLong
        if not trick and to_act == self.declarer and self._runs(cards):
            return True
        led = Suit(trick[0][1] >> 3) if trick else None
        answers = (
            self._after(cards, trick, to_act, card)
            for card in playable(cards[to_act], led, self.trump)
        )
        return any(answers) if to_act == self.declarer else all(answers)

    def _runs(self, cards: Cards) -> bool:
        theirs = frozenset[Card]().union(
            *(held for seat, held in cards.items() if seat != self.declarer)
        )
        return takes_all_from_lead(
            holdings_of(cards[self.declarer]), holdings_of(theirs), self.trump
        )

    def _after(self, cards: Cards, trick: Trick, seat: Seat, card: Card) -> bool:
        trick = (*trick, (seat, card))
        cards = {**cards, seat: cards[seat] - {card}}
        if len(trick) < len(self.order):
            following = self.order[(self.order.index(seat) + 1) % len(self.order)]
            return self.takes_all(cards, trick, following)
        winner = trick_winner(trick, self.trump)
        if winner != self.declarer:
            return False
        return not cards[winner] or self.takes_all(cards, (), winner)
