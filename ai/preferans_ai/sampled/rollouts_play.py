"""What the plays of a deal would bring, every card known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from preferans_ai.habits.following import own_tricks
from preferans_ai.holdings import holdings_of_mask
from preferans_ai.kernel import Goal, Position, Solver, StoppedError
from preferans_ai.kernel.playouts import Playouts
from preferans_ai.kernel.seated import Seated
from preferans_ai.sampled.rollouts_spread import (
    DOUBTED,
    DOUBTED_IN_SANS,
    ERRORS,
    PARTS,
    Errors,
    Spread,
    alone,
    caught_betl,
    least_that_counts,
    shared,
)
from preferans_desktop.rules.seats import Seat, from_seat, left_of, right_of
from preferans_desktop.rules.serbian.contracts import Contract, trump_of
from preferans_desktop.rules.serbian.scoring import Three

CAUGHT_OPEN, CAUGHT_BY_THUMB, CAUGHT_WHEN_SAFE = 0.45, 0.5, 0.03
"""Chance that a betl is caught which open cards catch, what there is added when rules of thumb
always catch it, and the chance where open cards do not."""
BETL_PLAYOUTS = 4
"""So many times a betl is played by rules of thumb, which leave much to chance there."""
LEAST_PROMISED = 0.1
"""No defender's share of the tricks is reckoned from fewer."""


@dataclass(slots=True)
class Dealt:
    """A deal that may be, and what its plays bring, each reckoned once.

    Attributes:
        hands: the ten cards of each seat, masks.
        moods: from 0 to 1, lower for who speaks more boldly here.
    """

    hands: Three
    moods: tuple[float, float, float] = (0.5, 0.5, 0.5)
    spreads: dict[tuple[Seat, Contract, tuple[Seat, ...]], Spread] = field(default_factory=dict)


class Plays:
    """Plays of deals thought of."""

    def __init__(
        self, forehand: Seat, stopped: Callable[[], bool], *, doubted: bool = False
    ) -> None:
        """Plays of one hand.

        Args:
            forehand: of the hand.
            stopped: the emergency stop.
            doubted: the deals are those a defender thinks of, who believes the declarer weaker than
                he is.
        """
        self._forehand = forehand
        self._stopped = stopped
        self._doubted = doubted
        self._solver = Solver()
        self._playouts = Playouts()

    def spread(
        self, dealt: Dealt, declarer: Seat, contract: Contract, defenders: tuple[Seat, ...]
    ) -> Spread:
        """What may come out of a play of ten tricks.

        Raises:
            StoppedError: the emergency stop.
        """
        key = (declarer, contract, defenders)
        known = dealt.spreads.get(key)
        if known is None:
            if self._stopped():
                raise StoppedError
            known = self._play(dealt.hands, declarer, contract, defenders)
            dealt.spreads[key] = known
        return known

    def _play(
        self, hands: Three, declarer: Seat, contract: Contract, defenders: tuple[Seat, ...]
    ) -> Spread:
        trump = trump_of(contract)
        playing = {declarer, *defenders}
        first, second, third = (cards if seat in playing else 0 for seat, cards in enumerate(hands))
        position = Position(
            (first, second, third),
            declarer,
            self._leader(declarer, contract, defenders),
            None if trump is None else int(trump),
        )
        if contract == Contract.BETL:
            return caught_betl(declarer, self._is_caught(position))
        errors, seated = self._errors(contract), Seated.of(position)
        thumb = self._playouts.seated_tricks(seated, position, 0)
        best = self._solver.tricks(seated, thumb[declarer], least_that_counts(errors))
        if len(defenders) == 1:
            return alone(declarer, defenders[0], best, thumb[declarer], errors)
        promised = [
            max(own_tricks(holdings_of_mask(hands[seat]), contract), LEAST_PROMISED)
            for seat in defenders
        ]
        share = promised[0] / (promised[0] + promised[1])
        if thumb[declarer] < 10:
            share = (share + thumb[defenders[0]] / (10 - thumb[declarer])) / 2
        return shared(declarer, best, thumb[declarer], round(PARTS * share), errors)

    def _errors(self, contract: Contract) -> Errors:
        if not self._doubted:
            return ERRORS
        return DOUBTED_IN_SANS if contract == Contract.SANS else DOUBTED

    def _is_caught(self, position: Position) -> float:
        if not self._solver.value(position, Goal.CAUGHT):
            return CAUGHT_WHEN_SAFE
        caught = [self._playouts.caught(position, seed) for seed in range(BETL_PLAYOUTS)]
        return CAUGHT_OPEN + CAUGHT_BY_THUMB * sum(caught) / BETL_PLAYOUTS

    def _leader(self, declarer: Seat, contract: Contract, defenders: tuple[Seat, ...]) -> Seat:
        """Who leads first (serbian.md 8)."""
        if contract == Contract.SANS:
            before = left_of(declarer)
            return before if before in defenders else right_of(declarer)
        playing = {declarer, *defenders}
        return next(seat for seat in from_seat(self._forehand) if seat in playing)
