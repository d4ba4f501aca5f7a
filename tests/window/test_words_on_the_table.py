"""Words that must be seen whole and no longer than they are true, in the real window."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from preferans_desktop.host.header import Participant, new_header
from preferans_desktop.host.settings import TextSize
from preferans_desktop.language.acts import WORDS
from preferans_desktop.language.catalogue import Catalogue, language_of
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.speech import Speech, Tongue
from preferans_desktop.rules.cards import Suit, parse_card
from preferans_desktop.rules.serbian.actions import StayOut, TakeOver
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.match import Match, legal
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.panels.bidding_lines import place_words
from preferans_desktop.ui.people import default_participants
from preferans_desktop.ui.table.layout import SMALLEST as SMALLEST_TABLE
from preferans_desktop.ui.table.layout import Layout, Rect
from preferans_desktop.ui.table.look import Ink
from preferans_desktop.ui.table.motion import Speed
from preferans_desktop.ui.table.plate import side_by_side
from preferans_desktop.ui.table.signs import WRAPPED, fit_message
from preferans_desktop.ui.theme import GREEN, font
from support.evening import log_to
from support.fingers import Fingers
from support.moments import MOMENTS
from support.people import SilentPlayers

ME = 0
SMALLEST = (960, 600)
LARGE_LETTERS = Layout(890, 750, zoom=2.0)
"""The table of a window of 1280 × 800 with the largest letters."""
LONG = ("Aleksandar Karađorđević-Obrenović Mlađi", "Č" * 40)


def put(fingers: Fingers, log: Log, people=None) -> None:
    people = people or default_participants(person=True)
    fingers.game.bridge.begin(new_header(log.rules, log.dealer, people, 1), log)
    fingers.window.flow.close_form()
    fingers.qtbot.waitUntil(lambda: bool(fingers.screen.table.written.message))


def speech(fingers: Fingers) -> tuple[str, ...]:
    return fingers.screen.table.written.speech


def at_rest(fingers: Fingers) -> bool:
    """Nothing moves, and nothing is drawn anew that would end a movement."""
    table = fingers.screen.table
    drawing = table._ahead.is_drawing or table._sharpen.isActive()
    return not table.is_moving() and not drawing


def nobody_follows(match: Match) -> bool:
    """Before the word that ends a hand without a trick; it is mine."""
    hand = match.hand
    if hand is None or hand.phase is not Phase.FOLLOWING or match.to_act != ME:
        return False
    state = hand.following
    last = hand.contract is not Contract.BETL and bool(state.stayed_out)
    return last and StayOut(ME) in legal(match)


def all_passed(match: Match) -> bool:
    return match.hand is None and bool(match.finished) and match.finished[-1].outcome.tricks is None


def my_take_over(match: Match) -> bool:
    return match.hand is None and TakeOver(ME) in legal(match)


def test_nothing_hangs_in_the_air_after_a_hand(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_to(all_passed))
    assert fingers.window.models.bidding.words
    assert speech(fingers) == ("", "", "")


def test_the_last_word_is_heard_while_the_cards_are_shown(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers(), speed=Speed.SLOW)
    put(fingers, log_to(nobody_follows))
    table = fingers.screen.table
    qtbot.waitUntil(lambda: at_rest(fingers))
    fingers.press_word(StayOut(ME))
    qtbot.waitUntil(lambda: fingers.match.hand is None and table.is_moving())
    assert speech(fingers)[ME] == "ne pratim"
    fingers.window.pacing.skip()
    qtbot.waitUntil(lambda: not any(speech(fingers)))
    assert fingers.screen.hand_result.isVisible()


def test_words_about_a_take_over_are_heard_between_hands(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_to(my_take_over))
    assert speech(fingers) == ("", "", "")
    fingers.press_word(TakeOver(ME))
    qtbot.waitUntil(lambda: speech(fingers) == ("preuzimam pad", "", ""))


def i_buy(match: Match) -> bool:
    """Another one has just passed, and the talon is mine."""
    hand = match.hand
    mine = hand is not None and hand.phase is Phase.DISCARD and match.to_act == ME
    return mine and hand.actions[-1].seat == 1


def test_the_one_to_act_is_framed_while_the_talon_lies_open(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers(), speed=Speed.SLOW)
    log = log_to(i_buy)
    put(fingers, Log(log.rules, log.dealer, log.entries[:-1]))
    table = fingers.screen.table
    qtbot.waitUntil(lambda: at_rest(fingers))
    assert [plate.on_turn for plate in table.written.plates] == [False, True, False]
    fingers.game.controller.act(log.entries[-1], initiator=1)
    qtbot.waitUntil(table.is_moving)
    assert table.written.message == "Izaberi dve karte za škart."
    qtbot.waitUntil(lambda: [each.on_turn for each in table.written.plates] == [True, False, False])
    assert table.is_moving()
    assert [plate.declarer for plate in table.written.plates] == [True, False, False]


def test_nothing_is_asked_while_the_cards_are_dealt(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers(), speed=Speed.SLOW)
    put(fingers, log_to(all_passed))
    table = fingers.screen.table
    qtbot.waitUntil(lambda: "Podeli" in fingers.labels() and at_rest(fingers))
    fingers.press_word(Command.DEAL)
    qtbot.waitUntil(table.is_moving)
    assert table.written.message == ""


def long_named(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return play is not None and match.to_act == 1 and len(play.tricks) > 1


@pytest.mark.parametrize("name", LONG, ids=["words", "one word"])
@pytest.mark.parametrize("tongue", list(Tongue), ids=lambda tongue: tongue.value)
def test_a_long_name_is_read_whole(desk, name, tongue) -> None:
    fingers = desk.sit_down(SilentPlayers(), tongue=tongue)
    fingers.window.resize(*SMALLEST)
    me, _, left = default_participants(person=True)
    put(fingers, log_to(long_named), (me, Participant(name, Gender.M, "kafanski"), left))
    table = fingers.screen.table
    message = table.written.message
    assert name in message
    area = table.area_of_words("message")
    assert table.viewport().rect().contains(area)
    assert table.scene().itemAt(table.mapToScene(area.center()), table.transform()).toolTip() == ""
    rooms = [
        (layout.text, room)
        for layout in (SMALLEST_TABLE, replace(SMALLEST_TABLE, zoom=1.2), LARGE_LETTERS)
        for room in (layout.message, layout.narrow_message)
    ]
    for text, room in rooms:
        fitted = fit_message(message, room, Ink(GREEN, text, 1.0))
        assert fitted.words == message
        assert fitted.needed.width() <= room.width
        assert fitted.needed.height() <= room.height
        assert fitted.letters.pixelSize() >= 9


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("width", range(300, 700, 25))
def test_lines_of_a_message_are_about_as_long(width: int) -> None:
    message = "Mira wants to take your fall over. Do you accept?"
    fitted = fit_message(message, Rect(0, 0, width, 60), Ink(GREEN, 19, 1.0))
    metrics = QFontMetricsF(fitted.letters)
    lines = round(fitted.needed.height() / metrics.lineSpacing())
    assert fitted.needed.width() * lines <= 1.3 * metrics.horizontalAdvance(message)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "lines",
    [
        ("Dobijaš kontru. Na potezu si:", "rekontra ili može?"),
        ("Stevan nudi:", "nosim sve. Prihvataš li?"),
        ("Drugi ne prati. Na potezu si:", "sam, zovem ili kontra?"),
        ("Ruka je gotova.", "Podeli sledeću."),
    ],
)
def test_a_second_line_begins_after_a_pause(lines: tuple[str, str]) -> None:
    letters = QFontMetricsF(font(1.04 * 19))
    message = " ".join(lines)
    width = 0.7 * letters.horizontalAdvance(message)
    fitted = fit_message(message, Rect(0, 0, width, 60), Ink(GREEN, 19, 1.0))
    assert fitted.words == message
    assert fitted.drawn.replace("\u00a0", " ").split("\n") == list(lines)
    whole = fit_message(message, Rect(0, 0, 3 * width, 60), Ink(GREEN, 19, 1.0))
    assert whole.drawn.replace("\u00a0", " ") == message


def test_large_words_over_an_open_hand_stand_on_the_plate(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    settings, table = fingers.game.settings, fingers.screen.table
    fingers.window.resize(1280, 800)
    put(fingers, log_to(MOMENTS["13-offered"].reached))
    left = 2
    assert speech(fingers)[left] == "nosim sve"
    assert not table.area_of_words("speech", left).isEmpty()
    settings.choose(replace(settings.current, text_size=TextSize.LARGEST))
    plate = table.area_of_words("plate", left)
    assert table.area_of_words("speech", left).isEmpty()
    said = table.grab(plate).toImage()
    table.clear_speech()
    assert table.grab(plate).toImage() != said


def test_what_does_not_fit_is_told_by_the_mouse(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    table = fingers.screen.table
    words = " ".join(["Na potezu je neko čije ime nema kraja"] * 30)
    table.set_message(words)
    corner = table.area_of_words("message").center()
    assert table.scene().itemAt(table.mapToScene(corner), table.transform()).toolTip() == words
    table.set_message("Na potezu si.")
    assert table.scene().itemAt(table.mapToScene(corner), table.transform()).toolTip() == ""


def every_word(tongue: Tongue) -> list[str]:
    """Everything that can be said aloud, as it stands in the bidding."""
    catalogue = Catalogue(language_of(Speech(tongue)))
    facts = {
        "who": Player("Mira", Gender.F),
        "suit": Suit.KARO,
        "contract": Contract.BETL,
        "level": 5,
        "count": 5,
    }
    keys = [f"spoken_{word}" for word in WORDS.values() if word not in {"discard", "play_card"}]
    return [catalogue.say_from(key, facts) for key in keys]


@pytest.mark.parametrize("tongue", list(Tongue), ids=lambda tongue: tongue.value)
def test_words_of_the_bidding_are_whole_also_under_a_warning(desk, qtbot, tongue) -> None:
    fingers = desk.sit_down(SilentPlayers(), tongue=tongue)
    fingers.window.resize(*SMALLEST)
    fingers.window.warn("Partija se trenutno ne čuva: disk je pun. Igra ide dalje. " * 3)
    qtbot.waitUntil(lambda: fingers.window.width() == SMALLEST[0])
    panel = fingers.screen.bidding
    area = QRectF(panel.rect()).adjusted(panel._text, panel._text, -panel._text, -panel._text)
    words = every_word(tongue)
    for three in [*zip(words, words[1:], words[2:], strict=False), *((word,) for word in words)]:
        placed = place_words(
            [(0, seat, word) for seat, word in enumerate(three)], 0, area, panel._text
        )
        assert [each.word for each in placed] == list(three)
        for each in placed:
            needed = QFontMetricsF(each.letters).boundingRect(each.box, WRAPPED, each.word)
            assert area.left() <= each.box.left()
            assert each.box.right() <= area.right() + 1e-6
            assert needed.width() <= each.box.width(), each.word
            assert needed.height() <= each.box.height() + 1, each.word
            assert each.letters.pixelSize() >= 9
        assert not any(one.box.intersects(other.box) for one, other in pairwise(placed))


def test_the_latest_lines_of_the_bidding_are_seen(qapp) -> None:
    area = QRectF(10, 20, 210, 100)
    cells = [(line, seat, "preuzimam pad") for line, seat in product(range(6), range(3))]
    placed = place_words(cells, 0, area, 13)
    assert [each.word for each in placed] == ["preuzimam pad"] * len(placed)
    assert 3 <= len(placed) < len(cells)
    assert placed[0].box.top() == area.top()
    assert placed[-1].box.bottom() <= area.bottom()
    assert place_words(cells[:3], 0, QRectF(0, 0, 210, 5), 13) != []


@pytest.mark.parametrize("tongue", list(Tongue), ids=lambda tongue: tongue.value)
def test_figures_on_a_plate_do_not_touch(qapp, tongue) -> None:
    catalogue = Catalogue(language_of(Speech(tongue)))
    parts = (catalogue.say("plate_tricks", tricks=10), catalogue.say("plate_bule", bule=-1260))
    room, pixels = 110.0, 13
    share = side_by_side(parts, room, pixels)
    measured = QFontMetricsF(font(share * pixels))
    assert sum(map(measured.horizontalAdvance, parts)) < room
    assert side_by_side(parts, 1000.0, pixels) == 1
    assert side_by_side(("", ""), room, pixels) == 1


def tip_of(widget: QWidget, point: QPoint) -> str:
    event = QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point))
    QApplication.sendEvent(widget, event)
    return widget.toolTip()


def test_terms_are_explained_where_they_stand(desk) -> None:
    fingers = desk.sit_down(SilentPlayers(), tongue=Tongue.ENGLISH)
    put(fingers, log_to(MOMENTS["18-hats-and-refe"].reached, MOMENTS["18-hats-and-refe"].rules))
    screen, paper = fingers.screen, fingers.screen.papers.own
    head, name = paper._layout().head(0).center(), paper._layout().head(1).center()
    assert tip_of(paper, head.toPoint()).startswith("Supe:")
    assert [line.split(":")[0] for line in tip_of(paper, name.toPoint()).splitlines()] == [
        "Bule",
        "Refa",
    ]
    assert tip_of(paper, paper.rect().bottomRight()) == ""
    assert screen.papers.left.toolTip().startswith("Bule:")
    screen.bidding.set_talon(parse_card(card) for card in ("S7", "H8"))
    assert "Talon:" in tip_of(screen.bidding, QPoint(5, 5))
    screen.hand_result.show_result("Mira fell: betl", ["You write 60 supe."])
    assert len(screen.hand_result.toolTip().splitlines()) == 2
    screen.table.set_message("You are given kontra.")
    corner = screen.table.area_of_words("message").center()
    item = screen.table.scene().itemAt(screen.table.mapToScene(corner), screen.table.transform())
    assert item.toolTip().startswith("Kontra:")
