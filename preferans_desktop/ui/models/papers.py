"""What is written on the three papers of a match (serbian.md 9 to 11), as marks to draw.

Each player's paper has three columns: his bule in the middle, and left and right the running sum
of the supe he wrote against that neighbour. Older figures are struck. Refe are triangles on every
paper; the side of a player is struck when he has played his.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from preferans_desktop.rules.seats import SEATS, Seat, left_of, right_of
from preferans_desktop.rules.serbian.match import FinishedHand, Match


class Mark(Enum):
    """What stands in a cell."""

    FIGURE = "figure"
    HAT = "hat"


@dataclass(frozen=True, slots=True)
class Entry:
    """One cell: a figure, or the hat drawn when the bule reach 0 or less."""

    mark: Mark
    figure: int
    struck: bool


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
    written = sum(finished.score.refe_written for finished in match.finished)
    played = [0, 0, 0]
    for finished in match.finished:
        if finished.score.refa_played and finished.outcome.declarer is not None:
            played[finished.outcome.declarer] += 1
    return tuple(
        frozenset(seat for seat in SEATS if played[seat] > place) for place in range(written)
    )


def _paper(match: Match, seat: Seat) -> Paper:
    return Paper(
        left=_supe_column(match.finished, seat, left_of(seat)),
        bule=_bule_column(_bule_figures(match, seat)),
        right=_supe_column(match.finished, seat, right_of(seat)),
    )


def _supe_column(
    finished: Iterable[FinishedHand], writer: Seat, against: Seat
) -> tuple[Entry, ...]:
    figures: list[int] = []
    total = 0
    for hand in finished:
        written = hand.changes()[1][writer][against]
        if written:
            total += written
            figures.append(total)
    return tuple(
        Entry(Mark.FIGURE, figure, struck=place < len(figures) - 1)
        for place, figure in enumerate(figures)
    )


def _bule_figures(match: Match, seat: Seat) -> list[int]:
    figures = [match.rules.bule]
    for hand in match.finished:
        change = hand.changes()[0][seat]
        if change:
            figures.append(figures[-1] + change)
    if match.sheet.bule[seat] != figures[-1]:
        figures.append(match.sheet.bule[seat])  # written off
    return figures


def _bule_column(figures: Sequence[int]) -> tuple[Entry, ...]:
    """The figures; after the one that reaches 0 or less a hat, struck once he is above again."""
    column: list[Entry] = []
    under = False
    for place, figure in enumerate(figures):
        column.append(Entry(Mark.FIGURE, figure, struck=place < len(figures) - 1))
        if figure <= 0 and not under:
            climbs_back = any(later > 0 for later in figures[place:])
            column.append(Entry(Mark.HAT, 0, struck=climbs_back))
        under = figure <= 0
    return tuple(column)
