"""The form of a new match: what is chosen there is what the match is begun with."""

from PySide6.QtCore import Qt

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
