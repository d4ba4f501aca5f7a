import pytest
from PySide6.QtGui import QColor

from preferans_desktop.ui.theme import GREEN

# Letters, and the ground they stand on.
TEXTS = [
    (GREEN.text, GREEN.plate), (GREEN.text_soft, GREEN.plate), (GREEN.text, GREEN.felt_light),
    (GREEN.text, GREEN.declarer), (GREEN.text, GREEN.defender), (GREEN.ink, GREEN.cream),
    (GREEN.ink_soft, GREEN.cream), (GREEN.brass_text, GREEN.brass), (GREEN.felt_dark, GREEN.cream),
    (GREEN.red_on_dark, GREEN.plate), (GREEN.red, GREEN.cream), (GREEN.text, GREEN.surround),
]  # fmt: skip
SIGNS = [(GREEN.brass, GREEN.plate), (GREEN.brass, GREEN.felt), (GREEN.focus, GREEN.felt_light)]


def luminance(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("letters", "ground"), TEXTS)
def test_text_can_be_read(letters: QColor, ground: QColor) -> None:
    assert contrast(letters, ground) >= 4.5


@pytest.mark.parametrize(("sign", "ground"), SIGNS)
def test_signs_can_be_seen(sign: QColor, ground: QColor) -> None:
    assert contrast(sign, ground) >= 3
