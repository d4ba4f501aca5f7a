"""What predicates are, and what they all ask about a card."""

from __future__ import annotations

from collections.abc import Callable

from preferans_ai.holdings import Holding, above, highest
from preferans_ai.knowledge import Knowledge
from preferans_desktop.rules.cards import Card, Suit, suit_of
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.contracts import Contract

Parameters = dict[str, object]
"""What a sentence names."""
Claim = Callable[[Knowledge, Card], Parameters | None]
"""A predicate: the parameters where its claim is true of this card now, else None."""


def true_if(claim: bool, card: Card, **parameters: object) -> Parameters | None:  # noqa: FBT001
    """The parameters of a claim about a card, None where it is not true."""
    return {"card": card, **parameters} if claim else None


def is_betl(know: Knowledge) -> bool:
    """Whether betl is played: nearly every claim turns round there."""
    return know.play.contract == Contract.BETL


def leads(know: Knowledge) -> bool:
    """Whether he leads to a trick of a trump contract or sans."""
    return know.play.led is None and not is_betl(know)


def defender_leads(know: Knowledge) -> bool:
    """Whether he leads as a defender, not against betl."""
    return leads(know) and not know.declares


def declarer_leads(know: Knowledge) -> bool:
    """Whether he leads as the declarer, not of betl."""
    return leads(know) and know.declares


def follows(know: Knowledge) -> bool:
    """Whether he adds to a trick of a trump contract or sans."""
    return know.play.led is not None and not is_betl(know)


def over(know: Knowledge, card: Card) -> int:
    """How many higher cards of its suit others may hold."""
    return above(know.unseen[suit_of(card)], card & 7).bit_count()


def touching(know: Knowledge, card: Card, other: Card) -> bool:
    """Whether two cards of a suit stand side by side: nothing between them is in play."""
    if suit_of(card) != suit_of(other):
        return False
    between = know.unseen[suit_of(card)]
    for _, played in know.play.trick:
        if suit_of(played) == suit_of(card):
            between |= 1 << (played & 7)
    low, high = sorted((card & 7, other & 7))
    return not any(between >> rank & 1 for rank in range(low + 1, high))


def in_top_run(know: Knowledge, card: Card) -> bool:
    """Whether a card is the highest held of its suit, or touches it."""
    suit = suit_of(card)
    return touching(know, card, Card(suit * 8 + highest(know.mine[suit])))


def top_run(mine: Holding, theirs: Holding) -> int:
    """How many of the highest cards held stand together."""
    below_top = theirs & ((1 << highest(mine)) - 1)
    return (mine >> (highest(below_top) + 1)).bit_count()


def surely_has(know: Knowledge, seat: Seat, suit: Suit) -> bool:
    """Whether a seat must hold a card of a suit: there is not room enough for all elsewhere."""
    holding = know.play.holdings[seat]
    theirs = know.may_hold[seat][suit]
    if not holding.hidden:
        return bool(theirs)
    elsewhere = know.out_of_play + sum(
        know.play.holdings[other].hidden
        for other in SEATS
        if other not in {know.seat, seat} and know.may_hold[other][suit]
    )
    return theirs.bit_count() > elsewhere


def may_beat(know: Knowledge, seat: Seat, card: Card, led: Suit) -> bool:
    """Whether a seat still to play may beat a card that is winning the trick."""
    suit, trump = suit_of(card), know.trump
    higher = bool(above(know.may_hold[seat][suit], card & 7))
    if suit == led and higher:
        return True
    if trump is None or led == trump or surely_has(know, seat, led):
        return False
    return higher if suit == trump else bool(know.may_hold[seat][trump])


def wins_for_certain(know: Knowledge, card: Card) -> bool:
    """Whether he wins the trick with this card wherever the cards lie."""
    led = know.play.led if know.play.led is not None else suit_of(card)
    if know.winner(card) != know.seat:
        return False
    return not any(may_beat(know, seat, card, led) for seat in know.later)


def chance_to_win(know: Knowledge, card: Card) -> float:
    """Chance that he wins the trick with this card, 0 where it loses already."""
    if know.winner(card) != know.seat:
        return 0.0
    led = know.play.led if know.play.led is not None else suit_of(card)
    chance = 1.0
    for seat in know.later:
        if know.declares or seat == know.declarer:
            chance *= 1 - know.chance_of_beating(seat, card, led)
    return chance


def could_win(know: Knowledge) -> list[Card]:
    """Cards he may play that beat everything on the table."""
    return [card for card in know.legal if know.winner(card) == know.seat]
