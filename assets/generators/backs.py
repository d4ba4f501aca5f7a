"""The back of the cards: a brass lattice on deep red, the same either way up."""

import palette
import suits
import svg_text
from svg_text import circle, path

_COLUMNS = 6
_ROWS = 9
_FIELD_MARGIN = 13
_LATTICE_MARGIN = 26
_SEED = "m0-4.5l3.2 4.5-3.2 4.5-3.2-4.5Z"


def lattice(width: int, height: int) -> list[str]:
    """Return the drawing of a back for a card `width` by `height` units."""
    left = top = _LATTICE_MARGIN
    step_x = (width - 2 * left) / _COLUMNS
    step_y = (height - 2 * top) / _ROWS

    def point(column: float, row: float) -> str:
        x, y = left + column * step_x, top + row * step_y
        return f"{svg_text.number(x)} {svg_text.number(y)}"

    lines = "".join(f"M{point(*start)}L{point(*end)}" for start, end in _diagonals())
    seeds = "".join(f"M{point(*place)}{_SEED}" for place in _lozenge_centres())
    return [
        _border(width, height, _FIELD_MARGIN, 8, fill=palette.BACK_RED),
        path(seeds, fill=palette.BRASS, opacity=0.55),
        path(lines, fill="none", stroke=palette.BRASS, stroke_width=1.5),
        _border(
            width, height, _LATTICE_MARGIN, 2, fill="none", stroke=palette.BRASS, stroke_width=2.2
        ),
        *_rosette(width / 2, height / 2),
    ]


def _diagonals() -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return both families of lattice lines, in cells, ending exactly on the border."""
    falling = [
        ((max(0, k), max(0, -k)), (min(_COLUMNS, _ROWS + k), min(_ROWS, _COLUMNS - k)))
        for k in range(1 - _ROWS, _COLUMNS)
    ]
    rising = [
        ((max(0, k - _ROWS), min(k, _ROWS)), (min(_COLUMNS, k), max(0, k - _COLUMNS)))
        for k in range(1, _COLUMNS + _ROWS)
    ]
    return falling + rising


def _lozenge_centres() -> list[tuple[float, float]]:
    upright = [(c + 0.5, float(r)) for r in range(1, _ROWS) for c in range(_COLUMNS)]
    between = [(float(c), r + 0.5) for r in range(_ROWS) for c in range(1, _COLUMNS)]
    return upright + between


def _border(width: int, height: int, margin: int, corner: int, **style: str | float) -> str:
    return svg_text.element(
        "rect",
        x=margin,
        y=margin,
        width=width - 2 * margin,
        height=height - 2 * margin,
        rx=corner,
        **style,
    )


def _rosette(x: float, y: float) -> list[str]:
    petals = [
        path(suits.OUTLINES["D"], fill=colour, transform=f"rotate({turn}) scale({size})")
        for turn, size, colour in (
            (45, 0.5, palette.BRASS),
            (135, 0.5, palette.BRASS),
            (0, 0.68, palette.BRASS_LIGHT),
            (90, 0.68, palette.BRASS_LIGHT),
        )
    ]
    centre = f"translate({svg_text.number(x)} {svg_text.number(y)})"
    return [
        circle(x, y, 46, fill=palette.BACK_RED, stroke=palette.BRASS, stroke_width=2.2),
        circle(x, y, 40, fill="none", stroke=palette.BRASS, stroke_width=1),
        svg_text.group([*petals, circle(0, 0, 5, fill=palette.BACK_RED)], centre),
    ]
