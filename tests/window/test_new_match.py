"""The form of a new match: what is chosen there is what the match is begun with."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from preferans_desktop.host.settings import Face, Felt
from preferans_desktop.language.players import Gender
from preferans_desktop.language.speech import Tongue
from preferans_desktop.ui.match_fields import COUNTED, TRAINING, WATCHED
from support.fingers import Fingers
from support.people import SilentPlayers


def test_players_can_be_careful_or_bold(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form = fingers.screen.form
    right, left = form.fields.personas[1], form.fields.personas[2]
    assert [right.itemText(place) for place in range(3)] == ["oprezna", "odmerena", "odvažna"]
    fingers.qtbot.keyClick(right, Qt.Key.Key_Up)
    fingers.qtbot.keyClick(left, Qt.Key.Key_Down)
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    header = fingers.game.bridge.header
    assert [player.persona for player in header.players] == ["odmeren", "oprezan", "odvazan"]


def choose(fingers: Fingers, box: QComboBox, value: object) -> None:
    """By keys, as somebody does who goes through the fields."""
    steps = box.findData(value) - box.currentIndex()
    for _ in range(abs(steps)):
        fingers.qtbot.keyClick(box, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)


def test_the_next_match_is_offered_like_the_last_one(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form = fingers.screen.form
    fingers.qtbot.mouseClick(form.change, Qt.MouseButton.LeftButton)
    for field, name in zip(form.fields.names, ("Vesna", "Luka", "Ana"), strict=True):
        field.selectAll()
        fingers.qtbot.keyClicks(field, name)
    choose(fingers, form.fields.genders[0], Gender.F.value)
    choose(fingers, form.fields.personas[2], "odvazan")
    choose(fingers, form.fields.level, "majstor")
    choose(fingers, form.fields.bule, 100)
    choose(fingers, form.fields.refe, None)
    choose(fingers, form.fields.kind, TRAINING)
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    first = fingers.game.bridge.header
    desk.leave(fingers)
    again = desk.sit_down(SilentPlayers(), tongue=Tongue.ENGLISH)
    again.window.flow.open_form()
    again.qtbot.mouseClick(again.screen.form.start, Qt.MouseButton.LeftButton)
    second = again.game.bridge.header
    assert second.id != first.id
    assert (second.players, second.rules, second.training) == (
        first.players,
        first.rules,
        first.training,
    )


def seen(fingers: Fingers) -> tuple[list[str], list[str], str]:
    """Names and bule on the plates, and what is left to play for on the papers."""
    plates = fingers.screen.table.written.plates
    names, bule = [plate.name for plate in plates], [plate.text.bule for plate in plates]
    return names, bule, fingers.screen.papers.remaining_text()


def test_the_table_shows_the_first_match_as_it_would_be(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form = fingers.screen.form
    fingers.qtbot.mouseClick(form.change, Qt.MouseButton.LeftButton)
    form.fields.names[1].selectAll()
    fingers.qtbot.keyClicks(form.fields.names[1], "Luka")
    choose(fingers, form.fields.bule, 100)
    assert seen(fingers) == (["Ti", "Luka", "Mira"], ["bule 100"] * 3, "igra se još za 300")
    form.fields.names[1].selectAll()
    fingers.qtbot.keyClicks(form.fields.names[1], "Mira")  # nobody can be called so, too
    assert seen(fingers)[0][1:] == ["Mir", "Mira"]
    fingers.qtbot.keyClicks(form.fields.names[1], " Ana")
    choose(fingers, form.fields.kind, WATCHED)
    assert seen(fingers)[0] == ["Vera", "Mira Ana", "Mira"]
    assert fingers.game.bridge.header is None
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    fingers.qtbot.waitUntil(lambda: fingers.match.hand is not None)
    desk.leave(fingers)
    again = desk.sit_down(SilentPlayers(), unsaved=True)
    assert seen(again) == (["Ti", "Mira Ana", "Mira"], ["bule 100"] * 3, "igra se još za 300")


def test_what_is_chosen_for_a_next_match_leaves_the_one_in_place(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form = fingers.screen.form
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    fingers.qtbot.waitUntil(lambda: fingers.match.hand is not None)
    fingers.window.flow.open_form()
    assert "u toku" in form._note.text()  # something to know, and nothing wrong
    assert not form._problem.isVisible()
    before = seen(fingers)
    choose(fingers, form.fields.bule, 100)
    fingers.qtbot.keyClicks(form.fields.names[1], "Luka")
    assert seen(fingers) == before
    assert fingers.match.hand is not None


def test_faces_go_by_the_gender_of_the_names_until_they_are_chosen(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form, table, settings = fingers.screen.form, fingers.screen.table, fingers.game.settings
    assert table.faces == (Face.GLASSES, Face.MOUSTACHE, Face.BUN)
    choose(fingers, form.fields.genders[0], Gender.F.value)
    choose(fingers, form.fields.genders[1], Gender.F.value)
    assert table.faces == (Face.CURLS, Face.BOB, Face.BUN)
    settings.choose(replace(settings.current, faces=(Face.HAT, None, Face.INITIAL)))
    assert table.faces == (Face.HAT, Face.BOB, Face.INITIAL)
    choose(fingers, form.fields.genders[0], Gender.M.value)
    assert table.faces[0] == Face.HAT


def test_whoever_plays_in_the_persons_place_has_a_face_of_his_own(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form, table, settings = fingers.screen.form, fingers.screen.table, fingers.game.settings
    settings.choose(replace(settings.current, faces=(Face.CAP, Face.BEARD, None)))
    choose(fingers, form.fields.kind, WATCHED)
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    assert [plate.name for plate in table.written.plates] == ["Vera", "Stevan", "Mira"]
    assert table.faces == (Face.CURLS, Face.BEARD, Face.BUN)


@pytest.mark.qt_log_ignore("This plugin does not support grabbing", extend=True)
@pytest.mark.parametrize("felt", Felt)
def test_the_list_that_opens_has_the_colours_of_the_form(desk, felt: Felt) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form, settings = fingers.screen.form, fingers.game.settings
    settings.choose(replace(settings.current, felt=felt))
    fingers.qtbot.mouseClick(form.change, Qt.MouseButton.LeftButton)
    pick, colours = form.fields.bule, fingers.screen.colours
    fingers.qtbot.keyClick(pick, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    listed = pick.view()
    fingers.qtbot.waitUntil(listed.isVisible)
    picture = listed.viewport().grab().toImage()
    chosen, other = (listed.visualRect(pick.model().index(row, 0)) for row in (2, 5))
    assert pick.currentData() == 60
    assert picture.pixelColor(chosen.right() - 4, chosen.center().y()) == colours.brass
    assert picture.pixelColor(other.right() - 4, other.center().y()) == colours.field
    pick.hidePopup()


def test_names_that_the_program_gave_follow_the_language(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.qtbot.mouseClick(fingers.screen.form.start, Qt.MouseButton.LeftButton)
    desk.leave(fingers)
    again = desk.sit_down(SilentPlayers(), tongue=Tongue.CYRILLIC)
    assert [name.text() for name in again.screen.form.fields.names] == ["Ти", "Стеван", "Мира"]


def test_the_match_after_one_that_was_watched_is_played(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form = fingers.screen.form
    choose(fingers, form.fields.kind, WATCHED)
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    assert not fingers.game.bridge.person_plays
    assert form.fields.kind.currentData() == COUNTED
