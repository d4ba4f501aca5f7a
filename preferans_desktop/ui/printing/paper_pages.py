"""The papers as a page: saved as a PDF file, or opened in the desktop's viewer to be printed."""

from __future__ import annotations

import datetime as dt
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMainWindow

from preferans_desktop.host.files import write_whole
from preferans_desktop.host.storage.errors import StorageError, storage_errors
from preferans_desktop.language.catalogue import say
from preferans_desktop.record.errors import one_line
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.models.score_sheet import ScoreSheet
from preferans_desktop.ui.saving import problem_words

SUFFIX = ".pdf"


class PaperPages(QObject):
    """Makes a page of the match in place.

    Attributes:
        show_file: opens a file in the program the desktop has for it; whether there is one.

    Signals:
        noted: what came of it, in words.
    """

    noted = Signal(str)

    def __init__(self, bridge: Bridge, sheet: ScoreSheet, window: QMainWindow) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._sheet = sheet
        self._window = window
        self._folder = QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )
        self.show_file: Callable[[Path], bool] = _show_file

    def ask_save(self) -> None:
        """Let the person choose a file for the page."""
        if not self._has_match():
            return
        from preferans_desktop.ui.file_dialogs import dialog_to_save  # noqa: PLC0415 - not at start

        place = Path(self._folder) / self._name()
        dialog = dialog_to_save(self._window, say("page_save_title"), place, f"PDF (*{SUFFIX})")
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.open()

    def save(self, path: Path) -> bool:
        """Write the page to a file; whether it could be written."""
        self._folder = str(path.parent)
        if not self._write(path):
            return False
        self.noted.emit(say("page_saved", path=one_line(str(path))))
        return True

    def print(self) -> None:
        """Open the page in the desktop's viewer, which prints."""
        if not self._has_match():
            return
        path = Path(tempfile.mkdtemp(prefix="preferans-")) / self._name()
        if self._write(path):
            key = "page_shown" if self.show_file(path) else "page_no_viewer"
            self.noted.emit(say(key, path=one_line(str(path))))

    def _has_match(self) -> bool:
        if self._bridge.header is None:
            self.noted.emit(say("page_nothing"))
        return self._bridge.header is not None

    def _write(self, path: Path) -> bool:
        from preferans_desktop.ui.printing.page import Page  # noqa: PLC0415 - not at the start

        day = self._day()
        page = Page(
            self._bridge.controller.match,
            self._bridge.players,
            self._sheet,
            (day.year, day.month, day.day),
        )
        try:
            with storage_errors(path):
                write_whole(path, page.as_pdf())
        except StorageError as error:
            words = {"problem": problem_words(error), "path": one_line(str(path))}
            self.noted.emit(say("page_not_saved", **words))
            return False
        return True

    def _day(self) -> dt.date:
        """When the match began."""
        header = self._bridge.header
        assert header is not None  # noqa: S101 - the callers have looked
        return dt.datetime.fromisoformat(header.created).astimezone().date()

    def _name(self) -> str:
        return f"preferans-{self._day().isoformat()}{SUFFIX}"


def _show_file(path: Path) -> bool:
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
