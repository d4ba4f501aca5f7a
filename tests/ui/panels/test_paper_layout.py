"""Where figures stand on a paper, whatever its size."""

import pytest
from PySide6.QtCore import QRectF

from preferans_desktop.ui.panels.paper_layout import COMPACT_LINES, LEAST_LINES, PaperLayout

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
