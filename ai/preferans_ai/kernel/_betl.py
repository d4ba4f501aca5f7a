# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Search for betl: can the defenders make the declarer take a trick?

A game of its own: the declarer runs from tricks, so counting sure ones is no use. What decides
early is that in every suit he can stay under the defenders' cards for ever.

Plain Python; `_betl.pxd` gives the types with which it is compiled. Caught is 1 and safe is 0.
"""

from __future__ import annotations

from preferans_ai.kernel._search import Search
from preferans_ai.kernel.tables import (
    BETL_GAME,
    CAN_LEAD,
    DIVISION,
    STAYS_UNDER,
    UNDER_ACES,
    betl_safety,
    suit_facts,
)

DIVISIONS = [facts & DIVISION for facts in suit_facts()]
_SAFETY = betl_safety()
SAFETY = _SAFETY


class BetlSearch(Search):
    """A searcher for betl; one serves any number of deals."""

    def answer(self, player: int, winner: int, best: int, suit: int) -> int:
        """Whether the declarer must take one of the tricks not finished yet.

        Args:
            player: who is to play a card.
            winner: who has the best card on the table; `player` when nothing lies there.
            best: that card, 0 when nothing lies there.
            suit: all cards of the suit led.

        Raises:
            StoppedError: the search was stopped.
        """
        left = self.hands[player].bit_count()
        if not best:
            return self._trick(player, left)
        if self.three and self.hands[self._next(player)].bit_count() == left:
            return self._second(player, winner, best, suit, left)
        return self._last(player, winner, best, suit, left)

    def _trick(self, leader: int, left: int) -> int:
        """Whether he is caught in the `left` tricks to come when `leader` is to lead."""
        if left == 0:
            return 0
        declarer = self.hands[0]
        of_12 = self.hands[1] | self.hands[2]
        of_02 = declarer | self.hands[2]
        safe_0 = SAFETY[(of_12 & 0xFF) << 8 | (declarer & 0xFF)]
        safe_1 = SAFETY[(of_12 & 0xFF00) | (declarer >> 8 & 0xFF)]
        safe_2 = SAFETY[(of_12 >> 8 & 0xFF00) | (declarer >> 16 & 0xFF)]
        safe_3 = SAFETY[(of_12 >> 16 & 0xFF00) | declarer >> 24]
        if safe_0 & safe_1 & safe_2 & safe_3 & STAYS_UNDER and (
            leader or (safe_0 | safe_1 | safe_2 | safe_3) & CAN_LEAD
        ):
            return 0
        position = self._position(
            DIVISIONS[(of_12 & 0xFF) << 8 | (of_02 & 0xFF)],
            DIVISIONS[(of_12 & 0xFF00) | (of_02 >> 8 & 0xFF)],
            DIVISIONS[(of_12 >> 8 & 0xFF00) | (of_02 >> 16 & 0xFF)],
            DIVISIONS[(of_12 >> 16 & 0xFF00) | of_02 >> 24],
            BETL_GAME + leader,
        )
        known = self._known(position)
        if known < 2:
            return known
        caught = self._lead(leader, left)
        self._learn(position, caught)
        return caught

    def _lead(self, player: int, left: int) -> int:
        """Try the leads, lowest cards first; a defender keeps to suits the declarer has."""
        self.nodes += 1
        if self.nodes >= self.pause:
            self._look_up()
        hand = self.hands[player]
        todo = self._different(hand, 0)
        first = todo & self._suits_of(self.hands[0])
        following = self._next(player)
        while todo:
            if not first:
                first = todo
            card = first & -first
            first ^= card
            todo ^= card
            suit = self._suits_of(card)
            self.hands[player] = hand ^ card
            if self.three:
                caught = self._second(following, player, card, suit, left)
            else:
                caught = self._last(following, player, card, suit, left)
            self.hands[player] = hand
            if caught != (player == 0):
                return caught
        return 0 if player else 1

    def _second(self, player: int, leader: int, led: int, suit: int, left: int) -> int:
        """Try the cards of the second of three."""
        self.nodes += 1
        hand = self.hands[player]
        legal = hand & suit or hand
        todo = self._different(legal, led)
        winners = todo & suit & -led
        first = self._first(player, todo ^ winners, suit)
        third = 3 - player - leader
        while todo:
            if not first:
                first = todo
            card = first & -first
            first ^= card
            todo ^= card
            self.hands[player] = hand ^ card
            if card & winners:
                caught = self._last(third, player, card, suit, left)
            else:
                caught = self._last(third, leader, led, suit, left)
            self.hands[player] = hand
            if caught != (player == 0):
                return caught
        return 0 if player else 1

    def _last(self, player: int, winner: int, best: int, suit: int, left: int) -> int:
        """Try the cards of the last, as far as they do not end the matter."""
        self.nodes += 1
        hand = self.hands[player]
        legal = hand & suit or hand
        todo = self._different(legal, best)
        winners = todo & suit & -best
        if player == 0:
            todo ^= winners
            if not todo:
                return 1
            winners = 0
        elif winner == 0 and todo != winners:
            return 1
        first = self._first(player, todo ^ winners, suit)
        while todo:
            if not first:
                first = todo
            card = first & -first
            first ^= card
            todo ^= card
            self.hands[player] = hand ^ card
            caught = self._trick(player if card & winners else winner, left - 1)
            self.hands[player] = hand
            if caught != (player == 0):
                return caught
        return 0 if player else 1

    def _first(self, player: int, losers: int, suit: int) -> int:
        """Cards to try first: low ones of a defender who follows suit, else the highest of suits.

        Of discards, those of suits in which the declarer is not safe.
        """
        if player and losers & suit:
            return losers
        highest = losers & ~(self._up_to_highest(losers) >> 1 & UNDER_ACES)
        return highest & self._unsafe_suits() or highest

    def _unsafe_suits(self) -> int:
        """All cards of suits in which the declarer cannot always stay under."""
        declarer = self.hands[0]
        others = self.hands[1] | self.hands[2]
        suit = 0xFF
        unsafe = 0
        for _ in range(4):
            if not SAFETY[(others & 0xFF) << 8 | (declarer & 0xFF)] & STAYS_UNDER:
                unsafe |= suit
            others >>= 8
            declarer >>= 8
            suit <<= 8
        return unsafe
