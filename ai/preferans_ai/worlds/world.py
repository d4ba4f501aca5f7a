"""What a sampled or enumerated deal is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Inference(Enum):
    """How much a player infers about the hidden cards.

    `FACTS`: what is certain, every deal weighing the same. `WORDS`: what the auction, the contract
    and the following tell as well. `FULL`: what the cards played tell, too.
    """

    FACTS = "facts"
    WORDS = "words"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class World:
    """One way the cards may lie; a set of cards has bit suit * 8 + rank for each.

    Attributes:
        hands: the cards that each seat holds now, also those of a defender who stayed out.
        away: the cards that lie with nobody: the talon before it is shown and in hand games, the
            discard after it.
    """

    hands: tuple[int, int, int]
    away: int


@dataclass(frozen=True, slots=True)
class Worlds:
    """Deals that may be, and how likely each is.

    Attributes:
        worlds: the deals.
        weights: their chances, adding up to 1.
        complete: every deal still possible is among them.
    """

    worlds: tuple[World, ...]
    weights: tuple[float, ...]
    complete: bool
