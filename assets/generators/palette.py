"""Colours of the drawn assets, by what they colour."""

from dataclasses import dataclass

SUIT_COLOURS = {"S": "#14161c", "D": "#c0202c", "H": "#c0202c", "C": "#14161c"}

PAPER = "#fffdf8"
CARD_EDGE = "#9a927f"

BRASS = "#cda043"
BRASS_LIGHT = "#ecd392"
BACK_RED = "#7a1c28"
FELT = "#1d5c40"
FELT_DARK = "#123a29"

OUTLINE = "#2b2320"
PANEL = "#f8f1df"
SKIN = "#f3d4b4"
LIPS = "#b2474a"
LINEN = "#fbf6ea"


@dataclass(frozen=True)
class Dress:
    """Colours of the court figures of one suit."""

    robe: str
    robe_dark: str
    hair: str
    beard: str


DRESSES = {
    "S": Dress(robe="#2f4d70", robe_dark="#223852", hair="#4b382d", beard="#bdb8b0"),
    "D": Dress(robe="#bd5c2e", robe_dark="#8f4220", hair="#9a6a35", beard="#d8cbb4"),
    "H": Dress(robe="#a92c3c", robe_dark="#7d1f2c", hair="#74452a", beard="#cfc3b2"),
    "C": Dress(robe="#33664f", robe_dark="#244a39", hair="#4a3528", beard="#a9a49c"),
}
