"""The window with everything behind it: the one place that knows all parts."""

from __future__ import annotations

import logging
import random
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from preferans_desktop.host.controller import Controller
from preferans_desktop.host.header import MatchHeader, new_header
from preferans_desktop.host.patience import Patience
from preferans_desktop.host.settings import LastMatch
from preferans_desktop.host.settings_file import SettingsFile, settings_path
from preferans_desktop.host.storage.matches import Saved
from preferans_desktop.host.storage.store import Store
from preferans_desktop.language.catalogue import VOICE, say
from preferans_desktop.options import Options, in_force
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.applying import Applying
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.computer_players import ComputerPlayers, EndablePlayers
from preferans_desktop.ui.first_picture import FirstPicture
from preferans_desktop.ui.mailbox import Mailbox
from preferans_desktop.ui.main_window import MainWindow
from preferans_desktop.ui.new_match import SEED_BITS
from preferans_desktop.ui.people import default_participants
from preferans_desktop.ui.records import Records
from preferans_desktop.ui.saving import Saving
from preferans_desktop.ui.settings.holder import SettingsHolder
from preferans_desktop.ui.settings.keeping import Keeping

if TYPE_CHECKING:
    from preferans_desktop.ui.matches.shelf import Shelf
    from preferans_desktop.ui.trace import Trace

FIRST_DEALER = 0
"""The proposer deals first (serbian.md 1)."""

_log = logging.getLogger(__name__)


class Game(QObject):
    """All parts of the running program; nothing happens before `start`.

    Signals:
        usable: the window shows its first picture and answers. What can wait begins now.
    """

    usable = Signal()

    def __init__(
        self,
        options: Options,
        folder: Path,
        process: EndablePlayers | None = None,
        patience: Patience | None = None,
        settings: SettingsFile | None = None,
        besides: EndablePlayers | None = None,
    ) -> None:
        """Put the parts together.

        Args:
            options: of the command line.
            folder: where matches are kept.
            process: where the computer players think; by default a child process of the program.
            patience: how long they may think.
            settings: where the settings are kept; by default the usual file.
            besides: where hints and grades are thought about; by default a second child process.
        """
        super().__init__()
        self._options = options
        self._folder = folder
        self._generator = random.Random(options.seed) if options.seed is not None else None
        settings = settings or SettingsFile(settings_path())
        chosen = settings.settings
        self.settings = SettingsHolder(chosen, in_force(chosen, options), self)
        self._keeping = Keeping(self.settings, settings, self)
        VOICE.use(self.settings.current.speech)
        self.mailbox = Mailbox(self)
        self._store = Store(folder, self.mailbox.post)
        self._saving = Saving(self._store, self)
        nothing_yet = Log(Rules(), FIRST_DEALER)
        self.controller = Controller(nothing_yet, self._saving.commit, self._generator)
        self.bridge = Bridge(self.controller, self._saving, self)
        self._players = ComputerPlayers(self.bridge, patience, process, besides, self)
        self.window = MainWindow(self.bridge, self.settings)
        self.records = Records(self.bridge, self.window.flow, self.mailbox, self._new_seed)
        self._trace: Trace | None = None
        self._serve_window()
        self._wait_for_first_picture()

    def open_store(self) -> Saved | None:
        """The match to continue.

        Raises:
            StorageError: the program is running already, or the store cannot be read.
        """
        return self._store.latest_unfinished()

    def start(self, saved: Saved | None) -> None:
        """Continue the saved match at the same moment; without one, offer or begin a new one.

        A record named on the command line takes its place when it has been read.
        """
        if saved is not None:
            self.window.note(say("note_continued"))  # before all is placed: it takes room
        self.window.show()
        if saved is not None:
            self.bridge.begin(saved.header, saved.log)
            self.window.presenter.show_recap()
        elif self._options.self_play or self._options.demo:
            header = self._header_for_computers()
            self.bridge.begin(header, Log(header.rules, header.dealer))
        else:
            self.window.flow.open_form()
        self._keeping.tell_of_reading()
        if self._options.record is not None:
            self.records.open(self._options.record)

    def close(self) -> None:
        """End the players' processes and save what is left."""
        self._keeping.keep()
        self._players.close()
        self.window.sounds.close()
        if not self._saving.close():
            _log.error("the match could not be saved to its end in %s", self._folder)
        self.mailbox.close()
        if self._trace is not None:
            self._trace.close()

    def _serve_window(self) -> None:
        """Do what the window wants, and let it tell what happens behind it."""
        window = self.window
        form = window.match_screen.form
        form.new_seed = self._new_seed
        form.wanted.connect(self._on_match_wanted)
        window.dropped.connect(self.records.open)
        window.matches_wanted.connect(self._list_matches)
        window.open_wanted.connect(partial(self.records.ask_open, window))
        window.save_wanted.connect(partial(self.records.ask_save, window))
        window.spoken_anew.connect(self._saving.say_again)
        self._saving.warned.connect(window.warn)
        self.records.noted.connect(window.note)
        self.records.refused.connect(window.note_problem)
        self._keeping.noted.connect(window.note)

    def _wait_for_first_picture(self) -> None:
        """Begin with it what it does not need."""
        self.usable.connect(Applying(self.settings, self.window, self).follow_motion)
        if self._options.trace is not None:
            self._trace = self._tracing(self._options.trace)
        self.usable.connect(self._translate_qt)
        self.usable.connect(self._begin_reviews)
        self.window.reviewing.reviews_wanted.connect(self._begin_reviews)
        FirstPicture(self.window.match_screen.table.viewport(), self).shown.connect(self.usable)

    def _on_match_wanted(self, match: LastMatch) -> None:
        self.settings.choose(replace(self.settings.current, last_match=match))

    def _list_matches(self) -> None:
        self.shelf.open()

    @cached_property
    def shelf(self) -> Shelf:
        """The saved matches; made when they are first wanted."""
        from preferans_desktop.ui.matches.shelf import Shelf  # noqa: PLC0415 - not for a start

        window = self.window
        shelf = Shelf(
            self._store, self._saving, self.bridge, window.flow, window.match_screen, self.mailbox
        )
        shelf.refused.connect(window.note_problem)
        shelf.continued.connect(self._tell_of_going_on)
        window.spoken_anew.connect(shelf.say_again)
        return shelf

    def _tell_of_going_on(self) -> None:
        self.window.note(say("note_continued"))
        self.window.presenter.show_recap()

    def _translate_qt(self) -> None:
        """Let what Qt shows by itself speak the language of the interface, too."""
        from preferans_desktop.ui.qt_words import QtWords  # noqa: PLC0415 - not for a start

        QtWords(self)

    def _begin_reviews(self) -> None:
        """From now on acts are graded, and asked about ahead. The first picture does without."""
        if self.window.reviewing.is_attached:
            return
        from preferans_desktop.host.review.reviews import Reviews  # noqa: PLC0415

        header, advisers = self.bridge.match_header, self.bridge.advisers
        reviews = Reviews(self.controller, self._players.shared, advisers, self._saving, header)
        self._players.thinking.on_thought = reviews.note_reason
        self.window.reviewing.attach(reviews)
        reviews.look_ahead()

    def _tracing(self, path: Path) -> Trace:
        from preferans_desktop.ui.trace import Trace  # noqa: PLC0415 - not for a start

        trace = Trace(path, self.bridge, self.window.models, self)
        self.window.presenter.shown.connect(trace.on_shown)
        self.usable.connect(trace.on_usable)
        return trace

    def _header_for_computers(self) -> MatchHeader:
        return new_header(
            Rules(), FIRST_DEALER, default_participants(person=False), self._new_seed()
        )

    def _new_seed(self) -> int:
        return (self._generator or random.SystemRandom()).getrandbits(SEED_BITS)
