"""A computer player that decides everything by rules of thumb."""

from __future__ import annotations

from preferans_ai.candidates import Choice
from preferans_desktop.rules.serbian.view import PlayerView
from style_bots import answered, plain


def choose_by_thumb(view: PlayerView, seed: int = 1) -> Choice:
    """What he says or plays."""
    return answered(view, seed, plain)
