"""The words that may be said now, as buttons over the table, right above the own cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.ui import theme
from preferans_desktop.ui.panels.button_rows import (
    AMPLE,
    Look,
    Rows,
    Writing,
    fit_rows,
    key_height,
)

ORDINARY = 0.95 / 1.2
"""Of the letters wanted on buttons: about those of the usual height; smaller ones ask for room."""
QUIET = 0.8
"""Of the letters wanted: those of buttons that stand apart."""


class Command(Enum):
    """What a button can mean that is no word of the game."""

    DEAL = "deal"
    PUT_AWAY = "put_away"
    SHOW_RESULTS = "show_results"
    NEW_MATCH = "new_match"
    WRITE_OFF = "write_off"
    CANCEL = "cancel"
    UNDO = "undo"
    FAST_FORWARD = "fast_forward"
    PAUSE = "pause"
    STEP = "step"
    GO_ON = "go_on"
    OPEN_CARDS = "open_cards"
    REVIEW = "review"
    BACK = "back"
    FORWARD = "forward"
    SEEN = "seen"
    PLAY_ON = "play_on"
    END_SIDE_GAME = "end_side_game"
    HINT = "hint"


@dataclass(frozen=True, slots=True)
class Word:
    """One button.

    Attributes:
        label: what stands on it.
        key: the key that presses it, as shown on it.
        meaning: what pressing it says or does.
        main: it stands out, as the one thing to do.
        enabled: it can be pressed.
        term: the Serbian word, shown while the mouse is over it; empty where it is the label.
        brief: what is enough after a button of its kind, where there is little room; may be empty.
        quiet: nothing that is said at the table: it looks different, and has a place of its own.
    """

    label: str
    key: str
    meaning: Action | Command
    main: bool = False
    enabled: bool = True
    term: str = ""
    brief: str = ""
    quiet: bool = False


class WordButton(QPushButton):
    """A button with a word and, smaller, the key that presses it.

    A second click of a double click means the button that was clicked first; where another one has
    come up under the mouse meanwhile it is not pressed by it.
    """

    def __init__(self, word: Word, colours: theme.Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.word = word
        self._colours = colours
        self.setEnabled(word.enabled)
        self.setToolTip(word.term)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{word.label}, {word.key}" if word.key else word.label)
        self._label = QLabel(word.label, self)
        self._key = QLabel(word.key, self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self._key)
        self._key.setVisible(bool(word.key))
        for part in (self._label, self._key):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        if word.quiet:  # those that stand below each other begin and end alike
            self._label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._pressed_before = False
        self._advised = False
        self._look = Look(16.0, AMPLE)

    @property
    def writing(self) -> Writing:
        """What stands on it."""
        return Writing(self.word.label, self.word.brief, self.word.key)

    @property
    def is_advised(self) -> bool:
        """Whether a hint advises this word."""
        return self._advised

    def set_advised(self, *, advised: bool) -> None:
        """Put a ring around the word that a hint advises."""
        self._advised = advised
        self._dress()

    def set_look(self, look: Look) -> None:
        """Make letters and edges of this size, and the button as large as they need."""
        self._look = look
        pixels, padding = look.pixels, look.padding
        self._label.setText(self.writing.shown(brief=look.brief))
        self._label.setFont(theme.font(pixels, bold=True))
        self._key.setFont(theme.font(key_height(pixels), bold=True))
        side, edge = round(padding.side * pixels), round(padding.edge * pixels)
        self._row.setContentsMargins(side, edge, side, edge)
        self._row.setSpacing(round(padding.between * pixels))
        self._dress()

    def _dress(self) -> None:
        style = _style(self.word, self._look, self._colours, advised=self._advised)
        if style != self.styleSheet():
            self.setStyleSheet(style)

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_before = True
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._pressed_before:
            super().mouseDoubleClickEvent(event)

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.sizeHint()


def _style(word: Word, look: Look, colours: theme.Palette, *, advised: bool) -> str:
    pixels = look.pixels
    corner = min(round(0.95 * pixels), look.height // 2)
    ground, letters = colours.cream, colours.ink
    if word.main:
        ground, letters = colours.brass, colours.brass_text
    edge = f"2px solid {ground.darker(125).name()}"
    if word.quiet:
        ground, letters = colours.plate, colours.text
        edge = f"2px solid {colours.plate_edge.name()}"
    if advised:
        edge = f"{max(4, round(0.28 * pixels))}px solid {colours.brass.name()}"
    return f"""
        QPushButton {{
            background: {ground.name()}; border-radius: {corner}px;
            border: {edge};
        }}
        QPushButton:hover {{ background: {ground.lighter(150 if word.quiet else 108).name()}; }}
        QPushButton:pressed {{ background: {ground.darker(112).name()}; }}
        QPushButton:focus {{ border: 3px solid {colours.text.name()}; }}
        QPushButton:disabled {{ background: {ground.darker(150).name()}; }}
        QPushButton > QLabel {{ color: {letters.name()}; background: transparent; }}
    """


class ActionBar(QWidget):
    """A row of words in the middle of its area, in more rows where one would be too narrow.

    Quiet words can stand below each other at the right end, always in the same place.

    Args:
        key_filter: sees the keys of the buttons before they do.

    Signals:
        chosen: a button was pressed; carries its meaning.
        asked: a button was clicked with the right button of the mouse; carries its meaning.
        words_changed: there are other buttons, which may want another height.
    """

    chosen = Signal(object)
    asked = Signal(object)
    words_changed = Signal()

    def __init__(self, key_filter: QObject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key_filter = key_filter
        self._buttons: list[WordButton] = []
        self._advised: frozenset[Action | Command] = frozenset()
        self._text_height = 16.0
        self._axis: int | None = None
        self._apart = False
        self._colours = theme.GREEN

    @property
    def words(self) -> tuple[Word, ...]:
        """What the buttons say, from the left."""
        return tuple(button.word for button in self._buttons)

    def button(self, meaning: Action | Command) -> WordButton | None:
        """The button with a meaning, None where there is none."""
        return next((each for each in self._buttons if each.word.meaning == meaning), None)

    def set_words(self, words: Sequence[Word]) -> None:
        """Offer these words and no others; nothing happens when they are the same."""
        if tuple(words) == self.words:
            return
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = [WordButton(word, self._colours, self) for word in words]
        for button in self._buttons:
            button.clicked.connect(self._on_clicked)
            button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            button.customContextMenuRequested.connect(self._on_asked)
            button.installEventFilter(self._key_filter)
            button.set_advised(advised=button.word.meaning in self._advised)
            button.show()
        self.setVisible(bool(words))
        self.words_changed.emit()
        self._arrange()

    def set_advised(self, meanings: frozenset[Action | Command]) -> None:
        """Put a ring around the buttons that mean this; none takes the rings away."""
        self._advised = meanings
        for button in self._buttons:
            button.set_advised(advised=button.word.meaning in meanings)

    def set_text_height(self, pixels: float) -> None:
        """Letters of this size, smaller where there is not enough room."""
        self._text_height = pixels
        self._arrange()

    def set_order(self, axis: int, *, apart: bool) -> None:
        """How the buttons stand.

        Args:
            axis: where rows have their middle, as far as there is room.
            apart: quiet words have a place of their own, and few rows are worth letters a little
                smaller; else quiet words end the rows, and letters are as large as they can be.
        """
        if (axis, apart) != (self._axis, self._apart):
            self._axis, self._apart = axis, apart
            self._arrange()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        for button in self._buttons:
            button.set_colours(colours)
        self._arrange()

    def press_key(self, key: str) -> bool:
        """Press the button that shows this key; whether there is one."""
        found = next((button for button in self._buttons if button.word.key == key), None)
        if found is not None:
            found.click()
        return found is not None

    def move_focus(self, step: int) -> None:
        """Go one button to the right (1) or to the left (-1), round the ends."""
        if not self._buttons:
            return
        places = [place for place, button in enumerate(self._buttons) if button.hasFocus()]
        if places:
            place = (places[0] + step) % len(self._buttons)
        else:
            place = 0 if step > 0 else len(self._buttons) - 1
        self._buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

    def press_focused(self) -> bool:
        """Press the button that has the focus; whether one has."""
        found = next((button for button in self._buttons if button.hasFocus()), None)
        if found is not None:
            found.click()
        return found is not None

    def press_main(self) -> bool:
        """Press the button that stands out; whether there is one."""
        found = next((button for button in self._buttons if button.word.main), None)
        if found is not None:
            found.click()
        return found is not None

    def _on_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, WordButton):
            self.chosen.emit(button.word.meaning)

    def _on_asked(self) -> None:
        button = self.sender()
        if isinstance(button, WordButton):
            self.asked.emit(button.word.meaning)

    def height_in(self, width: int, heights: Sequence[int]) -> int:
        """How high it should be: the first of these in which letters are as large as ordinary ones.

        Args:
            width: of its place.
            heights: of its place, and then what it may take where there is too little room.
        """
        usual, *more = heights
        if not self._spoken() or not more:
            return usual
        found = [self._rows_in(width, height) for height in heights]
        letters = [rows.look.pixels for rows in found]
        enough = [ORDINARY * self._text_height <= pixels for pixels in letters]
        best = enough.index(True) if any(enough) else letters.index(max(letters))
        if best == 0:
            return usual
        rows = found[best]
        return max(usual, min(heights[best], rows.height + rows.look.gap * (len(rows.counts) - 1)))

    def _quiet(self) -> list[WordButton]:
        """The buttons that stand apart."""
        return [button for button in self._buttons if self._apart and button.word.quiet]

    def _spoken(self) -> list[WordButton]:
        """The buttons that stand in rows."""
        return [button for button in self._buttons if not (self._apart and button.word.quiet)]

    def _rows_in(self, width: int, height: int) -> Rows:
        writings = [button.writing for button in self._spoken()]
        room = width - self._quiet_width()
        return fit_rows(writings, self._text_height, room, height, fewest=self._apart)

    def _quiet_width(self) -> int:
        """What the buttons that stand apart take, with the space before them."""
        widest = self._widest_quiet()
        return widest + 2 * self._quiet_look().gap if widest else 0

    def _widest_quiet(self) -> int:
        """Width of the buttons that stand apart, 0 where there is none."""
        look = self._quiet_look()
        return max((look.width(button.writing) for button in self._quiet()), default=0)

    def _quiet_look(self) -> Look:
        return Look(QUIET * self._text_height, AMPLE)

    def _arrange(self) -> None:
        if self.width() < 50:
            return
        if self._spoken():
            self._arrange_spoken()
        if self._quiet():
            self._arrange_quiet()

    def _arrange_spoken(self) -> None:
        rows = self._rows_in(self.width(), self.height())
        look, left = rows.look, iter(self._spoken())
        spaces = len(rows.counts) - 1
        gap = min(look.gap, max(0, self.height() - rows.height) // max(1, spaces))
        y = (self.height() - rows.height - spaces * gap) // 2
        lines = [list(islice(left, count)) for count in rows.counts]
        widths = [look.row_width([button.writing for button in line]) for line in lines]
        middle = self._middle(max(widths))
        for line, wide in zip(lines, widths, strict=True):
            x = middle - wide // 2
            for button in line:
                button.set_look(look)
                button.setGeometry(QRect(x, y, look.width(button.writing), look.height))
                x += button.width() + look.gap
            y += look.height + gap

    def _middle(self, widest: int) -> int:
        """Of the rows: on the axis, or as near as the widest one allows."""
        room = self.width() - self._quiet_width()
        axis = room // 2 if self._axis is None else self._axis
        return max(min(axis, room - widest // 2), min(widest, room) // 2)

    def _arrange_quiet(self) -> None:
        look, buttons, wide = self._quiet_look(), self._quiet(), self._widest_quiet()
        spaces = len(buttons) - 1
        y = (self.height() - len(buttons) * look.height - spaces * look.gap) // 2
        for button in buttons:
            button.set_look(look)
            button.setGeometry(QRect(self.width() - wide, y, wide, look.height))
            y += look.height + look.gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
