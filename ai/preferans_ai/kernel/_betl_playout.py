# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Rules of thumb for betl: the declarer runs under every trick, the defenders look for his hole.

Plain Python; `_betl_playout.pxd` gives the types with which it is compiled.
"""

from __future__ import annotations

from preferans_ai.kernel._playout import Playout
from preferans_ai.kernel.playout_tables import betl_danger
from preferans_ai.kernel.tables import CAN_LEAD, betl_safety

_SAFETY = betl_safety()
SAFETY = _SAFETY
_DANGER = betl_danger()
DANGER = _DANGER

NEVER = 1 << 20
"""Cost of what is not possible."""


class BetlPlayout(Playout):
    """A table at which the declarer wants no trick."""

    def _is_over(self, winner: int) -> int:
        """Whether the declarer has taken his first trick."""
        return winner == 0

    def _lead(self, player: int) -> int:
        """The card a player leads."""
        return self._defenders_lead(player) if player else self._declarers_lead()

    def _follow(self, player: int, winner: int, best: int, suit: int, last: int) -> int:
        """The card a player plays to the lead of another."""
        legal = self.hands[player] & suit
        if not legal:
            return self._defenders_discard(player) if player else self._declarers_discard()
        under = legal & (best - 1)
        if player == 0:
            return self._top(under) if under else legal & -legal
        if last and winner:
            return self._top(legal)
        if under:
            return self._top(under)
        if winner == 0:
            return self._top(legal)
        return self._before_declarer(player, best, suit, legal)

    def _before_declarer(self, player: int, best: int, suit: int, legal: int) -> int:
        """A defender who must go over his partner's card, the declarer being last.

        The partner has led his lowest card, so what is out below it is the declarer's.
        """
        low = legal & -legal
        theirs = self._out(player) & suit & ~self.voids[0]
        if theirs & (best - 1) or not theirs & -low:
            return self._top(legal)
        return low

    def _declarers_lead(self) -> int:
        """A single card that can hardly be left to him, else the suit that stays harmless."""
        hand = self.hands[0]
        out = self._out(0)
        suit = 0xFF
        shift = 0
        best_cost = NEVER
        chosen = 0
        for _ in range(4):
            mine = hand & suit
            if mine:
                theirs = out & suit
                low = mine & -mine
                below = self._count(theirs & (low - 1))
                above = self._count(theirs) - below
                card = low
                if SAFETY[(theirs >> shift) << 8 | mine >> shift] & CAN_LEAD:
                    cost = 20 - above
                    if theirs:
                        card = self._top(mine & ((theirs & -theirs) - 1))
                elif above == 0:
                    cost = 500 + self._count(mine)
                elif mine == low and below <= 2:
                    cost = 6 * below
                else:
                    cost = 40 + 20 * below - 4 * above
                cost = cost << 2 | self._chance() & 3
                if cost < best_cost:
                    best_cost = cost
                    chosen = card
            suit <<= 8
            shift += 8
        return chosen

    def _declarers_discard(self) -> int:
        """The highest card of the most dangerous suit, else the highest of all."""
        hand = self.hands[0]
        out = self._out(0)
        suit = 0xFF
        shift = 0
        best_gain = -1
        chosen = 0
        for _ in range(4):
            mine = hand & suit
            if mine:
                theirs = (out & suit) >> shift << 8
                top = self._top(mine)
                gain = DANGER[theirs | mine >> shift] - DANGER[theirs | (mine ^ top) >> shift]
                if not theirs:
                    gain = 0
                gain = gain << 8 | top >> shift
                if gain > best_gain:
                    best_gain = gain
                    chosen = top
            suit <<= 8
            shift += 8
        return chosen

    def _defenders_lead(self, player: int) -> int:
        """The lowest card of a suit in which the declarer may have a hole; short suits first."""
        partner = 3 - player
        hand = self.hands[player]
        out = self._out(player)
        suit = 0xFF
        best_cost = NEVER
        chosen = 0
        for _ in range(4):
            mine = hand & suit
            if mine:
                theirs = out & suit & ~self.voids[0]
                low = mine & -mine
                below = self._count(theirs & (low - 1))
                length = self._count(mine)
                if not theirs:
                    cost = 400 + length
                elif self.voids[partner] & suit:
                    # All that is out is the declarer's.
                    cost = 100 + 10 * below if theirs < low else 10 * below
                else:
                    cost = 20 + 8 * length + 6 * below
                    if theirs < low:
                        cost += 30
                    if self.led[partner] & suit:
                        cost -= 20
                cost = cost << 2 | self._chance() & 3
                if cost < best_cost:
                    best_cost = cost
                    chosen = low
            suit <<= 8
        return chosen

    def _defenders_discard(self, player: int) -> int:
        """The highest card of the suit that is to become a void."""
        hand = self.hands[player]
        out = self._out(player)
        suit = 0xFF
        best_cost = NEVER
        chosen = 0
        for _ in range(4):
            mine = hand & suit
            if mine:
                theirs = out & suit & ~self.voids[0]
                top = self._top(mine)
                cost = 10 * self._count(mine)
                if not theirs:
                    cost += 100
                elif top < (theirs & -theirs):
                    cost += 60
                cost = cost << 2 | self._chance() & 3
                if cost < best_cost:
                    best_cost = cost
                    chosen = top
            suit <<= 8
        return chosen
