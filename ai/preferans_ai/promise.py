"""How many tricks a suit still promises, by what lies above its cards among those in play."""

from __future__ import annotations

from functools import cache

from preferans_ai.holdings import Holding, below, highest
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Suit

GUARDED = 0.6
"""What a card is worth that needs a higher one to be played first, and has a card to wait with."""
TOUCHING = 0.95
"""The same with the next card beside it: leading one makes the other good."""
TENACE = 0.45
"""What the lower card of a tenace is worth with nothing to wait with."""
BARE = 0.1
"""What any other card is worth that is not highest and has nothing to wait with."""
ROUNDS_NO_TRUMP = (1.0, 1.0, 0.9, 0.8)
ROUNDS_DRAWN = (1.0, 0.95, 0.8, 0.6)
ROUNDS_RUFFED = (0.95, 0.7, 0.3, 0.1)
"""How much of each round of a side suit survives: no trumps, trumps drawn, trumps out."""
LONG_TRUMP_OF_DECLARER = 0.75
LONG_TRUMP_OF_DEFENDER = 0.35
"""What a trump is worth beside its rank: a ruff, or the last one left."""


@cache
def promise(mine: Holding, theirs: Holding) -> tuple[float, ...]:
    """Tricks that a holding promises, round by round, nobody ruffing.

    Args:
        mine: the cards held.
        theirs: the cards of the suit that others may hold.
    """
    rounds: list[float] = []
    worth = 1.0
    while mine:
        if mine > theirs:
            rounds.append(worth)
            mine ^= 1 << highest(mine)
            theirs &= theirs - 1
            continue
        low = mine & -mine
        if low == mine:
            rounds.append(worth * (TENACE if any(rounds) else BARE))
            break
        rounds.append(0.0)
        worth *= TOUCHING if _top_cards_touch(mine, theirs) else GUARDED
        mine ^= low
        theirs ^= 1 << highest(theirs)
    return tuple(rounds)


def _top_cards_touch(mine: Holding, theirs: Holding) -> bool:
    top = highest(mine)
    return highest(below(mine, top)) > highest(below(theirs, top))


def suit_promise(know: Knowledge, suit: Suit, mine: Holding) -> float:
    """Tricks that a holding of one suit still promises to this player."""
    rounds = promise(mine, know.unseen[suit])
    if suit == know.trump:
        spare = mine.bit_count() - sum(worth > 0 for worth in rounds)
        each = LONG_TRUMP_OF_DECLARER if know.declares else LONG_TRUMP_OF_DEFENDER
        return sum(rounds) + spare * each
    return sum(worth * weight for worth, weight in zip(rounds, _weights(know), strict=False))


def _weights(know: Knowledge) -> tuple[float, ...]:
    if know.trump is None:
        return ROUNDS_NO_TRUMP
    return ROUNDS_RUFFED if know.unseen[know.trump] else ROUNDS_DRAWN


def hand_promise(know: Knowledge) -> float:
    """Tricks that all his cards still promise to this player."""
    return sum(suit_promise(know, suit, know.mine[suit]) for suit in Suit)
