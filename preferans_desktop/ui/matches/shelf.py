"""Lists the matches of the store and puts the one chosen in place."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.host.storage.matches import Kept, Saved
from preferans_desktop.host.storage.store import Store
from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.flow import Flow
from preferans_desktop.ui.mailbox import Mailbox
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.matches.rows import Line
from preferans_desktop.ui.matches.sheet import MatchesSheet
from preferans_desktop.ui.saving import Saving, problem_words

_log = logging.getLogger(__name__)

TEXT = 1.08
"""Height of the sheet's letters against the usual ones."""
TELLING_MS = 100
"""So often what became known of the matches is written: each time the whole list is laid out."""


class Shelf(QObject):
    """The saved matches; what is read from the disk is read in a thread of its own.

    How each one stands takes its time, so it is told one match after the other, and remembered.

    Signals:
        refused: a match cannot be opened; carries the sentence that says why.
        continued: a match that is not over is at the table again.
    """

    refused = Signal(str)
    continued = Signal()

    def __init__(
        self,
        store: Store,
        saving: Saving,
        bridge: Bridge,
        flow: Flow,
        screen: MatchScreen,
        mailbox: Mailbox,
    ) -> None:
        super().__init__(flow)
        self._store = store
        self._saving = saving
        self._bridge = bridge
        self._flow = flow
        self._screen = screen
        self._mailbox = mailbox
        self._asked = 0
        self._standings: dict[tuple[str, int], Match] = {}
        self._untold: list[Line] = []
        self._telling = QTimer(self, singleShot=True, interval=TELLING_MS)
        self._telling.timeout.connect(self._tell_all)
        self._sheet = MatchesSheet(screen)
        self._sheet.hide()
        self._sheet.chosen.connect(self._on_chosen)
        self._sheet.closed.connect(self._on_closed)
        screen.look_changed.connect(self._place)

    @property
    def sheet(self) -> MatchesSheet | None:
        """The sheet while it is shown."""
        return self._sheet if self._sheet.isVisible() else None

    def open(self) -> None:
        """Show the list as soon as it is read."""
        self._untold.clear()
        self._sheet.open()
        self._place()
        self._in_thread(self._read, frozenset(self._standings))

    def close(self) -> bool:
        """Close the sheet; whether it was open."""
        return self._sheet.leave()

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        self._sheet.say_again()

    def _in_thread(self, work: Callable[..., None], *facts: object) -> None:
        """Let only this work go on; what it posts counts until the next one begins."""
        self._asked += 1
        begun = partial(work, self._asked, *facts)
        threading.Thread(target=begun, name="matches", daemon=True).start()

    # In a thread of its own.

    def _read(self, number: int, known: Collection[tuple[str, int]]) -> None:
        try:
            kept = self._store.kept()
        except StorageError as error:
            self._mailbox.post(partial(self._refuse, number, error))
            return
        self._mailbox.post(partial(self._show, number, kept))
        for each in kept:
            if number != self._asked:
                return
            if each.header is not None and _key(each) not in known:
                begun = time.monotonic()
                self._mailbox.post(partial(self._tell, number, each, self._standing(each)))
                time.sleep(time.monotonic() - begun)  # the window must not wait for all of them

    def _standing(self, kept: Kept) -> Match | None:
        try:
            return self._store.standing(kept.id)
        except StorageError:
            return None

    def _load(self, number: int, match_id: str) -> None:
        try:
            saved = self._store.load(match_id)
        except StorageError as error:
            self._mailbox.post(partial(self._refuse_match, number, error))
        else:
            self._mailbox.post(partial(self._put, number, saved))

    # In the thread of the window.

    def _show(self, number: int, kept: Collection[Kept]) -> None:
        if number == self._asked:
            self._untold.clear()
            self._sheet.show_lines([self._line(each) for each in kept])
            self._place()

    def _tell(self, number: int, kept: Kept, match: Match | None) -> None:
        if match is not None:
            self._standings[_key(kept)] = match
        if number == self._asked:
            self._untold.append(replace(self._line(kept), damaged=match is None))
            if not self._telling.isActive():
                self._telling.start()

    def _tell_all(self) -> None:
        lines, self._untold = self._untold, []
        self._sheet.show_more(lines)
        self._place()

    def _line(self, kept: Kept) -> Line:
        header = self._bridge.header
        here = header is not None and header.id == kept.id
        return Line(kept, self._standings.get(_key(kept)), here=here)

    def _refuse(self, number: int, error: StorageError) -> None:
        if number != self._asked:
            return
        _log.warning("a match cannot be opened: %s", error)
        words = {"problem": problem_words(error), "path": str(error.place)}
        self.refused.emit(say("store_refused", **words))

    def _refuse_match(self, number: int, error: StorageError) -> None:
        if error.cause is not Cause.DAMAGED:
            self._refuse(number, error)
        elif number == self._asked:
            _log.warning("a match cannot be opened: %s", error)
            self.refused.emit(say("matches_is_damaged"))

    def _on_chosen(self, match_id: str) -> None:
        header = self._bridge.header
        if header is not None and header.id == match_id:
            self._go_on()
        elif self._saving.has_problem:  # what is not saved yet must not be read as if it were
            self.refused.emit(say("matches_not_now"))
        else:
            self._in_thread(self._load, match_id)

    def _go_on(self) -> None:
        """Back to the match at the table."""
        self._sheet.leave()
        if self._flow.form_is_open():
            self._flow.close_form()

    def _put(self, number: int, saved: Saved) -> None:
        if number == self._asked:
            self._sheet.leave()
            self._flow.put_soon(saved.header, saved.log, self._on_put)

    def _on_put(self) -> None:
        if not self._bridge.controller.match.over:
            self.continued.emit()

    def _on_closed(self) -> None:
        self._asked += 1
        self._untold.clear()

    def _place(self) -> None:
        if self._sheet.isVisible():
            screen = self._screen
            self._sheet.fit(screen.sheet_room(), TEXT * screen.text_height, screen.colours)
            self._sheet.raise_()


def _key(kept: Kept) -> tuple[str, int]:
    """What a standing belongs to: it is another one as soon as anything happens."""
    return kept.id, kept.entries
