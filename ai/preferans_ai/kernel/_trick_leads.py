# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Leads by rules of thumb for tricks, with a trump or without.

The suit that costs least is led; chance breaks ties. Costs are hundredths of a trick.

Plain Python; `_trick_leads.pxd` gives the types with which it is compiled.
"""

from __future__ import annotations

from preferans_ai.kernel._playout import Playout
from preferans_ai.kernel.playout_tables import (
    DEFENDER_SANS,
    DEFENDER_THROUGH,
    DEFENDER_TOWARDS,
    DRAWING,
    DRAWN,
    LONE_HIGH,
    LOW,
    OWN_SANS,
    lead_costs,
)

_COSTS = lead_costs()
COSTS = _COSTS

NEVER = 1 << 20
"""Cost of what is not possible."""


class TrickLeads(Playout):
    """A table at which the declarer wants tricks: what is led."""

    def _lead(self, player: int) -> int:
        """The card a player leads."""
        if player == 0:
            trump = self._drawing()
            if trump:
                return trump
        return self._from_top_or_below(player, self._cheapest_suit(player))

    def _drawing(self) -> int:
        """A trump of the declarer that draws those of the defenders, or 0 if it does not pay."""
        mine = self.hands[0] & self.trump
        theirs = self._out(0) & self.trump
        if not mine or not theirs:
            return 0
        top = self._top(mine)
        if top > theirs:
            return top
        several = theirs & theirs - 1
        if several and self._count(mine) > 2 and self._is_sequence(mine, top, theirs):
            return top
        return 0

    def _cheapest_suit(self, player: int) -> int:
        """A player's cards of the suit that costs least to lead."""
        hand = self.hands[player]
        suit = 0xFF
        least = NEVER
        chosen = 0
        for _ in range(4):
            mine = hand & suit
            if mine:
                cost = (
                    self._defenders_cost(player, mine, suit)
                    if player
                    else self._own_cost(mine, suit)
                )
                cost = cost << 2 | self._chance() & 3
                if cost < least:
                    least = cost
                    chosen = mine
            suit <<= 8
        return chosen

    def _from_top_or_below(self, player: int, mine: int) -> int:
        """The top of cards above all others or of a sequence, else the lowest card."""
        top = self._top(mine)
        theirs = self._out(player) & self._suits_of(top)
        if top > theirs or self._is_sequence(mine, top, theirs):
            return top
        return mine & -mine

    def _is_sequence(self, mine: int, top: int, theirs: int) -> int:
        """Whether nobody else has a card between the two highest of these."""
        rest = mine ^ top
        return rest != 0 and not theirs & (top - self._top(rest))

    def _own_cost(self, mine: int, suit: int) -> int:
        """What it costs the declarer to lead one of these cards of a suit."""
        out = self._out(0)
        trumps_out = out & self.trump
        theirs = out & suit
        length = self._count(mine)
        if suit == self.trump:
            if trumps_out:
                return 45
            return 43 if length == 1 else 15 if length == 2 else 6
        if not theirs:
            return 2
        table = DRAWING if trumps_out else DRAWN if self.trump else OWN_SANS
        shape = self._shape(mine, theirs)
        cost = COSTS[table + 4 * shape + min(4, length)]
        if trumps_out and shape == LONE_HIGH and self._count(theirs) < 4:
            cost += 12
        return cost

    def _defenders_cost(self, player: int, mine: int, suit: int) -> int:
        """What it costs a defender to lead one of these cards of a suit."""
        partner = 3 - player
        out = self._out(player)
        theirs = out & suit
        ruffs = out & self.trump & ~self.voids[0]
        if not theirs:
            return 4
        if self.voids[0] & suit:
            return 18 if ruffs else 0 if self._top(mine) > theirs else 5
        through = player == 2 or not self.three
        if suit == self.trump:
            return self._cost_of_trump(partner, mine, theirs, through)
        length = self._count(mine)
        shape = self._shape(mine, theirs)
        table = DEFENDER_SANS
        if ruffs:
            table = DEFENDER_THROUGH if through else DEFENDER_TOWARDS
        cost = COSTS[table + 4 * shape + min(4, length)]
        if self.led[partner] & suit:
            cost -= 10 if self.trump else 20
        elif self.led[player] & suit:
            cost -= 10
        if ruffs and shape == LONE_HIGH and self._count(theirs) < 4:
            cost -= 10
        if self.voids[partner] & suit and self.trump and not self.voids[partner] & self.trump:
            cost -= 10
        return cost

    def _cost_of_trump(self, partner: int, mine: int, theirs: int, through: int) -> int:
        """What it costs a defender to lead a trump."""
        top = self._top(mine)
        if top > theirs and self.voids[partner] & self.trump:
            return 5
        if self._count(mine) < 3 and self._count(theirs & -top) > 2:
            return 18 if through else 28
        return 45

    def _shape(self, mine: int, theirs: int) -> int:
        """The row of `lead_costs` for these cards of a suit."""
        top = self._top(mine)
        higher = self._count(theirs & -top)
        if higher > 2:
            return LOW
        return higher if self._is_sequence(mine, top, theirs) else LONE_HIGH + higher
