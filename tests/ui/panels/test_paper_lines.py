"""What is written in the lines of a column, whatever the size of the paper."""

import pytest
from PySide6.QtCore import QRectF

from preferans_desktop.ui.models.papers import Entry, Mark
from preferans_desktop.ui.panels.paper_layout import COMPACT_LINES, LEAST_LINES, PaperLayout
from preferans_desktop.ui.panels.paper_lines import Line, lines_seen

BULE = 1
TEXT = 20.0
ROOMY = 60.0
SIZES = (COMPACT_LINES, LEAST_LINES, 9.5, 12.0, ROOMY)
"""Heights of papers in heights of letters."""


def paper(lines: float) -> PaperLayout:
    return PaperLayout(QRectF(0, 0, 180, lines * TEXT), TEXT)


def column(*marks: int | str) -> list[Entry]:
    """Figures, and a hat for each K; all but the last are struck, the hat when one climbs back."""
    entries = []
    for row, mark in enumerate(marks):
        last = row == len(marks) - 1
        if isinstance(mark, int):
            entries.append(Entry(Mark.FIGURE, mark, struck=not last, number=0))
        else:
            below = [later for later in marks[row:] if isinstance(later, int)]
            entries.append(Entry(Mark.HAT, 0, struck=max(below) > 0, number=0))
    return entries


def said(line: Line) -> str:
    """What stands in a line, a hat as K, in brackets if it is struck."""
    hat = "" if line.hat is None else "(K) " if line.hat.struck else "K "
    struck = line.entry is not None and line.entry.struck
    text = line.text or "K"
    return hat + (f"({text})" if struck else text)


def seen(entries: list[Entry], lines: float, shown: int | None = None) -> list[str]:
    return [said(line) for line in lines_seen(entries, paper(lines), BULE, shown)]


@pytest.mark.parametrize("lines", SIZES)
@pytest.mark.parametrize(
    ("entries", "newest"),
    [
        (column(8, "K", -2), "2"),
        (column(8, "K", 0), "0"),
        (column(8, "K", -2, -12, -22), "22"),
        (column(8, "K", -2, 8), "8"),
        (column(8, "K", -2, 8, "K", -14), "14"),
        (column(*range(100, 10, -2)), "12"),
        (column(*range(60, 0, -2), "K", *range(0, -20, -2)), "18"),
    ],
)
def test_the_figure_in_force_is_seen_at_every_size(
    entries: list[Entry], newest: str, lines: float
) -> None:
    lay = paper(lines)
    *_, last = lines_seen(entries, lay, BULE)
    assert last.entry is entries[-1]
    assert last.text == newest
    assert lay.area.contains(last.box)


def test_a_hat_left_out_stands_on_the_first_figure_under_it() -> None:
    entries = column(8, "K", -2, -12, -22)
    assert seen(entries, ROOMY) == ["(8)", "K", "(2)", "(12)", "22"]
    assert seen(entries, COMPACT_LINES) == ["K 22"]
    assert seen(entries, LEAST_LINES) == ["⋮", "K 22"]
    assert seen(entries, 9.5) == ["⋮", "K (12)", "22"]


def test_a_hat_is_struck_when_he_climbs_back() -> None:
    entries = column(8, "K", -2, 8)
    assert seen(entries, ROOMY) == ["(8)", "(K)", "(2)", "8"]
    assert seen(entries, COMPACT_LINES) == ["8"]
    assert seen(entries, 9.5) == ["⋮", "(K) (2)", "8"]


def test_an_entry_left_out_is_shown_in_place_of_the_dots() -> None:
    entries = column(8, "K", -2, -12, -22)
    assert seen(entries, COMPACT_LINES, 0) == ["(8)"]
    assert seen(entries, LEAST_LINES, 2) == ["K (2)", "22"]
    assert seen(entries, LEAST_LINES, 1) == ["K", "22"]
    assert seen(entries, LEAST_LINES, 4) == ["⋮", "K 22"]
