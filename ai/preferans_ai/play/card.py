"""Which card to play: who decides by contract and role, and which of equal cards."""

from __future__ import annotations

import random
from dataclasses import replace

from preferans_ai.candidates import Candidate, Choice
from preferans_ai.holdings import JACK_RANK, card_of
from preferans_ai.knowledge import Knowledge
from preferans_ai.leads import conventions
from preferans_ai.play import betl_declarer, betl_defence, declarer_leads, following_suit
from preferans_desktop.rules.cards import Card, suit_of
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import Contract


def choose_card(know: Knowledge, generator: random.Random) -> Choice:
    """The card to play; of touching cards any, so that a small card tells nothing."""
    choice = _best_card(know)
    if not isinstance(choice.action, PlayCard):
        return choice
    card = generator.choice(_equals(know, choice.action.card))
    action = PlayCard(know.seat, card)
    parameters = {**choice.parameters, "card": card}
    return replace(choice, action=action, parameters=parameters, candidates=(Candidate(action),))


def _best_card(know: Knowledge) -> Choice:
    if know.play.contract == Contract.BETL:
        if know.declares:
            return betl_declarer.choose_card(know)
        return betl_defence.choose_card(know)
    if know.play.trick:
        return following_suit.choose_to_trick(know)
    if know.declares:
        return declarer_leads.choose_lead(know)
    return conventions.choose_lead(know)


def _equals(know: Knowledge, card: Card) -> list[Card]:
    """Cards held that touch this one; an honour led says something and stays what it is."""
    if know.play.led is None and card & 7 >= JACK_RANK:
        return [card]
    suit = suit_of(card)
    between = know.unseen[suit]
    for _, played in know.play.trick:
        if suit_of(played) == suit:
            between |= 1 << (played & 7)
    found = [card]
    for step in (1, -1):
        rank = (card & 7) + step
        while 0 <= rank <= 7 and not between >> rank & 1:
            if know.mine[suit] >> rank & 1:
                found.append(card_of(suit, rank))
            rank += step
    return sorted(found)
