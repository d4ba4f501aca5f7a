"""What can be asked about on the papers, and the arrows' way from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from preferans_desktop.rules.seats import Seat
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, RIGHT, ScoreSheet

REFE = 3
"""Place of the triangles of refe, beside the columns `LEFT`, `BULE` and `RIGHT`."""
COLUMNS = (LEFT, BULE, RIGHT)


@dataclass(frozen=True, slots=True)
class Cell:
    """A figure, a hat or a refa on somebody's paper.

    Attributes:
        seat: whose paper.
        place: a column, or `REFE`.
        row: of the column, the oldest entry is 0; or the number of the refa.
    """

    seat: Seat
    place: int
    row: int


def is_there(sheet: ScoreSheet, cell: Cell) -> bool:
    """Whether something is written in a cell."""
    if cell.place == REFE:
        return cell.row < len(sheet.refe)
    return cell.row < len(sheet.column(cell.seat, cell.place))


def way_down(sheet: ScoreSheet, seat: Seat, column: int) -> list[Cell]:
    """The cells of a column from top to bottom; the refe stand above the bule."""
    rows = len(sheet.column(seat, column))
    refe = len(sheet.refe) if column == BULE else 0
    return [Cell(seat, REFE, number) for number in range(refe)] + [
        Cell(seat, column, row) for row in range(rows)
    ]


def last_of_bule(sheet: ScoreSheet, seat: Seat) -> Cell | None:
    """Where the arrows begin: the figure of bule in force."""
    cells = way_down(sheet, seat, BULE)
    return cells[-1] if cells else None


def down_from(sheet: ScoreSheet, cell: Cell, step: int) -> Cell:
    """The cell so many below, or above where `step` is below 0; the column's ends stop it."""
    cells = way_down(sheet, cell.seat, BULE if cell.place == REFE else cell.place)
    place = cells.index(cell) + step
    return cells[min(max(place, 0), len(cells) - 1)]


def across_from(
    sheet: ScoreSheet, cell: Cell, step: int, papers: Sequence[Seat]
) -> tuple[Seat, int]:
    """The next column with something in it, 1 to the right or -1 to the left, round the papers.

    Args:
        sheet: what is written.
        cell: where the arrows stand.
        step: 1 or -1.
        papers: their order from the left.
    """
    columns = [(seat, column) for seat in papers for column in COLUMNS]
    here = columns.index((cell.seat, BULE if cell.place == REFE else cell.place))
    for far in range(1, len(columns) + 1):
        seat, column = columns[(here + step * far) % len(columns)]
        if way_down(sheet, seat, column):
            return seat, column
    return cell.seat, cell.place
