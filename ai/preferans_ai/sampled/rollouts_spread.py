"""What may come out of a play of known cards: best play, mended by experience.

The open-card value is what the best play of all gives; players who do not see each other's cards do
not find it every time. Rules of thumb, played out, err the other way. Of 81 plays of players who
look at sampled deals, 87 in 100 of those against one follower ended with the open-card value of
tricks, and where rules of thumb came to another number, half of those against two ended with that.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import comb

from preferans_desktop.rules.seats import SEATS, Seat, right_of
from preferans_desktop.rules.serbian.contracts import TRICKS_NEEDED
from preferans_desktop.rules.serbian.scoring import Three

THUMB_ALONE, THUMB_BY_TWO = 0.2, 0.5
"""How much the rules of thumb count beside the open cards, against one follower and two."""
Errors = tuple[tuple[int, float], ...]
"""Tricks that the declarer takes more than either, with their chances."""
ERRORS: Errors = ((-1, 0.05), (0, 0.89), (1, 0.06))
DOUBTED: Errors = ((-1, 0.02), (0, 0.64), (1, 0.32), (2, 0.02))
DOUBTED_IN_SANS: Errors = ((-1, 0.02), (0, 0.33), (1, 0.48), (2, 0.17))
"""The same where the deals are those that a defender thinks of, who believes the declarer weaker
than he is: by 0.33 ± 0.07 tricks in 440 trump contracts, in sans by 0.95 ± 0.4 in 32."""
FEWEST = 5
"""With fewer tricks of the declarer a play is over as well (serbian.md 8)."""
SHARED_EVENLY = 0.3
"""Defenders with a share of 1.5 tricks take one and two alike, not none and three: so much of the
time that is all there is to it, else each trick is anybody's by his share."""
PARTS = 16
"""A share is taken to the nearest of so many parts."""


@dataclass(frozen=True, slots=True, eq=False)
class Spread:
    """What may come out of a play; the same play gives the same object.

    Attributes:
        ends: tricks of each seat at the end of the hand, each with its chance.
        tricks: tricks of each seat on average.
        made: chance that the declarer makes the contract.
    """

    ends: tuple[tuple[float, Three], ...]
    tricks: tuple[float, float, float]
    made: float


def _spread(ends: Iterable[tuple[float, Three]], declarer: Seat, *, betl: bool) -> Spread:
    chances: dict[Three, float] = {}
    for chance, tricks in ends:
        chances[tricks] = chances.get(tricks, 0.0) + chance
    first, second, third = (
        sum(chance * tricks[seat] for tricks, chance in chances.items()) for seat in SEATS
    )
    made = sum(
        chance
        for tricks, chance in chances.items()
        if (not tricks[declarer] if betl else tricks[declarer] >= TRICKS_NEEDED)
    )
    return Spread(
        tuple((chance, tricks) for tricks, chance in chances.items()), (first, second, third), made
    )


@cache
def caught_betl(declarer: Seat, caught: float) -> Spread:
    """A betl caught with this chance."""
    first = right_of(declarer)
    ends = [(caught, _tricks(declarer, 1, first, 9)), (1 - caught, _tricks(declarer, 0, first, 10))]
    return _spread(ends, declarer, betl=True)


def _declarers(best: int, thumb: int, weight: float, errors: Errors) -> list[tuple[float, int]]:
    """Tricks of the declarer, of fewer than `FEWEST` no matter how many, and their chances."""
    return [
        (part * chance, min(max(tricks + more, FEWEST), 10))
        for tricks, part in ((best, 1 - weight), (thumb, weight))
        for more, chance in errors
    ]


@cache
def least_that_counts(errors: Errors) -> int:
    """Tricks of the declarer by either way of which fewer come to the same."""
    return FEWEST - max(more for more, _ in errors)


@cache
def alone(declarer: Seat, follower: Seat, best: int, thumb: int, errors: Errors) -> Spread:
    """Against one follower.

    Args:
        declarer: who plays.
        follower: against whom.
        best: the declarer's tricks with open cards.
        thumb: his tricks when rules of thumb play.
        errors: tricks that he takes more than that.
    """
    ends = [
        (chance, _tricks(declarer, own, follower, 10 - own))
        for chance, own in _declarers(best, thumb, THUMB_ALONE, errors)
    ]
    return _spread(ends, declarer, betl=False)


@cache
def shared(declarer: Seat, best: int, thumb: int, part: int, errors: Errors) -> Spread:
    """The same against two; of the defenders' tricks the first has his part of `PARTS`."""
    first = right_of(declarer)
    ends = [
        (chance * ways, _tricks(declarer, own, first, count))
        for chance, own in _declarers(best, thumb, THUMB_BY_TWO, errors)
        for count, ways in enumerate(_split(10 - own, part / PARTS))
    ]
    return _spread(ends, declarer, betl=False)


def _split(tricks: int, share: float) -> list[float]:
    """Chance that so many of some tricks go to a defender with this share."""
    even = share * tricks
    return [
        SHARED_EVENLY * max(1 - abs(count - even), 0.0)
        + (1 - SHARED_EVENLY)
        * (comb(tricks, count) * share**count * (1 - share) ** (tricks - count))
        for count in range(tricks + 1)
    ]


def _tricks(declarer: Seat, own: int, defender: Seat, count: int) -> Three:
    """Tricks of the declarer, of one defender, and the rest for the other."""
    tricks = [10 - own - count] * 3
    tricks[declarer], tricks[defender] = own, count
    return tricks[0], tricks[1], tricks[2]
