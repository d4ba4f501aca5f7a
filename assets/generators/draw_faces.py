"""Draw the faces of the players as SVG files.

Usage: python assets/generators/draw_faces.py [FOLDER]
Without FOLDER the files go where the program reads them. The same text on every machine.
"""

import sys
from pathlib import Path

from portraits import portraits

FACES_FOLDER = Path(__file__).resolve().parent.parent / "preferans_assets" / "faces"


def main(arguments: list[str]) -> None:
    """Write the faces into the folder named by the first argument, if any."""
    folder = Path(arguments[0]) if arguments else FACES_FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in portraits().items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
