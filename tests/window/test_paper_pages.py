"""Saving and printing the papers from the window."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from preferans_desktop.host.header import new_header
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.people import default_participants
from support import pdf
from support.fingers import Fingers
from support.people import SilentPlayers


@pytest.fixture
def fingers(desk) -> Fingers:
    return desk.sit_down(SilentPlayers(), unsaved=True)


def begin(fingers: Fingers) -> None:
    header = new_header(Rules(), 0, default_participants(person=True), 1)
    fingers.game.bridge.begin(header, Log(header.rules, 0))
    fingers.window.flow.close_form()


def note(fingers: Fingers) -> str:
    return fingers.screen.notices.note


def choose(fingers: Fingers, key: str) -> None:
    """The entry of the menu with these words."""
    menus = fingers.window.menuBar().actions()
    entries = [entry for menu in menus for entry in menu.menu().actions()]
    next(entry for entry in entries if entry.text() == key).trigger()


def test_the_papers_are_saved_where_one_says(fingers: Fingers, tmp_path: Path) -> None:
    begin(fingers)
    choose(fingers, "Sačuvaj pismo kao PDF…")
    dialog = fingers.window.findChild(QFileDialog)
    path = tmp_path / "naše.pdf"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    assert len(pdf.page_sizes(path.read_bytes())) == 1
    assert note(fingers) == f"Pismo je sačuvano: {path}"


def test_a_file_that_cannot_be_written_is_told(fingers: Fingers, tmp_path: Path) -> None:
    begin(fingers)
    place = tmp_path / "nowhere" / "papers.pdf"
    assert not fingers.window.pages.save(place)
    assert note(fingers).startswith("Pismo nije sačuvano: ")
    assert str(place) in note(fingers)


@pytest.mark.parametrize(
    ("there_is_a_viewer", "told"),
    [(True, "Pismo je otvoreno u drugom programu"), (False, "Nema programa koji bi otvorio pismo")],
)
def test_printing_opens_the_page(fingers: Fingers, *, there_is_a_viewer: bool, told: str) -> None:
    begin(fingers)
    shown: list[bytes] = []

    def show(path: Path) -> bool:
        shown.append(path.read_bytes())
        return there_is_a_viewer

    fingers.window.pages.show_file = show
    choose(fingers, "Štampaj pismo…")
    assert len(pdf.page_sizes(shown[0])) == 1
    assert note(fingers).startswith(told)


def test_without_a_match_there_is_nothing_to_print(fingers: Fingers) -> None:
    choose(fingers, "Štampaj pismo…")
    assert note(fingers) == "Još nema partije čije bi se pismo štampalo."
