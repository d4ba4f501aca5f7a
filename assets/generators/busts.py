"""What the court figures of both decks are made of: two-headed busts in a frame.

One half is drawn upright round the middle of the card (x right, y down, the head at negative y);
the other is the same half turned by 180 degrees. The halves meet along a slanting sash.
"""

import palette
import svg_text
from svg_text import circle, path

Style = dict[str, str | float]

HALF_WIDTH = 60
HALF_HEIGHT = 153
SLANT = 19
"""The sash runs from (-HALF_WIDTH, SLANT) to (HALF_WIDTH, -SLANT)."""


def two_headed(half: list[str], colour: str, centre: tuple[float, float]) -> list[str]:
    """Return the framed figure round the card's `centre`; `half` is its upper half."""
    middle = f"translate({svg_text.number(centre[0])} {svg_text.number(centre[1])})"
    style: Style = {"stroke": palette.OUTLINE, "stroke_width": 1.6, "stroke_linejoin": "round"}
    return [
        svg_text.group([_panel(fill=palette.PANEL)], middle),
        svg_text.group(half, middle, **style),
        svg_text.group(half, f"{middle} rotate(180)", **style),
        svg_text.group([*_sash(), _panel(fill="none", stroke=colour, stroke_width=2)], middle),
    ]


def _panel(**style: str | float) -> str:
    return svg_text.element(
        "rect",
        x=-HALF_WIDTH,
        y=-HALF_HEIGHT,
        width=2 * HALF_WIDTH,
        height=2 * HALF_HEIGHT,
        rx=7,
        **style,
    )


def _sash() -> list[str]:
    return [
        path(_band(6), fill=palette.OUTLINE),
        path(_band(4.4), fill=palette.BRASS),
        path(_band(1.3), fill=palette.BRASS_LIGHT),
    ]


def _band(half: float) -> str:
    """Return the slanting strip between the two figures, `half` units either side of its line."""
    upper, lower = svg_text.number(SLANT - half), svg_text.number(SLANT + half)
    return f"M{-HALF_WIDTH} {upper}L{HALF_WIDTH}-{lower}V-{upper}L{-HALF_WIDTH} {lower}Z"


def body(shoulders: str, colour: str) -> str:
    """Return a garment from the sash up; `shoulders` runs from its left end to its right end."""
    return path(f"M{-HALF_WIDTH} {SLANT}{shoulders}L{HALF_WIDTH} {-SLANT}Z", fill=colour)


def face(width: float, brow: float) -> list[str]:
    """Return head and features round (0, -82); `brow` is how heavy the eyebrows are."""
    ink: Style = {"fill": "none", "stroke_linecap": "round"}
    return [
        path(
            f"M{-width}-90C{-width}-64-10-55 0-55C10-55 {width}-64 {width}-90"
            f"C{width}-104 10-112 0-112C-10-112 {-width}-104 {-width}-90Z",
            fill=palette.SKIN,
        ),
        path("M-13-92Q-8-95-4-92M4-92Q8-95 13-92", stroke_width=brow, **ink),
        path("M-3-77Q0-74 3-77", stroke_width=1.5, **ink),
        circle(-8, -86, 2.1, fill=palette.OUTLINE, stroke="none"),
        circle(8, -86, 2.1, fill=palette.OUTLINE, stroke="none"),
    ]


def mouth() -> str:
    """Return the mouth of a young face."""
    return path("M-5-68Q0-65 5-68", fill="none", stroke=palette.LIPS, stroke_width=2.4)


def fist(x: float, y: float) -> str:
    """Return a hand round something upright at (x, y); the sash hides the wrist."""
    return path(
        f"M{x - 9} {y + 10}V{y - 2}Q{x - 9} {y - 7} {x - 3} {y - 7}H{x + 3}"
        f"Q{x + 9} {y - 7} {x + 9} {y - 2}V{y + 10}Z",
        fill=palette.SKIN,
    )
