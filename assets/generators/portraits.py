"""Calm portraits of players in a disc of 100 units, told apart by hair, hat and beard.

They are seen 32 pixels wide on a small window: few shapes, no features finer than three units.
Nothing reaches over the disc, for nothing is clipped.
"""

import palette
import svg_text
from svg_text import circle, path

SIDE = 100
_INK = palette.OUTLINE
_SHOULDERS = "M13.3 84C18 74 32 72 41 68H59C68 72 82 74 86.7 84A50 50 0 0 1 13.3 84Z"
"""Both ends lie on the edge of the disc."""
_NEARER = "translate(-6.5 -9.6) scale(1.13)"
"""Heads are drawn a little small, so that numbers are whole."""
_GREY, _DARK, _BROWN, _RED, _BLOND = "#b9b4ac", "#3a2c25", "#6b4630", "#a4502c", "#d2a857"


def portraits() -> dict[str, str]:
    """Return every portrait by its name, as a file."""
    drawn = {
        "cap": ["#b7c9bd", "#4c5a68", *_cap()],
        "moustache": ["#d8c39a", "#7a2f35", *_moustache()],
        "glasses": ["#b9c6d6", "#5b4a3c", *_glasses()],
        "beard": ["#cdb7a6", "#2f5a47", *_beard()],
        "bun": ["#d5bcc2", "#54486b", *_bun()],
        "bob": ["#bcd0cf", "#a5483c", *_bob()],
        "curls": ["#cfd0ad", "#2f5d78", *_curls()],
        "hat": ["#c4bad6", "#7c5a2b", *_hat()],
    }
    return {
        name: svg_text.document(
            SIDE, SIDE, [circle(50, 50, 50, fill=ground), *_figure(clothes, head)]
        )
        for name, (ground, clothes, *head) in drawn.items()
    }


def _figure(clothes: str, head: list[str]) -> list[str]:
    """Return shoulders in these clothes, and the head over them."""
    neck = path("M42 56H58V68Q50 76 42 68Z", fill=palette.SKIN)
    return [
        path(_SHOULDERS, fill=clothes),
        svg_text.group(
            [neck, *head], _NEARER, stroke=_INK, stroke_width=2, stroke_linejoin="round"
        ),
    ]


def _face(*, lips: bool = False, old: bool = False) -> list[str]:
    """Return a face with ears."""
    mouth = palette.LIPS if lips else _INK
    brows = "M36.5 38Q41 35.5 45 38M55 38Q59 35.5 63.5 38"
    return [
        circle(32.5, 46, 4, fill=palette.SKIN),
        circle(67.5, 46, 4, fill=palette.SKIN),
        path(
            "M33 38C33 22 67 22 67 38V48C67 58 59 66 50 66C41 66 33 58 33 48Z",
            fill=palette.SKIN,
        ),
        path(brows, fill="none", stroke=_GREY if old else _INK, stroke_width=2.6,
             stroke_linecap="round"),
        circle(41.5, 44, 2.4, fill=_INK, stroke="none"),
        circle(58.5, 44, 2.4, fill=_INK, stroke="none"),
        path("M50 45V51.5", fill="none", stroke_width=2, stroke_linecap="round"),
        path("M44.5 58Q50 61.5 55.5 58", fill="none", stroke=mouth, stroke_width=2.6,
             stroke_linecap="round"),
    ]  # fmt: skip


def _whiskers(colour: str) -> str:
    return path(
        "M50 52C46 50 38 53 34 60C41 62 47 60 50 57C53 60 59 62 66 60C62 53 54 50 50 52Z",
        fill=colour,
    )


def _spectacles() -> list[str]:
    lenses = [circle(x, 44.5, 7, fill="none", stroke_width=2.6) for x in (41, 59)]
    return [*lenses, path("M48 43.5Q50 42 52 43.5", fill="none", stroke_width=2.6)]


def _cap() -> list[str]:
    sides = path("M32 46V36H68V46L65 38H35Z", fill=_GREY)
    crown = path("M27 34C25 14 70 8 74 32C60 27 42 28 27 34Z", fill="#566a52")
    peak = path("M26 35C40 26 62 26 75 33C79 36 78 38 74 38C58 33 42 34 28 40C23 40 22 38 26 35Z",
                fill="#43543f")  # fmt: skip
    return [*_face(old=True), _whiskers(_GREY), sides, crown, peak]


def _moustache() -> list[str]:
    hair = path(
        "M32 44C27 20 42 13 52 15C66 12 72 26 68 44C66 36 64 31 60 29C52 33 40 32 37 30C34 34 33 38"
        " 32 44Z",
        fill=_DARK,
    )
    return [*_face(), _whiskers(_DARK), hair]


def _glasses() -> list[str]:
    sides = [
        path("M33 50C26 46 27 32 35 30C33 36 34 42 33 50Z", fill=_GREY),
        path("M67 50C74 46 73 32 65 30C67 36 66 42 67 50Z", fill=_GREY),
    ]
    return [*_face(old=True), *sides, *_spectacles()]


def _beard() -> list[str]:
    beard = path(
        "M33 46C35 54 42 52 50 52C58 52 65 54 67 46C70 62 62 74 50 74C38 74 30 62 33 46Z",
        fill=_BROWN,
    )
    mouth = path("M44.5 59.5Q50 62.5 55.5 59.5", fill="none", stroke=palette.SKIN, stroke_width=2.6,
                 stroke_linecap="round")  # fmt: skip
    hair = path("M32 43C27 19 44 15 56 17C68 17 71 30 68 43C65 34 60 30 50 30C42 30 35 32 32 43Z",
                fill=_BROWN)  # fmt: skip
    return [*_face(), beard, mouth, hair]


def _bun() -> list[str]:
    knot = circle(50, 18, 7.5, fill=_GREY)
    hair = path(
        "M31 48C26 20 42 17 50 17C58 17 74 20 69 48C68 38 62 31 50 30C38 31 32 38 31 48Z",
        fill=_GREY,
    )
    rings = [circle(x, 54, 2.6, fill=palette.BRASS, stroke_width=1.5) for x in (32, 68)]
    return [knot, *_face(lips=True, old=True), hair, *rings]


def _bob() -> list[str]:
    behind = path("M28 62C22 20 38 14 50 14C62 14 78 20 72 62C66 66 34 66 28 62Z", fill=_DARK)
    fringe = path("M32 44C31 26 40 22 52 22C64 22 69 30 68 44C66 38 64 35 61 33C52 36 42 36 37 33"
                  "C34 36 33 39 32 44Z", fill=_DARK)  # fmt: skip
    return [behind, *_face(lips=True), fringe]


def _curls() -> list[str]:
    places = [(29, 56), (26, 43), (29, 30), (38, 22), (50, 19), (62, 22), (71, 30), (74, 43),
              (71, 56)]  # fmt: skip
    behind = [circle(x, y, 9, fill=_RED) for x, y in places]
    inside = path("M30 44C30 22 70 22 70 44V56H30Z", fill=_RED, stroke="none")
    fringe = path("M33 40C36 27 47 25 50 29C54 25 64 27 67 40C63 35 58 33 52 34C46 33 38 34 33 40Z",
                  fill=_RED)  # fmt: skip
    return [*behind, inside, *_face(lips=True), fringe]


def _hat() -> list[str]:
    behind = path("M29 64C25 40 30 30 50 30C70 30 75 40 71 64C66 68 34 68 29 64Z", fill=_BLOND)
    crown = path("M33 31C33 11 67 11 67 31Z", fill="#8d3b47")
    band = path("M33 31V26Q50 21 67 26V31Z", fill="#5d2430")
    brim = path("M18 35C24 28 76 28 82 35C80 39 66 33 50 33C34 33 20 39 18 35Z", fill="#8d3b47")
    return [behind, *_face(lips=True), crown, band, brim]
