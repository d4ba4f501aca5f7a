"""The finished hands of a log: each act stands where the log has it, undone ones nowhere."""

from __future__ import annotations

import random

import pytest

from preferans_desktop.host.review.hands import log_before, past_hands
from preferans_desktop.rules.serbian.log import Dealt, Log, Undone, WrittenOff, in_force, replay
from preferans_desktop.rules.serbian.settings import Rules
from support.evening import events_of

SEEDS = range(2)
HANDS = 5


def log_of(seed: int) -> Log:
    """Some hands of a match, with something undone and played again now and then."""
    generator = random.Random(seed)
    entries: list[object] = []
    rules = Rules(bule=20)
    events = [event for event, match in events_of(seed, rules) if len(match.finished) <= HANDS]
    for number, event in enumerate(events):
        entries.append(event)
        if generator.random() < 0.05:
            back = generator.randrange(max(0, number - 5), number + 1)
            entries += [Undone(back), *events[back : number + 1]]
    return Log(rules, 0, tuple(entries))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_hand_of_the_match_is_there(seed: int):
    log = log_of(seed)
    match = replay(log)
    hands = past_hands(log)
    assert tuple(hand.finished for hand in hands) == match.finished


@pytest.mark.parametrize("seed", SEEDS)
def test_an_act_stands_at_its_entry_and_the_log_before_it_leads_there(seed: int):
    log = log_of(seed)
    for number, hand in enumerate(past_hands(log)):
        for act in hand.acts[:: max(1, len(hand.acts) // 3)]:
            assert log.entries[act.entry] == act.moment.action
            before = replay(log_before(log, act))
            assert before.hand == act.moment.before
            assert len(before.finished) == number


@pytest.mark.parametrize("seed", SEEDS)
def test_only_acts_of_hands_are_told(seed: int):
    log = log_of(seed)
    told = [act.moment.action for hand in past_hands(log) for act in hand.acts]
    acts = [event for event in in_force(log.entries) if not isinstance(event, Dealt | WrittenOff)]
    others = list(acts)
    for act in told:
        others.remove(act)
    names = {type(act).__name__ for act in others}
    unfinished = replay(log).hand
    assert names <= {"TakeOver", "GiveBack", "Accept", "Refuse"} or unfinished is not None
