"""A position with open cards, from any point of a trick."""

from __future__ import annotations

from dataclasses import dataclass, field

MOST_CARDS = 10
"""Cards dealt to a player."""

_SEATS = frozenset({0, 1, 2})
_ORDERS = ((0, 1, 2), (1, 2, 0), (2, 0, 1))
_TRUMPS = frozenset({None, 0, 1, 2, 3})
_ALL = 0xFFFF_FFFF


class PositionError(ValueError):
    """The cards cannot lie like this; the message says why."""


@dataclass(frozen=True, slots=True)
class Position:
    """Who holds what, who leads, and what lies on the table.

    A card is a number, suit * 8 + rank (pik, karo, herc, tref; 0 the seven, 7 the ace); a set of
    cards has bit `card` for each. A seat without cards does not play, unless its last card lies on
    the table.

    Attributes:
        hands: cards still held by each seat, without those on the table.
        declarer: seat of the declarer; the others who play are the defenders.
        leader: seat that leads, or has led, to the trick.
        trump: suit, 0 to 3, or None in sans and betl.
        table: cards of the trick in progress, in order from the leader.
        playing: seats that play, from the leader on.

    Raises:
        PositionError: cards cannot lie like this.
    """

    hands: tuple[int, int, int]
    declarer: int
    leader: int
    trump: int | None = None
    table: tuple[int, ...] = ()
    playing: tuple[int, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.declarer not in _SEATS or self.leader not in _SEATS:
            raise PositionError("seats are 0, 1 and 2")
        if self.trump not in _TRUMPS:
            raise PositionError("suits are 0 to 3")
        self._check_cards()
        object.__setattr__(self, "playing", self._seats_with_cards())
        self._check_counts()
        if len(self.table) == 2:
            self._check_second_card()

    @property
    def to_act(self) -> int:
        """The seat that plays the next card."""
        return self.playing[len(self.table)]

    @property
    def tricks_left(self) -> int:
        """Tricks not finished yet."""
        return self.hands[self.to_act].bit_count()

    def _check_cards(self) -> None:
        first, second, third = self.hands
        seen = first | second | third
        if min(self.hands) < 0 or seen > _ALL:
            raise PositionError("hands are sets of 32 bits")
        if first & second or first & third or second & third:
            raise PositionError("a card is in two hands")
        for card in self.table:
            if not 0 <= card < 32:
                raise PositionError("cards are 0 to 31")
            if seen >> card & 1:
                raise PositionError("a card on the table is elsewhere too")
            seen |= 1 << card

    def _seats_with_cards(self) -> tuple[int, ...]:
        order = _ORDERS[self.leader]
        if all(self.hands) or len(self.table) > 1:
            return order
        led = self.leader if self.table else None
        return tuple(seat for seat in order if self.hands[seat] or seat == led)

    def _check_counts(self) -> None:
        playing, on_table = self.playing, len(self.table)
        if self.leader not in playing:
            raise PositionError(f"the leader, seat {self.leader}, has no cards")
        if self.declarer not in playing:
            raise PositionError(f"the declarer, seat {self.declarer}, has no cards")
        if len(playing) == 1:
            raise PositionError("nobody plays against the declarer")
        if on_table >= len(playing):
            raise PositionError("the trick on the table is complete")
        due = self.tricks_left
        if due > MOST_CARDS:
            raise PositionError(f"seat {self.to_act} holds more than {MOST_CARDS} cards")
        for place, seat in enumerate(playing):
            held, right = self.hands[seat].bit_count(), due - (place < on_table)
            if held != right:
                raise PositionError(f"seat {seat} holds {held} cards where there must be {right}")

    def _check_second_card(self) -> None:
        """A card that does not follow suit must be a trump, or its player has neither."""
        seat, led, card = self.playing[1], self.table[0], self.table[1]
        must = 0xFF << 8 * (led >> 3)
        if self.trump is not None and not self.hands[seat] & must:
            must |= 0xFF << 8 * self.trump
        if not must >> card & 1 and self.hands[seat] & must:
            raise PositionError(f"seat {seat} neither followed suit nor trumped, but could have")
