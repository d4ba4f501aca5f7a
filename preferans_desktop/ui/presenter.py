"""Keeps everything on the screen the same as the match."""

from __future__ import annotations

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
from preferans_desktop.ui.captions import (
    acts_since_deal,
    acts_since_hand,
    badge_of,
    own_cards,
    plate_of,
    training_note,
)
from preferans_desktop.ui.models.rows import say_rows_again
from preferans_desktop.ui.parts import Parts
from preferans_desktop.ui.people import OWN
from preferans_desktop.ui.prompting import Prompting
from preferans_desktop.ui.table.hand_order import HandOrder
from preferans_desktop.ui.table.view import Labels
from preferans_desktop.ui.turn import speech_of


class Presenter(QObject):
    """Shows every step of the match; how a hand ended, when its last trick is taken in.

    Signals:
        shown: a step is on the screen; carries the `Step`.
        recapped: where the hand stands was told; carries it.
    """

    shown = Signal(object)
    recapped = Signal(str)

    def __init__(self, parts: Parts, prompting: Prompting, parent: QObject | None = None) -> None:
        """Show the match as it stands.

        Args:
            parts: what shows it.
            prompting: shows what the person may do after each step.
            parent: owns it.
        """
        super().__init__(parent)
        self._bridge = parts.bridge
        self._screen = parts.screen
        self._models = parts.models
        self._prompting = prompting
        self._flow = parts.flow
        self._pacing = parts.pacing
        self._fast_forward = parts.fast_forward
        self._watching = parts.watching
        self._speech: dict[Seat, str] = {}
        self._facts_are_late = False
        self._recaps = False
        parts.bridge.stepped.connect(self._on_stepped)
        parts.pacing.ready.connect(parts.bridge.release)
        parts.screen.table.settled.connect(self._on_settled)
        parts.screen.table.waiting.connect(self._on_waiting)
        parts.watching.seen_anew.connect(self._see_anew)
        self._set_people()
        self._show_facts()

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
            self._prompting.write("")
        self._prompting.show_turn()

    def sort_hands(self, order: HandOrder) -> None:
        """Let open hands stand in this order from now on."""
        self._screen.table.set_hand_order(order)
        self._prompting.show_cards()

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
            self._prompting.show_turn()
        else:
            self._prompting.hide_turn(told=not ended and not isinstance(step.event, Dealt))
        if table.waits_for_player():
            self._on_waiting()
        self.shown.emit(step)
        self._pacing.shown(step.event)  # last: what follows must find everything shown

    def _on_settled(self) -> None:
        if self._facts_are_late:
            self._facts_are_late = False
            self._show_facts()
        self._prompting.show_turn()

    def _see_anew(self) -> None:
        """The same moment, with other cards open."""
        self._screen.table.show_view(self._bridge.view(), animate=False)
        self._show_facts()
        self._prompting.show_turn()

    def _on_waiting(self) -> None:
        self._prompting.write(say("prompt_trick_lies"))

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
