"""The next own decision taken as it will have to be: the same in deals that look the same.

Open cards promise that every later guess will be right. Here the values of open cards are asked one
own decision later, and until then the others play as is best for them with open cards, any of
their best cards being as likely.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from preferans_ai.kernel import Position, Solver, StoppedError
from preferans_ai.kernel.seated import Seated, singly, swapped

DECISIONS = 1
"""Own decisions, after the one at hand, that are taken without seeing the cards."""

_Deals = list[tuple[float, Seated]]
"""Deals that look the same, with their weights."""


class _TooManyError(Exception):
    """The answer would need too many questions."""


def values_ahead(
    positions: Sequence[Position],
    weights: Sequence[float],
    cards: Sequence[int],
    worth: Callable[[int], float],
    solver: Solver,
    questions: int = 5000,
) -> dict[int, float] | None:
    """The expected worth of each of these cards, None when it would take too long.

    Args:
        positions: deals that may be, the same seat to act in each.
        weights: their chances.
        cards: those weighed.
        worth: of an end, by the declarer's tricks of those not finished yet; lower is better for
            the seat to act.
        solver: answers questions about open cards.
        questions: so many at most.
    """
    seated = [Seated.of(position) for position in positions]
    search = _Lookahead(solver, worth, seated[0].player, questions)
    deals = list(zip(weights, seated, strict=True))
    total = sum(weights)
    trump = positions[0].trump
    try:
        return {
            card: search.after(deals, swapped(1 << card, trump), 0, DECISIONS) / total
            for card in cards
        }
    except (_TooManyError, StoppedError):
        return None


class _Lookahead:
    def __init__(
        self, solver: Solver, worth: Callable[[int], float], player: int, questions: int
    ) -> None:
        self._solver, self._worth, self._player = solver, worth, player
        self._left = questions

    def after(self, deals: _Deals, card: int, taken: int, decisions: int) -> float:
        """Sum of weights times worth when this card is played in all these deals."""
        left = deals[0][1].left
        following = [(weight, state.after(card)) for weight, state in deals]
        first = following[0][1]
        taken += first.left < left and first.player == 0
        return self._sum(following, taken, decisions)

    def _sum(self, deals: _Deals, taken: int, decisions: int) -> float:
        first = deals[0][1]
        if not first.left:
            return sum(weight for weight, _ in deals) * self._worth(taken)
        if not decisions or len(deals) == 1:
            # From here on all see the cards: what the others choose is in the count.
            return sum(
                weight * self._worth(taken + self._count(state, None)) for weight, state in deals
            )
        if first.player != self._player:
            by_card: dict[int, _Deals] = {}
            for weight, state in deals:
                best = self._best(state)
                for card in best:
                    by_card.setdefault(card, []).append((weight / len(best), state))
            return sum(self.after(same, card, taken, decisions) for card, same in by_card.items())
        cards = 0
        for _, state in deals:
            cards |= state.different()
        choice = singly(cards)
        decisions -= len(choice) > 1
        return min(self.after(deals, card, taken, decisions) for card in choice)

    def _best(self, state: Seated) -> list[int]:
        """The best cards of a player with open cards, those that touch them too."""
        cards = singly(state.playable())
        if len(cards) == 1:
            return cards
        different = state.different()
        values: list[int] = []
        for card in cards:
            if values and not card & different:
                values.append(values[-1])
                continue
            following = state.after(card)
            won = following.left < state.left and following.player == 0
            guess = values[-1] if values else None
            values.append(won + self._count(following, None if guess is None else guess - won))
        best = max(values) if state.player == 0 else min(values)
        return [card for card, value in zip(cards, values, strict=True) if value == best]

    def _count(self, state: Seated, guess: int | None) -> int:
        self._left -= 1
        if self._left < 0:
            raise _TooManyError
        return self._solver.count(state, guess)
