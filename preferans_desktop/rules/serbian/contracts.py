"""Contracts and their values (serbian.md 3)."""

from __future__ import annotations

from enum import IntEnum

from preferans_desktop.rules.cards import Suit


class Contract(IntEnum):
    """The six contracts; the number is the value, and the bid that reaches it."""

    PIK = 2
    KARO = 3
    HERC = 4
    TREF = 5
    BETL = 6
    SANS = 7


CONTRACTS: tuple[Contract, ...] = tuple(Contract)
LOWEST_BID = 2
HIGHEST_BID = 7
TRICKS_NEEDED = 6
"""Tricks that the declarer needs in a trump contract or sans."""

_TRUMPS = {
    Contract.PIK: Suit.PIK,
    Contract.KARO: Suit.KARO,
    Contract.HERC: Suit.HERC,
    Contract.TREF: Suit.TREF,
}
_CONTRACTS_OF_SUITS = {suit: contract for contract, suit in _TRUMPS.items()}


def trump_of(contract: Contract) -> Suit | None:
    """Trump suit, None in betl and sans."""
    return _TRUMPS.get(contract)


def trump_contract(suit: Suit) -> Contract:
    """The contract in which this suit is trump."""
    return _CONTRACTS_OF_SUITS[suit]
