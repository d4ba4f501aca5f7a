"""The declarer of a betl: under the trick where he can, rid of the dangerous cards."""

from __future__ import annotations

from preferans_ai.betl_holes import betl_chance
from preferans_ai.candidates import Choice, chosen
from preferans_ai.holdings import Holdings, above, below
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card, suit_of
from preferans_desktop.rules.serbian.actions import PlayCard


def choose_card(know: Knowledge) -> Choice:
    """The card the declarer of a betl plays."""
    legal = know.legal
    if len(legal) == 1:
        return _play(know, legal[0], "only_card")
    led = know.play.led
    if led is None:
        return _play(know, max(legal, key=lambda card: _chance_leading(know, card)), "betl_lead")
    if suit_of(legal[0]) != led:
        return _play(know, _safest(know, legal), "betl_discard_danger")
    highest = max(card for _, card in know.play.trick if suit_of(card) == led)
    under = [card for card in legal if card < highest]
    if under:
        return _play(know, _safest(know, under), "betl_play_under")
    return _play(know, min(legal), "betl_forced_over")


def _play(know: Knowledge, card: Card, code: str) -> Choice:
    return chosen(PlayCard(know.seat, card), code, card=card)


def _safest(know: Knowledge, cards: list[Card]) -> Card:
    """The card whose loss leaves the safest hand; of equals the highest."""
    return max(cards, key=lambda card: (betl_chance(_left(know, card), know.unseen), card & 7))


def _left(know: Knowledge, card: Card) -> Holdings:
    left = list(know.mine)
    left[card >> 3] &= ~(1 << (card & 7))
    return (left[0], left[1], left[2], left[3])


def _chance_leading(know: Knowledge, card: Card) -> float:
    """Chance to get away with leading a card, and with the rest afterwards."""
    suit, rank = suit_of(card), card & 7
    theirs = know.unseen[suit]
    lower, higher = below(theirs, rank).bit_count(), above(theirs, rank).bit_count()
    if not higher:
        return 0.0
    first, second = (know.share(seat, suit) for seat in know.play.defenders)
    void_first, void_second = (1 - first) ** (lower + higher), (1 - second) ** (lower + higher)
    under_first, under_second = 1 - (1 - first) ** lower, 1 - (1 - second) ** lower
    # With one lower card only one of them can have it: then the other must be void.
    both_under = under_first * under_second if lower > 1 else 0.0
    caught = both_under + under_first * void_second + void_first * under_second
    return (1 - caught) * betl_chance(_left(know, card), know.unseen)
