"""Where a player's own decisions stand in the log, so that the last one can be taken back."""

from __future__ import annotations

from preferans_desktop.host.controller import Controller, Step
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.log import (
    Dealt,
    Event,
    Undone,
    WrittenOff,
    course_of,
    in_force,
)
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.play import only_card


class Decisions:
    """The decisions of one seat among the entries in force; a card without a choice is none."""

    def __init__(self, controller: Controller, seat: Seat) -> None:
        """Listen to a match, from before its first change."""
        self._controller = controller
        self._seat = seat
        self._places: list[int] = []
        self._count = 0
        controller.subscribe(self._on_step)

    @property
    def before_last(self) -> int | None:
        """How many entries were in force before the last decision; None where there is none."""
        return self._places[-1] if self._places else None

    def _on_step(self, step: Step) -> None:
        if step.event is None or isinstance(step.event, Undone):
            self._read()
        else:
            self._take(step.before, step.event)

    def _read(self) -> None:
        self._places, self._count = [], 0
        log = self._controller.log
        for match, event in zip(course_of(log), in_force(log.entries), strict=False):
            self._take(match, event)

    def _take(self, before: Match, event: Event) -> None:
        if self._decides(before, event):
            self._places.append(self._count)
        self._count += 1

    def _decides(self, before: Match, event: Event) -> bool:
        if isinstance(event, Dealt | WrittenOff) or event.seat != self._seat:
            return False
        play = before.hand.play if before.hand is not None else None
        return not isinstance(event, PlayCard) or play is None or only_card(play) is None
