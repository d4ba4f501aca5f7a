"""How a hand changes the results of the players, with the paper as it stands (serbian.md 9-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.scoring import Outcome, score
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


class Brought(NamedTuple):
    """What an end of the hand brings, or several on average.

    Attributes:
        change: of each seat's result, by a write-off right after the hand.
        written: for each seat.
        fell: the seats that fall.
    """

    change: Change
    written: tuple[Written, Written, Written]
    fell: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ResultChange:
    """What outcomes of the hand in progress are worth.

    Attributes:
        bule_sum: sum of all bule before the hand; a declarer's pass is never worth more.
        refe_allowed: a refa can be written now.
    """

    bule_sum: int
    refe_allowed: bool

    def of(self, outcome: Outcome) -> Brought:
        """What an outcome brings.

        A result is supe written against a player - supe he wrote + 10 x bule (serbian.md 11); the
        thirds of the write-off are taken exactly. A refa written or played changes no result.
        """
        scored = score(outcome, self.bule_sum, refe_allowed=self.refe_allowed)
        third = sum(scored.bule) / 3
        against = [sum(row[seat] for row in scored.supe) for seat in SEATS]
        own = [sum(row) for row in scored.supe]
        first, second, last = (
            10 * (scored.bule[seat] - third) + against[seat] - own[seat] for seat in SEATS
        )
        written = [
            Written(float(scored.bule[seat]), float(own[seat] - against[seat])) for seat in SEATS
        ]
        return Brought((first, second, last), (written[0], written[1], written[2]), scored.fell)


def results_of(view: PlayerView) -> ResultChange:
    """What outcomes of the hand in progress are worth."""
    return ResultChange(sum(view.sheet.bule), refe_allowed(view.sheet, view.rules))
