"""The last resorts: the card came out best by count of the possible deals, no more is said."""

from __future__ import annotations

from preferans_ai.conventions.claims import Parameters, is_betl, true_if
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card


def declarer_takes_most(know: Knowledge, card: Card) -> Parameters | None:
    """The declarer counts on most tricks with this card."""
    return true_if(know.declares and not is_betl(know), card)


def declarer_takes_least(know: Knowledge, card: Card) -> Parameters | None:
    """A defender expects the declarer to take least with this card."""
    return true_if(not know.declares and not is_betl(know), card)


def betl_safest(know: Knowledge, card: Card) -> Parameters | None:
    """The declarer of a betl is caught least often with this card."""
    return true_if(know.declares and is_betl(know), card)


def betl_catches_most(know: Knowledge, card: Card) -> Parameters | None:
    """A defender catches the declarer of a betl most often with this card."""
    return true_if(not know.declares and is_betl(know), card)
