"""What each card comes to, deal by deal; all cards are tried in the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from preferans_ai.sampled.cards_deals import Deals
from preferans_desktop.rules.cards import Card

FIRST_LOOK = 8
"""Deals before the first look whether cards can be dropped."""
CLEARLY_WORSE = 2.2
"""A card is dropped that is so many standard errors worse than the best."""


class Came(NamedTuple):
    """What a card came to, in one deal or on average.

    Attributes:
        counts: what the choice is made by, lower is better.
        own: change of the seat's own result.
        passes: chance that the declarer passes.
        falls: chance that the seat falls.
        tricks: of those not finished yet, how many the declarer takes.
        bule, supe: what is written for the seat (`Written`).
    """

    counts: float
    own: float
    passes: float
    falls: float
    tricks: float
    bule: float
    supe: float


class Trials:
    """Cards in deals.

    Attributes:
        cards: the cards still weighed.
        all_cards: these and the ones dropped.
    """

    def __init__(self, cards: Sequence[Card], floor: float, possible: int | None = None) -> None:
        """No deal yet.

        Args:
            cards: those to be weighed.
            floor: least spread of a difference between two cards: deals alike tell less than it
                seems.
            possible: the number of all deals there can be, None where it is not known.
        """
        self._possible = possible
        self.cards = list(cards)
        self.all_cards = tuple(cards)
        self._floor = floor
        self._weights: list[float] = []
        self._came: dict[Card, list[Came]] = {card: [] for card in cards}

    @property
    def deals(self) -> int:
        """Deals so far."""
        return len(self._weights)

    @property
    def complete(self) -> bool:
        """Whether no other deal is possible than those so far."""
        return self.deals == self._possible

    def go_through(self, deals: Deals, look: Callable[[range], Iterable[dict[Card, Came]]]) -> None:
        """Try the cards in deal after deal, and weigh those no more that are clearly worse.

        Args:
            deals: what to try them in; all of it, unless only one card is left before.
            look: what each card comes to in the deals of these numbers, or in the first of them
                where the emergency stop came.
        """
        begin, count = 0, len(deals.positions)
        while begin < count and len(self.cards) > 1:
            numbers = range(begin, min(begin + self._until_next_look(), count))
            came = list(look(numbers))
            for number, in_deal in zip(numbers, came, strict=False):
                self.add(deals.weights[number], in_deal)
            if len(came) < len(numbers):
                break
            self.drop_worse()
            begin = numbers.stop

    def add(self, weight: float, came: dict[Card, Came]) -> None:
        """One deal more, and what each card came to in it."""
        self._weights.append(weight)
        for card, seen in self._came.items():
            seen.append(came[card])

    def average(self, card: Card) -> Came:
        """What a card came to on average."""
        return Came(*map(self._mean, zip(*self._came[card], strict=True)))

    def best(self) -> Card:
        """The card with the best average."""
        return min(
            self.cards, key=lambda card: self._mean([came.counts for came in self._came[card]])
        )

    def _mean(self, values: Sequence[float]) -> float:
        """What one number came to on average, told deal by deal."""
        weighed = zip(self._weights, values, strict=True)
        return sum(weight * value for weight, value in weighed) / sum(self._weights)

    def worse(self, card: Card, best: Card) -> tuple[float, float]:
        """By how much a card is worse than another on average, and the standard error of it."""
        pairs = zip(self._weights, self._came[card], self._came[best], strict=True)
        weighed = [(weight, came.counts - other.counts) for weight, came, other in pairs]
        total = sum(self._weights)
        mean = sum(weight * value for weight, value in weighed) / total
        spread = sum(
            weight**2 * ((value - mean) ** 2 + self._floor**2) for weight, value in weighed
        )
        return mean, sqrt(spread) / total

    def near(self, best: Card, errors: float) -> list[Card]:
        """The cards not worse than the best by more than so many standard errors."""
        kept = []
        for card in self.cards:
            mean, error = self.worse(card, best)
            if card == best or mean <= errors * error:
                kept.append(card)
        return kept

    def drop_worse(self) -> None:
        """Stop weighing cards that are clearly worse than the best."""
        self.cards = self.near(self.best(), CLEARLY_WORSE)

    def _until_next_look(self) -> int:
        """Number of deals after which to look whether cards can be dropped: 8, 12, 16 and so on."""
        return max(self.deals // 4, FIRST_LOOK // 2) if self.deals else FIRST_LOOK
