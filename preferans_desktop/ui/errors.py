"""Uncaught errors, and a crash of the last run: logged, reported, and told in the window."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from preferans_desktop.language.catalogue import say
from preferans_desktop.ui.mailbox import Mailbox
from preferans_desktop.ui.main_window import MainWindow

MOST_REPORTS = 5
"""So many reports of one run say enough."""
_log = logging.getLogger(__name__)


class ErrorTeller:
    """Uncaught errors: into the log, into a report, and into the window, which stays open.

    The same error makes one report, however often it comes.
    """

    def __init__(self, window: MainWindow, mailbox: Mailbox, folder: Path) -> None:
        """Tell of errors in this window; reports go into the data folder."""
        self._window = window
        self._mailbox = mailbox
        self._folder = folder
        self._reports: dict[str, Path | None] = {}

    def install(self) -> None:
        """Take the errors of all threads."""
        sys.excepthook = self._on_error
        threading.excepthook = self._on_thread_error

    def _on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        _log.error("uncaught error", exc_info=(kind, error, trace))
        self._tell(error, self._report(error.with_traceback(trace)))

    def _on_thread_error(self, error: threading.ExceptHookArgs) -> None:
        value = error.exc_value or error.exc_type()
        _log.error(
            "uncaught error in a thread", exc_info=(error.exc_type, value, error.exc_traceback)
        )
        self._mailbox.post(lambda: self._tell(value, self._report(value)))

    def _report(self, error: BaseException) -> Path | None:
        what = "".join(traceback.format_exception(error))
        if what not in self._reports and len(self._reports) < MOST_REPORTS:
            self._reports[what] = write_error_report(self._folder, what)
        return self._reports.get(what)

    def _tell(self, error: BaseException, report: Path | None) -> None:
        words = f"{type(error).__name__}: {error}"
        if report is None:
            self._window.note(say("note_error", words=words))
        else:
            self._window.note(say("note_error_report", words=words, path=str(report)))


def tell_of_crash(window: MainWindow, folder: Path, crash: str) -> None:
    """Tell of a crash of the last run, by what it left."""
    report = write_error_report(folder, crash)
    _log.error("the last run crashed: %s", report or crash)
    if report is not None:
        window.note(say("note_crashed", path=str(report)))


def write_error_report(folder: Path, what: str) -> Path | None:
    """Write down what happened in the program with this data folder; None where that fails."""
    from preferans_desktop.host.reports import write_report  # noqa: PLC0415 - seldom needed

    facts = {
        "program": "packaged" if getattr(sys, "frozen", False) else "sources",
        "Qt": qVersion(),
        "screen": QGuiApplication.platformName(),
    }
    return write_report(folder, what, facts)
