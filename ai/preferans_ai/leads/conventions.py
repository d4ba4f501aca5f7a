"""The conventions of leading against a trump contract or sans.

Each is a function that says whether it applies, and then which card it asks for; the first that
applies decides. They are the rules of the table: through the declarer low, through one's own high,
the called one leads the suit that was bid, in sans tref and under kontra pik.
"""

from __future__ import annotations

from collections.abc import Callable

from preferans_ai.candidates import Choice, chosen
from preferans_ai.holdings import above, card_of, highest, lowest
from preferans_ai.knowledge import Knowledge
from preferans_ai.leads.suits import (
    ALONE,
    LED_FROM_THE_TOP,
    THROUGH_DECLARER,
    THROUGH_PARTNER,
    TRUMP,
    strength_of,
)
from preferans_ai.responsibility import answers_for_himself
from preferans_desktop.rules.cards import Card, Suit, suit_of
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Bid, Hold, PlayCard
from preferans_desktop.rules.serbian.contracts import Contract, trump_of
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.play import TRICKS_TO_BEAT
from preferans_desktop.rules.serbian.scoring import OWN_QUOTA

Convention = Callable[[Knowledge], Choice | None]

LIKELY_TO_STAND = 0.6
"""Chance of winning with which a defender cashes the trick that he needs."""
NEAR_THE_END = 3
"""Tricks left with which he does so; earlier it costs more than it saves (self-play)."""


def choose_lead(know: Knowledge) -> Choice:
    """The card a defender leads."""
    for convention in CONVENTIONS:
        choice = convention(know)
        if choice is not None:
            return choice
    return lead_through(know)


def take_fifth_trick(know: Knowledge) -> Choice | None:
    """With four tricks taken: the card most likely to take the fifth."""
    if know.play.defenders_taken < TRICKS_TO_BEAT - 1:
        return None
    card = max(know.cards, key=lambda card: (_stands(know, card), -card))
    return _lead(know, card, "take_fifth_trick") if _stands(know, card) > 0 else None


def secure_second_trick(know: Knowledge) -> Choice | None:
    """One trick short of two: a side winner now, before the declarer throws that suit away."""
    is_short = answers_for_himself(know) and know.own_tricks == OWN_QUOTA - 1
    if not is_short or know.play.left > NEAR_THE_END:
        return None
    winners = [
        card
        for card in sorted(know.cards)
        if suit_of(card) != know.trump and _stands(know, card) >= LIKELY_TO_STAND
    ]
    if not winners:
        return None
    return _lead(know, max(winners, key=lambda card: _stands(know, card)), "secure_second_trick")


def lead_as_called(know: Knowledge) -> Choice | None:
    """Brought in by partner's zovem or kontra, to the first trick."""
    following = know.hand.following
    if following is None or know.play.tricks or know.partner is None:
        return None
    if know.seat in following.followers:
        return None
    own, partners = suit_bid(know.hand, know.seat), suit_bid(know.hand, know.partner)
    if know.play.contract == Contract.SANS:
        agreed = Suit.TREF if following.caller is not None else Suit.PIK
        if own is None or not know.mine[own]:
            return _lead_suit(know, agreed, "lead_agreed_suit")
        return _lead_suit(know, own, "lead_own_bid_suit")
    return _lead_suit(know, own, "lead_own_bid_suit") or _lead_suit(
        know, partners, "lead_partners_bid_suit", partner=know.partner
    )


def _lead_suit(
    know: Knowledge, suit: Suit | None, code: str, **parameters: object
) -> Choice | None:
    if suit is None or suit == know.trump or not know.mine[suit]:
        return None
    return _lead(know, card_from(know, suit), code, suit=suit, **parameters)


def suit_bid(hand: Hand, seat: Seat) -> Suit | None:
    """The suit of a seat's last number, None without a number of a suit."""
    level, last = 0, None
    for act in hand.actions:
        if isinstance(act, Bid):
            level = act.level
        if isinstance(act, Bid | Hold) and act.seat == seat:
            last = level
    return trump_of(Contract(last)) if last is not None else None


def give_partner_ruff(know: Knowledge) -> Choice | None:
    """A suit partner has no more of, while the declarer still follows to it."""
    trump, partner = know.trump, know.partner
    if trump is None or partner is None or not know.may_hold[partner][trump]:
        return None
    for suit in Suit:
        declarer_follows = know.may_hold[know.declarer][suit]
        if know.mine[suit] and not know.may_hold[partner][suit] and declarer_follows:
            card = card_of(suit, lowest(know.mine[suit]))
            return _lead(know, card, "give_partner_ruff", suit=suit, partner=partner)
    return None


def lead_through(know: Knowledge) -> Choice:
    """The suit that costs least to lead: through the declarer low, through one's own high."""
    through_declarer = know.next_seat == know.declarer
    suits = [suit for suit in Suit if know.mine[suit]]
    suit = min(suits, key=lambda suit: lead_cost(know, suit))
    card = card_from(know, suit)
    if suit == know.trump:
        return _lead(know, card, "lead_trump")
    over = above(know.unseen[suit], card & 7).bit_count()
    if through_declarer:
        return _lead(know, card, "lead_from_strength" if over <= 1 else "lead_through_declarer_low")
    if over <= 1:
        return _lead(know, card, "lead_through_partner_high", partner=know.partner)
    return _lead(know, card, "lead_weak_suit")


def lead_cost(know: Knowledge, suit: Suit) -> float:
    """Tricks that leading a suit held costs on average, by who plays next."""
    if suit == know.trump:
        return TRUMP
    if know.partner is None:
        costs = ALONE
    else:
        costs = THROUGH_DECLARER if know.next_seat == know.declarer else THROUGH_PARTNER
    return costs[strength_of(know.mine[suit], know.unseen[suit])]


def card_from(know: Knowledge, suit: Suit) -> Card:
    """The card led from a suit: the ace or the top of a sequence, else the lowest."""
    mine = know.mine[suit]
    from_top = strength_of(mine, know.unseen[suit]) in LED_FROM_THE_TOP
    return card_of(suit, highest(mine) if from_top else lowest(mine))


def _stands(know: Knowledge, card: Card) -> float:
    return 1 - know.chance_of_beating(know.declarer, card, suit_of(card))


def _lead(know: Knowledge, card: Card, code: str, **parameters: object) -> Choice:
    return chosen(PlayCard(know.seat, card), code, card=card, **parameters)


CONVENTIONS: tuple[Convention, ...] = (
    take_fifth_trick,
    secure_second_trick,
    lead_as_called,
    give_partner_ruff,
)
"""In this order; where none applies, `lead_through` decides."""
