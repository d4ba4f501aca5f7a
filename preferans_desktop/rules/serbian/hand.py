"""One hand from the deal to its outcome: which phase it is in, and dispatch to the phases."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations
from typing import cast

from preferans_desktop.rules.cards import Card, suit_of
from preferans_desktop.rules.dealing import Deal, Holding, Holdings, with_holding
from preferans_desktop.rules.errors import Reason
from preferans_desktop.rules.seats import SEATS, Seat, left_of, right_of
from preferans_desktop.rules.serbian import bidding, following, offers, play
from preferans_desktop.rules.serbian.actions import (
    Accept,
    Action,
    Announce,
    Discard,
    Offer,
    OfferAll,
    OfferNoTrick,
    OfferTricks,
    PlayCard,
    Refuse,
)
from preferans_desktop.rules.serbian.contracts import CONTRACTS, Contract
from preferans_desktop.rules.serbian.scoring import HandKind, Outcome


class Phase(Enum):
    """Where a hand stands."""

    BIDDING = "bidding"
    DISCARD = "discard"
    ANNOUNCEMENT = "announcement"
    FOLLOWING = "following"
    PLAY = "play"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand in progress or finished; cards may be hidden (serbian.md 12).

    Attributes:
        deal: as dealt.
        open_refe: open refe of each seat when the hand began.
        actions: everything said and played in this hand, take-over words excepted.
        holdings: what each seat holds now.
        declarer: winner of the bidding, None until then.
        level: his bid, None for a hand game.
        discard: what he put away, None before.
    """

    forehand: Seat
    deal: Deal
    open_refe: tuple[int, int, int]
    holdings: Holdings
    bidding: bidding.Bidding
    phase: Phase = Phase.BIDDING
    actions: tuple[Action, ...] = ()
    declarer: Seat | None = None
    level: int | None = None
    discard: Holding | None = None
    contract: Contract | None = None
    following: following.Following | None = None
    play: play.Play | None = None
    offer: offers.OpenOffer | None = None
    outcome: Outcome | None = None

    @property
    def hand_game(self) -> bool:
        """Whether the winner of the bidding plays from the hand, without the talon."""
        return self.declarer is not None and self.level is None

    @property
    def talon_shown(self) -> bool:
        """Whether the talon has been turned for all (serbian.md 6)."""
        return self.level is not None

    @property
    def refa(self) -> bool:
        """Whether the declarer has an open refa."""
        return self.declarer is not None and self.open_refe[self.declarer] > 0

    @property
    def kontra(self) -> int:
        """Kontra factor: 1, 2 or 4."""
        return self.following.kontra if self.following is not None else 1

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; while an offer is open, who has to answer it."""
        if self.offer is not None:
            return self.offer.waiting[0]
        match self.phase:
            case Phase.BIDDING:
                return self.bidding.to_act
            case Phase.DISCARD | Phase.ANNOUNCEMENT:
                return self.declarer
            case Phase.FOLLOWING if self.following is not None:
                return self.following.to_act
            case Phase.PLAY if self.play is not None:
                return self.play.to_act
            case _:
                return None


def start(deal: Deal, forehand: Seat, open_refe: tuple[int, int, int]) -> Hand:
    """A dealt hand before the first word."""
    return Hand(forehand, deal, open_refe, deal.hands, bidding.start(forehand))


def legal(hand: Hand) -> tuple[Action, ...]:
    """What the player to act may say or play, in record order.

    Empty when the hand is over, or when it depends on cards that are hidden. The declarer's
    offers are not among them: see `legal_offers`.
    """
    seat = hand.to_act
    if seat is None:
        return ()
    if hand.offer is not None:
        return (Accept(seat), Refuse(seat))
    match hand.phase:
        case Phase.BIDDING:
            return bidding.legal(hand.bidding)
        case Phase.DISCARD:
            return _legal_discards(hand, seat)
        case Phase.ANNOUNCEMENT:
            return tuple(
                Announce(seat, contract) for contract in CONTRACTS if contract >= (hand.level or 0)
            )
        case Phase.FOLLOWING:
            return following.legal(_following(hand))
        case _:
            return tuple(PlayCard(seat, card) for card in play.legal_cards(_play(hand)))


def _following(hand: Hand) -> following.Following:
    assert hand.following is not None  # noqa: S101 - the phase says so
    return hand.following


def _play(hand: Hand) -> play.Play:
    assert hand.play is not None  # noqa: S101 - the phase says so
    return hand.play


def _legal_discards(hand: Hand, seat: Seat) -> tuple[Action, ...]:
    if hand.holdings[seat].hidden:
        return ()
    pairs = combinations(sorted(hand.holdings[seat].known), 2)
    return tuple(Discard(seat, frozenset(pair)) for pair in pairs)


def legal_offers(hand: Hand) -> tuple[Offer, ...]:
    """The declarer's offers, allowed whoever is to act; empty while one is open."""
    if hand.phase != Phase.PLAY or hand.offer is not None:
        return ()
    return offers.legal_offers(_play(hand), _following(hand))


def check(hand: Hand, action: Action) -> Reason | None:
    """Why an act is not allowed now, None when it is."""
    if isinstance(action, OfferAll | OfferNoTrick | OfferTricks):
        return _check_offer(hand, action)
    if hand.to_act is None:
        return Reason.NOT_NOW
    if action.seat != hand.to_act:
        return Reason.NOT_YOUR_TURN
    if hand.offer is not None:
        return None if isinstance(action, Accept | Refuse) else Reason.OFFER_OPEN
    if isinstance(action, PlayCard) and hand.phase == Phase.PLAY:
        state = _play(hand)
        hidden = state.holdings[action.seat].hidden
        seen = seen_elsewhere(hand, action.seat) if hidden else ()
        return play.check_card(state, action.card, seen)
    if isinstance(action, Discard) and hand.phase == Phase.DISCARD:
        return _check_discard(hand, action)
    return None if action in legal(hand) else Reason.NOT_NOW


def _check_offer(hand: Hand, action: Offer) -> Reason | None:
    if hand.phase != Phase.PLAY:
        return Reason.NOT_NOW
    if hand.offer is not None:
        return Reason.OFFER_OPEN
    if action.seat != hand.declarer:
        return Reason.NOT_YOUR_TURN
    if isinstance(action, OfferTricks):
        return None if action in legal_offers(hand) else Reason.NOT_NOW
    allowed = any(type(action) is type(offer) for offer in legal_offers(hand))
    return None if allowed and _shown_is_possible(hand, action) else Reason.NOT_NOW


def _shown_is_possible(hand: Hand, action: OfferAll | OfferNoTrick) -> bool:
    if action.shown is None:
        return True
    holding = hand.holdings[action.seat]
    if not holding.known <= action.shown or len(action.shown) != len(holding):
        return False
    lacking = play.voids(_play(hand), action.seat)
    return not action.shown & seen_elsewhere(hand, action.seat) and not any(
        suit_of(card) in lacking for card in action.shown
    )


def _check_discard(hand: Hand, action: Discard) -> Reason | None:
    holding = hand.holdings[action.seat]
    if action.cards is None:
        return None if holding.hidden else Reason.NOT_NOW
    if len(action.cards) != 2:
        return Reason.NOT_NOW
    return None if action.cards <= holding.known else Reason.NOT_IN_HAND


def seen_elsewhere(hand: Hand, seat: Seat) -> frozenset[Card]:
    """Cards that this state knows to lie elsewhere than with `seat`."""
    seen: set[Card] = set()
    for other in SEATS:
        if other != seat:
            seen |= hand.holdings[other].known
    if hand.discard is not None:
        seen |= hand.discard.known
    if hand.play is not None:
        played = [trick.cards for trick in hand.play.tricks]
        seen |= {card for cards in [*played, hand.play.trick] for _, card in cards}
    if not hand.talon_shown or seat != hand.declarer:
        seen |= hand.deal.talon.known
    return frozenset(seen)


def apply(hand: Hand, action: Action) -> Hand:
    """The hand after an allowed act (the caller has checked it)."""
    hand = replace(hand, actions=(*hand.actions, action))
    if isinstance(action, OfferAll | OfferNoTrick | OfferTricks):
        return _open_offer(hand, action)
    if hand.offer is not None:
        return _answer_offer(hand, action)
    match hand.phase:
        case Phase.BIDDING:
            return _after_bidding(replace(hand, bidding=bidding.apply(hand.bidding, action)))
        case Phase.DISCARD:
            return _put_away(hand, cast("Discard", action))
        case Phase.ANNOUNCEMENT:
            return _begin_following(hand, cast("Announce", action).contract)
        case Phase.FOLLOWING:
            state = following.apply(_following(hand), action)
            return _after_following(replace(hand, following=state))
        case _:
            state_of_play = play.play_card(_play(hand), cast("PlayCard", action).card)
            return _after_card(replace(hand, play=state_of_play, holdings=state_of_play.holdings))


def _after_bidding(hand: Hand) -> Hand:
    state = hand.bidding
    if state.to_act is not None:
        return hand
    won = state.result
    if won is None:
        return replace(hand, phase=Phase.FINISHED, outcome=Outcome(HandKind.ALL_PASS))
    hand = replace(hand, declarer=won.declarer, level=won.level)
    if won.contract is not None:
        return _begin_following(hand, won.contract)
    held, talon = hand.holdings[won.declarer], hand.deal.talon
    taken = Holding(held.known | talon.known, held.hidden + talon.hidden)
    return replace(
        hand, phase=Phase.DISCARD, holdings=with_holding(hand.holdings, won.declarer, taken)
    )


def _put_away(hand: Hand, action: Discard) -> Hand:
    holding = hand.holdings[action.seat]
    if action.cards is None:
        left, away = Holding(frozenset(), len(holding) - 2), Holding(frozenset(), 2)
    else:
        left, away = Holding(holding.known - action.cards, holding.hidden), Holding(action.cards)
    return replace(
        hand,
        phase=Phase.ANNOUNCEMENT,
        holdings=with_holding(hand.holdings, action.seat, left),
        discard=away,
    )


def _begin_following(hand: Hand, contract: Contract) -> Hand:
    assert hand.declarer is not None  # noqa: S101 - the bidding is over
    needs_kontra = contract == Contract.PIK and not hand.hand_game and not hand.refa
    state = following.start(hand.declarer, contract, needs_kontra=needs_kontra)
    return replace(hand, phase=Phase.FOLLOWING, contract=contract, following=state)


def _after_following(hand: Hand) -> Hand:
    state = _following(hand)
    if state.to_act is not None:
        return hand
    defenders = following.defenders_in_play(state)
    if not defenders:
        outcome = replace(_outcome(hand, HandKind.UNPLAYED), without_kontra=state.needs_kontra)
        return replace(hand, phase=Phase.FINISHED, outcome=outcome)
    begun = play.start(state.declarer, state.contract, defenders, hand.forehand, hand.holdings)
    return replace(hand, phase=Phase.PLAY, play=begun)


def _outcome(hand: Hand, kind: HandKind) -> Outcome:
    state = _following(hand)
    return Outcome(
        kind=kind,
        declarer=state.declarer,
        contract=state.contract,
        hand_game=hand.hand_game,
        refa=hand.refa,
        kontra=state.kontra,
        caller=state.caller,
        kontra_giver=state.kontra_giver,
    )


def _after_card(hand: Hand) -> Hand:
    state = _play(hand)
    if state.ended is None:
        return hand
    return _finished(hand, state.taken, state.ended)


def _finished(hand: Hand, tricks: tuple[int, int, int], ended: play.Ended) -> Hand:
    outcome = replace(
        _outcome(hand, HandKind.PLAYED),
        defenders=_play(hand).defenders,
        tricks=tricks,
        ended=ended,
    )
    return replace(hand, phase=Phase.FINISHED, outcome=outcome)


def _open_offer(hand: Hand, action: Offer) -> Hand:
    waiting = offers.answering(action, _play(hand), _following(hand))
    hand = replace(hand, offer=offers.OpenOffer(action, waiting))
    if isinstance(action, OfferTricks) or action.shown is None:
        return hand
    holdings = with_holding(hand.holdings, action.seat, Holding(action.shown))
    return replace(hand, holdings=holdings, play=replace(_play(hand), holdings=holdings))


def _answer_offer(hand: Hand, action: Action) -> Hand:
    assert hand.offer is not None  # noqa: S101 - the caller has looked
    if isinstance(action, Refuse):
        return replace(hand, offer=None)
    waiting = hand.offer.waiting[1:]
    if waiting:
        return replace(hand, offer=offers.OpenOffer(hand.offer.offer, waiting))
    tricks = offers.tricks_as_offered(hand.offer.offer, _play(hand), _following(hand))
    return _finished(replace(hand, offer=None), tricks, play.Ended.OFFER)


def sits_out(hand: Hand, seat: Seat) -> bool:
    """Whether a seat takes no part in what goes on now; it may still be asked later."""
    match hand.phase:
        case Phase.BIDDING:
            return seat in hand.bidding.out
        case Phase.FOLLOWING:
            return seat in _following(hand).stayed_out
        case Phase.PLAY:
            return not _play(hand).plays(seat)
        case _:
            return seat != hand.declarer


def defenders_of(declarer: Seat) -> tuple[Seat, Seat]:
    """Both defenders, the one right of the declarer first."""
    return right_of(declarer), left_of(declarer)
