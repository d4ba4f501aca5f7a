"""The message that stands where no window can be opened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from preferans_desktop import startup
from preferans_desktop.host.settings import Felt, Settings, TextSize
from preferans_desktop.ui import theme
from preferans_desktop.ui.message import MessageDialog


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_it_says_what_to_do_and_closes(qtbot: QtBot, key: Qt.Key) -> None:
    message = MessageDialog(Settings(), "Preferans je već otvoren.", "Pređi na njegov prozor.")
    qtbot.addWidget(message)
    message.show()
    assert message.text() == "Preferans je već otvoren.\nPređi na njegov prozor."
    qtbot.keyClick(message, key)
    assert not message.isVisible()


def test_it_looks_like_the_table(qtbot: QtBot) -> None:
    usual, dark = (
        MessageDialog(settings, "Preferans je već otvoren.", "Pređi na njegov prozor.")
        for settings in (
            Settings(felt=Felt.GREEN),
            Settings(felt=Felt.DARK, text_size=TextSize.LARGE),
        )
    )
    for message in (usual, dark):
        qtbot.addWidget(message)
        message.show()
    assert dark.width() > usual.width()
    for message, colours in ((usual, theme.GREEN), (dark, theme.DARK)):
        assert message.grab().toImage().pixelColor(3, 3) == colours.sheet


def test_it_stands_where_a_second_program_is_started(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(startup.QApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(MessageDialog, "exec", lambda message: shown.append(message.text()))
    assert startup._refuse(Settings(), "Preferans je već otvoren.", "Pređi.") == 1
    assert shown == ["Preferans je već otvoren.\nPređi."]
    assert capsys.readouterr().err == "Preferans je već otvoren. Pređi.\n"
