"""What a seat can say or play: one class a word (words: docs/rules/record-format.md).

Which of them may be said when is decided by the phase modules; these are plain data.
"""

from __future__ import annotations

from dataclasses import dataclass

from preferans_desktop.rules.cards import Card, Suit
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.contracts import Contract


@dataclass(frozen=True, slots=True)
class _Said:
    """Something said by a seat."""

    # Words that say no more than who said them inherit everything: making a dataclass of each
    # would cost every start of the program and of a player a millisecond a word.
    seat: Seat


class Pass(_Said):
    """Dalje: out of the bidding (serbian.md 4)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Bid(_Said):
    """A number, 2 to 7 (serbian.md 4)."""

    level: int


class Hold(_Said):
    """Moje: the same value, now his own bid (serbian.md 4)."""

    __slots__ = ()


class DeclareHandGame(_Said):
    """Igra: a trump game from the hand (serbian.md 5)."""

    __slots__ = ()


class DeclareBetl(_Said):
    """Betl from the hand (serbian.md 5)."""

    __slots__ = ()


class DeclareSans(_Said):
    """Sans from the hand (serbian.md 5)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class NameSuit(_Said):
    """The trump suit of a declared igra (serbian.md 5)."""

    suit: Suit


class Weaker(_Said):
    """Slabija: gives way to a stronger igra (serbian.md 5)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Discard(_Said):
    """Two cards put away face down; None where they are not seen (serbian.md 6)."""

    cards: frozenset[Card] | None


@dataclass(frozen=True, slots=True)
class Announce(_Said):
    """The contract, after the discard (serbian.md 6)."""

    contract: Contract


class Follow(_Said):
    """Pratim (serbian.md 7)."""

    __slots__ = ()


class StayOut(_Said):
    """Ne pratim (serbian.md 7)."""

    __slots__ = ()


class Alone(_Said):
    """Sam: follows alone (serbian.md 7)."""

    __slots__ = ()


class Call(_Said):
    """Zovem: brings the other defender in and answers for both (serbian.md 7)."""

    __slots__ = ()


class Kontra(_Said):
    """Kontra: doubles, and carries everything (serbian.md 7)."""

    __slots__ = ()


class Allow(_Said):
    """Može: no kontra, or no rekontra (serbian.md 7)."""

    __slots__ = ()


class Rekontra(_Said):
    """Rekontra, the declarer's answer to kontra (serbian.md 7)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PlayCard(_Said):
    """A card played to the trick (serbian.md 8)."""

    card: Card


@dataclass(frozen=True, slots=True)
class OfferAll(_Said):
    """Nosim sve: all remaining tricks are the declarer's (serbian.md 8).

    `shown` holds the declarer's cards in a masked log while the offer is open, otherwise None.
    """

    shown: frozenset[Card] | None = None


@dataclass(frozen=True, slots=True)
class OfferNoTrick(_Said):
    """Nemam pad: the declarer of a betl takes none of the rest (serbian.md 8).

    `shown` holds the declarer's cards in a masked log while the offer is open, otherwise None.
    """

    shown: frozenset[Card] | None = None


@dataclass(frozen=True, slots=True)
class OfferTricks(_Said):
    """So many tricks in total for the sole follower, or for caller and called (serbian.md 8)."""

    count: int


class Accept(_Said):
    """Prihvatam: yes to an offer, a take-over or its return (serbian.md 8, 9)."""

    __slots__ = ()


class Refuse(_Said):
    """Odbijam: no to an offer, a take-over or its return (serbian.md 8, 9)."""

    __slots__ = ()


class TakeOver(_Said):
    """Preuzimam: takes the other defender's fall over (serbian.md 9)."""

    __slots__ = ()


class GiveBack(_Said):
    """Vraćam: gives a fall that was taken over back (serbian.md 9)."""

    __slots__ = ()


Offer = OfferAll | OfferNoTrick | OfferTricks
Action = (
    Pass
    | Bid
    | Hold
    | DeclareHandGame
    | DeclareBetl
    | DeclareSans
    | NameSuit
    | Weaker
    | Discard
    | Announce
    | Follow
    | StayOut
    | Alone
    | Call
    | Kontra
    | Allow
    | Rekontra
    | PlayCard
    | OfferAll
    | OfferNoTrick
    | OfferTricks
    | Accept
    | Refuse
    | TakeOver
    | GiveBack
)
