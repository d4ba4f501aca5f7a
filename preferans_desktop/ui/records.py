"""Match records in the window: opened to be played on, and saved."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QMainWindow

from preferans_desktop.host.storage.errors import StorageError
from preferans_desktop.host.storage.matches import Saved
from preferans_desktop.language.catalogue import say
from preferans_desktop.record.errors import RecordError, one_line
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.flow import Flow
from preferans_desktop.ui.mailbox import Mailbox
from preferans_desktop.ui.people import default_participants
from preferans_desktop.ui.saving import problem_words

_log = logging.getLogger(__name__)


class Records(QObject):
    """Opens and saves records.

    A record is read and checked in a thread of its own. What it tells becomes a new match of the
    store, in which the person sits at the first seat; the match before stays there as it is. Of
    several records asked for the last one counts.

    Signals:
        noted: what came of it, in words.
        refused: a record cannot be opened or saved; carries where and why not, and nothing as soon
            as another one is tried.
    """

    noted = Signal(str)
    refused = Signal(str)

    def __init__(
        self, bridge: Bridge, flow: Flow, mailbox: Mailbox, new_seed: Callable[[], int]
    ) -> None:
        super().__init__(flow)
        self._bridge = bridge
        self._flow = flow
        self._mailbox = mailbox
        self._new_seed = new_seed
        self._asked = 0
        self._folder = QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )

    def open(self, path: Path) -> None:
        """Put the match of a record in place as soon as it is read."""
        self.refused.emit("")
        self._asked += 1
        reading = partial(self._read, path, self._asked, self._new_seed())
        threading.Thread(target=reading, name="record reader", daemon=True).start()

    def ask_open(self, window: QMainWindow) -> None:
        """Let the person choose a record to open."""
        from preferans_desktop.ui.file_dialogs import dialog_to_open  # noqa: PLC0415 - not at start

        dialog = dialog_to_open(window, say("record_open_title"), self._folder, _kind())
        dialog.fileSelected.connect(self._on_chosen)
        dialog.open()

    def ask_save(self, window: QMainWindow) -> None:
        """Let the person choose a file for the match in place."""
        header = self._bridge.header
        if header is None:
            self.noted.emit(say("record_nothing_to_save"))
            return
        from preferans_desktop.host.record_files import SUFFIX  # noqa: PLC0415 - as above
        from preferans_desktop.ui.file_dialogs import dialog_to_save  # noqa: PLC0415

        place = Path(self._folder) / f"preferans-{header.created[:10]}{SUFFIX}"
        dialog = dialog_to_save(window, say("record_save_title"), place, _kind())
        dialog.fileSelected.connect(self._on_named)
        dialog.open()

    def _on_chosen(self, name: str) -> None:
        self._folder = str(Path(name).parent)
        self.open(Path(name))

    def _on_named(self, name: str) -> None:
        from preferans_desktop.host.record_files import write_match  # noqa: PLC0415 - as above

        path = Path(name)
        self._folder = str(path.parent)
        self.refused.emit("")
        names = [player.name for player in self._bridge.players]
        try:
            write_match(path, self._bridge.match_log, names)
        except StorageError as error:
            words = {"problem": problem_words(error), "path": one_line(name)}
            self.refused.emit(say("record_not_saved", **words))
        else:
            training = self._bridge.header is not None and self._bridge.header.training
            saved = "record_saved_training" if training else "record_saved"
            self.noted.emit(say(saved, path=one_line(name)))

    def _read(self, path: Path, number: int, seed: int) -> None:
        """In a thread of its own."""
        from preferans_desktop.host.record_files import read_match  # noqa: PLC0415 - as above

        try:
            saved = read_match(path, default_participants(person=True), seed)
        except RecordError as error:
            self._mailbox.post(partial(self._refuse, path, number, error))
        else:
            self._mailbox.post(partial(self._begin, path, number, saved))

    def _refuse(self, path: Path, number: int, error: RecordError) -> None:
        if number != self._asked:
            return
        from preferans_desktop.ui.record_words import refusal_words  # noqa: PLC0415 - as above

        _log.info("%s: %s", one_line(str(path)), error)
        self.refused.emit(refusal_words(path.name, error))

    def _begin(self, path: Path, number: int, saved: Saved) -> None:
        if number != self._asked:
            return
        left = self._bridge.header is not None and not self._bridge.controller.match.over
        sentence = "record_opened_beside" if left else "record_opened"
        told = partial(self._tell, sentence, one_line(path.name))
        self._flow.put_soon(saved.header, saved.log, told)

    def _tell(self, sentence: str, name: str) -> None:
        self.noted.emit(say(sentence, name=name))


def _kind() -> str:
    from preferans_desktop.host.record_files import SUFFIX  # noqa: PLC0415 - as above

    return f"{say('record_files')} (*{SUFFIX} *.json)"
