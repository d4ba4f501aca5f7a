"""The small suit signs: told apart, and seen on the paper they lie on."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from preferans_desktop.host.settings import Felt
from preferans_desktop.resources import AssetError
from preferans_desktop.rules.cards import Suit
from preferans_desktop.ui.table.card_style import CardStyle, Deck
from preferans_desktop.ui.table.suit_signs import SuitSigns, paint_chip
from preferans_desktop.ui.theme import PALETTES
from support.contrast import contrast

STYLES = [CardStyle(), CardStyle(four_colours=True), CardStyle(Deck.HUNGARIAN)]
SIDE = 64


def chip(style: CardStyle, suit: Suit, felt: Felt) -> QImage:
    """A sign on its paper, and round it what the contract stands on."""
    palette = PALETTES[felt]
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(palette.plate)
    painter = QPainter(image)
    paint_chip(painter, SuitSigns(style).of(suit), QRectF(0, 0, SIDE, SIDE), palette)
    painter.end()
    return image


def extent(image: QImage, least: float) -> tuple[int, int]:
    """Width and height of what stands out from its ground by at least this contrast."""
    ground = image.pixelColor(SIDE // 2, 2)
    edge = SIDE // 10  # the corners of the chip are round
    inner = range(edge, SIDE - edge)
    seen = [
        (x, y) for x in inner for y in inner if contrast(image.pixelColor(x, y), ground) >= least
    ]
    assert seen
    columns, rows = {x for x, _ in seen}, {y for _, y in seen}
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


@pytest.mark.parametrize("felt", Felt)
@pytest.mark.parametrize("style", STYLES)
def test_the_whole_outline_is_seen_in_every_palette(style: CardStyle, felt: Felt) -> None:
    wanted = 4.5 if felt is Felt.CONTRAST else 3
    for suit in Suit:
        image = chip(style, suit, felt)
        strong, any_ink = (extent(image, least) for least in (wanted, 1.05))
        assert all(some >= 0.85 * most for some, most in zip(strong, any_ink, strict=True))
        assert min(strong) > SIDE / 2


@pytest.mark.parametrize("style", STYLES)
def test_no_two_suits_look_alike(style: CardStyle) -> None:
    images = [chip(style, suit, Felt.GREEN) for suit in Suit]
    assert all(one != other for one in images for other in images if one is not other)


def test_four_colours_are_four() -> None:
    def middle(suit: Suit) -> str:
        return chip(CardStyle(four_colours=True), suit, Felt.GREEN).pixelColor(32, 32).name()

    assert len({middle(suit) for suit in Suit}) == len(Suit)


@pytest.mark.qt_log_ignore("Cannot read file", extend=True)
def test_a_missing_sign_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setattr("preferans_desktop.resources.assets_root", lambda: tmp_path)
    with pytest.raises(AssetError, match="missing"):
        SuitSigns(CardStyle(Deck.HUNGARIAN))
    drawing = tmp_path / "signs" / "hungarian" / "S.svg"
    drawing.parent.mkdir(parents=True)
    drawing.write_text("no drawing")
    with pytest.raises(AssetError, match="damaged"):
        SuitSigns(CardStyle(Deck.HUNGARIAN))
