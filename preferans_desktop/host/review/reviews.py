"""What is known about the finished hands of the match in place, and where it comes from.

The players' process works it out when no turn of theirs is due: right after each hand, and for an
earlier hand when it is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from preferans_desktop.host.controller import Controller, Step
from preferans_desktop.host.header import MatchHeader
from preferans_desktop.host.review.open_cards import OpenCards, ask_open_cards
from preferans_desktop.host.sharing import SharedProcess
from preferans_desktop.rules.serbian.log import Log

Listener = Callable[[], None]


class Reviews:
    """Asks, and keeps the answers as long as the match is in place."""

    def __init__(
        self,
        controller: Controller,
        process: SharedProcess,
        header: Callable[[], MatchHeader | None],
    ) -> None:
        """Listen to a match.

        Args:
            controller: of the match.
            process: where the computer players think.
            header: of the match in place, None before the first.
        """
        self._controller = controller
        self._process = process
        self._header = header
        self._open_cards: dict[int, OpenCards] = {}
        self._asked: set[int] = set()
        self._listener: Listener = _nobody
        controller.subscribe(self._on_step)

    def listen(self, listener: Listener | None) -> None:
        """Have somebody told when more is known, or nobody any more."""
        self._listener = listener or _nobody

    def open_cards(self, last: int) -> OpenCards | None:
        """Open cards of a hand, None while they are not known; then they are asked for.

        Args:
            last: the place of its last act among all entries of the log.
        """
        if last not in self._open_cards:
            self._ask_open_cards(last)
        return self._open_cards.get(last)

    def _on_step(self, step: Step) -> None:
        if step.event is None:  # another match
            self._open_cards, self._asked = {}, set()
        elif len(step.after.finished) > len(step.before.finished):
            self._ask_open_cards(len(self._controller.log.entries) - 1)

    def _ask_open_cards(self, last: int) -> None:
        header, log = self._header(), self._controller.log
        if header is None or last in self._asked:
            return
        self._asked.add(last)
        until = Log(log.rules, log.dealer, log.entries[: last + 1])
        ask_open_cards(self._process, header, until, partial(self._on_open_cards, header, last))

    def _on_open_cards(self, header: MatchHeader, last: int, figures: OpenCards | None) -> None:
        if header is not self._header():
            return
        if figures is None:
            self._asked.discard(last)  # to be asked again when it is looked at
        else:
            self._open_cards[last] = figures
            self._listener()


def _nobody() -> None:
    """Nobody looks at it."""
