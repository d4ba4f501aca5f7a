"""Duplicate tournament of two kinds of player, A and B.

    python ai/lab/tournament.py level:majstor level:kafanski --deals 400 --workers 2 --minutes 100

Every deal is one hand in the middle of a match (papers.py) and is played in all six seatings of A
and B (AAB and BBA, turned), each seat with the same chance every time. Points are what a player's
result falls by (serbian.md 11), zero-sum in each seating. The figure of a deal is the mean over its
seatings of the mean points of the seats of A less those of B; intervals are 95 %, by deals. Players
are named as players.py says. Results go to a file, and the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from statistics import stdev

import times
from intervals import mean_of, ratio_of
from papers import dealt_table
from players import label_of, player_of
from playing import Decision, played
from preferans_desktop.rules.seats import SEATS
from roles import ROLES, passed, role_of
from runs import Line, Options, add_options, carry_out, options_of
from table import won_thirds

SEATINGS = ("AAB", "ABA", "BAA", "BBA", "BAB", "ABB")
THIRDS_A_POINT = 3
_HALVES = 1.5
"""The kind with two seats has half of the other's points a seat, with the other sign."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played: two players by name, and the seed of deals and chance."""

    first: str
    second: str
    seed: int

    def about(self) -> Line:
        """What the file of results says of it."""
        labels = label_of(self.first), label_of(self.second)
        return {"tournament": labels[0], "against": labels[1], "seed": self.seed}

    def __call__(self, number: int) -> Line:
        """Play one deal in all seatings.

        Returns:
            `won`: thirds of points that A won in all six; for A and B the roles with their number,
            thirds won and how often they passed, and the times of their decisions.
        """
        begun = dealt_table(self.seed, number)
        kinds = {"A": player_of(self.first), "B": player_of(self.second)}
        roles: dict[str, dict[str, list[int]]] = {"A": {}, "B": {}}
        seconds: dict[str, list[float]] = {"A": [], "B": []}
        won = 0
        for seating in SEATINGS:

            def listen(decision: Decision, seating: str = seating) -> None:
                seconds[seating[decision.seat]].append(decision.answer.seconds)

            players = [kinds[kind] for kind in seating]
            ended = played(begun, players, f"{self.seed} {number}", listen)
            thirds = won_thirds(begun, ended)
            for seat in SEATS:
                kind = seating[seat]
                won += thirds[seat] if kind == "A" else 0
                entry = roles[kind].setdefault(role_of(ended.last, seat), [0, 0, 0])
                entry[0] += 1
                entry[1] += thirds[seat]
                entry[2] += passed(ended.last, seat)
        spent = {kind: times.histogram_of(list_of) for kind, list_of in seconds.items()}
        return {"won": won, "roles": roles, "times": spent}


def difference(line: Line) -> float:
    """Points of A less those of B in a deal, a seat, mean over its seatings."""
    return float(line["won"]) * _HALVES / THIRDS_A_POINT / len(SEATINGS)


def play(tournament: Tournament, deals: int, options: Options) -> list[Line]:
    """Play the first so many deals, those excepted that have been played."""
    return carry_out(tournament.about(), range(deals), tournament, options)


def report(tournament: Tournament, lines: list[Line]) -> str:
    """The tables as text."""
    differences = [difference(line) for line in lines]
    total = mean_of(differences)
    deviation = stdev(differences) if len(differences) > 1 else 0.0
    clear = ", clear of zero" if total.clear_of_zero else ""
    about = tournament.about()
    text = [
        f"A {about['tournament']} against B {about['against']}, seed {tournament.seed}",
        f"{len(lines)} deals in six seatings",
        f"points a hand, A less B: {total}{clear} (SD {deviation:.1f} a deal)",
        "",
        f"{'role':<26}{'kind':>5}{'count':>8}{'passed':>9}  points a hand",
    ]
    text += [
        f"{role:<26}{kind:>5}{_role_row(lines, kind, role)}"
        for role in ROLES
        for kind in ("A", "B")
        if any(role in line["roles"][kind] for line in lines)
    ]
    text += ["", f"{'kind':<5}{times.HEADING}"]
    text += [
        f"{kind:<5}{times.row(times.added(line['times'][kind] for line in lines))}"
        for kind in ("A", "B")
    ]
    return "\n".join(text)


def _role_row(lines: list[Line], kind: str, role: str) -> str:
    entries = [line["roles"][kind].get(role, (0, 0, 0)) for line in lines]
    count = sum(entry[0] for entry in entries)
    share = sum(entry[2] for entry in entries) / max(count, 1)
    points = ratio_of([(entry[1] / THIRDS_A_POINT, entry[0]) for entry in entries])
    return f"{count:>8}{share:>9.1%}  {points}"


def main() -> None:
    """Play and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("first", help="player A")
    parser.add_argument("second", help="player B")
    parser.add_argument("--deals", type=int, default=400)
    add_options(parser)
    parsed = parser.parse_args()
    tournament = Tournament(parsed.first, parsed.second, parsed.seed)
    labels = label_of(parsed.first), label_of(parsed.second)
    options = options_of(parsed, "tournament", *labels)
    print(report(tournament, play(tournament, parsed.deals, options)))


if __name__ == "__main__":
    main()
