"""The players' process, shared by the turns of the match and by questions that may wait.

A turn is asked at once, and what is being thought about besides gives way to it. Other questions
are asked one at a time while no turn is due, those a person waits for before the rest; one that had
to give way is asked again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from preferans_desktop.host.answers import Fields
from preferans_desktop.host.thinking import CallLater, Cancel, PlayerProcess

OnAnswer = Callable[[Fields | None], None]
"""Told the answer to a question, None where there is none."""

LIMIT_MS = 8_000
"""A process that has not answered for so long is ended."""


@dataclass(eq=False, slots=True)
class _Request:
    """A question that may wait.

    Attributes:
        line: the question as it is sent, with its name.
        pressing: a person waits for the answer.
        wanted: somebody still waits for it.
        overtaken: something has been sent after it.
    """

    name: str
    line: Callable[[str], str]
    on_answer: OnAnswer
    pressing: bool
    wanted: bool = True
    overtaken: bool = False
    cancel_limit: Cancel = lambda: None


def _nobody(_line: str) -> None:
    """Nobody plays yet."""


def _nothing() -> None:
    """Nobody plays yet."""


class SharedProcess:
    """The players' process as the turns see it (`thinking.PlayerProcess`), and `ask` for the rest.

    Attributes:
        on_line: called with each answer to a turn.
        on_exit: called when the process has ended or could not be started.
    """

    def __init__(self, process: PlayerProcess, call_later: CallLater) -> None:
        """Take over the callbacks of a process that is not running yet.

        Args:
            process: where the players think.
            call_later: a timer.
        """
        self.on_line: Callable[[str], None] = _nobody
        self.on_exit: Callable[[], None] = _nothing
        self._process = process
        self._call_later = call_later
        self._running = False
        self._started_here = False
        self._turns_out = 0
        self._asked = 0
        self._queue: list[_Request] = []
        self._out: list[_Request] = []
        process.on_line = self._on_line
        process.on_exit = self._on_exit

    def send(self, line: str) -> None:
        """Put a turn to the process."""
        self._turns_out += 1
        self._overtake()
        self._process.send(line)

    def restart(self) -> None:
        """Start the process for the turns, ending one that has failed them."""
        if self._started_here:
            self._started_here = False  # they do not know that it runs
        else:
            self._restart()

    def ask(self, line: Callable[[str], str], on_answer: OnAnswer, *, pressing: bool) -> Cancel:
        """Ask something besides the turns.

        Args:
            line: makes the question when it is sent, with the name that it has to bear; it should
                let its thinking give way.
            on_answer: told the answer once, unless the result is called before.
            pressing: a person waits for it.
        """
        self._asked += 1
        request = _Request(f"besides {self._asked}", line, on_answer, pressing)
        self._put_in(request)
        self._go_on()
        return partial(self._forget, request)

    def close(self) -> None:
        """Ask and answer nothing more besides the turns."""
        self._queue.clear()
        for request in self._out:
            request.wanted = False
            request.cancel_limit()

    def _put_in(self, request: _Request) -> None:
        behind = len(self._queue)
        if request.pressing:
            behind = sum(other.pressing for other in self._queue)
        self._queue.insert(behind, request)

    def _forget(self, request: _Request) -> None:
        request.wanted = False
        if request in self._queue:
            self._queue.remove(request)
        self._go_on()

    def _go_on(self) -> None:
        """Ask the next question if nothing is thought about that it would have to wait for."""
        if self._turns_out or not self._queue:
            return
        pressing = self._queue[0].pressing
        if any(out.wanted and (out.pressing or not pressing) for out in self._out):
            return
        request = self._queue.pop(0)
        if not self._running:
            self._started_here = True
            self._restart()
        if self._running:
            self._put(request)
        else:
            request.on_answer(None)

    def _put(self, request: _Request) -> None:
        line = request.line(request.name)
        request.overtaken = False
        request.cancel_limit = self._call_later(LIMIT_MS, self._on_limit)
        self._overtake()
        self._out.append(request)
        self._process.send(line)

    def _overtake(self) -> None:
        for request in self._out:
            request.overtaken = True

    def _restart(self) -> None:
        self._fail()
        self._running = True
        self._process.restart()

    def _on_line(self, line: str) -> None:
        request, fields = self._answered(line)
        if request is None:
            self._turns_out = max(self._turns_out - 1, 0)
            self.on_line(line)
        else:
            self._out.remove(request)
            request.cancel_limit()
            if request.overtaken and fields.get("cut") and request.wanted:
                self._queue.insert(0, request)
            elif request.wanted:
                request.on_answer(fields)
        self._go_on()

    def _answered(self, line: str) -> tuple[_Request | None, Fields]:
        """The question that a line answers, None for a turn."""
        try:
            fields = json.loads(line)
        except (ValueError, RecursionError):
            return None, {}
        name = fields.get("id") if isinstance(fields, dict) else None
        return next((out for out in self._out if out.name == name), None), fields

    def _on_exit(self) -> None:
        self._running = self._started_here = False
        self._fail()
        self.on_exit()

    def _on_limit(self) -> None:
        if self._turns_out == 0:  # else the turns have a limit of their own
            self._restart()

    def _fail(self) -> None:
        """Nothing of what is out will be answered any more."""
        self._turns_out = 0
        failed, self._out = self._out, []
        for request in failed:
            request.cancel_limit()
            if request.wanted:
                request.on_answer(None)
