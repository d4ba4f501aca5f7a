"""Whose turn it is, and what the person may do: the line on the felt, the words, the cards."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from preferans_desktop.language.catalogue import say
from preferans_desktop.ui.captions import own_cards
from preferans_desktop.ui.panels.action_bar import Word
from preferans_desktop.ui.parts import Parts
from preferans_desktop.ui.people import OWN
from preferans_desktop.ui.turn import Choosing, Turn, discard_message, turn_of
from preferans_desktop.ui.words import hint_word, words_of


class Prompting(QObject):
    """Shows what may be done, when nothing moves.

    Signals:
        prompted: the line on the felt was written, also when it is the same again; carries it.
        asked: what the person may do now; carries the `Turn`, an empty one while cards move.
    """

    prompted = Signal(str)
    asked = Signal(object)

    def __init__(self, parts: Parts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = parts.bridge
        self._screen = parts.screen
        self._models = parts.models
        self._person = parts.person
        self._flow = parts.flow
        self._fast_forward = parts.fast_forward
        self._watching = parts.watching
        self._turn = Turn("")
        parts.flow.changed.connect(self.show_turn)
        parts.fast_forward.changed.connect(self._show_words)
        parts.watching.changed.connect(self._show_words)
        parts.models.hand.choice_changed.connect(self._on_choice_changed)

    def show_turn(self) -> None:
        """Whose turn it is and what may be done; nothing new while cards move."""
        if self._screen.table.is_moving():
            return
        view = self._bridge.view()
        if self._bridge.header is None:
            self._turn = Turn("")
        elif self._bridge.in_side_game and view.hand is None:
            self._turn = Turn(say("side_over"))  # no further hand is dealt in it
        else:
            self._turn = turn_of(view, self._bridge.players, plays=self._bridge.person_plays)
        if self._flow.form_is_open():
            self._turn = Turn("")
        self._person.set_turn(self._turn)
        self.show_cards()
        self._show_choice()
        self.asked.emit(self._turn)

    def hide_turn(self, *, told: bool) -> None:
        """Nothing can be done while cards move; whose turn it is then may be told already."""
        turn = turn_of(self._bridge.view(), self._bridge.players, plays=self._bridge.person_plays)
        self.write(turn.message if told else "")
        self._turn = Turn("")
        self._person.set_turn(self._turn)
        self._show_words()
        self._on_choice_changed()
        self.asked.emit(self._turn)

    def show_cards(self) -> None:
        """The own cards in the order in which they lie."""
        cards = own_cards(self._screen.table.picture)
        self._models.hand.show_cards(cards, self._turn.playable)

    def write(self, words: str) -> None:
        """Write this line on the felt, until something changes."""
        self._screen.table.set_message(words)
        self.prompted.emit(words)

    def _show_choice(self) -> None:
        hand = self._models.hand
        message = self._flow.question() or self._turn.message
        if self._turn.choosing is Choosing.DISCARD and not self._flow.question():
            message = discard_message(len(hand.selected))
        elif self._person.chosen is not None and not self._flow.question():
            message = say("prompt_chosen", card=self._person.chosen)
        self.write(message)
        self._show_words()
        self._lift_cards()

    def _show_words(self) -> None:
        self._screen.bar.set_words(self._words())

    def _words(self) -> list[Word]:
        if self._flow.form_is_open():
            return []
        faster = self._watching.words() + self._fast_forward.words()
        if self._screen.table.is_moving():
            return faster
        own = self._flow.words()
        if self._flow.question():
            return own
        player = self._bridge.players[OWN]
        words = words_of(self._turn, player, selected=len(self._models.hand.selected)) + own
        asked = words or self._turn.choosing is not Choosing.NOTHING
        more = self._hint_words() + self._flow.undo_words() if asked else []
        return words + more + faster

    def _hint_words(self) -> list[Word]:
        """The button that asks for a hint, where the person has something to decide."""
        decides = self._turn.words or self._turn.choosing is not Choosing.NOTHING
        return [hint_word()] if decides else []

    def _on_choice_changed(self) -> None:
        if self._turn.choosing is Choosing.DISCARD or self._person.plays_in_two_clicks:
            self._show_choice()
        else:
            self._lift_cards()

    def _lift_cards(self) -> None:
        hand, chosen = self._models.hand, self._person.chosen
        lifted = hand.selected if chosen is None else frozenset({chosen})
        self._screen.table.set_choice(hand.playable, lifted, hand.focused)
