"""A position as the searches take it: players by their part in the game, the trump last."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_ai.kernel.position import Position
from preferans_ai.kernel.tables import UNDER_ACES

_LAST_SUIT = 0xFF00_0000


@dataclass(slots=True)
class Seated:
    """Cards of the declarer, player 0, and of the defenders after him, 1 and 2 (if there is one).

    A card is a set of one, and the trump has changed places with the last suit.

    Attributes:
        hands: cards held by each player; of the third none where two play.
        three: whether three play.
        trumps: all cards of the trump suit, 0 for none.
        left: tricks not finished yet.
        on_table: number of cards on the table.
        player: who is to play a card.
        winner: who has the best card on the table, `player` if there is none.
        best: that card, or 0.
        suit: all cards of the suit led, or 0.
    """

    hands: tuple[int, int, int]
    three: bool
    trumps: int
    left: int
    on_table: int
    player: int
    winner: int
    best: int
    suit: int

    @classmethod
    def of(cls, position: Position) -> Seated:
        """A position with its trump exchanged and its players counted from the declarer on."""
        declarer, trump = position.declarer, position.trump
        hands = list(position.hands)
        for seat, card in zip(position.playing, position.table, strict=False):
            hands[seat] |= 1 << card
        if trump is not None:
            hands = [swapped(cards, trump) for cards in hands]
        ours, first, second = hands[declarer], hands[declarer - 2], hands[declarer - 1]
        if not first:
            first, second = second, 0
        leader = 0 if position.leader == declarer else 1
        if second and position.leader == (declarer + 2) % 3:
            leader = 2
        seated = cls(
            hands=(ours, first, second),
            three=second != 0,
            trumps=0 if trump is None else _LAST_SUIT,
            left=position.tricks_left,
            on_table=0,
            player=leader,
            winner=leader,
            best=0,
            suit=0,
        )
        for card in position.table:
            seated = seated.after(swapped(1 << card, trump))
        return seated

    def after(self, card: int) -> Seated:
        """The position when the player has played a card."""
        suit = self.suit or 0xFF << (card.bit_length() - 1 & ~7)
        winner, best = self.winner, self.best
        if card > best and card & (suit | self.trumps):
            winner, best = self.player, card
        first, second, third = self.hands
        hands = (first & ~card, second & ~card, third & ~card)
        players = 3 if self.three else 2
        on_table = self.on_table + 1
        if on_table == players:
            left = self.left - 1
            return Seated(hands, self.three, self.trumps, left, 0, winner, winner, 0, 0)
        player = (self.player + 1) % players
        return Seated(
            hands, self.three, self.trumps, self.left, on_table, player, winner, best, suit
        )

    def playable(self) -> int:
        """Cards that may be played now."""
        hand = self.hands[self.player]
        return hand & self.suit or (hand & self.trumps if self.suit else 0) or hand

    def different(self) -> int:
        """Of the playable cards the lowest of each run between which nobody has another."""
        playable = self.playable()
        live = self.hands[0] | self.hands[1] | self.hands[2] | self.best
        return playable & ~(((playable & UNDER_ACES) << 1) + (UNDER_ACES & ~live))


def swapped(cards: int, trump: int | None) -> int:
    """Cards with the trump and the last suit exchanged; doing it again puts them back."""
    if trump is None:
        return cards
    low = 8 * trump
    ours, last = cards >> low & 0xFF, cards >> 24 & 0xFF
    return cards & ~(0xFF << low | _LAST_SUIT) | last << low | ours << 24


def singly(cards: int) -> list[int]:
    """Each card of a set, the lowest first."""
    found = []
    while cards:
        found.append(cards & -cards)
        cards &= cards - 1
    return found
