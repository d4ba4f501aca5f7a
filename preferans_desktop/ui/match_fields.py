"""The fields of a new match: who plays, how well, by which rules, and whether it counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from preferans_desktop.host.header import (
    LEVELS,
    PERSONAS,
    USUAL_PERSONA,
    Participant,
    Participants,
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

OFFERED_REFE = (0, 1, 2, 3, 4, 5, None)
COUNTED, TRAINING, WATCHED = "counted", "training", "watched"
KINDS = (COUNTED, TRAINING, WATCHED)
"""What a match can be: one that counts, one in which acts may be taken back, one to watch."""
_GENDERS = tuple(gender.value for gender in Gender)
_FIELD_OF = {"you": "your_name", "right": "right_name", "left": "left_name"}


class MatchFields(QWidget):
    """Filled in from the first, with the usual match.

    Attributes:
        names, genders: of the players, by seat.
        personas: of the others, by their seats.
        grid: what they lie in.

    Signals:
        changed: something else is typed or picked.
        entered: the key was pressed that ends a name.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._labels: list[tuple[QLabel, str]] = []
        self.grid = QGridLayout(self)
        self.names = tuple(self._name_field(name) for name in default_names())
        self.genders = tuple(Pick(_GENDERS, gender.value, self) for gender in DEFAULT_GENDERS)
        self.personas = {
            seat: Pick(PERSONAS, USUAL_PERSONA, self) for seat in range(len(PLACES)) if seat != OWN
        }
        self.bule = Pick(OFFERED_BULE, Rules().bule, self)
        self.refe = Pick(OFFERED_REFE, Rules().refe, self)
        self.level = Pick(LEVELS, DEFAULT_LEVEL, self)
        self.kind = Pick(KINDS, COUNTED, self)
        self._lay_out()
        for name in self.names:
            name.returnPressed.connect(self.entered)
            name.textEdited.connect(self.changed)
        for pick in self._picks():
            pick.activated.connect(self.changed)

    # What is chosen.

    @property
    def training(self) -> bool:
        """Whether acts may be taken back."""
        return bool(self.kind.currentData() == TRAINING)

    def problem(self) -> str:
        """Why no match can begin so, empty where one can."""
        names = self._typed()
        if not all(names):
            return say("new_match_name_missing")
        for name in names:
            if names.count(name) > 1:
                return say("new_match_name_taken", name=name)
        return ""

    def people(self) -> Participants:
        """Who is to play; there must be no problem."""
        level = str(self.level.currentData())
        players = [
            Participant(name, Gender(gender.currentData()), level, self._persona(seat))
            for seat, (name, gender) in enumerate(zip(self._typed(), self.genders, strict=True))
        ]
        if self.kind.currentData() != WATCHED:
            players[OWN] = replace(players[OWN], level=None)
        elif players[OWN].name in spellings("default_name_you"):
            watched = default_participants(person=False)[OWN]  # "you" does not play
            players[OWN] = replace(watched, level=players[OWN].level)
        return cast("Participants", tuple(players))

    def rules(self) -> Rules:
        """The rules it is to be played by."""
        return Rules(bule=int(self.bule.currentData()), refe=self.refe.currentData())

    def match(self) -> LastMatch:
        """All of it, to be offered again; there must be no problem."""
        you, right, left = self._typed()
        mine, his, hers = (Gender(gender.currentData()) for gender in self.genders)
        return LastMatch(
            names=(you, right, left),
            genders=(mine, his, hers),
            personas=(self._persona(0), self._persona(1), self._persona(2)),
            level=str(self.level.currentData()),
            bule=int(self.bule.currentData()),
            refe=self.refe.currentData(),
            training=self.training,
        )

    def fill(self, match: LastMatch) -> None:
        """Offer a match like this one."""
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

    def summed_up(self) -> str:
        """The same in few words."""
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

    # How it looks.

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

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of letters, and colours."""
        for pick in self._picks():
            pick.set_look(pixels, colours)

    def _picks(self) -> Sequence[Pick]:
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

    def _lay_out(self) -> None:
        grid = self.grid
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

    def _typed(self) -> list[str]:
        return [field.text().strip() for field in self.names]

    def _persona(self, seat: Seat) -> str:
        return str(self.personas[seat].currentData()) if seat in self.personas else USUAL_PERSONA


def _refe_words(refe: int | None) -> str:
    return say("refe_unlimited") if refe is None else str(refe)
