"""How strong ten cards are in each contract, by table alone.

The tables are those the players estimate with: tricks of a declarer by holding (`trick_tables`) and
the chance that a suit is not caught in betl. Everything is a sum over the four suits, so that a
deal among thousands can be weighed in microseconds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import combinations

from preferans_ai.betl_holes import safe_chance
from preferans_ai.estimates import SANS_DEFENDER_LEADS, Stakes, trump_worth, worth
from preferans_ai.holdings import Holdings, mask_of_holdings, ranks
from preferans_ai.kernel import Leg, chosen
from preferans_ai.kernel._weighing import Strengths
from preferans_ai.trick_tables import SANS as SANS_TRICKS
from preferans_ai.trick_tables import SANS_BASE, SIDE
from preferans_desktop.rules.serbian.contracts import CONTRACTS

Estimates = tuple[int, int, int, int, int, int, int]
"""A number for each contract, pik to sans, and for betl after the best discard of two cards."""
BETL, SANS, BETL_WITH_TALON = 4, 5, 6
"""Places in it of betl with all ten cards, of sans, of betl without the worst two."""
Payoffs = tuple[tuple[float, float], ...]
"""For each contract the change of the result when it falls, and by how much passing differs."""


def _hundredths(values: Iterable[float]) -> tuple[int, ...]:
    return tuple(round(100 * value) for value in values)


_SIDE = _hundredths(SIDE)
_OF_TRUMP = _hundredths(trump_worth(holding) - SIDE[holding] for holding in range(256))
"""What a suit adds as trump over what it adds beside."""
_SAFE = _hundredths(math.log(safe_chance(holding, 255 ^ holding)) for holding in range(256))
_SANS = _hundredths(SANS_TRICKS)
_SANS_BASE = round(100 * (SANS_BASE + SANS_DEFENDER_LEADS))


def _gains(away: int) -> tuple[int, ...]:
    """What the best discard of so many cards of a suit adds in betl."""
    found = []
    for holding in range(256):
        discards = combinations(ranks(holding), away)
        kept = [holding - sum(1 << rank for rank in put_away) for put_away in discards]
        found.append(max((_SAFE[left] - _SAFE[holding] for left in kept), default=0))
    return tuple(found)


_TABLES = {
    "side": _SIDE,
    "trump": _OF_TRUMP,
    "sans": _SANS,
    "safe": _SAFE,
    "one": _gains(1),
    "two": _gains(2),
}


def strengths() -> Strengths:
    """What measures cards, by the leg of the kernel that is chosen now."""
    return _strengths(chosen())


@cache
def _strengths(leg: Leg) -> Strengths:
    return leg.strengths(_TABLES, _SANS_BASE)


def estimates(holdings: Holdings) -> Estimates:
    """How good these ten cards are in each contract, in hundredths.

    In trump contracts and sans the tricks of a declarer, in betl the log of its chance.
    """
    return strengths().of(mask_of_holdings(holdings))


def logistic(x: float) -> float:
    """A chance from its log odds."""
    return 1 / (1 + math.exp(-x))


class Remembered(dict[int, float]):
    """A function of a whole number whose values are worked out once, where they are asked for."""

    def __init__(self, function: Callable[[int], float]) -> None:
        super().__init__()
        self._function = function

    def __missing__(self, argument: int) -> float:
        value = self[argument] = self._function(argument)
        return value


@lru_cache(maxsize=64)
def payoffs(stakes: Stakes) -> Payoffs:
    """What each contract with the talon is worth at these stakes, by table."""
    found = []
    for contract in CONTRACTS:
        fallen = worth(contract, 0.0, stakes)
        found.append((fallen, worth(contract, 1.0, stakes) - fallen))
    return tuple(found)
