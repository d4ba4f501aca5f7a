"""Cards tried deal by deal, until one is left or all deals are seen.

What counts is what best play with open cards gives. It does not say who of two defenders takes
the tricks; that, and a little of the rest, is taken from the hand played out by rules of thumb.
"""

from __future__ import annotations

from collections.abc import Sequence

from preferans_ai.kernel import Goal, Solver
from preferans_ai.kernel.playouts import Playouts
from preferans_ai.knowledge import Knowledge
from preferans_ai.responsibility import answers_for_himself
from preferans_ai.sampled.cards_deals import Deals
from preferans_ai.sampled.cards_trials import Came, Trials
from preferans_ai.sampled.ties import Run
from preferans_ai.sampled.values import Ends, Worth
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.scoring import Three

OWN_SHARE = 0.25
"""How much one of two followers looks at his own result; for the rest he looks at their side's."""
PLAIN = 0.7
"""How much plain tricks count beside what the ends are worth: open cards are surest of the ends
where they err most. Over 2,818 free cards of 450 staged deals this gave away 91 tricks and 24
contracts; the worth alone 113 and 27."""
BLIND = 0.2
"""How much a hand played out by rules of thumb counts beside what open cards give."""
FLOOR = 0.25
"""Least spread of a difference between two cards, in tricks."""


def counts(know: Knowledge, ends: Ends, worth: Worth, tricks: int) -> float:
    """What a choice is made by, lower is better; `tricks` are those of the declarer."""
    plain = ends.trick * (-tricks if know.declares else tricks)
    return PLAIN * plain + (1 - PLAIN) * _by_worth(know, worth)


def _by_worth(know: Knowledge, worth: Worth) -> float:
    if know.partner is None or not answers_for_himself(know):
        return worth.side
    return OWN_SHARE * worth.own + (1 - OWN_SHARE) * worth.side


def tried(
    know: Knowledge, deals: Deals, ends: Ends, solver: Solver, choices: Sequence[Run]
) -> Trials:
    """The trials of the lowest card of each run; of no deal where the emergency stop came first.

    Args:
        know: what the player knows.
        deals: the deals to try them in.
        ends: what ends are worth.
        solver: answers what open cards give.
        choices: the cards, those together that come to the same.
    """
    trials = Trials([run[0] for run in choices], FLOOR * ends.trick, deals.possible)
    playouts = Playouts()

    def look(numbers: range) -> list[dict[Card, Came]]:
        positions = deals.positions[numbers.start : numbers.stop]
        values = solver.world_values(positions, Goal.TRICKS)
        played = playouts.card_tricks(positions, numbers)
        return [
            {run[0]: _came(know, ends, tricks[run[0]], by_seat, run) for run in choices}
            for tricks, by_seat in zip(values, played, strict=False)
        ]

    trials.go_through(deals, look)
    return trials


def _came(know: Knowledge, ends: Ends, tricks: int, by_seat: dict[int, Three], run: Run) -> Came:
    """What a run of cards comes to in a deal, by what open cards give and by being played out."""
    times = [by_seat[card] for card in run]
    first, both = (
        sum(time[seat] for time in times for seat in seats)
        for seats in (know.play.defenders[:1], know.play.defenders)
    )
    best = ends.of(tricks, first / both if both else 0.5)
    blind = [ends.played(time) for time in times]
    worth = Worth(
        *(
            (1 - BLIND) * value + BLIND * sum(played) / len(played)
            for value, played in zip(best, zip(*blind, strict=True), strict=True)
        )
    )
    weighed = counts(know, ends, worth, tricks)
    return Came(weighed, worth.own, worth.passes, worth.falls, tricks, worth.bule, worth.supe)
