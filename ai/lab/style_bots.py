"""Bots with one habit: the rules of thumb of the package with one word replaced.

rules_of_thumb    nothing replaced
always_follow     follows whatever he holds
never_follow      never follows
always_kontra     follows, then gives kontra
overbid_by_one    goes one level higher than he thinks right
betl_maniac       declares betl with up to four holes
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from preferans_ai import rules_of_thumb as thumb
from preferans_ai.betl_holes import holes
from preferans_ai.candidates import NOTHING_TO_SAY, Choice, chosen
from preferans_ai.holdings import holdings_of
from preferans_ai.take_over import answer_take_over
from preferans_desktop.rules.serbian.actions import (
    Action,
    Alone,
    Bid,
    DeclareBetl,
    Follow,
    Hold,
    Kontra,
    StayOut,
)
from preferans_desktop.rules.serbian.contracts import LOWEST_BID
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.view import PlayerView

MANIAC_HOLES = 4

Habit = Callable[[PlayerView, Hand], Choice]
"""What a bot says; asked in every phase before the play."""


def answered(view: PlayerView, seed: int, habit: Habit) -> Choice:
    """What rules of thumb say or play, with the words of the habit."""
    answer = answer_take_over(view)
    if answer is not None:
        return answer
    hand = view.hand
    if hand is None or hand.to_act != view.seat:
        return NOTHING_TO_SAY
    if hand.phase != Phase.PLAY:
        return habit(view, hand)
    cards = sorted(hand.holdings[view.seat].known)
    generator = random.Random(f"{seed} {len(hand.actions)} {cards}")
    return thumb.choose_to_play(view, hand, generator)


def plain(view: PlayerView, hand: Hand) -> Choice:
    """The word by rules of thumb."""
    return thumb.choose_word(view, hand)


def _with_words(*wanted: type[Action]) -> Habit:
    """A habit that says the first of these words that is allowed to a defender."""

    def habit(view: PlayerView, hand: Hand) -> Choice:
        words = {type(act): act for act in view.legal}
        if hand.phase == Phase.FOLLOWING and view.seat != hand.declarer:
            for word in wanted:
                if word in words:
                    return chosen(words[word], "style")
        return plain(view, hand)

    return habit


def _overbid(view: PlayerView, hand: Hand) -> Choice:
    """The bid that would be made if the level were one lower than it is."""
    bidding = hand.bidding
    number = next((act for act in view.legal if isinstance(act, Bid | Hold)), None)
    level = number.level if isinstance(number, Bid) else bidding.level
    if hand.phase != Phase.BIDDING or number is None or level == LOWEST_BID:
        return plain(view, hand)
    lower = Bid(view.seat, level - 1) if isinstance(number, Bid) else number
    choice = plain(
        replace(view, legal=tuple(lower if act == number else act for act in view.legal)),
        replace(hand, bidding=replace(bidding, level=bidding.level - 1)),
    )
    return chosen(number, "style") if choice.action == lower else choice


def _betl(view: PlayerView, hand: Hand) -> Choice:
    betl = DeclareBetl(view.seat)
    if betl in view.legal and holes(holdings_of(hand.holdings[view.seat].known)) <= MANIAC_HOLES:
        return chosen(betl, "style")
    return plain(view, hand)


HABITS: dict[str, Habit] = {
    "rules_of_thumb": plain,
    "always_follow": _with_words(Follow, Alone),
    "never_follow": _with_words(StayOut),
    "always_kontra": _with_words(Kontra, Follow),
    "overbid_by_one": _overbid,
    "betl_maniac": _betl,
}


def _bot(habit: Habit) -> Callable[[PlayerView, int], Choice]:
    return lambda view, seed: answered(view, seed, habit)


BOTS = {name: _bot(habit) for name, habit in HABITS.items()}
