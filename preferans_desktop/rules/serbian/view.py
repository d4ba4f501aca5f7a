"""What one player may see: the type that computer players, hints and models are given.

A view holds no card its seat may not know (serbian.md 12): hidden cards are counts. It is made in
one place only, `masking.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.rules.serbian.sheet import Sheet
from preferans_desktop.rules.serbian.take_over import TakeOvers


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's view of a match at one moment.

    Attributes:
        seat: whose view it is.
        dealer: who deals the hand in progress, or the next one.
        hand: the hand in progress with the cards of others hidden, None between hands.
        last_hand: the hand finished last, with all its cards, None in the first hand.
        take_overs: take-overs that may still be spoken of (they belong to `last_hand`).
        legal: what this seat may say or play now, offers and take-over words included.
    """

    seat: Seat
    rules: Rules
    dealer: Seat
    sheet: Sheet
    hand: Hand | None
    last_hand: Hand | None
    take_overs: TakeOvers
    legal: tuple[Action, ...]
