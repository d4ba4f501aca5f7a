"""What a computer player answers: an act, why, and what else he weighed."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_ai.expectation.results import Written
from preferans_desktop.rules.serbian.actions import Action


@dataclass(frozen=True, slots=True)
class Candidate:
    """One act that was weighed.

    Attributes:
        passes: chance that the declarer makes the contract, None where it is not reckoned.
        falls: chance that the seat itself falls, None where it is not reckoned.
        value: expected change of the seat's result (serbian.md 11), lower is better, None where
            it is not reckoned.
        written: expected bule and supe of the seat, over the same deals as the value; None where
            they are not reckoned. A margin that a bold word has to be better by is in the value
            alone.
    """

    action: Action
    passes: float | None = None
    value: float | None = None
    falls: float | None = None
    written: Written | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """The answer of a computer player.

    Attributes:
        action: what he says or plays, None when there is nothing to say.
        reason_code: one of `reason_codes.REASON_CODES`, None with no action.
        parameters: what the reason names, by the parameter names of its code.
        candidates: the acts weighed, best first; the chosen one is the first.
        cut: the emergency stop cut the thinking short; uncut the answer might be another.
    """

    action: Action | None
    reason_code: str | None
    parameters: dict[str, object]
    candidates: tuple[Candidate, ...] = ()
    cut: bool = False


NOTHING_TO_SAY = Choice(None, None, {})


def chosen(action: Action, reason_code: str, **parameters: object) -> Choice:
    """The answer with this act, weighed against no other."""
    return Choice(action, reason_code, parameters, (Candidate(action),))


def best_of(weighed: list[Candidate], reason_code: str, **parameters: object) -> Choice:
    """The answer with the first of the acts weighed (best first)."""
    return Choice(weighed[0].action, reason_code, parameters, tuple(weighed))
