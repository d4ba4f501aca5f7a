"""Several answers about one position, each over deals of its own, made into one.

What is advised, its reason, and the order of the acts stay those of the first answer, so that a
hint is what the computer player of that level does and never changes while it is read. The numbers
are averages of all answers, and tell how far they may be off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

from preferans_desktop.host.advice import Advice, Weighed

STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36)
"""By answers beyond the first: so many standard errors either side hold the true average of such
answers 95 times in 100 (Student's t)."""
FEWEST = 3
"""Of two answers nothing useful can be told about the error."""
MOST = len(STUDENT) + 1
"""So many answers are pooled at most."""
CATCHES = "kontra_betl"
"""The reason whose chance is that the contract is not made."""


def pooled(answers: Sequence[Advice]) -> Advice:
    """One advice out of answers that differ in their deals alone, at most `MOST`."""
    first = answers[0]
    candidates = tuple(_weighed(each, answers) for each in first.candidates)
    return replace(
        first,
        candidates=candidates,
        parameters=_parameters(first, candidates, answers),
        samples=len(answers),
        agreeing=sum(each.action == first.action for each in answers),
    )


def tells_more(answer: Advice, first: Advice) -> bool:
    """Whether an answer looked at other deals than the first."""
    return [_numbers(each) for each in answer.candidates] != [
        _numbers(each) for each in first.candidates
    ]


def _numbers(weighed: Weighed) -> tuple[float | None, ...]:
    return weighed.passes, weighed.value, weighed.falls


def _weighed(first: Weighed, answers: Sequence[Advice]) -> Weighed:
    found = [each for answer in answers for each in (answer.weighed(first.action),) if each]
    passes, passes_within = _average([each.passes for each in found])
    value, value_within = _average([each.value for each in found])
    falls, falls_within = _average([each.falls for each in found])
    return replace(
        first,
        passes=passes,
        value=value,
        falls=falls,
        passes_within=passes_within,
        value_within=value_within,
        falls_within=falls_within,
        bule=_average([each.bule for each in found])[0],
        supe=_average([each.supe for each in found])[0],
    )


def _average(told: Sequence[float | None]) -> tuple[float | None, float | None]:
    """The average, and how far it may be off; None where that cannot be told."""
    numbers = [each for each in told if each is not None]
    if not numbers:
        return None, None
    spread = stdev(numbers) if len(numbers) >= FEWEST else 0.0
    if not spread:  # the same deals each time, or all that there are
        return fmean(numbers), None
    return fmean(numbers), STUDENT[len(numbers) - 2] * spread / sqrt(len(numbers))


def _parameters(
    first: Advice, candidates: Sequence[Weighed], answers: Sequence[Advice]
) -> Mapping[str, object]:
    """What the reason names; its numbers are averages too, and agree with those beside it."""
    alike = [
        each.parameters
        for each in answers
        if (each.action, each.reason_code) == (first.action, first.reason_code)
    ]
    parameters = dict(first.parameters)
    for name, value in first.parameters.items():
        if isinstance(value, float):
            parameters[name] = fmean(
                number for told in alike if isinstance(number := told.get(name), float)
            )
    chance = candidates[0].passes if candidates else None
    if "chance" in parameters and chance is not None:
        parameters["chance"] = 1 - chance if first.reason_code == CATCHES else chance
    return parameters
