"""What a hand may become with the talon: every talon still possible, the best discard for each."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations

from preferans_ai.betl_holes import safe_chance
from preferans_ai.estimates import SANS_DEFENDER_LEADS, Stakes, chance_of_six, trump_worth, worth
from preferans_ai.holdings import Holdings, ranks
from preferans_ai.trick_tables import SANS, SANS_BASE, SIDE
from preferans_desktop.rules.cards import ALL_CARDS, Card
from preferans_desktop.rules.serbian.contracts import CONTRACTS, Contract, trump_of

CHOICE_IS_OPTIMISTIC = 0.25
"""Tricks by which the best of many discards and contracts is overrated on average."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What winning the bidding at some level promises.

    Attributes:
        value: expected change of the result, lower is better.
        chance: chance to make the contract that would be played.
        contract: the contract most often played.
    """

    value: float
    chance: float
    contract: Contract


@dataclass(frozen=True, slots=True)
class _Table:
    """Value of every holding, and what the best discard of one or two of its cards gains."""

    values: tuple[float, ...]
    one: tuple[float, ...]
    two: tuple[float, ...]


def _table(values: Sequence[float]) -> _Table:
    return _Table(tuple(values), _gains(values, 1), _gains(values, 2))


def _gains(values: Sequence[float], away: int) -> tuple[float, ...]:
    return tuple(
        max(
            (
                values[holding - sum(1 << rank for rank in put_away)] - values[holding]
                for put_away in combinations(ranks(holding), away)
            ),
            default=-math.inf,
        )
        for holding in range(256)
    )


@cache
def _tables() -> dict[Contract, tuple[_Table, ...]]:
    """The table of each suit in each contract."""
    trump = _table([trump_worth(holding) for holding in range(256)])
    side, sans = _table(SIDE), _table(SANS)
    safe = _table([math.log(safe_chance(holding, 255 ^ holding)) for holding in range(256)])
    other = {Contract.BETL: safe, Contract.SANS: sans}
    return {
        contract: tuple(
            trump if suit == trump_of(contract) else other.get(contract, side) for suit in range(4)
        )
        for contract in CONTRACTS
    }


def best_discard_value(twelve: Sequence[int], tables: Sequence[_Table]) -> float:
    """Sum of the values of a hand of twelve after its best discard."""
    total = 0.0
    first = second = two = -math.inf
    for holding, table in zip(twelve, tables, strict=True):
        total += table.values[holding]
        gain = table.one[holding]
        if gain > first:
            first, second = gain, first
        elif gain > second:
            second = gain
        two = max(two, table.two[holding])
    return total + max(two, first + second)


def _chance(contract: Contract, value: float, handicap: float) -> float:
    if contract == Contract.BETL:
        return math.exp(value)
    sans = contract == Contract.SANS
    base = SANS_BASE + SANS_DEFENDER_LEADS if sans else 0.0
    return chance_of_six(base + value - handicap, sans=sans)


@lru_cache(maxsize=16)
def after_talon(
    cards: frozenset[Card], holdings: Holdings, stakes: Stakes, handicap: float
) -> Mapping[int, Prospect]:
    """What winning the bidding promises, by the level it is won at.

    Args:
        cards: the ten cards held; the talon is any two of the others.
        holdings: the same cards by suit.
        stakes: what would be played for.
        handicap: tricks taken off every estimate because of what others have said.
    """
    pairs = list(combinations([card for card in ALL_CARDS if card not in cards], 2))
    handicap += CHOICE_IS_OPTIMISTIC
    weights = [
        (worth(contract, 0.0, stakes), worth(contract, 1.0, stakes)) for contract in CONTRACTS
    ]
    totals = {contract: [0.0, 0.0] for contract in CONTRACTS}
    played = {contract: dict.fromkeys(CONTRACTS, 0) for contract in CONTRACTS}
    for first, second in pairs:
        twelve = list(holdings)
        twelve[first >> 3] |= 1 << (first & 7)
        twelve[second >> 3] |= 1 << (second & 7)
        best = (math.inf, 0.0, Contract.SANS)
        for contract, (fallen, passed) in zip(reversed(CONTRACTS), reversed(weights), strict=True):
            total = best_discard_value(twelve, _tables()[contract])
            chance = _chance(contract, total, handicap)
            value = fallen + chance * (passed - fallen)
            if value < best[0]:
                best = (value, chance, contract)
            totals[contract][0] += best[0]
            totals[contract][1] += best[1]
            played[contract][best[2]] += 1
    return {
        int(level): Prospect(
            value=totals[level][0] / len(pairs),
            chance=totals[level][1] / len(pairs),
            contract=max(CONTRACTS, key=lambda contract: played[level][contract]),
        )
        for level in CONTRACTS
    }
