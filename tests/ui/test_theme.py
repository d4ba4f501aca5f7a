"""Colours: everything can be read and seen in each palette, and they stand in one place."""

import ast
import math
from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from preferans_desktop import ui
from preferans_desktop.host.settings import Felt
from preferans_desktop.ui.theme import FAINT, PALETTES, WITH_DARK_SHEETS, Palette
from support.contrast import contrast, luminance

# Letters, and the ground they stand on.
TEXTS = [
    ("text", "plate"), ("text_soft", "plate"), ("text", "felt_light"), ("text", "felt"),
    ("text", "declarer"), ("text", "defender"), ("text", "surround"), ("text_soft", "surround"),
    ("brass", "surround"), ("brass_text", "brass"), ("ink", "cream"), ("felt_dark", "cream"),
    ("pencil", "paper"), ("pencil_soft", "paper"),
    ("ink", "card"), ("red_text", "red"), ("sheet_text", "sheet"), ("sheet_text", "field"),
    ("problem", "sheet"),
]  # fmt: skip
# Signs, frames and edges that tell something, and what they lie on.
SIGNS = [
    ("brass", "plate"), ("brass", "felt"), ("focus", "felt_light"), ("focus", "felt_dark"),
    ("text", "felt_light"), ("sheet_edge", "sheet"), ("sheet_edge", "field"),
    ("sheet_focus", "sheet"), ("brass_text", "brass"), ("paper_rule", "paper"),
    ("cream", "felt_light"), ("card", "plate"),
]  # fmt: skip
WANTED = {felt: (7.0, 4.5) if felt is Felt.CONTRAST else (4.5, 3.0) for felt in Felt}
"""Of text and of signs; who asks for high contrast gets more."""
COLOURS = [
    pytest.param(felt, palette, id=f"{felt.value}, {sheets} sheets")
    for sheets, palettes in (("light", PALETTES), ("dark", WITH_DARK_SHEETS))
    for felt, palette in palettes.items()
]
APART = [
    ("declarer", "defender"), ("declarer", "plate"), ("defender", "plate"),
    ("brass", "declarer"), ("brass", "felt"), ("red", "felt"), ("red", "surround"),
    ("red", "declarer"), ("card", "felt"), ("paper", "surround"),
]  # fmt: skip
"""Grounds and signs that mean different things."""
CLEARLY = 30
"""In units of CIELAB, of which an eye tells about two apart when it looks for it."""


def laid_over(top: QColor, below: QColor) -> QColor:
    share = top.alphaF()
    mixed = [
        share * high + (1 - share) * low
        for high, low in zip(top.getRgbF()[:3], below.getRgbF()[:3], strict=True)
    ]
    return QColor.fromRgbF(*mixed)


def lab(colour: QColor) -> tuple[float, float, float]:
    """Lightness, green to red, blue to yellow, as the CIE defines them for daylight."""
    red, green, blue = (luminance(QColor.fromRgbF(*(part,) * 3)) for part in colour.getRgbF()[:3])
    x, y, z = (
        share ** (1 / 3) if share > 216 / 24_389 else (24_389 / 27 * share + 16) / 116
        for share in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_contrast_and_distance_are_computed_as_defined():
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)
    assert lab(QColor("white")) == pytest.approx((100, 0, 0), abs=0.1)
    assert lab(QColor("red")) == pytest.approx((53.2, 80.1, 67.2), abs=0.1)


@pytest.mark.parametrize(("felt", "palette"), COLOURS)
@pytest.mark.parametrize(("letters", "ground"), TEXTS)
def test_text_can_be_read(felt: Felt, palette: Palette, letters: str, ground: str) -> None:
    assert contrast(getattr(palette, letters), getattr(palette, ground)) >= WANTED[felt][0]


@pytest.mark.parametrize(("felt", "palette"), COLOURS)
@pytest.mark.parametrize(("sign", "ground"), SIGNS)
def test_signs_can_be_seen(felt: Felt, palette: Palette, sign: str, ground: str) -> None:
    assert contrast(getattr(palette, sign), getattr(palette, ground)) >= WANTED[felt][1]


@pytest.mark.parametrize(("felt", "palette"), COLOURS)
def test_text_that_lies_over_the_table_can_be_read(felt: Felt, palette: Palette) -> None:
    for ground in (palette.felt_light, palette.felt_dark, palette.card):
        assert contrast(palette.text, laid_over(palette.ground, ground)) >= WANTED[felt][0]


@pytest.mark.parametrize(("felt", "palette"), COLOURS)
def test_what_stands_in_an_empty_field_can_be_read(felt: Felt, palette: Palette) -> None:
    faint = QColor(palette.sheet_text)
    faint.setAlphaF(FAINT)
    assert contrast(laid_over(faint, palette.field), palette.field) >= WANTED[felt][0]


@pytest.mark.parametrize(("felt", "palette"), COLOURS)
def test_buttons_can_be_read_whatever_is_done_to_them(felt: Felt, palette: Palette) -> None:
    for ground, letters in ((palette.cream, palette.ink), (palette.brass, palette.brass_text)):
        for shade in (ground, ground.lighter(108), ground.darker(112)):
            assert contrast(letters, shade) >= WANTED[felt][0]


@pytest.mark.parametrize(("felt", "palette"), COLOURS)
@pytest.mark.parametrize(("one", "other"), APART)
def test_what_means_something_else_looks_so(
    felt: Felt, palette: Palette, one: str, other: str
) -> None:
    assert math.dist(lab(getattr(palette, one)), lab(getattr(palette, other))) >= CLEARLY


def test_a_dimmed_card_can_still_be_read() -> None:
    for palette in PALETTES.values():
        dimmed_ground = laid_over(palette.dim, palette.card)
        dimmed_letters = laid_over(palette.dim, palette.ink)
        assert contrast(dimmed_letters, dimmed_ground) >= 3


def test_every_choice_has_its_colours() -> None:
    assert PALETTES.keys() == set(Felt)
    assert len({id(palette) for palette in PALETTES.values()}) == len(Felt)


def test_a_dark_desktop_makes_light_sheets_dark_and_nothing_else() -> None:
    of_sheets = {"sheet", "sheet_text", "sheet_edge", "field", "sheet_focus", "problem"}
    for felt, light in PALETTES.items():
        dark = WITH_DARK_SHEETS[felt]
        differ = {each.name for each in fields(Palette) if changed(light, dark, each.name)}
        assert differ == (of_sheets if luminance(light.sheet) > 0.5 else set())
        assert luminance(dark.sheet) < 0.05


def changed(one: Palette, other: Palette, name: str) -> bool:
    return bool(getattr(one, name) != getattr(other, name))


def literals(source: str) -> list[str]:
    """Colours written out: QColor(...) with anything in it, Qt's names, #rrggbb."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "QColor" and node.args:
                found.append(ast.unparse(node))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            words = node.value.replace(";", " ").split()
            found += [word for word in words if word in {"white", "black"}]
            found += [word for word in words if word[:1] == "#" and word[1:2].isdigit()]
    return found


def test_no_colour_is_written_anywhere_else() -> None:
    folder = Path(ui.__file__).parent
    files = [path for path in folder.rglob("*.py") if path.name != "theme.py"]
    written = {path.name: literals(path.read_text(encoding="utf-8")) for path in files}
    assert {name: colours for name, colours in written.items() if colours} == {}
    assert literals('QColor("red"); f"border: 2px solid white;"; "#123456"') == [
        "QColor('red')",
        "#123456",
        "white",
    ]
