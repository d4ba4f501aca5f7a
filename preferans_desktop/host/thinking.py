"""Turns of the computer players: asks them in their process, and plays on whatever happens there.

One question is out at a time. An answer counts only for the question it names and while the match
has not moved on since. A player that dies, answers nonsense, or does not answer in time is replaced
for that turn by a harmless act; its process is started again and the window is told.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from preferans_desktop.host.answers import Answer, AnswerError, Fields, Trouble, parse_answer
from preferans_desktop.host.controller import Controller, Step
from preferans_desktop.host.fallback import fallback_act
from preferans_desktop.host.header import MatchHeader
from preferans_desktop.host.patience import Patience, Rest
from preferans_desktop.host.questions import (
    Opportunity,
    Position,
    Question,
    next_question,
    question_line,
)
from preferans_desktop.host.timers import CallLater, Cancel, cancel_nothing
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.log import Undone
from preferans_desktop.rules.serbian.match import check

OnThought = Callable[[Fields, Position], None]
"""Told the answer of a player, as it was written, and the position he was asked in."""
OnTrouble = Callable[[Trouble, Seat], None]
"""Told that something is amiss with the player of a seat, or well again."""

_log = logging.getLogger(__name__)


class PlayerProcess(Protocol):
    """The process in which computer players think, as `Thinking` sees it.

    Attributes:
        on_line: to be called with each line the process writes.
        on_exit: to be called when the process has ended, or could not be started.
    """

    on_line: Callable[[str], None]
    on_exit: Callable[[], None]

    def send(self, line: str) -> None:
        """Write a line to the process; a failure shows as `on_exit`."""

    def restart(self) -> None:
        """Start the process, ending the present one; nothing of that one is reported any more."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """The question that is out; `number` is never used twice."""

    number: int
    revision: int
    question: Question


@dataclass(frozen=True, slots=True)
class _Decided:
    """What comes of a question; no action means silence, no fields that the player failed."""

    asked: _Asked
    action: Action | None
    fields: Fields | None = None


def _nobody(_fields: Fields, _position: Position) -> None:
    """Nobody wants to know what they think."""


class Thinking:
    """Asks the computer players of one match after another.

    Call `begin` with the header of a match before the controller's `resume` with its log.

    Attributes:
        on_thought: told the answer of a player and where he was asked, right before he acts.
    """

    def __init__(
        self,
        controller: Controller,
        process: PlayerProcess,
        call_later: CallLater,
        on_trouble: OnTrouble,
        patience: Patience | None = None,
    ) -> None:
        """Take over the callbacks of a process that is running or not.

        Args:
            controller: of the match; is listened to.
            process: where the players think; started when first needed.
            call_later: a timer.
            on_trouble: told of failures, and when the players are well again.
            patience: limits.
        """
        self._controller = controller
        self._process = process
        self._call_later = call_later
        self._on_trouble = on_trouble
        self._patience = patience or Patience()
        self._header: MatchHeader | None = None
        self._considered: set[Opportunity] = set()
        self._number = 0
        self._asked: _Asked | None = None
        self._cancel_limit: Cancel = cancel_nothing
        self._rest = Rest(self._patience, call_later)
        self._held = False
        self._decided: _Decided | None = None
        self._running = False
        self._given_up = False
        self.on_thought: OnThought = _nobody
        process.on_line = self._on_line
        process.on_exit = self._on_exit
        controller.subscribe(self._on_step)

    def begin(self, header: MatchHeader) -> None:
        """Play the computer seats of this match, as soon as the controller resumes it."""
        self._header = header
        self._drop()

    def hold(self) -> None:
        """Let the players think, but let no act of theirs happen: something is still moving."""
        self._held = True

    def release(self) -> None:
        """Let their acts happen; the one that is ready happens now."""
        self._held = False
        self._happen()

    def close(self) -> None:
        """Ask nothing more; answers and timers have no effect any more."""
        self._header = None
        self._drop()
        self._rest.close()

    def _on_step(self, step: Step) -> None:
        if step.event is None or isinstance(step.event, Undone):
            self._considered.clear()
        self._look()

    def _look(self) -> None:
        """Ask whoever is to be asked now, unless that is under way already."""
        under_way = self._asked or (self._decided and self._decided.asked)
        if under_way and under_way.revision == self._controller.revision:
            return
        self._drop()
        if self._header is None:
            return
        match = self._controller.match
        question = next_question(match, self._header.computers, self._considered)
        if question is not None:
            self._ask(question, self._header)

    def _drop(self) -> None:
        """Forget the question that is out; its answer will be stale."""
        self._cancel_limit()
        self._cancel_limit = cancel_nothing
        self._asked = self._decided = None

    def _ask(self, question: Question, header: MatchHeader) -> None:
        self._number += 1
        asked = _Asked(self._number, self._controller.revision, question)
        if self._rest.is_on:
            self._decide(asked, self._fallback(question))
            return
        # the clock runs first: whatever goes wrong below, somebody acts in the end
        self._asked = asked
        self._cancel_limit = self._call_later(
            self._patience.limit_ms, partial(self._on_limit, asked)
        )
        if not self._running:
            self._restart()
        if self._asked is asked:
            self._process.send(self._line(asked, header))

    def _line(self, asked: _Asked, header: MatchHeader) -> str:
        seat = asked.question.seat
        position = Position(header, self._controller.log, self._controller.match, seat)
        return question_line(
            asked.number,
            position,
            header.computers[seat],
            persona=header.players[seat].persona,
            budget_ms=self._patience.budget_ms,
        )

    def _restart(self) -> None:
        self._running = True
        self._process.restart()

    def _on_line(self, line: str) -> None:
        asked = self._asked
        if asked is None:
            return
        try:
            answer = parse_answer(line, asked.number, asked.question.seat)
        except AnswerError as error:
            self._fail(asked, error.trouble, str(error))
            return
        if answer is None:
            return
        action = answer.action
        if action is None and asked.question.opportunity is None:
            self._fail(asked, Trouble.NO_ACT, "no act where one is due")
        elif action is not None and check(self._controller.match, action) is not None:
            self._fail(asked, Trouble.ILLEGAL, f"{action} is not allowed")
        else:
            self._succeed(asked, answer)

    def _succeed(self, asked: _Asked, answer: Answer) -> None:
        self._rest.note_answer()
        if self._given_up:
            self._given_up = False
            self._on_trouble(Trouble.BACK, asked.question.seat)
        self._decide(asked, answer.action, answer.fields)

    def _on_exit(self) -> None:
        self._running = False
        if self._asked is not None:
            self._fail(self._asked, Trouble.DIED, "the process has ended")

    def _on_limit(self, asked: _Asked) -> None:
        self._fail(asked, Trouble.TOO_SLOW, f"no answer in {self._patience.limit_ms} ms")

    def _fail(self, asked: _Asked, trouble: Trouble, detail: str) -> None:
        seat = asked.question.seat
        _log.warning("player of seat %d: %s: %s", seat, trouble.value, detail)
        self._drop()
        self._rest.note_failure()
        try:
            self._on_trouble(trouble, seat)
            if self._rest.is_on and not self._given_up:
                self._given_up = True
                self._on_trouble(Trouble.GIVEN_UP, seat)
        finally:  # somebody acts, whatever the window makes of it
            self._restart()  # at once: a process that hangs must not go on using the machine
            self._decide(asked, self._fallback(asked.question))

    def _fallback(self, question: Question) -> Action | None:
        if question.opportunity is not None:
            return None
        return fallback_act(self._controller.view(question.seat))

    def _decide(self, asked: _Asked, action: Action | None, fields: Fields | None = None) -> None:
        """The answer, or what stands for it, is there; it happens when nothing moves any more."""
        self._drop()
        self._decided = _Decided(asked, action, fields)
        if not self._held:
            self._happen()

    def _happen(self) -> None:
        decided, self._decided = self._decided, None
        if decided is None or self._controller.busy:
            return  # while the match is moving on: the question will be put again
        opportunity = decided.asked.question.opportunity
        if opportunity is not None:
            self._considered.add(opportunity)
        if decided.action is None:
            self._look()
        else:
            self._tell_thought(decided.fields, decided.action.seat)
            self._controller.act(decided.action, initiator=decided.action.seat)

    def _tell_thought(self, fields: Fields | None, seat: Seat) -> None:
        if fields is not None and self._header is not None:
            log, match = self._controller.log, self._controller.match
            self.on_thought(fields, Position(self._header, log, match, seat))
