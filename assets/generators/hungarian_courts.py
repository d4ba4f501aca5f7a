"""The court figures and aces of mađarice, told apart by their outline.

Donji: young, a wide hat with a feather; holds the sign low. Gornji: a tall fur cap, a moustache
and a raised sabre. Kralj: a crown of three points, a forked beard and an orb. Gornji and kralj
have the sign high up, as the old cards do. Kec: the sign twice, a ribbon between.
"""

from collections.abc import Callable

import busts
import hungarian_signs
import palette
import svg_text
from palette import Dress
from svg_text import circle, path


def figure(rank: str, suit: str, centre: tuple[float, float]) -> list[str]:
    """Return the framed two-headed figure of a donji (J), gornji (Q) or kralj (K)."""
    sign = _low_sign(suit) if rank == "J" else _high_sign(suit)
    half = [*_HALVES[rank](palette.HUNGARIAN_DRESSES[suit]), *sign]
    return busts.two_headed(half, palette.HUNGARIAN_COLOURS[suit], centre)


def ace(suit: str, centre: tuple[float, float], size: float) -> list[str]:
    """Return the two large signs and the ribbon of a kec."""
    x, y = centre
    dress = palette.HUNGARIAN_DRESSES[suit]
    ribbon = [
        path(
            "M-74 26L-64 14L-74 4C-40-2-20-8 0-10C20-12 40-20 74-26L64-14L74-4"
            "C40 2 20 8 0 10C-20 12-40 20-74 26Z",
            fill=dress.robe,
            stroke=palette.OUTLINE,
            stroke_width=1.6,
            stroke_linejoin="round",
        ),
        path(
            "M-67 8.5C-38 3-18-3.5 0-5.5C18-7.5 36-14 66-19.5"
            "M-66 19.5C-36 14-18 7.5 0 5.5C18 3.5 38-3 67-8.5",
            fill="none",
            stroke=palette.BRASS_LIGHT,
            stroke_width=2.6,
        ),
    ]
    return [
        hungarian_signs.sign(suit, x, y - 78, size),
        hungarian_signs.sign(suit, x, y + 78, size, inverted=True),
        svg_text.group(ribbon, f"translate({svg_text.number(x)} {svg_text.number(y)})"),
    ]


def _low_sign(suit: str) -> list[str]:
    return [
        circle(-31, -22, 25, fill=palette.LINEN),
        svg_text.group([hungarian_signs.sign(suit, -31, -22, 38)], stroke="none"),
    ]


def _high_sign(suit: str) -> list[str]:
    return [svg_text.group([hungarian_signs.sign(suit, -45, -135, 25)], stroke="none")]


def _donji(dress: Dress) -> list[str]:
    return [
        path("M-9-66V-40H9V-66Z", fill=palette.SKIN),
        busts.body("L-60-8C-60-32-44-43-24-43L24-43C44-43 60-32 60-8", dress.robe),
        path("M60-19L60-8C60-32 46-43 30-43C38-31 39-22 38-11Z", fill=dress.robe_dark),
        path("M-24-44L0-28L24-44L20-50H-20Z", fill=palette.LINEN),
        path("M0-28V0", fill="none"),
        circle(4, -18, 2.2, fill=palette.BRASS),
        circle(4, -8, 2.2, fill=palette.BRASS),
        path("M-23-100C-29-84-28-72-22-64H22C28-72 29-84 23-100Z", fill=dress.hair),
        *busts.face(19, 1.8),
        busts.mouth(),
        path("M-20-84C-20-96-12-99 0-99C12-99 20-96 20-84L25-104H-25Z", fill=dress.hair),
        path("M20-112C22-136 38-152 57-150C59-132 46-114 26-106Z", fill=palette.BRASS_LIGHT),
        path("M22-108C30-126 40-138 52-145", fill="none"),
        path("M-25-106C-28-130-16-139 0-139C16-139 28-130 25-106Z", fill=dress.robe),
        path("M-26-115C-10-121 10-121 26-115L25-105H-25Z", fill=palette.BRASS),
        path(
            "M-52-99C-40-111-20-113 0-113C20-113 40-111 52-99"
            "C36-95 18-103 0-103C-18-103-36-95-52-99Z",
            fill=dress.robe_dark,
        ),
    ]


def _gornji(dress: Dress) -> list[str]:
    braids = "".join(f"M{-half} {y}Q0 {y + 6} {half} {y}" for y, half in _BRAIDS)
    return [
        path("M-9-66V-40H9V-66Z", fill=palette.SKIN),
        busts.body("L-60-8C-60-32-46-44-26-46H26C46-44 60-32 60-8", dress.robe),
        path("M-26-46C-18-40-8-38 0-38C8-38 18-40 26-46L22-54H-22Z", fill=dress.robe_dark),
        path(braids, fill="none", stroke=palette.BRASS_LIGHT, stroke_width=3.4),
        path("M0-36V0", fill="none"),
        path("M-22-104C-25-94-25-84-22-76H22C25-84 25-94 22-104Z", fill=dress.hair),
        *busts.face(19, 2.6),
        path("M-4-66Q0-64 4-66", fill="none", stroke=palette.LIPS, stroke_width=2.4),
        path(
            "M0-74C-7-78-14-74-18-69C-23-64-31-67-31-76C-37-68-31-56-20-58C-11-59-5-66 0-70"
            "C5-66 11-59 20-58C31-56 37-68 31-76C31-67 23-64 18-69C14-74 7-78 0-74Z",
            fill=dress.hair,
        ),
        path("M0-138C-7-143-8-149-2-153C6-152 8-145 4-138Z", fill=palette.BRASS_LIGHT),
        path(
            "M-25-99C-28-112-34-126-30-136C-20-144 20-144 30-136C34-126 28-112 25-99"
            "C14-105-14-105-25-99Z",
            fill=palette.FUR,
        ),
        path(
            "M-21-133L-19-126M-9-136L-8-129M8-136L7-129M21-133L19-126"
            "M-24-121L-21-114M-13-123L-12-117M13-123L12-117M24-121L21-114",
            fill="none",
            stroke=palette.FUR_LIGHT,
            stroke_width=2.4,
            stroke_linecap="round",
        ),
        path("M-27-109C-14-115 14-115 27-109L26-98C14-104-14-104-26-98Z", fill=dress.robe),
        circle(0, -124, 8, fill=palette.BRASS),
        circle(0, -124, 3.2, fill=dress.robe),
        path("M41-38C38-72 43-108 57-138C59-104 55-68 50-38Z", fill=palette.STEEL),
        path("M34-41H56V-36H34Z", fill=palette.BRASS),
        busts.fist(45, -26),
    ]


def _kralj(dress: Dress) -> list[str]:
    return [
        busts.body("L-60-14C-60-34-52-44-40-47H40C52-44 60-34 60-14", dress.robe),
        path("M-42-47H-20L-9 2.8L-32 10.1Z", fill=palette.LINEN),
        path("M42-47H20L9-2.8L32-10.1Z", fill=palette.LINEN),
        *[
            path(f"M{x} {y}l-2 7h4Z", fill=palette.OUTLINE, stroke="none")
            for x, y in ((-34, -40), (-26, -22), (-30, -6), (34, -40), (23, -22))
        ],
        path("M-25-106C-33-86-32-62-30-48H30C32-62 33-86 25-106Z", fill=dress.beard),
        *busts.face(20, 2.6),
        path(
            "M-21-88C-34-54-27-34-12-21C-7-28-3-33 0-40C3-33 7-28 12-21C27-34 34-54 21-88"
            "C18-77 10-74 0-74C-10-74-18-77-21-88Z",
            fill=dress.beard,
        ),
        path("M-6-64Q0-61 6-64", fill="none", stroke=palette.LIPS, stroke_width=2.6),
        path(
            "M0-73C-6-78-15-75-20-62C-12-64-4-67 0-71C4-67 12-64 20-62C15-75 6-78 0-73Z",
            fill=dress.beard,
        ),
        path("M-9-56Q-8-44-11-33M9-56Q8-44 11-33", fill="none", stroke_width=1.2),
        path(
            "M-28-108L-31-137Q-23-126-14-123Q-8-134 0-148Q8-134 14-123Q23-126 31-137L28-108Z",
            fill=palette.BRASS,
        ),
        *[
            circle(x, y, 3.4, fill=palette.BRASS_LIGHT)
            for x, y in ((-31, -138), (0, -147), (31, -138))
        ],
        path("M0-137L4-129L0-122L-4-129Z", fill=dress.robe, stroke_width=1),
        path("M-30-114Q0-121 30-114L29-101Q0-108-29-101Z", fill=palette.BRASS_LIGHT),
        path("M0-118L4-111L0-105L-4-111Z", fill=dress.robe, stroke_width=1),
        circle(-17, -109, 2.4, fill=dress.robe),
        circle(17, -109, 2.4, fill=dress.robe),
        circle(44, -40, 13, fill=palette.BRASS),
        path("M31-40Q44-35 57-40M44-53V-64M39.5-59.5H48.5", fill="none", stroke_width=2.4),
        busts.fist(44, -22),
    ]


_BRAIDS = [(-32, 22), (-22, 26), (-12, 28)]

_HALVES: dict[str, Callable[[Dress], list[str]]] = {"J": _donji, "Q": _gornji, "K": _kralj}
