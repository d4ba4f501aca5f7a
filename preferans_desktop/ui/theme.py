"""Colours and letters of the whole program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from PySide6.QtGui import QColor, QFont

from preferans_desktop.host.settings import Felt

FAMILIES = ["DejaVu Sans", "Noto Sans", "Segoe UI", "Arial"]
"""Fonts with all of Serbian Latin and Cyrillic; the first is the one the layout was made with."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by what they are for; tests/ui/test_theme.py has what can be read on what.

    Attributes:
        felt_light, felt, felt_dark: the table from its middle to its edge.
        surround: around table and papers, and the menu.
        plate, plate_edge: grounds of names, contract and bidding.
        text, text_soft: on felt, plates and surround.
        brass, brass_text: what wants attention, and what is written on it.
        cream, ink: speech and buttons, and what is written on them.
        paper, pencil, pencil_soft, paper_rule: the papers.
        paper_mark: under what can be asked about there.
        sheet, sheet_text, sheet_edge, field: forms over the table.
        sheet_focus: what has the focus on a form.
        red, red_text: a standing warning.
        problem: what is wrong on a form, in words.
        declarer, defender: grounds of role words.
        focus: what has the focus on the table.
        card: ground of small cards and of suit signs.
        dim: laid over cards that cannot be played.
        ground, panel: under words and cards that lie over the table.
    """

    felt_light: QColor
    felt: QColor
    felt_dark: QColor
    surround: QColor
    plate: QColor
    plate_edge: QColor
    text: QColor
    text_soft: QColor
    brass: QColor
    brass_text: QColor
    cream: QColor
    ink: QColor
    paper: QColor
    pencil: QColor
    pencil_soft: QColor
    paper_rule: QColor
    paper_mark: QColor
    sheet: QColor
    sheet_text: QColor
    sheet_edge: QColor
    field: QColor
    sheet_focus: QColor
    red: QColor
    red_text: QColor
    problem: QColor
    declarer: QColor
    defender: QColor
    focus: QColor
    card: QColor
    dim: QColor
    ground: QColor
    panel: QColor


GREEN = Palette(
    felt_light=QColor("#27704b"),
    felt=QColor("#1d5c40"),
    felt_dark=QColor("#123f2b"),
    surround=QColor("#0b2317"),
    plate=QColor("#0d3020"),
    plate_edge=QColor("#3b7a5a"),
    text=QColor("#ffffff"),
    text_soft=QColor("#d5e5da"),
    brass=QColor("#e0b04a"),
    brass_text=QColor("#2b2410"),
    cream=QColor("#f4ecd6"),
    ink=QColor("#1b1f27"),
    paper=QColor("#f4ecd6"),
    pencil=QColor("#2d3138"),
    pencil_soft=QColor("#6d6656"),
    paper_rule=QColor("#8d8672"),
    paper_mark=QColor("#ead7a3"),
    sheet=QColor("#f4ecd6"),
    sheet_text=QColor("#1b1f27"),
    sheet_edge=QColor("#837c68"),
    field=QColor("#ffffff"),
    sheet_focus=QColor("#1d5c40"),
    red=QColor("#c3262e"),
    red_text=QColor("#ffffff"),
    problem=QColor("#b21f27"),
    declarer=QColor("#8a5a18"),
    defender=QColor("#2b6684"),
    focus=QColor("#f2c45c"),
    card=QColor("#fffdf6"),
    dim=QColor(10, 34, 23, 105),
    ground=QColor(8, 32, 21, 190),
    panel=QColor(8, 32, 21, 235),
)
"""Green felt with brass: the usual one."""

BLUE = replace(
    GREEN,
    felt_light=QColor("#2d6191"),
    felt=QColor("#224e78"),
    felt_dark=QColor("#163552"),
    surround=QColor("#0b1c2c"),
    plate=QColor("#0f273d"),
    plate_edge=QColor("#4d7da8"),
    text_soft=QColor("#d5e1ec"),
    sheet_focus=QColor("#224e78"),
    defender=QColor("#196a63"),
    dim=QColor(10, 23, 36, 105),
    ground=QColor(8, 22, 36, 190),
    panel=QColor(8, 22, 36, 235),
)
"""Blue felt. Who defends is told on sea green: blue would be lost on the plates."""

BURGUNDY = replace(
    GREEN,
    felt_light=QColor("#7d2f3d"),
    felt=QColor("#672533"),
    felt_dark=QColor("#481823"),
    surround=QColor("#230c12"),
    plate=QColor("#32121a"),
    plate_edge=QColor("#985764"),
    text_soft=QColor("#eddddb"),
    sheet_focus=QColor("#672533"),
    red=QColor("#d3202a"),
    declarer=QColor("#8c6112"),
    dim=QColor(30, 12, 16, 105),
    ground=QColor(33, 9, 15, 195),
    panel=QColor(33, 9, 15, 235),
)
"""Burgundy felt. A warning is brighter than it, and who declares is told on gold, not on brown."""

DARK = replace(
    GREEN,
    felt_light=QColor("#33383d"),
    felt=QColor("#272b30"),
    felt_dark=QColor("#1a1d21"),
    surround=QColor("#101215"),
    plate=QColor("#15181b"),
    plate_edge=QColor("#666e76"),
    text=QColor("#f1efe9"),
    text_soft=QColor("#c4c7c9"),
    brass=QColor("#d3a548"),
    brass_text=QColor("#221c0c"),
    cream=QColor("#d9d0b9"),
    paper=QColor("#cfc6b0"),
    pencil=QColor("#22262c"),
    pencil_soft=QColor("#534d40"),
    paper_rule=QColor("#6f6857"),
    paper_mark=QColor("#dccb98"),
    sheet=QColor("#22262a"),
    sheet_text=QColor("#f1efe9"),
    sheet_edge=QColor("#7d858d"),
    field=QColor("#15181b"),
    sheet_focus=QColor("#ffffff"),
    red=QColor("#b3222a"),
    problem=QColor("#ff9d95"),
    declarer=QColor("#7f5317"),
    defender=QColor("#2a5f7b"),
    dim=QColor(14, 16, 19, 120),
    ground=QColor(12, 14, 16, 205),
    panel=QColor(12, 14, 16, 238),
)
"""For the evening: charcoal felt, dimmed papers, dark forms."""

CONTRAST = Palette(
    felt_light=QColor("#000000"),
    felt=QColor("#000000"),
    felt_dark=QColor("#000000"),
    surround=QColor("#000000"),
    plate=QColor("#000000"),
    plate_edge=QColor("#ffffff"),
    text=QColor("#ffffff"),
    text_soft=QColor("#ffffff"),
    brass=QColor("#ffd800"),
    brass_text=QColor("#000000"),
    cream=QColor("#ffffff"),
    ink=QColor("#000000"),
    paper=QColor("#ffffff"),
    pencil=QColor("#000000"),
    pencil_soft=QColor("#4a4a4a"),
    paper_rule=QColor("#000000"),
    paper_mark=QColor("#ffef9e"),
    sheet=QColor("#000000"),
    sheet_text=QColor("#ffffff"),
    sheet_edge=QColor("#ffffff"),
    field=QColor("#000000"),
    sheet_focus=QColor("#00e5ff"),
    red=QColor("#9b0000"),
    red_text=QColor("#ffffff"),
    problem=QColor("#ffb3ad"),
    declarer=QColor("#6b3d00"),
    defender=QColor("#00497a"),
    focus=QColor("#00e5ff"),
    card=QColor("#ffffff"),
    dim=QColor(0, 0, 0, 140),
    ground=QColor(0, 0, 0, 255),
    panel=QColor(0, 0, 0, 255),
)
"""High contrast: black and white, with yellow for what wants attention."""

PRINTED = replace(
    GREEN,
    paper=QColor("#ffffff"),
    pencil=QColor("#1b1f27"),
    pencil_soft=QColor("#5d5d5d"),
    paper_rule=QColor("#8a8a8a"),
)
"""Black on white: what a printer does well."""

PALETTES: Mapping[Felt, Palette] = MappingProxyType(
    {
        Felt.GREEN: GREEN,
        Felt.BLUE: BLUE,
        Felt.BURGUNDY: BURGUNDY,
        Felt.DARK: DARK,
        Felt.CONTRAST: CONTRAST,
    }
)
"""The colours of each choice."""

_LIT = {
    "sheet_text": DARK.sheet_text,
    "sheet_focus": DARK.sheet_focus,
    "problem": DARK.problem,
}
"""What is light on every dark sheet."""

WITH_DARK_SHEETS: Mapping[Felt, Palette] = MappingProxyType(
    {
        Felt.GREEN: replace(
            GREEN,
            sheet=QColor("#1b2721"),
            sheet_edge=QColor("#7b8c83"),
            field=QColor("#111a15"),
            **_LIT,
        ),
        Felt.BLUE: replace(
            BLUE,
            sheet=QColor("#1a242e"),
            sheet_edge=QColor("#7b8997"),
            field=QColor("#10171f"),
            **_LIT,
        ),
        Felt.BURGUNDY: replace(
            BURGUNDY,
            sheet=QColor("#2a1e20"),
            sheet_edge=QColor("#968286"),
            field=QColor("#1b1214"),
            **_LIT,
        ),
        Felt.DARK: DARK,
        Felt.CONTRAST: CONTRAST,
    }
)
"""The same where the desktop is dark: a sheet takes a shade of its felt, and its edge of brass
parts it from the plates. Table, speech and papers stay as they are: cloth is dark anyway, paper is
paper, and who wants it dimmed chooses the dark felt. That one and high contrast follow no
desktop."""

FAINT = 0.67
"""Share of a colour in what stands in an empty field."""
SHADOW = QColor(0, 0, 0, 90)
"""Under papers."""
SHADOW_LAYER = QColor(0, 0, 0, 15)
"""One of several layers of the shadow under a card."""


def font(pixels: float, *, bold: bool = False) -> QFont:
    """A font of this height in device-independent pixels."""
    made = QFont()
    made.setFamilies(FAMILIES)
    made.setPixelSize(max(1, round(pixels)))
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return made


def families() -> str:
    """The fonts as a style sheet names them."""
    return ", ".join(f'"{family}"' for family in FAMILIES)


def corner(pixels: float) -> int:
    """Radius of the corners of a panel whose letters are this high."""
    return round(0.45 * pixels)


def sheet_style(name: str, pixels: int, colours: Palette) -> str:
    """What all sheets over the table share, as a style sheet.

    Args:
        name: of the sheet as an object. Its parts may be called title, done and problem.
        pixels: height of ordinary letters.
        colours: to draw in.
    """
    pad, edge, focus = round(0.3 * pixels), colours.sheet_edge.name(), colours.sheet_focus.name()
    faint = QColor(colours.sheet_text)
    faint.setAlphaF(FAINT)
    return f"""
        #{name} {{ background: {colours.sheet.name()}; border-radius: {round(0.65 * pixels)}px;
            border: 3px solid {colours.brass.name()}; }}
        QLabel, QLineEdit, QPushButton {{ font-family: {families()}; font-size: {pixels}px;
            color: {colours.sheet_text.name()}; }}
        QLabel#title {{ font-size: {round(1.45 * pixels)}px; font-weight: 600; }}
        QLabel#problem {{ color: {colours.problem.name()}; }}
        QLineEdit {{ background: {colours.field.name()}; padding: {pad}px;
            border: 2px solid {edge}; border-radius: {pad}px;
            selection-background-color: {colours.brass.name()};
            selection-color: {colours.brass_text.name()};
            placeholder-text-color: {faint.name(QColor.NameFormat.HexArgb)}; }}
        QPushButton {{ background: {colours.field.name()}; border: 2px solid {edge}; margin: 1px;
            border-radius: {corner(pixels)}px; padding: {pad}px {3 * pad}px; }}
        QPushButton#done {{ font-weight: 600; }}
        QLineEdit:focus {{ border: 3px solid {focus}; padding: {pad - 1}px; }}
        QPushButton:hover {{ border-color: {focus}; }}
        QPushButton:focus {{ border: 3px solid {focus}; margin: 0px; }}
        QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
        {bars_style(pixels, colours.sheet_edge)}
    """


def bars_style(pixels: float, colour: QColor) -> str:
    """Bars to scroll with, as a style sheet: a handle of this colour and nothing else."""
    wide = round(0.7 * pixels)
    return f"""
        QScrollBar:vertical {{ background: transparent; border: none; width: {wide}px; }}
        QScrollBar::handle:vertical {{ background: {colour.name()}; min-height: {3 * wide}px;
            border-radius: {wide // 2 - 2}px; margin: 2px; }}
        QScrollBar::add-line, QScrollBar::sub-line {{ height: 0px; }}
        QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """
