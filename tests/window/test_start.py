"""What a start of the program leaves for later, so that the window opens soon."""

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import preferans_desktop

START = """
import json, linecache, sys
from preferans_desktop import __main__
from preferans_desktop.ui import pyside_loading

load_pyside = pyside_loading.load_pyside

def then_listen():
    load_pyside()
    from preferans_desktop import startup

    at_once = sorted(sys.modules)

    class Told(startup.Game):
        def start(self, saved):
            self.usable.connect(tell)
            super().start(saved)

    def tell():
        kinds = sorted(vars(sys.modules["PySide6.QtWidgets"]))
        print(json.dumps([sorted(sys.modules), sorted(linecache.cache), kinds, at_once]))
        startup.QCoreApplication.quit()

    startup.Game = Told

pyside_loading.load_pyside = then_listen
sys.exit(__main__.main(["--data-dir", sys.argv[1]]))
"""

LATER = {
    "asyncio",
    "hashlib",
    "http",
    "miniaudio",
    "multiprocessing",
    "secrets",
    "ssl",
    "uuid",
    "xml",
    "preferans_ai",
    "preferans_desktop.language.english",
    "preferans_desktop.language.figures",
    "preferans_desktop.language.paper",
    "preferans_desktop.language.rule_sections",
    "preferans_desktop.ui.autopilot",
    "preferans_desktop.ui.demo",
    "preferans_desktop.ui.panels.why_card",
    "preferans_desktop.ui.matches.shelf",
    "preferans_desktop.ui.file_dialogs",
    "preferans_desktop.ui.record_words",
    "preferans_desktop.ui.review.sheet",
    "preferans_desktop.ui.settings.sheet",
    "preferans_desktop.ui.sounds.device",
    "preferans_desktop.ui.trace",
}
"""Not for the first picture: what a person may never ask for, and what others think with."""

AFTER_THE_FIRST_PICTURE = {
    "preferans_desktop.host.advice",
    "preferans_desktop.host.review.reviews",
    "preferans_desktop.host.write_off",
    "preferans_desktop.record.document",
    "preferans_desktop.ui.qt_words",
}

LATER_KINDS = {"QFileDialog", "QMessageBox", "QStyle", "QWizard"}
"""PySide readies a kind of widget when it is first named; all at once where it has to guess."""

QT = {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtSvg"}


class Loaded(NamedTuple):
    """What a program had loaded that was started for the first time, when it was usable.

    Attributes:
        modules: names.
        sources: files whose text was read.
        kinds: of widgets that are ready.
        at_once: names of modules that were there before the window was made.
    """

    modules: set[str]
    sources: set[str]
    kinds: set[str]
    at_once: set[str]


@pytest.fixture(scope="module")
def loaded(tmp_path_factory) -> Loaded:
    folder = tmp_path_factory.mktemp("start")
    code = folder / "start.py"
    code.write_text(START, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(code), str(folder / "data")], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return Loaded(*map(set, json.loads(done.stdout)))


def test_what_can_wait_is_not_loaded(loaded: Loaded) -> None:
    assert LATER & loaded.modules == set()
    assert AFTER_THE_FIRST_PICTURE & loaded.at_once == set()


def test_no_other_part_of_qt_is_loaded(loaded: Loaded) -> None:
    assert {name for name in loaded.modules if name.startswith("PySide6.Qt")} == QT


def test_no_source_of_ours_is_read(loaded: Loaded) -> None:
    # PySide would read all of them.
    ours = Path(preferans_desktop.__file__).parent
    assert {name for name in loaded.sources if Path(name).is_relative_to(ours)} == set()


def test_widgets_that_are_not_shown_are_not_readied(loaded: Loaded) -> None:
    assert LATER_KINDS & loaded.kinds == set()
