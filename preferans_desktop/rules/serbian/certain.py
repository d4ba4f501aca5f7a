"""Whether the declarer's rest is certain wherever the hidden cards lie (serbian.md 8, offers).

Proved from what the declarer knows alone. A proof may be missed, as where tricks can only be won
by finesse or by counting; none is wrong. Computer players have the same proofs over bytes, for
speed (`preferans_ai.certain`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from preferans_desktop.rules.cards import ALL_CARDS, Card, Suit, suit_of
from preferans_desktop.rules.serbian.actions import Offer, OfferAll, OfferNoTrick
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand, legal_offers, seen_elsewhere
from preferans_desktop.rules.serbian.play import Play, legal_cards, voids
from preferans_desktop.rules.tricks import trick_winner

LEAST_LEFT = 2
"""With one trick left there is nothing to shorten."""

Threats = Mapping[Suit, list[Card]]
"""Cards that a playing defender may hold, the lowest first."""


def certain_offer(hand: Hand) -> Offer | None:
    """The offer of all the rest, or of none of it, that nothing hidden can prove wrong.

    Args:
        hand: as the declarer sees it.
    """
    play = hand.play
    if play is None or play.left < LEAST_LEFT or play.holdings[play.declarer].hidden:
        return None
    certain = _takes_none if play.contract == Contract.BETL else _takes_all
    for offer in legal_offers(hand):
        if isinstance(offer, OfferAll | OfferNoTrick) and certain(hand, play):
            return offer
    return None


def _unseen(hand: Hand, play: Play) -> frozenset[Card]:
    own = play.holdings[play.declarer].known
    return frozenset(ALL_CARDS) - own - seen_elsewhere(hand, play.declarer)


def _threats(unseen: Iterable[Card], play: Play) -> Threats:
    """The unseen cards by suit, without suits that no playing defender can hold any more."""
    lacking = frozenset(Suit).intersection(*(voids(play, seat) for seat in play.defenders))
    threats: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
    for card in sorted(unseen):
        if suit_of(card) not in lacking:
            threats[suit_of(card)].append(card)
    return threats


def _by_suit(cards: Iterable[Card]) -> Threats:
    held: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
    for card in sorted(cards):
        held[suit_of(card)].append(card)
    return held


# Trump contracts and sans: every trick.


def _takes_all(hand: Hand, play: Play) -> bool:
    """Whether the declarer, whose turn it is, takes the trick in progress and all after it."""
    if play.to_act != play.declarer:
        return False
    mine, threats = play.holdings[play.declarer].known, _threats(_unseen(hand, play), play)
    if not play.trick:
        return _wins_from_lead(mine, threats, play.trump)
    return any(
        _wins_trick(play, card, threats) and _wins_from_lead(mine - {card}, threats, play.trump)
        for card in legal_cards(play)
    )


def _wins_trick(play: Play, card: Card, threats: Threats) -> bool:
    trick = (*play.trick, (play.declarer, card))
    if trick_winner(trick, play.trump) != play.declarer:
        return False
    if len(trick) > len(play.defenders):
        return True
    ruffs = threats[play.trump] if play.trump is not None and suit_of(card) != play.trump else []
    return not ruffs and not any(other > card for other in threats[suit_of(card)])


def _wins_from_lead(mine: Collection[Card], threats: Threats, trump: Suit | None) -> bool:
    """Whether every trick is won from the lead: trumps first, each suit from its top."""
    held = _by_suit(mine)
    if not all(_runs(held[suit], threats[suit]) for suit in Suit):
        return False
    if trump is None or not threats[trump] or len(held[trump]) == len(mine):
        return True
    return len(held[trump]) >= len(threats[trump])


def _runs(mine: list[Card], theirs: list[Card]) -> bool:
    """Whether a suit led from its top wins every time, at worst against all of theirs in one hand.

    That hand keeps its highest card to the end; it is out of the suit after as many rounds as it
    has cards.
    """
    winners = sum(not theirs or card > theirs[-1] for card in mine)
    return winners >= min(len(mine), len(theirs))


# Betl: no trick.


def _takes_none(hand: Hand, play: Play) -> bool:
    unseen = _unseen(hand, play)
    mine, threats = play.holdings[play.declarer].known, _threats(unseen, play)
    if play.to_act != play.declarer:
        return not play.trick and _stays_under(mine, threats)
    if not play.trick:
        out_of_play = len(unseen) - sum(len(play.holdings[seat]) for seat in play.defenders)
        return any(
            _lead_is_beaten(card, threats, out_of_play)
            and _stays_under(mine - {card}, _after_lead(card, threats))
            for card in mine
        )
    return any(
        trick_winner((*play.trick, (play.declarer, card)), None) != play.declarer
        and _stays_under(mine - {card}, threats)
        for card in legal_cards(play)
    )


def _lead_is_beaten(card: Card, threats: Threats, out_of_play: int) -> bool:
    """Whether a defender must beat a card led: he has one of the suit, and all are higher."""
    theirs = threats[suit_of(card)]
    return len(theirs) > out_of_play and card < theirs[0]


def _after_lead(card: Card, threats: Threats) -> Threats:
    """At worst a lead is beaten by the highest of the suit and by no other."""
    return {**threats, suit_of(card): threats[suit_of(card)][:-1]}


def _stays_under(mine: Iterable[Card], threats: Threats) -> bool:
    """Whether the declarer, never on lead, can stay under whatever is led.

    His lowest card of a suit answers their lowest, his second lowest their second lowest, and so
    on; what he has beyond their cards can never be asked for.
    """
    held = _by_suit(mine)
    return all(
        card < other
        for suit in Suit
        for card, other in zip(held[suit], threats[suit], strict=False)
    )
