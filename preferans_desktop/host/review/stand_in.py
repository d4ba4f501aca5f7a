"""What a computer player would have got in the person's seat: same deal, same opponents.

The hand is played again from its deal in the players' process, one answer after another, while no
turn of the match is due. The match itself is not touched.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from preferans_desktop.host.advice import LEVEL
from preferans_desktop.host.answers import Fields
from preferans_desktop.host.header import MatchHeader
from preferans_desktop.host.questions import Position, question_line
from preferans_desktop.host.review.hands import PastHand, log_before
from preferans_desktop.host.sharing import SharedProcess
from preferans_desktop.record.text import parse_words
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.log import Log, apply_event, replay
from preferans_desktop.rules.serbian.match import RuleViolation
from preferans_desktop.rules.serbian.sheet import results


@dataclass(frozen=True, slots=True)
class Compared:
    """Points of the result (serbian.md 11) that a hand brought; more is better.

    Attributes:
        cards: to a computer player in that seat, which is what the cards were worth.
        play: what the person made beyond that.
    """

    cards: int
    play: int


OnCompared = Callable[[Compared | None], None]
"""Told once the hand has been played again, None where that was not possible."""


class StandIn:
    """Plays one finished hand again; the strongest level takes the person's seat."""

    def __init__(
        self, process: SharedProcess, header: MatchHeader, seat: Seat, on_compared: OnCompared
    ) -> None:
        """Name the seat of the person.

        Args:
            process: where the players think.
            header: of the match.
            seat: whose place is taken.
            on_compared: told the result.
        """
        self._process = process
        self._header = header
        self._seat = seat
        self._on_compared = on_compared

    def play(self, log: Log, past: PastHand) -> None:
        """Play a finished hand of this log again from its first word on."""
        self._past = past
        self._log = log_before(log, past.acts[0])
        self._match = replay(self._log)
        self._before = self._match.sheet
        self._go_on()

    def _go_on(self) -> None:
        position = Position(self._header, self._log, self._match, self._match.to_act or 0)
        if self._match.to_act is None:
            self._on_compared(self._comparison())
            return
        level = self._header.computers.get(position.seat, LEVEL)
        persona = self._header.players[position.seat].persona
        self._process.ask(
            lambda name: question_line(name, position, level, persona=persona, gives_way=True),
            lambda fields: self._on_answer(position.seat, fields),
            pressing=False,
        )

    def _on_answer(self, seat: Seat, fields: Fields | None) -> None:
        action = _action(seat, fields)
        if action is None:
            self._on_compared(None)
            return
        try:
            self._match = apply_event(self._match, action)
        except RuleViolation:
            self._on_compared(None)
            return
        self._log = replace(self._log, entries=(*self._log.entries, action))
        self._go_on()

    def _comparison(self) -> Compared:
        before, there = results(self._before)[self._seat], results(self._match.sheet)[self._seat]
        here = results(self._past.match.sheet)[self._seat]
        return Compared(cards=before - there, play=there - here)


def _action(seat: Seat, fields: Fields | None) -> Action | None:
    words = None if fields is None else fields.get("action")
    try:
        return parse_words(seat, words) if isinstance(words, str) else None
    except ValueError:
        return None
