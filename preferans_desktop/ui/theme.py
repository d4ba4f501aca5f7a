"""Colours and letters of the whole program."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont

FAMILIES = ["DejaVu Sans", "Noto Sans", "Segoe UI", "Arial"]
"""Fonts with all of Serbian Latin and Cyrillic; the first is the one the layout was made with."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by what they are for. Text on its ground has a contrast of at least 4.5 : 1."""

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
    ink_soft: QColor
    red: QColor
    red_on_dark: QColor
    declarer: QColor
    defender: QColor
    focus: QColor
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
    ink_soft=QColor("#5b5648"),
    red=QColor("#c3262e"),
    red_on_dark=QColor("#ff8a80"),
    declarer=QColor("#8a5a18"),
    defender=QColor("#2b6684"),
    focus=QColor("#f2c45c"),
    dim=QColor(10, 34, 23, 105),
    ground=QColor(8, 32, 21, 190),
    panel=QColor(8, 32, 21, 235),
)
"""Green felt with brass: the default."""


def font(pixels: float, *, bold: bool = False) -> QFont:
    """A font of this height in device-independent pixels."""
    made = QFont()
    made.setFamilies(FAMILIES)
    made.setPixelSize(max(1, round(pixels)))
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return made
