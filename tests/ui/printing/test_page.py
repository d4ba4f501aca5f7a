"""The page with the papers: one A4 page, all figures on it, nothing outside its margins."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.match import Match, write_off
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.ui.models.papers import Mark
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, RIGHT, ScoreSheet
from preferans_desktop.ui.printing.page import MARGIN_MM, Page
from support import pdf
from support.evening import events_of
from support.table import announced, new_match, say

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = ("Žika", "Stevan", "Mira")
PLAYERS = (
    Player("Žika", Gender.M, you=True),
    Player("Stevan", Gender.M),
    Player("Mira", Gender.F),
)
WIDE = ("Ж" * 40, "M" * 40, "Š" * 40)
A4 = (595, 842)
"""In points, whole ones as PDF writers round them."""


def page_of(match: Match) -> Page:
    sheet = ScoreSheet(NAMES)
    sheet.show_match(match)
    return Page(match, PLAYERS, sheet, (2026, 11, 30))


def read(page: Page) -> str:
    return " ".join(pdf.text_of(page.as_pdf()).split())


def long_evening() -> Match:
    return events_of(3, Rules(bule=100, refe=None))[-1][1]


def test_one_page_of_a4() -> None:
    (size,) = pdf.page_sizes(page_of(long_evening()).as_pdf())
    assert tuple(map(round, size)) == A4


def test_names_date_settings_and_results_stand_on_it() -> None:
    words = read(page_of(new_match()))
    assert words.startswith("Pismo 30. 11. 2026. Mira, Žika, Stevan")
    assert "Partija na 60 bula, srpski, 2 refe, ruke: 0, igra se još za 180" in words
    assert words.endswith("Rezultat sada: Žika: loših 600, Stevan: loših 600, Mira: loših 600")


def test_every_figure_of_a_long_evening_stands_on_it() -> None:
    page = page_of(long_evening())
    words = read(page).split()
    figures = [
        str(entry.figure)
        for seat in SEATS
        for place in (LEFT, BULE, RIGHT)
        for entry in page.sheet.column(seat, place)
        if entry.mark is Mark.FIGURE
    ]
    assert len(figures) > 100
    for figure in set(figures):
        assert words.count(figure) >= figures.count(figure), figure


def test_places_stand_below_a_finished_match() -> None:
    match = write_off(say(announced("herc"), "1 ne_pratim, 2 ne_pratim"))
    words = read(page_of(match))
    assert "igra se još" not in words
    assert words.endswith("1. Žika: dobrih 50 2. Stevan: loših 20 3. Mira: loših 30")


@pytest.mark.parametrize(
    ("tongue", "title"),
    [(Tongue.CYRILLIC, "Писмо 30. 11. 2026."), (Tongue.ENGLISH, "Paper 30/11/2026")],
)
def test_it_speaks_the_language_of_the_interface(tongue: Tongue, title: str) -> None:
    VOICE.use(Speech(tongue))
    words = read(page_of(new_match()))
    VOICE.use(USUAL_SPEECH)
    assert words.startswith(title)


def with_long_names(match: Match, names: tuple[str, str, str] = WIDE) -> Page:
    sheet = ScoreSheet(names)
    sheet.show_match(match)
    people = zip(names, PLAYERS, strict=True)
    first, second, third = (replace(player, name=name) for name, player in people)
    return Page(match, (first, second, third), sheet, (2026, 11, 30))


def test_names_that_have_no_room_end_in_dots() -> None:
    names, _ = read(with_long_names(new_match())).split("Partija na")
    assert names.rstrip().endswith("…")
    long = ("Ana" + "a" * 37, "Ivo" + "o" * 37, "Eva" + "i" * 37)
    names, _ = read(with_long_names(new_match(), long)).split("Partija na")
    assert names.split() == f"Pismo 30. 11. 2026. {long[2]}, {long[0]}, {long[1]}".split()


@pytest.mark.parametrize(
    "page",
    [page_of(new_match()), page_of(long_evening()), with_long_names(long_evening())],
    ids=["short", "long", "names"],
)
def test_nothing_is_drawn_in_the_margins(page: Page) -> None:
    width, height = 620, 877
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(0xFFFFFF)
    painter = QPainter(picture)
    page.draw(painter, QRectF(0, 0, width, height))
    painter.end()
    margin = int(MARGIN_MM / 210 * width) - 2
    inside = picture.copy(margin, margin, width - 2 * margin, height - 2 * margin)
    painter = QPainter(picture)
    painter.fillRect(margin, margin, inside.width(), inside.height(), "white")
    painter.end()
    white = QImage(width, height, QImage.Format.Format_RGB32)
    white.fill(0xFFFFFF)
    assert picture == white
    white = white.copy(0, 0, inside.width(), inside.height())
    assert inside != white
