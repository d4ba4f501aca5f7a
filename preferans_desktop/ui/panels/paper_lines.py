"""Which entries of a column are seen on a paper, and what is written in each of its lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from preferans_desktop.ui.models.papers import Entry, Mark
from preferans_desktop.ui.panels.paper_layout import PaperLayout


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a column.

    Attributes:
        box: where it is.
        entry: what stands there; None for the dots in place of older entries.
        hat: drawn on a figure: the one that it stands under, which is left out above it.
    """

    box: QRectF
    entry: Entry | None
    hat: Entry | None = None

    @property
    def text(self) -> str:
        """What is written there; a figure under a hat has no minus."""
        if self.entry is None:
            return "⋮"
        return str(abs(self.entry.figure)) if self.entry.mark is Mark.FIGURE else ""


def lines_seen(
    entries: Sequence[Entry], lay: PaperLayout, place: int, shown: int | None = None
) -> list[Line]:
    """The lines of a column from top to bottom: the latest entries, as many as fit.

    Args:
        entries: of the column, the oldest first.
        lay: of the paper.
        place: of the column.
        shown: row of an entry; one that is left out stands in place of the dots.
    """
    count = len(entries)
    first, dots = lay.first_seen(place, count), lay.has_dots(place, count)
    rows, lines = list(range(first, count)), []
    if shown is not None and shown < first:
        rows = [shown, *rows[not dots :]]
    elif dots:
        lines = [Line(lay.entry(place, 0, count), None)]
    hats = {row for row in rows if entries[row].mark is Mark.HAT}
    for row in rows:
        hat = _hat_above(entries, row)
        left_out = hat is not None and hat not in hats
        if hat is not None:
            hats.add(hat)
        worn = entries[hat] if hat is not None and left_out else None
        lines.append(Line(lay.entry(place, row, count), entries[row], worn))
    return lines


def _hat_above(entries: Sequence[Entry], row: int) -> int | None:
    """Row of the hat that a figure stands under; None for any other entry."""
    if entries[row].mark is Mark.HAT or entries[row].figure > 0:
        return None
    return max((above for above in range(row) if entries[above].mark is Mark.HAT), default=None)
