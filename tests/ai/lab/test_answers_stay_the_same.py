"""Honest players: what is hidden changes no answer, nor does thinking in another process.

`PREFERANS_POSITIONS=1000 python -m pytest -m slow tests/ai/lab/test_answers_stay_the_same.py` tries
so many positions of all kinds of decisions with each level.
"""

import os
import random
import shlex
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from papers import dealt_table
from players import EnginePlayer, player_of
from playing import Decision, kind_of, played
from preferans_ai.levels import LEVELS
from preferans_ai.player import choose
from preferans_desktop.record.text import format_words
from preferans_desktop.rules.serbian.log import Dealt, replay
from support.redeal import redealt
from table import Table

POSITIONS = int(os.environ.get("PREFERANS_POSITIONS", "1000"))
KINDS = (
    "bidding",
    "naming",
    "discard",
    "announcement",
    "following",
    "rekontra",
    "card",
    "offer",
)
SHARE_OF_CARDS = 3
"""So many cards for one of each other kind."""
PLAYERS = ("rules_of_thumb", "always_kontra", "rules_of_thumb", "betl_maniac")


@cache
def positions(total: int) -> tuple[Decision, ...]:
    """Decisions to ask about, the same for every level."""
    return tuple(_positions(total))


def _positions(total: int) -> Iterator[Decision]:
    """Decisions of all kinds out of hands of self-play; of each hand at most one of a kind."""
    left = Counter({kind: -(-total // (len(KINDS) - 1 + SHARE_OF_CARDS)) for kind in KINDS})
    left["card"] *= SHARE_OF_CARDS
    number = 0
    while +left:
        players = [player_of(f"bot:{PLAYERS[(number + seat) % 4]}") for seat in range(3)]
        decisions: list[Decision] = []
        played(dealt_table(77, number), players, f"77 {number}", decisions.append)
        generator = random.Random(number)
        for decision in generator.sample(decisions, len(decisions)):
            kind = kind_of(decision.table.match)
            if left[kind] > 0 and decision.table.match.hand is not None:
                left[kind] -= 1
                yield decision
        number += 1


def with_other_cards(table: Table, seat: int, generator: random.Random) -> Table:
    """The same match with the cards that this seat does not see dealt anew."""
    entries = table.log.entries
    begin = max(place for place, entry in enumerate(entries) if isinstance(entry, Dealt))
    since = redealt(table.match.hand, entries[begin:], seat, generator)
    log = replace(table.log, entries=(*entries[:begin], *since))
    return Table(replay(log), log)


def check(level: str, total: int) -> Counter[str]:
    """Ask about so many positions twice here, about other cards, and in another process."""
    engine = EnginePlayer(f"{shlex.quote(sys.executable)} -m preferans_desktop engine", level)
    kinds: Counter[str] = Counter()
    differ = 0
    try:
        for number, decision in enumerate(positions(total)):
            table, seat = decision.table, decision.seat
            other = with_other_cards(table, seat, random.Random(number))
            differ += other.match.hand.deal != table.match.hand.deal
            assert other.view(seat) == table.view(seat)
            choice = choose(table.view(seat), level, number)
            assert choose(other.view(seat), level, number) == choice
            told = engine.ask(other, seat, number)
            assert told["action"] == format_words(choice.action)
            assert told["reason_code"] == choice.reason_code
            assert told["candidates"] == [
                {
                    "action": format_words(candidate.action),
                    "passes": candidate.passes,
                    "value": candidate.value,
                    "falls": candidate.falls,
                    "bule": None if candidate.written is None else candidate.written.bule,
                    "supe": None if candidate.written is None else candidate.written.supe,
                }
                for candidate in choice.candidates
            ]
            kinds[kind_of(table.match)] += 1
    finally:
        engine.close()
    assert differ >= 0.8 * kinds.total()
    return kinds


@pytest.mark.parametrize("level", LEVELS)
def test_a_position_of_each_kind(level: str) -> None:
    assert set(check(level, 1)) == set(KINDS)


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("level", LEVELS)
def test_many_positions(level: str) -> None:
    assert check(level, POSITIONS).total() >= POSITIONS
