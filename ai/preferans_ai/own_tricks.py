"""Tricks a defender may count on before he says whether he follows."""

from __future__ import annotations

from preferans_ai.defence_tables import ALONE, SANS_ALONE, SANS_WITH_PARTNER, WITH_PARTNER
from preferans_ai.holdings import ACE, JACK, KING, QUEEN, Holding, Holdings
from preferans_desktop.rules.cards import Suit

HONOURS = ((ACE, "A"), (KING, "K"), (QUEEN, "Q"))
LONGEST_TOLD = 5


def kind_of(holding: Holding, *, trump: bool) -> str:
    """What matters of a holding: its two highest honours and its length, and whether trump.

    A jack counts beside the queen of trumps only; lengths of five and more are one.
    """
    honours = [letter for card, letter in HONOURS if holding & card][:2]
    if trump and honours == ["Q"] and holding & JACK:
        honours.append("J")
    length = min(holding.bit_count(), LONGEST_TOLD)
    return f"{'trump' if trump else 'side'} {''.join(honours)}{length}"


def tricks_with_partner(holdings: Holdings, trump: Suit | None) -> float:
    """Tricks of his own when both defenders play."""
    return _sum(holdings, trump, WITH_PARTNER if trump is not None else SANS_WITH_PARTNER)


def tricks_alone(holdings: Holdings, trump: Suit | None) -> float:
    """Tricks when he plays against the declarer alone."""
    return _sum(holdings, trump, ALONE if trump is not None else SANS_ALONE)


def _sum(holdings: Holdings, trump: Suit | None, table: dict[str, float]) -> float:
    return sum(
        table.get(kind_of(holding, trump=suit == trump), 0.0)
        for suit, holding in enumerate(holdings)
    )
