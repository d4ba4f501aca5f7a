"""What the called player leads to the first trick: serbian rule text 002, "Polaz prilikom poziva".

Brought in by partner's zovem or kontra he leads the suit he has bid himself, else the suit of the
one who brought him in. In sans without a suit of his own he leads tref, under kontra pik.
"""

from __future__ import annotations

from preferans_ai.conventions.claims import Parameters, defender_leads, true_if
from preferans_ai.knowledge import Knowledge
from preferans_ai.leads.conventions import suit_bid
from preferans_desktop.rules.cards import Card, Suit, suit_of
from preferans_desktop.rules.serbian.contracts import Contract


def is_called(know: Knowledge) -> bool:
    """Whether partner's zovem or kontra brought him in, and he leads to the first trick."""
    following = know.hand.following
    if following is None or know.play.tricks or know.partner is None:
        return False
    return defender_leads(know) and know.seat not in following.followers


def lead_own_bid_suit(know: Knowledge, card: Card) -> Parameters | None:
    """Called, he leads the suit he has bid."""
    suit = suit_of(card)
    claim = is_called(know) and suit == suit_bid(know.hand, know.seat) and suit != know.trump
    return true_if(claim, card, suit=suit)


def lead_partners_bid_suit(know: Knowledge, card: Card) -> Parameters | None:
    """Called, without a suit of his own to lead, he leads the suit partner has bid."""
    suit = suit_of(card)
    if not is_called(know) or know.partner is None or know.play.contract == Contract.SANS:
        return None
    claim = suit == suit_bid(know.hand, know.partner) and suit != know.trump
    return true_if(claim and not _has_own(know), card, suit=suit, partner=know.partner)


def lead_agreed_suit(know: Knowledge, card: Card) -> Parameters | None:
    """Called in sans, without a suit of his own to lead: tref, under kontra pik."""
    following = know.hand.following
    if not is_called(know) or know.play.contract != Contract.SANS or following is None:
        return None
    agreed = Suit.TREF if following.caller is not None else Suit.PIK
    return true_if(suit_of(card) == agreed and not _has_own(know), card, suit=agreed)


def _has_own(know: Knowledge) -> bool:
    own = suit_bid(know.hand, know.seat)
    return own is not None and own != know.trump and bool(know.mine[own])
