"""Claims about makaze, dupli pop, bela and treći kec (see `holdings`), leading or following."""

from __future__ import annotations

from preferans_ai.conventions.claims import Parameters, could_win, follows, is_betl, leads, true_if
from preferans_ai.conventions.holdings import (
    is_bela,
    is_guarded_king,
    is_tenace,
    is_third_ace,
)
from preferans_ai.holdings import KING, QUEEN
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card, Suit, suit_of


def lead_bela(know: Knowledge, card: Card) -> Parameters | None:
    """King or queen of bela: the ace comes out and the other one is good (rule text 002)."""
    suit = suit_of(card)
    is_one = bool((KING | QUEEN) >> (card & 7) & 1)
    claim = leads(know) and suit != know.trump and is_one and is_bela(know, suit)
    return true_if(claim, card, suit=suit)


def spare_tenace(know: Knowledge, card: Card) -> Parameters | None:
    """Leads another suit than the one with makaze, which wait to be led to (rule text 002)."""
    suits = [suit for suit in _side_suits(know, card) if is_tenace(know, suit)]
    claim = leads(know) and bool(suits) and not is_tenace(know, suit_of(card))
    return true_if(claim, card, suit=suits[0] if suits else None)


def spare_guarded_king(know: Knowledge, card: Card) -> Parameters | None:
    """Leads or throws another suit than dupli pop, whose low card guards the king (text 002)."""
    suits = [suit for suit in _side_suits(know, card) if is_guarded_king(know, suit)]
    own = is_guarded_king(know, suit_of(card))
    chooses = know.play.led is None or not know.mine[know.play.led]
    claim = not is_betl(know) and chooses and bool(suits) and not own
    claim = claim and (know.play.led is None or suit_of(card) != know.trump)
    return true_if(claim, card, suit=suits[0] if suits else None)


def hold_third_ace(know: Knowledge, card: Card) -> Parameters | None:
    """Treći kec stays at home in sans: the suit is cut only in a later round (expert lore)."""
    suit = suit_of(card)
    claim = follows(know) and know.trump is None and suit == know.play.led
    claim = claim and is_third_ace(know, suit)
    ace = Card(suit * 8 + 7)
    return true_if(claim and card != ace and ace in could_win(know), card, suit=suit)


def _side_suits(know: Knowledge, card: Card) -> list[Suit]:
    return [suit for suit in Suit if suit not in {know.trump, suit_of(card)} and know.mine[suit]]
