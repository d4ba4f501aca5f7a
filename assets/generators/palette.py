"""Colours of the drawn assets, by what they colour."""

from dataclasses import dataclass

SUIT_COLOURS = {"S": "#14161c", "D": "#c0202c", "H": "#c0202c", "C": "#14161c"}
"""Signs and ranks of the French deck."""

FOUR_COLOURS = {"S": "#14161c", "D": "#bd5700", "H": "#c0202c", "C": "#12703c"}
"""The same where each suit has a colour of its own."""

PAPER = "#fffdf8"
CARD_EDGE = "#9a927f"

BRASS = "#cda043"
BRASS_LIGHT = "#ecd392"
BACK_RED = "#7a1c28"
BACK_BLUE = "#1f3f66"
BACK_CREAM = "#f1e6cc"
FELT = "#1d5c40"
FELT_DARK = "#123a29"

OUTLINE = "#2b2320"
PANEL = "#f8f1df"
SKIN = "#f3d4b4"
LIPS = "#b2474a"
LINEN = "#fbf6ea"
FUR = "#3b2b22"
FUR_LIGHT = "#7d6450"
STEEL = "#dfe4e8"


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


@dataclass(frozen=True)
class Shades:
    """One colour three times: of a shape, of its outline, of the light on it."""

    main: str
    dark: str
    light: str


LEAF = Shades(main="#2f8a4c", dark="#145730", light="#a5d8a0")
BELL = Shades(main="#eeb02c", dark="#8a5206", light="#fbe09a")
BELL_BAND = "#b8322e"
HEART = Shades(main="#c8242f", dark="#8f1420", light="#f0a09a")
ACORN = Shades(main="#b4702e", dark="#4a2c14", light="#e2b070")
ACORN_CUP_LINES = "#8d6238"

HUNGARIAN_COLOURS = {"S": LEAF.dark, "D": "#a85f00", "H": "#b81c28", "C": ACORN.dark}
"""Ranks and frames of mađarice."""

HUNGARIAN_DRESSES = {
    "S": Dress(robe="#33724e", robe_dark="#224f36", hair="#4b382d", beard="#a98560"),
    "D": Dress(robe="#d4932a", robe_dark="#9c6414", hair="#8a5a2c", beard="#c9bba2"),
    "H": Dress(robe="#b03040", robe_dark="#7f1f2e", hair="#6b3d22", beard="#8a5e3c"),
    "C": Dress(robe="#7d5634", robe_dark="#573a20", hair="#3a2a20", beard="#a9a49c"),
}
