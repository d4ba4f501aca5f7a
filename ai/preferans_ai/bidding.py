"""The bidding (serbian.md 4, 5): what the hand promises with the talon, or without it.

A player goes only as far as the contracts he could really play at that level are worth it.
"""

from __future__ import annotations

from preferans_ai.candidates import Candidate, Choice, best_of
from preferans_ai.estimates import stakes_of
from preferans_ai.hand_games import choose_suit, declarations, declared
from preferans_ai.holdings import holdings_of
from preferans_ai.outlook import Prospect, after_talon
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Bid, Hold, Pass
from preferans_desktop.rules.serbian.bidding import Bidding, priority
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView

WORTH_ENTERING = -10.0
"""Expected change of the result at which a player enters the bidding."""
WORTH_ENTERING_LAST = -6.0
"""The same for the last player when both others have passed."""
WORTH_GOING_ON = -4.0
"""The same for every further word of his."""
RIVAL_HANDICAP = 0.15
"""Tricks taken off for every rival who has bid and is still in."""


def choose_word(view: PlayerView, hand: Hand, boldness: float = 0.0) -> Choice:
    """What to say in the bidding; `boldness` is tricks that he adds to what his cards are worth."""
    bidding, cards = hand.bidding, hand.holdings[view.seat].known
    holdings, stakes = holdings_of(cards), stakes_of(view)
    if bidding.naming:
        return choose_suit(view, bidding, holdings, stakes)
    weighed = declarations(view, bidding, holdings, stakes)
    number = next((act for act in view.legal if isinstance(act, Bid | Hold)), None)
    prospect = None
    if number is not None:
        handicap = RIVAL_HANDICAP * len(bidding.spoken - bidding.out - {view.seat}) - boldness
        prospect = after_talon(cards, holdings, stakes, handicap)[_level(number, bidding)]
        weighed.append(Candidate(number, None, prospect.value))
    weighed.sort(key=_value)
    staying_out = Candidate(Pass(view.seat), None, 0.0)
    if not weighed or _value(weighed[0]) > _limit(bidding, view.seat):
        return _pass([staying_out, *weighed], bidding, view.seat)
    if weighed[0].action == number and prospect is not None:
        return _go_on([*weighed, staying_out], bidding, prospect)
    return declared([*weighed, staying_out], bidding, holdings, stakes)


def _value(candidate: Candidate) -> float:
    return candidate.value if candidate.value is not None else 0.0


def _level(number: Bid | Hold, bidding: Bidding) -> int:
    return number.level if isinstance(number, Bid) else bidding.level


def _limit(bidding: Bidding, seat: Seat) -> float:
    if seat in bidding.spoken:
        return WORTH_GOING_ON
    return WORTH_ENTERING_LAST if len(bidding.out) == 2 else WORTH_ENTERING


def _pass(weighed: list[Candidate], bidding: Bidding, seat: Seat) -> Choice:
    if seat in bidding.spoken and not bidding.declared:
        level = bidding.level + (seat != priority(bidding))
        return best_of(weighed, "pass_level_too_high", level=level)
    return best_of(weighed, "pass_weak")


def _go_on(weighed: list[Candidate], bidding: Bidding, prospect: Prospect) -> Choice:
    act = weighed[0].action
    assert isinstance(act, Bid | Hold)  # noqa: S101 - the caller has looked
    return best_of(
        weighed,
        "hold_estimate" if isinstance(act, Hold) else "bid_estimate",
        level=_level(act, bidding),
        contract=prospect.contract,
        chance=prospect.chance,
    )
