"""The form of a new match: what is chosen there is what the match is begun with."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from preferans_desktop.language.players import Gender
from preferans_desktop.language.speech import Tongue
from preferans_desktop.ui.new_match import COUNTED, TRAINING, WATCHED
from support.fingers import Fingers
from support.people import SilentPlayers


def test_players_can_be_careful_or_bold(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form = fingers.screen.form
    right, left = form.personas[1], form.personas[2]
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
    for field, name in zip(form.names, ("Vesna", "Luka", "Ana"), strict=True):
        field.selectAll()
        fingers.qtbot.keyClicks(field, name)
    choose(fingers, form.genders[0], Gender.F.value)
    choose(fingers, form.personas[2], "odvazan")
    choose(fingers, form.level, "majstor")
    choose(fingers, form.bule, 100)
    choose(fingers, form.refe, None)
    choose(fingers, form.kind, TRAINING)
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


def test_names_that_the_program_gave_follow_the_language(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.qtbot.mouseClick(fingers.screen.form.start, Qt.MouseButton.LeftButton)
    desk.leave(fingers)
    again = desk.sit_down(SilentPlayers(), tongue=Tongue.CYRILLIC)
    assert [name.text() for name in again.screen.form.names] == ["Ти", "Стеван", "Мира"]


def test_the_match_after_one_that_was_watched_is_played(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form = fingers.screen.form
    choose(fingers, form.kind, WATCHED)
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    assert not fingers.game.bridge.person_plays
    assert form.kind.currentData() == COUNTED
