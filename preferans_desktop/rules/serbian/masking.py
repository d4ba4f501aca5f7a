"""The only place that decides what a player sees (serbian.md 12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import TypeVar

from preferans_desktop.rules.dealing import Deal, Holding
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian import log as logs
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Action, Discard, OfferAll, OfferNoTrick
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.log import Dealt, Event, Log
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.view import PlayerView

_Act = TypeVar("_Act", bound=Event)


def masked_log(log: Log, match: Match, seat: Seat) -> Log:
    """The log as one player sees it; finished hands are whole.

    Args:
        log: the full log.
        match: the match it leads to.
        seat: whose view is wanted.
    """
    events = logs.in_force(log.entries)
    if match.hand is None:
        return Log(log.rules, log.dealer, events)
    begin = max(place for place, event in enumerate(events) if isinstance(event, Dealt))
    dealt = Dealt(masked_deal(match.hand, seat))
    said = _masked_acts(events[begin + 1 :], match.hand, seat)
    return Log(log.rules, log.dealer, (*events[:begin], dealt, *said))


def masked_deal(hand: Hand, seat: Seat) -> Deal:
    """The deal of a hand in progress: this seat's cards, and the talon where it was shown."""
    first, second, third = (
        hand.deal.hands[other] if other == seat else Holding(frozenset(), 10) for other in SEATS
    )
    talon = hand.deal.talon if hand.talon_shown else Holding(frozenset(), 2)
    return Deal((first, second, third), talon)


def masked_hand(hand: Hand, seat: Seat) -> Hand:
    """A hand in progress as one player sees it: the masked deal with the masked acts applied."""
    begun = hands.start(masked_deal(hand, seat), hand.forehand, hand.open_refe)
    return reduce(hands.apply, _masked_acts(hand.actions, hand, seat), begun)


def _masked_acts(acts: Sequence[_Act], hand: Hand, seat: Seat) -> list[_Act | Action]:
    """Hide what others put away; show the declarer's cards while his offer shows them."""
    masked: list[_Act | Action] = [
        Discard(act.seat, None) if isinstance(act, Discard) and act.seat != seat else act
        for act in acts
    ]
    offer = hand.offer.offer if hand.offer is not None else None
    if isinstance(offer, OfferAll | OfferNoTrick) and seat != offer.seat:
        place = max(index for index, act in enumerate(acts) if act == offer)
        masked[place] = type(offer)(offer.seat, hand.holdings[offer.seat].known)
    return masked


def view_of(match: Match, seat: Seat) -> PlayerView:
    """What one player sees of a match."""
    if match.hand is None:
        return view_of_masked(match, seat)
    return view_of_masked(replace(match, hand=masked_hand(match.hand, seat)), seat)


def view_of_masked(match: Match, seat: Seat) -> PlayerView:
    """The view of a match that is masked for this seat already."""
    return PlayerView(
        seat=seat,
        rules=match.rules,
        dealer=match.dealer,
        sheet=match.sheet,
        hand=match.hand,
        last_hand=match.finished[-1].hand if match.finished else None,
        take_overs=match.take_overs,
        legal=own_acts(match, seat),
    )


def own_acts(match: Match, seat: Seat) -> tuple[Action, ...]:
    """What this seat may say or play now, in turn or out of turn."""
    return tuple(action for action in matches.legal(match) if action.seat == seat)
