"""What the computer players answer when a write-off is proposed (serbian.md 11, decisions/0005).

They look at the papers, which lie open, and at nothing else. The hands still to come are reckoned
worth the same to all three, which is what a write-off makes of them too. So a player gives nothing
away by agreeing unless something of his own is still to come: refe that he has yet to play, or a
loss that he can still make good.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from preferans_desktop.rules.seats import Seat, from_seat
from preferans_desktop.rules.serbian import sheet as paper
from preferans_desktop.rules.serbian.match import Match


class Objection(Enum):
    """Why a player does not agree; the value is part of the key of his sentence."""

    REFA = "refa"
    BEHIND = "behind"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Who does not agree to a write-off, and why."""

    seat: Seat
    objection: Objection


def first_refusal(match: Match, computers: Collection[Seat]) -> Refusal | None:
    """Who says no first, asked in order from the next forehand; None when all agree."""
    for seat in from_seat(match.forehand):
        objection = objection_of(match, seat) if seat in computers else None
        if objection is not None:
            return Refusal(seat, objection)
    return None


def objection_of(match: Match, seat: Seat) -> Objection | None:
    """What a player has against ending the match now, between two hands; None for nothing."""
    own = match.sheet.refe_open[seat]
    if 2 * own > sum(match.sheet.refe_open) - own:
        return Objection.REFA  # more than the others have on average
    loss = paper.results(paper.written_off(match.sheet, match.forehand))[seat]
    # All bule that are left taken off him alone, a third of which the write-off gives him anyway.
    best_gain_thrice = 2 * 10 * sum(match.sheet.bule)
    return Objection.BEHIND if 0 < 3 * loss <= best_gain_thrice else None
