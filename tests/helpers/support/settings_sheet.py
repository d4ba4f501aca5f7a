"""The sheet of settings, opened and used by a person at the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from preferans_desktop.ui.settings.choice import Choice
from preferans_desktop.ui.settings.option import Option
from preferans_desktop.ui.settings.sheet import SettingsSheet
from support.fingers import Fingers

CONTROL = Qt.KeyboardModifier.ControlModifier


def open_sheet(fingers: Fingers) -> SettingsSheet:
    fingers.qtbot.waitUntil(fingers.window.isActiveWindow)
    fingers.key(Qt.Key.Key_Comma, CONTROL)
    sheet = fingers.screen.settings
    assert sheet is not None
    assert sheet.isVisible()
    return sheet


def option(sheet: SettingsSheet, page: int, question: str, answer: object) -> Option:
    """The button for an answer, with its page turned up by a click."""
    QApplication.processEvents()
    sheet.tabs[page].click()
    choice = choice_of(sheet, page, question)
    place = [value for value, _ in choice.question.answers].index(answer)
    return choice.options[place]


def choice_of(sheet: SettingsSheet, page: int, question: str) -> Choice:
    return next(each for each in sheet.pages[page].choices if each.question.key == question)


def click(fingers: Fingers, page: int, question: str, answer: object) -> None:
    button = option(open_sheet(fingers), page, question, answer)
    assert button.isVisible()
    fingers.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
