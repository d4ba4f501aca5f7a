"""How long computer players may think, and the rest of those that fail again and again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from preferans_desktop.host.timers import CallLater, Cancel, cancel_nothing


@dataclass(frozen=True, slots=True)
class Patience:
    """How long computer players may think, and what follows when they fail.

    Attributes:
        budget_ms: an answer that takes longer is cut short.
        limit_ms: an answer that takes longer is not waited for; leaves room for a question that
            the match has moved away from.
        failures: after so many in a row the process is left alone for a while.
        rest_ms: how long.
    """

    budget_ms: int = 3_000
    limit_ms: int = 8_000
    failures: int = 3
    rest_ms: int = 60_000


class Rest:
    """Counts how often a process has failed in a row, and leaves it alone when that is too often.

    After the rest it is tried again; one more failure is another rest.

    Attributes:
        is_on: nothing is to be asked now.
    """

    def __init__(
        self,
        patience: Patience,
        call_later: CallLater,
        on_over: Callable[[], None] | None = None,
    ) -> None:
        """No failure yet.

        Args:
            patience: how many failures, and how long the rest is.
            call_later: a timer.
            on_over: told that it can be tried again; None: nobody is.
        """
        self.is_on = False
        self._patience = patience
        self._call_later = call_later
        self._on_over = on_over
        self._failures = 0
        self._cancel: Cancel = cancel_nothing

    def note_failure(self) -> None:
        """The process has failed; once too often, and the rest begins."""
        self._failures += 1
        if self._failures >= self._patience.failures:
            self.is_on = True
            self._cancel = self._call_later(self._patience.rest_ms, self._end)

    def note_answer(self) -> None:
        """The process has answered: it is well."""
        self._failures = 0

    def close(self) -> None:
        """Nothing is told any more."""
        self._cancel()

    def _end(self) -> None:
        self.is_on = False
        self._failures = self._patience.failures - 1
        if self._on_over is not None:
            self._on_over()
