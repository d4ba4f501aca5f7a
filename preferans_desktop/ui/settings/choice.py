"""A row of a page: what is chosen, and all that it can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from preferans_desktop.host.settings import Settings
from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme
from preferans_desktop.ui.settings.option import Option


def _worded(_answer: object, parent: QWidget) -> Option:
    return Option(parent)


def _always(_settings: Settings) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Question:
    """Something that can be chosen.

    Attributes:
        key: of what it is called.
        answers: what it can be, with the keys of what that is called.
        read: what it is in settings.
        write: settings with another answer.
        matters: whether it changes anything beside the other settings.
        columns: so many answers stand side by side, the others below them.
        button: makes the button of an answer.
    """

    key: str
    answers: Sequence[tuple[Any, str]]
    read: Callable[[Settings], Any]
    write: Callable[[Settings, Any], Settings]
    matters: Callable[[Settings], bool] = _always
    columns: int = 5
    button: Callable[[Any, QWidget], Option] = _worded


class Choice(QWidget):
    """The answers to a question, side by side.

    Attributes:
        label: what it is called, for the grid of the page.

    Signals:
        chosen: carries the answer.
    """

    chosen = Signal(object)

    def __init__(self, question: Question, parent: QWidget) -> None:
        super().__init__(parent)
        self.question = question
        self.label = QLabel(parent)
        self.options = [question.button(answer, self) for answer, _ in question.answers]
        self._group = QButtonGroup(self)
        self._lines = [QHBoxLayout() for _ in range(0, len(self.options), question.columns)]
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        for line in self._lines:
            self._rows.addLayout(line)
        for place, option in enumerate(self.options):
            self._group.addButton(option, place)
            self._lines[place // question.columns].addWidget(option)
        for line in self._lines:
            line.addStretch()
        self._group.idClicked.connect(self._on_clicked)
        for widget in (self, self.label):
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(policy)
        self.say_again()

    def show_settings(self, settings: Settings) -> None:
        """Tick what is chosen; out of sight where it changes nothing."""
        value = self.question.read(settings)
        for option, (answer, _) in zip(self.options, self.question.answers, strict=True):
            option.setChecked(answer == value)
        matters = self.question.matters(settings)
        self.setVisible(matters)
        self.label.setVisible(matters)

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        title = say(self.question.key)
        self.label.setText(title)
        self.setAccessibleName(title)
        for option, (_, key) in zip(self.options, self.question.answers, strict=True):
            option.setText(say(key))
            option.setAccessibleName(f"{title}: {say(key)}")
            option.updateGeometry()

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of letters, and colours."""
        for layout in (self._rows, *self._lines):
            layout.setSpacing(round(0.2 * pixels))
        for option in self.options:
            option.set_look(pixels, colours)
        self.label.setFont(theme.font(pixels))
        self.label.setFixedHeight(self.options[0].sizeHint().height())  # beside the first line

    def _on_clicked(self, place: int) -> None:
        self.chosen.emit(self.question.answers[place][0])


def grid_of(choices: Sequence[Choice], grid: QGridLayout) -> None:
    """Put labels and answers below each other."""
    for row, choice in enumerate(choices):
        grid.addWidget(choice.label, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(choice, row, 1)
    grid.setColumnStretch(1, 1)
