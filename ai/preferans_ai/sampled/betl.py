"""Which card to play in betl: how often the declarer is caught where nobody sees all cards.

Open cards would catch far more than blind players do, and a declarer who believes them gives up too
early. So hands are played out by rules of thumb, and what open cards give counts the more the
fewer cards are left.
"""

from __future__ import annotations

from collections.abc import Sequence

from preferans_ai.expectation.plays import PlayValues
from preferans_ai.kernel import Goal, Solver
from preferans_ai.kernel.playouts import Playouts
from preferans_ai.knowledge import Knowledge
from preferans_ai.sampled.cards_deals import Deals
from preferans_ai.sampled.cards_trials import Came, Trials
from preferans_ai.sampled.ties import Run
from preferans_desktop.rules.cards import Card

PLAYOUTS = 4
"""How often each deal is played out."""
OPEN_TO_DECLARER = (1.0, 1.0, 0.8, 0.6, 0.4, 0.25, 0.15, 0.1)
OPEN_TO_DEFENDERS = (1.0, 1.0, 1.0, 1.0, 0.8, 0.6, 0.5)
"""How much open cards count, by tricks left from none on; with more tricks the last. A defender
looks at them more: a catch that they do not give cannot come."""
FLOOR = 0.15
"""Least spread of the difference between two cards in a deal, as a chance."""


def tried(
    know: Knowledge, deals: Deals, values: PlayValues, solver: Solver, choices: Sequence[Run]
) -> Trials:
    """The trials of the lowest card of each run; of no deal where the emergency stop came first.

    Args:
        know: what the player knows.
        deals: the deals to try them in.
        values: what being caught is worth.
        solver: answers what open cards give.
        choices: the cards, those together that come to the same.
    """
    chances = _Chances(know, values, choices)
    trials = Trials([run[0] for run in choices], FLOOR, deals.possible)
    playouts = Playouts()

    def look(numbers: range) -> list[dict[Card, Came]]:
        positions = deals.positions[numbers.start : numbers.stop]
        open_cards = solver.world_values(positions, Goal.CAUGHT)
        seeds = range(numbers.start * PLAYOUTS, numbers.stop * PLAYOUTS)
        often = [position for position in positions for _ in range(PLAYOUTS)]
        played = playouts.card_caught(often, list(seeds))
        return [
            chances.of(caught, played[place * PLAYOUTS : (place + 1) * PLAYOUTS])
            for place, caught in enumerate(open_cards)
        ]

    trials.go_through(deals, look)
    return trials


class _Chances:
    """What a deal played out says of each run of cards."""

    def __init__(self, know: Knowledge, values: PlayValues, choices: Sequence[Run]) -> None:
        play = know.play
        self._choices = choices
        shares = OPEN_TO_DECLARER if know.declares else OPEN_TO_DEFENDERS
        self._open = shares[min(play.left, len(shares) - 1)]
        self._sign = 1.0 if know.declares else -1.0
        taken = list(play.taken)
        taken[play.declarer] += 1
        self._seat = know.seat
        self._caught = values.of((taken[0], taken[1], taken[2]))
        self._safe = values.of(play.taken)

    def of(self, caught: dict[int, int], times: Sequence[dict[int, bool]]) -> dict[Card, Came]:
        """What each lowest card comes to.

        Args:
            caught: by card, whether open cards would catch the declarer.
            times: the same for each time the deal was played out.
        """
        came, seat = {}, self._seat
        for run in self._choices:
            played = sum(time[card] for time in times for card in run) / (len(times) * len(run))
            chance = self._open * caught[run[0]] + (1 - self._open) * played
            own = chance * self._caught.change[seat] + (1 - chance) * self._safe.change[seat]
            falls = chance * (seat in self._caught.fell) + (1 - chance) * (seat in self._safe.fell)
            bule, supe = (
                chance * when_caught + (1 - chance) * when_safe
                for when_caught, when_safe in zip(
                    self._caught.written[seat], self._safe.written[seat], strict=True
                )
            )
            came[run[0]] = Came(self._sign * chance, own, 1 - chance, falls, chance, bule, supe)
        return came
