"""The rank signs of the index as strokes of one weight, so that no font is needed.

Each sign is the centre line of a stroke, drawn in a box 100 units high; its ink touches the top
and the bottom of the box.
"""

from dataclasses import dataclass

import svg_text


@dataclass(frozen=True)
class Sign:
    """Centre line of a rank sign and the width of its ink, in units of the 100 unit high box."""

    width: float
    line: str
    stroke: float = 16


SIGNS = {
    "7": Sign(64, "M8 8H56C41 33 31 60 28 92"),
    "8": Sign(
        66,
        "M33 8C46 8 54 17 54 28C54 40 45 48 33 48C21 48 12 40 12 28C12 17 20 8 33 8Z"
        "M33 48C48 48 58 57 58 70C58 83 48 92 33 92C18 92 8 83 8 70C8 57 18 48 33 48Z",
    ),
    "9": Sign(
        66,
        "M58 34C58 49 47 59 33 59C19 59 8 49 8 34C8 19 19 8 33 8C48 8 58 19 58 38"
        "C58 68 46 88 22 92",
    ),
    "T": Sign(
        79,
        "M7 22L19 7V93M72 38V62C72 81 66 93 56 93C46 93 40 81 40 62V38C40 19 46 7 56 7"
        "C66 7 72 19 72 38Z",
        stroke=14,
    ),
    "J": Sign(56, "M24 8H48V64C48 82 40 92 27 92C15 92 8 84 8 71"),
    "Q": Sign(
        76,
        "M68 44V56C68 80 57 92 38 92C19 92 8 80 8 56V44C8 20 19 8 38 8C57 8 68 20 68 44Z"
        "M44 66L69 94",
    ),
    "K": Sign(68, "M8 8V92M58 8L8 59M25 43L60 92"),
    "A": Sign(76, "M8 92L38 9L68 92M18 66H58"),
    "D": Sign(66, "M8 8V92H27C48 92 58 76 58 50C58 24 48 8 27 8Z"),
    "G": Sign(72, "M63 26C58 14 50 8 38 8C19 8 8 24 8 50C8 76 19 92 38 92C54 92 64 80 64 55H40"),
}

NUMERAL_GAP = 14
NUMERAL_PARTS = {
    "I": Sign(14, "M7 8V92", stroke=14),
    "V": Sign(58, "M7 8L29 92L51 8", stroke=14),
    "X": Sign(60, "M7 8L53 92M53 8L7 92", stroke=14),
}
"""Signs of a Roman numeral, narrow, so that VIII stays short."""


def numeral(text: str, left: float, y: float, height: float, colour: str) -> str:
    """Return a Roman numeral of I, V and X that begins at `left`, its middle at height `y`."""
    scale = height / 100
    parts = []
    for letter in text:
        shape = NUMERAL_PARTS[letter]
        parts.append(_stroked(shape, left, y - height / 2, scale, colour))
        left += (shape.width + NUMERAL_GAP) * scale
    return svg_text.group(parts)


def sign(rank: str, x: float, y: float, height: float, colour: str) -> str:
    """Return the sign of `rank` (7 8 9 T J Q K A, D G), `height` units high, centred on (x, y)."""
    shape = SIGNS[rank]
    scale = height / 100
    left = x - shape.width / 2 * scale
    return _stroked(shape, left, y - height / 2, scale, colour)


def _stroked(shape: Sign, left: float, top: float, scale: float, colour: str) -> str:
    return svg_text.path(
        shape.line,
        fill="none",
        stroke=colour,
        stroke_width=shape.stroke,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=f"translate({svg_text.number(left)} {svg_text.number(top)})"
        f" scale({svg_text.number(scale)})",
    )
