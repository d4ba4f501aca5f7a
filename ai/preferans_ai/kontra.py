"""The declarer's answer to kontra (serbian.md 7): rekontra only on a hand that cannot go wrong."""

from __future__ import annotations

from preferans_ai.betl_holes import holes
from preferans_ai.candidates import Choice, chosen
from preferans_ai.estimates import estimated_tricks
from preferans_ai.holdings import holdings_of
from preferans_desktop.rules.serbian.actions import Allow, Rekontra
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.following import Following
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView

ENOUGH_FOR_REKONTRA = 7.5
"""Estimated tricks: the defender who gave kontra has shown that the cards lie badly."""


def answer_kontra(view: PlayerView, hand: Hand, following: Following) -> Choice:
    """Može or rekontra."""
    holdings = holdings_of(hand.holdings[view.seat].known)
    if following.contract == Contract.BETL:
        if holes(holdings) == 0:
            return chosen(Rekontra(view.seat), "rekontra_uver")
        return chosen(Allow(view.seat), "allow_kontra_on_betl", holes=holes(holdings))
    tricks = estimated_tricks(holdings, following.contract)
    if tricks >= ENOUGH_FOR_REKONTRA:
        return chosen(Rekontra(view.seat), "rekontra_sure", tricks=tricks)
    return chosen(Allow(view.seat), "allow_kontra", tricks=tricks)
