"""`bot:plain_sampler`: the yardstick of card play, a sampler without any subtlety.

A card is judged by its mean result over 24 deals that are possible by hard facts, all equally
likely, with every card of each lying open. Words and offers are those of the rules of thumb.
"""

from __future__ import annotations

import random
from functools import cache

from preferans_ai.candidates import Candidate, Choice, best_of
from preferans_ai.kernel import Goal, Solver
from preferans_ai.worlds.positions import position_of
from preferans_ai.worlds.sampling import worlds_of
from preferans_ai.worlds.world import Inference
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView
from style_bots import answered, plain

WORLDS = 24


def choose(view: PlayerView, seed: int) -> Choice:
    """What he says or plays."""
    choice = answered(view, seed, plain)
    if view.hand is None or not isinstance(choice.action, PlayCard):
        return choice
    cards = [act.card for act in view.legal if isinstance(act, PlayCard)]
    return choice if len(cards) == 1 else _best_card(view, view.hand, seed)


@cache
def _solver() -> Solver:
    return Solver()


def _best_card(view: PlayerView, hand: Hand, seed: int) -> Choice:
    """The card with the best mean; of equal ones the lowest."""
    generator = random.Random(f"sampler {seed} {len(hand.actions)} {view.seat}")
    found = worlds_of(view, generator, WORLDS, Inference.FACTS)
    goal = Goal.CAUGHT if hand.contract == Contract.BETL else Goal.TRICKS
    positions = [position_of(world, hand) for world in found.worlds]
    totals: dict[int, float] = {}
    for weight, answers in zip(found.weights, _solver().world_values(positions, goal), strict=True):
        for card, value in answers.items():
            totals[card] = totals.get(card, 0.0) + weight * value
    wants_many = (view.seat == hand.declarer) != (goal is Goal.CAUGHT)
    order = sorted(totals, key=lambda card: (-totals[card] if wants_many else totals[card], card))
    weighed = [Candidate(PlayCard(view.seat, Card(card))) for card in order]
    return best_of(weighed, "style")
