"""The court figures of the French deck, told apart by their outline.

J: young, a tilted cap with a long feather. Q: tiara and long hair. K: tall crown and a broad beard.
"""

from collections.abc import Callable

import busts
import palette
import suits
import svg_text
from palette import Dress
from svg_text import circle, path


def figure(rank: str, suit: str, colour: str, centre: tuple[float, float]) -> list[str]:
    """Return the framed two-headed figure of a J, Q or K; `colour` is that of its suit's sign."""
    half = [*_HALVES[rank](palette.DRESSES[suit]), _corner_pip(suit, colour)]
    return busts.two_headed(half, colour, centre)


def _corner_pip(suit: str, colour: str) -> str:
    return svg_text.group([suits.pip(suit, -46, -134, 22, colour)], stroke="none")


def _jack(dress: Dress) -> list[str]:
    return [
        path("M-9-66V-40H9V-66Z", fill=palette.SKIN),
        busts.body("L-60-8C-60-32-44-43-24-43L24-43C44-43 60-32 60-8", dress.robe),
        path("M-60 19L-60-8C-60-32-46-43-30-43C-38-27-40-6-38 12Z", fill=dress.robe_dark),
        path("M60-19L60-8C60-32 46-43 30-43C38-31 39-22 38-11Z", fill=dress.robe_dark),
        path("M0-38V0", fill="none"),
        circle(0, -8, 2.4, fill=palette.BRASS),
        path("M-25-43L-9-17L0-36L-12-51ZM25-43L9-17L0-36L12-51Z", fill=palette.LINEN),
        path(
            "M-25-98C-31-80-30-66-28-57C-20-53-14-57-12-62H12C14-57 20-53 28-57C30-66 31-80 25-98Z",
            fill=dress.hair,
        ),
        *busts.face(19, 1.8),
        busts.mouth(),
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
        busts.body(
            "L-60 4C-56-20-40-32-23-38C-18-24-9-15 0-12C9-15 18-24 23-38C40-32 56-20 60 4",
            dress.robe,
        ),
        path(
            "M-23-38C-18-24-9-15 0-12C9-15 18-24 23-38L29-36C23-18 11-8 0-5C-11-8-23-18-29-36Z",
            fill=palette.BRASS,
        ),
        *busts.face(18, 1.4),
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
        busts.fist(46, -26),
    ]


def _king(dress: Dress) -> list[str]:
    tips = [(-30, -133), (-16, -142), (0, -146), (16, -142), (30, -133)]
    return [
        busts.body("L-60-18C-60-34-54-42-46-46L-22-52H22L46-46C54-42 60-34 60-18", dress.robe),
        path(
            "M-46-46C-41-24-30-7-16 5L14-4.4C29-14 41-27 46-46L22-52H-22Z",
            fill=palette.LINEN,
        ),
        *[
            path(f"M{x} {y}l-2 7h4Z", fill=palette.OUTLINE, stroke="none")
            for x, y in ((-34, -38), (-24, -24), (-12, -12), (24, -24), (34, -38))
        ],
        path("M-25-106C-31-90-29-72-26-60H26C29-72 31-90 25-106Z", fill=dress.beard),
        *busts.face(20, 2.6),
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
        busts.fist(47, -28),
    ]


_HALVES: dict[str, Callable[[Dress], list[str]]] = {"J": _jack, "Q": _queen, "K": _king}
