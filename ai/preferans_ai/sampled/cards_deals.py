"""The deals in which cards are tried: those that differ in what is played, in random order."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_ai.kernel import Position
from preferans_ai.thinking import Thinking
from preferans_ai.worlds.positions import position_of
from preferans_ai.worlds.sampling import worlds_of
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView

ALL_WITHIN = 5
"""All positions are looked at where there are at most so many times the deals wanted."""


@dataclass(frozen=True, slots=True)
class Deals:
    """Positions that may be, and their chances.

    Attributes:
        complete: every position still possible is among them.
    """

    positions: tuple[Position, ...]
    weights: tuple[float, ...]
    complete: bool

    @property
    def possible(self) -> int | None:
        """Number of all deals that are possible, None where not all of them are here."""
        return len(self.positions) if self.complete else None


def deals_of(view: PlayerView, hand: Hand, thinking: Thinking) -> Deals:
    """The positions of the deals that a decision looks at, those of a hand in play."""
    found = worlds_of(view, thinking.generator, thinking.worlds, thinking.inference)
    weights: dict[Position, float] = {}
    for world, weight in zip(found.worlds, found.weights, strict=True):
        position = position_of(world, hand)
        weights[position] = weights.get(position, 0.0) + weight
    count = min(len(weights), ALL_WITHIN * thinking.worlds)
    order = thinking.generator.sample(list(weights.items()), count)
    return Deals(
        tuple(position for position, _ in order),
        tuple(weight for _, weight in order),
        found.complete and count == len(weights),
    )
