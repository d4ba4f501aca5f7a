"""What the declarer leads in a trump contract or sans."""

from __future__ import annotations

from preferans_ai.candidates import Choice, chosen
from preferans_ai.holdings import Holding, above, below, card_of, highest, lowest
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card, Suit, suit_of
from preferans_desktop.rules.serbian.actions import PlayCard

Lead = tuple[str, Card]
"""Reason code and card."""


def choose_lead(know: Knowledge) -> Choice:
    """The card the declarer leads."""
    code, card = _draw_trumps(know) or _establish(know) or _cash(know) or _exit(know)
    action = PlayCard(know.seat, card)
    if code == "establish_suit":
        return chosen(action, code, card=card, suit=suit_of(card))
    return chosen(action, code, card=card)


def _draw_trumps(know: Knowledge) -> Lead | None:
    trump = know.trump
    if trump is None or not know.mine[trump] or not know.unseen[trump]:
        return None
    mine, theirs = know.mine[trump], know.unseen[trump]
    if mine > theirs:
        return "draw_trumps", card_of(trump, highest(mine))
    if theirs.bit_count() == 1 or mine.bit_count() < theirs.bit_count():
        return None
    if _touching_top(mine, theirs) >= 2:
        return "force_out_trumps", card_of(trump, highest(mine))
    return "force_out_trumps", card_of(trump, lowest(mine))


def _touching_top(mine: Holding, theirs: Holding) -> int:
    """How many of the highest cards held stand together."""
    top_of_theirs = highest(below(theirs, highest(mine)))
    return (mine >> (top_of_theirs + 1)).bit_count()


def _side_suits(know: Knowledge) -> list[Suit]:
    return [suit for suit in Suit if suit != know.trump and know.mine[suit]]


def _establish(know: Knowledge) -> Lead | None:
    """A sequence with fewer cards above it than it is long: driving them out makes it good."""
    found = [
        suit
        for suit in _side_suits(know)
        if 0
        < above(know.unseen[suit], highest(know.mine[suit])).bit_count()
        < _touching_top(know.mine[suit], know.unseen[suit])
    ]
    if not found:
        return None
    suit = max(found, key=lambda suit: know.mine[suit].bit_count())
    return "establish_suit", card_of(suit, highest(know.mine[suit]))


def _cash(know: Knowledge) -> Lead | None:
    """Highest cards, from the longest suit first."""
    found = [suit for suit in _side_suits(know) if know.mine[suit] > know.unseen[suit]]
    if not found:
        return None
    suit = max(found, key=lambda suit: know.mine[suit].bit_count())
    return "cash_winner", card_of(suit, highest(know.mine[suit]))


def _exit(know: Knowledge) -> Lead:
    """A loser from the suit that loses least by being led."""
    suits = _side_suits(know)
    if not suits:
        trump = know.trump
        assert trump is not None  # noqa: S101 - he still holds a card
        return "lead_last_trumps", card_of(trump, lowest(know.mine[trump]))
    suit = min(suits, key=lambda suit: (highest(know.mine[suit]), know.mine[suit].bit_count()))
    return "exit_loser", card_of(suit, lowest(know.mine[suit]))
