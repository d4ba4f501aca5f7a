"""All keys of the match in one place.

    1 to 9, 0           what carries the digit: the words on the buttons by position while nothing
                        but words is possible; else the cards from the left, 0 for the tenth
                        (where two clicks play a card, the second time plays it)
    Alt + digit         the words while cards are to be chosen too, and always those that nobody
                        asked for (an offer, a take-over)
    left, right         from card to card, or from button to button
    Enter               plays the card, presses the button, confirms the discard
    Space               skips what is moving; else presses the one button that stands out
    L  P                last trick, own paper
    O                   lays all cards open, or covers them, while three computers are watched
    F                   fast-forward while others play, to the next decision
    Z                   takes the last decision back, in training
    R                   finished hands, to look at again
    H                   hint
    arrows, Enter       on a paper: from figure to figure, and why it is written
    Esc                 closes what is open; never loses anything
    F11                 full screen (in the menu)

Every button shows the key that presses it at that moment. Letters are known by both scripts: Л П Р
Х З under a Cyrillic layout. Digits count from the upper row, from the keypad, and on layouts that
have other signs on the digit keys by the place of the key.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

_MODIFIER = Qt.KeyboardModifier
_LAST_TRICK = {int(Qt.Key.Key_L), ord("Л")}
_PAPER = {int(Qt.Key.Key_P), ord("П")}
_OPEN_CARDS = {int(Qt.Key.Key_O), ord("О")}
_FASTER = {int(Qt.Key.Key_F), ord("Ф")}
_UNDO = {int(Qt.Key.Key_Z), ord("З")}
_REVIEW = {int(Qt.Key.Key_R), ord("Р")}
_HINT = {int(Qt.Key.Key_H), ord("Х")}
_STEPS = {int(Qt.Key.Key_Left): -1, int(Qt.Key.Key_Right): 1}
_ENTER = {int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)}
_ZERO, _NINE = int(Qt.Key.Key_0), int(Qt.Key.Key_9)

_SCAN_CODE_OF_ONE = 10
"""Under X11 and Wayland the keys 1 to 0 have the scan codes 10 to 19 on every layout."""


class Keys(QObject):
    """Says what the keys mean; to be watched over are the widgets that can have the focus.

    Signals:
        digit: 1 to 10, the key 0 being 10.
        word_digit: the same, pressed with Alt.
        step: -1 to the left, 1 to the right.
        confirm, space, last_trick, paper, open_cards, faster, undo, review, hint, cancel: as above.
    """

    digit = Signal(int)
    word_digit = Signal(int)
    step = Signal(int)
    confirm = Signal()
    space = Signal()
    last_trick = Signal()
    paper = Signal()
    faster = Signal()
    open_cards = Signal()
    undo = Signal()
    review = Signal()
    hint = Signal()
    cancel = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: dict[QObject, frozenset[int]] = {}

    def watch(self, widget: QWidget, but: frozenset[int] = frozenset()) -> None:
        """Take the keys of a widget, but for some that it keeps for itself."""
        self._kept[widget] = but
        widget.installEventFilter(self)

    def eventFilter(  # noqa: N802 - Qt's name
        self, watched: QObject, event: QEvent
    ) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() in self._kept.get(watched, ()):
            return False
        modifiers = event.modifiers() & ~_MODIFIER.KeypadModifier
        if modifiers & (_MODIFIER.ControlModifier | _MODIFIER.MetaModifier):
            return False
        number = digit_of(event)
        if number is not None:
            return self._on_digit(number, event, with_alt=bool(modifiers & _MODIFIER.AltModifier))
        if modifiers & _MODIFIER.AltModifier:
            return False
        return self._on_key(event)

    def _on_digit(self, number: int, event: QKeyEvent, *, with_alt: bool) -> bool:
        if not event.isAutoRepeat():
            (self.word_digit if with_alt else self.digit).emit(number)
        return True

    def _on_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in _STEPS:
            self.step.emit(_STEPS[key])
            return True
        meaning = self._meaning(key)
        if meaning is not None and not event.isAutoRepeat():
            meaning.emit()
        return meaning is not None

    def _meaning(self, key: int) -> SignalInstance | None:
        letters = (
            (_ENTER, self.confirm),
            (_LAST_TRICK, self.last_trick),
            (_PAPER, self.paper),
            (_OPEN_CARDS, self.open_cards),
            (_FASTER, self.faster),
            (_UNDO, self.undo),
            (_REVIEW, self.review),
            (_HINT, self.hint),
            ({int(Qt.Key.Key_Space)}, self.space),
            ({int(Qt.Key.Key_Escape)}, self.cancel),
        )
        return next((meaning for keys, meaning in letters if key in keys), None)


def is_review_key(key: int) -> bool:
    """Whether this key opens and closes the finished hands."""
    return key in _REVIEW


def digit_of(event: QKeyEvent) -> int | None:
    """1 to 10 for a digit key, 10 for the key 0; None for another key."""
    if _ZERO <= event.key() <= _NINE:
        return event.key() - _ZERO or 10
    if event.modifiers() & _MODIFIER.ShiftModifier:
        return None
    place = event.nativeScanCode() - _SCAN_CODE_OF_ONE
    if 0 <= place < 10 and QGuiApplication.platformName() in {"xcb", "wayland"}:
        return place + 1
    return None
