from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap, QTransform

from preferans_desktop import resources
from preferans_desktop.resources import AssetError
from preferans_desktop.rules.cards import ALL_CARDS, Suit, suit_of
from preferans_desktop.ui.table import card_images
from preferans_desktop.ui.table.card_images import CARD_ASPECT, CardImages
from preferans_desktop.ui.table.card_style import Back, CardStyle, Deck
from preferans_desktop.ui.window_icon import window_icon

STYLES = [CardStyle(), CardStyle(four_colours=True), CardStyle(Deck.HUNGARIAN)]
CARDS = {style: [style.drawing(card) for card in ALL_CARDS] for style in STYLES}
BACKS = [CardStyle(back=back).drawing(None) for back in Back]
NAMES = [*(name for names in CARDS.values() for name in names), *BACKS]
Pixels = list[tuple[int, int]]  # red and green, row by row
SMALL, USUAL = 90, 150
# Pixels that tell two cards apart at a glance. The nearest pair, pik and tref of one rank, has
# some 25 in the index at the smallest size.
CLEARLY_DIFFERENT = 20
INDEX = {Deck.FRENCH: (0.25, 0.4), Deck.HUNGARIAN: (0.38, 0.4)}
"""The part of a card that the index lies in; VIII is the widest."""
GROUND = QColor("#f8f1df")  # behind the court figures
each_style = pytest.mark.parametrize("style", STYLES, ids=["french", "four", "hungarian"])


@pytest.fixture
def images(qapp) -> CardImages:
    return CardImages()


def image(pixmap: QPixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32)


def left_part(whole: QImage, width: float, height: float = 1) -> QImage:
    return whole.copy(0, 0, round(whole.width() * width), round(whole.height() * height))


def distant_pixels(one: Pixels, other: Pixels) -> int:
    """How many pixels differ by a third of the full range in their red or their green."""
    colours = zip(one, other, strict=True)
    return sum(
        abs(red - other_red) > 85 or abs(green - other_green) > 85
        for (red, green), (other_red, other_green) in colours
    )


def pixels(picture: QImage) -> Pixels:
    colours = [picture.pixel(x, y) for y in range(picture.height()) for x in range(picture.width())]
    return [(colour >> 16 & 255, colour >> 8 & 255) for colour in colours]


def alike(
    images: CardImages, style: CardStyle, height: int, part: tuple[float, float]
) -> list[tuple[str, str]]:
    parts = {
        name: pixels(left_part(image(images.pixmap(name, height, 1)), *part))
        for name in CARDS[style]
    }
    return [
        (one, other)
        for one, other in combinations(CARDS[style], 2)
        if distant_pixels(parts[one], parts[other]) < CLEARLY_DIFFERENT
    ]


@pytest.mark.parametrize("name", NAMES)
def test_every_card_has_a_picture(images: CardImages, name: str) -> None:
    picture = image(images.pixmap(name, USUAL, 1))
    colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(USUAL)}
    assert len(colours) > 10


def test_no_two_styles_look_the_same() -> None:
    looks = [CardStyle(*choice) for choice in product(Deck, Back)]
    looks += [CardStyle(back=back, four_colours=True) for back in Back]
    faces = {tuple(style.drawing(card) for card in [*ALL_CARDS, None]) for style in looks}
    assert len(faces) == len(looks)


def test_madarice_have_four_colours_anyway() -> None:
    plain, coloured = CardStyle(Deck.HUNGARIAN), CardStyle(Deck.HUNGARIAN, four_colours=True)
    assert [plain.drawing(card) for card in ALL_CARDS] == [
        coloured.drawing(card) for card in ALL_CARDS
    ]


@each_style
@pytest.mark.parametrize("height", [SMALL, USUAL])
def test_any_two_indices_differ(images: CardImages, style: CardStyle, height: int) -> None:
    assert alike(images, style, height, INDEX[style.deck]) == []


@each_style
@pytest.mark.parametrize("height", [SMALL, USUAL])
def test_the_left_two_fifths_tell_the_card(
    images: CardImages, style: CardStyle, height: int
) -> None:
    assert alike(images, style, height, (0.4, 1)) == []


@each_style
@pytest.mark.parametrize("suit", range(4))
def test_figures_have_outlines_of_their_own(
    images: CardImages, style: CardStyle, suit: int
) -> None:
    """At 60 pixels of width, by what is figure and what is ground alone."""
    names = [CARDS[style][8 * suit + rank] for rank in (4, 5, 6)]
    heads = {name: head(images.pixmap(name, 84, 1)) for name in names}
    for one, other in combinations(names, 2):
        apart = sum(a != b for a, b in zip(heads[one], heads[other], strict=True))
        assert apart > 0.15 * len(heads[one]), (one, other)


def head(figure: QPixmap) -> list[bool]:
    """Where a figure of 60 by 84 pixels is drawn on its ground, from the shoulders up."""
    part = image(figure).copy(16, 6, 28, 28)
    ground = GROUND.rgb() >> 16 & 255, GROUND.rgb() >> 8 & 255
    return [max(abs(red - ground[0]), abs(green - ground[1])) > 16 for red, green in pixels(part)]


def test_only_karo_and_tref_have_other_colours(images: CardImages) -> None:
    two, four = CARDS[CardStyle()], CARDS[CardStyle(four_colours=True)]
    changed = [
        card
        for card in ALL_CARDS
        if image(images.pixmap(two[card], USUAL, 1)) != image(images.pixmap(four[card], USUAL, 1))
    ]
    assert {suit_of(card) for card in changed} == {Suit.KARO, Suit.TREF}
    assert len(changed) == 16


@pytest.mark.parametrize("name", NAMES)
def test_the_index_is_there_either_way_up(images: CardImages, name: str) -> None:
    picture = image(images.pixmap(name, USUAL, 1))
    turned = picture.transformed(QTransform().rotate(180))
    index, turned_index = left_part(picture, 0.25, 0.4), left_part(turned, 0.25, 0.4)
    assert distant_pixels(pixels(index), pixels(turned_index)) < CLEARLY_DIFFERENT


@pytest.mark.parametrize(
    ("height", "ratio", "width_px", "height_px"),
    [(140, 1, 100, 140), (140, 1.5, 150, 210), (140, 2, 200, 280), (91, 1.25, 81, 114)],
)
def test_size_in_device_pixels(
    images: CardImages, height: int, ratio: float, width_px: int, height_px: int
) -> None:
    pixmap = images.pixmap("french/SA", height, ratio)
    assert (pixmap.width(), pixmap.height()) == (width_px, height_px)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.deviceIndependentSize().width() == pytest.approx(height * CARD_ASPECT, abs=0.5)


def test_a_sharper_screen_gets_finer_drawing_not_a_blown_up_one(images: CardImages) -> None:
    fine = image(images.pixmap("french/CK", USUAL, 2))
    coarse = image(images.pixmap("french/CK", USUAL, 1)).scaled(fine.size())
    assert distant_pixels(pixels(fine), pixels(coarse)) > 500


def test_corners_are_clear(images: CardImages) -> None:
    picture = images.pixmap("french/H9", USUAL, 1).toImage()
    last = picture.width() - 1, picture.height() - 1
    corners = [(x, y) for x in (0, last[0]) for y in (0, last[1])]
    assert {picture.pixelColor(*corner).alpha() for corner in corners} == {0}


def test_asking_again_renders_nothing(images: CardImages) -> None:
    first = images.pixmap("hungarian/DQ", SMALL, 1).cacheKey()
    assert images.pixmap("hungarian/DQ", SMALL, 1).cacheKey() == first
    assert images.pixmap("hungarian/DQ", SMALL, 2).cacheKey() != first
    assert images.pixmap("hungarian/DQ", SMALL + 1, 1).cacheKey() != first


def test_a_card_drawn_before_needs_no_file(
    images: CardImages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = images.pixmap("french/H7", SMALL, 1).cacheKey()
    monkeypatch.setattr(resources, "assets_root", lambda: tmp_path)
    assert images.pixmap("french/H7", SMALL, 1).cacheKey() == before


def test_only_what_is_still_used_is_kept(images: CardImages) -> None:
    names = ["french/H7", "backs/kilim"]
    face, back = (images.pixmap(name, SMALL, 1).cacheKey() for name in names)
    images.keep_only(CardStyle(Deck.FRENCH, Back.LATTICE).drawings())
    assert images.pixmap("french/H7", SMALL, 1).cacheKey() == face
    assert images.pixmap("backs/kilim", SMALL, 1).cacheKey() != back


def test_many_sizes_do_not_pile_up(images: CardImages, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = 3 * 100 * 140 * 4
    monkeypatch.setattr(card_images, "_BYTES_KEPT", kept)
    seven, eight, nine, ten = CARDS[CardStyle()][:4]
    keys = {name: images.pixmap(name, 140, 1).cacheKey() for name in (seven, eight, nine)}
    images.pixmap(seven, 140, 1)
    images.pixmap(ten, 140, 1)
    assert images.pixmap(seven, 140, 1).cacheKey() == keys[seven]
    assert images.pixmap(nine, 140, 1).cacheKey() == keys[nine]
    assert images.pixmap(eight, 140, 1).cacheKey() != keys[eight]


def test_a_window_that_needs_more_gets_it(
    images: CardImages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_images, "_BYTES_KEPT", 3 * 100 * 140 * 4)
    four = CARDS[CardStyle()][:4]
    images.make_room([70] * len(four), 2)
    keys = [images.pixmap(name, 70, 2).cacheKey() for name in four]
    assert [images.pixmap(name, 70, 2).cacheKey() for name in four] == keys
    images.make_room([70] * 2, 2)
    fifth = CARDS[CardStyle()][4]
    images.pixmap(fifth, 70, 2)
    assert images.pixmap(four[0], 70, 2).cacheKey() != keys[0]


@pytest.mark.parametrize(("height", "ratio"), [(0, 1), (-5, 1), (100, 0)])
def test_a_size_that_is_none_is_refused(images: CardImages, height: int, ratio: float) -> None:
    with pytest.raises(ValueError, match=f"{height} pixels high at a ratio of {ratio}"):
        images.pixmap("french/SA", height, ratio)


@pytest.mark.parametrize("name", ["french/S6", "french/10S", "hungarian/sa", "SA", ""])
def test_a_card_there_is_not(images: CardImages, name: str) -> None:
    with pytest.raises(AssetError, match="missing"):
        images.pixmap(name, USUAL, 1)


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">'


@pytest.mark.qt_log_ignore("Cannot read file", extend=True)
@pytest.mark.parametrize(
    ("content", "cause"),
    [
        pytest.param("", "damaged", id="empty"),
        pytest.param("version 1\noid 12", "damaged", id="no svg"),
        pytest.param("<html/>", "damaged", id="another xml"),
        pytest.param(SVG + '<rect width="250"', "damaged", id="cut off"),
        pytest.param(SVG + "</svg>", "blank", id="nothing drawn"),
    ],
)
def test_a_damaged_drawing_is_named(
    images: CardImages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, cause: str
) -> None:
    damaged = tmp_path / "cards" / "french" / "HK.svg"
    damaged.parent.mkdir(parents=True)
    damaged.write_text(content, encoding="utf-8")
    monkeypatch.setattr(resources, "assets_root", lambda: tmp_path)
    with pytest.raises(AssetError, match=rf"HK\.svg: the drawing is {cause}") as caught:
        images.pixmap("french/HK", USUAL, 1)
    assert caught.value.path == damaged


def test_the_icon_can_be_shown_small(qapp) -> None:
    icon = window_icon()
    picture = icon.pixmap(32, 32).toImage()
    assert picture.pixelColor(16, 16).lightness() < 60  # the black sign of the front card
    assert picture.pixelColor(16, 3).green() > picture.pixelColor(16, 3).red()  # green around
    assert max(size.width() for size in icon.availableSizes()) == 128
