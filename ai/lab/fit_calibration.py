"""The curves of preferans_ai/calibration_curves.py, from hands that calibration.py reports on.

    python ai/lab/fit_calibration.py --level majstor --hands 1000 --seed 501 --held-out 500

For each kind of chance the curve under which what happened is likeliest, with a little faith in the
one in force: as if FAITH cases at each of its knots had come true just so. --held-out leaves the
last hands out of the fit and reports how the curves do on them.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from calibration import WHOLE, Case, cases_of, report_of
from preferans_ai.calibration import KNOTS, Curve, Curves, log_odds, piece_of, reckoned_as, told_as
from preferans_ai.levels import level_of
from watched_hands import add_players, watched

FAITH = 20.0
RISE = 0.1
"""Least rise of a curve from knot to knot."""
SWEEPS = 50


@dataclass(frozen=True, slots=True)
class _Point:
    """Cases told alike: between which knots, how often and what came."""

    piece: int
    share: float
    times: int
    happened: int

    def weight(self, knot: int) -> float:
        """How much the log odds told move with this knot."""
        return {self.piece: 1 - self.share, self.piece + 1: self.share}.get(knot, 0.0)

    def chance(self, curve: Sequence[float]) -> float:
        """As this curve tells it."""
        odds = (1 - self.share) * curve[self.piece] + self.share * curve[self.piece + 1]
        return 1 / (1 + math.exp(-odds))


def fitted(cases: Sequence[Case], in_force: Curve = KNOTS) -> Curve:
    """The curve for these cases (logistic regression, one knot at a time by Newton's method).

    Args:
        cases: as they were told.
        in_force: the curve under which they were told.
    """
    points = _points(cases, in_force)
    curve = list(in_force)
    for _ in range(SWEEPS):
        for knot, trusted in enumerate(in_force):
            # gradient and curvature of the log likelihood, less the penalty for leaving `in_force`
            gradient, curvature = FAITH * (trusted - curve[knot]), FAITH
            for point in points:
                weight, chance = point.weight(knot), point.chance(curve)
                gradient += weight * point.times * (point.happened - chance)
                curvature += weight * weight * point.times * chance * (1 - chance)
            least = curve[knot - 1] + RISE if knot else -math.inf
            most = curve[knot + 1] - RISE if knot + 1 < len(curve) else math.inf
            curve[knot] = min(max(curve[knot] + gradient / curvature, least), most)
    first, second, third, fourth, fifth = curve
    return first, second, third, fourth, fifth


def _points(cases: Sequence[Case], in_force: Curve) -> list[_Point]:
    """The cases that are not certain, those told alike together."""
    counted = Counter(
        (chance, happened)
        for chances, happened in cases
        for chance in chances
        if 0 < chance < WHOLE
    )
    found = []
    for (chance, happened), times in counted.items():
        piece, share = piece_of(log_odds(reckoned_as(chance / WHOLE, in_force)), KNOTS)
        found.append(_Point(piece, share, times, happened))
    return found


def curves_of(found: dict[str, list[Case]], in_force: Curves) -> dict[str, Curve]:
    """The curves of all kinds that there are cases of."""
    return {kind: fitted(cases, in_force.get(kind, KNOTS)) for kind, cases in sorted(found.items())}


def mapped(found: dict[str, list[Case]], in_force: Curves, curves: Curves) -> dict[str, list[Case]]:
    """The cases as they would have been told with these curves in place of those in force."""

    def anew(kind: str, chance: int) -> int:
        reckoned = reckoned_as(chance / WHOLE, in_force.get(kind))
        return round(WHOLE * told_as(reckoned, curves.get(kind)))

    return {
        kind: [([anew(kind, chance) for chance in chances], came) for chances, came in cases]
        for kind, cases in found.items()
    }


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    add_players(parser, hands=1000)
    parser.add_argument("--betl", action="store_true", help="staged betls")
    parser.add_argument("--held-out", type=int, default=0, help="so many hands, the last")
    parsed = parser.parse_args()
    _, hands = watched(parser, parsed, staged_betl=parsed.betl)
    count = len(hands) - parsed.held_out
    found, in_force = cases_of(hands[:count]), level_of(parsed.level[0]).curves
    curves = curves_of(found, in_force)
    for kind, curve in curves.items():
        told = ", ".join(f"{odds:.2f}" for odds in curve)
        print(f'    "{kind}": ({told}),  # {len(found[kind])} hands')
    if parsed.held_out:
        print(report_of(mapped(cases_of(hands[count:]), in_force, curves)))


if __name__ == "__main__":
    main()
