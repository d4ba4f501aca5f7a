"""Asks for the file of a match record; loaded when that is wanted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMainWindow

from preferans_desktop.host.record_files import SUFFIX
from preferans_desktop.language.catalogue import say

_FILES = f"(*{SUFFIX} *.json)"


def dialog_to_open(window: QMainWindow, folder: str) -> QFileDialog:
    """Lets the person choose a record to open."""
    dialog = _dialog(window, say("record_open_title"), folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    _label(dialog, say("file_open"))
    return dialog


def dialog_to_save(window: QMainWindow, folder: str, day: str) -> QFileDialog:
    """Lets the person choose a file for a match that was begun on this day."""
    dialog = _dialog(window, say("record_save_title"), folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    dialog.selectFile(f"preferans-{day}{SUFFIX}")
    _label(dialog, say("file_save"))
    return dialog


def _dialog(window: QMainWindow, title: str, folder: str) -> QFileDialog:
    dialog = QFileDialog(window, title, folder, f"{say('record_files')} {_FILES}")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setViewMode(QFileDialog.ViewMode.List)
    dialog.setFont(window.menuBar().font())
    return dialog


def _label(dialog: QFileDialog, accept: str) -> None:
    """Speak the language of the window, where the desktop has no dialog of its own."""
    for label, words in (
        (QFileDialog.DialogLabel.LookIn, say("file_folder")),
        (QFileDialog.DialogLabel.FileName, say("file_name")),
        (QFileDialog.DialogLabel.FileType, say("file_kind")),
        (QFileDialog.DialogLabel.Accept, accept),
        (QFileDialog.DialogLabel.Reject, say("action_cancel")),
    ):
        dialog.setLabelText(label, words)
