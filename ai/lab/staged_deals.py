"""Fixed deals with the contract and the following given, at the first lead.

The words are said by rules of thumb, as in the first generation of players, so they fit the cards
and do not depend on any player that is measured. Of deal after deal those are left out that do not
come to a play of the kind wanted: trump contracts without pik, which is played under kontra only,
every third against one defender, the others against two; sans; betls with a hole, the others cannot
be caught.

Betls of a player himself are deals in which rules of thumb have bid, and the winner, played by him,
has put away two cards for a betl with a hole.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from players import Player
from preferans_ai import rules_of_thumb
from preferans_ai.betl_holes import holes
from preferans_ai.habits.strength import BETL_WITH_TALON, estimates
from preferans_ai.holdings import holdings_of
from preferans_desktop.rules.dealing import Deal, shuffled_deal
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.contracts import LOWEST_BID, Contract
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.settings import Rules
from table import Table, empty_table

TRUMP, SANS, BETL = "trump", "sans", "betl"
CYCLE = (TRUMP,) * 10 + (SANS,) * 3 + (BETL,) * 7
"""Kinds of the deals by number, again and again."""
LEAST_FOR_SANS, LEAST_FOR_BETL = 390, -70
"""Best estimate of ten cards (`habits.strength`) under which a deal need not be bid out."""
TRUMPS = (Contract.KARO, Contract.HERC, Contract.TREF)


def kind_of_number(number: int) -> str:
    """The kind of a deal."""
    return CYCLE[number % len(CYCLE)]


def staged_table(seed: int, number: int, kind: str | None = None) -> Table:
    """The table of a deal at its first lead, its kind by its number unless told."""
    kind = kind or kind_of_number(number)
    defenders = 1 if kind == TRUMP and number % 3 == 0 else 2
    deals = _dealt_tables(random.Random(f"staged {seed} {number} {kind}"), kind)
    said = (_said(dealt, _by_rules_of_thumb, until=Phase.PLAY) for dealt in deals)
    return next(table for table in said if _is_wanted(table.match.hand, kind, defenders))


def announced_betl(seed: int, number: int, players: Sequence[Player]) -> Table:
    """The table of a deal in which the player of the winner's seat has announced a betl."""

    def by_player(table: Table, seat: Seat) -> Action | None:
        return players[seat].answer(table, seat, seed).action

    deals = _dealt_tables(random.Random(f"announced {seed} {number}"), BETL)
    bid = (_said(dealt, _by_rules_of_thumb, until=Phase.DISCARD) for dealt in deals)
    won = (table for table in bid if _is_in(table, Phase.DISCARD))
    announced = (_said(table, by_player, until=Phase.FOLLOWING) for table in won)
    return next(table for table in announced if _is_wanted(table.match.hand, BETL, 2))


def _dealt_tables(generator: random.Random, kind: str) -> Iterator[Table]:
    """Deal after deal that may come to the kind, all by the same dealer."""
    dealer = generator.choice(SEATS)
    while True:
        table = empty_table(Rules(), dealer)
        deal = shuffled_deal(generator, table.match.forehand)
        if _may_come(deal, kind):
            yield table.dealt(deal)


def _may_come(deal: Deal, kind: str) -> bool:
    """Whether a deal may come to the kind; bidding it out takes long."""
    tricks = [estimates(holdings_of(hand.known)) for hand in deal.hands]
    if kind == SANS:
        return max(of_seat[Contract.SANS - LOWEST_BID] for of_seat in tricks) >= LEAST_FOR_SANS
    return kind != BETL or max(of_seat[BETL_WITH_TALON] for of_seat in tricks) >= LEAST_FOR_BETL


def _said(table: Table, word: Callable[[Table, Seat], Action | None], until: Phase) -> Table:
    """The table when all words before a phase are said, or before the play."""
    while table.match.hand is not None and table.match.hand.phase not in {until, Phase.PLAY}:
        seat = table.match.to_act
        assert seat is not None  # noqa: S101 - the hand goes on
        action = word(table, seat)
        assert action is not None  # noqa: S101 - a word is due
        table = table.after(action)
    return table


def _by_rules_of_thumb(table: Table, seat: Seat) -> Action | None:
    return rules_of_thumb.choose_word(table.view(seat), table.match.hand).action


def _is_in(table: Table, phase: Phase) -> bool:
    return table.match.hand is not None and table.match.hand.phase == phase


def _is_wanted(hand: Hand | None, kind: str, defenders: int) -> bool:
    if hand is None:
        return False
    if kind == BETL:
        return hand.contract == Contract.BETL and _has_hole(hand)
    if kind == SANS:
        return hand.contract == Contract.SANS
    assert hand.play is not None  # noqa: S101 - all words are said
    return hand.contract in TRUMPS and len(hand.play.defenders) == defenders


def _has_hole(hand: Hand) -> bool:
    assert hand.declarer is not None  # noqa: S101 - a betl is announced
    return holes(holdings_of(hand.holdings[hand.declarer].known)) > 0
