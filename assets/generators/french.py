"""The French deck: pik, karo, herc, tref with 7 8 9 10 J Q K A."""

from collections.abc import Mapping

import french_courts
import ranks
import sheet
import suits

# The index lies in the left quarter, so that a closely held hand still shows it.
INDEX_X = 33
INDEX_RANK_Y = 46
INDEX_RANK_HEIGHT = 60
INDEX_PIP_Y = 108
INDEX_PIP_SIZE = 50

PIP_SIZE = 42
ACE_SIZE = 130
_LEFT, _MIDDLE, _RIGHT = 87, 125, 163
_SEVEN: list[tuple[float, float]] = [
    *[(x, y) for y in (58, 175, 292) for x in (_LEFT, _RIGHT)],
    (_MIDDLE, 116.5),
]
_FOUR_ROWS: list[tuple[float, float]] = [
    (x, y) for y in (58, 136, 214, 292) for x in (_LEFT, _RIGHT)
]
PIP_PLACES: dict[str, list[tuple[float, float]]] = {
    "7": _SEVEN,
    "8": [*_SEVEN, (_MIDDLE, 233.5)],
    "9": [*_FOUR_ROWS, (_MIDDLE, 175)],
    "T": [*_FOUR_ROWS, (_MIDDLE, 97), (_MIDDLE, 253)],
}


def card(code: str, colours: Mapping[str, str]) -> str:
    """Return the face of a card as an SVG file.

    Args:
        code: suit and rank as in the game's records, e.g. ``SA`` or ``HT``.
        colours: colour of each suit's sign and rank.
    """
    suit, rank = code[0], code[1]
    colour = colours[suit]
    index = [
        ranks.sign(rank, INDEX_X, INDEX_RANK_Y, INDEX_RANK_HEIGHT, colour),
        suits.pip(suit, INDEX_X, INDEX_PIP_Y, INDEX_PIP_SIZE, colour),
    ]
    return sheet.document([*_face(suit, rank, colour), *sheet.both_ways_up(index)])


def _face(suit: str, rank: str, colour: str) -> list[str]:
    if rank in "JQK":
        return french_courts.figure(rank, suit, colour, sheet.CENTRE)
    if rank == "A":
        return [suits.pip(suit, *sheet.CENTRE, ACE_SIZE, colour)]
    return [
        suits.pip(suit, x, y, PIP_SIZE, colour, inverted=y > sheet.CENTRE[1])
        for x, y in PIP_PLACES[rank]
    ]
