"""A process of players beside the one of the turns, shared by all questions that may wait.

Turns never wait for it. One question is asked at a time; what is more urgent goes first, and what
is being thought about gives way to it and is asked again. Where the process fails again and again
it rests: what a person waits for has no answer then, everything else waits.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from preferans_desktop.host.answers import Fields
from preferans_desktop.host.patience import Patience, Rest
from preferans_desktop.host.thinking import PlayerProcess
from preferans_desktop.host.timers import CallLater, Cancel, cancel_nothing

OnAnswer = Callable[[Fields | None], None]
"""Told the answer to a question, None where there is none."""


class Urgency(IntEnum):
    """What goes first; the lower the sooner."""

    WAITED_FOR = 0
    """A person waits for it, or may at any moment."""
    SOON = 1
    """A person will want it after the hand."""
    WHENEVER = 2


@dataclass(eq=False, slots=True)
class Request:
    """A question that may wait.

    Attributes:
        name: which the answer has to bear.
        line: makes the question as it is sent, with its name.
        on_answer: told the answer.
        urgency: how soon it is to be asked.
        wanted: somebody still waits for it.
        overtaken: something has been sent after it.
    """

    name: str
    line: Callable[[str], str]
    on_answer: OnAnswer
    urgency: Urgency
    wanted: bool = True
    overtaken: bool = False
    cancel_limit: Cancel = cancel_nothing


class SharedProcess:
    """Puts the questions to the process, which is started when the first one is asked."""

    def __init__(
        self,
        process: PlayerProcess,
        call_later: CallLater,
        patience: Patience | None = None,
    ) -> None:
        """Take over the callbacks of a process that is not running yet.

        Args:
            process: where the players think.
            call_later: a timer.
            patience: limits.
        """
        self._process = process
        self._call_later = call_later
        self._patience = patience or Patience()
        self._rest = Rest(self._patience, call_later, self._go_on)
        self._running = False
        self._closed = False
        self._asked = 0
        self._queue: list[Request] = []
        self._out: list[Request] = []
        process.on_line = self._on_line
        process.on_exit = self._on_exit

    def ask(self, line: Callable[[str], str], on_answer: OnAnswer, urgency: Urgency) -> Request:
        """Ask something.

        Args:
            line: makes the question when it is sent, with the name that it has to bear; it should
                let its thinking give way.
            on_answer: told the answer once, unless the question is forgotten before.
            urgency: how soon.
        """
        self._asked += 1
        request = Request(f"besides {self._asked}", line, on_answer, urgency)
        self._put_in(request)
        self._go_on()
        return request

    def hurry(self, request: Request) -> None:
        """A person waits for it now."""
        request.urgency = Urgency.WAITED_FOR
        if request in self._queue:
            self._queue.remove(request)
            self._put_in(request)
            self._go_on()

    def forget(self, request: Request) -> None:
        """Nobody wants to be told the answer any more."""
        request.wanted = False
        if request in self._queue:
            self._queue.remove(request)
        self._go_on()

    def close(self) -> None:
        """Ask and answer nothing more, whoever still asks."""
        self._closed = True
        self._rest.close()
        self._queue.clear()
        for request in self._out:
            request.wanted = False
            request.cancel_limit()

    def _put_in(self, request: Request, *, first: bool = False) -> None:
        """Into the queue: behind those as urgent, or before them."""
        last_before = request.urgency - 1 if first else request.urgency
        place = sum(other.urgency <= last_before for other in self._queue)
        self._queue.insert(place, request)

    def _go_on(self) -> None:
        """Ask the next question if nothing is thought about that it would have to wait for."""
        while self._rest.is_on and self._queue and self._queue[0].urgency is Urgency.WAITED_FOR:
            self._queue.pop(0).on_answer(None)
        if self._closed or self._rest.is_on or not self._queue:
            return
        urgency = self._queue[0].urgency
        if any(out.wanted and out.urgency <= urgency for out in self._out):
            return
        self._put(self._queue.pop(0))

    def _put(self, request: Request) -> None:
        for out in self._out:
            out.overtaken = True
        request.overtaken = False
        request.cancel_limit = self._call_later(self._patience.limit_ms, self._on_limit)
        self._out.append(request)
        if not self._running:
            self._restart()
        if request in self._out:
            self._process.send(request.line(request.name))

    def _restart(self) -> None:
        self._running = True
        self._process.restart()

    def _on_line(self, line: str) -> None:
        try:
            fields = json.loads(line)
        except (ValueError, RecursionError):
            return
        name = fields.get("id") if isinstance(fields, dict) else None
        request = next((out for out in self._out if out.name == name), None)
        if request is None:
            return
        self._rest.note_answer()
        self._out.remove(request)
        request.cancel_limit()
        if request.overtaken and fields.get("cut") and request.wanted:
            self._put_in(request, first=True)
        elif request.wanted:
            request.on_answer(fields)
        self._go_on()

    def _on_limit(self) -> None:
        self._restart()  # at once: a process that hangs must not go on using the machine
        self._fail()  # who asks again, asks the new one
        self._go_on()

    def _on_exit(self) -> None:
        self._running = False
        self._fail()
        self._go_on()

    def _fail(self) -> None:
        """Nothing of what is out will be answered any more."""
        failed, self._out = self._out, []
        if failed:
            self._rest.note_failure()
        for request in failed:
            request.cancel_limit()
            if request.wanted:
                request.on_answer(None)
