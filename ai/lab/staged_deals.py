"""Fixed deals with the contract and the following given, at the first lead.

They do not depend on any player: the declarer is the seat whose twelve cards, with the best pair
put away, look best by the trick table of the package. A trump hand is taken when the estimate is
five and a half to eight tricks; a sans when it is five to eight; a betl when its best discard
leaves one or two holes. Pik is left out, being played under kontra only. Both defenders follow;
against every third trump hand only one does.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import NamedTuple

from papers import bid_to
from preferans_ai.betl_holes import holes
from preferans_ai.estimates import estimated_tricks
from preferans_ai.holdings import holdings_of
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.dealing import Deal, shuffled_deal
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.actions import Allow, Alone, Announce, Discard, Follow, StayOut
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import defenders_of
from preferans_desktop.rules.serbian.settings import Rules
from table import Table, empty_table

TRUMP, SANS, BETL = "trump", "sans", "betl"
CYCLE = (TRUMP,) * 10 + (SANS,) * 3 + (BETL,) * 7
"""Kinds of the deals by number, again and again."""
TRUMPS = (Contract.KARO, Contract.HERC, Contract.TREF)
TRICKS_WANTED = {TRUMP: (5.5, 8.0), SANS: (5.0, 8.0)}
HOLES_WANTED = (1, 2)


class _Plan(NamedTuple):
    """A declarer's discard and contract; plans compare by how good they are."""

    worth: float
    contract: Contract
    declarer: Seat
    away: tuple[Card, ...]


def kind_of_number(number: int) -> str:
    """The kind of a deal."""
    return CYCLE[number % len(CYCLE)]


def staged_table(seed: int, number: int, kind: str | None = None) -> Table:
    """The table of a deal at its first lead, its kind by its number unless told."""
    kind = kind or kind_of_number(number)
    generator = random.Random(f"staged {seed} {number} {kind}")
    dealer = generator.choice(SEATS)
    while True:
        table = empty_table(Rules(), dealer)
        deal = shuffled_deal(generator, table.match.forehand)
        plan = _plan(deal, kind)
        if plan is not None:
            table = bid_to(table.dealt(deal), plan.declarer)
            table = table.after(Discard(plan.declarer, frozenset(plan.away)))
            table = table.after(Announce(plan.declarer, plan.contract))
            return _followed(table, sole=kind == TRUMP and number % 3 == 0, generator=generator)


def _plan(deal: Deal, kind: str) -> _Plan | None:
    """The best plan of a kind in this deal, None where it is not one that is wanted."""
    best = max(
        _judged(declarer, twelve - set(away), away, contract)
        for declarer in SEATS
        for twelve in [deal.hands[declarer].known | deal.talon.known]
        for away in combinations(sorted(twelve), 2)
        for contract in _contracts(kind)
    )
    low, high = TRICKS_WANTED.get(kind, (-HOLES_WANTED[1], -HOLES_WANTED[0]))
    return best if low <= best.worth <= high else None


def _contracts(kind: str) -> tuple[Contract, ...]:
    return {TRUMP: TRUMPS, SANS: (Contract.SANS,), BETL: (Contract.BETL,)}[kind]


def _judged(
    declarer: Seat, ten: frozenset[Card], away: tuple[Card, ...], contract: Contract
) -> _Plan:
    holdings = holdings_of(ten)
    if contract == Contract.BETL:
        return _Plan(-holes(holdings), contract, declarer, away)
    return _Plan(estimated_tricks(holdings, contract), contract, declarer, away)


def _followed(table: Table, *, sole: bool, generator: random.Random) -> Table:
    hand = table.match.hand
    assert hand is not None and hand.declarer is not None  # noqa: S101, PT018 - announced
    first, second = defenders_of(hand.declarer)
    if not sole:
        if hand.contract != Contract.BETL:
            table = table.after(Follow(first)).after(Follow(second))
        return table.after(Allow(first)).after(Allow(second))
    if generator.random() < 0.5:
        return table.after(Follow(first)).after(StayOut(second)).after(Alone(first))
    return table.after(StayOut(first)).after(Alone(second))
