"""The first start: the table is there, everything is filled in, one click or key deals."""

from PySide6.QtCore import Qt

from preferans_desktop.language.speech import Speech, Tongue
from preferans_desktop.rules.serbian.settings import Rules
from support.people import QuickPlayers, SilentPlayers

SUMMARY = "Ti, Stevan, Mira\nPartija na 60 bula, srpski, 2 refe\nProtivnici: Kafanski"


def test_one_click_deals(desk) -> None:
    fingers = desk.sit_down(QuickPlayers())
    form = fingers.screen.form
    assert form.summary.text() == SUMMARY
    assert form.summary.isVisible()
    assert not form.fields.names[0].isVisible()
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    fingers.qtbot.waitUntil(lambda: fingers.match.hand is not None)
    assert fingers.match.rules == Rules()
    assert not form.isVisible()


def test_enter_deals(desk) -> None:
    fingers = desk.sit_down(QuickPlayers())
    fingers.qtbot.waitUntil(fingers.screen.form.start.hasFocus)
    fingers.key(Qt.Key.Key_Return)
    fingers.qtbot.waitUntil(lambda: fingers.match.hand is not None)


def test_the_card_leaves_the_plates_free(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form, table = fingers.screen.form.geometry(), fingers.screen.table
    own, right, left = (
        table.area_of_words("plate", seat).translated(table.pos()) for seat in range(3)
    )
    assert max(right.bottom(), left.bottom()) < form.top()
    assert form.bottom() < own.top()


def test_everything_can_be_changed(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form = fingers.screen.form
    small = form.height()
    fingers.qtbot.mouseClick(form.change, Qt.MouseButton.LeftButton)
    fingers.qtbot.waitUntil(form.fields.names[0].hasFocus)
    assert form.fields.kind.isVisible()
    assert not form.summary.isVisible()
    assert form.height() > small
    fingers.qtbot.keyClicks(form.fields.names[0], "Vesna")
    assert form.fields.names[0].text() == "Vesna"


def test_the_summary_speaks_the_language_chosen_now(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    fingers.window.set_speech(Speech(Tongue.ENGLISH))
    lines = fingers.screen.form.summary.text().splitlines()
    assert lines[0] == "You, Stevan, Mira"
    assert lines[2].startswith("Opponents: ")


def test_what_cannot_be_so_unfolds_the_fields(desk) -> None:
    fingers = desk.sit_down(SilentPlayers())
    form = fingers.screen.form
    form.fields.names[1].setText(" ")
    fingers.qtbot.mouseClick(form.start, Qt.MouseButton.LeftButton)
    assert form.fields.names[1].isVisible()


def test_with_a_match_in_progress_the_fields_are_open(desk) -> None:
    fingers = desk.sit_down(QuickPlayers())
    fingers.qtbot.mouseClick(fingers.screen.form.start, Qt.MouseButton.LeftButton)
    fingers.qtbot.waitUntil(lambda: fingers.match.hand is not None)
    fingers.window.flow.open_form()
    assert fingers.screen.form.fields.names[0].isVisible()
    assert fingers.screen.form.cancel.isVisible()
    assert not fingers.screen.form.change.isVisible()
