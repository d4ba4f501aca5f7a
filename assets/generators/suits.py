"""The four suit signs, each drawn in a box of 100 by 100 units round the origin."""

import svg_text

OUTLINES = {
    "S": (
        "M0-50C4-34 18-21 30-8C40 2 45 10 45 20C45 32 36 40 25 40C16 40 8 36 4 29"
        "C5 38 10 45 18 50H-18C-10 45-5 38-4 29C-8 36-16 40-25 40"
        "C-36 40-45 32-45 20C-45 10-40 2-30-8C-18-21-4-34 0-50Z"
    ),
    "D": "M0-50C9-31 22-13 38 0C22 13 9 31 0 50C-9 31-22 13-38 0C-22-13-9-31 0-50Z",
    "H": (
        "M0 48C-8 29-46 8-46-19C-46-36-35-46-22-46C-11-46-4-40 0-30"
        "C4-40 11-46 22-46C35-46 46-36 46-19C46 8 8 29 0 48Z"
    ),
    "C": (
        "M-24-26A24 24 0 1 1 24-26C24-18 20-10 13-4L10-1C15-5 20-7 26-7A23 23 0 1 1 4 24"
        "C5 36 9 44 17 50H-17C-9 44-5 36-4 24A23 23 0 1 1-26-7C-20-7-15-5-10-1L-13-4"
        "C-20-10-24-18-24-26Z"
    ),
}


def pip(suit: str, x: float, y: float, size: float, colour: str, *, inverted: bool = False) -> str:
    """Return the sign of `suit` (S, D, H or C) centred on (x, y), `size` units high."""
    scale = svg_text.number(size / 100 * (-1 if inverted else 1))
    place = f"{svg_text.number(x)} {svg_text.number(y)}"
    return svg_text.path(
        OUTLINES[suit], fill=colour, transform=f"translate({place}) scale({scale})"
    )
