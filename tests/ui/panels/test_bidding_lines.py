"""Where words of the bidding stand: none is cut, however little room there is."""

from itertools import combinations

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


def said(*words: str) -> list:
    return lines_of([(seat, word) for seat, word in enumerate(words) if word], 0)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("words", "rows"),
    [
        (("kontra", "", "rekontra"), 1),
        (("pratim", "pratim", ""), 1),
        (("ne pratim", "", "sam"), 1),
        (("kontra", "sam", "rekontra"), 2),
        (("ne pratim", "ne pratim", "sam"), 2),
        (("preuzimam pad", "preuzimam pad", "vraćam pad"), 3),
    ],
)
def test_long_words_stand_a_row_lower_rather_than_smaller(
    words: tuple[str, ...], rows: int
) -> None:
    area = QRectF(0, 0, 345, 200)
    placed = place_words(said(*words), 0, area, 34.0)
    assert [each.word for each in placed] == [word for word in words if word]
    assert {each.letters.pixelSize() for each in placed} == {34}
    assert len({each.box.top() for each in placed}) == rows
    assert not any(one.box.intersects(other.box) for one, other in combinations(placed, 2))
    columns = [seat for seat, word in enumerate(words) if word]
    for each, column in zip(placed, columns, strict=True):
        middle = (column + 0.5) * area.width() / 3
        assert area.contains(each.box)
        assert each.box.left() <= middle <= each.box.right()


@pytest.mark.usefixtures("qapp")
def test_a_word_wider_than_the_list_is_broken() -> None:
    area = QRectF(0, 0, 345, 200)
    (placed,) = place_words(said("igra bez aduta do kraja"), 0, area, 34.0)
    assert placed.letters.pixelSize() == 34
    assert placed.box.height() >= needed(placed).height() > 60
