"""Deals that may be, as a player sees the hand: few or many, weighed by what he infers."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from preferans_ai.worlds.card_signs import CardSigns
from preferans_ai.worlds.choosing import chosen
from preferans_ai.worlds.dealing import Dealer
from preferans_ai.worlds.enumeration import all_deals
from preferans_ai.worlds.hidden import AWAY, Held, Hidden, apart, hidden_of
from preferans_ai.worlds.lead_signs import LeadSigns
from preferans_ai.worlds.leaning import Leaning, leanings_of
from preferans_ai.worlds.splits import Split, splits_of
from preferans_ai.worlds.words import Words
from preferans_ai.worlds.world import Inference, World, Worlds
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView

ENUMERATE_UP_TO = 300
"""So many deals are all looked at; more are sampled."""
PROPOSALS = 8
"""So many deals are proposed for each one that is wanted, where they are weighed."""
PROPOSALS_IN_BETL = 16
"""The same for a defender of betl: few of them are any good."""
SURVIVORS = 3
"""So many for each one wanted are left when the most telling of the others has been weighed."""

_Weighed = list[tuple[Held, float]]
_Likelihood = Callable[[Held], float]


def worlds_of(
    view: PlayerView,
    generator: random.Random,
    count: int,
    inference: Inference = Inference.FULL,
) -> Worlds:
    """Deals that agree with all that is certain, weighed by what is not.

    Args:
        view: what the player sees of a hand in progress.
        generator: chance.
        count: how many deals are wanted; all are given where there are few.
        inference: what weighs them.
    """
    hand = view.hand
    assert hand is not None  # noqa: S101 - the caller has looked
    hidden = hidden_of(hand)
    splits = splits_of(hidden)
    stages = _stages(view, hand, inference)
    if sum(split.deals for split in splits) <= ENUMERATE_UP_TO:
        deals = [(held, 1.0) for held in all_deals(hidden, splits)]
        for stage in stages:
            deals = _weighed(deals, stage)
        return _worlds(deals, complete=True)
    if not stages:
        return _worlds(_proposed(hidden, splits, [], generator, count), complete=False)
    defends_betl = hand.contract == Contract.BETL and view.seat != hand.declarer
    proposals = PROPOSALS_IN_BETL if defends_betl else PROPOSALS
    deals = _leaning(view, hand, hidden, splits, generator, proposals * count)
    for number, stage in enumerate(stages, 1):
        left = count if number == len(stages) else SURVIVORS * count
        deals = chosen(_weighed(deals, stage), left, generator)
    return _worlds(deals, complete=False)


def _stages(view: PlayerView, hand: Hand, inference: Inference) -> list[list[_Likelihood]]:
    """What weighs the deals, in order: one of the others, then the other."""
    if inference == Inference.FACTS:
        return []
    stages: list[list[_Likelihood]] = [[words] for words in Words(view).likelihoods]
    if inference == Inference.FULL and hand.play is not None:
        stages[0] += [
            CardSigns(hand.play, view.seat).likelihood,
            LeadSigns(hand, view.seat).likelihood,
        ]
    return stages


def _leaning(
    view: PlayerView,
    hand: Hand,
    hidden: Hidden,
    splits: Sequence[Split],
    generator: random.Random,
    count: int,
) -> _Weighed:
    """Deals proposed for weighing, with the weights that make up for how they lean."""
    leanings = leanings_of(hand) if view.seat != hand.declarer else []
    for leaning in leanings:
        hidden = apart(hidden, leaning.cards)
    if leanings:
        splits = splits_of(hidden)
    return _proposed(hidden, splits, leanings, generator, count)


def _proposed(
    hidden: Hidden,
    splits: Sequence[Split],
    leanings: Sequence[Leaning],
    generator: random.Random,
    count: int,
) -> _Weighed:
    factors = [math.prod(leaning.factor(hidden, split) for leaning in leanings) for split in splits]
    shares = [split.deals * factor for split, factor in zip(splits, factors, strict=True)]
    drawn = Dealer(hidden, splits, shares).deals(generator, count)
    return [(held, 1 / factors[number]) for number, held in drawn]


def _weighed(deals: _Weighed, stage: list[_Likelihood]) -> _Weighed:
    for likelihood in stage:
        deals = [(held, weight * likelihood(held)) for held, weight in deals]
    return deals


def _worlds(deals: _Weighed, *, complete: bool) -> Worlds:
    total = sum(weight for _, weight in deals)
    return Worlds(
        worlds=tuple(World((held[0], held[1], held[2]), held[AWAY]) for held, _ in deals),
        weights=tuple(weight / total for _, weight in deals),
        complete=complete,
    )
