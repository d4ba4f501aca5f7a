"""The form of a new match: filled in, so that one click deals."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from preferans_desktop.host.header import new_header
from preferans_desktop.host.settings import LastMatch
from preferans_desktop.language.catalogue import say
from preferans_desktop.ui import theme
from preferans_desktop.ui.match_fields import MatchFields
from preferans_desktop.ui.prose import Prose
from preferans_desktop.ui.scrolled import Scrolled, polish

SEED_BITS = 62
HUMAN_DEALS = 0
_LINES = 13
"""So many lines of letters there are where nothing is folded away, each twice as high."""


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
        self._title = QLabel(self)
        self._title.setObjectName("title")
        self._rows = QVBoxLayout(self)
        self.summary = Prose(self)
        self.summary.setObjectName("summary")
        self.fields = MatchFields(self)
        self._words: Callable[[], str] = str
        self._note, self._problem = Prose(self), Prose(self)
        self._problem.setObjectName("problem")
        self._is_wrong = False
        self.start = self._button("start")
        self.change = self._button("change")
        self.cancel = self._button("cancel")
        self._scrolled = Scrolled(self.fields, self)
        self._lay_out()
        self.say_again()
        self.start.clicked.connect(self._on_start)
        self.change.clicked.connect(self._on_change)
        self.cancel.clicked.connect(self.cancelled)
        self.fields.entered.connect(self._on_start)
        self.fields.changed.connect(self._propose)

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
        if match is not None:
            self.fields.fill(match)
            self.say_again()

    def fit(self, pixels: float, room: QSize) -> None:
        """Take letters of this height; fields that have no room can be scrolled to."""
        self._text = pixels
        self._dress()
        tall = 2 * pixels * _LINES > room.height()
        side = round((0.8 if tall else 1.6) * pixels)
        self._rows.setContentsMargins(side, round(0.7 * side), side, round(0.8 * side))
        self._rows.setSpacing(round((0.4 if tall else 0.7) * pixels))
        grid = self.fields.grid
        grid.setSpacing(round(0.45 * pixels))
        grid.setContentsMargins(0, 0, 0, 0)
        polish(self)
        grid.activate()
        self._rows.activate()
        needed = self.sizeHint()
        if needed.height() > room.height():
            grid.setContentsMargins(0, 0, round(0.5 * pixels), 0)
            needed += QSize(self._scrolled.bar_width() + round(0.5 * pixels), 0)
        self.resize(needed.boundedTo(room))
        self._scrolled.settle()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        if not self.isHidden():
            self._dress()

    def say_again(self) -> None:
        """Say everything in the language chosen now; names that were typed stay."""
        self._title.setText(say("new_match_title"))
        self.start.setText(say("action_start_match"))
        self.change.setText(say("new_match_change"))
        self.cancel.setText(say("action_cancel"))
        self.fields.say_again()
        self.summary.setText(self.fields.summed_up())
        self._tell(self._words, wrong=self._is_wrong)

    def _dress(self) -> None:
        style = _style(round(self._text), self._colours)
        if style == self.styleSheet():
            return
        self.setStyleSheet(style)
        self.fields.set_look(self._text, self._colours)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(True)
        return button

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start, 1)
        buttons.addWidget(self.change)
        self._rows.addWidget(self._title)
        self._rows.addWidget(self.summary)
        self._rows.addWidget(self._scrolled)
        self._rows.addWidget(self._note)
        self._rows.addWidget(self._problem)
        self._rows.addLayout(buttons)

    def _fold(self, *, folded: bool) -> None:
        """Fields, or a few words in their place."""
        self.summary.setText(self.fields.summed_up())
        self._scrolled.setHidden(folded)
        self.summary.setVisible(folded)
        self.change.setVisible(folded)
        self._rows.invalidate()
        self._rows.activate()
        self.grown.emit()

    def _on_change(self) -> None:
        self._fold(folded=False)
        self.fields.names[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.fields.names[0].selectAll()

    def _tell(self, words: Callable[[], str], *, wrong: bool = False) -> None:
        """Show a line made by `words`, none where it is empty; `wrong`: so no match can begin."""
        self._words, self._is_wrong = words, wrong
        for label, shown in ((self._note, not wrong), (self._problem, wrong)):
            label.setText(words() if shown else "")
            label.setVisible(bool(label.text()))
        self.grown.emit()

    def _propose(self) -> None:
        if not self.fields.problem():
            self.proposed.emit(self.fields.people(), self.fields.rules())

    def _on_start(self) -> None:
        fields = self.fields
        if fields.problem():
            self._fold(folded=False)
            self._tell(fields.problem, wrong=True)
            return
        rules, people, seed = fields.rules(), fields.people(), self.new_seed()
        header = new_header(rules, HUMAN_DEALS, people, seed, training=fields.training)
        self.wanted.emit(fields.match())
        self.started.emit(header)


def _style(pixels: int, colours: theme.Palette) -> str:
    pad = round(0.3 * pixels)
    return f"""
        {theme.sheet_style("newMatch", pixels, colours)}
        QLabel#summary {{ font-size: {round(1.1 * pixels)}px; }}
        QPushButton {{ padding: {2 * pad}px {3 * pad}px; }}
        QPushButton#start {{ background: {colours.brass.name()}; font-weight: 600;
            font-size: {round(1.25 * pixels)}px; color: {colours.brass_text.name()}; }}
    """
