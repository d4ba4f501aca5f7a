"""Where words of the bidding stand: none is cut, however little room there is."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from preferans_desktop.ui.panels.bidding_lines import lines_of, place_words
from preferans_desktop.ui.table.signs import WRAPPED


def needed(placed) -> QRectF:
    return QFontMetricsF(placed.letters).boundingRect(placed.box, WRAPPED, placed.word)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("height", [36.0, 60.0, 200.0])
def test_the_last_line_is_whole_in_a_low_list(height: float) -> None:
    area = QRectF(0, 0, 330, height)
    cells = lines_of([(0, "pratim"), (1, "igra bez aduta do kraja"), (2, "ne pratim")], 0)
    for placed in place_words(cells, 0, area, 34.0):
        assert area.contains(placed.box)
        assert placed.box.height() >= needed(placed).height()


@pytest.mark.usefixtures("qapp")
def test_a_long_word_reaches_into_an_empty_column_but_not_onto_a_word() -> None:
    area = QRectF(0, 0, 330, 200)
    beside_nothing = place_words(lines_of([(0, "kontra"), (2, "rekontra")], 0), 0, area, 34.0)
    among_words = place_words(
        lines_of([(0, "kontra"), (1, "sam"), (2, "rekontra")], 0), 0, area, 34.0
    )
    assert beside_nothing[1].letters.pixelSize() > among_words[2].letters.pixelSize()
    for placed in (beside_nothing, among_words):
        for left, right in pairwise(placed):
            assert left.box.right() <= right.box.left() + 0.5
