"""How well a possible deal agrees with everything the others have said in the hand.

Each seat's ten original cards are those it holds now and those it has played; the winner of the
bidding had the talon as well and then put two cards away. Every word said with them has a chance by
`habits`; the product tells how likely the deal is against another one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from preferans_ai.estimates import stakes_of
from preferans_ai.habits import bidding as bids
from preferans_ai.habits import discarding
from preferans_ai.habits import following as follows
from preferans_ai.habits.strength import Payoffs, payoffs
from preferans_ai.holdings import Holdings, holdings_of_mask
from preferans_ai.worlds.hidden import AWAY, Held, mask_of, played_by
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian import bidding as rules_of_bidding
from preferans_desktop.rules.serbian import following as rules_of_following
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView

LEAST = 0.001
"""No word of following is held less likely than this: people speak oddly, and nothing becomes
impossible. Discard and contract have a least chance of their own."""
LEAST_OF_BIDS = 0.0005
"""The same for all words of a player in the bidding: who bids on odd cards does so every time."""

_OfCards = Callable[[int], float]
_OfHoldings = Callable[[Holdings], float]


@dataclass(slots=True)
class _Speaker:
    """A seat that has spoken.

    Attributes:
        played: the cards it has played.
        bids: chances of its words in the bidding.
        answers: chances of its words after the contract.
    """

    seat: Seat
    played: int
    bids: list[_OfCards] = field(default_factory=list)
    answers: list[_OfHoldings] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Announced:
    """What the winner of the bidding has announced after his discard."""

    level: int
    contract: Contract
    worths: Payoffs


class Words:
    """Everything others have said in this hand.

    Args:
        view: what the player sees; his own words tell him nothing.

    Attributes:
        likelihoods: for each of the others, the declarer first, how likely all he has said is:
            functions of the cards of the three seats and those away, masks.
    """

    def __init__(self, view: PlayerView) -> None:
        hand = view.hand
        assert hand is not None  # noqa: S101 - the caller has looked
        self._announced = _announced(view, hand)
        self._winner = hand.declarer if hand.talon_shown else None
        self._talon = mask_of(hand.deal.talon.known)
        speakers = [_Speaker(seat, mask_of(played_by(hand, seat))) for seat in SEATS]
        _add_bids(view, hand, speakers)
        _add_answers(hand, speakers)
        others = [speaker for speaker in speakers if speaker.seat != view.seat]
        others.sort(key=lambda speaker: speaker.seat != hand.declarer)
        self.likelihoods = [partial(self._likelihood, speaker) for speaker in others]

    def _likelihood(self, speaker: _Speaker, held: Held) -> float:
        kept = dealt = held[speaker.seat] | speaker.played
        product = 1.0
        if speaker.seat == self._winner:
            dealt = (kept | held[AWAY]) & ~self._talon
            if self._announced is not None:
                product = self._likelihood_of_contract(kept, held[AWAY])
        bids_made = 1.0
        for of_cards in speaker.bids:
            bids_made *= of_cards(dealt)
        product *= max(bids_made, LEAST_OF_BIDS)
        if speaker.answers:
            holdings = holdings_of_mask(kept)
            for of_holdings in speaker.answers:
                product *= max(of_holdings(holdings), LEAST)
        return product

    def _likelihood_of_contract(self, kept: int, away: int) -> float:
        announced = self._announced
        assert announced is not None  # noqa: S101 - the caller has looked
        holdings = holdings_of_mask(kept)
        discard = discarding.chance_of_discard(
            holdings_of_mask(kept | away), holdings, announced.contract
        )
        contract = discarding.chance_of_contract(
            holdings, announced.level, announced.contract, announced.worths
        )
        return discard * contract


def _add_bids(view: PlayerView, hand: Hand, speakers: list[_Speaker]) -> None:
    state = rules_of_bidding.start(hand.forehand)
    for word in hand.actions:
        if state.to_act is None:
            return
        turn = bids.turn_of(state, stakes_of(view, word.seat))
        speakers[word.seat].bids.append(bids.by_cards(turn, word))
        state = rules_of_bidding.apply(state, word)


def _add_answers(hand: Hand, speakers: list[_Speaker]) -> None:
    if hand.declarer is None or hand.following is None:
        return
    state = rules_of_following.start(
        hand.declarer, hand.following.contract, needs_kontra=hand.following.needs_kontra
    )
    for word in hand.actions:
        if state.to_act is None:
            return
        if type(word) in follows.WORDS:
            speakers[word.seat].answers.append(follows.by_holdings(state, word))
            state = rules_of_following.apply(state, word)


def _announced(view: PlayerView, hand: Hand) -> _Announced | None:
    """None before the announcement and in hand games."""
    if hand.declarer is None or hand.level is None or hand.contract is None:
        return None
    return _Announced(
        level=hand.level,
        contract=hand.contract,
        worths=payoffs(stakes_of(view, hand.declarer)),
    )
