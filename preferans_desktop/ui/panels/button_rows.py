"""How buttons stand in rows, and how large what is written on them: pure geometry of text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise, product

from PySide6.QtGui import QFontMetricsF

from preferans_desktop.ui import theme

LEAST_TEXT = 10
MOST_ROWS = 3
_GAP = 0.5
"""In heights of letters."""
_KEY = 0.72
"""Letters of the key, of those of the word."""
_LITTLE_SMALLER = 0.85
"""Of the letters wanted: so far they shrink for one row less."""
_BRIEF_FROM = 0.9
"""Brief words are written where whole ones would be smaller than this share of the size wanted."""


@dataclass(frozen=True, slots=True)
class Padding:
    """Around and between what stands on a button, in heights of letters."""

    side: float
    edge: float
    between: float


AMPLE = Padding(0.8, 0.4, 0.5)
TIGHT = Padding(0.4, 0.1, 0.3)
"""Where the letters would be smaller otherwise."""


def key_height(pixels: float) -> float:
    """Height of the letters of the key beside a word in letters of this height."""
    return max(LEAST_TEXT - 1, _KEY * pixels)


@dataclass(frozen=True, slots=True)
class Writing:
    """What stands on one button: a word, what is enough beside its like, and a key."""

    word: str
    brief: str
    key: str

    def shown(self, *, brief: bool) -> str:
        """The word as it is written."""
        return self.brief if brief and self.brief else self.word


@dataclass(frozen=True)
class Look:
    """How all buttons of a bar are written."""

    pixels: float
    padding: Padding
    brief: bool = False

    def width(self, writing: Writing) -> int:
        """Of a button."""
        word = self._words.horizontalAdvance(writing.shown(brief=self.brief))
        key = self._keys.horizontalAdvance(writing.key)
        pad = self.padding
        around = 2 * pad.side + (pad.between if writing.key else 0)
        return round(word + key + around * self.pixels) + 4

    def row_width(self, row: Iterable[Writing]) -> int:
        """Of buttons side by side."""
        widths = [self.width(writing) for writing in row]
        return sum(widths) + self.gap * (len(widths) - 1)

    @property
    def gap(self) -> int:
        """Between two buttons of a row, and at most between two rows."""
        return round(_GAP * self.pixels)

    @cached_property
    def height(self) -> int:
        """Of every button."""
        return round(self._words.height() + 2 * self.padding.edge * self.pixels) + 2

    @cached_property
    def _words(self) -> QFontMetricsF:
        return QFontMetricsF(theme.font(self.pixels, bold=True))

    @cached_property
    def _keys(self) -> QFontMetricsF:
        return QFontMetricsF(theme.font(key_height(self.pixels), bold=True))


@dataclass(frozen=True, slots=True)
class Rows:
    """How many buttons stand in each row, and how they look."""

    counts: tuple[int, ...]
    look: Look

    @property
    def height(self) -> int:
        """That they need at least."""
        return len(self.counts) * self.look.height


def fit_rows(
    buttons: Sequence[Writing], wanted: float, width: int, height: int, *, fewest: bool = False
) -> Rows:
    """The rows in which letters are largest, the fewest of them where several are as good.

    Args:
        buttons: in order.
        wanted: height of letters where there is room for them.
        width: of the room.
        height: of the room.
        fewest: rather fewer rows than letters a little larger.
    """
    room = (width, height)
    for most, less in product(range(1, MOST_ROWS), (False, True)) if fewest else ():
        rows = _largest(buttons, wanted, room, (AMPLE,), brief=less, most=most)
        if rows is not None and rows.look.pixels >= _LITTLE_SMALLER * wanted:
            return rows
    whole = _whatever_fits(buttons, wanted, room, brief=False)
    if whole.look.pixels >= _BRIEF_FROM * wanted or not any(each.brief for each in buttons):
        return whole
    brief = _whatever_fits(buttons, wanted, room, brief=True)
    return brief if brief.look.pixels > whole.look.pixels else whole


def _whatever_fits(
    buttons: Sequence[Writing], wanted: float, room: tuple[int, int], *, brief: bool
) -> Rows:
    rows = _largest(buttons, wanted, room, (AMPLE, TIGHT), brief=brief)
    if rows is not None:
        return rows
    look = Look(LEAST_TEXT, TIGHT, brief)
    widths = [look.width(each) for each in buttons]
    narrowest = min(_splits(widths, min(len(buttons), 2), look.gap), key=lambda way: way.widest)
    return Rows(narrowest.counts, look)


def _largest(
    buttons: Sequence[Writing],
    wanted: float,
    room: tuple[int, int],
    paddings: Sequence[Padding],
    *,
    brief: bool = False,
    most: int = MOST_ROWS,
) -> Rows | None:
    """The largest letters that fit a room in so many rows; None where none do."""
    pixels = max(wanted, LEAST_TEXT)
    while pixels >= LEAST_TEXT:
        for padding in paddings:
            rows = _rows(buttons, Look(pixels, padding, brief), room, most)
            if rows is not None:
                return rows
        pixels -= 1
    return None


def _rows(buttons: Sequence[Writing], look: Look, room: tuple[int, int], most: int) -> Rows | None:
    """The fewest rows in which buttons of this look fit a room; None where none do."""
    width, height = room
    widths = [look.width(each) for each in buttons]
    for count in range(1, min(len(buttons), most, height // look.height) + 1):
        fitting = [way for way in _splits(widths, count, look.gap) if way.widest <= width]
        if fitting:
            return Rows(min(fitting, key=lambda way: way.unevenness).counts, look)
    return None


@dataclass(frozen=True, slots=True)
class _Split:
    """Buttons in rows: how many in each, and how wide the widest row is."""

    counts: tuple[int, ...]
    widest: int

    @property
    def unevenness(self) -> tuple[int, tuple[int, ...]]:
        """Least where rows have as many buttons as each other, and the first ones those over."""
        return max(self.counts) - min(self.counts), tuple(-count for count in self.counts)


def _splits(widths: Sequence[int], rows: int, gap: int) -> Iterable[_Split]:
    for cuts in combinations(range(1, len(widths)), rows - 1):
        shares = [widths[begin:end] for begin, end in pairwise((0, *cuts, len(widths)))]
        widest = max(sum(share) + gap * (len(share) - 1) for share in shares)
        yield _Split(tuple(map(len, shares)), widest)
