"""What the declarer leads in a trump contract or sans (expert lore where nothing else is named)."""

from __future__ import annotations

from math import comb

from preferans_ai.conventions.claims import (
    Parameters,
    chance_to_win,
    declarer_leads,
    in_top_run,
    leads,
    over,
    top_run,
    true_if,
)
from preferans_ai.holdings import above, highest
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card, Suit, suit_of

HARDLY = 0.2
"""Chance of winning below which a card led is given up."""


def _leads_trump(know: Knowledge, card: Card) -> bool:
    """Whether he leads a trump while trumps are out, with side cards that could be ruffed."""
    trump = know.trump
    if trump is None or not declarer_leads(know) or suit_of(card) != trump:
        return False
    return bool(know.unseen[trump]) and know.mine[trump].bit_count() < len(know.cards)


def draw_trumps(know: Knowledge, card: Card) -> Parameters | None:
    """The highest trump left takes the defenders' trumps away."""
    return true_if(_leads_trump(know, card) and over(know, card) == 0, card)


def draw_last_trump(know: Knowledge, card: Card) -> Parameters | None:
    """The highest trump left takes the only one that is out, and it is in play."""
    claim = _leads_trump(know, card) and over(know, card) == 0 and know.out_of_play == 0
    return true_if(claim and know.unseen[suit_of(card)].bit_count() == 1, card)


def force_out_trumps(know: Knowledge, card: Card) -> Parameters | None:
    """A trump that is not the highest makes the defenders spend higher ones."""
    return true_if(_leads_trump(know, card) and over(know, card) > 0, card)


def establish_suit(know: Knowledge, card: Card) -> Parameters | None:
    """One of touching cards, more of them than higher ones are out: the rest becomes good."""
    suit = suit_of(card)
    if not declarer_leads(know) or suit == know.trump or not in_top_run(know, card):
        return None
    missing = above(know.unseen[suit], highest(know.mine[suit])).bit_count()
    claim = 0 < missing < top_run(know.mine[suit], know.unseen[suit])
    return true_if(claim, card, suit=suit)


def count_on_split(know: Knowledge, card: Card) -> Parameters | None:
    """Cashes a suit with more cards out than tops: small cards are good if the rest is split."""
    suit = suit_of(card)
    defenders = know.play.defenders
    if not declarer_leads(know) or over(know, card) > 0 or len(defenders) < 2:
        return None
    if any(know.may_hold[seat][suit] != know.unseen[suit] for seat in defenders):
        return None
    out, tops = know.unseen[suit].bit_count(), top_run(know.mine[suit], know.unseen[suit])
    if know.out_of_play or not (out + 1) // 2 <= tops < out:
        return None
    claim = know.mine[suit].bit_count() > tops
    cards = len(know.play.holdings[defenders[0]])
    return true_if(claim, card, suit=suit, chance=_chance_of_split(out, tops, cards))


def _chance_of_split(out: int, most: int, cards: int) -> float:
    """Chance that neither of two hands with so many cards holds more than `most` of those out."""
    splits = range(max(out - most, 0), min(most, out) + 1)
    return sum(comb(out, n) * comb(2 * cards - out, cards - n) for n in splits) / comb(
        2 * cards, cards
    )


def cash_winner(know: Knowledge, card: Card) -> Parameters | None:
    """Nobody has a higher card of this side suit; it may be ruffed."""
    suit = suit_of(card)
    return true_if(leads(know) and suit != know.trump and over(know, card) == 0, card)


def lead_highest(know: Knowledge, card: Card) -> Parameters | None:
    """The highest he holds of a side suit or one that touches it, `count` higher ones out."""
    missing = over(know, card)
    claim = leads(know) and suit_of(card) != know.trump and in_top_run(know, card)
    return true_if(claim and missing > 0, card, count=missing)


def exit_loser(know: Knowledge, card: Card) -> Parameters | None:
    """Gives up a trick with a side card: a higher one is out, and a better one stays at home.

    His highest card of a suit counts as given up only where it hardly ever wins.
    """
    claim = declarer_leads(know) and suit_of(card) != know.trump and over(know, card) > 0
    is_low = not in_top_run(know, card)
    return true_if(claim and (is_low or chance_to_win(know, card) < HARDLY), card)


def lead_last_trumps(know: Knowledge, card: Card) -> Parameters | None:
    """Nothing but trumps left to lead."""
    trump = know.trump
    only = trump is not None and know.mine[trump].bit_count() == len(know.cards)
    return true_if(leads(know) and only, card)


def keep_entry(know: Knowledge, card: Card) -> Parameters | None:
    """Keeps the only card that takes the lead later, for a long suit that still must be made good.

    The long suit is in the hand with more cards than higher ones are out; nothing can be ruffed.
    """
    trump = know.trump
    if trump is not None and know.unseen[trump]:
        return None
    entries = [suit for suit in Suit if _tops(know, suit)]
    if len(entries) != 1 or _tops(know, entries[0]) != 1:
        return None
    entry = entries[0]
    kept = suit_of(card) != entry or over(know, card) > 0
    long_suit = any(_can_be_made_good(know, suit) for suit in Suit if suit != entry)
    return true_if(kept and long_suit and not know.play.led, card, suit=entry)


def _tops(know: Knowledge, suit: Suit) -> int:
    if not know.mine[suit]:
        return 0
    return above(know.mine[suit], highest(know.unseen[suit])).bit_count()


def _can_be_made_good(know: Knowledge, suit: Suit) -> bool:
    mine, theirs = know.mine[suit], know.unseen[suit]
    if mine.bit_count() < 3 or not theirs:
        return False
    missing = above(theirs, highest(mine)).bit_count()
    return 0 < missing < top_run(mine, theirs)
