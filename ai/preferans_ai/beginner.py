"""The slips of a beginner at cards: human ones, and never where the end is plain to see.

He takes a trick with more than it needs, he plays high second in hand, and he cashes his high
cards before anybody has asked for them.
"""

from __future__ import annotations

import random

from preferans_ai.candidates import Candidate, Choice
from preferans_ai.holdings import card_of, highest
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card, Suit, suit_of
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import Contract

PLAIN_TO_SEE = 3
"""Tricks left from which on nobody slips."""


def with_slip(choice: Choice, know: Knowledge, generator: random.Random, chance: float) -> Choice:
    """The choice, or with this chance what a beginner would play in its place.

    Args:
        choice: what he would do.
        know: what he knows in the play.
        generator: decides whether he slips.
        chance: of a slip, where there is one to make.

    Returns:
        A slip has no reason of its own: what can be said of the card is.
    """
    if not isinstance(choice.action, PlayCard) or generator.random() >= chance:
        return choice
    if know.play.left <= PLAIN_TO_SEE or know.play.contract == Contract.BETL:
        return choice
    card = _too_high(know, choice.action.card) if know.play.trick else _too_early(know)
    if card is None or card == choice.action.card:
        return choice
    action = PlayCard(know.seat, card)
    return Choice(action, None, {}, (Candidate(action),))


def _too_early(know: Knowledge) -> Card | None:
    """The highest card of a side suit, where nobody has a higher one."""
    for suit in Suit:
        mine = know.mine[suit]
        if suit != know.trump and mine > know.unseen[suit]:
            return card_of(suit, highest(mine))
    return None


def _too_high(know: Knowledge, card: Card) -> Card | None:
    """The highest card of the suit he plays, where it would take the trick as it stands."""
    suit = suit_of(card)
    high = card_of(suit, highest(know.mine[suit]))
    return high if know.winner(high) == know.seat else None
