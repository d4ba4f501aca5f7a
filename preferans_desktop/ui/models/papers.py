"""What is written on the three papers of a match (serbian.md 9 to 11), as marks to draw.

Each player's paper has three columns: his bule in the middle, and left and right the running sum
of the supe he wrote against that neighbour. Older figures are struck. A hat is drawn above the
figure that reaches 0 or less, and what stands under it is written without a minus. Refe are
triangles on every paper; the side of a player is struck when he has played his.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from preferans_desktop.rules.seats import SEATS, Seat, left_of, right_of
from preferans_desktop.rules.serbian.figures import bule_figures, refe, supe_figures
from preferans_desktop.rules.serbian.match import Match


class Mark(Enum):
    """What stands in a cell."""

    FIGURE = "figure"
    HAT = "hat"


@dataclass(frozen=True, slots=True)
class Entry:
    """One cell: a figure, or the hat drawn when the bule reach 0 or less.

    Attributes:
        figure: below 0 for what is written without a minus under a hat.
        number: which figure of the column it is, or stands above; the first is 0.
    """

    mark: Mark
    figure: int
    struck: bool
    number: int


@dataclass(frozen=True, slots=True)
class Paper:
    """The three columns of one player, the oldest entry first."""

    left: tuple[Entry, ...]
    bule: tuple[Entry, ...]
    right: tuple[Entry, ...]


def papers_of(match: Match) -> tuple[Paper, Paper, Paper]:
    """The papers by seat, take-overs in force and a write-off included."""
    first, second, third = (_paper(match, seat) for seat in SEATS)
    return first, second, third


def refe_of(match: Match) -> tuple[frozenset[Seat], ...]:
    """Each refa written to everybody, as the seats that have played it; the oldest first."""
    return tuple(
        frozenset(seat for seat in SEATS if refa.played[seat] is not None) for refa in refe(match)
    )


def _paper(match: Match, seat: Seat) -> Paper:
    return Paper(
        left=_supe_column(match, seat, left_of(seat)),
        bule=_bule_column([figure.total for figure in bule_figures(match, seat)]),
        right=_supe_column(match, seat, right_of(seat)),
    )


def _supe_column(match: Match, writer: Seat, against: Seat) -> tuple[Entry, ...]:
    figures = supe_figures(match, writer, against)
    return tuple(
        Entry(Mark.FIGURE, figure.total, struck=place < len(figures) - 1, number=place)
        for place, figure in enumerate(figures)
    )


def _bule_column(figures: Sequence[int]) -> tuple[Entry, ...]:
    """The figures; above the one that reaches 0 or less a hat, struck once he is above again."""
    column: list[Entry] = []
    under = False
    for place, figure in enumerate(figures):
        if figure <= 0 and not under:
            climbs_back = any(later > 0 for later in figures[place:])
            column.append(Entry(Mark.HAT, 0, struck=climbs_back, number=place))
        column.append(Entry(Mark.FIGURE, figure, struck=place < len(figures) - 1, number=place))
        under = figure <= 0
    return tuple(column)
