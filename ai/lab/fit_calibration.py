"""The lines of preferans_ai/calibration_lines.py, from hands that calibration.py reports on.

    python ai/lab/fit_calibration.py --level majstor --hands 1000 --seed 501 --held-out 500

For each kind of chance slope and shift of the log odds under which what happened is likeliest, with
a little faith in what was told: as if FAITH cases had come true just so. Hands played with lines in
force give lines for those lines; both together are printed. --held-out leaves the last hands out of
the fit and reports how the lines do on them.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence

from calibration import WHOLE, Case, cases_of, report_of
from preferans_ai.calibration import Line, Lines, log_odds, told_as
from preferans_ai.levels import level_of
from watched_hands import add_players, watched

FAITH = 20.0
STEPS = 25
UNTOUCHED: Line = (1.0, 0.0)


def fitted(cases: Sequence[Case]) -> Line:
    """Slope and shift for these cases (logistic regression by Newton's method)."""
    points = [
        (log_odds(chance / WHOLE), happened)
        for chances, happened in cases
        for chance in chances
        if 0 < chance < WHOLE
    ]
    slope, shift = UNTOUCHED
    for _ in range(STEPS):
        # gradient and curvature of the log likelihood, less the penalty for leaving UNTOUCHED
        by_slope, by_shift = FAITH * (UNTOUCHED[0] - slope), FAITH * (UNTOUCHED[1] - shift)
        slopes, mixed, shifts = FAITH, 0.0, FAITH
        for odds, happened in points:
            chance = 1 / (1 + math.exp(-slope * odds - shift))
            curve = chance * (1 - chance)
            by_slope += (happened - chance) * odds
            by_shift += happened - chance
            slopes += curve * odds * odds
            mixed += curve * odds
            shifts += curve
        determinant = slopes * shifts - mixed * mixed
        slope += (shifts * by_slope - mixed * by_shift) / determinant
        shift += (slopes * by_shift - mixed * by_slope) / determinant
    return slope, shift


def together(first: Line, then: Line) -> Line:
    """One line for two, one after the other."""
    return then[0] * first[0], then[0] * first[1] + then[1]


def lines_of(found: dict[str, list[Case]], in_force: Lines) -> dict[str, Line]:
    """The lines of all kinds that there are cases of."""
    return {
        kind: together(in_force.get(kind, UNTOUCHED), fitted(cases))
        for kind, cases in sorted(found.items())
    }


def mapped(found: dict[str, list[Case]], lines: Lines) -> dict[str, list[Case]]:
    """The cases as they would have been told with these lines on top."""
    return {
        kind: [
            ([round(WHOLE * told_as(chance / WHOLE, lines.get(kind))) for chance in chances], came)
            for chances, came in cases
        ]
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
    found, in_force = cases_of(hands[:count]), level_of(parsed.level[0]).lines
    for kind, (slope, shift) in lines_of(found, in_force).items():
        print(f'    "{kind}": ({slope:.2f}, {shift:.2f}),  # {len(found[kind])} hands')
    if parsed.held_out:
        lines = {kind: fitted(cases) for kind, cases in found.items()}
        print(report_of(mapped(cases_of(hands[count:]), lines)))


if __name__ == "__main__":
    main()
