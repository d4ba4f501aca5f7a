"""What is certain near the end: cards that reach a goal however all the cards not seen lie.

The one who thinks knows only what he can know: in deals that he cannot tell apart he plays the same
card. Everybody else is taken to know all cards, and to play against him, a partner too. So what is
found is certain; but not everything certain is found, for a partner will help.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from preferans_ai.kernel import Position, Solver, StoppedError
from preferans_ai.kernel.seated import Seated, singly, swapped


class _TooManyError(Exception):
    """The proof would need too many questions."""


def sure_cards(
    positions: Sequence[Position],
    seat: int,
    need: int | None,
    solver: Solver,
    questions: int = 1500,
) -> frozenset[int]:
    """Cards with which a seat surely reaches his goal; empty when none was found.

    Args:
        positions: every deal still possible, the seat to act in each.
        seat: who thinks.
        need: how many of the tricks not finished yet he wants to take, or None for a declarer of
            betl, who wants to take none.
        solver: answers questions about open cards.
        questions: so many at most; a proof that needs more is not found.
    """
    if need is not None and not 0 < need <= positions[0].tricks_left:
        return frozenset()
    states = [Seated.of(replace(position, declarer=seat)) for position in positions]
    proofs = _Proofs(solver, questions, none=need is None)
    trump = positions[0].trump
    found = set()
    for card in _cards(states):
        try:
            is_sure = proofs.after(states, card, need or 0)
        except (_TooManyError, StoppedError):
            break
        if is_sure:
            found.add(swapped(card, trump).bit_length() - 1)
    return frozenset(found)


def _cards(states: Iterable[Seated]) -> list[int]:
    """What he may play, without cards that come to the same in every deal."""
    different = 0
    for state in states:
        different |= state.different()
    return singly(different)


class _Proofs:
    """Goes through what may follow, deals that look the same together."""

    def __init__(self, solver: Solver, questions: int, *, none: bool) -> None:
        self._solver = solver
        self._none = none
        self._left = questions

    def after(self, states: Sequence[Seated], card: int, need: int) -> bool:
        """Whether the goal is sure when this card is played in all these deals."""
        following = [state.after(card) for state in states]
        if following[0].left < states[0].left and following[0].player == 0:
            if self._none:
                return False
            need -= 1
        return self._holds(following, need)

    def _holds(self, states: Sequence[Seated], need: int) -> bool:
        if not states[0].left or (need <= 0 and not self._none):
            return need <= 0
        if not all(self._open(state, need) for state in states):
            return False
        if len(states) == 1 or states[0].left == 1:
            return True
        if states[0].player == 0:
            return any(self.after(states, card, need) for card in _cards(states))
        by_card: dict[int, list[Seated]] = {}
        for state in states:
            for card in singly(state.playable()):
                by_card.setdefault(card, []).append(state)
        return all(self.after(same, card, need) for card, same in by_card.items())

    def _open(self, state: Seated, need: int) -> bool:
        """Whether he reaches the goal with open cards."""
        self._left -= 1
        if self._left < 0:
            raise _TooManyError
        if self._none:
            return not self._solver.is_caught(state)
        return bool(self._solver.takes(state, need))
