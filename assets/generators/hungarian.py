"""The mađarice deck: list, bundeva, srce, žir with VII VIII IX X, donji, gornji, kralj, kec.

The files keep the codes of the game's records: S is list, D bundeva, H srce, C žir; J is donji,
Q gornji, K kralj, A kec.
"""

import hungarian_courts
import hungarian_signs
import palette
import ranks
import sheet

INDEX_LEFT = 14
"""Numerals begin here; the longest, VIII, ends inside the left two fifths of the card."""
NUMERAL_Y = 44
NUMERAL_HEIGHT = 54
LETTER_X = 33
LETTER_Y = 46
LETTER_HEIGHT = 60
INDEX_SIGN_X = 36
INDEX_SIGN_Y = 108
INDEX_SIGN_SIZE = 52

NUMERALS = {"7": "VII", "8": "VIII", "9": "IX", "T": "X"}
LETTERS = {"J": "D", "Q": "G", "K": "K", "A": "A"}

PIP_SIZE = 45
ACE_SIZE = 118
_LEFT, _MIDDLE, _RIGHT = 94, 125, 156
# VII and VIII are wide: only what stands in the middle has room beside them. Their pairs stand
# close together, so that the sign of the index is not counted with them.
PIP_PLACES: dict[str, list[tuple[float, float]]] = {
    "7": [(_MIDDLE, 74), *[(x, y) for y in (132, 193, 254) for x in (101, 149)]],
    "8": [*[(x, y) for y in (120, 175, 230) for x in (101, 149)], (_MIDDLE, 66), (_MIDDLE, 284)],
    "9": [*[(x, y) for y in (58, 126, 224, 292) for x in (_LEFT, _RIGHT)], (_MIDDLE, 175)],
    "T": [
        *[(x, y) for y in (58, 136, 214, 292) for x in (_LEFT, _RIGHT)],
        (_MIDDLE, 97),
        (_MIDDLE, 253),
    ],
}


def card(code: str) -> str:
    """Return the face of the card named by `code`, e.g. ``SA`` or ``HT``, as an SVG file."""
    suit, rank = code[0], code[1]
    index = [
        _rank_sign(rank, palette.HUNGARIAN_COLOURS[suit]),
        hungarian_signs.sign(suit, INDEX_SIGN_X, INDEX_SIGN_Y, INDEX_SIGN_SIZE),
    ]
    return sheet.document([*_face(suit, rank), *sheet.both_ways_up(index)])


def _rank_sign(rank: str, colour: str) -> str:
    if rank in LETTERS:
        return ranks.sign(LETTERS[rank], LETTER_X, LETTER_Y, LETTER_HEIGHT, colour)
    return ranks.numeral(NUMERALS[rank], INDEX_LEFT, NUMERAL_Y, NUMERAL_HEIGHT, colour)


def _face(suit: str, rank: str) -> list[str]:
    if rank in "JQK":
        return hungarian_courts.figure(rank, suit, sheet.CENTRE)
    if rank == "A":
        return hungarian_courts.ace(suit, sheet.CENTRE, ACE_SIZE)
    return [
        hungarian_signs.sign(suit, x, y, PIP_SIZE, inverted=y > sheet.CENTRE[1])
        for x, y in PIP_PLACES[rank]
    ]
