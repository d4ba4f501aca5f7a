"""One hand played to its end, words about a take-over of its falls included."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from players import Answer, Player, PlayerError
from preferans_desktop.host.questions import Opportunity, next_question
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match
from table import Table

MOST_ACTS = 300
"""Acts after which somebody repeats himself: offers can be made again and again."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision as it was made: the table before it, who was asked, what he answered."""

    table: Table
    seat: Seat
    answer: Answer


Listener = Callable[[Decision], None]


def _nobody(_: Decision) -> None:
    """Nobody listens."""


def played(
    table: Table, players: Sequence[Player], seed: str, listener: Listener = _nobody
) -> Table:
    """The table after the hand in progress.

    Args:
        table: with a hand in progress.
        players: by seat.
        seed: the players' chance; each seat has its own.
        listener: told of every decision.

    Raises:
        PlayerError: a player has no answer, or one that the rules refuse.
    """
    considered: set[Opportunity] = set()
    seeds = [random.Random(f"{seed} {seat}").getrandbits(48) for seat in SEATS]
    for _ in range(MOST_ACTS):
        question = next_question(table.match, SEATS, considered)
        if question is None:
            return table
        seat = question.seat
        answer = players[seat].answer(table, seat, seeds[seat])
        listener(Decision(table, seat, answer))
        if question.opportunity is not None:
            considered.add(question.opportunity)
            if answer.action is None:
                continue
        table = _after(table, seat, answer)
    raise PlayerError(f"seed {seed}: no end after {MOST_ACTS} acts")


def _after(table: Table, seat: Seat, answer: Answer) -> Table:
    if answer.action is None:
        raise PlayerError(f"seat {seat} has no answer: {table.record(seat)}")
    reason = matches.check(table.match, answer.action)
    if reason is not None:
        raise PlayerError(f"seat {seat}, {answer.action}: {reason}: {table.record(seat)}")
    return table.after(answer.action)


def kind_of(match: Match) -> str:
    """What kind of decision is due."""
    hand = match.hand
    if hand is None or match.take_overs.asked is not None:
        return "take-over"
    if hand.offer is not None:
        return "offer"
    if hand.phase == Phase.FOLLOWING and hand.to_act == hand.declarer:
        return "rekontra"
    if hand.phase == Phase.BIDDING and hand.bidding.naming:
        return "naming"
    return {
        Phase.BIDDING: "bidding",
        Phase.DISCARD: "discard",
        Phase.ANNOUNCEMENT: "announcement",
        Phase.FOLLOWING: "following",
        Phase.PLAY: "card",
    }[hand.phase]
