"""The form of a new match: filled in, so that one click deals."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from preferans_desktop.host.header import LEVELS, MatchHeader, Participant, Participants, new_header
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.players import Gender
from preferans_desktop.rules.serbian.settings import OFFERED_BULE, Rules
from preferans_desktop.ui import theme
from preferans_desktop.ui.people import DEFAULT_GENDERS, DEFAULT_LEVEL, PLACES, default_names

OFFERED_REFE = (0, 1, 2, 3, 4, 5, None)
LONGEST_NAME = 40
SEED_BITS = 62
HUMAN_DEALS = 0


class NewMatchForm(QFrame):
    """Names, bule, refe and level, and one big button.

    Attributes:
        new_seed: gives each match its seed, from which the players' decisions follow.

    Signals:
        started: carries the header of the new match.
        cancelled: the match in progress goes on.
        grown: a line more or less to say; it needs another height.
    """

    started = Signal(object)
    cancelled = Signal()
    grown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("newMatch")
        self.new_seed: Callable[[], int] = partial(secrets.randbits, SEED_BITS)
        self._title = QLabel(say("new_match_title"), self)
        self._title.setObjectName("title")
        self._rows = QVBoxLayout(self)
        self._grid = QGridLayout()
        self.names = tuple(
            self._name_field(place, name)
            for place, name in zip(PLACES, default_names(), strict=True)
        )
        self.genders = tuple(_gender_choice(gender, self) for gender in DEFAULT_GENDERS)
        defaults = Rules()
        self.bule = _choice([str(bule) for bule in OFFERED_BULE], OFFERED_BULE, self)
        self.bule.setCurrentIndex(OFFERED_BULE.index(defaults.bule))
        self.refe = _choice([_refe_words(refe) for refe in OFFERED_REFE], OFFERED_REFE, self)
        self.refe.setCurrentIndex(OFFERED_REFE.index(defaults.refe))
        self.level = _choice([say(f"level_{level}") for level in LEVELS], LEVELS, self)
        self.level.setCurrentIndex(LEVELS.index(DEFAULT_LEVEL))
        self._problem = QLabel(self)
        self._problem.setObjectName("problem")
        self._problem.setWordWrap(True)
        self.start = _button(say("action_start_match"), "start", self)
        self.cancel = _button(say("action_cancel"), "cancel", self)
        self._lay_out()
        self.start.clicked.connect(self._on_start)
        self.cancel.clicked.connect(self.cancelled)
        for name in self.names:
            name.returnPressed.connect(self._on_start)

    def open(self, *, match_in_progress: bool) -> None:
        """Show the form; with a match in progress it can be left, and says what becomes of it."""
        self.cancel.setVisible(match_in_progress)
        self._tell(say("new_match_leaves_old") if match_in_progress else "")
        self.show()
        self.raise_()
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        self.setStyleSheet(_style(round(pixels)))
        side = round(1.6 * pixels)
        self._rows.setContentsMargins(side, round(1.1 * pixels), side, round(1.3 * pixels))
        self._rows.setSpacing(round(0.7 * pixels))
        self._grid.setSpacing(round(0.45 * pixels))
        self._rows.invalidate()
        self._rows.activate()

    def _name_field(self, place: str, name: str) -> QLineEdit:
        field = QLineEdit(name, self)
        field.setMaxLength(LONGEST_NAME)
        field.setAccessibleName(say(f"new_match_{_FIELD_OF[place]}"))
        return field

    def _lay_out(self) -> None:
        grid = self._grid
        grid.addWidget(QLabel(say("new_match_gender"), self), 0, 2)
        labels = [say(f"new_match_{_FIELD_OF[place]}") for place in PLACES]
        for row, (label, name, gender) in enumerate(
            zip(labels, self.names, self.genders, strict=True), 1
        ):
            grid.addWidget(QLabel(label, self), row, 0)
            grid.addWidget(name, row, 1)
            grid.addWidget(gender, row, 2)
        choices = {"bule": self.bule, "refe": self.refe, "level": self.level}
        for row, (key, choice) in enumerate(choices.items(), len(PLACES) + 1):
            grid.addWidget(QLabel(say(f"new_match_{key}"), self), row, 0)
            grid.addWidget(choice, row, 1, 1, 2)
        buttons = QHBoxLayout()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start, 1)
        self._rows.addWidget(self._title)
        self._rows.addLayout(grid)
        self._rows.addWidget(self._problem)
        self._rows.addLayout(buttons)

    def _tell(self, text: str) -> None:
        self._problem.setText(text)
        self._problem.setVisible(bool(text))
        self.grown.emit()

    def _on_start(self) -> None:
        names = [field.text().strip() for field in self.names]
        problem = _problem_of(names)
        if problem:
            self._tell(problem)
            return
        self.started.emit(self._header(names))

    def _header(self, names: Sequence[str]) -> MatchHeader:
        level = str(self.level.currentData())
        players = tuple(
            Participant(name, Gender(gender.currentData()), level if seat else None)
            for seat, (name, gender) in enumerate(zip(names, self.genders, strict=True))
        )
        rules = Rules(bule=int(self.bule.currentData()), refe=self.refe.currentData())
        return new_header(rules, HUMAN_DEALS, cast("Participants", players), self.new_seed())


_FIELD_OF = {"you": "your_name", "right": "right_name", "left": "left_name"}


def _problem_of(names: Sequence[str]) -> str:
    if not all(names):
        return say("new_match_name_missing")
    for name in names:
        if names.count(name) > 1:
            return say("new_match_name_taken", name=name)
    return ""


def _refe_words(refe: int | None) -> str:
    return say("refe_unlimited") if refe is None else str(refe)


def _choice(labels: Sequence[str], values: Sequence[object], parent: QWidget) -> QComboBox:
    box = QComboBox(parent)
    box.setPalette(_light_palette())
    for label, value in zip(labels, values, strict=True):
        box.addItem(label, value)
    return box


def _light_palette() -> QPalette:
    """Light also where the system is dark: the form is a sheet of paper."""
    colours = theme.GREEN
    palette = QPalette(colours.cream, colours.cream)
    for role, colour in (
        (QPalette.ColorRole.Base, QColor("white")),
        (QPalette.ColorRole.Text, colours.ink),
        (QPalette.ColorRole.ButtonText, colours.ink),
        (QPalette.ColorRole.WindowText, colours.ink),
        (QPalette.ColorRole.Highlight, colours.brass),
        (QPalette.ColorRole.HighlightedText, colours.brass_text),
    ):
        palette.setColor(role, colour)
    return palette


def _gender_choice(gender: Gender, parent: QWidget) -> QComboBox:
    box = _choice([say("gender_m"), say("gender_f")], [Gender.M.value, Gender.F.value], parent)
    box.setCurrentIndex(list(Gender).index(gender))
    box.setAccessibleName(say("new_match_gender"))
    return box


def _button(label: str, name: str, parent: QWidget) -> QPushButton:
    button = QPushButton(label, parent)
    button.setObjectName(name)
    button.setAutoDefault(True)
    return button


def _style(pixels: int) -> str:
    colours = theme.GREEN
    pad = round(0.3 * pixels)
    families = ", ".join(f'"{family}"' for family in theme.FAMILIES)
    return f"""
        #newMatch {{ background: {colours.cream.name()}; border-radius: 12px;
            border: 3px solid {colours.brass.name()}; }}
        QLabel, QLineEdit, QComboBox, QPushButton, QAbstractItemView {{
            font-family: {families}; font-size: {pixels}px; color: {colours.ink.name()}; }}
        QLabel#title {{ font-size: {round(1.6 * pixels)}px; font-weight: 600; }}
        QLabel#problem {{ color: {colours.red.name()}; }}
        QLineEdit {{ background: white; padding: {pad}px;
            border: 2px solid {colours.ink_soft.name()}; border-radius: 5px; }}
        QLineEdit:focus {{ border-color: {colours.felt_light.name()}; }}
        QPushButton {{ background: {colours.cream.darker(108).name()};
            border: 2px solid {colours.ink_soft.name()};
            border-radius: {2 * pad}px; padding: {2 * pad}px {4 * pad}px; }}
        QPushButton#start {{ background: {colours.brass.name()}; font-weight: 600;
            font-size: {round(1.25 * pixels)}px; color: {colours.brass_text.name()}; }}
        QPushButton:focus {{ border: 3px solid {colours.felt.name()}; }}
        QPushButton:hover {{ background: {colours.brass.lighter(112).name()}; }}
    """
