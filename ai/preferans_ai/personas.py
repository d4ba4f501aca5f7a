"""The tempers of computer players: each shifts what is bold enough to be said, and nothing else."""

from __future__ import annotations

USUAL = "odmeren"
_BOLDNESS = {"oprezan": -0.4, USUAL: 0.0, "odvazan": 0.4}
PERSONAS: tuple[str, ...] = tuple(_BOLDNESS)
"""Their names, the most careful first."""


def boldness_of(persona: str) -> float:
    """Tricks by which a player of this temper speaks as if his cards were better than they are.

    Raises:
        ValueError: there is no such temper.
    """
    if persona not in _BOLDNESS:
        raise ValueError(f"{persona!r} is not one of {', '.join(PERSONAS)}")
    return _BOLDNESS[persona]
