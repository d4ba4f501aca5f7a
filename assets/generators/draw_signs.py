"""Draw the suit signs of every deck alone as SVG files, named by the record's suit letters.

Usage: python assets/generators/draw_signs.py [FOLDER]
Without FOLDER the files go where the program reads them. The same text on every machine.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

import hungarian_signs
import palette
import suits
import svg_text

SIGNS_FOLDER = Path(__file__).resolve().parent.parent / "preferans_assets" / "signs"
SIDE = 100
MIDDLE = SIDE / 2
SIZE = 94
"""Room is left at the edge for outlines."""


def drawings() -> dict[str, str]:
    """Return every drawing by its place below the folder of signs."""
    return {
        **{f"french/{suit}": _french(suit, palette.SUIT_COLOURS) for suit in "SDHC"},
        **{f"french_four/{suit}": _french(suit, palette.FOUR_COLOURS) for suit in "SDHC"},
        **{f"hungarian/{suit}": _hungarian(suit) for suit in "SDHC"},
    }


def _french(suit: str, colours: Mapping[str, str]) -> str:
    return svg_text.document(SIDE, SIDE, [suits.pip(suit, MIDDLE, MIDDLE, SIZE, colours[suit])])


def _hungarian(suit: str) -> str:
    return svg_text.document(SIDE, SIDE, [hungarian_signs.sign(suit, MIDDLE, MIDDLE, SIZE)])


def main(arguments: list[str]) -> None:
    """Write the signs into the folder named by the first argument, if any."""
    folder = Path(arguments[0]) if arguments else SIGNS_FOLDER
    for name, text in drawings().items():
        file = folder / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
