"""Whether chances that players tell come true: reliability by bins of ten points.

    python ai/lab/calibration.py --level majstor --hands 3000 --seed 1001 --workers 2 --minutes 100
    python ai/lab/calibration.py --level majstor --hands 1000 --seed 1001 --betl

A case is a word after the bidding, or a card, with the chance told for it: that the declarer makes
his contract (make, betl), that he who tells falls himself (own fall: of declarers, and of who gave
kontra). Cases of one hand belong together, so the 95 % intervals are by hands. A bin is in order
when it lies within three points, or, with fewer than 2,500 cases, when its interval reaches there.
Use seeds that nothing was fitted on. --betl plays staged betls (staged_deals.py) in place of
whole hands.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from intervals import Share, share_of
from preferans_ai.calibration import BETL, MAKE, OWN_FALL
from runs import Line
from watched_hands import add_players, watched

WHOLE = 1_000
"""Chances are told in thousandths."""
MANY = 2_500
"""Cases from which a bin itself has to lie in the band."""
BAND = 0.03
BINS = 10

Case = tuple[Sequence[int], int]
"""The chances told in one hand, in thousandths, and 1 if it happened, else 0."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Cases with about the same chance.

    Attributes:
        cases: their number.
        told: their mean chance.
        came: the share that happened, by hands.
    """

    cases: int
    told: float
    came: Share

    @property
    def in_order(self) -> bool:
        """Whether the chance told is what came true, as far as the number of cases can tell."""
        if self.cases >= MANY:
            return abs(self.came.mean - self.told) <= BAND
        return self.came.low - BAND <= self.told <= self.came.high + BAND


def bins_of(cases: Iterable[Case]) -> dict[int, Bin]:
    """The bins that have cases; 100 % belongs to the last."""
    hands: dict[int, list[tuple[int, int]]] = defaultdict(list)
    told: dict[int, list[int]] = defaultdict(list)
    for chances, happened in cases:
        here: dict[int, list[int]] = defaultdict(list)
        for chance in chances:
            here[min(chance * BINS // WHOLE, BINS - 1)].append(chance)
        for place, of_bin in here.items():
            hands[place].append((len(of_bin) * happened, len(of_bin)))
            told[place] += of_bin
    return {
        place: Bin(
            len(told[place]), math.fsum(told[place]) / WHOLE / len(told[place]), share_of(of_bin)
        )
        for place, of_bin in sorted(hands.items())
    }


def brier(cases: Iterable[Case]) -> float:
    """Mean squared distance between the chance told and what happened; 0 when there is none."""
    squares = [
        (chance / WHOLE - happened) ** 2 for chances, happened in cases for chance in chances
    ]
    return math.fsum(squares) / max(len(squares), 1)


def cases_of(lines: Iterable[Line]) -> dict[str, list[Case]]:
    """The cases of some hands, by what, when and by whom."""
    found: dict[str, list[Case]] = defaultdict(list)
    for line in lines:
        for key, (chances, [happened]) in line["told"].items():
            found[key].append((chances, happened))
    return found


def report(lines: Sequence[Line]) -> str:
    """The tables of some hands."""
    return report_of(cases_of(lines))


def report_of(found: Mapping[str, list[Case]]) -> str:
    """A table for each of make, own fall and betl, and the Brier scores of their parts."""
    text = []
    for what in (MAKE, OWN_FALL, BETL):
        keys = sorted(key for key in found if key.startswith(f"{what}, "))
        cases = [case for key in keys for case in found[key]]
        text += [*_table(what, cases), *(_part(key, found[key]) for key in keys), ""]
    return "\n".join(text)


def _table(what: str, cases: Sequence[Case]) -> list[str]:
    text = [f"{what:<12}{'cases':>8}{'hands':>8}{'told':>8}{'came true':>22}"]
    for place, found in bins_of(cases).items():
        name = f"{place * BINS} to {place * BINS + BINS} %"
        verdict = "" if found.in_order else "  off"
        came = f"{found.came.mean:.1%} ({found.came.low:.0%} to {found.came.high:.0%})"
        text.append(
            f"{name:<12}{found.cases:>8}{found.came.count:>8}{found.told:>8.1%}{came:>22}{verdict}"
        )
    count = sum(len(chances) for chances, _ in cases)
    return [*text, f"{count} cases, Brier score {brier(cases):.4f}"]


def _part(key: str, cases: Sequence[Case]) -> str:
    count = sum(len(chances) for chances, _ in cases)
    return f"  {key}: {count} cases, Brier score {brier(cases):.4f}"


def main() -> None:
    """Play and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    add_players(parser, hands=3000)
    parser.add_argument("--betl", action="store_true", help="staged betls")
    parsed = parser.parse_args()
    _, lines = watched(parser, parsed, staged_betl=parsed.betl)
    print(report(lines))


if __name__ == "__main__":
    main()
