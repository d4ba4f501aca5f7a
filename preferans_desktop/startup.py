"""From the command line to the open window and back, and what is told where there is none."""

from __future__ import annotations

import logging
import signal
import sys
import tempfile
import traceback
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from preferans_desktop.app import Game
from preferans_desktop.cli.output import use_utf8
from preferans_desktop.host.crash_watch import CrashWatch
from preferans_desktop.host.log_file import log_to
from preferans_desktop.host.settings import USUAL_SETTINGS, Settings
from preferans_desktop.host.settings_file import SettingsFile, settings_path
from preferans_desktop.host.storage.errors import Cause, StorageError
from preferans_desktop.host.storage.paths import NoHomeError, data_folder
from preferans_desktop.language.catalogue import VOICE, say
from preferans_desktop.options import Options, in_force
from preferans_desktop.ui.application import Application, has_screen, told_when_screen_fails
from preferans_desktop.ui.errors import ErrorTeller, tell_of_crash, write_error_report
from preferans_desktop.ui.garbage import Collector
from preferans_desktop.ui.saving import problem_words

if TYPE_CHECKING:
    from preferans_desktop.ui.demo import Demo

DEMO_SEED = 3
"""Its first hand is not passed by all."""
CANNOT_START = 1

_log = logging.getLogger(__name__)


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


def _guard(options: Options, settings: SettingsFile, application: Application) -> int:
    """Play; what keeps the window from opening is reported like any other error."""
    try:
        return _play(options, settings, application)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told and reported
        log_to(data_folder(options.data_dir))
        _log.exception("the program cannot go on")
        report = write_error_report(data_folder(options.data_dir), traceback.format_exc())
        heading = say("cannot_go_on", words=f"{type(error).__name__}: {error}")
        told = "" if report is None else say("cannot_go_on_report", path=str(report))
        return _refuse(in_force(settings.settings, options), heading, told)


def _play(options: Options, settings: SettingsFile, application: Application) -> int:
    folder = data_folder(options.data_dir)
    game = Game(options, folder, settings=settings)
    application.file_opened.connect(game.records.open)
    game.usable.connect(partial(Collector, game.bridge, game.window.pacing, game))
    game.usable.connect(partial(log_to, folder))
    ErrorTeller(game.window, game.mailbox, folder).install()
    try:
        saved = game.open_store()
    except StorageError as error:
        if error.cause is Cause.IN_USE:
            do = "already_running_do" if options.record is None else "already_running_record"
            return _refuse(game.settings.current, say("already_running"), say(do))
        saved = None
        _tell_of_store(game, folder, error)
    crashes = CrashWatch(folder)
    crash = crashes.begin()
    demo = _watch(game, options)
    game.start(saved)
    if crash:
        log_to(folder)
        tell_of_crash(game.window, folder, crash)
    code = QApplication.exec()
    game.close()
    crashes.end()
    if demo is not None:
        _tell_of_demo(game, demo)
    return code


def _tell_of_store(game: Game, folder: Path, error: StorageError) -> None:
    """Tell that the store cannot be read, in whatever language is spoken."""
    log_to(folder)
    _log.error("the store cannot be read: %s", error)

    def warn() -> None:
        words = say("store_refused", problem=problem_words(error), path=str(error.place))
        game.window.warn(words)

    warn()
    game.window.spoken_anew.connect(warn)


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


def _refuse(settings: Settings, heading: str, words: str) -> int:
    """Say why there is no window, and what to do."""
    print(" ".join(filter(None, (heading, words))), file=sys.stderr)
    if QApplication.platformName() != "offscreen":
        from preferans_desktop.ui.message import MessageDialog  # noqa: PLC0415 - as in `_watch`

        MessageDialog(settings, heading, words).exec()
    return CANNOT_START
