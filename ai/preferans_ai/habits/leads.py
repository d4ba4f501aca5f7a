"""Which suit players lead, as odds by what they held of each.

A suit is led as often as its odds are of the odds of all suits held. What counts is whether it is
trumps, whether the leader has the highest and the second highest card still in play, and how many
cards. Defenders lead from ace and king and from single cards and keep suits headed by a lone ace or
a guarded king; the declarer draws trumps while he has the highest; in betl defenders lead their
shortest suits.

The odds are those of 1,500 hands of self-play of the players that go by rules of thumb, in round
numbers and none above 6 or below 0.1.
"""

from __future__ import annotations

from dataclasses import dataclass

from preferans_ai.holdings import Holding

Row = tuple[float, float, float, float]
"""By number of cards: one, two, three, more."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Odds of a suit by its highest cards.

    Attributes:
        low: neither the highest nor the second highest card.
        second: the second highest.
        top: the highest.
        both: the two highest.
    """

    low: Row
    second: Row
    top: Row
    both: Row


DEFENDER = Odds(
    low=(1.0, 0.8, 0.8, 1.0),
    second=(2.0, 0.3, 0.6, 0.8),
    top=(1.4, 0.4, 0.45, 0.4),
    both=(1.0, 6.0, 6.0, 5.0),
)
DEFENDER_TRUMPS = Odds(
    low=(0.12, 0.12, 0.15, 0.4),
    second=(0.2, 0.2, 0.2, 0.5),
    top=(0.25, 0.3, 0.5, 0.5),
    both=(0.4, 0.4, 0.8, 0.8),
)
DECLARER = Odds(
    low=(0.6, 0.45, 0.45, 0.45),
    second=(0.5, 0.5, 0.5, 0.6),
    top=(0.7, 0.8, 1.0, 0.8),
    both=(0.8, 0.8, 0.8, 0.8),
)
DECLARER_TRUMPS = Odds(
    low=(0.1, 0.8, 2.0, 6.0),
    second=(0.1, 0.5, 0.7, 3.0),
    top=(0.6, 1.8, 6.0, 6.0),
    both=(0.4, 0.4, 2.0, 4.0),
)
DECLARER_IN_SANS = Odds(
    low=(0.2, 0.2, 0.1, 0.1),
    second=(0.25, 0.15, 0.3, 0.3),
    top=(0.4, 0.8, 2.5, 3.0),
    both=(0.7, 0.7, 4.0, 4.0),
)
BETL_DEFENDER = Odds(
    low=(3.0, 1.2, 0.2, 0.3),
    second=(2.5, 1.0, 0.15, 0.15),
    top=(3.0, 0.8, 0.35, 0.15),
    both=(1.0, 0.7, 0.4, 0.15),
)
BETL_DECLARER = Odds(
    low=(3.0, 0.9, 0.8, 0.5),
    second=(1.0, 1.0, 1.0, 1.0),
    top=(0.3, 0.3, 0.3, 0.3),
    both=(0.3, 0.3, 0.3, 0.3),
)


def odds_of_suit(held: Holding, gone: Holding, odds: Odds) -> float:
    """Odds of leading a suit; 0 without a card of it.

    Args:
        held: the leader's cards of the suit.
        gone: cards of the suit played in earlier tricks.
        odds: his.
    """
    if not held:
        return 0.0
    live = 255 ^ gone
    top = 1 << live.bit_length() - 1
    second = 1 << (live ^ top).bit_length() - 1 if live != top else 0
    if held & top:
        row = odds.both if held & second else odds.top
    else:
        row = odds.second if held & second else odds.low
    return row[min(held.bit_count(), 4) - 1]
