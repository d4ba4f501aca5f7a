"""How the bidding would go on over many deals, and what its winner would play."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from preferans_ai.estimates import Stakes, chance_of_passing, worth
from preferans_ai.habits.bidding import by_cards, turn_of
from preferans_ai.habits.discarding import best_discard
from preferans_ai.holdings import holdings_of_mask
from preferans_ai.worlds.world import World
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian import bidding as rules
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.bidding import Bidding
from preferans_desktop.rules.serbian.contracts import CONTRACTS, LOWEST_BID, Contract
from preferans_desktop.rules.serbian.scoring import Three

Moods = tuple[float, float, float]
"""Of each seat a number from 0 to 1, lower for who is bolder."""

Plan = tuple[float, Contract, int]
"""What a contract is worth by table after its best discard, and the ten cards kept."""


def moods_of(generator: random.Random) -> Moods:
    """Moods of three seats."""
    return generator.random(), generator.random(), generator.random()


@dataclass(frozen=True, slots=True)
class Ended:
    """What the bidding of one deal came to.

    Attributes:
        level: what it was won at, None for a hand game.
        hands: the ten cards of each seat in the play, masks.
    """

    declarer: Seat
    level: int | None
    contract: Contract
    hands: Three


class Auctions:
    """Continuations of a bidding, one deal at a time.

    Everybody speaks by the cards he holds there; how bold he is, is the same in all
    continuations of a deal.
    """

    def __init__(
        self,
        worlds: Sequence[World],
        moods: Sequence[Moods],
        stakes: Sequence[Stakes],
        own: Callable[[Bidding], Action],
        seat: Seat,
    ) -> None:
        """Bidding thought of.

        Args:
            worlds: deals before the talon is turned.
            moods: for each deal.
            stakes: what each seat would play for.
            own: what the player says himself in some later bidding.
            seat: who that is.
        """
        self._worlds, self._moods, self._stakes = worlds, moods, stakes
        self._own, self._seat = own, seat
        self._plans: dict[tuple[int, Seat, Contract], Plan] = {}
        self._ends: dict[tuple[int, Seat, int], Ended] = {}

    def outcomes(self, state: Bidding, count: int) -> list[Ended | None]:
        """What each of the first so many deals comes to from here; None where all pass."""
        found: list[Ended | None] = [None] * count
        self._go_on(state, list(range(count)), found)
        return found

    def _go_on(self, state: Bidding, places: list[int], found: list[Ended | None]) -> None:
        if state.to_act is None:
            for place in places:
                found[place] = self._end(state, place)
        elif state.to_act == self._seat:
            self._go_on(rules.apply(state, self._own(state)), places, found)
        else:
            for word, some in self._said(state, state.to_act, places):
                self._go_on(rules.apply(state, word), some, found)

    def _said(
        self, state: Bidding, seat: Seat, places: list[int]
    ) -> list[tuple[Action, list[int]]]:
        """Which word is said in which deals."""
        turn = turn_of(state, self._stakes[seat])
        # The boldest word first, dalje last: the moods cut the chances in this order.
        words = [(word, by_cards(turn, word)) for word in reversed(rules.legal(state))]
        said: list[tuple[Action, list[int]]] = [(word, []) for word, _ in words]
        for place in places:
            cards, left = self._worlds[place].hands[seat], self._moods[place][seat]
            for (_, chance), (_, some) in zip(words[:-1], said[:-1], strict=True):
                left -= chance(cards)
                if left < 0:
                    some.append(place)
                    break
            else:
                said[-1][1].append(place)
        return [(word, some) for word, some in said if some]

    def _end(self, state: Bidding, place: int) -> Ended | None:
        won = state.result
        if won is None:
            return None
        hands = self._worlds[place].hands
        if won.contract is not None:
            return Ended(won.declarer, None, won.contract, hands)
        assert won.level is not None  # noqa: S101 - a number has won
        key = (place, won.declarer, won.level)
        known = self._ends.get(key)
        if known is None:
            known = self._ends[key] = self._with_talon(place, won.declarer, won.level)
        return known

    def _with_talon(self, place: int, declarer: Seat, level: int) -> Ended:
        world = self._worlds[place]
        twelve, plans = world.hands[declarer] | world.away, []
        for contract in CONTRACTS[level - LOWEST_BID :]:
            plan = self._plans.get((place, declarer, contract))
            if plan is None:
                plan = plan_by_table(twelve, contract, self._stakes[declarer])
                self._plans[place, declarer, contract] = plan
            plans.append(plan)
        _, contract, ten = min(plans)
        hands = list(world.hands)
        hands[declarer] = ten
        return Ended(declarer, level, contract, (hands[0], hands[1], hands[2]))


def plan_by_table(twelve: int, contract: Contract, stakes: Stakes) -> Plan:
    """A contract after its best discard by table."""
    ten = twelve ^ best_discard(twelve, contract)
    chance = chance_of_passing(holdings_of_mask(ten), contract)
    return worth(contract, chance, stakes), contract, ten
