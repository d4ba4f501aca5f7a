"""The two backs, each the same either way up: a brass lattice on red, a kilim on blue."""

import palette
import sheet
import suits
import svg_text
from svg_text import circle, path

_COLUMNS = 6
_ROWS = 9
_FIELD_MARGIN = 13
_LATTICE_MARGIN = 26
_KILIM_MARGIN = 20
_STEP_WIDTH = 6
_STEP_HEIGHT = 6
_LARGE = [
    (8, palette.BRASS),
    (7, palette.BACK_RED),
    (5, palette.BACK_CREAM),
    (4, palette.BACK_BLUE),
    (2, palette.BRASS),
    (1, palette.BACK_RED),
]
_CREAM = [
    (7, palette.BACK_CREAM),
    (6, palette.BACK_BLUE),
    (5, palette.BACK_RED),
    (3, palette.BRASS),
    (2, palette.BACK_BLUE),
    (1, palette.BACK_CREAM),
]
_CORNER = [
    (5, palette.BRASS),
    (4, palette.BACK_RED),
    (2, palette.BACK_CREAM),
    (1, palette.BACK_RED),
]
_SIDE = [(3, palette.BRASS), (2, palette.BACK_RED), (1, palette.BACK_CREAM)]
_SEED = "m0-4.5l3.2 4.5-3.2 4.5-3.2-4.5Z"


def lattice() -> str:
    """Return the red back as an SVG file."""
    width, height = sheet.WIDTH, sheet.HEIGHT
    left = top = _LATTICE_MARGIN
    step_x = (width - 2 * left) / _COLUMNS
    step_y = (height - 2 * top) / _ROWS

    def point(column: float, row: float) -> str:
        x, y = left + column * step_x, top + row * step_y
        return f"{svg_text.number(x)} {svg_text.number(y)}"

    lines = "".join(f"M{point(*start)}L{point(*end)}" for start, end in _diagonals())
    seeds = "".join(f"M{point(*place)}{_SEED}" for place in _lozenge_centres())
    drawn = [
        _border(_FIELD_MARGIN, 8, fill=palette.BACK_RED),
        path(seeds, fill=palette.BRASS, opacity=0.55),
        path(lines, fill="none", stroke=palette.BRASS, stroke_width=1.5),
        _border(_LATTICE_MARGIN, 2, fill="none", stroke=palette.BRASS, stroke_width=2.2),
        *_rosette(*sheet.CENTRE),
    ]
    return sheet.document(drawn)


def kilim() -> str:
    """Return the blue back as an SVG file: stepped lozenges as woven in a carpet."""
    drawn = [
        _border(_FIELD_MARGIN, 8, fill=palette.BACK_BLUE),
        *[part for place in _woven([0], [-96, 0, 96]) for part in _lozenge(*place, _LARGE)],
        *[part for place in _woven([-54, 54], [-48, 48]) for part in _lozenge(*place, _CREAM)],
        *[part for place in _woven([-70, 70], [-122, 122]) for part in _lozenge(*place, _CORNER)],
        *[part for place in _woven([-78, 78], [0]) for part in _lozenge(*place, _SIDE)],
        _border(_KILIM_MARGIN, 2, fill="none", stroke=palette.BRASS, stroke_width=2.2),
    ]
    return sheet.document(drawn)


def _woven(columns: list[int], rows: list[int]) -> list[tuple[float, float]]:
    """Return places by their distances from the middle of the card."""
    x, y = sheet.CENTRE
    return [(x + column, y + row) for row in rows for column in columns]


def _lozenge(x: float, y: float, rings: list[tuple[int, str]]) -> list[str]:
    """Return lozenges in one another, each given by its steps from the middle and its colour."""
    return [path(_stepped(x, y, steps), fill=colour) for steps, colour in rings]


def _stepped(x: float, y: float, steps: int) -> str:
    """Return the outline of a lozenge whose sides are stairs of so many steps."""
    side = f"h{_STEP_WIDTH}v{_STEP_HEIGHT}" * steps
    down_left = f"h-{_STEP_WIDTH}v{_STEP_HEIGHT}" * steps
    up_left = f"h-{_STEP_WIDTH}v-{_STEP_HEIGHT}" * steps
    up_right = f"h{_STEP_WIDTH}v-{_STEP_HEIGHT}" * steps
    top = svg_text.number(y - steps * _STEP_HEIGHT)
    return f"M{svg_text.number(x)} {top}{side}{down_left}{up_left}{up_right}Z"


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


def _border(margin: int, corner: int, **style: str | float) -> str:
    return svg_text.element(
        "rect",
        x=margin,
        y=margin,
        width=sheet.WIDTH - 2 * margin,
        height=sheet.HEIGHT - 2 * margin,
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
