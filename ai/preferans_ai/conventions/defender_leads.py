"""What a defender leads in a trump contract or sans.

"Through" is the seat that plays next: through the declarer low, through partner high; not from
makaze or dupli pop, bela with one of the two (Serbian rule text 002, "Strategija igre").
"""

from __future__ import annotations

from preferans_ai.conventions.claims import Parameters, defender_leads, over, top_run, true_if
from preferans_ai.holdings import JACK_RANK, highest
from preferans_ai.knowledge import Knowledge
from preferans_ai.leads.conventions import lead_cost
from preferans_desktop.rules.cards import Card, Suit, suit_of

ACE_OR_KING = 1
"""Higher cards that may be out over a card as good as ace or king."""


def lead_through_declarer_low(know: Knowledge, card: Card) -> Parameters | None:
    """Kroz protivnika sitno: the declarer plays next, before partner, to a low card."""
    through = defender_leads(know) and know.partner is not None
    through = through and know.next_seat == know.declarer and suit_of(card) != know.trump
    return true_if(through and card & 7 < JACK_RANK and over(know, card) > ACE_OR_KING, card)


def lead_through_partner_high(know: Knowledge, card: Card) -> Parameters | None:
    """Kroz svoga krupno: partner plays next, the declarer last, to an ace or king."""
    through = defender_leads(know) and know.partner is not None
    through = through and know.next_seat == know.partner and suit_of(card) != know.trump
    claim = through and over(know, card) <= ACE_OR_KING
    return true_if(claim, card, partner=know.partner)


def lead_from_strength(know: Knowledge, card: Card) -> Parameters | None:
    """The ace, or one of king and queen, among the cards still in play (expert lore)."""
    suit, missing = suit_of(card), over(know, card)
    if not defender_leads(know) or suit == know.trump or missing > ACE_OR_KING:
        return None
    touches = top_run(know.mine[suit], know.unseen[suit]) > 1
    return true_if(missing == 0 or touches, card)


def lead_sequence(know: Knowledge, card: Card) -> Parameters | None:
    """The higher of two touching honours below ace and king (expert lore)."""
    suit = suit_of(card)
    if not defender_leads(know) or suit == know.trump or card & 7 != highest(know.mine[suit]):
        return None
    next_lower = [other for other in know.cards if suit_of(other) == suit and other < card]
    claim = bool(next_lower) and over(know, max(next_lower)) == over(know, card)
    return true_if(claim and card & 7 >= JACK_RANK and over(know, card) > ACE_OR_KING, card)


def lead_weak_suit(know: Knowledge, card: Card) -> Parameters | None:
    """A suit without ace and king among the cards still in play (expert lore)."""
    suit = suit_of(card)
    if not defender_leads(know) or suit == know.trump:
        return None
    best = Card(suit * 8 + highest(know.mine[suit]))
    return true_if(over(know, best) > ACE_OR_KING, card)


def lead_trump(know: Knowledge, card: Card) -> Parameters | None:
    """Every other suit held costs more to lead, by the tables of `leads.suits`."""
    trump = know.trump
    if trump is None or not defender_leads(know) or suit_of(card) != trump:
        return None
    others = [suit for suit in Suit if suit != trump and know.mine[suit]]
    return true_if(
        bool(others) and all(lead_cost(know, suit) > lead_cost(know, trump) for suit in others),
        card,
    )


def give_partner_ruff(know: Knowledge, card: Card) -> Parameters | None:
    """Partner has no more of the suit and may have a trump (Serbian rule text 002)."""
    suit, trump, partner = suit_of(card), know.trump, know.partner
    if not defender_leads(know) or trump is None or partner is None or suit == trump:
        return None
    claim = not know.may_hold[partner][suit] and bool(know.may_hold[partner][trump])
    return true_if(claim, card, suit=suit, partner=partner)


def force_declarer(know: Knowledge, card: Card) -> Parameters | None:
    """The declarer has no more of the suit and must spend a trump (Serbian rule text 002)."""
    suit, trump = suit_of(card), know.trump
    if not defender_leads(know) or trump is None or suit == trump:
        return None
    theirs = know.may_hold[know.declarer]
    return true_if(not theirs[suit] and bool(theirs[trump]), card, suit=suit)


def return_partners_suit(know: Knowledge, card: Card) -> Parameters | None:
    """The suit that partner led himself comes back (expert lore)."""
    suit = suit_of(card)
    if not defender_leads(know) or suit == know.trump or know.partner is None:
        return None
    led = {
        suit_of(trick.cards[0][1])
        for trick in know.play.tricks
        if trick.cards[0][0] == know.partner
    }
    return true_if(suit in led, card, suit=suit, partner=know.partner)


def lead_long_suit(know: Knowledge, card: Card) -> Parameters | None:
    """In sans the longest suit, to make its small cards good (expert lore)."""
    lengths = [holding.bit_count() for holding in know.mine]
    claim = defender_leads(know) and know.trump is None
    length = lengths[suit_of(card)]
    claim = claim and length == max(lengths) and lengths.count(length) == 1 and length > 2
    return true_if(claim, card, suit=suit_of(card))
