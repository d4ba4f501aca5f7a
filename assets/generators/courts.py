"""The court figures: two-headed busts told apart by their outline.

J: young, a tilted cap with a long feather. Q: tiara and long hair. K: tall crown and a broad beard.
One half is drawn upright round the middle of the card (x right, y down, the head at negative y);
the other is the same half turned by 180 degrees. The halves meet along a slanting sash.
"""

from collections.abc import Callable

import palette
import suits
import svg_text
from palette import Dress
from svg_text import circle, path

Style = dict[str, str | float]

HALF_WIDTH = 60
HALF_HEIGHT = 153
SLANT = 19
"""The sash runs from (-HALF_WIDTH, SLANT) to (HALF_WIDTH, -SLANT)."""


def figure(rank: str, suit: str, centre: tuple[float, float]) -> list[str]:
    """Return the framed two-headed figure of a J, Q or K round the card's `centre`."""
    middle = f"translate({svg_text.number(centre[0])} {svg_text.number(centre[1])})"
    half = [*_HALVES[rank](palette.DRESSES[suit]), _corner_pip(suit)]
    style: Style = {"stroke": palette.OUTLINE, "stroke_width": 1.6, "stroke_linejoin": "round"}
    return [
        svg_text.group([_panel(fill=palette.PANEL)], middle),
        svg_text.group(half, middle, **style),
        svg_text.group(half, f"{middle} rotate(180)", **style),
        svg_text.group(
            [*_sash(), _panel(fill="none", stroke=palette.SUIT_COLOURS[suit], stroke_width=2)],
            middle,
        ),
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


def _corner_pip(suit: str) -> str:
    sign = suits.pip(suit, -46, -134, 22, palette.SUIT_COLOURS[suit])
    return svg_text.group([sign], stroke="none")


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


def _body(shoulders: str, colour: str) -> str:
    """Return a garment from the sash up; `shoulders` runs from its left end to its right end."""
    return path(f"M{-HALF_WIDTH} {SLANT}{shoulders}L{HALF_WIDTH} {-SLANT}Z", fill=colour)


def _face(width: float, brow: float) -> list[str]:
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


def _mouth() -> str:
    return path("M-5-68Q0-65 5-68", fill="none", stroke=palette.LIPS, stroke_width=2.4)


def _fist(x: float, y: float) -> str:
    """Return a hand round something upright at (x, y); the sash hides the wrist."""
    return path(
        f"M{x - 9} {y + 10}V{y - 2}Q{x - 9} {y - 7} {x - 3} {y - 7}H{x + 3}"
        f"Q{x + 9} {y - 7} {x + 9} {y - 2}V{y + 10}Z",
        fill=palette.SKIN,
    )


def _jack(dress: Dress) -> list[str]:
    return [
        path("M-9-66V-40H9V-66Z", fill=palette.SKIN),
        _body("L-60-8C-60-32-44-43-24-43L24-43C44-43 60-32 60-8", dress.robe),
        path("M-60 19L-60-8C-60-32-46-43-30-43C-38-27-40-6-38 12Z", fill=dress.robe_dark),
        path("M60-19L60-8C60-32 46-43 30-43C38-31 39-22 38-11Z", fill=dress.robe_dark),
        path("M0-38V0", fill="none"),
        circle(0, -8, 2.4, fill=palette.BRASS),
        path("M-25-43L-9-17L0-36L-12-51ZM25-43L9-17L0-36L12-51Z", fill=palette.LINEN),
        path(
            "M-25-98C-31-80-30-66-28-57C-20-53-14-57-12-62H12C14-57 20-53 28-57C30-66 31-80 25-98Z",
            fill=dress.hair,
        ),
        *_face(19, 1.8),
        _mouth(),
        path("M-20-86C-19-97-12-101 0-101C12-101 19-97 20-86L26-104H-26Z", fill=dress.hair),
        path(
            "M17-106C12-134 28-151 46-149C58-147 60-134 55-122C53-128 50-130 46-130"
            "C47-126 46-121 42-117C41-121 39-123 36-122C36-115 32-106 28-100Z",
            fill=palette.BRASS_LIGHT,
        ),
        path("M24-104C25-122 32-138 45-140", fill="none"),
        path(
            "M-30-103C-42-120-24-138 0-139C24-140 40-122 31-104C14-112-12-112-30-103Z",
            fill=dress.robe,
        ),
        path(
            "M-31-104C-12-114 14-114 32-105L31-96C13-105-12-105-29-94Z",
            fill=palette.BRASS,
        ),
    ]


def _queen(dress: Dress) -> list[str]:
    pearls = [(-26, -121), (-13, -130), (0, -140), (13, -130), (26, -121)]
    return [
        path(
            "M0-118C-30-118-35-94-35-74C-35-54-47-46-47-26C-34-16-20-26-16-40H16"
            "C20-26 34-16 47-26C47-46 35-54 35-74C35-94 30-118 0-118Z",
            fill=dress.hair,
        ),
        path("M-8-66V-46L-27-37L-23-20L0-6L23-20L27-37L8-46V-66Z", fill=palette.SKIN),
        _body(
            "L-60 4C-56-20-40-32-23-38C-18-24-9-15 0-12C9-15 18-24 23-38C40-32 56-20 60 4",
            dress.robe,
        ),
        path(
            "M-23-38C-18-24-9-15 0-12C9-15 18-24 23-38L29-36C23-18 11-8 0-5C-11-8-23-18-29-36Z",
            fill=palette.BRASS,
        ),
        *_face(18, 1.4),
        path("M-5-68Q0-70 5-68Q0-63-5-68Z", fill=palette.LIPS, stroke="none"),
        path(
            "M0-108C-14-104-19-92-20-76C-27-92-24-114 0-115C24-114 27-92 20-76C19-92 14-104 0-108Z",
            fill=dress.hair,
        ),
        path(
            "M-24-108Q0-121 24-108L26-120Q17-120 13-129Q7-126 0-138Q-7-126-13-129Q-17-120-26-120Z",
            fill=palette.BRASS,
        ),
        *[circle(x, y, 2.8, fill=palette.LINEN) for x, y in pearls],
        path("M46-16V-62", fill="none", stroke=dress.robe_dark, stroke_width=3),
        *[
            circle(46 + x, -72 + y, 5.5, fill=dress.robe)
            for x, y in ((0, -7), (6.7, -2.2), (4.1, 5.7), (-4.1, 5.7), (-6.7, -2.2))
        ],
        circle(46, -72, 4, fill=palette.BRASS_LIGHT),
        _fist(46, -26),
    ]


def _king(dress: Dress) -> list[str]:
    tips = [(-30, -133), (-16, -142), (0, -146), (16, -142), (30, -133)]
    return [
        _body("L-60-18C-60-34-54-42-46-46L-22-52H22L46-46C54-42 60-34 60-18", dress.robe),
        path(
            "M-46-46C-41-24-30-7-16 5L14-4.4C29-14 41-27 46-46L22-52H-22Z",
            fill=palette.LINEN,
        ),
        *[
            path(f"M{x} {y}l-2 7h4Z", fill=palette.OUTLINE, stroke="none")
            for x, y in ((-34, -38), (-24, -24), (-12, -12), (24, -24), (34, -38))
        ],
        path("M-25-106C-31-90-29-72-26-60H26C29-72 31-90 25-106Z", fill=dress.beard),
        *_face(20, 2.6),
        path(
            "M-21-88C-31-56-20-30 0-22C20-30 31-56 21-88C18-77 10-74 0-74C-10-74-18-77-21-88Z",
            fill=dress.beard,
        ),
        path("M-6-64Q0-61 6-64", fill="none", stroke=palette.LIPS, stroke_width=2.6),
        path(
            "M0-73C-6-78-15-75-18-66C-10-66-4-67 0-71C4-67 10-66 18-66C15-75 6-78 0-73Z",
            fill=dress.beard,
        ),
        path("M-7-52Q-4-42 0-34M7-52Q4-42 0-34", fill="none", stroke_width=1.2),
        path(
            "M-26-110L-30-131L-20-121L-16-140L-7-124L0-145L7-124L16-140L20-121L30-131L26-110Z",
            fill=palette.BRASS,
        ),
        *[circle(x, y, 2.8, fill=palette.BRASS_LIGHT) for x, y in tips],
        path("M-27-112Q0-119 27-112L26-101Q0-108-26-101Z", fill=palette.BRASS_LIGHT),
        path("M0-116L4-110L0-104L-4-110Z", fill=dress.robe, stroke_width=1),
        path("M47-14V-96", stroke=palette.OUTLINE, stroke_width=6),
        path("M47-14V-96", stroke=palette.BRASS, stroke_width=3.2),
        circle(47, -101, 7, fill=palette.BRASS),
        path("M47-108V-116M43.5-112H50.5", stroke_width=2.4),
        _fist(47, -28),
    ]


_HALVES: dict[str, Callable[[Dress], list[str]]] = {"J": _jack, "Q": _queen, "K": _king}
