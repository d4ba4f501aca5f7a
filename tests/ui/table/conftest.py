"""Hands played at random, as the player at seat 0 sees them act by act."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import pytest

from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import (
    Action,
    DeclareBetl,
    DeclareHandGame,
    DeclareSans,
    Pass,
    Refuse,
    StayOut,
)
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.rules.serbian.view import PlayerView

OWN = 0


@dataclass(frozen=True)
class Moment:
    """The whole match and what seat 0 sees of it, and the act that led here (None: the deal)."""

    match: Match
    view: PlayerView
    act: Action | None = None


Hands = Callable[..., list[Moment]]


@pytest.fixture(scope="session")
def random_hands() -> Hands:
    """Makes the moments of so many hands: the empty table first, then every deal and every act."""

    @cache
    def play(seed: int, hands: int = 1) -> list[Moment]:
        generator = random.Random(seed)
        match = matches.start(Rules(bule=200), generator.randrange(3))
        moments = [Moment(match, view_of(match, OWN))]
        for _ in range(hands):
            match = matches.deal(match, shuffled_deal(generator, match.forehand))
            moments.append(Moment(match, view_of(match, OWN)))
            while match.hand is not None:
                act = _some_act(match, generator)
                match = matches.apply(match, act)
                moments.append(Moment(match, view_of(match, OWN), act))
        return moments

    return play


def _some_act(match: Match, generator: random.Random) -> Action:
    """Any act, but seldom one that makes a hand short or like all the others."""
    acts = [act for act in matches.legal(match) if act.seat == match.to_act]
    rare = (Pass, StayOut, DeclareHandGame, DeclareBetl, DeclareSans)
    usual = [act for act in acts if not isinstance(act, rare)]
    offers = [act for act in matches.legal(match) if "Offer" in type(act).__name__]
    if match.hand is not None and match.hand.offer is not None and generator.random() < 0.6:
        return Refuse(acts[0].seat)
    if offers and generator.random() < 0.05:
        return generator.choice(offers)
    return generator.choice(usual if usual and generator.random() < 0.8 else acts)
