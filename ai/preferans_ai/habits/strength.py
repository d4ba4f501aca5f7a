"""How strong ten cards are in each contract, by table alone.

The tables are those the players estimate with: tricks of a declarer by holding (`trick_tables`) and
the chance that a suit is not caught in betl. Everything is a sum over the four suits, so that a
deal among thousands can be weighed in microseconds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations

from preferans_ai.betl_holes import safe_chance
from preferans_ai.estimates import SANS_DEFENDER_LEADS, Stakes, trump_worth, worth
from preferans_ai.holdings import Holdings, ranks
from preferans_ai.trick_tables import SANS, SANS_BASE, SIDE
from preferans_desktop.rules.serbian.contracts import CONTRACTS

Estimates = tuple[int, int, int, int, int, int, int]
"""A number for each contract, pik to sans, and for betl after the best discard of two cards."""
BETL, BETL_WITH_TALON = 4, 6
"""Places of betl in it, with all ten cards and without the worst two."""
Payoffs = tuple[tuple[float, float], ...]
"""For each contract the change of the result when it falls, and by how much passing differs."""


def _hundredths(values: Iterable[float]) -> tuple[int, ...]:
    return tuple(round(100 * value) for value in values)


_SIDE = _hundredths(SIDE)
_OF_TRUMP = _hundredths(trump_worth(holding) - SIDE[holding] for holding in range(256))
"""What a suit adds as trump over what it adds beside."""
_SAFE = _hundredths(math.log(safe_chance(holding, 255 ^ holding)) for holding in range(256))
_SANS = _hundredths(SANS)
_SANS_BASE = round(100 * (SANS_BASE + SANS_DEFENDER_LEADS))


def _gains(away: int) -> tuple[int, ...]:
    """What the best discard of so many cards of a suit adds in betl."""
    found = []
    for holding in range(256):
        discards = combinations(ranks(holding), away)
        kept = [holding - sum(1 << rank for rank in put_away) for put_away in discards]
        found.append(max((_SAFE[left] - _SAFE[holding] for left in kept), default=0))
    return tuple(found)


_ONE, _TWO = _gains(1), _gains(2)


def estimates(holdings: Holdings) -> Estimates:
    """How good these ten cards are in each contract, in hundredths.

    In trump contracts and sans the tricks of a declarer, in betl the log of its chance.
    """
    first, second, third, fourth = holdings
    sides = _SIDE[first] + _SIDE[second] + _SIDE[third] + _SIDE[fourth]
    betl = _SAFE[first] + _SAFE[second] + _SAFE[third] + _SAFE[fourth]
    one, two, three, four = _ONE[first], _ONE[second], _ONE[third], _ONE[fourth]
    return (
        sides + _OF_TRUMP[first],
        sides + _OF_TRUMP[second],
        sides + _OF_TRUMP[third],
        sides + _OF_TRUMP[fourth],
        betl,
        _SANS_BASE + _SANS[first] + _SANS[second] + _SANS[third] + _SANS[fourth],
        betl
        + max(
            max(one, two) + max(three, four),
            one + two,
            three + four,
            _TWO[first],
            _TWO[second],
            _TWO[third],
            _TWO[fourth],
        ),
    )


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
