"""Chances told so that they come true: what a player reckons, mapped to what self-play gave.

Open cards and habits reckon a little beside the truth, in betl far beside it. The log odds of
what is told are a curve over those reckoned, one for each kind of chance; the curves are those
under which the outcomes of self-play are likeliest (`calibration_curves`, made by
ai/lab/fit_calibration.py). Nothing is decided by the mapped figures: the maps are increasing, so of
two acts the likelier one to pass stays so.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from preferans_ai.candidates import Candidate, Choice
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action, Announce
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand, Phase

MAKE, BETL, OWN_FALL = "make", "betl", "own fall"
BIDS, WORDS = "bids", "words"
CARDS = ("cards 10 to 8", "cards 7 to 5", "cards 4 to 1")
"""By tricks left."""
KNOTS: Final = (-4.0, -2.0, 0.0, 2.0, 4.0)
"""Log odds as reckoned, at which a curve says what is told."""
Curve = tuple[float, float, float, float, float]
"""Log odds told at the knots, increasing; between and beyond them it goes on straight."""
Curves = Mapping[str, Curve]
"""By kind of chance, as `kind_of_making` and `kind_of_falling` name them."""

NEAREST = 0.002
"""Chances nearer to 0 or 1 are reckoned as this near; those of exactly 0 and 1 are certain."""
OF_MAKING = frozenset({"bid_estimate", "hold_estimate"})
OF_CATCHING = frozenset({"kontra_betl"})
"""Reasons that name a chance: that the contract is made, and that it is not."""


def kind_of_making(hand: Hand, seat: Seat, action: Action | None) -> str:
    """The kind of a chance told with this act that the declarer makes his contract."""
    contract = action.contract if isinstance(action, Announce) else hand.contract
    return f"{BETL if contract == Contract.BETL else MAKE}, {_when_and_whose(hand, seat)}"


def kind_of_falling(hand: Hand, seat: Seat) -> str:
    """The kind of a chance told that the seat itself falls."""
    return f"{OWN_FALL}, {_when_and_whose(hand, seat)}"


def _when_and_whose(hand: Hand, seat: Seat) -> str:
    declares = hand.declarer in {None, seat}
    return f"{_when(hand)}, {'declarer' if declares else 'defender'}"


def _when(hand: Hand) -> str:
    if hand.phase == Phase.BIDDING:
        return BIDS
    if hand.phase != Phase.PLAY or hand.play is None:
        return WORDS
    return CARDS[0] if hand.play.left >= 8 else CARDS[1] if hand.play.left >= 5 else CARDS[2]


def calibrated(choice: Choice, hand: Hand, seat: Seat, curves: Curves) -> Choice:
    """The answer with all its chances mapped.

    Args:
        choice: as reckoned.
        hand: in which the seat chose.
        seat: whose answer it is.
        curves: the maps; a kind without one stays as it is.
    """
    of_falling = curves.get(kind_of_falling(hand, seat))

    def mapped(candidate: Candidate) -> Candidate:
        of_making = curves.get(kind_of_making(hand, seat, candidate.action))
        passes, falls = _mapped(candidate.passes, of_making), _mapped(candidate.falls, of_falling)
        if seat == hand.declarer and passes is not None and falls is not None:
            falls = 1 - passes
        return replace(candidate, passes=passes, falls=falls)

    return replace(
        choice,
        candidates=tuple(mapped(candidate) for candidate in choice.candidates),
        parameters=_parameters(choice, curves.get(kind_of_making(hand, seat, choice.action))),
    )


def _parameters(choice: Choice, curve: Curve | None) -> dict[str, object]:
    chance = choice.parameters.get("chance")
    if isinstance(chance, float):
        if choice.reason_code in OF_MAKING:
            return choice.parameters | {"chance": told_as(chance, curve)}
        if choice.reason_code in OF_CATCHING:
            return choice.parameters | {"chance": 1 - told_as(1 - chance, curve)}
    return choice.parameters


def _mapped(chance: float | None, curve: Curve | None) -> float | None:
    return None if chance is None else told_as(chance, curve)


def told_as(chance: float, curve: Curve | None) -> float:
    """A chance reckoned, as it is told."""
    if curve is None or chance in {0.0, 1.0}:
        return chance
    return 1 / (1 + math.exp(-_between(log_odds(chance), KNOTS, curve)))


def reckoned_as(chance: float, curve: Curve | None) -> float:
    """The other way round: a chance told, as it was reckoned."""
    if curve is None or chance in {0.0, 1.0}:
        return chance
    return 1 / (1 + math.exp(-_between(log_odds(chance), curve, KNOTS)))


def _between(odds: float, here: Curve, there: Curve) -> float:
    """Where log odds lie among others, carried over piece by piece."""
    piece, share = piece_of(odds, here)
    return there[piece] + share * (there[piece + 1] - there[piece])


def piece_of(odds: float, curve: Curve) -> tuple[int, float]:
    """After which of its values log odds lie, and which share of the way to the next."""
    piece = min(max(bisect_right(curve, odds) - 1, 0), len(curve) - 2)
    return piece, (odds - curve[piece]) / (curve[piece + 1] - curve[piece])


def log_odds(chance: float) -> float:
    """Log odds of a chance, of one next to 0 or 1 those of a chance a little farther off."""
    near = min(max(chance, NEAREST), 1 - NEAREST)
    return math.log(near / (1 - near))
