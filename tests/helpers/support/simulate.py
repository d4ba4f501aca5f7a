"""Whole matches played by drawing legal acts: every state on the way is handed out."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import (
    Accept,
    Action,
    Allow,
    Alone,
    Bid,
    Call,
    DeclareBetl,
    DeclareHandGame,
    DeclareSans,
    Follow,
    Hold,
    Kontra,
    Pass,
    Refuse,
    Rekontra,
    StayOut,
)
from preferans_desktop.rules.serbian.log import Dealt, Event, Log, WrittenOff, apply_event
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.settings import Rules

LONGEST = 40
"""Hands after which a match is written off: drawn acts hardly ever end one."""

_WORDS = (
    Pass,
    Bid,
    Hold,
    DeclareHandGame,
    DeclareBetl,
    DeclareSans,
    Follow,
    StayOut,
    Alone,
    Call,
    Kontra,
    Allow,
    Rekontra,
    Accept,
    Refuse,
)


@dataclass(frozen=True)
class State:
    """A moment of a match.

    Attributes:
        log: everything so far.
        match: where it has led.
        hand_began: the match when the hand in progress, or the last one, was about to be dealt.
        since: entries since then, that deal first.
    """

    log: Log
    match: Match
    hand_began: Match
    since: tuple[Event, ...]


class Temper:
    """How likely the players of one match are to say what; drawn for the match."""

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator
        self._weights: dict[type, int] = {word: generator.choice((1, 2, 5)) for word in _WORDS}
        self._aside = generator.choice((0.02, 0.1))

    def choose(self, match: Match) -> Action | None:
        """An act for this moment; None to deal the next hand."""
        aside = matches.legal_take_overs(match)
        if match.hand is None:
            return self._generator.choice((*aside, None)) if aside else None
        aside = (*aside, *hands.legal_offers(match.hand))
        if aside and self._generator.random() < self._aside:
            return self._generator.choice(aside)
        legal = hands.legal(match.hand)
        weights = [self._weights.get(type(action), 1) for action in legal]
        return self._generator.choices(legal, weights)[0]


def drawn_rules(generator: random.Random) -> Rules:
    """Settings of a short match."""
    return Rules(
        bule=generator.choice((2, 4, 6, 10, 20, 30, 60)),
        refe=generator.choice((0, 1, 2, 3, None)),
    )


def play_match(generator: random.Random, longest: int = LONGEST) -> Iterator[State]:
    """Every state of one drawn match after its start, the last one with the match over."""
    rules, dealer = drawn_rules(generator), generator.choice(SEATS)
    temper = Temper(generator)
    match = hand_began = matches.start(rules, dealer)
    entries: list[Event] = []
    first = 0
    while not match.over:
        event: Event | None = temper.choose(match)
        if event is None and len(match.finished) < longest:
            event = Dealt(shuffled_deal(generator, match.forehand))
            hand_began, first = match, len(entries)
        event = event or WrittenOff()
        entries.append(event)
        match = apply_event(match, event)
        yield State(Log(rules, dealer, tuple(entries)), match, hand_began, tuple(entries[first:]))
