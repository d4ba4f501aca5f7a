"""The deals that a word is weighed over."""

from __future__ import annotations

import random

from preferans_ai.thinking import Thinking
from preferans_ai.worlds.choosing import chosen
from preferans_ai.worlds.sampling import worlds_of
from preferans_ai.worlds.world import World
from preferans_desktop.rules.serbian.view import PlayerView

WIDER = 3
"""So many times the deals wanted are weighed first: of those that agree with the words of others
there would else be few that matter."""


def deals_of(
    view: PlayerView, thinking: Thinking, generator: random.Random, share: float = 1.0
) -> tuple[list[World], list[float]]:
    """Deals that may be, and their weights adding up to 1.

    Args:
        view: what the player sees.
        thinking: how many deals, and how they are weighed.
        generator: chance.
        share: part of the deals of `thinking` that are wanted.
    """
    count = max(round(share * thinking.worlds), 1)
    worlds = worlds_of(view, generator, WIDER * count, thinking.inference)
    weighed = list(zip(worlds.worlds, worlds.weights, strict=True))
    kept = chosen(weighed, count, generator)
    return [world for world, _ in kept], [weight for _, weight in kept]
