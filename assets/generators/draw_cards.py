"""Draw the French deck and its back as SVG files, named by the record's card codes.

Usage: python assets/generators/draw_cards.py [FOLDER]
Without FOLDER the files go where the program reads them. The same text on every machine.
"""

import sys
from pathlib import Path

import backs
import courts
import palette
import ranks
import suits
import svg_text

WIDTH = 250
HEIGHT = 350
CORNER = 16
CENTRE = (WIDTH / 2, HEIGHT / 2)

CARDS_FOLDER = Path(__file__).resolve().parent.parent / "preferans_assets" / "cards"

# The index lies in the left quarter, so that a closely held hand still shows it.
INDEX_X = 33
INDEX_RANK_Y = 46
INDEX_RANK_HEIGHT = 60
INDEX_PIP_Y = 108
INDEX_PIP_SIZE = 50

PIP_SIZE = 41
ACE_SIZE = 130
_LEFT, _MIDDLE, _RIGHT = 91, 125, 159
_SEVEN: list[tuple[float, float]] = [
    *[(x, y) for y in (60, 175, 290) for x in (_LEFT, _RIGHT)],
    (_MIDDLE, 117.5),
]
_FOUR_ROWS: list[tuple[float, float]] = [
    (x, y) for y in (58, 136, 214, 292) for x in (_LEFT, _RIGHT)
]
PIP_PLACES: dict[str, list[tuple[float, float]]] = {
    "7": _SEVEN,
    "8": [*_SEVEN, (_MIDDLE, 232.5)],
    "9": [*_FOUR_ROWS, (_MIDDLE, 175)],
    "T": [*_FOUR_ROWS, (_MIDDLE, 97), (_MIDDLE, 253)],
}


def card(code: str) -> str:
    """Return the face of the card named by `code`, e.g. ``SA`` or ``HT``."""
    suit, rank = code[0], code[1]
    colour = palette.SUIT_COLOURS[suit]
    index = [
        ranks.sign(rank, INDEX_X, INDEX_RANK_Y, INDEX_RANK_HEIGHT, colour),
        suits.pip(suit, INDEX_X, INDEX_PIP_Y, INDEX_PIP_SIZE, colour),
    ]
    turned = f"rotate(180 {svg_text.number(CENTRE[0])} {svg_text.number(CENTRE[1])})"
    return svg_text.document(
        WIDTH, HEIGHT, [_sheet(), *_face(suit, rank), *index, svg_text.group(index, turned)]
    )


def back() -> str:
    """Return the back of the cards."""
    return svg_text.document(WIDTH, HEIGHT, [_sheet(), *backs.lattice(WIDTH, HEIGHT)])


def _sheet() -> str:
    return svg_text.element(
        "rect",
        x=1,
        y=1,
        width=WIDTH - 2,
        height=HEIGHT - 2,
        rx=CORNER,
        fill=palette.PAPER,
        stroke=palette.CARD_EDGE,
        stroke_width=2,
    )


def _face(suit: str, rank: str) -> list[str]:
    if rank in "JQK":
        return courts.figure(rank, suit, CENTRE)
    colour = palette.SUIT_COLOURS[suit]
    if rank == "A":
        return [suits.pip(suit, *CENTRE, ACE_SIZE, colour)]
    return [
        suits.pip(suit, x, y, PIP_SIZE, colour, inverted=y > CENTRE[1]) for x, y in PIP_PLACES[rank]
    ]


def main(arguments: list[str]) -> None:
    """Write the deck into the folder named by the first argument, if any."""
    folder = Path(arguments[0]) if arguments else CARDS_FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    drawings = {suit + rank: card(suit + rank) for suit in "SDHC" for rank in "789TJQKA"}
    for name, text in {**drawings, "back": back()}.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
