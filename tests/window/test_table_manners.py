"""What the window does at particular moments."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_desktop.host.patience import Patience
from preferans_desktop.host.write_off import first_refusal
from preferans_desktop.rules.cards import format_card
from preferans_desktop.rules.serbian.actions import Accept, Discard, PlayCard, Refuse, TakeOver
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match, check, legal
from preferans_desktop.ui.models.papers import Mark
from preferans_desktop.ui.models.score_sheet import BULE
from preferans_desktop.ui.panels.action_bar import Command
from preferans_desktop.ui.table.motion import Speed
from preferans_desktop.ui.trace import digest_of, shown
from support.evening import log_to
from support.fingers import Fingers
from support.people import DyingPlayers, QuickPlayers, SilentPlayers, decide

ME = 0


def must_follow(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    if play is None or play.to_act != ME or match.hand.offer is not None or not play.trick:
        return False
    reasons = [check(match, PlayCard(ME, card)) for card in play.holdings[ME].known]
    return any(reason is not None and reason.value == "must_follow_suit" for reason in reasons)


def must_trump(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    if play is None or play.to_act != ME or match.hand.offer is not None:
        return False
    reasons = [check(match, PlayCard(ME, card)) for card in play.holdings[ME].known]
    return any(reason is not None and reason.value == "must_trump" for reason in reasons)


def my_discard(match: Match) -> bool:
    return match.hand is not None and match.hand.phase == Phase.DISCARD and match.to_act == ME


def mid_trick(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return (
        play is not None
        and play.to_act == ME
        and len(play.trick) == 1
        and len(play.tricks) == 4
        and match.hand.offer is None
    )


def after_a_hand(match: Match) -> bool:
    return match.hand is None and len(match.finished) == 2


def all_would_agree(match: Match) -> bool:
    return after_a_hand(match) and first_refusal(match, (1, 2)) is None


def one_would_refuse(match: Match) -> bool:
    return after_a_hand(match) and first_refusal(match, (1, 2)) is not None


def after_a_played_hand(match: Match) -> bool:
    return match.hand is None and bool(match.finished) and match.finished[-1].hand.play is not None


def others_begin_next(match: Match) -> bool:
    return match.hand is None and bool(match.finished) and match.forehand != ME and not match.over


def may_offer(match: Match, *, in_turn: bool) -> bool:
    hand = match.hand
    if hand is None or hand.play is None or hand.declarer != ME or hand.offer is not None:
        return False
    quiet = not match.take_overs.pairs
    return quiet and (hand.to_act == ME) == in_turn and len(hand.holdings[ME]) > 3


def may_take_over(match: Match) -> bool:
    return match.hand is None and TakeOver(ME) in legal(match)


def is_asked_about_fall(match: Match) -> bool:
    asked = match.take_overs.asked
    return match.hand is None and asked is not None and asked.fallen == ME


def message(fingers: Fingers) -> str:
    return fingers.screen.table._words._message


def illegal_card(fingers: Fingers):
    return next(card for card in fingers.hand.cards if card not in fingers.hand.playable)


@pytest.mark.parametrize(
    ("moment", "start"),
    [(must_follow, "Moraš na boju: "), (must_trump, "Nemaš ")],
    ids=["follow", "trump"],
)
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_an_illegal_card_is_explained_and_not_played(desk, moment, start, by_mouse) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(moment))
    before = fingers.game.controller.log
    card = illegal_card(fingers)
    if by_mouse:
        fingers.click_card(card)
    else:
        fingers.press_card(card, arrows=False)
    assert message(fingers).startswith(start)
    assert fingers.game.controller.log == before
    assert card in fingers.hand.cards


def test_twelve_cards_can_be_put_away_by_keys(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(my_discard))
    eleventh, twelfth = fingers.hand.cards[10:]
    assert fingers.labels() == ["Odbaci", "Predlog"]
    assert fingers.bar.words[0].enabled is False
    for card in (eleventh, twelfth):
        fingers.press_card(card, arrows=True)
    assert fingers.hand.selected == {eleventh, twelfth}
    assert message(fingers).startswith("Ostaje ti ovih deset karata")
    fingers.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: fingers.match.hand.phase == Phase.ANNOUNCEMENT)
    assert fingers.game.controller.log.entries[-1] == Discard(ME, frozenset({eleventh, twelfth}))
    assert len(fingers.hand.cards) == 10


def test_a_card_picked_by_mistake_goes_back(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(my_discard))
    first, second, third = fingers.hand.cards[:3]
    for card in (first, second, third, first):
        fingers.click_card(card)
    assert fingers.hand.selected == {second}
    fingers.click_card(third)
    assert fingers.hand.selected == {second, third}


@pytest.mark.parametrize("moment", [mid_trick, my_discard, after_a_hand])
def test_opening_again_is_the_same_moment(desk, moment) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(moment))
    seen = shown(fingers.window.models)
    words, said, cards = fingers.bar.words, message(fingers), fingers.hand.playable
    log = fingers.game.controller.log
    desk.leave(fingers)
    again = desk.sit_down(SilentPlayers())
    again.wait()
    assert again.game.controller.log == log
    assert shown(again.window.models) == seen
    assert digest_of(shown(again.window.models)) == digest_of(seen)
    assert (again.bar.words, message(again), again.hand.playable) == (words, said, cards)
    assert again.screen.notices.note == "Partija se nastavlja tamo gde je stala."


def test_players_who_die_are_stood_in_for_and_told(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(DyingPlayers())
    fingers.put(log_to(others_begin_next))
    fingers.press_word(Command.DEAL)
    qtbot.waitUntil(lambda: "po pravilu" in fingers.screen.notices.note)
    fingers.wait()


def test_players_who_hang_are_stood_in_for_and_told(desk, qtbot: QtBot) -> None:
    patience = Patience(budget_ms=10, limit_ms=40, failures=100)
    fingers = desk.sit_down(SilentPlayers(), patience=patience)
    fingers.put(log_to(others_begin_next))
    fingers.press_word(Command.DEAL)
    qtbot.waitUntil(lambda: "po pravilu" in fingers.screen.notices.note)
    fingers.wait()


def test_without_a_disk_the_match_goes_on_under_a_warning(
    desk, qtbot: QtBot, tmp_path: Path
) -> None:
    in_the_way = tmp_path / "in-the-way"
    in_the_way.write_text("not a folder")
    desk.folder = in_the_way / "data"
    fingers = desk.sit_down(unsaved=True)
    fingers.put(log_to(mid_trick))
    for _ in range(3):
        before = fingers.game.controller.revision
        fingers.wait()
        fingers.press(decide(fingers.view, before))
        qtbot.waitUntil(lambda: fingers.game.controller.revision > before)  # noqa: B023
    assert "ne čuva" in fingers.screen.notices.warning
    in_the_way.unlink()
    fingers.game._saving._writer.retry()
    qtbot.waitUntil(lambda: fingers.screen.notices.warning == "")
    fingers.wait()
    log = fingers.game.controller.log
    desk.leave(fingers)
    again = desk.sit_down(SilentPlayers())
    assert again.game.controller.log == log


def test_in_turn_digits_are_cards_and_alt_digits_words(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(partial(may_offer, in_turn=True)))
    assert fingers.bar.words[0].key == "Alt+1"
    fingers.key(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: fingers.match.hand.offer is not None)
    assert fingers.game.controller.log.entries[-1] == fingers.match.hand.offer.offer


def test_in_turn_a_plain_digit_is_a_card(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(partial(may_offer, in_turn=True)))
    card = next(card for card in fingers.hand.cards if card in fingers.hand.playable)
    before = fingers.game.controller.revision
    fingers.key(Qt.Key(int(Qt.Key.Key_1) + fingers.hand.cards.index(card)))
    qtbot.waitUntil(lambda: fingers.game.controller.revision > before)
    assert fingers.game.controller.log.entries[-1] == PlayCard(ME, card)


def test_an_offer_out_of_turn(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.begin(log_to(partial(may_offer, in_turn=False)))
    assert fingers.match.to_act != ME
    assert fingers.bar.words[0].key == "Alt+1"
    fingers.key(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: fingers.match.hand.offer is not None)
    assert "odgovara" in message(fingers)


@pytest.mark.parametrize(
    "wanted",
    [partial(may_offer, in_turn=False), may_take_over],
    ids=["offer", "take-over"],
)
def test_what_nobody_asked_for_is_not_said_by_a_digit_alone(desk, qtbot: QtBot, wanted) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.begin(log_to(wanted))
    qtbot.waitUntil(lambda: len(fingers.bar.words) > 0)
    assert [word.label for word in fingers.bar.words if word.key.isdecimal()] == []


def test_taking_a_fall_over(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(may_take_over))
    assert fingers.labels()[:2] == ["Preuzimam pad", "Podeli"]
    fingers.press_word(TakeOver(ME))
    qtbot.waitUntil(lambda: fingers.match.take_overs.asked is not None)
    assert fingers.labels()[0] == "Podeli"


@pytest.mark.parametrize("answer", [Accept(ME), Refuse(ME)], ids=["yes", "no"])
def test_being_asked_about_a_fall(desk, qtbot: QtBot, answer) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(is_asked_about_fall))
    assert fingers.labels()[:3] == ["Prihvatam", "Odbijam", "Podeli"]
    assert message(fingers).endswith("Prihvataš li?")
    bule = fingers.match.sheet.bule[ME]
    fingers.press_word(answer)
    qtbot.waitUntil(lambda: fingers.match.take_overs.asked is None)
    assert (fingers.match.sheet.bule[ME] < bule) == isinstance(answer, Accept)
    column = fingers.window.models.sheet.column(ME, BULE)
    figures = [entry.figure for entry in column if entry.mark is Mark.FIGURE]
    assert figures[-1] == fingers.match.sheet.bule[ME]


def test_nothing_goes_on_before_everything_is_shown(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down()
    told: list[str] = []
    fingers.window.presenter.shown.connect(lambda _step: told.append("shown"))
    fingers.window.pacing.ready.connect(lambda: told.append("ready"))
    fingers.put(log_to(others_begin_next))
    fingers.press_word(Command.DEAL)
    qtbot.waitUntil(lambda: fingers.match.hand is not None)
    fingers.wait()
    assert told == ["shown", "ready"] * (len(told) // 2)
    assert len(told) >= 4


def test_esc_loses_nothing(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(my_discard))
    picked = fingers.hand.cards[3]
    fingers.click_card(picked)
    log = fingers.game.controller.log
    fingers.key(Qt.Key.Key_Escape)
    assert fingers.hand.selected == {picked}
    assert fingers.game.controller.log == log
    assert fingers.labels() == ["Odbaci", "Predlog"]


def test_last_trick_under_both_scripts(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(mid_trick))
    assert fingers.screen.table._last_trick.trick is None
    cyrillic = QKeyEvent(QEvent.Type.KeyPress, ord("Л"), Qt.KeyboardModifier.NoModifier, "л")
    QApplication.sendEvent(fingers.screen, cyrillic)
    assert fingers.screen.table._last_trick.trick == fingers.window.models.trick.last
    fingers.key(Qt.Key.Key_Escape)
    assert fingers.screen.table._last_trick.trick is None


def test_last_trick_of_a_hand_that_is_over(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(after_a_played_hand))
    fingers.key(Qt.Key.Key_L)
    play = fingers.game.controller.match.finished[-1].hand.play
    assert play is not None
    assert fingers.screen.table._last_trick.trick == play.tricks[-1]


def test_write_off_by_agreement(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(all_would_agree))
    fingers.window.flow.ask_write_off()
    assert fingers.labels() == ["Predloži", "Odustani"]
    assert "otpisivanje" in message(fingers)
    fingers.press_shown("Esc")
    assert "Podeli" in fingers.labels()
    fingers.window.flow.ask_write_off()
    fingers.press_shown("1")
    qtbot.waitUntil(lambda: fingers.match.over)
    assert fingers.match.was_written_off
    fingers.wait()
    assert fingers.labels()[0] == "Nastavi"
    assert "otpisivanjem" in fingers.screen.hand_result.text()


def test_a_computer_player_may_refuse_a_write_off(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(one_would_refuse))
    before = fingers.game.controller.log
    fingers.window.flow.ask_write_off()
    fingers.press_word(Command.WRITE_OFF)
    assert "ne pristaje" in message(fingers)
    assert "Podeli" in fingers.labels()
    assert fingers.game.controller.log is before


def test_no_write_off_in_the_middle_of_a_hand(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(mid_trick))
    assert not fingers.window.flow.can_write_off()
    words = fingers.bar.words
    fingers.window.flow.ask_write_off()
    assert fingers.bar.words == words


def test_a_click_on_the_felt_skips_what_moves(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(QuickPlayers(), speed=Speed.SLOW)
    put_log = log_to(after_a_hand)
    fingers.begin(put_log)
    table = fingers.screen.table
    qtbot.waitUntil(lambda: "Podeli" in fingers.labels() and not table._ahead.is_drawing)
    fingers.press_word(Command.DEAL)
    qtbot.waitUntil(table.is_moving)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not table.is_moving()


def test_the_new_match_form_refuses_bad_names(desk) -> None:
    fingers = desk.sit_down()
    form = fingers.screen.form
    form.fields.names[1].setText("  ")
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    assert "mora da ima ime" in form._problem.text()
    form.fields.names[1].setText("Mira")
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    assert "Mira" in form._problem.text()
    assert fingers.game.bridge.header is None


def test_a_match_in_progress_can_be_kept(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(mid_trick))
    before = fingers.game.controller.log, fingers.hand.playable
    fingers.window.flow.open_form()
    assert fingers.hand.playable is None
    fingers.qtbot.mouseClick(fingers.screen.form.cancel, Qt.MouseButton.LeftButton)
    assert (fingers.game.controller.log, fingers.hand.playable) == before


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)], ids=str)
@pytest.mark.parametrize("moment", [mid_trick, my_discard, after_a_hand])
def test_nothing_overlaps(desk, qtbot: QtBot, size, moment) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.put(log_to(moment))
    fingers.window.resize(*size)
    screen = fingers.screen
    qtbot.waitUntil(lambda: fingers.window.width() == size[0])
    table = screen.table.geometry()
    side = [screen.papers.geometry()]
    side.append((screen.bidding if screen.bidding.isVisible() else screen.hand_result).geometry())
    assert not any(table.intersects(panel) for panel in side)
    assert not side[0].intersects(side[1])
    assert all(screen.rect().contains(panel) for panel in [table, *side])
    bar = screen.bar.geometry()
    assert table.contains(bar)
    for card in fingers.hand.cards:
        rect = screen.table.card_rect(card)
        assert rect is not None, format_card(card)
        assert not bar.intersects(rect.translated(table.topLeft()))
