"""A row of a page: what is chosen, and all that it can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from preferans_desktop.host.settings import Settings
from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme
from preferans_desktop.ui.settings.option import TALL, Option

_GAP = 0.2
"""Between two answers, in heights of letters."""


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
        in_steps: the answers are more and more of the same.
    """

    key: str
    answers: Sequence[tuple[Any, str]]
    read: Callable[[Settings], Any]
    write: Callable[[Settings, Any], Settings]
    matters: Callable[[Settings], bool] = _always
    columns: int = 5
    button: Callable[[Any, QWidget], Option] = _worded
    in_steps: bool = False


class Answers(QWidget):
    """What answers a question, for the grid of the page.

    Attributes:
        question: what is asked.
        label: what it is called.

    Signals:
        chosen: carries the answer.
    """

    chosen = Signal(object)

    def __init__(self, question: Question, parent: QWidget) -> None:
        super().__init__(parent)
        self.question = question
        self._pixels = 14.0
        self.label = QLabel(parent)
        for widget in (self, self.label):
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(policy)

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen; out of sight where it changes nothing."""
        matters = self.question.matters(settings)
        self.setVisible(matters)
        self.label.setVisible(matters)

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        title = say(self.question.key)
        self.label.setText(title)
        self.setAccessibleName(title)

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of letters, and colours."""
        self._pixels = pixels
        self.label.setFont(theme.font(pixels))

    def wrap(self, room: int | None) -> None:
        """Take no more than this width, the question above; None: what it takes, beside it."""
        self.label.setWordWrap(room is not None)
        if room is None:
            height = self._line_height()
        else:
            box = QRect(0, 0, room, 10_000)
            measured, wrapped = self.label.fontMetrics(), int(Qt.TextFlag.TextWordWrap)
            height = measured.boundingRect(box, wrapped, self.label.text()).height()
            height += 0.6 * self._pixels
        self.label.setFixedHeight(round(height))

    def _line_height(self) -> float:
        """Height of the first line of the answers, beside which the question stands."""
        return TALL * self._pixels


class Choice(Answers):
    """The answers to a question, side by side."""

    def __init__(self, question: Question, parent: QWidget) -> None:
        super().__init__(question, parent)
        self.options = [question.button(answer, self) for answer, _ in question.answers]
        self._group = QButtonGroup(self)
        for place, option in enumerate(self.options):
            self._group.addButton(option, place)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._group.idClicked.connect(self._on_clicked)
        self.say_again()

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        value = self.question.read(settings)
        for option, (answer, _) in zip(self.options, self.question.answers, strict=True):
            option.setChecked(answer == value)

    def say_again(self) -> None:
        super().say_again()
        for option, (_, key) in zip(self.options, self.question.answers, strict=True):
            option.setText(say(key))
            option.setAccessibleName(f"{self.label.text()}: {say(key)}")
            option.updateGeometry()

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        super().set_look(pixels, colours)
        for option in self.options:
            option.set_look(pixels, colours)

    def wrap(self, room: int | None) -> None:
        super().wrap(room)
        gap = round(_GAP * self._pixels)
        lines: list[list[Option]] = []
        taken = 0
        for option in self.options:
            wide = option.sizeHint().width()
            full = not lines or len(lines[-1]) == self.question.columns
            if full or (room is not None and taken + wide > room):
                lines.append([])
                taken = 0
            lines[-1].append(option)
            taken += wide + gap
        _lay_out(lines, self._rows, gap)

    def _line_height(self) -> float:
        return self.options[0].sizeHint().height()

    def _on_clicked(self, place: int) -> None:
        self.chosen.emit(self.question.answers[place][0])


def _lay_out(lines: Sequence[Sequence[QWidget]], rows: QVBoxLayout, gap: int) -> None:
    """Put widgets side by side, in lines below each other, so far apart."""
    while (item := rows.takeAt(0)) is not None:
        line = item.layout()
        while line is not None and line.takeAt(0) is not None:
            pass
    rows.setSpacing(gap)
    for widgets in lines:
        line = QHBoxLayout()
        line.setSpacing(gap)
        for widget in widgets:
            line.addWidget(widget)
        line.addStretch()
        rows.addLayout(line)


def grid_of(choices: Sequence[Answers], grid: QGridLayout, *, beside: bool) -> None:
    """Put questions below each other, each beside or above its answers."""
    top = Qt.AlignmentFlag.AlignTop
    for row, choice in enumerate(choices):
        for widget in (choice.label, choice):
            grid.removeWidget(widget)
        if beside:
            grid.addWidget(choice.label, row, 0, top)
            grid.addWidget(choice, row, 1)
        else:
            grid.addWidget(choice.label, 2 * row, 0, 1, 2)
            grid.addWidget(choice, 2 * row + 1, 0, 1, 2)
    grid.setColumnStretch(1, 1)
