"""What the declarer of a betl plays (serbian.md 9: no trick at all; expert lore)."""

from __future__ import annotations

from preferans_ai.betl_holes import has_no_hole
from preferans_ai.conventions.claims import Parameters, is_betl, true_if
from preferans_ai.holdings import above, below
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card, suit_of


def _declares(know: Knowledge) -> bool:
    return is_betl(know) and know.declares


def betl_lead(know: Knowledge, card: Card) -> Parameters | None:
    """No other card he holds has fewer cards below it and as many above, or the reverse."""
    if not _declares(know) or know.play.led is not None:
        return None
    lower, higher = _out_around(know, card)
    better = any(
        others_lower <= lower
        and others_higher >= higher
        and (others_lower, others_higher) != (lower, higher)
        for others_lower, others_higher in (_out_around(know, other) for other in know.legal)
    )
    return true_if(not better and higher > 0, card)


def _out_around(know: Knowledge, card: Card) -> tuple[int, int]:
    """How many cards below and above a card the defenders may hold."""
    theirs = know.unseen[suit_of(card)]
    return below(theirs, card & 7).bit_count(), above(theirs, card & 7).bit_count()


def betl_lead_hole(know: Knowledge, card: Card) -> Parameters | None:
    """He leads a hole that others may go over, while they still have cards for it."""
    claim = _declares(know) and know.play.led is None and _is_hole(know, card)
    return true_if(claim and _out_around(know, card)[1] > 0, card)


def _is_hole(know: Knowledge, card: Card) -> bool:
    """Whether the others may have more cards below it than he has himself."""
    return _out_around(know, card)[0] > below(know.mine[suit_of(card)], card & 7).bit_count()


def betl_play_under(know: Knowledge, card: Card) -> Parameters | None:
    """He follows suit below the card that wins."""
    claim = _declares(know) and suit_of(card) == know.play.led
    return true_if(claim and know.winner(card) != know.seat, card)


def betl_forced_over(know: Knowledge, card: Card) -> Parameters | None:
    """He must follow suit and holds nothing lower than what lies."""
    claim = _declares(know) and suit_of(card) == know.play.led
    claim = claim and all(know.winner(other) == know.seat for other in know.legal)
    return true_if(claim, card)


def betl_discard_danger(know: Knowledge, card: Card) -> Parameters | None:
    """He throws a card with more of the others' cards below it than his own: a hole."""
    claim = _declares(know) and know.play.led not in {None, suit_of(card)}
    return true_if(claim and _is_hole(know, card), card)


def betl_nothing_to_fear(know: Knowledge, card: Card) -> Parameters | None:
    """He throws what he likes: no suit of his has a hole left (uver)."""
    claim = _declares(know) and know.play.led not in {None, suit_of(card)}
    safe = all(has_no_hole(own, out) for own, out in zip(know.mine, know.unseen, strict=True))
    return true_if(claim and safe, card)
