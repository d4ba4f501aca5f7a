"""Hand games (serbian.md 5): when to declare one, and which suit to name."""

from __future__ import annotations

from preferans_ai.betl_holes import holes
from preferans_ai.candidates import Candidate, Choice, best_of
from preferans_ai.estimates import Stakes, chance_of_passing, estimated_tricks, worth
from preferans_ai.holdings import Holdings
from preferans_desktop.rules.cards import Suit
from preferans_desktop.rules.serbian.actions import (
    Action,
    DeclareBetl,
    DeclareHandGame,
    DeclareSans,
    NameSuit,
    Weaker,
)
from preferans_desktop.rules.serbian.bidding import Bidding, HandGame
from preferans_desktop.rules.serbian.contracts import Contract, trump_contract, trump_of
from preferans_desktop.rules.serbian.view import PlayerView

SURE_ENOUGH = 0.72
"""Least chance for a hand game: without the talon nothing gets better."""


def declarations(
    view: PlayerView, bidding: Bidding, holdings: Holdings, stakes: Stakes
) -> list[Candidate]:
    """The declarations allowed now that are sure enough."""
    found = []
    for act in view.legal:
        contract = _contract_of(act, bidding, holdings, stakes)
        if contract is None:
            continue
        chance = chance_of_passing(holdings, contract)
        if chance >= SURE_ENOUGH:
            value = worth(contract, chance, stakes, hand_game=True)
            found.append(Candidate(act, None, value))
    return found


def declared(
    weighed: list[Candidate], bidding: Bidding, holdings: Holdings, stakes: Stakes
) -> Choice:
    """The first of the acts weighed, a declaration, with its reason."""
    contract = _contract_of(weighed[0].action, bidding, holdings, stakes)
    assert contract is not None  # noqa: S101 - the act is a declaration
    if contract == Contract.BETL:
        return best_of(weighed, "declare_betl", holes=holes(holdings))
    tricks = estimated_tricks(holdings, contract)
    if contract == Contract.SANS:
        return best_of(weighed, "declare_sans", tricks=tricks)
    return best_of(weighed, "declare_hand_game", suit=trump_of(contract), tricks=tricks)


def _contract_of(
    act: Action, bidding: Bidding, holdings: Holdings, stakes: Stakes
) -> Contract | None:
    """The contract that a declaration would lead to, None when the act is no declaration."""
    if isinstance(act, DeclareBetl):
        return Contract.BETL
    if isinstance(act, DeclareSans):
        return Contract.SANS
    if not isinstance(act, DeclareHandGame):
        return None
    suits = list(Suit)
    if any(kind == HandGame.IGRA for _, kind in bidding.declared):
        # Conduct of serbian.md 5: who means pik declares igra only if nobody has before him.
        suits.remove(Suit.PIK)
    return min(
        (trump_contract(suit) for suit in suits),
        key=lambda contract: _worth_from_hand(contract, holdings, stakes),
    )


def _worth_from_hand(contract: Contract, holdings: Holdings, stakes: Stakes) -> float:
    return worth(contract, chance_of_passing(holdings, contract), stakes, hand_game=True)


def choose_suit(view: PlayerView, bidding: Bidding, holdings: Holdings, stakes: Stakes) -> Choice:
    """The suit to name after igra, or that the hand is weaker."""
    weighed = [Candidate(act, None, 0.0) for act in view.legal if isinstance(act, Weaker)]
    for act in view.legal:
        if isinstance(act, NameSuit):
            value = _worth_from_hand(trump_contract(act.suit), holdings, stakes)
            weighed.append(Candidate(act, None, value))
    weighed.sort(key=lambda candidate: candidate.value or 0.0)
    act = weighed[0].action
    if isinstance(act, NameSuit):
        return best_of(weighed, "name_suit", suit=act.suit)
    return best_of(weighed, "name_weaker", suit=bidding.named[-1][1])
