"""The discard and the contract (serbian.md 6), weighed together over possible deals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from preferans_ai.candidates import Candidate, Choice, best_of
from preferans_ai.discarding import announced, discard_code
from preferans_ai.estimates import Stakes, chance_of_passing, stakes_of, worth
from preferans_ai.expectation.results import results_of
from preferans_ai.holdings import holdings_of
from preferans_ai.sampled.rollouts_deals import deals_of
from preferans_ai.sampled.rollouts_following import Expected, Rollouts
from preferans_ai.sampled.rollouts_play import Dealt, Plays
from preferans_ai.thinking import Thinking
from preferans_ai.worlds.hidden import mask_of
from preferans_ai.worlds.world import World
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian import following as rules
from preferans_desktop.rules.serbian.actions import Action, Announce, Discard
from preferans_desktop.rules.serbian.contracts import CONTRACTS, Contract
from preferans_desktop.rules.serbian.following import Following
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView

DISCARDS = 5
"""So many discards of a contract are weighed, the best by table."""
CONTRACTS_WEIGHED = 3
"""And so many contracts."""
STAGES = ((0.15, 6), (0.4, 3), (1.0, 1))
"""Shares of the deals looked at, and how many plans are then left."""
FEWEST = 6
"""Never fewer deals than these, where there are so many."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Two cards to put away and a contract.

    Attributes:
        estimate: what the contract is worth by table.
    """

    away: tuple[Card, ...]
    kept: frozenset[Card]
    contract: Contract
    estimate: float


def plans_by_table(
    discards: Sequence[tuple[Card, ...]],
    cards: frozenset[Card],
    contracts: Sequence[Contract],
    stakes: Stakes,
) -> list[Plan]:
    """The plans that look best by table, best first."""
    found = []
    for contract in contracts:
        plans = []
        for away in discards:
            kept = cards.difference(away)
            chance = chance_of_passing(holdings_of(kept), contract)
            plans.append(Plan(away, kept, contract, worth(contract, chance, stakes)))
        plans.sort(key=lambda plan: plan.estimate)
        found.append(plans[:DISCARDS])
    found.sort(key=lambda plans: plans[0].estimate)
    return [plan for plans in found[:CONTRACTS_WEIGHED] for plan in plans]


def weigh_plans(
    view: PlayerView, hand: Hand, plans: list[Plan], thinking: Thinking
) -> list[tuple[Plan, Expected]]:
    """The plans with what they bring, best first; the less promising over fewer deals."""
    # The discard and the announcement look at the same deals, or they would not agree.
    everything = sorted({card for plan in plans for card in (*plan.kept, *plan.away)})
    same = random.Random(str(everything))
    worlds, weights = deals_of(view, thinking, same)
    rollouts = Rollouts(
        view.seat,
        results_of(view),
        Plays(hand.forehand, thinking.stopped),
        hand_game=False,
        refa=hand.refa,
    )
    deals = [[_dealt(plan, world, view.seat) for world in worlds] for plan in plans]
    left = list(range(len(plans)))
    found: dict[int, Expected] = {}
    for share, kept in STAGES:
        count = max(round(share * len(worlds)), min(FEWEST, len(worlds)))
        even = weights[:count]
        total = sum(even)
        for place in left:
            state = _begin(view.seat, plans[place].contract, hand)
            shares = [weight / total for weight in even]
            found[place] = rollouts.expected(state, deals[place][:count], shares)
        left = sorted(left, key=lambda place: found[place].value)[:kept]
    # The best is the one left in the end; the others stand by what the fewer deals said.
    order = sorted(found, key=lambda place: (place not in left, found[place].value))
    return [(plans[place], found[place]) for place in order]


def _dealt(plan: Plan, world: World, seat: Seat) -> Dealt:
    hands = list(world.hands)
    hands[seat] = mask_of(plan.kept)
    return Dealt((hands[0], hands[1], hands[2]))


def _begin(declarer: Seat, contract: Contract, hand: Hand) -> Following:
    needs_kontra = contract == Contract.PIK and not hand.refa
    return rules.start(declarer, contract, needs_kontra=needs_kontra)


def choose_discard(view: PlayerView, hand: Hand, thinking: Thinking) -> Choice:
    """The two cards to put away."""
    cards = hand.holdings[view.seat].known
    contracts = [contract for contract in CONTRACTS if contract >= (hand.level or 0)]
    discards = list(combinations(sorted(cards), 2))
    weighed = weigh_plans(
        view, hand, plans_by_table(discards, cards, contracts, stakes_of(view)), thinking
    )
    best = weighed[0][0]
    candidates: list[Candidate] = []
    for plan, expected in weighed:
        act = Discard(view.seat, frozenset(plan.away))
        if all(candidate.action != act for candidate in candidates):
            candidates.append(_candidate(act, expected))
    code = discard_code(best.away, cards, best.contract)
    return best_of(candidates, code, contract=best.contract)


def choose_contract(view: PlayerView, hand: Hand, thinking: Thinking) -> Choice:
    """The contract to announce."""
    assert hand.discard is not None  # noqa: S101 - it has been put away
    kept, away = hand.holdings[view.seat].known, tuple(sorted(hand.discard.known))
    contracts = [act.contract for act in view.legal if isinstance(act, Announce)]
    plans = plans_by_table([away], kept | hand.discard.known, contracts, stakes_of(view))
    weighed = weigh_plans(view, hand, plans, thinking)
    candidates = [
        _candidate(Announce(view.seat, plan.contract), expected) for plan, expected in weighed
    ]
    return announced(candidates, weighed[0][0].contract, holdings_of(kept))


def _candidate(act: Action, expected: Expected) -> Candidate:
    return Candidate(act, expected.chance, expected.value, expected.falls, expected.written)
