"""Where the acts of a hand stand in a grid: a column for each player, a line for each round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from preferans_desktop.rules.seats import Seat, from_seat
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.course import Moment


@dataclass(frozen=True, slots=True)
class Cell:
    """Where an act stands."""

    line: int
    column: int


def cells_of(moments: Iterable[Moment], first: Seat) -> list[Cell]:
    """The cell of each act: every trick has its line, and so has every round of words.

    Args:
        moments: the acts in order.
        first: whose column is the leftmost.
    """
    order = from_seat(first)
    cells: list[Cell] = []
    line, last, in_trick = -1, len(order), False
    for moment in moments:
        column = order.index(moment.action.seat)
        play = moment.before.play if isinstance(moment.action, PlayCard) else None
        leads = play is not None and not play.trick
        goes_on = in_trick if play is not None else not in_trick and column > last
        if leads or not goes_on:
            line += 1
        cells.append(Cell(line, column))
        last, in_trick = column, play is not None
    return cells
