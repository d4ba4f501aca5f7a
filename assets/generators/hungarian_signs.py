"""The suit signs of mađarice, each drawn in a box of 100 by 100 units round the origin.

Told apart by outline and by colour: a leaf that points up, a bell with the ribs of a pumpkin, a
heart, an acorn that hangs from its cup.
"""

import palette
import suits
import svg_text
from svg_text import circle, path

LEAF = (
    "M0-50C8-36 20-29 31-19C44-7 47 10 39 21C31 32 15 32 4 22"
    "L-4 22C-15 32-31 32-39 21C-47 10-44-7-31-19C-20-29-8-36 0-50Z"
)
NUT = "M-29-10C-30 16-18 38-5 44L0 50L5 44C18 38 30 16 29-10Z"
CUP = "M-37-10C-39-30-22-41 0-41C22-41 39-30 37-10C37-4 31-3 24-4C8-7-8-7-24-4C-31-3-37-4-37-10Z"


def sign(suit: str, x: float, y: float, size: float, *, inverted: bool = False) -> str:
    """Return the sign of the suit filed under S, D, H or C, centred on (x, y), `size` high."""
    scale = svg_text.number(size / 100 * (-1 if inverted else 1))
    place = f"translate({svg_text.number(x)} {svg_text.number(y)}) scale({scale})"
    return svg_text.group(_DRAWN[suit], place, stroke_linecap="round", stroke_linejoin="round")


def _leaf() -> list[str]:
    green = palette.LEAF
    return [
        path("M0 14C0 30 3 40 10 47", fill="none", stroke=green.dark, stroke_width=8),
        path(LEAF, fill=green.main, stroke=green.dark, stroke_width=4),
        path(
            "M0-28V20M0 14L-24 6M0 14L24 6M0-3L-19-12M0-3L19-12",
            fill="none",
            stroke=green.light,
            stroke_width=4,
        ),
    ]


def _bell() -> list[str]:
    gold = palette.BELL
    return [
        circle(0, -40, 7, fill="none", stroke=gold.dark, stroke_width=5),
        circle(0, 6, 41, fill=gold.main, stroke=gold.dark, stroke_width=4),
        path(
            "M-13-31C-22-20-25-8-25 0M13-31C22-20 25-8 25 0M0-33V0",
            fill="none",
            stroke=gold.light,
            stroke_width=5,
        ),
        path(
            "M-40 1C-20 9 20 9 40 1V12C20 20-20 20-40 12Z",
            fill=palette.BELL_BAND,
            stroke=gold.dark,
            stroke_width=3,
        ),
        path("M0 26V46", fill="none", stroke=gold.dark, stroke_width=6),
        circle(0, 28, 6, fill=gold.dark),
    ]


def _heart() -> list[str]:
    red = palette.HEART
    return [
        path(suits.OUTLINES["H"], fill=red.main, stroke=red.dark, stroke_width=4),
        path("M-34-14C-34-27-28-34-19-34", fill="none", stroke=red.light, stroke_width=7),
    ]


def _acorn() -> list[str]:
    brown = palette.ACORN
    return [
        path("M0-38C0-44 3-47 8-49", fill="none", stroke=brown.dark, stroke_width=8),
        path(NUT, fill=brown.main, stroke=brown.dark, stroke_width=4),
        path("M-15 4C-15 16-11 25-6 31", fill="none", stroke=brown.light, stroke_width=6),
        path(CUP, fill=brown.dark, stroke=brown.dark, stroke_width=2),
        path(
            "M-25-14L-12-32M-9-13L7-35M8-13L21-31M-25-29L-10-13M-8-34L8-13M11-33L25-14",
            fill="none",
            stroke=palette.ACORN_CUP_LINES,
            stroke_width=3,
        ),
    ]


_DRAWN = {"S": _leaf(), "D": _bell(), "H": _heart(), "C": _acorn()}
