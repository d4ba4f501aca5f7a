"""What a computer player would have got in the person's seat: same deal, same opponents.

The hand is played again from its deal by the players, one answer after another. The match itself is
not touched.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace

from preferans_desktop.host.advice import LEVEL
from preferans_desktop.host.answers import Fields
from preferans_desktop.host.header import MatchHeader
from preferans_desktop.host.questions import Position, question_line
from preferans_desktop.host.review.hands import Beginning
from preferans_desktop.host.sharing import Request, SharedProcess, Urgency
from preferans_desktop.record.text import parse_words
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.log import apply_event
from preferans_desktop.rules.serbian.match import Match, RuleViolation
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


def compared_text(compared: Compared) -> str:
    """A comparison as it is kept."""
    return json.dumps({"level": LEVEL, **asdict(compared)}, separators=(",", ":"))


def parse_compared(text: str) -> Compared | None:
    """The comparison that was kept; None when it makes no sense."""
    try:
        fields = json.loads(text)
        cards, play = fields["cards"], fields["play"]
    except (KeyError, TypeError, ValueError):
        return None
    whole = type(cards) is int and type(play) is int
    return Compared(cards, play) if whole else None


def brought(seat: Seat, before: Match, after: Match) -> int:
    """Points that a hand brought to a seat.

    Args:
        seat: whose result is meant.
        before: the match before the act that ended the hand.
        after: and after it.
    """
    return results(before.sheet)[seat] - results(after.sheet)[seat]


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
        self._request: Request | None = None

    def play(self, beginning: Beginning, here: int) -> None:
        """Play a hand again.

        Args:
            beginning: of the hand.
            here: points that it brought to the person.
        """
        self._log, self._match, self._here = beginning.log, beginning.match, here
        self._go_on()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._request is not None:
            self._process.forget(self._request)

    def _go_on(self) -> None:
        assert self._match.to_act is not None  # noqa: S101 - the hand is not over
        position = Position(self._header, self._log, self._match, self._match.to_act)
        level = self._header.computers.get(position.seat, LEVEL)
        persona = self._header.players[position.seat].persona
        self._request = self._process.ask(
            lambda name: question_line(name, position, level, persona=persona, gives_way=True),
            lambda fields: self._on_answer(position.seat, fields),
            Urgency.WHENEVER,
        )

    def _on_answer(self, seat: Seat, fields: Fields | None) -> None:
        action, before = _action(seat, fields), self._match
        if action is None:
            self._on_compared(None)
            return
        try:
            self._match = apply_event(before, action)
        except RuleViolation:
            self._on_compared(None)
            return
        self._log = replace(self._log, entries=(*self._log.entries, action))
        if len(self._match.finished) > len(before.finished):
            cards = brought(self._seat, before, self._match)
            self._on_compared(Compared(cards, self._here - cards))
        else:
            self._go_on()


def _action(seat: Seat, fields: Fields | None) -> Action | None:
    words = None if fields is None else fields.get("action")
    try:
        return parse_words(seat, words) if isinstance(words, str) else None
    except ValueError:
        return None
