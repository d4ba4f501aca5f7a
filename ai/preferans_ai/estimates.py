"""How good ten cards are for a declarer: tricks, chance to make a contract, what it is worth."""

from __future__ import annotations

import math
from dataclasses import dataclass

from preferans_ai.betl_holes import betl_chance
from preferans_ai.holdings import Holding, Holdings
from preferans_ai.trick_tables import SANS, SANS_BASE, SIDE, TRUMP
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.contracts import Contract, trump_of
from preferans_desktop.rules.serbian.scoring import BETL_SUPE, HAND_BETL_SUPE, hand_value
from preferans_desktop.rules.serbian.sheet import refe_allowed
from preferans_desktop.rules.serbian.view import PlayerView

SANS_DEFENDER_LEADS = -0.46
"""In sans a defender leads (serbian.md 8)."""

TRUMP_CURVE = (2.2, 5.42)
SANS_CURVE = (1.35, 5.15)
"""Steepness and middle of the chance of six tricks by estimated tricks, as self-play had it."""

LONG_ENOUGH = 4
"""Trumps that a declarer wants: three, however good, are led back at him."""
SHORT_TRUMP = -1.5
"""Tricks for every trump fewer."""

SUPE_WHEN_PASSED = 2.5
"""Tricks that defenders write on average against a declarer who passes, unfollowed hands in."""
SUPE_WHEN_FALLEN = 5
KONTRA_ON_PIK = 0.4
"""Chance that an ordinary pik which looks like falling is given kontra."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a contract of one seat would be played for.

    Attributes:
        refa: the seat has an open refa.
        room: sum of all bule; a pass is never worth more (serbian.md 9).
        refe: a refa can be written now, so that an ordinary pik without kontra writes one.
    """

    refa: bool
    room: int
    refe: bool


def stakes_of(view: PlayerView, seat: Seat | None = None) -> Stakes:
    """What a contract of a seat, by default the view's own, would be played for."""
    sheet = view.sheet
    return Stakes(
        refa=sheet.refe_open[view.seat if seat is None else seat] > 0,
        room=sum(sheet.bule),
        refe=refe_allowed(sheet, view.rules),
    )


def trump_tricks(holdings: Holdings, trump: int) -> float:
    """Estimated tricks of a declarer with this trump suit."""
    sides = 0.0
    for suit, holding in enumerate(holdings):
        if suit != trump:
            sides += SIDE[holding]
    return trump_worth(holdings[trump]) + sides


def trump_worth(trumps: Holding) -> float:
    """What the trump suit adds to the estimate."""
    return TRUMP[trumps] + SHORT_TRUMP * max(LONG_ENOUGH - trumps.bit_count(), 0)


def sans_tricks(holdings: Holdings) -> float:
    """Estimated tricks of a declarer in sans, a defender leading."""
    first, second, third, fourth = holdings
    return (
        SANS_BASE + SANS_DEFENDER_LEADS + (SANS[first] + SANS[second] + SANS[third] + SANS[fourth])
    )


def estimated_tricks(holdings: Holdings, contract: Contract) -> float:
    """Estimated tricks of a declarer in a trump contract or sans."""
    trump = trump_of(contract)
    return sans_tricks(holdings) if trump is None else trump_tricks(holdings, trump)


def chance_of_six(tricks: float, *, sans: bool) -> float:
    """Chance of six tricks by estimated tricks."""
    steepness, middle = SANS_CURVE if sans else TRUMP_CURVE
    return 1 / (1 + math.exp(-steepness * (tricks - middle)))


def chance_of_passing(holdings: Holdings, contract: Contract) -> float:
    """Chance that a declarer with these ten cards makes a contract."""
    if contract == Contract.BETL:
        return betl_chance(holdings)
    return chance_of_six(estimated_tricks(holdings, contract), sans=contract == Contract.SANS)


def worth(contract: Contract, chance: float, stakes: Stakes, *, hand_game: bool = False) -> float:
    """Expected change of the declarer's result (serbian.md 11) by a contract; lower is better."""
    value = hand_value(contract, hand_game=hand_game, kontra=1, refa=stakes.refa)
    written = min(value, stakes.room)
    if contract == Contract.PIK and not hand_game and not stakes.refa:
        kontra = 2 * KONTRA_ON_PIK * (1 - chance) * (10 + SUPE_WHEN_FALLEN) * value
        return kontra if stakes.refe else kontra - 10 * written * (1 - KONTRA_ON_PIK)
    if contract == Contract.BETL:
        supe = 2 * (HAND_BETL_SUPE if hand_game else BETL_SUPE) * (2 if stakes.refa else 1)
        return (1 - chance) * (10 * value + supe) - chance * 10 * written
    passed = (SUPE_WHEN_PASSED - 10) * written
    return chance * passed + (1 - chance) * (10 + SUPE_WHEN_FALLEN) * value
