"""The hint through the window: asked for with the mouse and with H, marked, explained, counted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from preferans_desktop.host.advice import Advice, Weighed
from preferans_desktop.host.pooling import MOST
from preferans_desktop.host.settings import TextSize
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.speech import Speech, Tongue
from preferans_desktop.rules.serbian.actions import (
    Action,
    Allow,
    Announce,
    Call,
    DeclareHandGame,
    Discard,
    Follow,
    Hold,
    NameSuit,
    OfferTricks,
    PlayCard,
    Rekontra,
    TakeOver,
)
from preferans_desktop.rules.serbian.log import Hinted, Log
from preferans_desktop.rules.serbian.match import Match, legal
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui import theme
from preferans_desktop.ui.hint.content import Asked, Topic, content_of
from preferans_desktop.ui.hint.hints import Hints
from preferans_desktop.ui.hint.panel import HintPanel
from preferans_desktop.ui.panels.action_bar import Command
from support.evening import log_to
from support.fingers import LEFT_BUTTON, Fingers
from support.people import Advisers, FailingAdvisers, PatientAdvisers, SilentPlayers

ME = 0
H = Qt.Key.Key_H


def may(*words: type, asked: bool = True) -> Callable[[Match], bool]:
    """Whether it is my turn and I may do all of these."""

    def reached(match: Match) -> bool:
        mine = [act for act in legal(match) if act.seat == ME]
        turn = match.to_act == ME and match.take_overs.asked is None
        return turn == asked and all(any(isinstance(act, word) for act in mine) for word in words)

    return reached


def offered_to_me(match: Match) -> bool:
    hand = match.hand
    return hand is not None and hand.offer is not None and hand.to_act == ME


def asked_about_fall(match: Match) -> bool:
    asked = match.take_overs.asked
    return match.hand is None and asked is not None and asked.fallen == ME


def may_take_over(match: Match) -> bool:
    return match.hand is None and TakeOver(ME) in legal(match)


def mid_trick(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    mine = play is not None and play.to_act == ME and match.hand.offer is None
    cards = [act for act in legal(match) if isinstance(act, PlayCard)]
    return mine and len(play.trick) == 1 and len(play.tricks) >= 2 and len(cards) > 2


def leads(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return play is not None and play.to_act == ME and not play.trick and match.hand.offer is None


MOMENTS = {
    "bid": may(DeclareHandGame),
    "hold": may(Hold),
    "naming": may(NameSuit),
    "discard": may(Discard),
    "announcement": may(Announce),
    "following": may(Follow),
    "call": may(Call),
    "kontra": may(Allow),
    "rekontra": may(Rekontra),
    "lead": leads,
    "card": mid_trick,
    "own offers": may(OfferTricks, PlayCard),
    "offer": offered_to_me,
    "fall": asked_about_fall,
    "take-over": may_take_over,
}


@pytest.fixture
def sit(desk) -> Iterator[Callable[..., tuple[Fingers, Hints]]]:
    """Continues a match at a moment in the window."""

    def at(moment: str, players=None) -> tuple[Fingers, Hints]:
        fingers = desk.sit_down(players or Advisers())
        fingers.put(log_to(MOMENTS[moment]))
        return fingers, fingers.window.advising.hints

    return at


def marked(fingers: Fingers) -> set[Action]:
    """What the rings are around."""
    cards = fingers.screen.table.choice.advised
    if fingers.match.hand is not None and len(cards) == 2:
        return {Discard(ME, cards)}
    words = {button.word.meaning for button in fingers.bar._buttons if button.is_advised}
    return words | {PlayCard(ME, card) for card in cards}


def first_act(fingers: Fingers) -> Action | None:
    """What the advisers advise."""
    acts = [act for act in fingers.view.legal if not isinstance(act, TakeOver)]
    return acts[0] if acts else None


def test_at_every_decision(desk) -> None:
    fingers = desk.sit_down(Advisers())
    for moment, reached in MOMENTS.items():
        fingers.put(log_to(reached))
        for by_mouse in (True, False):
            ask_and_close(fingers, moment, by_mouse=by_mouse)


def ask_and_close(fingers: Fingers, moment: str, *, by_mouse: bool) -> None:
    hints, before = fingers.window.advising.hints, fingers.match
    if by_mouse:
        fingers.click_word(Command.HINT)
    else:
        fingers.key(H)
    assert hints.is_open(), moment
    assert marked(fingers) == ({first_act(fingers)} - {None}), moment
    content = hints.panel.content
    assert content.title.startswith("Predlog: "), moment
    assert content.text, moment
    if by_mouse:
        fingers.qtbot.mouseClick(hints.panel.cross, LEFT_BUTTON)
    else:
        fingers.key(Qt.Key.Key_Escape)
    assert not hints.is_open(), moment
    assert marked(fingers) == set(), moment
    assert fingers.match == before, moment


def test_why_not_another_act(desk) -> None:
    fingers = desk.sit_down(Advisers())
    hints = fingers.window.advising.hints
    for moment in ("bid", "discard", "announcement", "following", "call", "kontra", "card", "lead"):
        fingers.put(log_to(MOMENTS[moment]))
        fingers.key(H)
        fingers.qtbot.mouseClick(hints.panel.bars[1], LEFT_BUTTON)
        assert hints.panel.content.title.startswith("Zašto ne: "), moment
        assert "10 supa više od predloga" in hints.panel.content.text, moment
        fingers.qtbot.mouseClick(hints.panel.bars[0], LEFT_BUTTON)
        assert hints.panel.content.title.startswith("Predlog: "), moment


def test_why_not_by_keys(sit) -> None:
    fingers, hints = sit("card")
    fingers.key(H)
    steps = [card for card in fingers.hand.cards if card in fingers.hand.playable]
    others = [card for card in steps if PlayCard(ME, card) != first_act(fingers)]
    fingers.go_to_card(others[0])
    assert hints.panel.content.title.startswith("Zašto ne: ")
    assert "Za predlog govori: " in hints.panel.content.text
    bar = hints.panel.bars[0]
    bar.setFocus()
    log = fingers.game.controller.log
    fingers.qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert hints.panel.content.title.startswith("Predlog: ")
    assert fingers.game.controller.log == log
    fingers.qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert not hints.is_open()


def test_why_not_by_the_right_button(sit) -> None:
    fingers, hints = sit("card")
    fingers.key(H)
    card = next(
        card
        for card in fingers.hand.cards
        if card in fingers.hand.playable and PlayCard(ME, card) != first_act(fingers)
    )
    rect = fingers.screen.table.card_rect(card)
    spot = rect.topLeft() + QPoint(rect.width() // 6, rect.height() // 2)
    viewport = fingers.screen.table.viewport()
    fingers.qtbot.mouseClick(viewport, Qt.MouseButton.RightButton, pos=spot)
    assert hints.panel.content.about == PlayCard(ME, card)
    assert fingers.match.to_act == ME


def test_two_cards_picked_for_the_discard(sit) -> None:
    fingers, hints = sit("discard")
    fingers.key(H)
    advised = first_act(fingers).cards
    picked = [card for card in fingers.hand.cards if card not in advised][:2]
    for card in picked:
        fingers.click_card(card)
    assert hints.panel.content.about == Discard(ME, frozenset(picked))
    assert fingers.screen.table.choice.advised == advised


def test_an_offer_is_not_weighed(sit) -> None:
    fingers, hints = sit("own offers")
    fingers.key(H)
    offer = next(act for act in fingers.view.legal if isinstance(act, OfferTricks))
    button = fingers.bar.button(offer)
    button.customContextMenuRequested.emit(QPoint(2, 2))
    assert hints.panel.content.about == offer
    assert hints.panel.content.text


def test_the_act_takes_the_hint_away(sit, qtbot: QtBot) -> None:
    fingers, hints = sit("card")
    fingers.key(H)
    fingers.click(first_act(fingers))
    qtbot.waitUntil(lambda: not hints.is_open())
    assert marked(fingers) == set()


def test_hints_are_counted_once_a_decision(sit, desk, qtbot: QtBot) -> None:
    fingers, _ = sit("card")
    for _ in range(4):
        fingers.key(H)
    assert fingers.game.bridge.hinted == 1
    assert fingers.game.controller.log.entries[-1] == Hinted(ME)
    fingers.click(first_act(fingers))
    qtbot.waitUntil(lambda: fingers.match.to_act != ME or not fingers.game.controller.busy)
    log = fingers.game.controller.log
    desk.leave(fingers)
    again = desk.sit_down(SilentPlayers())
    assert again.game.controller.log == log
    assert again.game.bridge.hinted == 1


def test_a_hint_that_fails_is_told_and_not_counted(sit) -> None:
    fingers, hints = sit("card", FailingAdvisers())
    fingers.key(H)
    assert hints.panel.content.title == "Predlog sada ne može da se dobije."
    assert fingers.game.bridge.hinted == 0
    assert marked(fingers) == set()


def test_while_the_players_think(sit) -> None:
    fingers, hints = sit("card", SilentPlayers())
    fingers.key(H)
    assert hints.panel.content.title == "Majstor razmišlja…"
    fingers.key(H)
    assert not hints.is_open()


def test_there_is_none_when_it_is_not_my_turn(desk) -> None:
    fingers = desk.sit_down(Advisers())
    log = log_to(lambda match: match.hand is not None and match.to_act not in {None, ME})
    fingers.begin(log)
    fingers.key(H)
    assert not fingers.window.advising.hints.is_open()
    assert fingers.screen.table.written.message == "Predlog možeš da tražiš kad si na potezu."


def test_details(sit) -> None:
    fingers, hints = sit("card")
    fingers.key(H)
    fingers.qtbot.mouseClick(hints.panel.details, LEFT_BUTTON)
    assert "60" in hints.panel.content.text
    fingers.qtbot.mouseClick(hints.panel.details, LEFT_BUTTON)
    assert "60" not in hints.panel.content.text


@pytest.mark.parametrize(
    ("tongue", "caption", "numbers", "heard"),
    [
        (
            Tongue.SERBIAN,
            "U proseku: tvoje bule · supe",
            ["−1,2 · +8", "0,0 · +7"],
            ["bule −1,2, supe +8", "bule 0,0, supe +7"],
        ),
        (
            Tongue.CYRILLIC,
            "У просеку: твоје буле · супе",
            ["−1,2 · +8", "0,0 · +7"],
            ["буле −1,2, супе +8", "буле 0,0, супе +7"],
        ),
        (
            Tongue.ENGLISH,
            "On average: your bule · supe",
            ["−1.2 · +8", "0.0 · +7"],
            ["bule −1.2, supe +8", "bule 0.0, supe +7"],
        ),
    ],
)
def test_details_tell_bule_and_supe(sit, tongue, caption, numbers, heard) -> None:
    fingers, hints = sit("card")
    fingers.window.set_speech(Speech(tongue))
    fingers.key(H)
    assert caption != hints.panel.content.caption
    fingers.qtbot.mouseClick(hints.panel.details, LEFT_BUTTON)
    assert hints.panel.content.caption == caption
    bars = hints.panel.content.bars
    assert [bar.number for bar in bars[:2]] == numbers
    names = [button.accessibleName() for button in hints.panel.bars[:2]]
    pairs = zip(bars, heard, strict=False)
    assert names == [f"{bar.words}, {words}" for bar, words in pairs]
    for size in ((960, 600), (1280, 800), (3840, 2160)):
        fingers.window.resize(*size)
        check_room(fingers, hints.panel)


def test_bule_and_supe_not_reckoned_are_not_told() -> None:
    weighed = Weighed(Allow(ME), 0.5, 3.0), Weighed(Call(ME), 0.5, 4.0)
    you, declarer = Player("Ana", Gender.F, you=True), Player("Bora", Gender.M)
    advice = Advice(Allow(ME), weighed, None)
    asked = Asked(you, declarer, (Allow(ME), Call(ME)))
    reason, details = (content_of(advice, asked, topic) for topic in Topic)
    assert (details.caption, details.bars) == (reason.caption, reason.bars)
    assert [bar.number for bar in details.bars] == ["−3", "−4"]


@pytest.mark.parametrize("tongue", [Tongue.CYRILLIC, Tongue.ENGLISH])
def test_in_another_language_at_once(sit, tongue: Tongue) -> None:
    fingers, hints = sit("bid")
    heard: list[str] = []
    hints.told.connect(heard.append)
    fingers.key(H)
    assert heard[-1].startswith("Predlog: ")
    before = hints.panel.content
    fingers.window.set_speech(Speech(tongue))
    after = hints.panel.content
    assert after.title != before.title
    assert after.text != before.text
    assert [bar.number for bar in after.bars] == [bar.number for bar in before.bars]
    assert hints.panel.accessibleName().startswith(after.title)


@pytest.mark.parametrize("moment", ["bid", "discard", "card"])
def test_it_has_room_beside_the_table(sit, moment: str) -> None:
    fingers, hints = sit(moment)
    fingers.key(H)
    fingers.qtbot.mouseClick(hints.panel.bars[-1], LEFT_BUTTON)
    for size in ((960, 600), (1280, 800), (3840, 2160)):
        fingers.window.resize(*size)
        check_room(fingers, hints.panel)


def check_room(fingers: Fingers, panel: HintPanel, where: QRect | None = None) -> None:
    assert panel.geometry() == (where or fingers.screen.bidding.geometry())
    assert not panel.geometry().intersects(fingers.screen.table.geometry())
    parts: list[QWidget] = [panel._title, panel._body, panel._caption, panel.details, *panel.bars]
    for place, part in enumerate(parts):
        assert panel.rect().contains(part.geometry())
        for other in parts[place + 1 :]:
            assert not part.geometry().intersects(other.geometry())
    for words in (panel._title, panel._body, panel._caption):
        pixels = words.font().pixelSize()
        assert words.height_at(pixels, words.width()) <= words.height()


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QRectF, int]]:
    """Where words were painted, and the height of their letters."""
    found: list[tuple[QRectF, int]] = []
    draw = QPainter.drawText

    def watched(painter: QPainter, box: QRectF, sides: int, words: str) -> object:
        where = painter.fontMetrics().boundingRect(box.toRect(), int(sides), words)
        found.append((QRectF(where), painter.font().pixelSize()))
        return draw(painter, box, sides, words)

    monkeypatch.setattr(QPainter, "drawText", watched)
    return found


@pytest.mark.parametrize("tongue", Tongue)
@pytest.mark.parametrize("moment", ["bid", "discard", "card"])
def test_names_and_numbers_stand_apart_in_large_letters_too(
    sit, painted, moment: str, tongue: Tongue
) -> None:
    fingers, hints = sit(moment)
    settings = fingers.game.settings
    fingers.window.resize(1280, 800)
    settings.choose(replace(settings.current, tongue=tongue, text_size=TextSize.LARGEST))
    fingers.key(H)
    for _ in Topic:
        assert hints.panel.bars
        for bar in hints.panel.bars:
            painted.clear()
            bar.grab()
            assert len(painted) >= 2
            for (one, _), (other, _) in combinations(painted, 2):
                assert not one.intersects(other)
            assert all(bar.rect().contains(box.toRect()) for box, _ in painted)
            assert min(pixels for _, pixels in painted) >= 0.8 * fingers.screen.text_height
        check_room(fingers, hints.panel, hints.panel.geometry())
        fingers.qtbot.mouseClick(hints.panel.details, LEFT_BUTTON)


def test_its_corners_follow_the_letters(sit) -> None:
    fingers, hints = sit("bid")
    fingers.key(H)
    for size in ((960, 600), (3840, 2160)):
        fingers.window.resize(*size)
        assert f"border-radius: {theme.corner(hints.panel._text)}px" in hints.panel.styleSheet()


def error_in(words: str) -> int:
    """What stands behind ±."""
    return int(re.search(r"(\d+)\)", words.split("±")[1])[1])


def test_the_numbers_grow_steadier_and_the_mark_stays(sit, desk) -> None:
    fingers, hints = sit("bid", PatientAdvisers())
    heard: list[str] = []
    hints.told.connect(heard.append)
    fingers.key(H)
    advised, panel = marked(fingers), hints.panel
    assert advised
    assert "±" not in panel.content.text
    players, errors = desk.besides, []
    for number in range(MOST - 1):
        assert len(players.waiting) == 1
        players.answer_next(-8.0 if number % 2 else 8.0)
        assert marked(fingers) == advised
        errors += [error_in(panel.content.text)] if "±" in panel.content.text else []
    assert errors[-1] < errors[0]
    assert not players.waiting
    fingers.qtbot.mouseClick(panel.details, LEFT_BUTTON)
    assert f"{MOST} računanja" in panel.content.text
    assert len([words for words in heard if "Detalji" not in words]) == 2  # it, and the details


def test_an_act_ends_the_refining_at_once(sit, desk, qtbot: QtBot) -> None:
    fingers, hints = sit("card", PatientAdvisers())
    fingers.key(H)
    players = desk.besides
    players.answer_next(3.0)
    fingers.click(first_act(fingers))
    qtbot.waitUntil(lambda: not hints.is_open())
    asked = len(players.waiting)
    while players.waiting:
        players.answer_next(4.0)
    assert asked >= 1
    assert not hints.is_open()
    assert marked(fingers) == set()
    assert fingers.game.bridge.hinted == 1


def test_a_hint_closed_is_refined_no_more_and_opened_again_is_the_same(sit, desk) -> None:
    fingers, hints = sit("card", PatientAdvisers())
    fingers.key(H)
    before, players = hints.panel.content, desk.besides
    fingers.key(H)
    players.answer_next(3.0)
    assert not players.waiting
    fingers.key(H)
    assert hints.panel.content == before
    assert len(players.waiting) == 1


def test_hints_are_told_at_the_end(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(Advisers())
    over = log_to(lambda match: match.over, Rules(bule=10))
    log = Log(over.rules, over.dealer, (over.entries[0], Hinted(ME), *over.entries[1:], Hinted(ME)))
    fingers.put(log)
    fingers.press_word(Command.SHOW_RESULTS)
    assert "Uzeta 2 predloga." in fingers.screen.match_result.text()
