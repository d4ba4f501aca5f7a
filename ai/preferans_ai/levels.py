"""The levels a computer player can be asked to play at: what each knows, remembers and looks at."""

from __future__ import annotations

from dataclasses import dataclass, field

from preferans_ai.calibration import Curves
from preferans_ai.calibration_curves import MAJSTOR
from preferans_ai.kernel import chosen
from preferans_ai.knowledge import PERFECT, Memory
from preferans_ai.worlds.world import Inference


@dataclass(frozen=True, slots=True)
class Level:
    """What a computer player of a level does.

    Attributes:
        worlds: deals he looks at before he plays a card, 0 for none.
        worlds_uncompiled: the same where the kernel is not compiled and some 200 times slower.
        inference: what he infers about hidden cards.
        weighs_words: words are chosen by expected result over such deals, not by rules of thumb;
            not where the kernel is not compiled, it would take a minute there.
        memory: what he remembers of the tricks gone.
        slips: chance that a card of his is one of a beginner's slips.
        misjudges: tricks by which he may think his cards better or worse than they are.
        curves: how the chances he reckons are mapped to those he tells.
    """

    worlds: int = 0
    worlds_uncompiled: int = 0
    inference: Inference = Inference.FACTS
    weighs_words: bool = False
    memory: Memory = PERFECT
    slips: float = 0.0
    misjudges: float = 0.0
    curves: Curves = field(default_factory=dict)

    @property
    def work(self) -> int:
        """Deals he looks at with the kernel as it is here."""
        return self.worlds if chosen().is_compiled else self.worlds_uncompiled

    @property
    def weighs_words_here(self) -> bool:
        """Whether words are weighed with the kernel as it is here."""
        return self.weighs_words and chosen().is_compiled


_LEVELS = {
    "pocetnik": Level(memory=Memory(tricks=1), slips=0.25, misjudges=0.8),
    "kafanski": Level(worlds=12, worlds_uncompiled=3),
    "majstor": Level(
        worlds=60, worlds_uncompiled=6, inference=Inference.FULL, weighs_words=True, curves=MAJSTOR
    ),
}
LEVELS: tuple[str, ...] = tuple(_LEVELS)
"""Their names, the weakest first."""


def level_of(name: str) -> Level:
    """The level of this name.

    Raises:
        ValueError: there is none.
    """
    if name not in _LEVELS:
        raise ValueError(f"{name!r} is not one of {', '.join(LEVELS)}")
    return _LEVELS[name]
