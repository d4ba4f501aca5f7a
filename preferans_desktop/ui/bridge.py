"""Between the match and Qt: what happens comes out as signals, acts go in as calls."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from preferans_desktop.host.answers import Trouble
from preferans_desktop.host.controller import Busy, Controller, Step
from preferans_desktop.host.decisions import Decisions
from preferans_desktop.host.header import MatchHeader, Participants
from preferans_desktop.host.questions import Position
from preferans_desktop.host.thinking import Thinking
from preferans_desktop.host.timers import CallLater, Cancel
from preferans_desktop.language.acts import fallback_note
from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.log import Change, Dealt, Hinted, Log, Undone, WrittenOff
from preferans_desktop.rules.serbian.masking import view_of_masked
from preferans_desktop.rules.serbian.match import RuleViolation
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.rules.serbian.view import PlayerView
from preferans_desktop.ui.people import OWN, default_participants, players_of
from preferans_desktop.ui.saving import Saving
from preferans_desktop.ui.turn import Players

if TYPE_CHECKING:
    from preferans_desktop.host.advice import Advice, OnAdvice
    from preferans_desktop.host.advisers import Advisers, OnRefined
    from preferans_desktop.host.sharing import SharedProcess

_log = logging.getLogger(__name__)


class Bridge(QObject):
    """The match, its players and its store as the window knows them.

    Attributes:
        controller: owner of the match.
        header: of the match in place, None before the first.
        runs_alone: the program deals by itself too, and nobody need be there.
        open_cards: who watches sees the cards of all; has no effect where a person plays.

    Signals:
        stepped: the match has changed; carries the `Step`.
        refused: an act was not allowed; carries the `RuleViolation`.
        noted: something did not go as usual; carries a sentence.
    """

    stepped = Signal(object)
    refused = Signal(object)
    noted = Signal(str)

    def __init__(
        self, controller: Controller, saving: Saving, parent: QObject | None = None
    ) -> None:
        """Listen to the match; to be made before the computer players listen to it."""
        super().__init__(parent)
        self.controller = controller
        self.header: MatchHeader | None = None
        self.runs_alone = False
        self.open_cards = False
        self._saving = saving
        self._thinking: Thinking | None = None
        self._proposed = default_participants(person=True)
        self._waiting: Log | None = None
        self._troubled: Seat | None = None
        self._seen: tuple[tuple[int, bool], PlayerView] | None = None
        self._decisions = Decisions(controller, OWN)
        self._lent: tuple[SharedProcess, CallLater] | None = None
        self._advisers: Advisers | None = None
        controller.subscribe(self._on_step)

    def attach(self, thinking: Thinking) -> None:
        """The computer players; their acts wait until `release`."""
        self._thinking = thinking
        thinking.hold()

    def lend(self, process: SharedProcess, call_later: CallLater) -> None:
        """Where to ask for advice, and a timer."""
        self._lent = process, call_later

    @property
    def players(self) -> Players:
        """Who sits at the table; before the first match who would."""
        return players_of(self._proposed if self.header is None else self.header.players)

    @property
    def person_plays(self) -> bool:
        """Whether a person plays the seat at the bottom."""
        return self.header is not None and OWN not in self.header.computers

    @property
    def is_watched(self) -> bool:
        """Whether a person watches the program play all three seats."""
        return self.header is not None and not self.person_plays and not self.runs_alone

    @property
    def can_undo(self) -> bool:
        """Whether the person may take back a decision: never in a match that counts."""
        training = self.header is not None and self.header.training
        if self.in_side_game:
            return False
        return training and self.person_plays and self._decisions.before_last is not None

    @property
    def undone(self) -> int:
        """How often something was taken back in this match."""
        return sum(isinstance(entry, Undone) for entry in self.controller.log.entries)

    @property
    def hinted(self) -> int:
        """How often the person was given a hint in this match."""
        return sum(isinstance(entry, Hinted) for entry in self.controller.log.entries)

    @property
    def is_saving(self) -> bool:
        """Whether an act, or a hint, is being saved."""
        return self.controller.busy or self._saving.is_waiting

    def view(self) -> PlayerView:
        """What the seat at the bottom sees now; all cards where they are watched open."""
        shown = (self.controller.revision, self.open_cards and self.is_watched)
        if self._seen is None or self._seen[0] != shown:
            match = self.controller.match
            view = view_of_masked(match, OWN) if shown[1] else self.controller.view(OWN)
            self._seen = (shown, view)
        return self._seen[1]

    def propose(self, people: Participants, rules: Rules) -> None:
        """Show what the first match would be; has no effect once there is one."""
        unlike = (people, rules) != (self._proposed, self.controller.log.rules)
        if self.header is None and unlike:
            self._proposed = people
            self.controller.resume(Log(rules, self.controller.log.dealer))

    def begin(self, header: MatchHeader, log: Log) -> bool:
        """Put a new or saved match in place; False while an act is being saved."""
        if self.controller.busy:
            return False
        self.header = header
        self._waiting = None
        self._saving.set_saving(saves=True)
        self._saving.begin(header, log)
        self._put_in_place(header, log)
        return True

    @property
    def in_side_game(self) -> bool:
        """Whether a side game is in the place of the match."""
        return self._waiting is not None

    def match_header(self) -> MatchHeader | None:
        """The header of the match in place; None before the first, and while a match waits."""
        return None if self.in_side_game else self.header

    @property
    def match_log(self) -> Log:
        """The log of the match, also while it waits for a side game."""
        return self.controller.log if self._waiting is None else self._waiting

    def begin_side_game(self, log: Log) -> bool:
        """Let the match wait, and play on from another moment of it; whether that is done.

        Nothing that happens until `end_side_game` is saved.
        """
        if self.controller.busy or self.header is None or self._waiting is not None:
            return False
        self._waiting = self.controller.log
        self._saving.set_saving(saves=False)
        self._put_in_place(self.header, log)
        return True

    def end_side_game(self) -> bool:
        """Put the match in its place again, as it was; whether that is done."""
        if self.controller.busy or self.header is None or self._waiting is None:
            return False
        log, self._waiting = self._waiting, None
        self._saving.set_saving(saves=True)
        self._put_in_place(self.header, log)
        return True

    def act(self, action: Action) -> bool:
        """Say or play something for the person; whether it was taken."""
        return self._try(lambda: self.controller.act(action, initiator=OWN))

    def deal(self) -> bool:
        """Deal the next hand; whether it was dealt."""
        return self._try(self.controller.deal)

    def write_off(self) -> bool:
        """End the match by agreement, between hands; whether it ended."""
        return self._try(self.controller.write_off)

    def undo(self) -> bool:
        """Take back the person's last decision, and all that followed; whether it was done."""
        kept = self._decisions.before_last
        if not self.can_undo or kept is None:
            return False
        return self._try(lambda: self.controller.undo(kept))

    def advise(self, on_advice: OnAdvice, *, pressing: bool) -> Cancel:
        """Ask what a computer player would do now in the place of the person.

        Args:
            on_advice: told once, unless the result is called before.
            pressing: the person waits for it.
        """
        return self.advisers.ask(self._position, on_advice, pressing=pressing)

    def refine(self, advice: Advice, on_refined: OnRefined) -> Cancel:
        """Have the numbers of advice about this moment made steadier.

        Args:
            advice: what was told.
            on_refined: told each time they are, unless the result is called.
        """
        return self.advisers.refine(self._position, advice, on_refined)

    @property
    def advisers(self) -> Advisers:
        """Whom to ask for advice; not loaded before."""
        if self._advisers is None:
            assert self._lent is not None  # noqa: S101 - the program has lent a process
            from preferans_desktop.host.advisers import Advisers  # noqa: PLC0415

            self._advisers = Advisers(*self._lent)
        return self._advisers

    @property
    def _position(self) -> Position:
        assert self.header is not None  # noqa: S101 - a match is in place
        return Position(self.header, self.controller.log, self.controller.match, OWN)

    def note_hint(self) -> None:
        """The person was shown advice about this decision."""
        self._try(lambda: self.controller.note_hint(OWN))

    def finish(self) -> None:
        """The end of the match was seen."""
        self._saving.finish()

    def release(self) -> None:
        """Nothing moves any more: the computer players may act."""
        if self._thinking is not None:
            self._thinking.release()

    def on_trouble(self, trouble: Trouble, seat: Seat) -> None:
        """A computer player failed, or is well again; the act that stands in is told with it."""
        if trouble is Trouble.BACK:
            self.noted.emit(say("note_players_back"))
        elif trouble is Trouble.GIVEN_UP:
            self.noted.emit(say("note_players_given_up"))
        else:
            self._troubled = seat
            self.noted.emit(say("note_player_restarted"))

    def _put_in_place(self, header: MatchHeader, log: Log) -> None:
        if self._thinking is not None:
            self._thinking.begin(header)
        self.controller.resume(log)

    def _try(self, change: Callable[[], None]) -> bool:
        try:
            change()
        except Busy:
            return False  # clicked faster than the last act was saved
        except RuleViolation as violation:
            self.refused.emit(violation)
            return False
        return True

    def _on_step(self, step: Step) -> None:
        if self._thinking is not None:
            self._thinking.hold()
        if self._troubled is not None and step.initiator == self._troubled:
            self._troubled = None
            self._note_fallback(step.event)
        self.stepped.emit(step)

    def _note_fallback(self, event: Change | None) -> None:
        if event is None or isinstance(event, Dealt | WrittenOff | Undone):
            return
        self.noted.emit(fallback_note(event, self.players[event.seat]))
