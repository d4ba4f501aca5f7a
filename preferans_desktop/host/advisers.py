"""Asks for advice about the moment in which somebody is to decide, and about it again.

It comes from a process that is sent no more than that seat sees. What is known about a moment is
not asked twice: a hint, a question whether one is sure, and the grade of the act are one answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from preferans_desktop.host.advice import LEVEL, Advice, OnAdvice, parse_advice
from preferans_desktop.host.answers import Fields
from preferans_desktop.host.pooling import MOST, pooled, tells_more
from preferans_desktop.host.questions import Position, question_line
from preferans_desktop.host.sharing import OnAnswer, Request, SharedProcess, Urgency
from preferans_desktop.host.timers import CallLater, Cancel, cancel_nothing

REFINING_MS = 2_000
"""The clock that ends refining where the answers, which are counted, come slowly."""
OnRefined = Callable[[Advice], None]
"""Told an advice whose numbers are steadier than before."""


@dataclass(eq=False, slots=True)
class _Consulted:
    """A moment that was asked about.

    Attributes:
        request: the question.
        is_out: it is not answered yet.
        fields: the answer, None where there is none.
        listeners: who waits for it.
    """

    position: Position
    request: Request | None = None
    is_out: bool = True
    fields: Fields | None = None
    listeners: list[OnAnswer] = field(default_factory=list)

    def is_about(self, position: Position) -> bool:
        """Whether it is the same moment; a hint that was noted since does not matter."""
        own = self.position
        same_match = own.match is position.match and own.header is position.header
        return same_match and own.seat == position.seat


class Advisers:
    """Asks the players, and remembers the moment asked about last."""

    def __init__(self, process: SharedProcess, call_later: CallLater) -> None:
        """Name the players.

        Args:
            process: where they think.
            call_later: a timer.
        """
        self._process = process
        self._call_later = call_later
        self._consulted: _Consulted | None = None

    def look_ahead(self, position: Position, urgency: Urgency) -> None:
        """Ask before anybody wants to know: the moment has come."""
        self._about(position, urgency)

    def consult(self, position: Position, on_answer: OnAnswer, urgency: Urgency) -> Cancel:
        """Ask what a player would do in a position, be it over or not.

        Args:
            position: who is asked about what.
            on_answer: told the answer once, at once if it is known, unless the result is called
                before; None where there is none.
            urgency: how soon it is wanted.
        """
        consulted = self._about(position, urgency)
        if not consulted.is_out:
            on_answer(consulted.fields)
            return cancel_nothing
        consulted.listeners.append(on_answer)

        def forget() -> None:
            if on_answer in consulted.listeners:
                consulted.listeners.remove(on_answer)

        return forget

    def ask(self, position: Position, on_advice: OnAdvice, *, pressing: bool) -> Cancel:
        """The same, told as advice.

        Args:
            position: who is asked about what.
            on_advice: told once, unless the result is called before.
            pressing: a person waits for it.
        """

        def told(fields: Fields | None) -> None:
            on_advice(None if fields is None else parse_advice(fields, position.seat))

        urgency = Urgency.WAITED_FOR if pressing else Urgency.SOON
        return self.consult(position, told, urgency)

    def refine(self, position: Position, first: Advice, on_refined: OnRefined) -> Cancel:
        """Ask the same with other deals, a counted number of times.

        Args:
            position: as it was asked about.
            first: the advice.
            on_refined: told the advice with numbers that are steadier each time.

        Returns:
            Ends it.
        """
        refining = _Refining(self._process, position, first, on_refined)
        refining.cancel_limit = self._call_later(REFINING_MS, refining.end)
        refining.go_on()
        return refining.end

    def _about(self, position: Position, urgency: Urgency) -> _Consulted:
        held = self._consulted
        if held is not None and held.is_about(position):
            if held.request is not None and urgency < held.request.urgency:
                self._process.hurry(held.request)
            return held
        if held is not None and held.request is not None and not held.listeners:
            self._process.forget(held.request)
        return self._ask(position, urgency)

    def _ask(self, position: Position, urgency: Urgency) -> _Consulted:
        consulted = self._consulted = _Consulted(position)

        def line(name: str) -> str:
            return question_line(name, position, LEVEL, gives_way=True, explain=True)

        def told(fields: Fields | None) -> None:
            consulted.is_out = False
            if fields is not None and "error" not in fields:
                consulted.fields = fields
            elif self._consulted is consulted:
                self._consulted = None  # whoever wants to know again, asks again
            listeners, consulted.listeners = consulted.listeners, []
            for listener in listeners:
                listener(consulted.fields)

        consulted.request = self._process.ask(line, told, urgency)
        return consulted


class _Refining:
    """One advice, asked for again with other seeds until enough answers are there."""

    def __init__(
        self, process: SharedProcess, position: Position, first: Advice, on_refined: OnRefined
    ) -> None:
        self.cancel_limit: Cancel = cancel_nothing
        self._process = process
        self._position = position
        self._answers = [first]
        self._on_refined = on_refined
        self._request: Request | None = None
        self._is_over = False

    def go_on(self) -> None:
        """Ask once more, unless enough is known."""
        if self._is_over:
            return
        if len(self._answers) == MOST:
            self.end()
            return
        position, seed = self._position, self._position.seed + len(self._answers)

        def line(name: str) -> str:
            return question_line(name, position, LEVEL, seed=seed, gives_way=True)

        self._request = self._process.ask(line, self._on_answer, Urgency.WAITED_FOR)

    def end(self) -> None:
        """Ask no more."""
        self._is_over = True
        self.cancel_limit()
        if self._request is not None:
            self._process.forget(self._request)

    def _on_answer(self, fields: Fields | None) -> None:
        answer = None if fields is None else parse_advice(fields, self._position.seat)
        if answer is None or answer.cut or not tells_more(answer, self._answers[0]):
            self.end()
            return
        self._answers.append(answer)
        self._on_refined(pooled(self._answers))
        self.go_on()
