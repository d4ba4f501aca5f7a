# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Playing a hand to its end by rules of thumb, every player knowing only his own cards.

What a player may use: his hand, which cards the others still hold (not who of them), who has shown
that he is out of a suit since the playout began, the suits each has led, and the trick on the
table. The rules of thumb stand in the classes made from `Playout`.

Plain Python; `_playout.pxd` gives the types with which it is compiled. Players, cards and sets of
cards are those of `_search.py`.
"""

from __future__ import annotations

from preferans_ai.kernel.tables import (
    EVERY_CARD,
    SEVENS,
    UNDER_ACES,
    UNDER_JACKS,
    UNDER_KINGS,
    UNDER_NINES,
    card_counts,
)

_COUNT = card_counts()
COUNT = _COUNT


class Playout:
    """A table at which one hand after another is played out."""

    def __init__(self) -> None:
        self.hands = [0, 0, 0]
        self.voids = [0, 0, 0]
        self.led = [0, 0, 0]
        self.taken = [0, 0, 0]
        self.trump = 0
        self.three = True
        self.state = 1

    def place(self, declarer: int, first: int, second: int, trump: int) -> None:
        """Put the cards that are held, the trump last; two play when `second` is empty."""
        self.hands[0] = declarer
        self.hands[1] = first
        self.hands[2] = second
        self.three = second != 0
        self.trump = trump
        for player in range(3):
            self.voids[player] = 0
            self.led[player] = 0
            self.taken[player] = 0
        if not self.three:
            self.voids[2] = EVERY_CARD

    def play(self, player: int, winner: int, best: int, suit: int, card: int, seed: int) -> int:
        """Play to the end, or to the declarer's first trick where he wants none.

        Args:
            player: who is to play a card.
            winner: who has the best card on the table; `player` when nothing lies there.
            best: that card, 0 when nothing lies there.
            suit: all cards of the suit led.
            card: what `player` plays, 0 to let him choose.
            seed: of the choices that are left to chance.

        Returns:
            Tricks taken by the declarer, plus 16 times those of 1, plus 256 times those of 2.
        """
        self.state = (seed * 2 + 1) & EVERY_CARD
        self._chance()
        self._chance()
        left = self._count(self.hands[player])
        last = self._is_last(player, left) if best else 0
        while left:
            if not card:
                card = (
                    self._lead(player)
                    if not best
                    else self._follow(player, winner, best, suit, last)
                )
            self.hands[player] ^= card
            if not best:
                suit = self._suits_of(card)
                self.led[player] |= suit
                winner = player
                best = card
            else:
                if not card & suit:
                    self.voids[player] |= suit if card & self.trump else suit | self.trump
                if card > best and card & (suit | self.trump):
                    winner = player
                    best = card
            card = 0
            if last:
                self.taken[winner] += 1
                if self._is_over(winner):
                    break
                player = winner
                best = 0
                last = 0
                left -= 1
            else:
                player = self._next(player)
                last = self._is_last(player, left)
        return self.taken[0] | self.taken[1] << 4 | self.taken[2] << 8

    def _lead(self, player: int) -> int:
        """The card a player leads."""
        return self.hands[player] & -self.hands[player]

    def _follow(self, player: int, winner: int, best: int, suit: int, last: int) -> int:  # noqa: ARG002
        """The card a player plays to the lead of another."""
        return self.hands[player] & -self.hands[player]

    def _is_over(self, winner: int) -> int:  # noqa: ARG002
        """Whether the playout ends now that `winner` has taken a trick."""
        return 0

    def _is_last(self, player: int, left: int) -> int:
        """Whether everybody else has played to the trick, `left` being the cards at its start."""
        following = self._next(player)
        return self._count(self.hands[following]) < left

    def _next(self, player: int) -> int:
        """The player who acts after this one."""
        if player == 0:
            return 1
        return 2 if player == 1 and self.three else 0

    def _chance(self) -> int:
        """The next number, 32 bits, of the generator (xorshift by Marsaglia)."""
        state = self.state
        state ^= state << 13 & EVERY_CARD
        state ^= state >> 17
        state ^= state << 5 & EVERY_CARD
        self.state = state
        return state

    def _out(self, player: int) -> int:
        """Cards held by anybody else."""
        return (self.hands[0] | self.hands[1] | self.hands[2]) ^ self.hands[player]

    def _count(self, cards: int) -> int:
        """How many cards."""
        return (
            COUNT[cards & 0xFF]
            + COUNT[cards >> 8 & 0xFF]
            + COUNT[cards >> 16 & 0xFF]
            + COUNT[cards >> 24]
        )

    def _top(self, cards: int) -> int:
        """The highest of cards of one suit."""
        cards = self._up_to_highest(cards)
        return cards ^ (cards >> 1 & UNDER_ACES)

    def _up_to_highest(self, cards: int) -> int:
        """All cards, in each suit, up to the highest of these."""
        cards |= cards >> 1 & UNDER_ACES
        cards |= cards >> 2 & UNDER_KINGS
        return cards | (cards >> 4 & UNDER_JACKS)

    def _suits_of(self, cards: int) -> int:
        """All cards of the suits of these."""
        cards |= cards >> 4 & UNDER_JACKS
        cards |= cards >> 2 & UNDER_NINES
        cards |= cards >> 1
        return (cards & SEVENS) * 0xFF
