"""Draw the program's icon: a fan of three cards on deep green.

Usage: python assets/generators/draw_icon.py [FOLDER]
Without FOLDER the file goes where the program reads it.
"""

import sys
from pathlib import Path

import palette
import suits
import svg_text

SIZE = 128
ICONS_FOLDER = Path(__file__).resolve().parent.parent / "preferans_assets" / "icons"


def icon() -> str:
    """Return the icon: few large shapes, so that it still reads at 16 and 32 pixels."""
    return svg_text.document(
        SIZE,
        SIZE,
        [
            svg_text.element("rect", width=SIZE, height=SIZE, rx=26, fill=palette.FELT),
            _fanned_card(-25, "D", (-9, -69), 22),
            _fanned_card(25, "H", (9, -69), 20),
            _fanned_card(0, "S", (0, -50), 40),
        ],
    )


def _fanned_card(turn: float, suit: str, place: tuple[float, float], size: float) -> str:
    """Return a card turned round the point where a hand would hold the fan.

    That point is the origin for `place`, the centre of the card's sign.
    """
    sheet = svg_text.element(
        "rect",
        x=-24,
        y=-86,
        width=48,
        height=72,
        rx=6.5,
        fill=palette.PAPER,
        stroke=palette.FELT_DARK,
        stroke_width=3,
    )
    sign = suits.pip(suit, *place, size, palette.SUIT_COLOURS[suit])
    return svg_text.group([sheet, sign], f"translate(64 114) rotate({svg_text.number(turn)})")


def main(arguments: list[str]) -> None:
    """Write the icon into the folder named by the first argument, if any."""
    folder = Path(arguments[0]) if arguments else ICONS_FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "preferans.svg").write_text(icon(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
