"""Claims that are certain, or decide the hand: one card only, the fifth, sixth, second trick."""

from __future__ import annotations

from preferans_ai.conventions.claims import (
    Parameters,
    chance_to_win,
    is_betl,
    leads,
    touching,
    true_if,
    wins_for_certain,
)
from preferans_ai.knowledge import Knowledge
from preferans_ai.responsibility import answers_for_himself
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.serbian.contracts import TRICKS_NEEDED
from preferans_desktop.rules.serbian.play import TRICKS_TO_BEAT
from preferans_desktop.rules.serbian.scoring import OWN_QUOTA, TEAM_QUOTA

HOPEFUL = 0.3
"""Chance from which a player may say that he tries for the trick that decides."""
LIKELY = 0.5
"""Chance from which a player may say that he takes a trick."""


def only_card(know: Knowledge, card: Card) -> Parameters | None:
    """The rules leave no other card."""
    return true_if(len(know.legal) == 1, card)


def equal_cards(know: Knowledge, card: Card) -> Parameters | None:
    """Every card he may play touches this one, so that all are the same."""
    legal = know.legal
    return true_if(len(legal) > 1 and all(touching(know, card, other) for other in legal), card)


def take_fifth_trick(know: Knowledge, card: Card) -> Parameters | None:
    """The fifth trick of the defenders sets the contract (serbian.md 8)."""
    is_fifth = not know.declares and not is_betl(know)
    is_fifth = is_fifth and know.play.defenders_taken == TRICKS_TO_BEAT - 1
    return true_if(is_fifth and chance_to_win(know, card) >= HOPEFUL, card)


def take_sixth_trick(know: Knowledge, card: Card) -> Parameters | None:
    """The sixth trick of the declarer makes the contract (serbian.md 9); it cannot be lost."""
    is_sixth = know.declares and not is_betl(know)
    is_sixth = is_sixth and know.play.taken[know.seat] == TRICKS_NEEDED - 1
    return true_if(is_sixth and wins_for_certain(know, card), card)


def secure_second_trick(know: Knowledge, card: Card) -> Parameters | None:
    """His own second trick, without which he would fall (serbian.md 9)."""
    short = answers_for_himself(know) and know.own_tricks == OWN_QUOTA - 1
    short = short and (know.partner is None or know.play.defenders_taken < TEAM_QUOTA)
    return true_if(short and chance_to_win(know, card) >= LIKELY, card)


def take_fourth_trick(know: Knowledge, card: Card) -> Parameters | None:
    """After zovem: the fourth trick together, with which the caller passes (serbian.md 9)."""
    following = know.hand.following
    called = following is not None and following.caller is not None and not know.declares
    needed = called and know.play.defenders_taken == TEAM_QUOTA - 1
    return true_if(needed and chance_to_win(know, card) >= LIKELY, card)


def sure_card(know: Knowledge, card: Card) -> Parameters | None:
    """The card led wins the trick wherever the cards lie."""
    return true_if(leads(know) and wins_for_certain(know, card), card)
