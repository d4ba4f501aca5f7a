"""What speaks for one card and against another: a convention that only the first keeps."""

from __future__ import annotations

from preferans_ai.conventions.claims import Parameters
from preferans_ai.conventions.table import CONVENTIONS, NEUTRAL
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card

_COUNTED = frozenset(claim.__name__ for claim in NEUTRAL)
"""What the count of the deals says and no convention does."""


def speaks_against(know: Knowledge, card: Card, chosen: Card) -> tuple[str, Parameters] | None:
    """The most telling reason that is true of the chosen card and not of the other.

    Args:
        know: what the player knows, nothing forgotten.
        card: a card he may play.
        chosen: another one, which he would rather play.

    Returns:
        The code of the reason and what its sentence names; None where no convention tells the two
        apart.
    """
    for code, claim in CONVENTIONS.items():
        if code not in _COUNTED and claim(know, card) is None:
            parameters = claim(know, chosen)
            if parameters is not None:
                return code, parameters
    return None
