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
from collections.abc import Sequence

from players import Player
from preferans_ai import rules_of_thumb
from preferans_ai.betl_holes import holes
from preferans_ai.habits.strength import BETL_WITH_TALON, estimates
from preferans_ai.holdings import holdings_of
from preferans_desktop.rules.dealing import Deal, shuffled_deal
from preferans_desktop.rules.seats import SEATS
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
    generator = random.Random(f"staged {seed} {number} {kind}")
    dealer = generator.choice(SEATS)
    defenders = 1 if kind == TRUMP and number % 3 == 0 else 2
    while True:
        table = empty_table(Rules(), dealer)
        deal = shuffled_deal(generator, table.match.forehand)
        if not _may_come(deal, kind):
            continue
        table = _said(table.dealt(deal))
        if table.match.hand is not None and _is_wanted(table.match.hand, kind, defenders):
            return table


def announced_betl(seed: int, number: int, players: Sequence[Player]) -> Table:
    """The table of a deal in which the player of the winner's seat has announced a betl."""
    generator = random.Random(f"announced {seed} {number}")
    dealer = generator.choice(SEATS)
    while True:
        table = empty_table(Rules(), dealer)
        deal = shuffled_deal(generator, table.match.forehand)
        if not _may_come(deal, BETL):
            continue
        table = _said(table.dealt(deal), up_to=Phase.DISCARD)
        hand = table.match.hand
        if hand is None or hand.phase != Phase.DISCARD:
            continue
        for _ in range(2):
            seat = hand.declarer
            assert seat is not None  # noqa: S101 - he has won the bidding
            action = players[seat].answer(table, seat, seed).action
            assert action is not None  # noqa: S101 - his discard, then his announcement
            table = table.after(action)
        hand = table.match.hand
        if hand is not None and hand.contract == Contract.BETL and _has_hole(hand):
            return table


def _may_come(deal: Deal, kind: str) -> bool:
    """Whether a deal may come to the kind; bidding it out takes long."""
    tricks = [estimates(holdings_of(hand.known)) for hand in deal.hands]
    if kind == SANS:
        return max(of_seat[Contract.SANS - LOWEST_BID] for of_seat in tricks) >= LEAST_FOR_SANS
    return kind != BETL or max(of_seat[BETL_WITH_TALON] for of_seat in tricks) >= LEAST_FOR_BETL


def _said(table: Table, up_to: Phase = Phase.PLAY) -> Table:
    """The table when rules of thumb have said all words before this phase, or before the play."""
    while table.match.hand is not None and table.match.hand.phase not in {up_to, Phase.PLAY}:
        seat = table.match.to_act
        assert seat is not None  # noqa: S101 - the hand goes on
        action = rules_of_thumb.choose_word(table.view(seat), table.match.hand).action
        assert action is not None  # noqa: S101 - a word is due
        table = table.after(action)
    return table


def _is_wanted(hand: Hand, kind: str, defenders: int) -> bool:
    assert hand.play is not None and hand.declarer is not None  # noqa: S101, PT018 - its phase
    if kind == BETL:
        return hand.contract == Contract.BETL and _has_hole(hand)
    if kind == SANS:
        return hand.contract == Contract.SANS
    return hand.contract in TRUMPS and len(hand.play.defenders) == defenders


def _has_hole(hand: Hand) -> bool:
    assert hand.declarer is not None  # noqa: S101 - a betl is announced
    return holes(holdings_of(hand.holdings[hand.declarer].known)) > 0
