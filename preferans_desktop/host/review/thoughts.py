"""What players thought at an act: why it was done, and how a master weighs it.

A reason is the computer player's own; a grade is what the strongest level would have done in that
place, knowing no more than the one who acted.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum

from preferans_desktop.host.advice import Advice, parse_advice
from preferans_desktop.host.answers import Fields
from preferans_desktop.rules.serbian.actions import Action

SLIGHT_FROM = 5.0
"""Points of the result (serbian.md 11) from which an act is called a slight mistake."""
COSTLY_FROM = 20.0
"""And a costly one."""
_KEPT = ("action", "reason_code", "reason_parameters", "deals")
_OF_ACTS = ("action", "passes", "value", "falls")


class Verdict(Enum):
    """How an act is called; the value is the end of a key of the catalogue."""

    GOOD = "good"
    SLIGHT = "slight"
    COSTLY = "costly"
    NOT_WEIGHED = "not_weighed"


@dataclass(frozen=True, slots=True)
class Judgement:
    """An act against the best one in its place.

    Attributes:
        loss: by how many points of the result it was worse, 0 where that is not known.
    """

    verdict: Verdict
    loss: float = 0.0


def thought_text(fields: Fields, level: str, seed: int) -> str:
    """An answer of the engine as it is kept, with what makes it repeatable."""
    kept = {"level": level, "seed": seed} | {key: fields[key] for key in _KEPT if key in fields}
    weighed = fields.get("candidates", ())
    kept["candidates"] = [{key: each[key] for key in _OF_ACTS if key in each} for each in weighed]
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def parse_thought(text: str, action: Action) -> Advice | None:
    """The advice that was kept for an act; None when it makes no sense."""
    try:
        fields = json.loads(text)
    except ValueError:
        return None
    return parse_advice(fields, action.seat) if isinstance(fields, dict) else None


def judge(action: Action, advice: Advice) -> Judgement:
    """How an act compares with what was weighed in its place."""
    if action == advice.action:
        return Judgement(Verdict.GOOD)
    values = {weighed.action: weighed.value for weighed in advice.candidates}
    own = values.get(action)
    best = None if advice.action is None else values.get(advice.action)
    if own is None or best is None:
        return Judgement(Verdict.NOT_WEIGHED)
    loss = max(0.0, own - best)
    if loss >= COSTLY_FROM:
        return Judgement(Verdict.COSTLY, loss)
    return Judgement(Verdict.SLIGHT if loss >= SLIGHT_FROM else Verdict.GOOD, loss)
