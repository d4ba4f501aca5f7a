"""The answer built from what was found out about the cards."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from preferans_ai.candidates import Candidate, Choice
from preferans_ai.conventions import reason_for
from preferans_ai.expectation.results import Written
from preferans_ai.knowledge import Knowledge
from preferans_ai.play.card import choose_card
from preferans_ai.sampled.cards_trials import Came, Trials
from preferans_ai.sampled.ties import one_of, runs
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.play import TRICKS_TO_BEAT

LEAST_OF_SAMPLE = 0.5
"""Deals in which the declarer passes, at least, as defenders tell it who have not looked at every
deal: where they defeat him in all of them, they still have to find how."""


def by_convention(know: Knowledge, generator: Random) -> Choice:
    """The card of the rules of thumb, with a reason that is true of it."""
    choice = choose_card(know, generator)
    assert isinstance(choice.action, PlayCard)  # noqa: S101 - a card is due
    return _with_reason(know, choice.action.card, choice, choice.candidates)


def choice_of(
    know: Knowledge,
    values: Mapping[Card, float],
    equal: float,
    trials: Trials,
    convention: Choice,
    generator: Random,
) -> Choice:
    """The card with the best value, or of those as good the one that the conventions would play.

    Args:
        know: what the player knows.
        values: of the lowest card of each run that may be chosen, lower is better.
        equal: values closer than this are as good.
        trials: what every card came to.
        convention: what the rules of thumb would do.
        generator: chooses among cards of a run.
    """
    by_lowest = {run[0]: run for run in runs(know)}
    best = min(values, key=lambda card: (values[card], card))
    for card in values:
        if values[card] <= values[best] + equal and _plays(convention, by_lowest[card]):
            best = card
    played = one_of(know, by_lowest[best], generator)
    came = {card: trials.average(card) for card in by_lowest}
    # Of what is written nothing is decided, not even the order.
    others = sorted(by_lowest, key=lambda card: (card != best, came[card][:-2]))
    weighed = [
        _candidate(know, card, came[lowest], trials)
        for lowest in others
        for card in by_lowest[lowest]
    ]
    weighed.sort(key=lambda candidate: candidate.action != PlayCard(know.seat, played))
    return _with_reason(know, played, convention, tuple(weighed))


def _plays(convention: Choice, run: tuple[Card, ...]) -> bool:
    return isinstance(convention.action, PlayCard) and convention.action.card in run


def _candidate(know: Knowledge, card: Card, came: Came, trials: Trials) -> Candidate:
    passes, written = came.passes, Written(came.bule, came.supe)
    if not (trials.complete or know.declares or _defeats(know, card)):
        passes = max(passes, LEAST_OF_SAMPLE / trials.deals)
    return Candidate(PlayCard(know.seat, card), passes, came.own, came.falls, written)


def _defeats(know: Knowledge, card: Card) -> bool:
    """Whether a defender's card ends the trick that the declarer falls by (serbian.md 8)."""
    if know.later:
        return False
    declarer_takes = know.winner(card) == know.declarer
    if know.play.contract == Contract.BETL:
        return declarer_takes
    return not declarer_takes and know.play.defenders_taken == TRICKS_TO_BEAT - 1


def _with_reason(
    know: Knowledge, card: Card, convention: Choice, weighed: tuple[Candidate, ...]
) -> Choice:
    """With the most telling reason that is true; that of the rules of thumb where it holds."""
    code, parameters = reason_for(know, card, convention.reason_code)
    return Choice(PlayCard(know.seat, card), code, parameters, weighed)
