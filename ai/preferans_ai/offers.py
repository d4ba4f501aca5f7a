"""Offers (serbian.md 8): made and accepted when the rest is certain; tricks by what is expected."""

from __future__ import annotations

from itertools import combinations

from preferans_ai.candidates import Choice, chosen
from preferans_ai.certain import (
    takes_all_from_lead,
    takes_none_from_lead,
    takes_none_from_now,
)
from preferans_ai.following import PARTNER_STAYED_OUT
from preferans_ai.holdings import ALL, Holdings, card_of, holdings_of, ranks, without
from preferans_ai.knowledge import Knowledge
from preferans_ai.own_tricks import tricks_alone, tricks_with_partner
from preferans_ai.promise import hand_promise
from preferans_ai.rest_search import RestSearch, SearchTooLong
from preferans_desktop.rules.cards import Card, Suit, suit_of
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.actions import (
    Accept,
    OfferAll,
    OfferNoTrick,
    OfferTricks,
    Refuse,
)
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.offers import OpenOffer
from preferans_desktop.rules.serbian.play import TRICKS_IN_HAND
from preferans_desktop.rules.tricks import playable, trick_winner

POSITIONS = 3000
"""So many positions are looked at to see whether an offer is true."""
NOT_WORSE = 0.25
"""Tricks that an offer may lie below what is expected: it is certain, the rest is not."""


def certain_offer(know: Knowledge) -> Choice | None:
    """The declarer's offer when the rest is proved, once a hand; he is to act."""
    if know.play.left < 2 or _has_offered(know):
        return None
    if know.play.contract == Contract.BETL:
        certain = _takes_none(know)
        return chosen(OfferNoTrick(know.seat), "offer_no_trick_certain") if certain else None
    if not know.play.trick and takes_all_from_lead(know.mine, know.unseen, know.trump):
        return chosen(OfferAll(know.seat), "offer_all_certain", tricks=know.play.left)
    return None


def _has_offered(know: Knowledge) -> bool:
    return any(isinstance(act, OfferAll | OfferNoTrick) for act in know.hand.actions)


def answer_offer(know: Knowledge, open_offer: OpenOffer) -> Choice:
    """A defender's answer."""
    offer = open_offer.offer
    if isinstance(offer, OfferTricks):
        return _answer_tricks(know, offer)
    certain = _takes_none if isinstance(offer, OfferNoTrick) else _takes_all
    if certain(know):
        return chosen(Accept(know.seat), "accept_certain")
    return chosen(Refuse(know.seat), "refuse_not_certain")


def _answer_tricks(know: Knowledge, offer: OfferTricks) -> Choice:
    expected = expected_tricks(know)
    if offer.count >= expected - NOT_WORSE:
        code, answer = "accept_offered_tricks", Accept(know.seat)
        return chosen(answer, code, count=offer.count, tricks=expected)
    refusal = Refuse(know.seat)
    return chosen(refusal, "refuse_offered_tricks", count=offer.count, tricks=expected)


def expected_tricks(know: Knowledge) -> float:
    """Tricks in the end of a sole follower, or of a caller with the called."""
    taken, left = know.play.defenders_taken, know.play.left / TRICKS_IN_HAND
    if know.partner is None:
        if not know.play.tricks:
            return tricks_alone(know.mine, know.trump)
        # In self-play the later in the hand, the less of a promise was kept.
        return taken + hand_promise(know) * left
    if not know.play.tricks:
        return tricks_with_partner(know.mine, know.trump) + PARTNER_STAYED_OUT
    return taken + hand_promise(know) + PARTNER_STAYED_OUT * left


def _takes_none(know: Knowledge) -> bool:
    """Whether the declarer of a betl takes no more trick; his cards are known."""
    play, cards = know.play, know.play.holdings[know.declarer].known
    others = without(_not_played(know), holdings_of(cards))
    if not play.trick:
        if play.to_act == know.declarer:
            return takes_none_from_lead(holdings_of(cards), others, know.out_of_play)
        return takes_none_from_now(holdings_of(cards), others)
    if all(seat != know.declarer for seat, _ in play.trick):
        top = max(card for _, card in play.trick if suit_of(card) == play.led)
        return any(
            takes_none_from_now(holdings_of(cards - {card}), others)
            for card in playable(cards, play.led, None)
            if suit_of(card) != play.led or card < top
        )
    is_under = trick_winner(play.trick, None) != know.declarer
    return is_under and takes_none_from_now(holdings_of(cards), others)


def _not_played(know: Knowledge) -> Holdings:
    """All cards that are not on the table, not played, and not in a discard he has seen."""
    gone = {card for trick in know.play.tricks for _, card in trick.cards}
    gone |= {card for _, card in know.play.trick}
    if know.hand.discard is not None:
        gone |= know.hand.discard.known
    return without(ALL, holdings_of(gone))


def _takes_all(know: Knowledge) -> bool:
    """Whether the declarer takes all the rest wherever the cards lie; his cards are known."""
    play, partner = know.play, know.partner
    if partner is None:
        return _proved(know, {}, POSITIONS)
    possible = [
        card_of(suit, rank) for suit in Suit for rank in ranks(know.may_hold[partner][suit])
    ]
    if not play.trick and play.to_act == know.declarer:
        theirs = holdings_of(know.cards.union(possible))
        mine = holdings_of(play.holdings[know.declarer].known)
        return takes_all_from_lead(mine, theirs, know.trump)
    count = len(play.holdings[partner])
    return all(
        _proved(know, {partner: frozenset(held)}, POSITIONS // 30)
        for held in combinations(possible, count)
    )


def _proved(know: Knowledge, partners: dict[Seat, frozenset[Card]], positions: int) -> bool:
    play = know.play
    assert play.to_act is not None  # noqa: S101 - an offer is made during the play
    cards = {
        know.seat: know.cards,
        know.declarer: play.holdings[know.declarer].known,
        **partners,
    }
    order = tuple(seat for seat in SEATS if play.plays(seat))
    search = RestSearch(know.declarer, know.trump, order, positions)
    try:
        return search.takes_all(cards, play.trick, play.to_act)
    except SearchTooLong:
        return False
