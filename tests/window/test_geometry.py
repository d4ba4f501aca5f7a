"""Nothing that is written touches anything else or is cut, at every size, language and letter size.

Where cards lie is tests/ui/table/test_layout.py; here is the window with real words in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSlider,
    QWidget,
)

from preferans_desktop.host.settings import Deck, TextSize
from preferans_desktop.language.speech import Tongue
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.log import Log
from preferans_desktop.ui.panels.fitted_text import FittedText
from preferans_desktop.ui.table import plate, signs
from preferans_desktop.ui.table.picture import Spot
from support.evening import log_to
from support.fingers import Fingers
from support.moments import MOMENTS
from support.people import SilentPlayers

SMALL, USUAL, LARGE, HUGE = (960, 600), (1280, 800), (2560, 1440), (3840, 2160)
LATIN, CYRILLIC, ENGLISH = Tongue.SERBIAN, Tongue.CYRILLIC, Tongue.ENGLISH
SAMPLE = [
    ("02-bidding", USUAL, LATIN, 200),
    ("03-discard", USUAL, CYRILLIC, 200),
    ("06-following", HUGE, LATIN, 200),
    ("08-rekontra", USUAL, ENGLISH, 175),
    ("10-follow-suit", USUAL, LATIN, 150),
    ("10-follow-suit", SMALL, ENGLISH, 200),
    ("12-own-offers", USUAL, CYRILLIC, 200),
    ("10-follow-suit", SMALL, CYRILLIC, 100),
    ("13-offered", USUAL, LATIN, 200),
    ("13-offered", LARGE, ENGLISH, 100),
    ("15-hand-over", USUAL, CYRILLIC, 200),
    ("15-hand-over", SMALL, LATIN, 100),
]


@cache
def log_of(moment: str) -> Log:
    return log_to(MOMENTS[moment].reached, MOMENTS[moment].rules)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was written on plates otherwise than it was meant."""
    found: list[str] = []
    fitted = plate._fitted

    def watched(words: str, room: float, pixels: float, *, bold: bool):
        letters, shown = fitted(words, room, pixels, bold=bold)
        if shown != words:
            found.append(f"{words}: {shown}")
        return letters, shown

    monkeypatch.setattr(plate, "_fitted", watched)
    return found


def look_at(fingers: Fingers, moment: str) -> None:
    log = log_of(moment)
    fingers.put(log)
    for key in MOMENTS[moment].keys:
        fingers.qtbot.keyClick(fingers.screen, key)


def on_the_table(fingers: Fingers) -> Iterator[tuple[str, QRect]]:
    """All that is written on the table and all buttons over it, in its viewport."""
    table, written = fingers.screen.table, fingers.screen.table.written
    for seat in SEATS:
        yield f"plate {seat}", table.area_of_words("plate", seat)
        if written.speech[seat] and not table.area_of_words("speech", seat).isEmpty():
            yield f"speech {seat}", table.area_of_words("speech", seat)
    if written.contract[0]:
        yield "contract", table.area_of_words("contract")
    if written.message and not table.area_of_words("message").isEmpty():
        yield "message", table.area_of_words("message")
    for button in fingers.bar._buttons:
        corner = button.mapTo(fingers.screen, button.rect().topLeft()) - table.pos()
        yield button.word.label, QRect(corner, button.size())


def labels_cut(fingers: Fingers) -> list[str]:
    """Labels whose words do not fit into them."""
    cut = []
    for label in fingers.window.findChildren(QLabel):
        if not label.isVisible() or not label.text():
            continue
        if isinstance(label, FittedText):
            needed = label.height_at(label.font().pixelSize(), label.width())
            fits = needed <= label.height() + 2
        elif label.wordWrap():
            fits = label.heightForWidth(label.width()) <= label.height() + 2
        else:
            fits = label.sizeHint().width() <= label.width() + 2
        if not fits:
            cut.append(label.text())
    return cut


def check_apart(fingers: Fingers) -> None:
    """What is written lies on the table, none of it on anything else written or cut."""
    boxes = dict(on_the_table(fingers))
    touching = [
        (one, other) for one, other in combinations(boxes, 2) if boxes[one].intersects(boxes[other])
    ]
    assert touching == []
    viewport = fingers.screen.table.viewport().rect()
    assert [name for name, box in boxes.items() if not viewport.contains(box)] == []
    assert labels_cut(fingers) == []


@pytest.mark.parametrize(("moment", "size", "tongue", "percent"), SAMPLE)
def test_nothing_written_touches_or_is_cut(
    desk, cut, moment: str, size: tuple[int, int], tongue: Tongue, percent: int
) -> None:
    fingers = desk.sit_down(SilentPlayers())
    settings = fingers.game.settings
    settings.choose(
        replace(
            settings.current,
            tongue=tongue,
            text_size=TextSize(percent),
            deck=Deck.HUNGARIAN if tongue is Tongue.CYRILLIC else Deck.FRENCH,
        )
    )
    fingers.window.resize(*size)
    look_at(fingers, moment)
    QApplication.processEvents()
    cut.clear()
    fingers.screen.table._draw_sharply()
    assert (fingers.window.width(), fingers.window.height()) == size
    check_apart(fingers)
    assert cut == []
    table, ink = fingers.screen.table, fingers.screen.table._words._ink
    message, layout = table.written.message, table._layout
    room = layout.message_among(table.picture.fans())
    assert signs.fit_message(message, room, ink).words == message


@pytest.mark.parametrize(
    ("size", "percent"), [(SMALL, 100), (USUAL, 100), (USUAL, 200), (LARGE, 150)]
)
def test_results_cover_the_open_cards_and_nothing_that_is_to_be_seen(
    desk, size: tuple[int, int], percent: int
) -> None:
    fingers = desk.sit_down(SilentPlayers())
    settings = fingers.game.settings
    settings.choose(replace(settings.current, text_size=TextSize(percent)))
    fingers.window.resize(*size)
    look_at(fingers, "20-results")
    QApplication.processEvents()
    table, board = fingers.screen.table, fingers.screen.match_result.geometry()
    assert fingers.screen.match_result.isVisible()
    boxes = {name: box.translated(table.pos()) for name, box in on_the_table(fingers)}
    message = boxes.pop("message", QRect()).adjusted(2, 2, -2, -2)  # the board says the same
    assert message.isEmpty() or board.contains(message)
    assert [name for name, box in boxes.items() if box.intersects(board)] == []
    for number, lying in enumerate(table.lying()):
        card = table.area_of({number}).translated(table.pos())
        if lying.spot == Spot.HAND:
            assert not board.intersects(card)
        else:
            assert board.contains(card)
    assert labels_cut(fingers) == []


def test_letters_grow_at_once_and_shrink_again(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    look_at(fingers, "02-bidding")
    settings, usual = fingers.game.settings, fingers.game.settings.current

    def heights() -> list[float]:
        window, screen = fingers.window, fingers.screen
        return [
            window.menuBar().font().pixelSize(),
            fingers.bar._buttons[0]._label.font().pixelSize(),
            screen.table._words._ink.text,
            screen.bidding._text,
            screen.papers.own._text,
            screen.notices._note.font().pixelSize(),
        ]

    before = heights()
    settings.choose(replace(usual, text_size=TextSize.LARGEST))
    grown = [after / old for old, after in zip(before, heights(), strict=True)]
    assert min(grown) >= 1.4
    assert sorted(grown)[2] >= 1.75
    settings.choose(usual)
    assert heights() == pytest.approx(before)


OWN_MOMENTS = [name for name in MOMENTS if name < "18" and name != "11-others-play"]


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Height of the smallest letters of all that was painted, by words."""
    found: dict[str, int] = {}
    draw = QPainter.drawText

    def watched(painter: QPainter, *where_and_what: object) -> object:
        words = next(each for each in where_and_what if isinstance(each, str))
        words = " ".join(words.split())  # also where it is broken, or must not be
        pixels = painter.font().pixelSize()
        found[words] = min(found.get(words, pixels), pixels)
        return draw(painter, *where_and_what)

    monkeypatch.setattr(QPainter, "drawText", watched)
    return found


Heights = dict[tuple[str, str], int]
"""By moment and words."""


def letters_on_the_table(
    fingers: Fingers, painted: dict[str, int], tongue: Tongue, size: TextSize
) -> tuple[Heights, Heights]:
    """Height of the prompt, the contract and the result of a hand, which are there as a whole, and
    of everything that is written."""
    settings, screen = fingers.game.settings, fingers.screen
    whole: Heights = {}
    heights: Heights = {}
    settings.choose(replace(settings.current, tongue=tongue, text_size=size))
    for moment in OWN_MOMENTS:
        look_at(fingers, moment)
        QApplication.processEvents()
        check_apart(fingers)
        painted.clear()
        screen.table._draw_sharply()
        for panel in (screen.bidding, screen.papers):
            panel.grab()
        whole |= {(moment, words): painted[words] for words in shown_on_felt(fingers)}
        labels = [part for part in screen.findChildren(QLabel) if part.isVisible()]
        if screen.hand_result.isVisible():
            check_scrolled(fingers, screen.hand_result)
            whole |= {
                (moment, part.text()): part.font().pixelSize()
                for part in screen.hand_result.findChildren(QLabel)
            }
        keys = {word.key for word in fingers.bar.words}
        written = painted | {part.text(): part.fontInfo().pixelSize() for part in labels}
        heights |= {(moment, words): written[words] for words in written.keys() - keys}
    return whole, heights


def shown_on_felt(fingers: Fingers) -> list[str]:
    """The prompt and the contract. Between two open hands there is no room for large letters: the
    prompt is left out, the buttons say it; a suit is shown by its sign, where it has one."""
    table = fingers.screen.table
    written, picture = table.written, table.picture
    title, detail = written.contract
    words = [detail, "" if picture.trump is not None else title]
    if not picture.over:
        words.append(written.message)
    return [each for each in words if each]


def check_scrolled(fingers: Fingers, result: QWidget) -> None:
    """All lines can be brought into sight by the keys."""
    area = result.findChild(QScrollArea)
    inside, seen = area.widget(), area.viewport()
    for part in result.findChildren(QLabel):
        assert inside.rect().contains(part.geometry())
    if inside.height() > seen.height():
        assert area.focusPolicy() == Qt.FocusPolicy.TabFocus
        for _ in range(9):
            fingers.qtbot.keyClick(area, Qt.Key.Key_PageDown)
        assert inside.y() + inside.height() == seen.height()


LESS = re.compile(r"|D|Д|1\.|\d{4}|with kontra")
"""Signs on plates, figures of four digits, and the longest role: written smaller than chosen, but
larger than usual."""


@pytest.mark.parametrize("tongue", Tongue)
def test_letters_on_the_table_are_twice_as_large(desk, painted, tongue: Tongue) -> None:
    fingers = desk.sit_down(SilentPlayers(), tongue=tongue)
    fingers.window.resize(*USUAL)
    (whole, usual), (large_whole, large) = (
        letters_on_the_table(fingers, painted, tongue, size)
        for size in (TextSize.USUAL, TextSize.LARGEST)
    )
    assert whole.keys() == large_whole.keys()
    small = {key: large_whole[key] for key in whole if large_whole[key] < 1.9 * whole[key] - 1}
    assert small == {}  # but for rounding
    ordinary = 0.5 * fingers.screen.text_height
    for (moment, words), pixels in large.items():
        before = min(ordinary, usual.get((moment, words), ordinary))
        assert pixels >= (1.3 if LESS.fullmatch(words) else 1.8) * before, (moment, words)


def scrolled_around(sheet: QWidget, part: QWidget) -> QScrollArea | None:
    """What a part of a sheet can be scrolled in."""
    areas = sheet.findChildren(QScrollArea)
    return next((area for area in areas if area.isAncestorOf(part)), None)


def parts_of(sheet: QWidget) -> list[QWidget]:
    kinds = (QLabel, QAbstractButton, QLineEdit, QComboBox, QSlider)
    return [
        part
        for part in sheet.findChildren(QWidget)
        if isinstance(part, kinds) and part.isVisible() and not isinstance(part.parent(), QLineEdit)
    ]


def check_whole(window: QWidget, sheet: QWidget) -> None:
    """Everything on a sheet can be brought into sight as a whole, and nothing lies on another."""
    QApplication.processEvents()
    assert window.rect().contains(sheet.geometry())
    parts = parts_of(sheet)
    assert parts
    for part in parts:
        scrolled = scrolled_around(sheet, part)
        if scrolled is not None:
            scrolled.ensureWidgetVisible(part)
        assert part.visibleRegion().boundingRect() == part.rect(), part
        if not (isinstance(part, QLabel) and part.wordWrap()):
            assert part.width() >= part.minimumSizeHint().width() - 1, part
            assert part.height() >= part.minimumSizeHint().height() - 1, part
    for one, other in combinations(parts, 2):
        if scrolled_around(sheet, one) == scrolled_around(sheet, other):
            assert not box_on(sheet, one).intersects(box_on(sheet, other)), (one, other)


def box_on(sheet: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(sheet, QPoint()), part.size())


def letters_of(sheet: QWidget) -> int:
    """Height of the smallest ones."""
    written = [part for part in parts_of(sheet) if not isinstance(part, QSlider)]
    return min(part.fontInfo().pixelSize() for part in written)


@pytest.mark.parametrize("tongue", Tongue)
def test_letters_of_sheets_are_twice_as_large_and_nothing_is_cut(desk, tongue: Tongue) -> None:
    fingers = desk.sit_down(SilentPlayers(), tongue=tongue)
    settings, screen = fingers.game.settings, fingers.screen
    usual = settings.current
    fingers.window.resize(*USUAL)
    screen.open_settings(settings)
    fingers.window.flow.open_form()
    screen.form.change.click()
    for place, tab in enumerate(screen.settings.tabs):
        settings.choose(usual)
        tab.click()
        check_whole(screen, screen.settings)
        before = letters_of(screen.settings)
        settings.choose(replace(usual, text_size=TextSize.LARGEST))
        check_whole(screen, screen.settings)
        assert letters_of(screen.settings) >= 2 * before - 1  # rounded
        assert screen.settings.tabs[place].isChecked()
    screen.close_settings()
    check_whole(screen, screen.form)
    large = letters_of(screen.form)
    settings.choose(usual)
    check_whole(screen, screen.form)
    assert large >= 2 * letters_of(screen.form) - 1


@pytest.mark.parametrize("tongue", Tongue)
def test_sheets_in_the_smallest_window(desk, tongue: Tongue) -> None:
    fingers = desk.sit_down(SilentPlayers(), tongue=tongue)
    settings, screen = fingers.game.settings, fingers.screen
    fingers.window.resize(*SMALL)
    screen.open_settings(settings)
    fingers.window.flow.open_form()
    screen.form.change.click()
    before = letters_of(screen.settings), letters_of(screen.form)
    settings.choose(replace(settings.current, text_size=TextSize.LARGEST))
    for tab in screen.settings.tabs:
        tab.click()
        check_whole(screen, screen.settings)
    after = letters_of(screen.settings), letters_of(screen.form)
    screen.close_settings()
    check_whole(screen, screen.form)
    assert [new / old >= 1.18 for old, new in zip(before, after, strict=True)] == [True, True]


def test_the_form_has_its_size_at_once(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.window.resize(*HUGE)
    look_at(fingers, "10-follow-suit")
    QApplication.processEvents()
    fingers.window.flow.open_form()
    at_once = fingers.screen.form.size()
    QApplication.processEvents()
    fingers.screen._place()
    assert fingers.screen.form.size() == at_once
    check_whole(fingers.screen, fingers.screen.form)


def test_explanations_and_past_hands_with_large_letters_are_whole(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    settings = fingers.game.settings
    settings.choose(replace(settings.current, text_size=TextSize.LARGEST))
    look_at(fingers, "15-hand-over")
    fingers.qtbot.mouseClick(fingers.screen.papers.left, Qt.MouseButton.LeftButton)
    card = fingers.window.why.card
    assert card is not None
    assert fingers.screen.rect().contains(card.geometry())
    assert card.height() >= card._rows.totalHeightForWidth(card.width())
    assert labels_cut(fingers) == []
    fingers.key(Qt.Key.Key_Escape)
    fingers.qtbot.keyClick(fingers.screen, Qt.Key.Key_R)
    sheet = fingers.window.reviewing.sheet
    assert sheet is not None
    assert sheet.table.faces == fingers.screen.table.faces
    assert sheet.table.width() >= 0.5 * fingers.screen.width()
    head, tabs = sheet.head, sheet.tabs.options

    def letters() -> list[int]:
        parts = (sheet._words, head._count, sheet._heading, *tabs, head.done)
        return [part.fontInfo().pixelSize() for part in parts]

    large = letters()
    for tab in tabs:
        tab.click()
        QApplication.processEvents()
        assert labels_cut(fingers) == []
        shown = [*tabs, head.done, head.earlier, head.later, head._count, sheet._heading]
        boxes = [box_on(sheet, part) for part in shown]
        assert not [pair for pair in combinations(boxes, 2) if pair[0].intersects(pair[1])]
        assert all(tab.width() >= tab.sizeHint().width() for tab in tabs)
    settings.choose(replace(settings.current, text_size=TextSize.USUAL))
    QApplication.processEvents()
    assert [new >= 2 * old - 1 for new, old in zip(large, letters(), strict=True)] == [True] * 7


def test_papers_and_plates_with_large_letters_say_less_but_large(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    settings, screen, usual = fingers.game.settings, fingers.screen, fingers.game.settings.current
    fingers.window.resize(*USUAL)
    look_at(fingers, "18-hats-and-refe")
    papers = screen.papers

    def heights() -> list[float]:
        return [paper._text for paper in papers.papers]

    before = heights()
    settings.choose(replace(usual, text_size=TextSize.LARGEST))
    own, *others = (new / old for old, new in zip(before, heights(), strict=True))
    assert own >= 1.7
    assert min(others) >= 1.95
    for paper in papers.papers:
        newest = len(papers._sheet.column(paper.seat, 1)) - 1
        assert QRectF(paper.rect()).contains(paper.cell_box(1, newest))
    fingers.qtbot.waitUntil(fingers.window.isActiveWindow)
    fingers.key(Qt.Key.Key_P)
    assert papers.width() == screen.width()
    assert min(new / old for old, new in zip(before, heights(), strict=True)) >= 1.95
    fingers.key(Qt.Key.Key_P)
    assert papers.x() >= screen.table.geometry().right()
