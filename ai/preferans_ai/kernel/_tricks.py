# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Search for tricks, with a trump or without: does the declarer take so many?

Alpha-beta that only ever answers yes or no. The trump is the last byte of the cards, so that among
cards of the suit led and trumps the greater number wins. Before a trick is searched, the tricks
that one side can count already often decide; if not, the table of positions may.

Plain Python; `_tricks.pxd` gives the types with which it is compiled. Yes is 1 and no is 0.
"""

from __future__ import annotations

from preferans_ai.kernel._search import Search
from preferans_ai.kernel.tables import (
    DIVISION,
    LENGTH,
    OWNER,
    SANS_GAME,
    TOPS,
    TRUMP_GAME,
    suit_facts,
    sure_trumps,
)

FACTS = suit_facts()
_SURE_TRUMPS = sure_trumps()
SURE_TRUMPS = _SURE_TRUMPS


class TrickSearch(Search):
    """A searcher for tricks; one serves any number of deals, trumps and tables of two or three."""

    def __init__(self) -> None:
        super().__init__()
        self.trump = 0

    def set_trump(self, trump: int) -> None:
        """Choose the trump: the cards of the last suit, or 0 for none."""
        self.trump = trump

    def answer(self, player: int, winner: int, best: int, suit: int, need: int) -> int:
        """Whether the declarer takes at least `need` of the tricks not finished yet.

        Args:
            player: who is to play a card.
            winner: who has the best card on the table; `player` when nothing lies there.
            best: that card, 0 when nothing lies there.
            suit: all cards of the suit led.
            need: tricks, the one in progress included.

        Raises:
            StoppedError: the search was stopped.
        """
        left = self.hands[player].bit_count()
        if not best:
            return self._trick(player, need, left)
        if self.three and self.hands[self._next(player)].bit_count() == left:
            return self._second(player, winner, best, suit, need, left)
        return self._last(player, winner, best, suit, need, left)

    def _trick(self, leader: int, need: int, left: int) -> int:
        """Whether the declarer takes `need` of `left` tricks when `leader` is to lead."""
        if need <= 0:
            return 1
        if need > left:
            return 0
        if left == 1:
            return self._only_trick(leader)
        declarer = self.hands[0]
        first = self.hands[1]
        second = self.hands[2]
        of_02 = declarer | second
        of_12 = first | second
        facts_0 = FACTS[(of_12 & 0xFF) << 8 | (of_02 & 0xFF)]
        facts_1 = FACTS[(of_12 & 0xFF00) | (of_02 >> 8 & 0xFF)]
        facts_2 = FACTS[(of_12 >> 8 & 0xFF00) | (of_02 >> 16 & 0xFF)]
        facts_3 = FACTS[(of_12 >> 16 & 0xFF00) | of_02 >> 24]
        declarers = 0
        defenders = 0
        kind = SANS_GAME
        if self.trump:
            kind = TRUMP_GAME
            declarers = SURE_TRUMPS[(of_12 >> 16 & 0xFF00) | declarer >> 24]
            # Trumps of both defenders may fall on one trick, so theirs are not added up.
            defenders = max(
                SURE_TRUMPS[(declarer >> 16 & 0xFF00) | first >> 24],
                SURE_TRUMPS[(declarer >> 16 & 0xFF00) | second >> 24],
            )
        if leader == 0:
            declarers = self._cash(0, facts_0, facts_1, facts_2, facts_3, declarers)
        else:
            defenders = self._cash(leader, facts_0, facts_1, facts_2, facts_3, defenders)
        if declarers >= need:
            return 1
        if left - defenders < need:
            return 0
        position = self._position(
            facts_0 & DIVISION,
            facts_1 & DIVISION,
            facts_2 & DIVISION,
            facts_3 & DIVISION,
            kind + leader,
        )
        known = self._known(position)
        if (known & 15) >= need:
            return 1
        if known >> 4 < need:
            return 0
        answer = self._lead(leader, need, left)
        self._learn(position, known & 0xF0 | need if answer else need - 1 << 4 | known & 0x0F)
        return answer

    def _only_trick(self, leader: int) -> int:
        """Whether the declarer takes the trick for which everybody has one card."""
        counts = self._suits_of(self.hands[leader]) | self.trump
        return 1 if self.hands[0] & counts > (self.hands[1] | self.hands[2]) & counts else 0

    def _cash(
        self, leader: int, facts_0: int, facts_1: int, facts_2: int, facts_3: int, sure: int
    ) -> int:
        """Tricks that the leader's side takes if he goes on leading his highest cards.

        To `sure` tricks, which its trumps take anyway, those with cards above all others are added
        as far as nobody ruffs: as often as each of the other two who has trumps can follow suit. It
        makes no difference that one of them may be the leader's partner: he must ruff too, and the
        lead is gone. Trumps above all others may be drawn first; who has no more of them left
        cannot ruff. `facts_3` are those of the trump, if there is one.
        """
        one = leader + 1 if leader < 2 else 0
        other = one + 1 if one < 2 else 0
        one_ruffs = other_ruffs = 0
        if self.trump:
            drawn = facts_3 >> TOPS & 15 if facts_3 >> OWNER & 3 == leader else 0
            one_ruffs = (facts_3 >> LENGTH + 4 * one & 15) > drawn
            other_ruffs = (facts_3 >> LENGTH + 4 * other & 15) > drawn
            if not one_ruffs and not other_ruffs:
                sure = facts_3 >> LENGTH + 4 * leader & 15
        elif facts_3 >> OWNER & 3 == leader:
            sure = self._run(facts_3, leader, one, other, one_ruffs, other_ruffs)
        if facts_0 >> OWNER & 3 == leader:
            sure += self._run(facts_0, leader, one, other, one_ruffs, other_ruffs)
        if facts_1 >> OWNER & 3 == leader:
            sure += self._run(facts_1, leader, one, other, one_ruffs, other_ruffs)
        if facts_2 >> OWNER & 3 == leader:
            sure += self._run(facts_2, leader, one, other, one_ruffs, other_ruffs)
        return sure

    def _run(
        self, facts: int, leader: int, one: int, other: int, one_ruffs: int, other_ruffs: int
    ) -> int:
        """Tricks of `_cash` in one suit, of which the leader has the highest card."""
        tops = facts >> TOPS & 15
        of_one = facts >> LENGTH + 4 * one & 15
        of_other = facts >> LENGTH + 4 * other & 15
        if one_ruffs or other_ruffs:
            if one_ruffs and of_one < tops:
                tops = of_one
            if other_ruffs and of_other < tops:
                tops = of_other
            return tops
        if of_one <= tops and of_other <= tops:
            return facts >> LENGTH + 4 * leader & 15
        return tops

    def _lead(self, player: int, need: int, left: int) -> int:
        """Try the leads: trumps to draw, cards above all others, side suits, trumps."""
        self.nodes += 1
        if self.nodes >= self.pause:
            self._look_up()
        hand = self.hands[player]
        others = self.hands[0] ^ self.hands[1] ^ self.hands[2] ^ hand
        todo = self._different(hand, 0)
        tops = hand & ~self._up_to_highest(others)
        side = ~self.trump
        drawing = tops & self.trump if player == 0 and others & self.trump else 0
        following = self._next(player)
        three = self.three
        while todo:
            card = todo & drawing or todo & tops & side or todo & side or todo
            card &= -card
            todo ^= card
            self.hands[player] = hand ^ card
            if three:
                answer = self._second(following, player, card, self._suits_of(card), need, left)
            else:
                answer = self._last(following, player, card, self._suits_of(card), need, left)
            self.hands[player] = hand
            if answer == (player == 0):
                return answer
        return 1 if player else 0

    def _second(self, player: int, leader: int, led: int, suit: int, need: int, left: int) -> int:
        """Try the cards of the second of three: first those that the third cannot beat."""
        self.nodes += 1
        hand = self.hands[player]
        legal = hand & suit or hand & self.trump or hand
        third = 3 - player - leader
        behind = self.hands[third] & suit or self.hands[third] & self.trump
        todo = self._different(legal, led)
        winners = todo & (suit | self.trump) & -led
        if leader == 0:
            first = winners
        elif winners > behind:
            first = winners & ~self._up_to_highest(behind)
        else:
            first = todo ^ winners
        while todo:
            if not first:
                first = todo
            card = first & -first
            first ^= card
            todo ^= card
            self.hands[player] = hand ^ card
            if card & winners:
                answer = self._last(third, player, card, suit, need, left)
            else:
                answer = self._last(third, leader, led, suit, need, left)
            self.hands[player] = hand
            if answer == (player == 0):
                return answer
        return 1 if player else 0

    def _last(self, player: int, winner: int, best: int, suit: int, need: int, left: int) -> int:
        """Try the cards of the last: beat an opponent as cheaply as possible, or throw low."""
        self.nodes += 1
        hand = self.hands[player]
        legal = hand & suit or hand & self.trump or hand
        todo = self._different(legal, best)
        winners = todo & (suit | self.trump) & -best
        first = todo ^ winners if player and winner else winners
        while todo:
            if not first:
                first = todo
            card = first & -first
            first ^= card
            todo ^= card
            self.hands[player] = hand ^ card
            taker = player if card & winners else winner
            answer = self._trick(taker, need - (taker == 0), left - 1)
            self.hands[player] = hand
            if answer == (player == 0):
                return answer
        return 1 if player else 0
