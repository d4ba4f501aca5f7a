"""The best contract that the winner of the bidding could have made, all cards lying open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from preferans_ai.estimates import chance_of_passing
from preferans_ai.holdings import holdings_of
from preferans_ai.kernel import Goal, Position, Solver
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import SEATS, left_of
from preferans_desktop.rules.serbian.contracts import (
    CONTRACTS,
    TRICKS_NEEDED,
    Contract,
    trump_of,
)
from preferans_desktop.rules.serbian.hand import Hand


@cache
def _solver() -> Solver:
    return Solver()


def best_makeable(hand: Hand) -> Contract | None:
    """The highest contract his best discard would have made against two defenders.

    Args:
        hand: open, won in ordinary bidding.

    Returns:
        The contract; None where he could have made none.
    """
    return next((what for what in reversed(CONTRACTS) if _is_makeable(hand, what)), None)


def _is_makeable(hand: Hand, contract: Contract) -> bool:
    sans_or_trump = contract != Contract.BETL
    goal = TRICKS_NEEDED if sans_or_trump else Goal.CAUGHT
    return any(
        bool(_solver().value(position, goal)) == sans_or_trump
        for position in _positions(hand, contract)
    )


def _positions(hand: Hand, contract: Contract) -> Iterator[Position]:
    """The play after every discard, the most promising first."""
    declarer = hand.declarer
    assert declarer is not None  # noqa: S101 - the caller knows that the bidding was won
    twelve = hand.deal.hands[declarer].known | hand.deal.talon.known
    tens = [twelve.difference(away) for away in combinations(sorted(twelve), 2)]
    tens.sort(key=lambda ten: -chance_of_passing(holdings_of(ten), contract))
    trump = trump_of(contract)
    for ten in tens:
        masks = [_mask(ten if seat == declarer else hand.deal.hands[seat].known) for seat in SEATS]
        yield Position(
            hands=(masks[0], masks[1], masks[2]),
            declarer=declarer,
            leader=left_of(declarer) if contract == Contract.SANS else hand.forehand,
            trump=None if trump is None else int(trump),
        )


def _mask(cards: Iterable[Card]) -> int:
    return sum(1 << card for card in cards)
