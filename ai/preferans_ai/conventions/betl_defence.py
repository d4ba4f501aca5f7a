"""What a defender plays against betl: Serbian rule text 002, "Pratnja na Betlu".

The short suit first and again, so that its leader throws the next short one, and low cards kept
under the declarer's.
"""

from __future__ import annotations

from preferans_ai.conventions.claims import Parameters, is_betl, touching, true_if
from preferans_ai.holdings import above, below
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card, Suit, suit_of


def _defends(know: Knowledge) -> bool:
    return is_betl(know) and not know.declares


def _leads(know: Knowledge) -> bool:
    return _defends(know) and know.play.led is None


def _follows_suit(know: Knowledge, card: Card) -> bool:
    return _defends(know) and know.play.led == suit_of(card)


def _is_shortest(know: Knowledge, suit: Suit) -> bool:
    """Whether no suit that the declarer may still hold is shorter; of those, if there are any."""
    held = [other for other in Suit if know.mine[other]]
    useful = [other for other in held if know.may_hold[know.declarer][other]] or held
    shortest = min(know.mine[other].bit_count() for other in useful)
    return suit in useful and know.mine[suit].bit_count() == shortest


def betl_short_suit(know: Knowledge, card: Card) -> Parameters | None:
    """He leads from the shortest suit that the declarer may hold."""
    return true_if(_leads(know) and _is_shortest(know, suit_of(card)), card)


def betl_return_suit(know: Knowledge, card: Card) -> Parameters | None:
    """He leads the suit that partner has led."""
    suit = suit_of(card)
    led = {
        suit_of(trick.cards[0][1])
        for trick in know.play.tricks
        if trick.cards[0][0] == know.partner
    }
    return true_if(_leads(know) and suit in led, card, suit=suit, partner=know.partner)


def betl_low_card(know: Knowledge, card: Card) -> Parameters | None:
    """He leads a card with more of the declarer's possible cards above it than below."""
    theirs = know.may_hold[know.declarer][suit_of(card)]
    lower, higher = below(theirs, card & 7).bit_count(), above(theirs, card & 7).bit_count()
    return true_if(_leads(know) and higher > lower, card)


def betl_exit(know: Knowledge, card: Card) -> Parameters | None:
    """The declarer has none of the suits he can lead."""
    theirs = know.may_hold[know.declarer]
    return true_if(_leads(know) and not any(theirs[suit] for suit in Suit if know.mine[suit]), card)


def betl_discard_short(know: Knowledge, card: Card) -> Parameters | None:
    """He throws from the shortest suit that the declarer may hold, to be free of it."""
    suit = suit_of(card)
    claim = _defends(know) and know.play.led not in {None, suit}
    return true_if(claim and _is_shortest(know, suit), card)


def betl_stay_under(know: Knowledge, card: Card) -> Parameters | None:
    """He follows below what lies and keeps a lower card."""
    claim = _follows_suit(know, card) and know.winner(card) != know.seat
    return true_if(claim and min(know.legal) < card, card)


def betl_stay_low(know: Knowledge, card: Card) -> Parameters | None:
    """He follows with his lowest card, and the declarer still plays."""
    claim = _follows_suit(know, card) and know.declarer in know.later
    return true_if(claim and touching(know, card, min(know.legal)), card)


def betl_take_lead(know: Knowledge, card: Card) -> Parameters | None:
    """He goes over with his highest card, under which he could not have stayed for long."""
    claim = _follows_suit(know, card) and know.winner(card) == know.seat
    return true_if(claim and touching(know, card, max(know.legal)), card)


def betl_catch(know: Knowledge, card: Card) -> Parameters | None:
    """The declarer's card is the highest, and nobody plays after this one."""
    claim = _defends(know) and know.winner(card) == know.declarer and not know.later
    return true_if(claim and bool(know.play.trick), card)


def betl_leave_to_declarer(know: Knowledge, card: Card) -> Parameters | None:
    """The declarer's card is the highest so far and stays so; partner still plays."""
    claim = _defends(know) and bool(know.play.trick) and know.winner(card) == know.declarer
    return true_if(claim and bool(know.later), card)
