"""Matches as people might play them, found by trying: logs that lead to a wanted moment."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.serbian import actions
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.log import Dealt, Event, Log, apply_event
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.settings import Rules

LIKELY: dict[type, float] = {
    actions.Pass: 3,
    actions.Bid: 2,
    actions.Hold: 2,
    actions.DeclareHandGame: 0.15,
    actions.DeclareBetl: 0.1,
    actions.DeclareSans: 0.1,
    actions.Follow: 2,
    actions.Kontra: 0.3,
    actions.Call: 0.7,
    actions.OfferAll: 0.02,
    actions.OfferNoTrick: 0.02,
    actions.OfferTricks: 0.02,
    actions.TakeOver: 0.3,
    actions.GiveBack: 0.1,
}
"""How likely a word is; a discard shares its chance with the other pairs, others count 1."""


def choose(legal: Sequence[Action], generator: random.Random) -> Action:
    """One of the legal acts, the usual ones more often."""
    weights = [LIKELY.get(type(action), 1.0) for action in legal]
    return generator.choices(legal, weights)[0]


def events_of(seed: int, rules: Rules | None = None, dealer: int = 0) -> list[tuple[Event, Match]]:
    """Everything that happens in a match, each with the match after it."""
    generator = random.Random(seed)
    match = matches.start(rules or Rules(), dealer)
    told: list[tuple[Event, Match]] = []
    while not match.over and len(match.finished) < 60:
        legal = matches.legal(match)
        event: Event
        if match.hand is None and (not legal or generator.random() < 0.6):
            event = Dealt(shuffled_deal(generator, match.forehand))
        else:
            event = choose(legal, generator)
        match = apply_event(match, event)
        told.append((event, match))
    return told


def log_to(
    reached: Callable[[Match], bool], rules: Rules | None = None, *, first_seed: int = 0
) -> Log:
    """The log of a match up to the first moment that is wanted.

    Raises:
        ValueError: no such moment was found.
    """
    rules = rules or Rules()
    for seed in range(first_seed, first_seed + 500):
        events: list[Event] = []
        for event, match in events_of(seed, rules):
            events.append(event)
            if reached(match):
                return Log(rules, 0, tuple(events))
    msg = "no match reaches the wanted moment"
    raise ValueError(msg)
