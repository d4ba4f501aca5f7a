"""Draw both decks and their backs as SVG files, named by the record's card codes.

Usage: python assets/generators/draw_cards.py [FOLDER]
Without FOLDER the files go where the program reads them. The same text on every machine.
"""

import sys
from pathlib import Path

import backs
import french
import hungarian
import palette

CARDS_FOLDER = Path(__file__).resolve().parent.parent / "preferans_assets" / "cards"
CODES = [suit + rank for suit in "SDHC" for rank in "789TJQKA"]


def drawings() -> dict[str, str]:
    """Return every drawing by its place below the folder of cards."""
    return {
        **{f"french/{code}": french.card(code, palette.SUIT_COLOURS) for code in CODES},
        **{f"french_four/{code}": french.card(code, palette.FOUR_COLOURS) for code in CODES},
        **{f"hungarian/{code}": hungarian.card(code) for code in CODES},
        "backs/lattice": backs.lattice(),
        "backs/kilim": backs.kilim(),
    }


def main(arguments: list[str]) -> None:
    """Write the decks into the folder named by the first argument, if any."""
    folder = Path(arguments[0]) if arguments else CARDS_FOLDER
    for name, text in drawings().items():
        file = folder / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
