"""Another deck or back while the table is in use."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from preferans_desktop.resources import AssetError
from preferans_desktop.rules.cards import ALL_CARDS
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.ui.table.card_item import CardItem
from preferans_desktop.ui.table.card_style import Back, CardStyle, Deck
from preferans_desktop.ui.table.view import Speed, TableView

OTHER = CardStyle(Deck.HUNGARIAN, Back.KILIM)
SIZE = (944, 700)
PATIENCE_MS = 20_000
FRENCH_RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"]
HUNGARIAN_RANKS = ["VII", "VIII", "IX", "X", "D", "G", "K", "A"]


def made(qtbot, speed: Speed, style: CardStyle) -> TableView:
    table = TableView()
    qtbot.addWidget(table)
    table.resize(*SIZE)
    table.set_speed(speed)
    table.set_card_style(style)
    table.show()
    return table


@pytest.fixture
def table(qtbot) -> TableView:
    return made(qtbot, Speed.FAST, CardStyle())


@pytest.fixture
def other(qtbot) -> TableView:
    """A table that has worn the other style from the beginning and on which nothing moves."""
    return made(qtbot, Speed.OFF, OTHER)


def screen(table: TableView) -> QImage:
    return table.grab().toImage()


def flying(table: TableView) -> list[tuple[object, ...]]:
    """What every card shows and how far it has come."""
    return [
        (item.card, item.face_up, item.pos().toTuple(), item.scale(), item.turner.xScale())
        for item in table.scene().items()
        if isinstance(item, CardItem) and item.isVisible()
    ]


def moving(table: TableView, random_hands, seed: int) -> int:
    """Show moments of a hand until cards are on their way; which moment that is."""
    moments = random_hands(seed)
    for number, (before, after) in enumerate(pairwise(moments[seed:]), seed + 1):
        table.show_view(before.view, animate=False)
        table.show_view(after.view, animate=True)
        if table.is_moving():
            return number
    raise AssertionError("nothing moved")


def test_a_table_begins_with_the_french_deck(table: TableView) -> None:
    assert table.card_style == CardStyle()


@pytest.mark.parametrize("style", [OTHER, CardStyle(four_colours=True), CardStyle(back=Back.KILIM)])
def test_every_style_is_seen_at_once(table: TableView, random_hands, style: CardStyle) -> None:
    table.show_view(random_hands(1)[2].view, animate=False)
    before = screen(table)
    table.set_card_style(style)
    assert table.card_style == style
    assert screen(table) != before
    table.set_card_style(CardStyle())
    assert screen(table) == before


def test_a_table_that_changed_looks_like_one_that_began_so(
    table: TableView, other: TableView, random_hands
) -> None:
    for moment in random_hands(2)[:14]:
        table.set_card_style(CardStyle())
        table.show_view(moment.view, animate=False)
        table.set_card_style(OTHER)
        other.show_view(moment.view, animate=False)
        assert screen(table) == screen(other)


@pytest.mark.parametrize("seed", range(4))
def test_in_mid_flight_it_stops_and_moves_nothing(
    table: TableView, random_hands, seed: int
) -> None:
    moving(table, random_hands, seed)
    picture, before = table.picture, flying(table)
    table.set_card_style(OTHER)
    assert table.is_moving()
    assert table.picture == picture
    assert flying(table) == before


@pytest.mark.parametrize("seed", range(4))
def test_what_flew_arrives_as_if_nothing_had_changed(
    table: TableView, other: TableView, random_hands, qtbot, seed: int
) -> None:
    number = moving(table, random_hands, seed)
    heard: list[bool] = []
    table.settled.connect(lambda: heard.append(True))
    table.set_card_style(OTHER)
    qtbot.waitUntil(lambda: heard != [], timeout=PATIENCE_MS)
    other.show_view(random_hands(seed)[number].view, animate=False)
    assert heard == [True]
    assert screen(table) == screen(other)


def test_cards_are_rendered_ahead_once_nothing_moves(table: TableView, random_hands, qtbot) -> None:
    table.set_speed(Speed.SLOW)
    qtbot.waitUntil(lambda: not table._ahead.is_drawing, timeout=PATIENCE_MS)
    moving(table, random_hands, 1)
    table.set_card_style(OTHER)
    whole, at_rest = len(table._ahead._left), []
    table.settled.connect(lambda: at_rest.append(len(table._ahead._left)))
    qtbot.waitUntil(lambda: bool(at_rest), timeout=PATIENCE_MS)
    assert 0 < whole == at_rest[0]
    qtbot.waitUntil(lambda: table._ahead.is_done, timeout=PATIENCE_MS)


def test_a_card_in_the_middle_of_a_turn_turns_to_its_other_face(
    table: TableView, other: TableView, random_hands, qtbot
) -> None:
    before, after = random_hands(1)[:2]
    table.set_speed(Speed.SLOW)
    table.show_view(before.view, animate=False)
    table.show_view(after.view, animate=True)
    qtbot.waitUntil(lambda: first_turning(table) is not None)
    turning = first_turning(table)
    assert turning is not None
    table.set_card_style(OTHER)
    assert not turning.face_up
    qtbot.waitUntil(lambda: turning.face_up)
    assert table.is_moving()
    qtbot.waitUntil(lambda: not table.is_moving(), timeout=PATIENCE_MS)
    other.show_view(after.view, animate=False)
    assert screen(table) == screen(other)


def first_turning(table: TableView) -> CardItem | None:
    """A card that still shows its back and is about to show its face."""
    items = [item for item in table.scene().items() if isinstance(item, CardItem)]
    return next(
        (item for item in items if not item.face_up and 0.5 < item.turner.xScale() < 1), None
    )


def test_the_last_trick_changes_with_it(table: TableView, random_hands) -> None:
    moment = next(
        moment
        for moment in random_hands(1, hands=12)
        if moment.view.hand and moment.view.hand.play and moment.view.hand.play.tricks
    )
    table.show_view(moment.view, animate=False)
    table.show_last_trick(moment.view.hand.play.tricks[-1])
    table.set_card_style(OTHER)
    changed = screen(table)
    table.show_last_trick(None)
    table.show_last_trick(moment.view.hand.play.tricks[-1])
    assert screen(table) == changed


@pytest.mark.parametrize("style", [CardStyle(Deck.HUNGARIAN), CardStyle(four_colours=True)])
def test_the_contract_wears_the_signs_of_the_deck(
    table: TableView, random_hands, qtbot, style: CardStyle
) -> None:
    moments = (moment for seed in range(8) for moment in random_hands(seed))
    changed = {Contract.KARO, Contract.TREF}  # pik and herc keep their colours
    moment = next(each for each in moments if each.view.hand and each.view.hand.contract in changed)
    began_so = made(qtbot, Speed.OFF, style)
    for each in (table, began_so):
        each.set_contract("igra", "vredi 6")
        each.show_view(moment.view, animate=False)
    assert table.picture.trump is not None
    area = table.area_of_words("contract")
    before = table.grab(area).toImage()
    table.set_card_style(style)
    assert table.grab(area).toImage() != before
    assert screen(table) == screen(began_so)


def test_ranks_are_named_as_on_the_cards() -> None:
    spades = ALL_CARDS[:8]
    assert [CardStyle().rank(card) for card in spades] == FRENCH_RANKS
    assert [OTHER.rank(card) for card in spades] == HUNGARIAN_RANKS


class Settings(QObject):
    changed = Signal(CardStyle)


def test_a_signal_can_change_it(table: TableView) -> None:
    settings = Settings()
    settings.changed.connect(table.set_card_style)
    settings.changed.emit(OTHER)
    assert table.card_style == OTHER


def test_a_deck_that_is_missing_changes_nothing(
    table: TableView, random_hands, qtbot, monkeypatch, tmp_path
) -> None:
    table.show_view(random_hands(1)[2].view, animate=False)
    qtbot.waitUntil(lambda: not table._ahead.is_drawing)
    before = screen(table)
    monkeypatch.setattr("preferans_desktop.resources.assets_root", lambda: tmp_path)
    with pytest.raises(AssetError, match="missing"):
        table.set_card_style(OTHER)
    assert table.card_style == CardStyle()
    assert screen(table) == before
