"""How much work one decision may do. Work is counted; no answer depends on the clock."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from preferans_ai.worlds.world import Inference


class EmergencyStop:
    """Asked now and then by long searches; remembers whether it has stopped one.

    Attributes:
        cut: a search was stopped, so that the answer may not be the one of uncut work.
    """

    def __init__(self, asked: Callable[[], bool]) -> None:
        """Ask so; once it says true, this does for ever."""
        self._asked = asked
        self.cut = False

    def __call__(self) -> bool:
        """Whether to stop now."""
        self.cut = self.cut or self._asked()
        return self.cut


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a decision may use.

    Attributes:
        worlds: deals that are looked at where cards are played; words use a share of it.
        inference: how much of what was said and played weighs the deals.
        generator: the player's own chance, seeded by what he sees.
        stopped: the emergency stop; once true the best answer so far is given.
        boldness: tricks by which he speaks as if his cards were better than they are.
    """

    worlds: int
    inference: Inference
    generator: random.Random
    stopped: Callable[[], bool]
    boldness: float = 0.0
