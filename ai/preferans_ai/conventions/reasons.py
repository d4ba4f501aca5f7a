"""The reason that is told for a card."""

from __future__ import annotations

from preferans_ai.conventions.claims import Parameters
from preferans_ai.conventions.table import CONVENTIONS
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card


def reason_for(know: Knowledge, card: Card, preferred: str | None = None) -> tuple[str, Parameters]:
    """The most telling reason that is true of a card now, and what its sentence names.

    Args:
        know: what the player knows, nothing forgotten.
        card: a card he may play.
        preferred: the reason for which it was chosen; told instead where it is true.
    """
    if preferred is not None and preferred in CONVENTIONS:
        parameters = CONVENTIONS[preferred](know, card)
        if parameters is not None:
            return preferred, parameters
    for code, claim in CONVENTIONS.items():
        parameters = claim(know, card)
        if parameters is not None:
            return code, parameters
    raise AssertionError("the last reasons are true of every card")
