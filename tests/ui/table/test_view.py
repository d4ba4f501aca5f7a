from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from preferans_desktop.language.players import Gender, Player
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.ui.table.card_item import CardItem
from preferans_desktop.ui.table.hand_order import USUAL_ORDER, HandOrder, SuitOrder
from preferans_desktop.ui.table.picture import OWN, Spot
from preferans_desktop.ui.table.view import Labels, PlateText, Speed, TableView
from preferans_desktop.ui.theme import GREEN

PLAYERS = [Player("Vi", Gender.M, you=True), Player("Stevan", Gender.M), Player("Mira", Gender.F)]
SIZE = (944, 700)
ASCENDING = HandOrder(SuitOrder.BIDDING, strongest_left=False)
"""As the cards are numbered."""
Clicks = list[tuple[str, int | None]]


@pytest.fixture
def table(qtbot) -> TableView:
    made = TableView()
    qtbot.addWidget(made)
    made.resize(*SIZE)
    made.set_trick_pause(0)
    made.set_speed(Speed.FAST)
    made.set_players(PLAYERS)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def clicks(table: TableView) -> Clicks:
    heard: Clicks = []
    table.card_clicked.connect(lambda card: heard.append(("card", card)))
    table.pile_clicked.connect(lambda seat: heard.append(("pile", seat)))
    table.felt_clicked.connect(lambda: heard.append(("felt", None)))
    return heard


@pytest.fixture
def settled(table: TableView) -> list[bool]:
    heard: list[bool] = []
    table.settled.connect(lambda: heard.append(table.is_moving()))
    return heard


def shown(table: TableView) -> list[tuple[object, ...]]:
    """Every card item: face, place, size, turn and what lies over what."""
    items = [item for item in table.scene().items() if isinstance(item, CardItem)]
    return sorted(
        (
            str(item.card if item.face_up else None),
            round(item.scenePos().x(), 2),
            round(item.scenePos().y(), 2),
            round(item.height * item.scale(), 2),
            round(item.rotation(), 2),
            item.turner.xScale(),
            item.zValue(),
        )
        for item in items
        if item.isVisible()
    )


def screen(table: TableView) -> QImage:
    return table.grab().toImage()


def view_where(random_hands, wanted):
    return next(
        moment.view
        for seed in range(1, 9)
        for moment in random_hands(seed, hands=12)
        if moment.view.hand is not None and wanted(moment.view.hand)
    )


def in_play(random_hands, tricks: int = 3):
    return view_where(
        random_hands,
        lambda hand: hand.play and len(hand.play.tricks) == tricks and hand.play.to_act == OWN,
    )


# Motion changes nothing in what is seen in the end.


@pytest.fixture
def still(qtbot) -> TableView:
    """Another table of the same size, on which nothing moves."""
    made = TableView()
    qtbot.addWidget(made)
    made.resize(*SIZE)
    made.set_players(PLAYERS)
    made.show()
    return made


@pytest.mark.parametrize("seed", [1, 2])
def test_skipping_motion_shows_what_no_motion_shows(
    seed: int, table: TableView, still: TableView, random_hands
) -> None:
    for moment in random_hands(seed, hands=2):
        table.show_view(moment.view, animate=True)
        table.skip()
        still.show_view(moment.view, animate=False)
        assert shown(table) == shown(still)
        assert not table.is_moving()
    assert screen(table) == screen(still)


@pytest.mark.parametrize("part", [0.2, 0.5, 0.8])
def test_so_does_skipping_in_the_middle_of_it(
    part: float, table: TableView, still: TableView, random_hands
) -> None:
    for moment in random_hands(1, hands=2):
        table.show_view(moment.view, animate=True)
        flight = table._cards._flight
        if flight is not None:
            flight.setCurrentTime(int(part * flight.totalDuration()))
        table.skip()
        still.show_view(moment.view, animate=False)
        assert shown(table) == shown(still)


def test_a_new_view_in_mid_flight_shows_the_same(table: TableView, random_hands) -> None:
    moments = random_hands(1, hands=2)
    for moment in moments:
        table.show_view(moment.view, animate=True)
    table.skip()
    animated = shown(table)
    table.show_view(moments[-1].view, animate=False)
    assert animated == shown(table)


def test_resizing_in_mid_flight_ends_it(table: TableView, random_hands, qtbot) -> None:
    moments = random_hands(1)
    table.show_view(moments[0].view, animate=False)
    table.show_view(moments[1].view, animate=True)
    assert table.is_moving()
    table.resize(1280, 800)
    assert not table.is_moving()
    resized = shown(table)
    table.show_view(moments[1].view, animate=False)
    assert resized == shown(table)


def test_a_window_that_was_resized_looks_like_one_that_began_so(
    table: TableView, random_hands, qtbot
) -> None:
    view = in_play(random_hands)
    table.show_view(view, animate=False)
    table.resize(1280, 800)
    other = TableView()
    qtbot.addWidget(other)
    other.resize(1280, 800)
    other.set_players(PLAYERS)
    other.show_view(view, animate=False)
    other.show()
    qtbot.waitExposed(other)
    assert shown(table) == shown(other)
    qtbot.waitUntil(lambda: screen(table) == screen(other))


def test_motion_left_alone_arrives(table: TableView, random_hands, qtbot) -> None:
    moments = random_hands(1)
    finished = [number for number, moment in enumerate(moments) if moment.view.hand is None][1]
    for moment in (moments[1], *moments[finished - 3 : finished + 1]):
        with qtbot.waitSignal(table.settled):
            table.show_view(moment.view, animate=True)
        arrived = shown(table)
        table.show_view(moment.view, animate=False)
        assert arrived == shown(table)


def test_own_cards_are_never_seen_before_they_are_dealt(table: TableView, random_hands) -> None:
    moments = random_hands(1)
    table.show_view(moments[0].view, animate=False)
    table.show_view(moments[1].view, animate=True)
    items = [item for item in table.scene().items() if isinstance(item, CardItem)]
    assert not any(item.face_up for item in items if item.isVisible())


def test_another_screen_gets_pictures_of_its_own_sharpness(
    table: TableView, random_hands, monkeypatch
) -> None:
    view = in_play(random_hands)
    table.show_view(view, animate=False)
    monkeypatch.setattr(table, "devicePixelRatioF", lambda: 2.0)
    table.show_view(view, animate=False)
    ratios = {
        item.pixmap().devicePixelRatio()
        for item in table.scene().items()
        if isinstance(item, QGraphicsPixmapItem) and item.isVisible()
    }
    assert ratios == {2.0}


# Hands in another order.


def own_from_left(table: TableView) -> list[int]:
    own = [lying.card for lying in table.picture.cards if lying.spot is Spot.HAND]
    shown_ones = [card for card in own if card is not None and table.card_rect(card)]
    return sorted(shown_ones, key=lambda card: table.card_rect(card).x())


def test_another_order_moves_the_cards_of_the_hand(
    table: TableView, random_hands, settled, qtbot
) -> None:
    table.show_view(in_play(random_hands), animate=False)
    before = own_from_left(table)
    table.set_hand_order(ASCENDING)
    assert table.is_moving()
    assert own_from_left(table) == before
    qtbot.waitUntil(lambda: settled == [False])
    assert own_from_left(table) == sorted(before) != before
    table.set_hand_order(USUAL_ORDER)
    table.skip()
    assert own_from_left(table) == before


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.OFF])
def test_a_table_sorted_anew_looks_like_one_that_began_so(
    speed: Speed, table: TableView, still: TableView, random_hands
) -> None:
    table.set_speed(speed)
    still.set_hand_order(ASCENDING)
    for moment in random_hands(1, hands=2)[::5]:
        table.set_hand_order(USUAL_ORDER)
        table.show_view(moment.view, animate=False)
        table.set_hand_order(ASCENDING)
        table.skip()
        still.show_view(moment.view, animate=False)
        assert shown(table) == shown(still)


def test_another_order_waits_for_what_flies(table: TableView, random_hands, settled, qtbot) -> None:
    before, after = next(
        (before.view, after.view)
        for before, after in pairwise(random_hands(1, hands=12))
        if isinstance(after.act, PlayCard) and after.act.seat != OWN and after.view.hand
    )
    table.show_view(before, animate=False)
    table.show_view(after, animate=True)
    flight, places = table._cards._flight, shown(table)
    cards = own_from_left(table)
    table.set_hand_order(ASCENDING)
    assert table._cards._flight is flight
    assert shown(table) == places
    assert own_from_left(table) == cards
    with qtbot.waitSignal(table.settled):
        pass
    assert own_from_left(table) == sorted(cards)
    assert not table.is_moving()


# When it is settled.


@pytest.mark.parametrize("speed", Speed)
def test_settled_is_told_after_the_call_not_in_it(
    speed: Speed, table: TableView, settled, random_hands, qtbot
) -> None:
    table.set_speed(speed)
    table.show_view(in_play(random_hands), animate=True)
    table.skip()
    assert settled == []
    qtbot.waitUntil(lambda: settled == [False])


def test_motion_switched_off_shows_everything_at_once(table: TableView, random_hands) -> None:
    moments = random_hands(1)
    table.set_speed(Speed.OFF)
    for moment in moments:
        table.show_view(moment.view, animate=True)
        assert not table.is_moving()


def test_several_views_at_once_settle_once(table: TableView, settled, random_hands, qtbot) -> None:
    moments = random_hands(1)
    for moment in moments[:6]:
        table.show_view(moment.view, animate=False)
    with qtbot.waitSignal(table.settled):
        pass
    assert settled == [False]


def test_switching_motion_off_ends_what_moves(table: TableView, random_hands) -> None:
    moments = random_hands(1)
    table.show_view(moments[0].view, animate=False)
    table.show_view(moments[1].view, animate=True)
    table.set_speed(Speed.OFF)
    assert not table.is_moving()


# Clicks.


def click(qtbot, table: TableView, point: QPoint) -> None:
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)


@pytest.mark.parametrize("phase", [Phase.BIDDING, Phase.DISCARD, Phase.PLAY])
def test_a_click_anywhere_on_what_is_seen_of_a_card_names_it(
    phase: Phase, table: TableView, clicks, random_hands, qtbot
) -> None:
    view = view_where(random_hands, lambda hand: hand.phase == phase and hand.to_act == OWN)
    table.show_view(view, animate=False)
    table.set_choice(view.hand.holdings[OWN].known, frozenset(), None)
    own = [lying.card for lying in table.picture.cards if lying.seat == OWN]
    rects = [table.card_rect(card) for card in own if table.card_rect(card)]
    own = [card for card in own if table.card_rect(card)]
    for number, (card, rect) in enumerate(zip(own, rects, strict=True)):
        over = rects[number + 1] if number + 1 < len(rects) else QRect()
        seen_to = over.left() - 2 if over.isValid() else rect.right() - 4
        for x in (rect.left() + 6, (rect.left() + seen_to) // 2, seen_to):
            for y in (rect.top() + 8, rect.center().y(), rect.bottom() - 8):
                clicks.clear()
                click(qtbot, table, QPoint(x, y))
                assert clicks == [("card", card)]


def test_a_double_click_is_two_clicks(table: TableView, clicks, random_hands, qtbot) -> None:
    view = in_play(random_hands)
    table.show_view(view, animate=False)
    card = max(view.hand.holdings[OWN].known)
    point = table.card_rect(card).topLeft() + QPoint(10, 10)
    click(qtbot, table, point)
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    qtbot.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert clicks == [("card", card)] * len(clicks)
    assert len(clicks) >= 2


def test_a_click_on_anything_else_is_one_on_the_felt(
    table: TableView, clicks, random_hands, qtbot
) -> None:
    view = view_where(random_hands, lambda hand: hand.play and hand.play.trick)
    table.show_view(view, animate=False)
    (trick, *_) = [lying for lying in table.picture.cards if lying.spot == Spot.TRICK]
    points = [
        QPoint(SIZE[0] // 2 + 250, SIZE[1] // 2),
        table.card_rect(trick.card).center(),
        table.action_area().center(),
        QPoint(40, 200),
    ]
    for point in points:
        click(qtbot, table, point)
    assert clicks == [("felt", None)] * len(points)


def test_a_click_while_cards_move_plays_nothing(
    table: TableView, clicks, random_hands, qtbot
) -> None:
    before, after = next(
        (before.view, after.view)
        for before, after in pairwise(random_hands(1, hands=12))
        if isinstance(after.act, PlayCard) and after.act.seat != OWN and after.view.hand
    )
    table.show_view(before, animate=False)
    point = table.card_rect(min(after.hand.holdings[OWN].known)).topLeft() + QPoint(10, 10)
    table.show_view(after, animate=True)
    click(qtbot, table, point)
    assert clicks == [("felt", None)]
    table.skip()
    click(qtbot, table, point)
    assert clicks[-1][0] == "card"


def test_the_tricks_of_a_player_can_be_clicked(
    table: TableView, clicks, random_hands, qtbot
) -> None:
    view = view_where(random_hands, lambda hand: hand.play and len(hand.play.tricks) == 6)
    table.show_view(view, animate=False)
    for lying, seat in [(lying, lying.seat) for lying in table.picture.cards]:
        if lying.spot == Spot.PILE:
            item = next(
                item
                for item in table.scene().items()
                if isinstance(item, CardItem) and item.card == lying.card
            )
            rect = table.mapFromScene(item.sceneBoundingRect()).boundingRect()
            edge = item.scenePos().y() + (0.45 if seat != OWN else -0.45) * item.height
            clicks.clear()
            click(qtbot, table, QPoint(rect.center().x() - item.height // 4, round(edge)))
            assert clicks == [("pile", seat)]


def test_the_right_button_does_nothing(table: TableView, clicks, random_hands, qtbot) -> None:
    view = in_play(random_hands)
    table.show_view(view, animate=False)
    point = table.card_rect(max(view.hand.holdings[OWN].known)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=point)
    assert clicks == []


# What may be chosen.


def test_playable_cards_rise_and_selected_ones_higher(table: TableView, random_hands) -> None:
    view = in_play(random_hands)
    table.show_view(view, animate=False)
    first, second, third, *_ = sorted(view.hand.holdings[OWN].known)
    table.set_choice(None, frozenset(), None)
    rest = {card: table.card_rect(card).top() for card in (first, second, third)}
    table.set_choice(frozenset({first, second}), frozenset({second}), None)
    assert table.card_rect(first).top() < rest[first]
    assert table.card_rect(second).top() < table.card_rect(first).top()
    assert abs(table.card_rect(third).top() - rest[third]) <= 1
    table.set_choice(None, frozenset(), None)
    assert {card: table.card_rect(card).top() for card in rest} == rest


def test_what_cannot_be_played_is_darker(table: TableView, random_hands) -> None:
    view = in_play(random_hands)
    table.show_view(view, animate=False)
    first, second, *_ = sorted(view.hand.holdings[OWN].known)
    lit = screen(table)
    table.set_choice(frozenset({first}), frozenset(), None)
    point = table.card_rect(second).center() - QPoint(table.card_rect(second).width() // 2 - 4, 0)
    assert screen(table).pixelColor(point).lightness() < lit.pixelColor(point).lightness() - 20


def test_the_card_of_the_keyboard_is_framed_in_its_own_way(table: TableView, random_hands) -> None:
    view = in_play(random_hands)
    table.show_view(view, animate=False)
    cards = view.hand.holdings[OWN].known
    chosen = min(cards)
    looks = []
    for selected, focused in [(set(), None), ({chosen}, None), (set(), chosen), ({chosen}, chosen)]:
        table.set_choice(cards, frozenset(selected), focused)
        looks.append(screen(table))
    assert all(one != other for n, one in enumerate(looks) for other in looks[:n])


def test_a_choice_made_while_cards_move_is_seen_when_they_lie(
    table: TableView, random_hands
) -> None:
    moments = random_hands(1)
    table.show_view(moments[0].view, animate=False)
    table.show_view(moments[1].view, animate=True)
    cards = moments[1].view.hand.holdings[OWN].known
    table.set_choice(cards, frozenset(), None)
    table.skip()
    lifted = table.card_rect(min(cards)).top()
    table.set_choice(None, frozenset(), None)
    assert lifted < table.card_rect(min(cards)).top()


# Words.


def texts(**changes: object) -> list[PlateText]:
    plain = PlateText("prati", "štihovi 3", "bule 54", 1)
    return [plain, replace(plain, **changes), plain]


def brass_edges(table: TableView, seats_at: dict[int, QPoint]) -> set[int]:
    picture = screen(table)
    return {seat for seat, point in seats_at.items() if picture.pixelColor(point) == GREEN.brass}


def test_whose_turn_it_is_has_a_brass_frame(table: TableView, random_hands) -> None:
    width, height = SIZE
    unit = min(width / 640, height / 540)
    edge = round(10 * unit) + 1
    area = table.action_area()
    seats_at = {
        0: QPoint(edge, area.center().y()),
        1: QPoint(width - edge - 2, round(10 * unit + 30 * unit)),
        2: QPoint(edge, round(10 * unit + 30 * unit)),
    }
    for seat in (0, 1, 2):
        view = view_where(random_hands, lambda hand, seat=seat: hand.to_act == seat)
        table.show_view(view, animate=False)
        assert brass_edges(table, seats_at) == {seat}


def test_each_change_of_a_plate_is_seen(table: TableView) -> None:
    table.set_plates(texts())
    looks = [screen(table)]
    for changes in (
        {"role": "odigravač"}, {"tricks": "štihovi 4"}, {"bule": "bule 50"}, {"refe_open": 2},
        {"refe_open": 7}, {"speech": "moje"},
    ):  # fmt: skip
        table.set_plates(texts(**changes))
        looks.append(screen(table))
        table.clear_speech()
    assert all(one != other for n, one in enumerate(looks) for other in looks[:n])


def test_speech_stays_until_it_is_cleared(table: TableView) -> None:
    silent = screen(table)
    table.say(1, "dva")
    said = screen(table)
    table.set_plates([PlateText(), PlateText(), PlateText()])
    assert said == screen(table) != silent
    table.clear_speech()
    assert screen(table) == silent


@pytest.mark.parametrize("words", ["dva", "rekontra!", "ponuda: četiri štiha zajedno"])
@pytest.mark.parametrize("size", [(640, 540), (944, 800)])
def test_long_words_stay_in_the_picture(
    size: tuple[int, int], words: str, table: TableView, random_hands
) -> None:
    table.resize(*size)
    table.show_view(view_where(random_hands, lambda hand: hand.play), animate=False)
    before = pieces(table)
    for seat in (0, 1, 2):
        table.say(seat, words)
    table.set_contract("karo", "v = 12 · refa")
    table.set_message("Moraš na boju: pik. " * 4)
    written = [rect for rect in pieces(table) if rect not in before]
    assert len(written) == 5
    assert all(table.viewport().rect().contains(rect) for rect in written)
    apart = [rect.adjusted(1, 1, -1, -1) for rect in [*written, *before]]
    for number, rect in enumerate(apart[:5]):
        assert not any(rect.intersects(other) for other in apart[number + 1 :])


def pieces(table: TableView) -> list[QRect]:
    """Where everything written is: all pictures that belong to no card, but the felt."""
    found = [
        item
        for item in table.scene().items()
        if isinstance(item, QGraphicsPixmapItem) and item.isVisible() and not item.parentItem()
    ]
    rects = [item.sceneBoundingRect().toAlignedRect() for item in found]
    return [rect for rect in rects if rect.width() < table.width() - 2]


def test_captions_stand_only_at_a_finished_hand(table: TableView, random_hands) -> None:
    moments = random_hands(1)
    table.set_labels(Labels("talon", "škart"))
    table.show_view(moments[1].view, animate=False)
    during = len(pieces(table))
    table.show_view(moments[-1].view, animate=False)
    assert len(pieces(table)) > during


# Where the buttons go.


@pytest.mark.parametrize("size", [(640, 540), (944, 800), (2560, 1440)])
def test_nothing_is_drawn_where_the_buttons_go(
    size: tuple[int, int], table: TableView, random_hands
) -> None:
    table.resize(*size)
    moments = random_hands(1)
    for moment in moments:
        table.show_view(moment.view, animate=False)
        if moment.view.hand is not None:
            known = moment.view.hand.holdings[OWN].known
            table.set_choice(known, known, min(known, default=None))
        drawn = [
            item for item in table.items(table.action_area())
            if item.isVisible() and drawing(item) and not is_felt(table, item)
        ]  # fmt: skip
        assert drawn == []


def drawing(item: QGraphicsItem) -> bool:
    return isinstance(item, QGraphicsPixmapItem)


def is_felt(table: TableView, item: QGraphicsItem) -> bool:
    return item.sceneBoundingRect().width() >= table.width() - 2


def test_a_new_size_tells_that_the_area_has_moved(table: TableView, qtbot) -> None:
    before = table.action_area()
    with qtbot.waitSignal(table.areas_changed):
        table.resize(1100, 800)
    assert table.action_area() != before
    assert table.action_area().height() >= 44


# The last trick.


def test_the_last_trick_lies_over_the_middle_until_it_is_taken_away(
    table: TableView, random_hands
) -> None:
    view = view_where(random_hands, lambda hand: hand.play and len(hand.play.tricks) == 2)
    table.show_view(view, animate=False)
    plain = shown(table)
    trick = view.hand.play.tricks[-1]
    table.show_last_trick(trick)
    added = [face for face, *_ in shown(table)]
    for _, card in trick.cards:
        assert str(card) in added
    table.show_last_trick(None)
    assert shown(table) == plain


def test_the_next_view_takes_the_last_trick_away(table: TableView, random_hands) -> None:
    view = view_where(random_hands, lambda hand: hand.play and len(hand.play.tricks) == 2)
    table.show_view(view, animate=False)
    plain = shown(table)
    table.show_last_trick(view.hand.play.tricks[-1])
    table.show_view(view, animate=False)
    assert shown(table) == plain


def test_keys_are_left_to_the_window(table: TableView, random_hands, qtbot) -> None:
    view = in_play(random_hands)
    table.show_view(view, animate=False)
    before = screen(table)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Return):
        qtbot.keyClick(table, key)
    assert screen(table) == before


def test_the_felt_is_green(table: TableView) -> None:
    middle = screen(table).pixelColor(table.width() // 2, table.height() // 2)
    assert middle.green() > middle.red() + 20
    assert QColor(middle).lightness() < 110
