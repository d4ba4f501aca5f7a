"""Chances told so that they come true: what a player reckons, mapped to what self-play gave.

Open cards and habits reckon a little beside the truth, in betl far beside it (ai.md c5). The log
odds of what is told are a line of those reckoned, one for each kind of chance; the lines are those
under which the outcomes of self-play are likeliest (`calibration_lines`, made by
ai/lab/fit_calibration.py). Nothing is decided by the mapped figures: the maps are increasing, so of
two acts the likelier one to pass stays so.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

from preferans_ai.candidates import Candidate, Choice
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action, Announce
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand, Phase

MAKE, BETL, OWN_FALL = "make", "betl", "own fall"
BIDS, WORDS = "bids", "words"
CARDS = ("cards 10 to 8", "cards 7 to 5", "cards 4 to 1")
"""By tricks left."""
Line = tuple[float, float]
"""Slope and shift of log odds."""
Lines = Mapping[str, Line]
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


def calibrated(choice: Choice, hand: Hand, seat: Seat, lines: Lines) -> Choice:
    """The answer with all its chances mapped.

    Args:
        choice: as reckoned.
        hand: in which the seat chose.
        seat: whose answer it is.
        lines: the maps; a kind without one stays as it is.
    """
    of_falling = lines.get(kind_of_falling(hand, seat))

    def mapped(candidate: Candidate) -> Candidate:
        of_making = lines.get(kind_of_making(hand, seat, candidate.action))
        passes, falls = _mapped(candidate.passes, of_making), _mapped(candidate.falls, of_falling)
        if seat == hand.declarer and passes is not None and falls is not None:
            falls = 1 - passes
        return replace(candidate, passes=passes, falls=falls)

    return replace(
        choice,
        candidates=tuple(mapped(candidate) for candidate in choice.candidates),
        parameters=_parameters(choice, lines.get(kind_of_making(hand, seat, choice.action))),
    )


def _parameters(choice: Choice, line: Line | None) -> dict[str, object]:
    chance = choice.parameters.get("chance")
    if isinstance(chance, float):
        if choice.reason_code in OF_MAKING:
            return choice.parameters | {"chance": told_as(chance, line)}
        if choice.reason_code in OF_CATCHING:
            return choice.parameters | {"chance": 1 - told_as(1 - chance, line)}
    return choice.parameters


def _mapped(chance: float | None, line: Line | None) -> float | None:
    return None if chance is None else told_as(chance, line)


def told_as(chance: float, line: Line | None) -> float:
    """A chance reckoned, as it is told."""
    if line is None or chance in {0.0, 1.0}:
        return chance
    slope, shift = line
    return 1 / (1 + math.exp(-shift - slope * log_odds(chance)))


def log_odds(chance: float) -> float:
    """Log odds of a chance, of one next to 0 or 1 those of a chance a little farther off."""
    near = min(max(chance, NEAREST), 1 - NEAREST)
    return math.log(near / (1 - near))
