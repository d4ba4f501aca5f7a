"""How well a possible deal agrees with everything the others have said in the hand.

Each seat's ten original cards are those it holds now and those it has played; the winner of the
bidding had the talon as well and then put two cards away. Every word said with them has a chance by
`habits`; the product tells how likely the deal is against another one.
"""

from __future__ import annotations

from preferans_ai.estimates import stakes_of
from preferans_ai.habits import bidding as bids
from preferans_ai.habits import discarding
from preferans_ai.habits import following as follows
from preferans_ai.habits.strength import payoffs
from preferans_ai.kernel import chosen
from preferans_ai.kernel._weighing import Speaker
from preferans_ai.worlds.hidden import mask_of, played_by
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian import bidding as rules_of_bidding
from preferans_desktop.rules.serbian import following as rules_of_following
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView

LEAST = 0.001
"""No word of following is held less likely than this: people speak oddly, and nothing becomes
impossible. Discard and contract have a least chance of their own."""
LEAST_OF_BIDS = 0.0005
"""The same for all words of a player in the bidding: who bids on odd cards does so every time."""


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
        speakers = [
            chosen().speaker(seat, mask_of(played_by(hand, seat)), LEAST_OF_BIDS, LEAST)
            for seat in SEATS
        ]
        if hand.declarer is not None and hand.talon_shown:
            speakers[hand.declarer].takes(mask_of(hand.deal.talon.known))
            _add_contract(view, hand, speakers[hand.declarer])
        _add_bids(view, hand, speakers)
        _add_answers(hand, speakers)
        others = [seat for seat in SEATS if seat != view.seat]
        others.sort(key=lambda seat: seat != hand.declarer)
        self.likelihoods = [speakers[seat].likelihood for seat in others]


def _add_bids(view: PlayerView, hand: Hand, speakers: list[Speaker]) -> None:
    state = rules_of_bidding.start(hand.forehand)
    for word in hand.actions:
        if state.to_act is None:
            return
        turn = bids.turn_of(state, stakes_of(view, word.seat))
        speakers[word.seat].bid(bids.by_cards(turn, word))
        state = rules_of_bidding.apply(state, word)


def _add_answers(hand: Hand, speakers: list[Speaker]) -> None:
    if hand.declarer is None or hand.following is None:
        return
    state = rules_of_following.start(
        hand.declarer, hand.following.contract, needs_kontra=hand.following.needs_kontra
    )
    for word in hand.actions:
        if state.to_act is None:
            return
        if type(word) in follows.WORDS:
            speakers[word.seat].answer(follows.by_cards(state, word))
            state = rules_of_following.apply(state, word)


def _add_contract(view: PlayerView, hand: Hand, speaker: Speaker) -> None:
    """What the winner of the bidding has announced after his discard."""
    if hand.declarer is None or hand.level is None or hand.contract is None:
        return
    worths = payoffs(stakes_of(view, hand.declarer))
    announcer = discarding.announcer(hand.level, hand.contract, worths)
    speaker.announces(discarding.discards(hand.contract), announcer)
