"""What Qt shows by itself: its dialogs for files, and the menus of the right button."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QListView,
    QMainWindow,
    QMessageBox,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue
from preferans_desktop.ui.file_dialogs import dialog_to_open, dialog_to_save
from preferans_desktop.ui.qt_words import CONTEXTS, QtWords

KEYS = {"Alt+Left", "Alt+Right", "Alt+Up"}


class Listening(QtWords):
    """Remembers what it has no words for."""

    def __init__(self, parent: QWidget) -> None:
        self.unknown: set[str] = set()
        super().__init__(parent)

    def translate(self, context: str, text: str, *_others: object) -> str | None:
        words = super().translate(context, text)
        if context in CONTEXTS and words is None:
            self.unknown.add(text)
        return words


@pytest.fixture(autouse=True)
def usual_speech() -> Iterator[None]:
    yield
    VOICE.use(USUAL_SPEECH)


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def texts(dialog: QFileDialog) -> set[str]:
    """All that stands in a dialog, tips and heads of columns with it."""
    found = {button.text() for button in dialog.findChildren(QPushButton)}
    found |= {button.toolTip() for button in dialog.findChildren(QToolButton)}
    sidebar = dialog.findChild(QListView, "sidebar").model()
    found |= {str(sidebar.index(row, 0).data()) for row in range(sidebar.rowCount())}
    for head in dialog.findChildren(QHeaderView):
        if head.orientation() is Qt.Orientation.Horizontal and head.model() is not None:
            found |= {
                str(head.model().headerData(column, Qt.Orientation.Horizontal))
                for column in range(head.count())
            }
    return {text.replace("&", "") for text in found}


def test_all_that_qt_asks_for_is_known(qtbot: QtBot, window: QMainWindow, tmp_path: Path) -> None:
    words = Listening(window)
    dialogs = (
        dialog_to_open(window, "", str(tmp_path), "JSON (*.json)"),
        dialog_to_save(window, "", tmp_path / "x.json", "JSON (*.json)"),
    )
    for dialog in dialogs:
        dialog.setViewMode(QFileDialog.ViewMode.Detail)
        dialog.open()
        qtbot.waitExposed(dialog)
    QLineEdit(window).createStandardContextMenu()
    QTextBrowser(window).createStandardContextMenu()
    QMessageBox(QMessageBox.Icon.Question, "", "", QMessageBox.StandardButton.Yes, window)
    assert words.unknown <= KEYS


@pytest.mark.parametrize(
    ("tongue", "some"),
    [
        (Tongue.SERBIAN, {"Otvori", "Odustani", "Računar", "Nazad", "Nova fascikla", "Veličina"}),
        (Tongue.CYRILLIC, {"Отвори", "Одустани", "Рачунар", "Назад", "Нова фасцикла", "Величина"}),
        (Tongue.ENGLISH, {"Open", "Cancel", "Computer", "Back", "New folder", "Size"}),
    ],
)
def test_a_dialog_speaks_the_language_of_the_window(
    window: QMainWindow, tmp_path: Path, tongue: Tongue, some: set[str]
) -> None:
    VOICE.use(Speech(tongue))
    QtWords(window)
    dialog = dialog_to_open(window, "", str(tmp_path), "JSON (*.json)")
    dialog.open()
    assert some <= texts(dialog)


def test_a_file_that_is_there_is_asked_about_in_the_language_of_the_window(
    window: QMainWindow, tmp_path: Path
) -> None:
    QtWords(window)
    place = tmp_path / "mine.json"
    place.write_text("{}")
    dialog = dialog_to_save(window, "", place, "JSON (*.json)")
    dialog.open()
    asked: list[str] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.extend([box.text(), *(button.text() for button in box.buttons())])
        box.reject()

    QTimer.singleShot(0, answer)
    dialog.findChild(QLineEdit, "fileNameEdit").setText(str(place))
    dialog.accept()
    assert asked == ["Datoteka mine.json već postoji.\nDa li da se zameni?", "Da", "Ne"]


def test_the_menu_of_the_right_button_speaks_it_too(window: QMainWindow) -> None:
    QtWords(window)
    field = QLineEdit(window)
    entries = [entry.text().split("\t")[0] for entry in field.createStandardContextMenu().actions()]
    assert entries == [
        *("Opozovi", "Ponovi", "", "Iseci", "Kopiraj", "Nalepi", "Obriši", ""),
        "Izaberi sve",
    ]


def test_a_folder_that_is_not_there_is_not_offered_as_a_file(
    window: QMainWindow, tmp_path: Path
) -> None:
    dialog = dialog_to_open(window, "", str(tmp_path / "Documents"), "JSON (*.json)")
    dialog.open()
    assert dialog.findChild(QLineEdit, "fileNameEdit").text() == ""
    assert Path(dialog.directory().absolutePath()) == Path.home()
