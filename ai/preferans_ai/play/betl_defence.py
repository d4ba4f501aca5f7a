"""Defending against betl: from the short suit, the same suit back, low cards kept to go under."""

from __future__ import annotations

from preferans_ai.candidates import Choice, chosen
from preferans_ai.holdings import below, card_of, highest, lowest
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card, Suit, suit_of
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import PlayCard

WORTH_STAYING_LOW = 0.08
"""Chance of catching the declarer in this trick for which a defender plays his lowest card."""


def choose_card(know: Knowledge) -> Choice:
    """The card a defender plays against betl."""
    legal = know.legal
    if len(legal) == 1:
        code, card = "only_card", legal[0]
    elif know.play.led is None:
        code, card = _lead(know)
    elif suit_of(legal[0]) != know.play.led:
        code, card = "betl_discard_short", _discard(know)
    else:
        code, card = _follow(know, legal)
    action = PlayCard(know.seat, card)
    if code == "betl_return_suit":
        return chosen(action, code, card=card, suit=suit_of(card), partner=know.partner)
    return chosen(action, code, card=card)


def _lead(know: Knowledge) -> tuple[str, Card]:
    suits = [suit for suit in Suit if know.mine[suit]]
    useful = [suit for suit in suits if know.may_hold[know.declarer][suit]]
    for suit in _led_by(know, know.partner):
        if suit in useful and not know.may_hold[know.partner or 0][suit]:
            return "betl_return_suit", card_of(suit, lowest(know.mine[suit]))
    for suit in _led_by(know, know.partner):
        if suit in useful:
            return "betl_return_suit", card_of(suit, lowest(know.mine[suit]))
    if not useful:
        suit = min(suits, key=lambda suit: know.mine[suit].bit_count())
        return "betl_exit", card_of(suit, highest(know.mine[suit]))
    suit = min(useful, key=lambda suit: (know.mine[suit].bit_count(), _lower_out(know, suit)))
    if know.mine[suit].bit_count() <= 2:
        return "betl_short_suit", card_of(suit, lowest(know.mine[suit]))
    suit = min(useful, key=lambda suit: (_lower_out(know, suit), know.mine[suit].bit_count()))
    return "betl_low_card", card_of(suit, lowest(know.mine[suit]))


def _lower_out(know: Knowledge, suit: Suit) -> int:
    """How many cards lie below the lowest one held: so many ways to go under it."""
    theirs = know.may_hold[know.declarer][suit]
    return below(theirs, lowest(know.mine[suit])).bit_count()


def _led_by(know: Knowledge, seat: Seat | None) -> list[Suit]:
    """Suits a seat has led, first lead first."""
    leads = [suit_of(trick.cards[0][1]) for trick in know.play.tricks if trick.cards[0][0] == seat]
    return list(dict.fromkeys(leads))


def _discard(know: Knowledge) -> Card:
    """The highest card of the shortest suit: a void lets him go on discarding."""
    suits = [suit for suit in Suit if know.mine[suit]]
    useful = [suit for suit in suits if know.may_hold[know.declarer][suit]] or suits
    suit = min(useful, key=lambda suit: (know.mine[suit].bit_count(), -highest(know.mine[suit])))
    return card_of(suit, highest(know.mine[suit]))


def _follow(know: Knowledge, legal: list[Card]) -> tuple[str, Card]:
    led = know.play.led
    assert led is not None  # noqa: S101 - a trick is begun
    top = max(card for _, card in know.play.trick if suit_of(card) == led)
    under = [card for card in legal if card < top]
    if know.declarer in know.later:
        if under:
            return "betl_stay_under", max(under)
        if _chance_of_catching(know, min(legal), led) >= WORTH_STAYING_LOW:
            return "betl_stay_low", min(legal)
        return "betl_take_lead", max(legal)
    if know.winner() == know.declarer and under:
        return "betl_catch", max(under)
    return "betl_take_lead", max(legal)


def _chance_of_catching(know: Knowledge, card: Card, led: Suit) -> float:
    """Chance that the declarer follows suit and cannot go under this card."""
    theirs = know.may_hold[know.declarer][led]
    share = know.share(know.declarer, led)
    lower = below(theirs, card & 7).bit_count()
    return (1 - share) ** lower - (1 - share) ** theirs.bit_count()
