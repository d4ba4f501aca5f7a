"""Figures of the rules of thumb by which hands are played out."""

from __future__ import annotations

DEFENDER_THROUGH, DEFENDER_TOWARDS, DEFENDER_SANS, DRAWING, DRAWN, OWN_SANS = range(0, 168, 28)
"""Tables of `lead_costs`: a defender in a trump contract, with the declarer next or last, or in
sans; the declarer with trumps out, with none out, or in sans."""

LONE_HIGH, LOW = 3, 6
"""Shapes, the rows of a table: 0, 1 and 2 a sequence with so many of the others' cards above it;
from `LONE_HIGH` a single high card likewise; `LOW` cards with more above."""

_COSTS = (
    (
        (15, 6, 8, 10),
        (15, 7, 17, 19),
        (15, 10, 9, 13),
        (15, 34, 24, 15),
        (12, 30, 25, 21),
        (11, 28, 19, 15),
        (11, 9, 6, 14),
    ),
    (
        (15, 8, 5, 9),
        (15, 13, 11, 9),
        (15, 32, 15, 5),
        (17, 35, 28, 16),
        (24, 33, 23, 16),
        (13, 33, 18, 12),
        (27, 26, 18, 7),
    ),
    (
        (15, 15, 12, 4),
        (15, 50, 38, 30),
        (15, 58, 45, 37),
        (33, 48, 47, 33),
        (90, 125, 66, 55),
        (60, 80, 79, 78),
        (90, 90, 88, 88),
    ),
    (
        (0, 6, 4, 3),
        (0, 20, 19, 19),
        (0, 20, 20, 20),
        (12, 16, 11, 11),
        (24, 36, 28, 28),
        (25, 25, 15, 15),
        (24, 24, 24, 24),
    ),
    (
        (0, 0, 0, 0),
        (0, 4, 3, 3),
        (0, 7, 6, 6),
        (3, 7, 6, 6),
        (13, 20, 17, 17),
        (16, 13, 8, 8),
        (10, 10, 10, 10),
    ),
    (
        (0, 2, 0, 0),
        (0, 58, 42, 42),
        (0, 106, 50, 45),
        (34, 33, 20, 15),
        (137, 135, 66, 60),
        (160, 145, 150, 150),
        (172, 172, 172, 172),
    ),
)


def lead_costs() -> bytes:
    """What leading from a suit costs against best play, in hundredths of a trick.

    Index: the table, plus 4 times the shape, plus the number of cards held, 1 to 4 (4 for more).
    A sequence and a card above all others are led from the top, the rest from below. Averages over
    leads in some thousand deals of declarer strength, each compared with the best one by the
    double-dummy solver, rounded and smoothed where there were few.
    """
    return bytes([0, *(cost for table in _COSTS for shape in table for cost in shape)])


_ESCAPE = (1.0, 0.8, 0.5, 0.25, 0.1, 0.07, 0.05, 0.03, 0.0)
"""Chance to get rid of a hole of a betl unharmed, by how many cards below it make it one."""


def betl_danger() -> bytes:
    """How dangerous a suit is to the declarer of a betl, as a chance of 0 to 100.

    Index: his ranks, and 256 times those of both defenders. A card of his with more of theirs below
    it than of his own is a hole; the more there are, the easier they catch him on it.
    """
    danger = bytearray(65536)
    for mine in range(256):
        rest = others = 255 ^ mine
        while others:
            danger[others << 8 | mine] = round(100 - 100 * _escape(mine, others))
            others = (others - 1) & rest
    return bytes(danger)


def _escape(mine: int, others: int) -> float:
    chance = 1.0
    covered = 0
    while mine:
        low = mine & -mine
        mine ^= low
        chance *= _ESCAPE[max((others & low - 1).bit_count() - covered, 0)]
        covered += 1
    return chance
