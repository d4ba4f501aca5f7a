"""Hands to play in the middle of a match: the paper and the deal follow from a seed alone.

A paper is made by up to thirty scripted hands under the rules, so that it is one a match record can
tell and no computer player has a part in it: one hand in five is passed by all (refe are written
while there are some), one in ten is a betl played at random (its declarer mostly falls), in the
others nobody follows the declarer. Nothing of it ends the match. The deal of the hand to be played
is shuffled.
"""

from __future__ import annotations

import random

from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian.actions import Allow, Announce, Bid, Discard, Pass, StayOut
from preferans_desktop.rules.serbian.contracts import CONTRACTS, LOWEST_BID, Contract
from preferans_desktop.rules.serbian.hand import Phase, defenders_of
from preferans_desktop.rules.serbian.settings import Rules
from table import Table, empty_table

MOST_HANDS = 30
ALL_PASS_SHARE = 0.2
BETL_SHARE = 0.1
UNFOLLOWED = tuple(contract for contract in CONTRACTS if contract != Contract.BETL)
UNFOLLOWED_WEIGHTS = (2, 4, 4, 4, 1)


def dealt_table(seed: int, number: int) -> Table:
    """A table with the hand of that number dealt."""
    generator = random.Random(f"paper {seed} {number}")
    table = empty_table(Rules(), generator.choice(SEATS))
    for _ in range(generator.randint(0, MOST_HANDS)):
        following = _scripted(table, generator)
        if following.match.over:
            break
        table = following
    return table.dealt(shuffled_deal(generator, table.match.forehand))


def _scripted(table: Table, generator: random.Random) -> Table:
    """The table after one scripted hand."""
    table = table.dealt(shuffled_deal(generator, table.match.forehand))
    kind = generator.random()
    if kind < ALL_PASS_SHARE:
        return bid_to(table, None)
    declarer = generator.choice(SEATS)
    if kind < ALL_PASS_SHARE + BETL_SHARE:
        table = announced(table, declarer, Contract.BETL)
        return _at_random(said_by_both(table, Allow), generator)
    contract = generator.choices(UNFOLLOWED, UNFOLLOWED_WEIGHTS)[0]
    return said_by_both(announced(table, declarer, contract), StayOut)


def bid_to(table: Table, declarer: Seat | None) -> Table:
    """The table when this seat has won the bidding at its lowest, or all have passed."""
    while table.match.hand is not None and table.match.hand.phase == Phase.BIDDING:
        seat = table.match.to_act
        assert seat is not None  # noqa: S101 - the bidding goes on
        table = table.after(Bid(seat, LOWEST_BID) if seat == declarer else Pass(seat))
    return table


def announced(table: Table, declarer: Seat, contract: Contract) -> Table:
    """The table when this seat has put the talon away and announced the contract."""
    table = bid_to(table, declarer)
    assert table.match.hand is not None  # noqa: S101 - it has a declarer
    talon = table.match.hand.deal.talon.known
    return table.after(Discard(declarer, talon)).after(Announce(declarer, contract))


def said_by_both(table: Table, word: type[Allow | StayOut]) -> Table:
    """The table when both defenders have said this word."""
    hand = table.match.hand
    assert hand is not None and hand.declarer is not None  # noqa: S101, PT018 - announced
    for seat in defenders_of(hand.declarer):
        table = table.after(word(seat))
    return table


def _at_random(table: Table, generator: random.Random) -> Table:
    while table.match.hand is not None:
        table = table.after(generator.choice(hands.legal(table.match.hand)))
    return table
