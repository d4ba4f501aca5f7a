import math
from dataclasses import replace
from itertools import combinations

import pytest

from preferans_desktop.rules.cards import Card
from preferans_desktop.ui.table import card_images
from preferans_desktop.ui.table.layout import CARD_ASPECT, LEFT, RIGHT, Layout, Rect
from preferans_desktop.ui.table.look import ring_margin
from preferans_desktop.ui.table.picture import OWN, Lying, Spot, row
from preferans_desktop.ui.table.places import Place, place_of

# The sizes of the window, and what is left of them beside the papers.
SIZES = [
    (640, 540), (700, 570), (960, 600), (944, 800), (1280, 800), (1890, 1440), (2560, 1440),
    (2840, 2160), (3840, 2160), (760, 1000),
]  # fmt: skip
CARDS = [Card(number) for number in range(12)]

ZOOMED = [(640, 540, 1.2), (890, 755, 1.5), (876, 740, 2.0), (1750, 1390, 2.0), (2620, 2080, 2.0)]
"""The same with larger letters, as far as a window has them."""

any_size = pytest.mark.parametrize(
    "layout",
    [Layout(*size) for size in (*SIZES, *ZOOMED)],
    ids=lambda layout: f"{layout.width}x{layout.height}-{layout.zoom}",
)
usual_size = pytest.mark.parametrize("layout", [Layout(*size) for size in SIZES])


def hand(count: int) -> list[Lying]:
    return row(Spot.HAND, OWN, CARDS[:count], face_up=True)


def backs(seat: int, count: int) -> list[Lying]:
    return row(Spot.HAND, seat, [None] * count, face_up=False)


def fan(seat: int) -> list[Lying]:
    """The widest lines there are: seven above, seven below."""
    return [
        replace(lying, line=line)
        for line in (0, 1)
        for lying in row(Spot.FAN, seat, CARDS[:7], face_up=True)
    ]


def trick() -> list[Lying]:
    return [Lying(Spot.TRICK, seat, seat, 3, CARDS[seat], face_up=True) for seat in (0, 1, 2)]


def talon() -> list[Lying]:
    return row(Spot.TALON, None, CARDS[:2], face_up=True)


def tucked() -> list[Lying]:
    piles = [
        Lying(Spot.PILE, seat, number, 10, None, face_up=False)
        for seat in (0, 1, 2)
        for number in range(10)
    ]
    return [*piles, *row(Spot.ASIDE, None, [None, None], face_up=False)]


def box(place: Place) -> Rect:
    """What a card covers, turned as it is."""
    slack = 0.07 * place.height if place.rotation else 0
    width, height = place.width + slack, place.height + slack
    return Rect(place.x - width / 2, place.y - height / 2, width, height)


def lifted(rect: Rect, up: float) -> Rect:
    return Rect(rect.x, rect.y - up, rect.width, rect.height)


def covered(one: Rect, other: Rect) -> float:
    """Area in common."""
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, width) * max(0.0, height)


def seen(place: Place, over: list[Place], part: tuple[float, float]) -> float:
    """How much is seen of a part of a card, its upper left corner, under others."""
    steps = 24
    points = [
        ((column + 0.5) / steps * part[0] - 0.5, (line + 0.5) / steps * part[1] - 0.5)
        for column in range(steps)
        for line in range(steps)
    ]
    free = 0
    for across, down in points:
        x, y = turned(across * place.width, down * place.height, place.rotation)
        free += not any(contains(other, place.x + x, place.y + y) for other in over)
    return free / len(points)


def contains(place: Place, x: float, y: float) -> bool:
    across, down = turned(x - place.x, y - place.y, -place.rotation)
    return abs(across) < place.width / 2 and abs(down) < place.height / 2


def turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    sine, cosine = math.sin(angle), math.cos(angle)
    return x * cosine - y * sine, x * sine + y * cosine


def boxes(layout: Layout, cards: list[Lying]) -> list[Rect]:
    return [box(place_of(lying, layout)) for lying in cards]


def bounds(rects: list[Rect]) -> Rect:
    x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    return Rect(x, y, right - x, bottom - y)


def arrangements(layout: Layout) -> dict[str, dict[str, Rect]]:
    """Everything that is on the table at once, by phase: what must not touch each other."""
    own = boxes(layout, hand(12))
    ring = ring_margin(layout.hand_height)
    raised = bounds([*own, *(lifted(rect, layout.selected_lift + ring) for rect in own)])
    narrow = {
        "message": layout.message_among({LEFT, RIGHT}),
        "badge": layout.badge(fans=True),
        **{f"words of {seat}": layout.bubble(seat, fans=True) for seat in (1, 2)},
    }
    wide = {
        "message": layout.message_among(()),
        "badge": layout.badge(fans=False),
        **{f"words of {seat}": layout.bubble(seat, fans=False) for seat in (0, 1, 2)},
    }
    always = {
        "hand": raised,
        "actions": layout.action_area,
        **{f"plate {seat}": layout.plate(seat) for seat in (0, 1, 2)},
    }
    trick_box = {"trick": bounds(boxes(layout, trick()))}
    own_words = {"words of 0": layout.bubble(OWN, fans=True)}
    sides = {f"backs {seat}": bounds(boxes(layout, backs(seat, 12))) for seat in (RIGHT, LEFT)}
    return {
        "bidding": {
            **always, **wide, **sides, "talon": bounds(boxes(layout, talon()))
        },
        "play": {**always, **wide, **sides, **trick_box},
        "offer of the left": {
            **always, "message": layout.message_among({LEFT}),
            "badge": layout.badge_beside({LEFT}), "words of 2": layout.bubble(LEFT, fans=True),
            "backs": sides[f"backs {RIGHT}"], **trick_box,
            "fan": bounds(boxes(layout, fan(LEFT))),
        },
        "offer of the right": {
            **always, **trick_box, **own_words, "message": layout.message_among({RIGHT}),
            "badge": layout.badge_beside({RIGHT}),
            "words of 1": layout.bubble(RIGHT, fans=True), "backs": sides[f"backs {LEFT}"],
            "fan": bounds(boxes(layout, fan(RIGHT))),
        },
        "end": {
            **always,
            **narrow,
            "badge": layout.badge_beside({LEFT, RIGHT}),
            "left": bounds(boxes(layout, fan(LEFT))),
            "right": bounds(boxes(layout, fan(RIGHT))),
            "talon": bounds(boxes(layout, talon())),
            "above": layout.label(above=True),
            "below": layout.label(above=False),
        },
    }  # fmt: skip


@any_size
def test_nothing_touches_anything_else(layout: Layout) -> None:
    touching = [
        (phase, one, other)
        for phase, parts in arrangements(layout).items()
        for one, other in combinations(parts, 2)
        if covered(parts[one], parts[other]) > 0
    ]
    assert sorted(set(touching)) == []


@any_size
def test_everything_is_in_the_view(layout: Layout) -> None:
    outside = [
        (phase, name)
        for phase, parts in arrangements(layout).items()
        for name, part in parts.items()
        if part.x < 0 or part.y < 0 or part.right > layout.width or part.bottom > layout.height
    ]
    assert outside == []


@any_size
@pytest.mark.parametrize(
    "cards",
    [hand(10), hand(12), hand(2), fan(LEFT), fan(RIGHT), trick(), talon()],
    ids=["ten", "twelve", "two", "left fan", "right fan", "trick", "talon"],
)
def test_two_fifths_of_each_face_are_seen_and_its_left_edge(
    layout: Layout, cards: list[Lying]
) -> None:
    places = sorted((place_of(lying, layout) for lying in cards), key=lambda place: place.z)
    for number, place in enumerate(places):
        over = places[number + 1 :]
        assert seen(place, over, (1, 1)) >= 0.4
        assert seen(place, over, (0.3, 0.38)) >= 0.95


@any_size
def test_tucked_cards_stick_out_and_touch_nothing_but_their_plates(layout: Layout) -> None:
    over = {
        0: layout.plate(0),
        1: layout.plate(1),
        2: layout.plate(2),
        None: layout.badge(fans=True),
    }
    for lying in tucked():
        rect = box(place_of(lying, layout))
        plate = over[lying.seat]
        assert plate.x <= rect.x
        assert rect.right <= plate.right
        hidden = covered(rect, plate) / (rect.width * rect.height)
        assert 0.5 < hidden < 0.85
        for phase in arrangements(layout).values():
            for name, part in phase.items():
                if part != plate and name != "badge":
                    assert covered(rect, part) == 0, (lying, name)


@usual_size
def test_own_cards_are_large(layout: Layout) -> None:
    assert layout.hand_height >= 0.25 * min(layout.height, 0.8 * layout.width)
    assert layout.fan_height * CARD_ASPECT >= 60


@usual_size
def test_there_is_room_for_the_words(layout: Layout) -> None:
    assert layout.action_area.height >= 44
    assert layout.action_area.width >= 0.6 * layout.width
    assert layout.text >= 13
    for seat in (0, 1, 2):
        assert layout.bubble(seat, fans=False).width >= 8.5 * layout.text
        assert layout.bubble(seat, fans=True).width >= 6.5 * layout.text
    assert layout.message.width >= 20 * layout.text
    assert layout.message.height >= 2.5 * layout.text


@any_size
def test_backs_can_be_counted(layout: Layout) -> None:
    one, other = (place_of(lying, layout) for lying in backs(LEFT, 12)[:2])
    assert other.y - one.y >= 5


@pytest.mark.parametrize("size", ZOOMED[1:])
def test_own_large_words_leave_room_for_the_message(size: tuple[int, int, float]) -> None:
    layout = Layout(*size)
    assert layout.own_large_words.width >= 9 * layout.text
    left = layout.message_among(()).right - layout.own_large_words.right - layout.gap
    assert left >= 12 * layout.text
    assert layout.above_actions(1.4 * layout.text) >= 0.9 * layout.text


def test_cards_have_the_shape_of_their_pictures() -> None:
    assert card_images.CARD_ASPECT == CARD_ASPECT


@pytest.mark.parametrize("size", ZOOMED)
def test_larger_letters_leave_cards_that_can_be_read(size: tuple[int, int, float]) -> None:
    layout, usual = Layout(*size), Layout(size[0], size[1])
    assert layout.text == pytest.approx(size[2] * usual.text)
    assert layout.hand_height >= 0.2 * min(layout.height, 0.8 * layout.width)
    assert layout.hand_height * CARD_ASPECT >= 80
    assert layout.fan_height * CARD_ASPECT >= 54
    for seat in (0, 1, 2):
        plate, before = layout.plate(seat), usual.plate(seat)
        assert plate.height >= 0.7 * size[2] * before.height
        assert layout.bubble(seat, fans=False).width >= usual.bubble(seat, fans=False).width
