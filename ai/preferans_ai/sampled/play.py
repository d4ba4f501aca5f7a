"""Which decision of the play is due: an answer to an offer, an offer, or a card."""

from __future__ import annotations

from preferans_ai.candidates import Choice
from preferans_ai.knowledge import knowledge_of
from preferans_ai.offers import certain_offer
from preferans_ai.sampled import offers
from preferans_ai.sampled.cards import choose_card
from preferans_ai.thinking import Thinking
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView


def choose_to_play(view: PlayerView, hand: Hand, thinking: Thinking) -> Choice:
    """An answer to an offer, an offer, or a card."""
    if hand.offer is not None:
        return offers.answer(view, hand, thinking)
    know = knowledge_of(hand, view.seat)
    offer = certain_offer(know) if know.declares else None
    return offer or choose_card(view, hand, thinking)
