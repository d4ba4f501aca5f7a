"""Hands that are still to be compared with what a computer makes of them, one after another."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from preferans_desktop.host.header import MatchHeader
from preferans_desktop.host.review.hands import Beginning
from preferans_desktop.host.review.stand_in import Compared, StandIn
from preferans_desktop.host.sharing import SharedProcess
from preferans_desktop.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class ToCompare:
    """A hand to be compared.

    Attributes:
        last: the place of its last act among all entries of its log.
        beginning: where it is played again from.
        here: points that it brought to the person.
    """

    last: int
    beginning: Beginning
    here: int


OnHand = Callable[[MatchHeader, int, Compared | None], None]
"""Told the match, the place of the hand's last act, and the comparison, None where none is."""


class Comparing:
    """Asks about one hand at a time: it is hurried by nobody."""

    def __init__(self, process: SharedProcess, on_hand: OnHand) -> None:
        """Nothing to compare yet.

        Args:
            process: where the players think.
            on_hand: told of each hand.
        """
        self._process = process
        self._on_hand = on_hand
        self._waiting: deque[tuple[MatchHeader, Seat, ToCompare]] = deque()
        self._under_way: StandIn | None = None

    def add(self, header: MatchHeader, seat: Seat, hand: ToCompare) -> None:
        """Compare a hand of a match with what a computer makes of it in a seat."""
        self._waiting.append((header, seat, hand))
        if self._under_way is None:
            self._next()

    def clear(self) -> None:
        """Another match is in place."""
        self._waiting.clear()
        if self._under_way is not None:
            self._under_way.stop()
            self._under_way = None

    def _next(self) -> None:
        if not self._waiting:
            return
        header, seat, hand = self._waiting.popleft()

        def told(compared: Compared | None) -> None:
            self._under_way = None
            self._on_hand(header, hand.last, compared)
            self._next()

        self._under_way = StandIn(self._process, header, seat, told)
        self._under_way.play(hand.beginning, hand.here)
