# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Playing to the leads of others by rules of thumb for tricks, with a trump or without.

Plain Python; `_trick_playout.pxd` gives the types with which it is compiled.
"""

from __future__ import annotations

from preferans_ai.kernel._trick_leads import TrickLeads
from preferans_ai.kernel.tables import UNDER_JACKS, sure_trumps

_SURE = sure_trumps()
SURE = _SURE

NEVER = 1 << 20
"""Cost of what is not possible."""


class TrickPlayout(TrickLeads):
    """A table at which the declarer wants tricks: what is played to a lead."""

    def _follow(self, player: int, winner: int, best: int, suit: int, last: int) -> int:
        """The card a player plays to the lead of another."""
        legal = self.hands[player] & suit or self.hands[player] & self.trump
        if not legal:
            return self._discard(player)
        winning = legal & (suit | self.trump) & -best
        is_partners = player and winner
        if not winning or (last and is_partners):
            return legal & -legal
        if last:
            return winning & -winning
        third = self._next(player)
        behind = self._out(player) & ~self.voids[third]
        if not legal & suit:
            return self._ruff(player, third, suit, winning, behind & self.trump)
        behind &= suit
        sure = winning & ~self._up_to_highest(behind)
        if player == 0:
            return self._declarer_second(behind, legal, winning, sure)
        if winner == 0:
            return self._over_declarer(best, behind, legal, winning, sure)
        return self._before_declarer(best, behind, legal, winning, sure)

    def _ruff(self, player: int, third: int, suit: int, winning: int, behind: int) -> int:
        """The trump of the second player, out of reach of an opponent who will ruff too."""
        hostile = player == 0 or third == 0
        if hostile and self.voids[third] & suit:
            sure = winning & ~self._up_to_highest(behind)
            if sure:
                return sure & -sure
        return winning & -winning

    def _declarer_second(self, behind: int, legal: int, winning: int, sure: int) -> int:
        """The declarer's card before the last defender's.

        A finesse, a sure card, one of a sequence against the last higher card, else a low one.
        """
        if sure:
            finesse = (winning ^ sure) & ~self._up_to_highest(behind ^ self._top(behind))
            return finesse & -finesse if finesse else sure & -sure
        top = self._top(winning)
        if self._count(behind & -top) == 1 and self._is_sequence(legal, top, behind):
            return top
        return legal & -legal

    def _over_declarer(self, best: int, behind: int, legal: int, winning: int, sure: int) -> int:
        """A defender's card before his partner's: a sure one, one over a high card, else low.

        A sure trump can wait when the partner may win without it.
        """
        partner_may_win = behind & -best
        is_low = best & UNDER_JACKS
        if sure and not (partner_may_win and is_low and best & self.trump):
            return sure & -sure
        if is_low and partner_may_win:
            return legal & -legal
        return winning & -winning

    def _before_declarer(self, best: int, behind: int, legal: int, winning: int, sure: int) -> int:
        """A defender's card over his partner's and before the declarer's.

        As cheap as it may be, and only if it beats some card that the partner's does not.
        """
        top = sure
        if not sure:
            top = self._top(winning)
            top = winning & ~self._up_to_highest(behind & (top - 1))
        top &= -top
        return top if behind & (top - best) else legal & -legal

    def _discard(self, player: int) -> int:
        """The card that is missed least; there is no trump in the hand."""
        hand = self.hands[player]
        out = self._out(player)
        suit = 0xFF
        best_cost = NEVER
        chosen = hand & -hand
        for _ in range(4):
            mine = hand & suit
            if mine:
                cost = self._discard_cost(player, mine, out & suit, suit) << 2
                cost |= self._chance() & 3
                if cost < best_cost:
                    best_cost = cost
                    chosen = mine & -mine
            suit <<= 8
        return chosen

    def _sure_loss(self, mine: int, theirs: int) -> int:
        """How many tricks that the cards of a suit take in any case go with the lowest."""
        shift = 0
        while mine >> shift > 0xFF:
            shift += 8
        row = theirs >> shift << 8
        return SURE[row | mine >> shift] - SURE[row | (mine & mine - 1) >> shift]

    def _discard_cost(self, player: int, mine: int, theirs: int, suit: int) -> int:
        """How much the lowest card of these is missed."""
        length = self._count(mine)
        if not theirs:
            return 30
        if player and self.voids[0] & suit and not self.trump:
            return 1
        top = self._top(mine)
        higher = self._count(theirs & -top)
        cost = 0 if player else 8 * self._sure_loss(mine, theirs)
        if higher == 0:
            cost += 50 if length == 1 else 6 + 4 * length
        elif higher < length - 1:
            cost += 8 + 2 * length
        elif higher == length - 1:
            cost += 24 - 4 * higher
        else:
            cost += 4 - length
        return cost
