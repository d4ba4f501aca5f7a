"""Asks for a file: by the dialog of the desktop where it has one, else by Qt's.

Loaded when a file is wanted. Qt's own dialog speaks the language of the interface (`qt_words.py`).
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMainWindow


def dialog_to_open(window: QMainWindow, title: str, folder: str, kind: str) -> QFileDialog:
    """Lets the person choose a file.

    Args:
        window: it belongs to.
        title: of the dialog.
        folder: to begin in; the home folder where it does not exist.
        kind: of the files that are shown, with their endings in brackets.
    """
    dialog = QFileDialog(window, title, _existing(folder), kind)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setViewMode(QFileDialog.ViewMode.List)
    dialog.setFont(window.menuBar().font())
    return dialog


def dialog_to_save(window: QMainWindow, title: str, place: Path, kind: str) -> QFileDialog:
    """Lets the person choose where to write a file.

    Args:
        window: it belongs to.
        title: of the dialog.
        place: the folder to begin in, and the name that is offered.
        kind: as in `dialog_to_open`.
    """
    dialog = dialog_to_open(window, title, str(place.parent), kind)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("".join(place.suffixes).removeprefix("."))
    dialog.selectFile(place.name)
    return dialog


def _existing(folder: str) -> str:
    return folder if Path(folder).is_dir() else str(Path.home())
