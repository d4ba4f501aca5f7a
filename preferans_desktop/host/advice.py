"""Advice: what a computer player would do in somebody's place, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from preferans_desktop.host.answers import Fields
from preferans_desktop.record.reasons import is_number, parse_parameter
from preferans_desktop.record.text import parse_words
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action

LEVEL = "majstor"
"""The level whose advice is asked for."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One act that was weighed.

    Attributes:
        passes: chance from 0 to 1 that the declarer makes the contract, None where it is not
            reckoned.
        value: expected change of the seat's result (serbian.md 11), lower is better, None where it
            is not reckoned.
        falls: chance from 0 to 1 that the seat itself falls, None where it is not reckoned.
        bule: expected change of the seat's own bule, None where it is not reckoned.
        supe: supe that the seat is expected to write against the others - those they write against
            him, None where they are not reckoned.
        against_code: names a reason that is true of the act chosen and not of this one, None where
            there is none.
        against_parameters: what its sentence names.
        passes_within, value_within, falls_within: so far off the number may be, 95 times in 100,
            because not all deals were looked at; None where that is not told.
    """

    action: Action
    passes: float | None
    value: float | None
    falls: float | None = None
    against_code: str | None = None
    against_parameters: Mapping[str, object] = field(default_factory=dict)
    passes_within: float | None = None
    value_within: float | None = None
    falls_within: float | None = None
    bule: float | None = None
    supe: float | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player of a level would do.

    Attributes:
        action: None when there is nothing to say.
        candidates: the acts weighed, the best first; where there is an act it is the first.
        reason_code: names the sentence in the catalogue, None with no act.
        parameters: what the sentence names.
        deals: how many possible deals the level looks at; 0 for none.
        cut: the thinking was cut short; uncut the answer might be another.
        samples: from so many answers, each over deals of its own, the numbers are averages.
        agreeing: so many of them advise this act.
    """

    action: Action | None
    candidates: tuple[Weighed, ...]
    reason_code: str | None
    parameters: Mapping[str, object] = field(default_factory=dict)
    deals: int = 0
    cut: bool = False
    samples: int = 1
    agreeing: int = 1

    def weighed(self, action: Action) -> Weighed | None:
        """What was found of an act, None where it was not weighed."""
        return next((each for each in self.candidates if each.action == action), None)


OnAdvice = Callable[[Advice | None], None]
"""Told the advice, None where the players could give none."""


def parse_advice(fields: Fields, seat: Seat) -> Advice | None:
    """Advice out of an answer of the engine; None when it holds none, or makes no sense."""
    try:
        return _parsed(fields, seat)
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def _parsed(fields: Fields, seat: Seat) -> Advice:
    words, code, deals = fields["action"], fields["reason_code"], fields["deals"]
    if type(deals) is not int:
        msg = f"{deals!r} is no number of deals"
        raise TypeError(msg)
    return Advice(
        action=None if words is None else parse_words(seat, words),
        candidates=tuple(map(partial(_weighed, seat), fields["candidates"])),
        reason_code=_code(code),
        parameters=_parameters(fields["reason_parameters"]),
        deals=deals,
        cut=fields.get("cut") is True,
    )


def _weighed(seat: Seat, fields: Fields) -> Weighed:
    return Weighed(
        parse_words(seat, fields["action"]),
        _number(fields["passes"]),
        _number(fields["value"]),
        _number(fields["falls"]),
        _code(fields.get("against_code")),
        _parameters(fields.get("against_parameters", {})),
        bule=_number(fields.get("bule")),
        supe=_number(fields.get("supe")),
    )


def _number(told: object) -> float | None:
    if told is not None and not is_number(told):
        msg = f"{told!r} is not a number"
        raise TypeError(msg)
    return told


def _code(told: object) -> str | None:
    if told is not None and not isinstance(told, str):
        msg = f"{told!r} is no code of a reason"
        raise TypeError(msg)
    return told


def _parameters(told: Fields) -> dict[str, object]:
    return {name: parse_parameter(name, value) for name, value in told.items()}
