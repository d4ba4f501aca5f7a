"""A harmless legal act, for a computer player that has failed to give one."""

from __future__ import annotations

from preferans_desktop.rules.cards import Suit, rank_of, suit_of
from preferans_desktop.rules.serbian.actions import (
    Action,
    Allow,
    Alone,
    Announce,
    Discard,
    NameSuit,
    Pass,
    PlayCard,
    Refuse,
    StayOut,
    Weaker,
)
from preferans_desktop.rules.serbian.contracts import trump_of
from preferans_desktop.rules.serbian.view import PlayerView

_QUIET_WORDS = (Refuse, Pass, Weaker, StayOut, Allow, Alone)
"""What risks least, the best first."""


def fallback_act(view: PlayerView) -> Action:
    """Something this seat may say or play that does as little harm as possible.

    It refuses, passes, stays out, allows; else it plays its lowest card, puts its two lowest
    cards away, names its longest suit. It never offers, and never takes a fall over.

    Raises:
        ValueError: nothing is expected of this seat.
    """
    for word in _QUIET_WORDS:
        for action in view.legal:
            if isinstance(action, word):
                return action
    choices = [
        (_harm(view, action), place, action)
        for place, action in enumerate(view.legal)
        if isinstance(action, PlayCard | Discard | NameSuit | Announce)
    ]
    if not choices:
        msg = f"nothing is expected of seat {view.seat}"
        raise ValueError(msg)
    return min(choices)[2]


def _harm(view: PlayerView, action: PlayCard | Discard | NameSuit | Announce) -> int:
    match action:
        case PlayCard(card=card):
            return rank_of(card)
        case Discard(cards=cards):
            return sum(rank_of(card) for card in cards or ())
        case NameSuit(suit=suit):
            return -_length(view, suit)
        case Announce(contract=contract):
            trump = trump_of(contract)
            return 0 if trump is None else -_length(view, trump)


def _length(view: PlayerView, suit: Suit) -> int:
    """How many cards of a suit this seat holds."""
    if view.hand is None:
        return 0
    return sum(suit_of(card) == suit for card in view.hand.holdings[view.seat].known)
