"""What the person at the screen does with mouse and keys, as acts of the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from preferans_desktop.language.reasons import refusal
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.actions import Action, Discard, PlayCard
from preferans_desktop.rules.serbian.match import RuleViolation
from preferans_desktop.rules.serbian.play import Play
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.keys import Keys
from preferans_desktop.ui.models.hand_list import HandList
from preferans_desktop.ui.pacing import Pacing
from preferans_desktop.ui.panels.action_bar import ActionBar, Command
from preferans_desktop.ui.people import OWN
from preferans_desktop.ui.table.view import TableView
from preferans_desktop.ui.turn import DISCARDED, Choosing, Turn
from preferans_desktop.ui.words import ENTER, ESCAPE, digit_key


def _always(_action: Action) -> bool:
    return True


class Person(QObject):
    """Plays the seat at the bottom.

    Attributes:
        lets: whether an act may be done at once.

    Signals:
        commanded: a button that is no word of the game was pressed; carries the `Command`.
        refused: an act is not allowed; carries the sentence that says why.
        kept: a card that was dragged onto the table stays in the hand.
    """

    commanded = Signal(object)
    refused = Signal(str)
    kept = Signal()

    def __init__(
        self,
        bridge: Bridge,
        hand: HandList,
        bar: ActionBar,
        pacing: Pacing,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._hand = hand
        self._bar = bar
        self._pacing = pacing
        self._choosing = Choosing.NOTHING
        self._two_clicks = False
        self.lets: Callable[[Action], bool] = _always
        bar.chosen.connect(self._on_chosen)
        bridge.refused.connect(self._on_refused)

    def listen_to(self, keys: Keys) -> None:
        """Take the keys that belong to the game."""
        keys.digit.connect(self._on_digit)
        keys.word_digit.connect(self._on_word_digit)
        keys.step.connect(self._on_step)
        keys.confirm.connect(self._on_confirm)
        keys.space.connect(self._on_space)

    def play_at(self, table: TableView) -> None:
        """Take what is done with the own cards on the table."""
        table.card_clicked.connect(self.choose_card)
        table.card_dropped.connect(self.drop_card)
        table.felt_clicked.connect(self._let_go)
        self.kept.connect(table.take_back)

    def set_two_clicks(self, *, wanted: bool) -> None:
        """Whether a card is chosen by a first click and played by a second one."""
        self._let_go()
        self._two_clicks = wanted
        self._hand.focus(None)  # what the arrows stand on would be chosen

    @property
    def plays_in_two_clicks(self) -> bool:
        """Whether a card is chosen before it is played."""
        return self._two_clicks

    @property
    def chosen(self) -> Card | None:
        """The card that another click plays, where two are wanted."""
        twice = self._two_clicks and self._choosing is Choosing.CARD
        return self._hand.focused if twice else None

    def set_turn(self, turn: Turn) -> None:
        """What may be done from now on."""
        self._choosing = turn.choosing

    def choose_card(self, card: Card) -> None:
        """A card of the own hand was clicked or its digit pressed."""
        if self._pacing.is_waiting():
            self._pacing.skip()
        if self._choosing is Choosing.DISCARD:
            self._hand.focus(card)
            self._hand.toggle(card, DISCARDED)
        elif self._two_clicks and card in (self._hand.playable or ()) and card != self.chosen:
            self._hand.focus(card)
        elif card in self._hand.cards:
            if card != self.chosen:
                self._let_go()
            self._act(PlayCard(OWN, card))

    def drop_card(self, card: Card) -> None:
        """A card of the own hand was dragged onto the table."""
        self._let_go()
        if self._choosing is Choosing.DISCARD and card not in self._hand.selected:
            self.choose_card(card)
        if self._choosing is Choosing.DISCARD or not self._act(PlayCard(OWN, card)):
            self.kept.emit()

    def _let_go(self) -> None:
        """Nothing is chosen any more, where a card is chosen before it is played."""
        if self.chosen is not None:
            self._hand.focus(None)

    def _on_chosen(self, meaning: Action | Command) -> None:
        if meaning is Command.PUT_AWAY:
            self._put_away()
        elif isinstance(meaning, Command):
            self.commanded.emit(meaning)
        else:
            self._act(meaning)

    def _put_away(self) -> None:
        if len(self._hand.selected) == DISCARDED:
            self._act(Discard(OWN, self._hand.selected))

    def _act(self, action: Action) -> bool:
        """Do something for the person; whether it is done."""
        return self.lets(action) and self._bridge.act(action)

    def _on_digit(self, number: int) -> None:
        if self._choosing is Choosing.NOTHING:
            self._bar.press_key(digit_key(number, with_alt=False))
        elif number <= len(self._hand.cards):
            self.choose_card(self._hand.cards[number - 1])

    def _on_word_digit(self, number: int) -> None:
        self._bar.press_key(digit_key(number, with_alt=True))

    def _on_step(self, step: int) -> None:
        if self._choosing is Choosing.NOTHING:
            self._bar.move_focus(step)
        else:
            self._hand.move_focus(step)

    def _on_confirm(self) -> None:
        """Enter: the focused button; then a finished discard, the focused card, the main button.

        Where a trick lies until the player goes on, it is taken in.
        """
        if self._pacing.waits_for_player():
            self._pacing.skip()
            return
        if self._bar.press_focused():
            return
        ready = len(self._hand.selected) == DISCARDED
        if self._hand.focused is not None and not ready:
            self.choose_card(self._hand.focused)
        else:
            self._bar.press_key(ENTER)

    def _on_space(self) -> None:
        if self._pacing.is_waiting():
            self._pacing.skip()
        elif not self._bar.press_focused():
            self._bar.press_main()

    def cancel(self) -> bool:
        """Esc: let go of the chosen card, else press the button that shows it; whether it did."""
        chosen = self.chosen is not None
        self._let_go()
        return chosen or self._bar.press_key(ESCAPE)

    def _on_refused(self, violation: RuleViolation) -> None:
        hand = self._bridge.controller.match.hand
        play = hand.play if hand is not None else None
        self.refused.emit(refusal_words(violation, play))


def refusal_words(violation: RuleViolation, play: Play | None) -> str:
    """Why an act is not allowed, in one line."""
    card = violation.tried.card if isinstance(violation.tried, PlayCard) else None
    if play is None:
        return refusal(violation.reason, card=card)
    return refusal(violation.reason, card=card, led=play.led, trump=play.trump)
