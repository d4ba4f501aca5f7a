"""Where figures stand on a paper, whatever its size."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from preferans_desktop.ui.panels.paper_cells import COLUMNS
from preferans_desktop.ui.panels.paper_layout import (
    COMPACT_LINES,
    LEAST_LINES,
    STRIP_LINES,
    PaperLayout,
)

BULE = 1


def paper(lines: float, text: float = 20.0) -> PaperLayout:
    return PaperLayout(QRectF(0, 0, 180, lines * text), text)


@pytest.mark.parametrize("count", [1, 2, 3, 9])
@pytest.mark.parametrize("lines", [COMPACT_LINES, LEAST_LINES, 12.0])
def test_the_newest_figure_is_on_the_paper(lines: float, count: int) -> None:
    layout = paper(lines)
    assert layout.area.contains(layout.entry(BULE, count - 1, count))
    if layout.has_dots(BULE, count):
        dots = layout.entry(BULE, 0, count)
        assert layout.area.contains(dots)
        assert not dots.intersects(layout.entry(BULE, count - 1, count))


def test_a_compact_paper_has_refe_beside_the_name_and_one_line() -> None:
    layout = paper(COMPACT_LINES)
    assert layout.compact
    assert not layout.has_dots(BULE, 9)
    assert layout.first_seen(BULE, 9) == 8
    for refe in (1, 2, 4, 5):
        for box in layout.refe(BULE, refe):
            assert layout.area.contains(box)
            assert not box.intersects(layout.name)
            assert box.bottom() <= layout.rule


def test_a_paper_of_the_usual_size_has_heads() -> None:
    layout = paper(LEAST_LINES)
    assert not layout.compact
    assert layout.head(BULE).top() >= layout.name.bottom()


@pytest.mark.parametrize("refe", [0, 1, 2, 4, 5])
def test_on_a_strip_everything_stands_beside_the_name(refe: int) -> None:
    area = QRectF(0, 0, 360, STRIP_LINES * 32)
    layout = PaperLayout(area, 32, refe_there=refe > 0)
    assert layout.strip
    figures = [layout.entry(place, 8, 9) for place in COLUMNS]
    triangles = layout.refe(BULE, refe)
    for box in (*figures, *triangles, layout.name):
        assert area.contains(box)
    for one, other in combinations((layout.name, *figures), 2):
        assert not one.intersects(other)
    for box in triangles:
        assert not any(box.intersects(other) for other in (layout.name, *figures))
        assert figures[BULE].left() <= box.left()
        assert box.right() <= figures[BULE].right()
    assert all(box.height() >= 1.17 * 32 for box in figures)
