"""The holdings that have a name at the table: makaze, dupli pop, bela, treći kec.

Names and advice are those of the Serbian rule text 002, "Strategija igre"; "treći kec" is club
speech. A holding is judged by the cards still in play: where the ace has gone, the king is highest.
"""

from __future__ import annotations

from preferans_ai.holdings import ACE, JACK, KING, QUEEN, above, below, highest, ranks
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Suit


def _counts_over(know: Knowledge, suit: Suit) -> list[int]:
    """For each card held of a suit, highest first, how many higher ones others may hold."""
    theirs = know.unseen[suit]
    return [above(theirs, rank).bit_count() for rank in reversed(ranks(know.mine[suit]))]


def is_tenace(know: Knowledge, suit: Suit) -> bool:
    """Makaze: ace and queen (velike), or king and jack (male), the card between out."""
    counts = _counts_over(know, suit)
    return counts[:2] in ([0, 1], [1, 2])


def is_guarded_king(know: Knowledge, suit: Suit) -> bool:
    """Dupli pop: the king with one low card, the ace out."""
    counts = _counts_over(know, suit)
    return len(counts) == 2 and counts[0] == 1 and counts[1] > 2


def is_bela(know: Knowledge, suit: Suit) -> bool:
    """Bela: king and queen of a suit, not the jack, the ace out."""
    honours = know.mine[suit] & (KING | QUEEN | JACK)
    return honours == KING | QUEEN and bool(know.unseen[suit] & ACE)


def is_third_ace(know: Knowledge, suit: Suit) -> bool:
    """Treći kec: the ace with two cards below it, and the king and queen out."""
    mine, theirs = know.mine[suit], know.unseen[suit]
    top = highest(mine)
    return (
        mine.bit_count() == 3
        and bool(mine & ACE)
        and below(theirs, top).bit_count() >= 3
        and not mine & (KING | QUEEN)
    )
