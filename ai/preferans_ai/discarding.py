"""The discard and the contract (serbian.md 6): the best of all 66 discards and all contracts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from preferans_ai.betl_holes import holes
from preferans_ai.candidates import Candidate, Choice, best_of
from preferans_ai.estimates import (
    Stakes,
    chance_of_passing,
    estimated_tricks,
    stakes_of,
    worth,
)
from preferans_ai.holdings import Holdings, holdings_of
from preferans_desktop.rules.cards import Card, suit_of
from preferans_desktop.rules.serbian.actions import Announce, Discard
from preferans_desktop.rules.serbian.contracts import CONTRACTS, Contract, trump_of
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView

TOLD = 5
"""So many of the best discards are told as candidates."""


@dataclass(frozen=True, slots=True, order=True)
class _Plan:
    """A contract that ten cards could play; plans compare by value, lower is better."""

    value: float
    contract: Contract
    chance: float


def _best_plan(holdings: Holdings, contracts: Iterable[Contract], stakes: Stakes) -> _Plan:
    plans = []
    for contract in contracts:
        chance = chance_of_passing(holdings, contract)
        plans.append(_Plan(worth(contract, chance, stakes), contract, chance))
    return min(plans)


def choose_discard(view: PlayerView, hand: Hand) -> Choice:
    """The two cards to put away."""
    cards = hand.holdings[view.seat].known
    contracts = [contract for contract in CONTRACTS if contract >= (hand.level or 0)]
    stakes = stakes_of(view)
    plans = {
        pair: _best_plan(holdings_of(cards.difference(pair)), contracts, stakes)
        for pair in combinations(sorted(cards), 2)
    }
    best = sorted(plans, key=lambda pair: plans[pair])[:TOLD]
    weighed = [
        Candidate(Discard(view.seat, frozenset(pair)), plans[pair].chance, plans[pair].value)
        for pair in best
    ]
    contract = plans[best[0]].contract
    return best_of(weighed, discard_code(best[0], cards, contract), contract=contract)


def discard_code(away: tuple[Card, ...], cards: frozenset[Card], contract: Contract) -> str:
    """Why these of twelve cards are put away for a contract."""
    if contract == Contract.BETL:
        return "discard_holes"
    kept = {suit_of(card) for card in cards.difference(away)}
    if any(suit_of(card) not in kept for card in away):
        return "discard_whole_suit"
    return "discard_losers"


def choose_contract(view: PlayerView, hand: Hand) -> Choice:
    """The contract to announce."""
    holdings, stakes = holdings_of(hand.holdings[view.seat].known), stakes_of(view)
    weighed = []
    for act in view.legal:
        if isinstance(act, Announce):
            chance = chance_of_passing(holdings, act.contract)
            weighed.append(Candidate(act, chance, worth(act.contract, chance, stakes)))
    weighed.sort(key=lambda candidate: candidate.value or 0.0)
    act = weighed[0].action
    assert isinstance(act, Announce)  # noqa: S101 - nothing else was weighed
    return announced(weighed, act.contract, holdings)


def announced(weighed: list[Candidate], contract: Contract, holdings: Holdings) -> Choice:
    """The first of the acts weighed, an announcement of this contract, with its reason."""
    if contract == Contract.BETL:
        return best_of(weighed, "announce_betl", holes=holes(holdings))
    tricks = estimated_tricks(holdings, contract)
    if contract == Contract.SANS:
        return best_of(weighed, "announce_sans", tricks=tricks)
    return best_of(weighed, "announce_trump", suit=trump_of(contract), tricks=tricks)
