import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from preferans_desktop.ui.keys import Keys

NONE = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
CYRILLIC = {"L": "Л", "P": "П", "H": "Х", "Z": "З", "O": "О", "F": "Ф"}


class Listener:
    """Everything that the keys said."""

    def __init__(self, keys: Keys) -> None:
        self.heard: list[object] = []
        for name in ("digit", "word_digit", "step"):
            getattr(keys, name).connect(self._hear_number(name))
        for name in (
            "confirm",
            "space",
            "last_trick",
            "paper",
            "open_cards",
            "faster",
            "undo",
            "hint",
            "cancel",
        ):
            getattr(keys, name).connect(self._hear(name))

    def _hear(self, name: str):
        return lambda: self.heard.append(name)

    def _hear_number(self, name: str):
        return lambda number: self.heard.append((name, number))


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.keys = Keys(widget)
    widget.keys.watch(widget)
    widget.listener = Listener(widget.keys)
    return widget


def press(
    widget: QWidget,
    key: int,
    modifiers: Qt.KeyboardModifier = NONE,
    *,
    scan_code: int = 0,
    repeated: bool = False,
) -> list[object]:
    """What is heard of one key."""
    widget.listener.heard.clear()
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan_code, 0, 0, "", repeated)
    QApplication.sendEvent(widget, event)
    return list(widget.listener.heard)


@pytest.mark.parametrize(
    ("key", "number"), [(Qt.Key.Key_1, 1), (Qt.Key.Key_9, 9), (Qt.Key.Key_0, 10)]
)
@pytest.mark.parametrize("place", [NONE, KEYPAD], ids=["row", "keypad"])
def test_digits(widget: QWidget, key: Qt.Key, number: int, place: Qt.KeyboardModifier) -> None:
    assert press(widget, key, place) == [("digit", number)]
    assert press(widget, key, place | ALT) == [("word_digit", number)]


@pytest.mark.parametrize("platform", ["xcb", "wayland"])
def test_digits_by_place_where_the_layout_has_other_signs(
    widget: QWidget, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    assert press(widget, Qt.Key.Key_Ampersand, scan_code=10) == [("digit", 1)]
    assert press(widget, Qt.Key.Key_Agrave, scan_code=19) == [("digit", 10)]
    assert press(widget, Qt.Key.Key_Q, scan_code=24) == []
    shift = Qt.KeyboardModifier.ShiftModifier
    assert press(widget, Qt.Key.Key_Exclam, shift, scan_code=10) == []


@pytest.mark.parametrize(
    ("letter", "meaning"),
    [
        *[("L", "last_trick"), ("P", "paper"), ("O", "open_cards"), ("F", "faster")],
        *[("Z", "undo"), ("H", "hint")],
    ],
)
def test_letters_of_both_scripts(widget: QWidget, letter: str, meaning: str) -> None:
    assert press(widget, ord(letter)) == [meaning]
    assert press(widget, ord(CYRILLIC[letter])) == [meaning]


@pytest.mark.parametrize(
    ("key", "meaning"),
    [
        (Qt.Key.Key_Left, ("step", -1)),
        (Qt.Key.Key_Right, ("step", 1)),
        (Qt.Key.Key_Return, "confirm"),
        (Qt.Key.Key_Enter, "confirm"),
        (Qt.Key.Key_Space, "space"),
        (Qt.Key.Key_Escape, "cancel"),
    ],
)
def test_other_keys(widget: QWidget, key: Qt.Key, meaning: object) -> None:
    assert press(widget, key) == [meaning]


def test_a_key_held_down_means_it_once(widget: QWidget) -> None:
    assert press(widget, Qt.Key.Key_Return, repeated=True) == []
    assert press(widget, Qt.Key.Key_3, repeated=True) == []
    assert press(widget, Qt.Key.Key_Right, repeated=True) == [("step", 1)]


def test_shortcuts_of_the_system_are_left_alone(widget: QWidget) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    assert press(widget, Qt.Key.Key_L, control) == []
    assert press(widget, Qt.Key.Key_1, control) == []
    assert press(widget, Qt.Key.Key_L, ALT) == []
