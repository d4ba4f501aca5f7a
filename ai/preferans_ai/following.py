"""Following, calling and kontra of the defenders (serbian.md 7): the rule of two tricks.

The limits are where following neither gained nor lost in self-play: with so many tricks counted
one takes the two needed in seven hands of ten.
"""

from __future__ import annotations

from dataclasses import dataclass

from preferans_ai.candidates import Choice, chosen
from preferans_ai.holdings import ACE, JACK, KING, QUEEN, TEN, Holdings, holdings_of
from preferans_ai.own_tricks import tricks_alone, tricks_with_partner
from preferans_desktop.rules.cards import Suit
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import (
    Action,
    Allow,
    Alone,
    Call,
    Follow,
    Kontra,
    StayOut,
)
from preferans_desktop.rules.serbian.contracts import Contract, trump_of
from preferans_desktop.rules.serbian.following import Following
from preferans_desktop.rules.serbian.hand import Hand, defenders_of
from preferans_desktop.rules.serbian.view import PlayerView

ENOUGH_ALONE = 2.1
ENOUGH_AS_SECOND = 2.1
"""Own tricks with which to follow; as second with a partner who has followed already."""
ENOUGH_TO_CALL = 4.1
ENOUGH_FOR_KONTRA = 4.4
"""Tricks together, partner's share guessed, for zovem and for a sure kontra."""
PARTNER_FOLLOWED = 1.55
PARTNER_STAYED_OUT = 0.8
"""Tricks that partner has on average beside a hand that counts on calling or on kontra."""
LONG_TRUMPS = 0.2
SHORT_TRUMPS = -0.3
"""What four trumps or more are worth beside that, where the declarer loses control, and two or
fewer, where he draws them and takes his long suit."""
WEAK_PIK = 0.5
"""The declarer of an ordinary pik has found nothing better to announce."""


@dataclass(frozen=True, slots=True)
class _Count:
    """A defender's count of tricks.

    Attributes:
        alone: his own, playing alone.
        own: his own, playing with partner.
        together: his own and partner's.
    """

    alone: float
    own: float
    together: float


def choose_word(
    view: PlayerView, hand: Hand, following: Following, boldness: float = 0.0
) -> Choice:
    """What a defender says to the contract; `boldness` is tricks that he adds to his count."""
    words: dict[type[Action], Action] = {type(act): act for act in view.legal}
    if following.contract == Contract.BETL:
        # Nobody can count on a betl falling: the defenders see too little of it.
        return chosen(words[Allow], "allow_betl")
    holdings = holdings_of(hand.holdings[view.seat].known)
    count = _count(view.seat, following, holdings, boldness)
    if Kontra in words and count.together >= ENOUGH_FOR_KONTRA:
        return chosen(words[Kontra], "kontra_sure_set", tricks=count.together)
    if following.needs_kontra:
        return _on_pik(words, holdings, count)
    if Follow in words:
        return _stance(words, following, count)
    return _last_word(words, count)


def _count(seat: Seat, following: Following, holdings: Holdings, boldness: float) -> _Count:
    trump = trump_of(following.contract)
    own = tricks_with_partner(holdings, trump) + boldness
    first, second = defenders_of(following.declarer)
    partner_follows = (second if seat == first else first) in following.followers
    together = own + (PARTNER_FOLLOWED if partner_follows else PARTNER_STAYED_OUT)
    if trump is not None:
        together += _worth_of_length(holdings[trump].bit_count())
    if following.needs_kontra:
        together += WEAK_PIK
    return _Count(alone=tricks_alone(holdings, trump) + boldness, own=own, together=together)


def _worth_of_length(trumps: int) -> float:
    if trumps >= 4:
        return LONG_TRUMPS
    return SHORT_TRUMPS if trumps <= 2 else 0.0


def _stance(words: dict[type[Action], Action], following: Following, count: _Count) -> Choice:
    """Pratim or ne pratim."""
    if following.followers:
        if count.own >= ENOUGH_AS_SECOND:
            return chosen(words[Follow], "follow_with_partner", tricks=count.own)
        return chosen(words[StayOut], "stay_out_weak", tricks=count.own)
    if count.alone >= ENOUGH_ALONE:
        return chosen(words[Follow], "follow_two_tricks", tricks=count.alone)
    return chosen(words[StayOut], "stay_out_weak", tricks=count.alone)


def _last_word(words: dict[type[Action], Action], count: _Count) -> Choice:
    """Both follow, or partner stays out: sam or zovem, može."""
    if Allow in words:
        return chosen(words[Allow], "allow_no_sure_set", tricks=count.together)
    if count.together >= ENOUGH_TO_CALL:
        return chosen(words[Call], "call_partner", tricks=count.together)
    if StayOut in words and count.alone < ENOUGH_ALONE:
        return chosen(words[StayOut], "stay_out_weak", tricks=count.alone)
    return chosen(words[Alone], "alone_two_tricks", tricks=count.alone)


def _on_pik(words: dict[type[Action], Action], holdings: Holdings, count: _Count) -> Choice:
    """An ordinary pik without kontra is not played: following only tells partner of two tricks."""
    if Follow not in words:
        return chosen(words[Allow], "allow_no_sure_set", tricks=count.together)
    sure = sure_tricks(holdings, Suit.PIK)
    if sure >= 2:
        return chosen(words[Follow], "follow_on_pik", tricks=sure)
    if count.together >= ENOUGH_FOR_KONTRA:
        return chosen(words[Follow], "follow_for_kontra", tricks=count.together)
    return chosen(words[StayOut], "stay_out_on_pik")


def sure_tricks(holdings: Holdings, trump: Suit) -> int:
    """Aces, and tricks in trumps that nobody can take away."""
    aces = sum(bool(own & ACE) for suit, own in enumerate(holdings) if suit != trump)
    own = holdings[trump]
    if own & ACE:
        return aces + 1 + bool(own & KING)
    sequences = (KING | QUEEN, QUEEN | JACK | TEN)
    return aces + any(own & cards == cards for cards in sequences)
