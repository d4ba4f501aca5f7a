"""Second and third to a trick of a trump contract or sans (expert lore, rule texts 001 and 002)."""

from __future__ import annotations

from preferans_ai.conventions.claims import (
    Parameters,
    could_win,
    follows,
    may_beat,
    over,
    touching,
    true_if,
    wins_for_certain,
)
from preferans_ai.holdings import JACK_RANK, above
from preferans_ai.knowledge import Knowledge
from preferans_ai.responsibility import answers_for_himself
from preferans_desktop.rules.cards import Card, suit_of
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.scoring import OWN_QUOTA


def win_trick(know: Knowledge, card: Card) -> Parameters | None:
    """He takes the trick, nobody can beat this card any more."""
    return true_if(follows(know) and wins_for_certain(know, card), card)


def go_over(know: Knowledge, card: Card) -> Parameters | None:
    """His card is the best so far."""
    return true_if(follows(know) and know.winner(card) == know.seat, card)


def finesse(know: Knowledge, card: Card) -> Parameters | None:
    """The best so far; a higher one may lie behind him, but elsewhere as well."""
    if not follows(know) or know.winner(card) != know.seat:
        return None
    suit = suit_of(card)
    behind = {seat for seat in know.later if above(know.may_hold[seat][suit], card & 7)}
    before = any(
        above(know.may_hold[seat][suit], card & 7)
        for seat in SEATS
        if seat not in behind | {know.seat}
    )
    return true_if(bool(behind) and (before or know.out_of_play > 0), card)


def ruff(know: Knowledge, card: Card) -> Parameters | None:
    """A trump on a side suit."""
    claim = follows(know) and know.trump is not None and know.play.led != know.trump
    return true_if(claim and suit_of(card) == know.trump, card)


def keep_partners_trick(know: Knowledge, card: Card) -> Parameters | None:
    """The trick is partner's for certain; he could take it over (rule text 001)."""
    if not _could_leave(know, card) or know.winner() != know.partner:
        return None
    best = dict(know.play.trick)[know.winner()]
    led = suit_of(know.play.trick[0][1])
    safe = not any(may_beat(know, seat, best, led) for seat in know.later)
    return true_if(safe, card, partner=know.partner)


def leave_to_partner(know: Knowledge, card: Card) -> Parameters | None:
    """He could take the trick, and leaves it to partner, whose it is or who still plays."""
    return true_if(_could_leave(know, card), card, partner=know.partner)


def _could_leave(know: Knowledge, card: Card) -> bool:
    if not follows(know) or know.partner is None or know.winner(card) == know.seat:
        return False
    is_partners = know.winner(card) == know.partner or know.partner in know.later
    return is_partners and bool(could_win(know))


def leave_partner_second(know: Knowledge, card: Card) -> Parameters | None:
    """With his own two tricks safe, a follower lets partner have his second (serbian.md 9)."""
    claim = _could_leave(know, card) and _both_answer(know) and know.own_tricks >= OWN_QUOTA
    return true_if(claim and _partner_needs_one(know), card, partner=know.partner)


def avoid_razdeljak(know: Knowledge, card: Card) -> Parameters | None:
    """One trick each is razdeljak, both fall: he lets partner have the second (rule text 002)."""
    claim = _could_leave(know, card) and _both_answer(know) and know.own_tricks == 1
    return true_if(claim and _partner_needs_one(know), card, partner=know.partner)


def _both_answer(know: Knowledge) -> bool:
    return know.partner is not None and answers_for_himself(know)


def _partner_needs_one(know: Knowledge) -> bool:
    return know.partner is not None and know.play.taken[know.partner] == OWN_QUOTA - 1


def keep_high_card(know: Knowledge, card: Card) -> Parameters | None:
    """He could take the trick with an honour or one of the two highest, and does not."""
    if not follows(know) or know.winner(card) == know.seat:
        return None
    kept = [other for other in could_win(know) if other & 7 >= JACK_RANK or over(know, other) <= 1]
    return true_if(bool(kept), card)


def play_low(know: Knowledge, card: Card) -> Parameters | None:
    """He follows or trumps, cannot take the trick, and gives his lowest card."""
    return true_if(_only_gives(know, card) and card == min(know.legal), card)


def play_as_good_as_low(know: Knowledge, card: Card) -> Parameters | None:
    """He follows or trumps, cannot take the trick, and gives a card that touches his lowest."""
    lowest = min(know.legal)
    claim = _only_gives(know, card) and card != lowest and touching(know, card, lowest)
    return true_if(claim, card)


def _only_gives(know: Knowledge, card: Card) -> bool:
    if not follows(know) or could_win(know):
        return False
    must_follow = {suit_of(other) for other in know.legal} == {suit_of(card)}
    return must_follow and suit_of(card) in {know.play.led, know.trump}


def discard_loser(know: Knowledge, card: Card) -> Parameters | None:
    """Neither suit nor trump: throws a card that is not the highest of its suit."""
    return true_if(_discards(know, card) and over(know, card) > 0, card)


def keep_winner(know: Knowledge, card: Card) -> Parameters | None:
    """Neither suit nor trump: keeps a card of another suit that is the highest of it."""
    suits = [
        suit_of(other)
        for other in sorted(know.cards)
        if suit_of(other) not in {suit_of(card), know.trump} and over(know, other) == 0
    ]
    claim = _discards(know, card) and bool(suits)
    return true_if(claim, card, suit=suits[0] if suits else None)


def _discards(know: Knowledge, card: Card) -> bool:
    return follows(know) and suit_of(card) not in {know.play.led, know.trump}
