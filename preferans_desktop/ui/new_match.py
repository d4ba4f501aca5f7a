"""The form of a new match: filled in, so that one click deals."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from preferans_desktop.host.header import (
    LEVELS,
    PERSONAS,
    USUAL_PERSONA,
    MatchHeader,
    Participant,
    Participants,
    new_header,
)
from preferans_desktop.host.settings import LONGEST_NAME, LastMatch
from preferans_desktop.language.catalogue import say, spellings
from preferans_desktop.language.players import Gender
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.settings import OFFERED_BULE, Rules
from preferans_desktop.ui import theme
from preferans_desktop.ui.people import (
    DEFAULT_GENDERS,
    DEFAULT_LEVEL,
    OWN,
    PLACES,
    default_names,
    default_participants,
    name_in_use,
)
from preferans_desktop.ui.pick import Pick
from preferans_desktop.ui.prose import Prose
from preferans_desktop.ui.scrolled import Scrolled, polish

OFFERED_REFE = (0, 1, 2, 3, 4, 5, None)
SEED_BITS = 62
HUMAN_DEALS = 0
COUNTED, TRAINING, WATCHED = "counted", "training", "watched"
KINDS = (COUNTED, TRAINING, WATCHED)
"""What a match can be: one that counts, one in which acts may be taken back, one to watch."""


class NewMatchForm(QFrame):
    """What the next match will be, in few words, and one big button; the fields are folded away.

    Attributes:
        summary: what is chosen, as it is shown while the fields are folded away.
        new_seed: gives each match its seed, from which the players' decisions follow.

    Signals:
        proposed: other people or rules are chosen; carries the `Participants` and the `Rules`.
        started: carries the header of the new match.
        wanted: before that, what was chosen for it; carries a `LastMatch`.
        cancelled: the match in progress goes on.
        grown: a line more or less to say; it needs another height.
    """

    proposed = Signal(object, object)
    started = Signal(object)
    wanted = Signal(object)
    cancelled = Signal()
    grown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("newMatch")
        self._colours = theme.GREEN
        self._text = 14.0
        self.new_seed: Callable[[], int] = partial(random.SystemRandom().getrandbits, SEED_BITS)
        self._labels: list[tuple[QLabel | QPushButton, str]] = []
        self._title = self._label("new_match_title")
        self._title.setObjectName("title")
        self._rows = QVBoxLayout(self)
        fields = QWidget()
        self._grid = QGridLayout(fields)
        self.summary = Prose(self)
        self.summary.setObjectName("summary")
        self.names = tuple(self._name_field(name) for name in default_names())
        self.genders = tuple(Pick(_GENDERS, gender.value, self) for gender in DEFAULT_GENDERS)
        self.personas = {
            seat: Pick(PERSONAS, USUAL_PERSONA, self) for seat in range(len(PLACES)) if seat != OWN
        }
        self.bule = Pick(OFFERED_BULE, Rules().bule, self)
        self.refe = Pick(OFFERED_REFE, Rules().refe, self)
        self.level = Pick(LEVELS, DEFAULT_LEVEL, self)
        self.kind = Pick(KINDS, COUNTED, self)
        self._words: Callable[[], str] = str
        self._note, self._problem = Prose(self), Prose(self)
        self._problem.setObjectName("problem")
        self._is_wrong = False
        self.start = self._button("action_start_match", "start")
        self.change = self._button("new_match_change", "change")
        self.cancel = self._button("action_cancel", "cancel")
        self._fields = Scrolled(fields, self)
        self._lay_out()
        self.say_again()
        self.start.clicked.connect(self._on_start)
        self.change.clicked.connect(self._on_change)
        self.cancel.clicked.connect(self.cancelled)
        for name in self.names:
            name.returnPressed.connect(self._on_start)
            name.textEdited.connect(self._propose)
        for pick in self._picks():
            pick.activated.connect(self._propose)

    def open(self, *, match_in_progress: bool) -> None:
        """Show the form, in few words where no match is in progress.

        With one it can be left, and says what becomes of that match.
        """
        self.cancel.setVisible(match_in_progress)
        self._fold(folded=not match_in_progress)
        self._tell(partial(say, "new_match_leaves_old") if match_in_progress else str)
        self._propose()
        self.show()
        self.raise_()
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def fill(self, match: LastMatch | None) -> None:
        """Offer a match like the last one; without one, the usual one stays."""
        if match is None:
            return
        for name, words in zip(self.names, match.names, strict=True):
            name.setText(words)
        for gender, value in zip(self.genders, match.genders, strict=True):
            gender.choose(value.value)
        for seat, persona in self.personas.items():
            persona.choose(match.personas[seat])
        self.level.choose(match.level)
        self.bule.choose(match.bule)
        self.refe.choose(match.refe)
        self.kind.choose(TRAINING if match.training else COUNTED)
        self.say_again()

    def fit(self, pixels: float, room: QSize) -> None:
        """Take letters of this height; fields that have no room can be scrolled to."""
        self._text = pixels
        self._dress()
        tall = 2 * pixels * len(self._labels) > room.height()
        side = round((0.8 if tall else 1.6) * pixels)
        self._rows.setContentsMargins(side, round(0.7 * side), side, round(0.8 * side))
        self._rows.setSpacing(round((0.4 if tall else 0.7) * pixels))
        self._grid.setSpacing(round(0.45 * pixels))
        self._grid.setContentsMargins(0, 0, 0, 0)
        polish(self)
        self._grid.activate()
        self._rows.activate()
        needed = self.sizeHint()
        if needed.height() > room.height():
            self._grid.setContentsMargins(0, 0, round(0.5 * pixels), 0)
            needed += QSize(self._fields.bar_width() + round(0.5 * pixels), 0)
        self.resize(needed.boundedTo(room))
        self._fields.settle()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        if not self.isHidden():
            self._dress()

    def say_again(self) -> None:
        """Say everything in the language chosen now; names that were typed stay."""
        for label, key in self._labels:
            label.setText(say(key))
        for seat, (place, name) in enumerate(zip(PLACES, self.names, strict=True)):
            name.setText(name_in_use(name.text(), seat))
            name.setAccessibleName(say(f"new_match_{_FIELD_OF[place]}"))
        for gender in self.genders:
            gender.write([say("gender_m"), say("gender_f")])
            gender.setAccessibleName(say("new_match_gender"))
        for persona in self.personas.values():
            persona.write([say(f"persona_{name}") for name in PERSONAS])
            persona.setAccessibleName(say("new_match_persona"))
        self.bule.write(list(map(str, OFFERED_BULE)))
        self.refe.write([_refe_words(refe) for refe in OFFERED_REFE])
        self.level.write([say(f"level_{level}") for level in LEVELS])
        self.kind.write([say(f"kind_{kind}") for kind in KINDS])
        self.summary.setText(self._summed_up())
        self._tell(self._words, wrong=self._is_wrong)

    def _dress(self) -> None:
        style = _style(round(self._text), self._colours)
        if style == self.styleSheet():
            return
        self.setStyleSheet(style)
        for pick in self._picks():
            pick.set_look(self._text, self._colours)

    def _picks(self) -> tuple[Pick, ...]:
        choices = (self.bule, self.refe, self.level, self.kind)
        return (*self.genders, *self.personas.values(), *choices)

    def _name_field(self, name: str) -> QLineEdit:
        field = QLineEdit(name, self)
        field.setMaxLength(LONGEST_NAME)
        return field

    def _label(self, key: str) -> QLabel:
        label = QLabel(self)
        self._labels.append((label, key))
        return label

    def _button(self, key: str, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(True)
        self._labels.append((button, key))
        return button

    def _lay_out(self) -> None:
        grid = self._grid
        grid.addWidget(self._label("new_match_gender"), 0, 2)
        grid.addWidget(self._label("new_match_persona"), 0, 3)
        for row, (place, name, gender) in enumerate(
            zip(PLACES, self.names, self.genders, strict=True), 1
        ):
            grid.addWidget(self._label(f"new_match_{_FIELD_OF[place]}"), row, 0)
            grid.addWidget(name, row, 1)
            grid.addWidget(gender, row, 2)
        for seat, persona in self.personas.items():
            grid.addWidget(persona, seat + 1, 3)
        choices = (
            *(("bule", self.bule), ("refe", self.refe)),
            *(("level", self.level), ("kind", self.kind)),
        )
        for row, (key, choice) in enumerate(choices, len(PLACES) + 1):
            grid.addWidget(self._label(f"new_match_{key}"), row, 0)
            grid.addWidget(choice, row, 1, 1, 3)
        buttons = QHBoxLayout()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start, 1)
        buttons.addWidget(self.change)
        self._rows.addWidget(self._title)
        self._rows.addWidget(self.summary)
        self._rows.addWidget(self._fields)
        self._rows.addWidget(self._note)
        self._rows.addWidget(self._problem)
        self._rows.addLayout(buttons)

    def _fold(self, *, folded: bool) -> None:
        """Fields, or a few words in their place."""
        self.summary.setText(self._summed_up())
        self._fields.setHidden(folded)
        self.summary.setVisible(folded)
        self.change.setVisible(folded)
        self._rows.invalidate()
        self._rows.activate()
        self.grown.emit()

    def _on_change(self) -> None:
        self._fold(folded=False)
        self.names[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.names[0].selectAll()

    def _summed_up(self) -> str:
        """What is chosen in the fields, in few words."""
        names = ", ".join(field.text() for field in self.names)
        refe = self.refe.currentData()
        rules = (
            say("paper_match", bule=int(self.bule.currentData()), words=say("preset_srpski")),
            say("paper_refe_unlimited") if refe is None else say("paper_refe", count=refe),
        )
        lines = [names, ", ".join(rules)]
        lines.append(say("new_match_summed_level", name=self.level.currentText()))
        if self.kind.currentData() != COUNTED:
            lines.append(self.kind.currentText())
        return "\n".join(lines)

    def _tell(self, words: Callable[[], str], *, wrong: bool = False) -> None:
        """Show a line made by `words`, none where it is empty; `wrong`: so no match can begin."""
        self._words, self._is_wrong = words, wrong
        for label, shown in ((self._note, not wrong), (self._problem, wrong)):
            label.setText(words() if shown else "")
            label.setVisible(bool(label.text()))
        self.grown.emit()

    def _typed(self) -> list[str]:
        return [field.text().strip() for field in self.names]

    def _propose(self) -> None:
        names = self._typed()
        if not _problem_of(names):
            self.proposed.emit(self._people(names), self._rules())

    def _on_start(self) -> None:
        names = self._typed()
        if _problem_of(names):
            self._fold(folded=False)
            self._tell(partial(_problem_of, names), wrong=True)
            return
        header = self._header(names)
        self.wanted.emit(self._chosen(names))
        self.started.emit(header)

    def _chosen(self, names: Sequence[str]) -> LastMatch:
        you, right, left = names
        mine, his, hers = (Gender(gender.currentData()) for gender in self.genders)
        return LastMatch(
            names=(you, right, left),
            genders=(mine, his, hers),
            personas=(self._persona(0), self._persona(1), self._persona(2)),
            level=str(self.level.currentData()),
            bule=int(self.bule.currentData()),
            refe=self.refe.currentData(),
            training=self.kind.currentData() == TRAINING,
        )

    def _people(self, names: Sequence[str]) -> Participants:
        level = str(self.level.currentData())
        players = [
            Participant(name, Gender(gender.currentData()), level, self._persona(seat))
            for seat, (name, gender) in enumerate(zip(names, self.genders, strict=True))
        ]
        if self.kind.currentData() != WATCHED:
            players[OWN] = replace(players[OWN], level=None)
        elif players[OWN].name in spellings("default_name_you"):
            watched = default_participants(person=False)[OWN]  # "you" does not play
            players[OWN] = replace(watched, level=players[OWN].level)
        return cast("Participants", tuple(players))

    def _rules(self) -> Rules:
        return Rules(bule=int(self.bule.currentData()), refe=self.refe.currentData())

    def _header(self, names: Sequence[str]) -> MatchHeader:
        return new_header(
            self._rules(),
            HUMAN_DEALS,
            self._people(names),
            self.new_seed(),
            training=self.kind.currentData() == TRAINING,
        )

    def _persona(self, seat: Seat) -> str:
        return str(self.personas[seat].currentData()) if seat in self.personas else USUAL_PERSONA


_GENDERS = tuple(gender.value for gender in Gender)
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


def _style(pixels: int, colours: theme.Palette) -> str:
    pad = round(0.3 * pixels)
    return f"""
        {theme.sheet_style("newMatch", pixels, colours)}
        QLabel#summary {{ font-size: {round(1.1 * pixels)}px; }}
        QPushButton {{ padding: {2 * pad}px {3 * pad}px; }}
        QPushButton#start {{ background: {colours.brass.name()}; font-weight: 600;
            font-size: {round(1.25 * pixels)}px; color: {colours.brass_text.name()}; }}
    """
