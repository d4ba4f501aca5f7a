"""The pages of the sheet: rows of answers, and what stands below them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from preferans_desktop.host.settings import Settings
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.speech import Tongue
from preferans_desktop.ui import theme
from preferans_desktop.ui.settings.choice import Answers, Choice, Question, grid_of
from preferans_desktop.ui.settings.level import Level
from preferans_desktop.ui.settings.sample import CardSample
from preferans_desktop.ui.table.card_style import card_style_of
from preferans_desktop.ui.table.hand_order import hand_order_of

CARD_HEIGHT = 8.5
"""Of the cards shown, in heights of letters."""


class Page(QWidget):
    """Rows of answers.

    Attributes:
        key: of what the page is called.

    Signals:
        chosen: other settings are wanted; carries the question and the answer.
    """

    chosen = Signal(object, object)

    def __init__(self, key: str, questions: Sequence[Question], parent: QWidget) -> None:
        super().__init__(parent)
        self.key = key
        self.choices: list[Answers] = [
            (Level if question.in_steps else Choice)(question, self) for question in questions
        ]
        self._grid = QGridLayout()
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.addLayout(self._grid)
        self.wrap(None)
        for choice in self.choices:
            choice.chosen.connect(self._on_chosen)

    def show_settings(self, settings: Settings) -> None:
        """Tick what is chosen."""
        for choice in self.choices:
            choice.show_settings(settings)

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        for choice in self.choices:
            choice.say_again()

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        """Height of letters, and colours."""
        self.rows.setSpacing(round(0.9 * pixels))
        self._grid.setHorizontalSpacing(round(1.2 * pixels))
        self._grid.setVerticalSpacing(round(0.25 * pixels))
        for choice in self.choices:
            choice.set_look(pixels, colours)

    def wrap(self, room: int | None) -> None:
        """Take no more than this width, with questions above their answers; None: what it takes."""
        grid_of(self.choices, self._grid, beside=room is None)
        for choice in self.choices:
            choice.wrap(room)
        self.rows.invalidate()

    def _on_chosen(self, answer: object) -> None:
        choice = self.sender()
        if isinstance(choice, Answers):
            self.chosen.emit(choice.question, answer)


class CardsPage(Page):
    """Below the rows the cards as they are chosen."""

    def __init__(self, key: str, questions: Sequence[Question], parent: QWidget) -> None:
        self.sample = CardSample()
        self._most = 100
        super().__init__(key, questions, parent)
        self.rows.addSpacing(1)
        self.rows.addWidget(self.sample)
        self.rows.addStretch()

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self.sample.set_card_style(card_style_of(settings))
        self.sample.set_hand_order(hand_order_of(settings))

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        super().set_look(pixels, colours)
        self._most = round(CARD_HEIGHT * pixels)

    def wrap(self, room: int | None) -> None:
        super().wrap(room)
        fits = self._most if room is None else self.sample.height_in(room)
        self.sample.set_card_height(min(self._most, fits))


class NotedPage(Page):
    """Below the rows a sentence.

    Attributes:
        note: its key.
    """

    note = ""

    def __init__(self, key: str, questions: Sequence[Question], parent: QWidget) -> None:
        super().__init__(key, questions, parent)
        self._note = QLabel(self)
        self._note.setWordWrap(True)
        self.rows.addWidget(self._note)
        self.rows.addStretch()

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self._note.setVisible(self.is_noted(settings))

    def is_noted(self, settings: Settings) -> bool:
        """Whether the sentence is to be read beside these settings."""
        return True

    def say_again(self) -> None:
        super().say_again()
        self._note.setText(say(self.note))

    def set_look(self, pixels: float, colours: theme.Palette) -> None:
        super().set_look(pixels, colours)
        self._note.setAlignment(Qt.AlignmentFlag.AlignLeft)


class WordsPage(NotedPage):
    """Where these words are seen, when the window speaks English."""

    note = "settings_words_in_serbian"

    def is_noted(self, settings: Settings) -> bool:
        return settings.tongue is Tongue.ENGLISH


class PlayPage(NotedPage):
    """How else a card is played."""

    note = "settings_drag"


class PlainPage(Page):
    """Nothing below the rows."""

    def __init__(self, key: str, questions: Sequence[Question], parent: QWidget) -> None:
        super().__init__(key, questions, parent)
        self.rows.addStretch()
