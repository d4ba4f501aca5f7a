"""The declarer's offers and who answers them (serbian.md 8)."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Offer, OfferAll, OfferNoTrick, OfferTricks
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.following import Following
from preferans_desktop.rules.serbian.play import Play

TOGETHER = 4
"""Tricks that the declarer may offer to caller and called."""


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """An offer waiting for answers, in order."""

    offer: Offer
    waiting: tuple[Seat, ...]


def legal_offers(play: Play, following: Following) -> tuple[Offer, ...]:
    """Offers the declarer may make now, whoever is to act."""
    declarer = play.declarer
    if play.contract == Contract.BETL:
        return (OfferNoTrick(declarer),)
    counts: tuple[int, ...] = ()
    if following.caller is not None:
        counts = (TOGETHER,)
    elif following.kontra_giver is None and len(play.defenders) == 1:
        counts = (2, 3, 4)
    won = play.defenders_taken
    tactical = (OfferTricks(declarer, count) for count in counts if won < count <= won + play.left)
    return (OfferAll(declarer), *tactical)


def answering(offer: Offer, play: Play, following: Following) -> tuple[Seat, ...]:
    """Who answers an offer, the defender right of the declarer first."""
    if isinstance(offer, OfferNoTrick) and following.kontra_giver is not None:
        return (following.kontra_giver,)
    if isinstance(offer, OfferTricks) and following.caller is not None:
        return (following.caller,)
    return play.defenders


def tricks_as_offered(offer: Offer, play: Play, following: Following) -> tuple[int, int, int]:
    """Tricks of each seat when the offer is accepted, as counted for scoring."""
    taken = list(play.taken)
    if isinstance(offer, OfferAll):
        taken[play.declarer] += play.left
    elif isinstance(offer, OfferTricks):
        receiver = play.defenders[0] if following.caller is None else following.caller
        for seat in play.defenders:
            taken[seat] = offer.count if seat == receiver else 0
        taken[play.declarer] = 10 - offer.count
    return (taken[0], taken[1], taken[2])
