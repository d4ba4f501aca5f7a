"""The window with everything behind it: the one place that knows all parts."""

from __future__ import annotations

import logging
import random
import signal
import sys
import tempfile
import traceback
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QApplication

from preferans_desktop.cli.output import use_utf8
from preferans_desktop.host.controller import Controller
from preferans_desktop.host.crash_watch import CrashWatch
from preferans_desktop.host.header import MatchHeader, new_header
from preferans_desktop.host.patience import Patience
from preferans_desktop.host.settings import (
    USUAL_SETTINGS,
    LastMatch,
    Settings,
    Speed,
    TrickPause,
)
from preferans_desktop.host.settings_file import SettingsFile, settings_path
from preferans_desktop.host.sharing import SharedProcess
from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.host.storage.matches import Saved
from preferans_desktop.host.storage.paths import LOG_NAME, NoHomeError, data_folder
from preferans_desktop.host.storage.store import Store
from preferans_desktop.host.thinking import PlayerProcess, Thinking
from preferans_desktop.language.catalogue import VOICE, say
from preferans_desktop.language.speech import Tongue
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.application import Application, has_screen, told_when_screen_fails
from preferans_desktop.ui.applying import Applying
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.first_picture import FirstPicture
from preferans_desktop.ui.mailbox import Mailbox
from preferans_desktop.ui.main_window import MainWindow
from preferans_desktop.ui.new_match import SEED_BITS
from preferans_desktop.ui.people import default_participants
from preferans_desktop.ui.player_process import QtPlayerProcess, engine_command
from preferans_desktop.ui.records import Records
from preferans_desktop.ui.safety import Collector, ErrorTeller, write_error_report
from preferans_desktop.ui.saving import Saving, problem_words
from preferans_desktop.ui.settings.holder import SettingsHolder
from preferans_desktop.ui.settings.keeping import Keeping
from preferans_desktop.ui.timers import Timers

if TYPE_CHECKING:
    from preferans_desktop.ui.demo import Demo
    from preferans_desktop.ui.trace import Trace

FIRST_DEALER = 0
"""The proposer deals first (serbian.md 1)."""
DEMO_SEED = 3
"""Its first hand is not passed by all."""
LOG_BYTES = 1_000_000
CANNOT_START = 1

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line can say about the window.

    Attributes:
        demo: play one hand by itself, leave pictures, print the score sheet and end.
        self_play: the program plays all seats, to the end of the match.
        record: a match record to open.
        trace: where to write what was shown; None for nowhere.
        data_dir: where matches are kept; None for the usual place.
        seed: makes the cards and the players repeatable; None for chance.
        speed: how fast cards move; None for the chosen speed.
        tongue: language and script; None for the chosen ones.
    """

    demo: bool = False
    self_play: bool = False
    record: Path | None = None
    trace: Path | None = None
    data_dir: Path | None = None
    seed: int | None = None
    speed: Speed | None = None
    tongue: Tongue | None = None


class EndablePlayers(PlayerProcess, Protocol):
    """The players' process, which ends with the program."""

    def stop(self) -> None:
        """End it; nothing is reported any more."""


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
        self._settings_file = settings or SettingsFile(settings_path())
        chosen = self._settings_file.settings
        self.settings = SettingsHolder(chosen, in_force(chosen, options), self)
        VOICE.use(self.settings.current.speech)
        self._options = options
        self._folder = folder
        self._generator = random.Random(options.seed) if options.seed is not None else None
        self.mailbox = Mailbox(self)
        self._store = Store(folder, self.mailbox.post)
        self._saving = Saving(self._store, self)
        nothing_yet = Log(Rules(), FIRST_DEALER)
        self.controller = Controller(nothing_yet, self._saving.commit, self._generator)
        self.bridge = Bridge(self.controller, self._saving, self)
        self._process = process or QtPlayerProcess(engine_command(), self)
        self._process_besides = besides or QtPlayerProcess(engine_command(), self)
        call_later = Timers(self).call_later
        self._thinking = Thinking(
            self.controller, self._process, call_later, self.bridge.on_trouble, patience
        )
        self.bridge.attach(self._thinking)
        self._shared_process = SharedProcess(self._process_besides, call_later, patience)
        self.bridge.lend(self._shared_process, call_later)
        self.window = MainWindow(self.bridge, self.settings)
        self._saving.warned.connect(self.window.warn)
        self.window.spoken_anew.connect(self._saving.say_again)
        self.window.match_screen.form.new_seed = self._new_seed
        self.window.match_screen.form.wanted.connect(self._on_match_wanted)
        self.records = Records(self.bridge, self.window.flow, self.mailbox, self._new_seed)
        self.records.noted.connect(self.window.note)
        self.window.dropped.connect(self.records.open)
        self.window.open_wanted.connect(partial(self.records.ask_open, self.window))
        self.window.save_wanted.connect(partial(self.records.ask_save, self.window))
        self.usable.connect(Applying(self.settings, self.window, self).follow_motion)
        self._keeping = Keeping(self.settings, self._settings_file, self)
        self._keeping.noted.connect(self.window.note)
        FirstPicture(self.window.match_screen.table.viewport(), self).shown.connect(self.usable)
        self._trace = None if options.trace is None else self._tracing(options.trace)
        self.usable.connect(self._begin_reviews)
        self.window.reviewing.reviews_wanted.connect(self._begin_reviews)

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
        self._thinking.close()
        self._shared_process.close()
        self._process.stop()
        self._process_besides.stop()
        self.window.sounds.close()
        if not self._saving.close():
            _log.error("the match could not be saved to its end in %s", self._folder)
        self.mailbox.close()
        if self._trace is not None:
            self._trace.close()

    def _on_match_wanted(self, match: LastMatch) -> None:
        self.settings.choose(replace(self.settings.current, last_match=match))

    def _begin_reviews(self) -> None:
        """From now on acts are graded, and asked about ahead. The first picture does without."""
        if self.window.reviewing.is_attached:
            return
        from preferans_desktop.host.review.reviews import Reviews  # noqa: PLC0415

        header, advisers = self.bridge.match_header, self.bridge.advisers
        reviews = Reviews(self.controller, self._shared_process, advisers, self._saving, header)
        self._thinking.on_thought = reviews.note_reason
        self.window.reviewing.attach(reviews)
        reviews.look_ahead()

    def _tracing(self, path: Path) -> Trace:
        from preferans_desktop.ui.trace import Trace  # noqa: PLC0415 - as in `_watch`

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


def run(options: Options) -> int:
    """Open the window and stay until it is closed.

    Returns:
        Exit code: 0, or 1 when the program cannot start, with a sentence on standard error.
    """
    use_utf8()
    try:
        settings = SettingsFile(settings_path())
        data_folder(options.data_dir)
    except NoHomeError as error:
        VOICE.use(in_force(USUAL_SETTINGS, options).speech)
        print(say("no_home", words=str(error)), file=sys.stderr)
        return CANNOT_START
    VOICE.use(in_force(settings.settings, options).speech)
    if not has_screen():
        print(say("no_display"), file=sys.stderr)
        return CANNOT_START
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # every act is saved: ending at once is harmless
    with told_when_screen_fails(_tell_of_screen):
        application = Application(sys.argv[:1])
    application.setApplicationName("preferans")
    if not options.demo:
        return _guard(options, settings, application)
    seed = DEMO_SEED if options.seed is None else options.seed
    with tempfile.TemporaryDirectory(prefix="preferans-demo-") as folder:
        chosen = replace(options, data_dir=Path(folder), seed=seed)
        return _guard(chosen, settings, application)


def _tell_of_screen(words: str) -> int:
    print(say("screen_fails", words=words), file=sys.stderr)
    return CANNOT_START


def in_force(settings: Settings, options: Options) -> Settings:
    """What holds for this run: the command line wins over what was chosen."""
    speed = options.speed or (Speed.FAST if options.demo else settings.speed)
    pause = settings.trick_pause
    if options.speed is Speed.OFF:
        pause = TrickPause.NONE
    elif pause is TrickPause.CLICK and (options.demo or options.self_play):
        pause = TrickPause.NORMAL  # nobody is there to click
    tongue = options.tongue or settings.tongue
    volume = 0 if options.demo else settings.volume
    return replace(settings, tongue=tongue, speed=speed, trick_pause=pause, volume=volume)


def _guard(options: Options, settings: SettingsFile, application: Application) -> int:
    """Play; what keeps the window from opening is reported like any other error."""
    try:
        return _play(options, settings, application)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told and reported
        _log_to(data_folder(options.data_dir))
        _log.exception("the program cannot go on")
        report = write_error_report(data_folder(options.data_dir), traceback.format_exc())
        words = f"{type(error).__name__}: {error}"
        return _refuse(
            say("cannot_go_on", words=words, path="–" if report is None else str(report))
        )


def _play(options: Options, settings: SettingsFile, application: Application) -> int:
    folder = data_folder(options.data_dir)
    game = Game(options, folder, settings=settings)
    application.file_opened.connect(game.records.open)
    game.usable.connect(partial(Collector, game.bridge, game.window.pacing, game))
    game.usable.connect(partial(_log_to, folder))
    ErrorTeller(game.window, game.mailbox, folder).install()
    saved: Saved | None = None
    try:
        saved = game.open_store()
    except StorageError as error:
        if error.cause is Cause.IN_USE:
            running = "already_running" if options.record is None else "already_running_record"
            return _refuse(say(running))
        _log_to(folder)
        _log.error("the store cannot be read: %s", error)
        tell = partial(_warn_of_store, game, error)
        tell()
        game.window.spoken_anew.connect(tell)
    crashes = CrashWatch(folder)
    crash = crashes.begin()
    demo = _watch(game, options)
    game.start(saved)
    if crash:
        tell_of_crash(game, folder, crash)
    code = QApplication.exec()
    game.close()
    crashes.end()
    if demo is not None:
        _tell_of_demo(game, demo)
    return code


def tell_of_crash(game: Game, folder: Path, crash: str) -> None:
    """Tell of a crash of the last run, by what it left."""
    report = write_error_report(folder, crash)
    _log_to(folder)
    _log.error("the last run crashed: %s", report or crash)
    if report is not None:
        game.window.note(say("note_crashed", path=str(report)))


def _warn_of_store(game: Game, error: StorageError) -> None:
    words = say("store_refused", problem=problem_words(error), path=str(error.place))
    game.window.warn(words)


def _watch(game: Game, options: Options) -> Demo | None:
    """Let the program play by itself where that is wanted."""
    game.bridge.runs_alone = options.demo or options.self_play
    # What a person at the table never needs is loaded where it is used: the window opens sooner.
    if options.demo:
        from preferans_desktop.ui.demo import Demo  # noqa: PLC0415

        demo = Demo(game.bridge, game.window, game)
        demo.done.connect(QCoreApplication.quit)
        return demo
    if options.self_play:
        from preferans_desktop.ui.autopilot import Autopilot  # noqa: PLC0415

        pilot = Autopilot(game.bridge, game.window.pacing, None, game)
        pilot.done.connect(game.bridge.finish)
        pilot.done.connect(QCoreApplication.quit)
    return None


def _tell_of_demo(game: Game, demo: Demo) -> None:
    from preferans_desktop.language import paper  # noqa: PLC0415 - as in `_watch`

    names = [player.name for player in game.bridge.players]
    print(paper.score_sheet(game.controller.match, names))
    for picture in demo.pictures:
        print(say("demo_screenshot", path=str(picture)))


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    if QApplication.platformName() != "offscreen":
        from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 - as in `_watch`

        QMessageBox.warning(None, say("window_title"), sentence)
    return CANNOT_START


def _log_to(folder: Path) -> None:
    """Keep a log beside the matches; without a place for it standard error has to do.

    Begun when the window is usable, or when there is something to log before.
    """
    if logging.getLogger().handlers:
        return
    # It knows how to log over a network, too, and takes long to load.
    from logging.handlers import RotatingFileHandler  # noqa: PLC0415

    handlers: list[logging.Handler] = [logging.StreamHandler()]
    handlers[0].setLevel(logging.WARNING)
    try:
        handlers.append(
            RotatingFileHandler(
                folder / LOG_NAME, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8"
            )
        )
    except OSError:
        _log.warning("no log can be written in %s", folder)
    logging.raiseExceptions = False  # a full disk is told in the window, not here
    layout = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    logging.basicConfig(level=logging.INFO, format=layout, handlers=handlers)
