"""The settings: chosen in the window by mouse and by keys, seen at once, and kept."""

from __future__ import annotations

import errno
import json
import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from preferans_desktop.host import settings_file
from preferans_desktop.host.settings import (
    LOUDEST,
    USUAL_VOLUME,
    Back,
    Deck,
    Face,
    Felt,
    Settings,
    Speed,
    SuitOrder,
    TrickPause,
)
from preferans_desktop.host.settings_file import SettingsFile, settings_path
from preferans_desktop.language.players import Gender
from preferans_desktop.language.speech import Tongue
from preferans_desktop.language.vocabulary import Vocabulary
from preferans_desktop.resources import AssetError
from preferans_desktop.rules.serbian.contracts import trump_of
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui import theme
from preferans_desktop.ui.settings.level import Level, LevelSlider
from preferans_desktop.ui.settings.option import Option
from preferans_desktop.ui.settings.questions import AS_ON_CARDS
from preferans_desktop.ui.table import card_images, portraits
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.trace import shown
from support.evening import log_to
from support.fingers import Fingers
from support.people import QuickPlayers, SilentPlayers, decide
from support.settings_sheet import choice_of, click, open_sheet, option

SIZES = [(960, 600), (1280, 800), (2560, 1440), (3840, 2160)]
SHEET_PAGES = range(6)


def put(fingers: Fingers, log: Log) -> None:
    fingers.put(log)
    table = fingers.screen.table
    fingers.qtbot.waitUntil(lambda: not (table._sharpen.isActive() or table._ahead.is_drawing))


def mid_trick(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return play is not None and play.to_act == 0 and len(play.trick) == 1 and len(play.tricks) > 2


def mid_trick_with_trump(match: Match) -> bool:
    if not mid_trick(match):
        return False
    contract = match.hand.contract if match.hand is not None else None
    return contract is not None and trump_of(contract) is not None


def bidding(match: Match) -> bool:
    hand = match.hand
    return hand is not None and hand.phase == Phase.BIDDING and match.to_act == 0


def last_in_trick(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return (
        play is not None
        and play.to_act == 0
        and len(play.trick) == 2
        and len(play.tricks) > 2
        and len(play.defenders) == 2
    )


def kept() -> Settings:
    return SettingsFile(settings_path()).settings


# What is chosen is seen at once.


def test_everything_can_be_clicked_and_is_seen_at_once(desk) -> None:
    fingers = desk.sit_down(SilentPlayers(), speed=None)
    put(fingers, log_to(mid_trick))
    table = fingers.screen.table
    click(fingers, 1, "settings_deck", Deck.HUNGARIAN)
    click(fingers, 1, "settings_back", Back.KILIM)
    assert table.card_style == CardStyle(Deck.HUNGARIAN, Back.KILIM)
    click(fingers, 0, "settings_speed", Speed.FAST)
    click(fingers, 0, "settings_trick_pause", TrickPause.LONG)
    assert (table._cards.speed, table._cards.trick_pause_ms) == (Speed.FAST, 2_500)
    assert fingers.window.menus.speeds[Speed.FAST].isChecked()
    click(fingers, 0, "settings_motion", True)
    assert table._cards.still
    before = fingers.window.grab().toImage()
    click(fingers, 0, "settings_felt", Felt.DARK)
    assert fingers.window.grab().toImage() != before
    before = fingers.window.grab().toImage()
    click(fingers, 5, "face_of_left", Face.CURLS)
    assert fingers.window.grab().toImage() != before
    click(fingers, 3, "vocabulary_hat", "sesir")
    click(fingers, 2, "menu_language", Tongue.CYRILLIC)
    assert fingers.screen.papers._title.text() == "Писмо"
    assert fingers.screen.settings.done.text() == "Готово"
    assert fingers.game.settings.current == Settings(
        tongue=Tongue.CYRILLIC,
        vocabulary=Vocabulary(hat="sesir"),
        deck=Deck.HUNGARIAN,
        back=Back.KILIM,
        speed=Speed.FAST,
        trick_pause=TrickPause.LONG,
        faces=(None, None, Face.CURLS),
        felt=Felt.DARK,
        still_cards=True,
    )


def suits_said(fingers: Fingers) -> set[str]:
    hand = fingers.window.models.hand
    return {str(hand.index(row, 0).data()).split()[-1] for row in range(hand.rowCount())}


def test_madjarice_bring_the_names_of_their_suits_unless_others_were_chosen(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_to(mid_trick))
    french = suits_said(fingers)
    click(fingers, 1, "settings_deck", Deck.HUNGARIAN)
    hungarian = suits_said(fingers)
    assert hungarian.isdisjoint(french)
    click(fingers, 3, "vocabulary_suits", "pik")
    assert suits_said(fingers) == french
    click(fingers, 1, "settings_deck", Deck.FRENCH)
    click(fingers, 3, "vocabulary_suits", "list")
    assert suits_said(fingers) == hungarian
    click(fingers, 3, "vocabulary_suits", AS_ON_CARDS)
    assert suits_said(fingers) == french


def test_rows_that_change_nothing_are_not_shown(desk) -> None:
    fingers = desk.sit_down(speed=None)
    sheet = open_sheet(fingers)
    assert option(sheet, 1, "settings_colours", True).isVisible()
    click(fingers, 1, "settings_deck", Deck.HUNGARIAN)
    colours = choice_of(sheet, 1, "settings_colours")
    assert not colours.isVisible()
    assert not colours.label.isVisible()
    for row in ("settings_motion", "settings_answer_pause"):
        sheet.tabs[0].click()
        click(fingers, 0, "settings_speed", Speed.NORMAL)
        assert choice_of(sheet, 0, row).isVisible()
        click(fingers, 0, "settings_speed", Speed.OFF)
        assert not choice_of(sheet, 0, row).isVisible()


def test_where_the_words_are_heard_is_told_in_english_only(desk) -> None:
    fingers = desk.sit_down(tongue=Tongue.ENGLISH)
    sheet = open_sheet(fingers)
    sheet.tabs[3].click()
    notes = [label for label in sheet.pages[3].findChildren(QLabel) if "Serbian" in label.text()]
    assert [note.isVisible() for note in notes] == [True]
    click(fingers, 2, "menu_language", Tongue.SERBIAN)
    sheet.tabs[3].click()
    assert not notes[0].isVisible()


def test_other_colours_in_mid_flight_change_nothing_that_is_true(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(QuickPlayers(), speed=Speed.SLOW)
    put(fingers, log_to(mid_trick))
    table = fingers.screen.table
    fingers.press(decide(fingers.view, fingers.game.controller.revision))
    qtbot.waitUntil(table.is_moving)
    state = fingers.game.controller.log, shown(fingers.window.models), table.picture
    settings = fingers.game.settings
    for felt in (Felt.DARK, Felt.CONTRAST, Felt.GREEN):
        settings.choose(replace(settings.current, felt=felt))
        assert table.is_moving()
        assert (fingers.game.controller.log, shown(fingers.window.models), table.picture) == state
    fingers.window.pacing.skip()
    fingers.wait()


@pytest.mark.parametrize("felt", [Felt.BURGUNDY, Felt.DARK, Felt.CONTRAST])
def test_nothing_keeps_the_colours_of_before(desk, felt: Felt) -> None:
    begun_so = desk.sit_down(SilentPlayers(), speed=None)
    begun_so.game.settings.choose(Settings(felt=felt))
    put(begun_so, log_to(mid_trick))
    open_sheet(begun_so)
    wanted = begun_so.window.grab().toImage()
    desk.leave(begun_so)
    settings_path().unlink()
    fingers = desk.sit_down(SilentPlayers(), speed=None)
    fingers.screen.notices.clear()  # that the match goes on
    put(fingers, log_to(mid_trick))
    open_sheet(fingers)
    fingers.game.settings.choose(Settings(felt=felt))
    assert fingers.window.grab().toImage() == wanted


def test_signs_beside_words_follow_the_deck_in_mid_flight(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(QuickPlayers(), speed=Speed.SLOW)
    settings = fingers.game.settings
    settings.choose(replace(settings.current, suits_as_on_cards=False))  # the words stay
    put(fingers, log_to(mid_trick_with_trump))
    table, panel = fingers.screen.table, fingers.screen.bidding

    def signs() -> tuple[QImage, QImage]:
        badge = table.grab(table.area_of_words("contract")).toImage()
        return badge, panel.grab(panel.talon_box().toRect()).toImage()

    fingers.press(decide(fingers.view, fingers.game.controller.revision))
    qtbot.waitUntil(table.is_moving)
    state = fingers.game.controller.log, shown(fingers.window.models), table.picture
    before = signs()
    settings.choose(replace(settings.current, deck=Deck.HUNGARIAN))
    assert all(one != other for one, other in zip(before, signs(), strict=True))
    assert table.is_moving()
    assert (fingers.game.controller.log, shown(fingers.window.models), table.picture) == state
    settings.choose(replace(settings.current, deck=Deck.FRENCH))
    assert signs() == before
    fingers.window.pacing.skip()
    fingers.wait()


# By keys.


def test_the_whole_sheet_by_keys(desk) -> None:
    fingers = desk.sit_down(SilentPlayers(), speed=None)
    put(fingers, log_to(mid_trick))
    before = QApplication.focusWidget()
    sheet = open_sheet(fingers)
    assert QApplication.focusWidget() is sheet.tabs[0]
    fingers.key(Qt.Key.Key_Down)
    assert sheet.tabs[1].isChecked()
    fingers.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is choice_of(sheet, 1, "settings_deck").options[0]
    fingers.key(Qt.Key.Key_Right)
    assert fingers.game.settings.current.deck is Deck.HUNGARIAN
    fingers.key(Qt.Key.Key_Tab)
    fingers.key(Qt.Key.Key_Right)
    assert fingers.game.settings.current.back is Back.KILIM
    fingers.key(Qt.Key.Key_Tab)
    fingers.key(Qt.Key.Key_Right)
    assert fingers.game.settings.current.suit_order is SuitOrder.FIXED
    fingers.key(Qt.Key.Key_Tab)
    fingers.key(Qt.Key.Key_Right)
    assert not fingers.game.settings.current.strongest_left
    fingers.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is sheet.done
    fingers.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is sheet.tabs[1]
    fingers.key(Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert QApplication.focusWidget() is before
    fingers.press(decide(fingers.view, fingers.game.controller.revision))


def test_loudness_by_keys_step_by_step_down_to_silence(desk) -> None:
    fingers = desk.sit_down(SilentPlayers(), speed=None)
    sheet = open_sheet(fingers)
    level = choice_of(sheet, 0, "settings_volume")
    assert isinstance(level, Level)
    level.slider.setFocus(Qt.FocusReason.TabFocusReason)
    fingers.key(Qt.Key.Key_Right)
    assert fingers.game.settings.current.volume == USUAL_VOLUME + 1
    assert level.slider.accessibleName() == f"Zvuk: {USUAL_VOLUME + 1} od {LOUDEST}"
    fingers.key(Qt.Key.Key_End)
    assert fingers.game.settings.current.loudness == 1
    fingers.key(Qt.Key.Key_Home)
    assert fingers.game.settings.current.loudness == 0
    assert level.slider.accessibleName() == "Zvuk: Bez zvuka"
    fingers.key(Qt.Key.Key_Right)
    fingers.game.settings.choose(replace(fingers.game.settings.current, tongue=Tongue.ENGLISH))
    assert level.slider.accessibleName() == f"Sound: 1 of {LOUDEST}"


def test_the_focus_goes_to_the_table_where_its_button_is_gone(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_to(bidding))
    fingers.key(Qt.Key.Key_Right)
    word = QApplication.focusWidget()
    assert word is fingers.bar._buttons[0]
    open_sheet(fingers)
    fingers.bar.set_words(())
    qtbot.waitUntil(lambda: not isValid(word))
    fingers.key(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is fingers.screen


def test_the_focus_goes_to_the_table_after_a_menu_left_by_escape(desk) -> None:
    """The bar of menus had it a moment before, and knows no key of the game."""
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_to(bidding))
    fingers.window.menuBar().setFocus()
    assert QApplication.focusWidget() is fingers.window.menuBar()
    open_sheet(fingers)
    fingers.key(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is fingers.screen


def test_every_control_can_be_reached_and_shows_it(desk) -> None:
    fingers = desk.sit_down(speed=None)
    sheet = open_sheet(fingers)
    for page in SHEET_PAGES:
        sheet.tabs[page].click()
        sheet.tabs[page].setFocus()
        reached = set()
        for _ in range(20):
            focused = QApplication.focusWidget()
            assert sheet.isAncestorOf(focused)
            reached.add(focused)
            with_focus = focused.grab().toImage()
            fingers.key(Qt.Key.Key_Tab)
            assert focused.grab().toImage() != with_focus
        groups = {each.parent() for each in reached if isinstance(each, Option | LevelSlider)}
        assert set(sheet.pages[page].choices) <= groups
        assert sheet.done in reached


def test_keys_of_the_table_do_nothing_meanwhile(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_to(mid_trick))
    log = fingers.game.controller.log
    open_sheet(fingers)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_L, Qt.Key.Key_Return):
        fingers.key(key)
    assert fingers.game.controller.log == log
    assert fingers.screen.table._last_trick.trick is None


def test_enter_and_the_button_close_it(desk) -> None:
    fingers = desk.sit_down()
    sheet = open_sheet(fingers)
    fingers.qtbot.mouseClick(sheet.done, Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()
    assert QApplication.focusWidget() is fingers.screen.form.start
    open_sheet(fingers)
    sheet.done.setFocus()
    fingers.key(Qt.Key.Key_Return)
    assert not sheet.isVisible()


def test_esc_closes_the_sheet_first_also_from_the_table(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    put(fingers, log_to(mid_trick))
    fingers.key(Qt.Key.Key_L)
    sheet = open_sheet(fingers)
    fingers.screen.setFocus()
    fingers.key(Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert fingers.screen.table._last_trick.trick is not None
    fingers.key(Qt.Key.Key_Escape)
    assert fingers.screen.table._last_trick.trick is None


# It fits.


@pytest.mark.parametrize("tongue", Tongue)
@pytest.mark.parametrize("size", SIZES)
def test_every_page_fits_and_nothing_is_cut_off(desk, tongue: Tongue, size) -> None:
    fingers = desk.sit_down(tongue=tongue, speed=Speed.NORMAL)
    fingers.window.resize(*size)
    sheet = open_sheet(fingers)
    for page in SHEET_PAGES:
        sheet.tabs[page].click()
        QApplication.processEvents()
        assert fingers.screen.rect().contains(sheet.geometry())
        assert sheet.width() >= sheet.sizeHint().width()
        assert sheet.height() >= sheet.sizeHint().height()
        for button in sheet.findChildren(Option):
            if button.isVisible():
                assert button.width() >= button.sizeHint().width()
                assert button.height() >= button.sizeHint().height()
        for choice in sheet.pages[page].choices:
            room = choice.label.contentsRect().width()
            assert choice.label.fontMetrics().horizontalAdvance(choice.label.text()) <= room


def test_the_button_that_closes_it_stays_where_it_is(desk) -> None:
    fingers = desk.sit_down(speed=Speed.NORMAL)
    sheet = open_sheet(fingers)
    places = set()
    for page in SHEET_PAGES:
        sheet.tabs[page].click()
        QApplication.processEvents()
        places.add((sheet.width(), *sheet.done.geometry().getRect()))
    assert len(places) == 1


def test_the_sheet_speaks_one_language(desk) -> None:
    fingers = desk.sit_down()
    sheet = open_sheet(fingers)
    click(fingers, 2, "menu_language", Tongue.CYRILLIC)
    words = {each.text() for each in sheet.findChildren(QLabel) + sheet.findChildren(Option)}
    latin = {text for text in words if re.search("[A-Za-z]", text)}
    assert latin == {"English"}
    assert "мађарице" in {text.lower() for text in words}
    click(fingers, 2, "menu_language", Tongue.ENGLISH)
    assert [tab.text() for tab in sheet.tabs] == [
        "Table",
        "Cards",
        "Language",
        "Words of your table",
        "Play",
        "Faces",
    ]


def test_buttons_say_what_they_answer_to_a_screen_reader(desk) -> None:
    fingers = desk.sit_down()
    sheet = open_sheet(fingers)
    assert option(sheet, 1, "settings_deck", Deck.HUNGARIAN).accessibleName() == "Špil: Mađarice"
    assert sheet.accessibleName() == "Podešavanja"


# A trick that lies until the player goes on.


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("how", ["click", "space", "enter"])
def test_a_trick_lies_until_the_player_goes_on(desk, qtbot: QtBot, how: str, still: bool) -> None:
    fingers = desk.sit_down(QuickPlayers(), speed=None)
    settings = fingers.game.settings
    settings.choose(
        replace(settings.current, trick_pause=TrickPause.CLICK, speed=Speed.FAST, still_cards=still)
    )
    put(fingers, log_to(last_in_trick))
    table = fingers.screen.table
    tricks = len(fingers.match.hand.play.tricks)
    fingers.press(decide(fingers.view, fingers.game.controller.revision))
    qtbot.waitUntil(table.waits_for_player)
    assert table._words._message == "Pogledaj štih, pa klikni ili pritisni razmak."
    fingers.window.set_speech(replace(settings.current, tongue=Tongue.ENGLISH).speech)
    assert table._words._message == "Look at the trick, then click or press Space."
    acts = len(fingers.game.controller.log.entries)
    fingers.window.resize(1100, 700)
    qtbot.waitUntil(lambda: not (table._sharpen.isActive() or table._ahead.is_drawing))
    assert table.waits_for_player()
    assert len(fingers.game.controller.log.entries) == acts
    if how == "click":
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
    else:
        fingers.key(Qt.Key.Key_Space if how == "space" else Qt.Key.Key_Return)
    assert not table.waits_for_player()
    settings.choose(replace(settings.current, trick_pause=TrickPause.NONE))
    fingers.wait()
    assert fingers.match.hand is None or len(fingers.match.hand.play.tricks) >= tricks


@pytest.mark.parametrize("how", ["click", "resize"])
def test_such_a_trick_is_not_missed_on_the_way(desk, qtbot: QtBot, how: str) -> None:
    fingers = desk.sit_down(QuickPlayers(), speed=None)
    settings = fingers.game.settings
    settings.choose(replace(settings.current, trick_pause=TrickPause.CLICK, speed=Speed.SLOW))
    put(fingers, log_to(last_in_trick))
    table = fingers.screen.table
    fingers.press(decide(fingers.view, fingers.game.controller.revision))
    qtbot.waitUntil(table.is_moving)
    assert not table.waits_for_player()
    if how == "click":
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
    else:
        fingers.window.resize(1000, 640)
    assert table.waits_for_player()
    assert sum(lying.spot.name == "TRICK" for lying in table._cards._picture.cards) == 3
    settings.choose(replace(settings.current, trick_pause=TrickPause.NONE))
    assert not table.is_moving()
    fingers.wait()


def test_cards_that_do_not_fly_still_rest(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(QuickPlayers(), speed=None)
    settings = fingers.game.settings
    settings.choose(replace(settings.current, still_cards=True, trick_pause=TrickPause.LONG))
    put(fingers, log_to(last_in_trick))
    table = fingers.screen.table
    fingers.press(decide(fingers.view, fingers.game.controller.revision))
    qtbot.waitUntil(table.is_moving)
    assert table._cards._flight is None
    trick = [lying for lying in table._cards._picture.cards if lying.spot.name == "TRICK"]
    assert len(trick) == 3
    fingers.key(Qt.Key.Key_Space)
    assert not table.is_moving()


# Kept.


def test_a_restart_keeps_the_settings(desk) -> None:
    fingers = desk.sit_down(speed=None)
    click(fingers, 1, "settings_deck", Deck.HUNGARIAN)
    click(fingers, 2, "menu_language", Tongue.ENGLISH)
    click(fingers, 0, "settings_felt", Felt.DARK)
    desk.leave(fingers)
    again = desk.sit_down(speed=None)
    assert again.game.settings.current == Settings(
        tongue=Tongue.ENGLISH, deck=Deck.HUNGARIAN, felt=Felt.DARK
    )
    assert again.screen.form._title.text() == "New match"
    assert again.screen.table.card_style == CardStyle(Deck.HUNGARIAN)
    assert again.screen._colours == theme.DARK


def test_it_is_kept_soon_not_only_at_the_end(desk, qtbot: QtBot) -> None:
    fingers = desk.sit_down(speed=None)
    click(fingers, 1, "settings_back", Back.KILIM)
    qtbot.waitUntil(lambda: kept() == Settings(back=Back.KILIM))


def test_what_is_chosen_in_the_menu_is_kept_too(desk) -> None:
    fingers = desk.sit_down(speed=None)
    fingers.window.menus.speeds[Speed.SLOW].trigger()
    fingers.window.menus.tongues[Tongue.CYRILLIC].trigger()
    desk.leave(fingers)
    assert kept() == Settings(speed=Speed.SLOW, tongue=Tongue.CYRILLIC)


def test_nothing_chosen_nothing_kept(desk) -> None:
    fingers = desk.sit_down(tongue=Tongue.ENGLISH, speed=Speed.FAST)
    open_sheet(fingers)
    fingers.key(Qt.Key.Key_Escape)
    desk.leave(fingers)
    assert not settings_path().exists()


def test_the_command_line_wins_for_its_run_and_is_not_kept(desk) -> None:
    SettingsFile(settings_path()).write(Settings(tongue=Tongue.CYRILLIC, speed=Speed.SLOW))
    fingers = desk.sit_down(tongue=Tongue.ENGLISH, speed=Speed.OFF)
    assert fingers.screen.form._title.text() == "New match"
    click(fingers, 1, "settings_back", Back.KILIM)
    desk.leave(fingers)
    assert kept() == Settings(tongue=Tongue.CYRILLIC, speed=Speed.SLOW, back=Back.KILIM)


def test_what_is_chosen_wins_over_the_command_line(desk) -> None:
    fingers = desk.sit_down(tongue=Tongue.ENGLISH, speed=None)
    click(fingers, 2, "menu_language", Tongue.CYRILLIC)
    assert fingers.screen.form._title.text() == "Нова партија"
    desk.leave(fingers)
    assert kept().tongue is Tongue.CYRILLIC


# What goes wrong is told in the window.


def note_of(fingers: Fingers) -> str:
    return fingers.screen.notices.note


def test_a_damaged_file_is_told_and_kept_aside(desk) -> None:
    path = settings_path()
    path.parent.mkdir(parents=True)
    path.write_text("{ damaged")
    fingers = desk.sit_down(speed=None)
    assert "datoteka je oštećena" in note_of(fingers)
    assert str(path) in note_of(fingers)
    assert "settings.damaged.json" in note_of(fingers)
    assert fingers.game.settings.current == Settings()
    click(fingers, 1, "settings_back", Back.KILIM)
    desk.leave(fingers)
    assert kept() == Settings(back=Back.KILIM)
    assert path.with_name("settings.damaged.json").read_text() == "{ damaged"


def test_a_value_that_nobody_knows_is_told(desk) -> None:
    path = settings_path()
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"format": "preferans-settings/1", "deck": "tarot"}))
    fingers = desk.sit_down(speed=None)
    assert "deck" in note_of(fingers)
    assert str(path) in note_of(fingers)


def test_a_file_that_may_not_be_read_is_told(desk, monkeypatch) -> None:
    def refuse(*_args: object, **_more: object) -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    path = settings_path()
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"format": "preferans-settings/1"}))
    monkeypatch.setattr(settings_file, "_content", refuse)
    fingers = desk.sit_down(speed=None)
    assert "čitanje nije dozvoljeno" in note_of(fingers)
    assert str(path) in note_of(fingers)


def test_a_folder_that_cannot_be_written_is_told(desk, qtbot, monkeypatch) -> None:
    fingers = desk.sit_down(speed=None)

    def refuse(*_args: object, **_more: object) -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "mkdir", refuse)
    click(fingers, 1, "settings_back", Back.KILIM)
    qtbot.waitUntil(lambda: "pisanje nije dozvoljeno" in note_of(fingers))
    assert str(settings_path()) in note_of(fingers)
    assert fingers.screen.table.card_style.back is Back.KILIM
    desk.leave(fingers)


def test_a_deck_that_cannot_be_drawn_is_told(desk, monkeypatch) -> None:
    fingers = desk.sit_down(speed=None)
    fingers.qtbot.waitUntil(lambda: not fingers.screen.table._ahead.is_drawing)
    there = card_images.card_svg

    def lost(name: str) -> Path:
        if name.startswith("hungarian"):
            raise AssetError(Path("missing.svg"), "the file is missing")
        return there(name)

    monkeypatch.setattr(card_images, "card_svg", lost)
    click(fingers, 1, "settings_deck", Deck.HUNGARIAN)
    assert "missing.svg" in note_of(fingers)
    assert fingers.screen.table.card_style == CardStyle()


def test_the_face_in_use_is_ticked_also_where_none_was_chosen(desk) -> None:
    fingers = desk.sit_down(speed=None)
    settings = fingers.game.settings
    form = fingers.screen.form
    form.fields.genders[0].choose(Gender.F.value)
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    fingers.qtbot.waitUntil(lambda: settings.current.last_match is not None)
    sheet = open_sheet(fingers)
    assert fingers.screen.table.faces[0] is Face.CURLS
    assert option(sheet, 5, "face_of_you", Face.CURLS).isChecked()
    assert option(sheet, 5, "face_of_right", Face.MOUSTACHE).isChecked()
    fingers.qtbot.mouseClick(
        option(sheet, 5, "face_of_you", Face.GLASSES), Qt.MouseButton.LeftButton
    )
    assert fingers.screen.table.faces[0] is Face.GLASSES
    assert settings.current.faces == (Face.GLASSES, None, None)


def test_a_face_that_cannot_be_drawn_is_told(desk, monkeypatch) -> None:
    fingers = desk.sit_down(speed=None)
    sheet = open_sheet(fingers)
    before = fingers.screen.table.written.plates

    def lost(_name: str) -> Path:
        raise AssetError(Path("missing.svg"), "the file is missing")

    monkeypatch.setattr(portraits, "face_svg", lost)
    button = option(sheet, 5, "face_of_right", Face.HAT)
    fingers.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert "missing.svg" in note_of(fingers)
    assert fingers.screen.table.written.plates == before
