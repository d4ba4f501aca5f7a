"""How a hand changes the results of the players, with the paper as it stands (serbian.md 9-11)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.scoring import Outcome, Score, score
from preferans_desktop.rules.serbian.sheet import refe_allowed
from preferans_desktop.rules.serbian.view import PlayerView

Change = tuple[float, float, float]
"""Change of each seat's result; they add up to 0, lower is better."""


class Written(NamedTuple):
    """What a hand writes on the paper for one seat, or would on average (serbian.md 9).

    It is what stands in the seat's own columns: bule of the others, which a write-off divides by
    three, change his result too and are not in it.

    Attributes:
        bule: change of the seat's own bule.
        supe: supe the seat writes against the others - supe they write against him; between the
            other two none of it counts.
    """

    bule: float
    supe: float


@dataclass(frozen=True, slots=True)
class ResultChange:
    """What outcomes of the hand in progress are worth.

    Attributes:
        bule_sum: sum of all bule before the hand; a declarer's pass is never worth more.
        refe_allowed: a refa can be written now.
    """

    bule_sum: int
    refe_allowed: bool

    def change(self, outcome: Outcome) -> Change:
        """By how much a write-off right after the hand would change each seat's result.

        A result is supe written against a player - supe he wrote + 10 x bule (serbian.md 11); the
        thirds of the write-off are taken exactly. A refa written or played changes no result.
        """
        written = _written(outcome, self.bule_sum, self.refe_allowed)
        third = sum(written.bule) / 3
        first, second, last = (
            10 * (written.bule[seat] - third)
            + sum(row[seat] for row in written.supe)
            - sum(written.supe[seat])
            for seat in SEATS
        )
        return first, second, last

    def written(self, outcome: Outcome, seat: Seat) -> Written:
        """What an outcome writes for a seat."""
        score = _written(outcome, self.bule_sum, self.refe_allowed)
        against = sum(row[seat] for row in score.supe)
        return Written(score.bule[seat], sum(score.supe[seat]) - against)

    def fallen(self, outcome: Outcome) -> tuple[Seat, ...]:
        """The seats that fall."""
        return _written(outcome, self.bule_sum, self.refe_allowed).fell


@lru_cache(maxsize=512)
def _written(outcome: Outcome, bule_sum: int, refe_allowed: bool) -> Score:  # noqa: FBT001
    return score(outcome, bule_sum, refe_allowed=refe_allowed)


def results_of(view: PlayerView) -> ResultChange:
    """What outcomes of the hand in progress are worth."""
    return ResultChange(sum(view.sheet.bule), refe_allowed(view.sheet, view.rules))
