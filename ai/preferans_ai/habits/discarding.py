"""What the winner of the bidding puts away and announces (serbian.md 6), as chances.

A discard is worth what it adds to the table value of the ten cards kept. Discards are as likely as
exp(sharpness * worth): the sum over all 66 is a sum over suits, because what is gained in one suit
does not depend on the others. He announces a contract by what it is worth with the ten cards kept.

Players that go by rules of thumb use these very tables: in 955 discards of their self-play the best
discard by table was the one made in 88 (betl) to 97 (herc) of 100. The numbers are softer than
theirs, for players who weigh discards in another way: at these a discard made had a chance of .40
(pik) to .46 (tref) on average, of .24 in sans. `ODD` is the share that follows no reason.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import combinations

from preferans_ai.betl_holes import safe_chance
from preferans_ai.estimates import chance_of_six, trump_worth
from preferans_ai.habits.strength import Payoffs, Remembered, strengths
from preferans_ai.holdings import Holding, ranks
from preferans_ai.kernel import Leg, chosen
from preferans_ai.kernel._weighing import Announcer, Discards
from preferans_ai.trick_tables import SANS, SIDE
from preferans_desktop.rules.serbian.contracts import CONTRACTS, LOWEST_BID, Contract, trump_of

SHARPNESS = 5.0
"""Log odds between two discards for a trick of difference."""
BETL_SHARPNESS = 8.0
"""The same in betl for a difference of 1 in the log of its chance."""
WORTH_SPREAD = 5.0
"""Worth that matters between two contracts."""
ODD = 0.001
DISCARDS = 66


@dataclass(frozen=True, slots=True)
class _Table:
    """Of every holding of a suit in some contract.

    Attributes:
        good: exp(sharpness * value).
        one, two: what all discards of one or two of its cards add up to, as likelihoods relative
            to keeping the whole holding.
        best_one, best_two: the best such discard, what it adds to the value and its cards;
            minus infinity where the cards do not suffice.
    """

    good: tuple[float, ...]
    one: tuple[float, ...]
    two: tuple[float, ...]
    best_one: tuple[tuple[float, Holding], ...]
    best_two: tuple[tuple[float, Holding], ...]


def _table(values: list[float], sharpness: float) -> _Table:
    discards = [[_discards(values, holding, count) for holding in range(256)] for count in (1, 2)]
    sums = [[sum(math.exp(sharpness * gain) for gain, _ in of) for of in each] for each in discards]
    best = [[max(of, default=(-math.inf, 0)) for of in each] for each in discards]
    return _Table(
        good=tuple(math.exp(sharpness * value) for value in values),
        one=tuple(sums[0]),
        two=tuple(sums[1]),
        best_one=tuple(best[0]),
        best_two=tuple(best[1]),
    )


def _discards(values: list[float], holding: Holding, count: int) -> list[tuple[float, Holding]]:
    """Discards of so many cards of a suit: what each adds to the value, and its cards."""
    found = []
    for put_away in combinations(ranks(holding), count):
        away = sum(1 << rank for rank in put_away)
        found.append((values[holding ^ away] - values[holding], away))
    return found


@cache
def _tables(contract: Contract) -> tuple[_Table, _Table, _Table, _Table]:
    if contract == Contract.BETL:
        safe = [math.log(safe_chance(holding, 255 ^ holding)) for holding in range(256)]
        first = second = third = fourth = _table(safe, BETL_SHARPNESS)
    elif contract == Contract.SANS:
        first = second = third = fourth = _table(list(SANS), SHARPNESS)
    else:
        trump = _table([trump_worth(holding) for holding in range(256)], SHARPNESS)
        side = _table(list(SIDE), SHARPNESS)
        first, second, third, fourth = (
            trump if suit == trump_of(contract) else side for suit in range(4)
        )
    return first, second, third, fourth


def best_discard(twelve: int, contract: Contract) -> int:
    """The two of twelve cards, masks, whose discard leaves the best ten for a contract by table."""
    ones, best = [], (-math.inf, 0)
    for suit, table in enumerate(_tables(contract)):
        holding = twelve >> 8 * suit & 255
        gain, away = table.best_two[holding]
        best = max(best, (gain, away << 8 * suit))
        gain, away = table.best_one[holding]
        ones.append((gain, away << 8 * suit))
    (gain, away), (more, other) = sorted(ones, reverse=True)[:2]
    return max(best, (gain + more, away | other))[1]


def discards(contract: Contract) -> Discards:
    """Chances of discards for a contract, by the leg of the kernel that is chosen now."""
    return _discards_of(chosen(), contract)


@cache
def _discards_of(leg: Leg, contract: Contract) -> Discards:
    tables = [(table.good, table.one, table.two) for table in _tables(contract)]
    return leg.discards(tables, ODD, DISCARDS)


def announcer(level: int, contract: Contract, worths: Payoffs) -> Announcer:
    """Who announces a contract, won at this level.

    Args:
        level: of the bidding.
        contract: what is announced.
        worths: what each contract is worth to him.
    """
    first = level - LOWEST_BID
    goods = list(enumerate(_goods(worths)))[first:]
    return chosen().announcer(strengths(), ODD, goods, contract - level)


def _good(step: int, contract: Contract, payoff: tuple[float, float]) -> float:
    """How good a contract is by the tricks of the ten cards kept, in steps of two hundredths."""
    estimate = (2 * step + 1) / 100
    if contract == Contract.BETL:
        chance = math.exp(min(estimate, 0.0))
    else:
        chance = chance_of_six(estimate, sans=contract == Contract.SANS)
    fallen, gain = payoff
    return math.exp(-(fallen + chance * gain) / WORTH_SPREAD)


@lru_cache(maxsize=256)
def _goods(worths: Payoffs) -> tuple[Remembered, ...]:
    return tuple(
        Remembered(partial(_good, contract=contract, payoff=payoff))
        for contract, payoff in zip(CONTRACTS, worths, strict=True)
    )
