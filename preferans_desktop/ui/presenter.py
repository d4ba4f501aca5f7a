"""Keeps everything on the screen the same as the match."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from preferans_desktop.host.controller import Step
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.recap import recap_lines
from preferans_desktop.language.results import (
    hand_heading,
    hand_lines,
    match_heading,
    match_lines,
)
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.log import Dealt, Undone, WrittenOff
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.view import PlayerView
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.captions import (
    acts_since_deal,
    acts_since_hand,
    badge_of,
    own_cards,
    plate_of,
    training_note,
)
from preferans_desktop.ui.fast_forward import FastForward
from preferans_desktop.ui.flow import Flow
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.models.bidding_list import BiddingList
from preferans_desktop.ui.models.hand_list import HandList
from preferans_desktop.ui.models.rows import say_rows_again
from preferans_desktop.ui.models.score_sheet import ScoreSheet
from preferans_desktop.ui.models.trick_list import TrickList
from preferans_desktop.ui.pacing import Pacing
from preferans_desktop.ui.panels.action_bar import Word
from preferans_desktop.ui.people import OWN
from preferans_desktop.ui.person import Person
from preferans_desktop.ui.table.hand_order import HandOrder
from preferans_desktop.ui.table.view import Labels
from preferans_desktop.ui.turn import Choosing, Turn, discard_message, speech_of, turn_of
from preferans_desktop.ui.watching import Watching
from preferans_desktop.ui.words import hint_word, words_of


@dataclass(frozen=True, slots=True)
class Models:
    """The models the window shows."""

    hand: HandList
    trick: TrickList
    bidding: BiddingList
    sheet: ScoreSheet


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of the window that the presenter joins."""

    bridge: Bridge
    screen: MatchScreen
    models: Models
    person: Person
    flow: Flow
    pacing: Pacing
    fast_forward: FastForward
    watching: Watching


class Presenter(QObject):
    """Shows every step of the match, and what the person may do then.

    What may be done is shown when nothing moves; how a hand ended, when its last trick is taken in.

    Signals:
        shown: a step is on the screen; carries the `Step`.
        prompted: the line on the felt was written, also when it is the same again; carries it.
        recapped: where the hand stands was told; carries it.
        asked: what the person may do now; carries the `Turn`, an empty one while cards move.
    """

    shown = Signal(object)
    prompted = Signal(str)
    asked = Signal(object)
    recapped = Signal(str)

    def __init__(self, parts: Parts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = parts.bridge
        self._screen = parts.screen
        self._models = parts.models
        self._person = parts.person
        self._flow = parts.flow
        self._pacing = parts.pacing
        self._fast_forward = parts.fast_forward
        self._watching = parts.watching
        self._turn = Turn("")
        self._speech: dict[Seat, str] = {}
        self._facts_are_late = False
        self._recaps = False
        parts.bridge.stepped.connect(self._on_stepped)
        parts.pacing.ready.connect(parts.bridge.release)
        parts.screen.table.settled.connect(self._on_settled)
        parts.screen.table.waiting.connect(self._on_waiting)
        parts.flow.changed.connect(self._show_prompt)
        parts.fast_forward.changed.connect(self._show_words)
        parts.watching.changed.connect(self._show_words)
        parts.watching.seen_anew.connect(self._see_anew)
        parts.models.hand.choice_changed.connect(self._on_choice_changed)
        self._set_people()
        self._show_facts()

    def say_instead(self, sentence: str) -> None:
        """Say this in place of whose turn it is, until something changes."""
        self._write_message(sentence)

    def show_recap(self) -> None:
        """Tell beside the table where the hand stands, until the person acts or the hand ends."""
        if self._bridge.view().hand is None or not self._bridge.person_plays:
            return
        self._recaps = True
        self._show_facts()
        self.recapped.emit(self._screen.hand_result.text())

    def say_again(self) -> None:
        """Say everything in the language chosen now."""
        self._set_people()
        say_rows_again(self._models.hand)
        if not self._facts_are_late:
            self._show_facts()
        self._flow.say_again()
        if self._screen.table.waits_for_player():
            self._on_waiting()
        elif self._screen.table.is_moving():
            self._write_message("")
        self._show_prompt()

    def sort_hands(self, order: HandOrder) -> None:
        """Let open hands stand in this order from now on."""
        self._screen.table.set_hand_order(order)
        self._show_cards()

    def _on_stepped(self, step: Step) -> None:
        table = self._screen.table
        moves = step.event is not None and not isinstance(step.event, Undone | WrittenOff)
        if not moves:
            # First: who looks at a figure is told of the names anew, and it may be gone.
            self._models.sheet.show_match(step.after)
            self._set_people()
        if step.event is None or step.after.hand is None or step.initiator == OWN:
            self._recaps = False
        self._flow.match_changed()
        self._fast_forward.follow()
        self._watching.follow()
        table.show_view(self._bridge.view(), animate=moves)
        ended = step.before.hand is not None and step.after.hand is None
        self._facts_are_late = ended and table.is_moving()
        if self._facts_are_late:
            self._show_speech(acts_since_deal(self._bridge.controller.log))
        else:
            self._show_facts()
        if not table.is_moving():
            self._show_prompt()
        else:
            self._hide_prompt(told=not ended and not isinstance(step.event, Dealt))
        if table.waits_for_player():
            self._on_waiting()
        self.shown.emit(step)
        self._pacing.shown(step.event)  # last: what follows must find everything shown

    def _on_settled(self) -> None:
        if self._facts_are_late:
            self._facts_are_late = False
            self._show_facts()
        self._show_prompt()

    def _see_anew(self) -> None:
        """The same moment, with other cards open."""
        self._screen.table.show_view(self._bridge.view(), animate=False)
        self._show_facts()
        self._show_prompt()

    def _on_waiting(self) -> None:
        self._write_message(say("prompt_trick_lies"))

    def _set_people(self) -> None:
        players = self._bridge.players
        names = (players[0].name, players[1].name, players[2].name)
        self._models.trick.set_players(players)
        self._models.bidding.set_players(players)
        self._models.sheet.set_names(names)
        self._screen.bidding.set_names(names)
        self._screen.papers.set_note(training_note(self._bridge.header, self._bridge.undone))
        self._screen.setAccessibleName(say("window_title"))
        self._screen.table.set_players(players)
        self._screen.table.set_labels(Labels(say("talon"), say("discard")))
        self._speech = {}
        self._screen.table.clear_speech()

    def _show_facts(self) -> None:
        """Everything that is so, whoever may do what."""
        view = self._bridge.view()
        match = self._bridge.controller.match
        hand = view.hand or view.last_hand
        self._models.sheet.show_match(match)
        self._models.trick.show_play(hand.play if hand is not None else None)
        acts = acts_since_deal(self._bridge.controller.log)
        self._models.bidding.show_acts(acts)
        cards = own_cards(self._screen.table.picture)
        if cards != self._models.hand.cards:
            self._models.hand.show_cards(cards, None)
        if view.hand is None and view.last_hand is not None:
            acts = acts_since_hand(acts, view.last_hand)  # the hand is over, and so is its talk
        self._show_speech(acts)
        self._show_hand(view, hand)
        if view.hand is None and match.finished:
            self._screen.hand_result.show_result(*self._result(match))
        if self._recaps:
            lines = recap_lines(view, self._bridge.players)
            self._screen.hand_result.show_result(say("recap_title"), lines)
        told_beside = self._recaps or (view.hand is None and bool(match.finished))
        self._screen.show_bidding(bidding=not told_beside)

    def _result(self, match: Match) -> tuple[str, tuple[str, ...]]:
        """How the last hand, or a match written off, ended: a heading and sentences."""
        players = self._bridge.players
        if match.was_written_off:
            return match_heading(match), match_lines(match, players)
        return hand_heading(match.finished[-1], players), hand_lines(match, players)

    def _show_hand(self, view: PlayerView, hand: Hand | None) -> None:
        players = self._bridge.players
        table = self._screen.table
        table.set_plates([plate_of(view, hand, seat, players) for seat in SEATS])
        table.set_contract(*badge_of(hand, players))
        first = self._bridge.controller.match.forehand if hand is None else hand.forehand
        self._screen.bidding.set_first(first)
        shown = hand is not None and hand.talon_shown
        self._screen.bidding.set_talon(hand.deal.talon.known if hand and shown else ())

    def _show_speech(self, acts: tuple[Action, ...]) -> None:
        wanted = speech_of(acts, self._bridge.players, self._bridge.view().hand)
        if not self._speech.keys() <= wanted.keys():
            self._screen.table.clear_speech()
            self._speech = {}
        for seat, words in wanted.items():
            if self._speech.get(seat) != words:
                self._screen.table.say(seat, words)
        self._speech = wanted

    def _show_prompt(self) -> None:
        """Whose turn it is and what may be done, when nothing moves."""
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
        self._show_cards()
        self._show_choice()
        self.asked.emit(self._turn)

    def _show_cards(self) -> None:
        """The own cards in the order in which they lie."""
        cards = own_cards(self._screen.table.picture)
        self._models.hand.show_cards(cards, self._turn.playable)

    def _hide_prompt(self, *, told: bool) -> None:
        """Nothing can be done while cards move; whose turn it is then may be told already."""
        turn = turn_of(self._bridge.view(), self._bridge.players, plays=self._bridge.person_plays)
        self._write_message(turn.message if told else "")
        self._turn = Turn("")
        self._person.set_turn(self._turn)
        self._show_words()
        self._on_choice_changed()
        self.asked.emit(self._turn)

    def _show_choice(self) -> None:
        hand = self._models.hand
        message = self._flow.question() or self._turn.message
        if self._turn.choosing is Choosing.DISCARD and not self._flow.question():
            message = discard_message(len(hand.selected))
        elif self._person.chosen is not None and not self._flow.question():
            message = say("prompt_chosen", card=self._person.chosen)
        self._write_message(message)
        self._show_words()
        self._lift_cards()

    def _write_message(self, words: str) -> None:
        self._screen.table.set_message(words)
        self.prompted.emit(words)

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
