"""A computer player: a view in, an act with its reason out.

He is a function of the view, the level and the seed; nothing is remembered between two answers.
"""

from __future__ import annotations

import random

from preferans_ai import bidding, discarding, following, kontra
from preferans_ai.candidates import NOTHING_TO_SAY, Choice
from preferans_ai.knowledge import knowledge_of
from preferans_ai.levels import check_level
from preferans_ai.offers import answer_offer, certain_offer
from preferans_ai.play.card import choose_card
from preferans_ai.take_over import answer_take_over
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.view import PlayerView


def choose(view: PlayerView, level: str, seed: int) -> Choice:
    """What a computer player says or plays.

    Args:
        view: what he sees.
        level: one of `levels.LEVELS`.
        seed: decides between equal cards.

    Returns:
        The act with its reason; no act when he has nothing to say. Out of turn he only answers
        questions about a fall.

    Raises:
        ValueError: there is no such level.
    """
    check_level(level)
    answer = answer_take_over(view)
    if answer is not None:
        return answer
    hand = view.hand
    if hand is None or hand.to_act != view.seat:
        return NOTHING_TO_SAY
    if hand.phase == Phase.PLAY:
        return _play(view, hand, seed)
    return _speak(view, hand)


def _speak(view: PlayerView, hand: Hand) -> Choice:
    if hand.phase == Phase.BIDDING:
        return bidding.choose_word(view, hand)
    if hand.phase == Phase.DISCARD:
        return discarding.choose_discard(view, hand)
    if hand.phase == Phase.ANNOUNCEMENT:
        return discarding.choose_contract(view, hand)
    assert hand.following is not None  # noqa: S101 - the phase says so
    if view.seat == hand.declarer:
        return kontra.answer_kontra(view, hand, hand.following)
    return following.choose_word(view, hand, hand.following)


def _play(view: PlayerView, hand: Hand, seed: int) -> Choice:
    know = knowledge_of(hand, view.seat)
    if hand.offer is not None:
        return answer_offer(know, hand.offer)
    if know.declares:
        offer = certain_offer(know)
        if offer is not None:
            return offer
    # What has been said and played so far tells this decision from every other of the hand.
    cards = sorted(know.cards)
    return choose_card(know, random.Random(f"{seed} {len(hand.actions)} {cards}"))
