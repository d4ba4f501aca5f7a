"""Following, calling and kontra (serbian.md 7): the word with the best expected result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from preferans_ai.candidates import Candidate, Choice, best_of
from preferans_ai.expectation.results import results_of
from preferans_ai.following import sure_tricks
from preferans_ai.habits.following import ENOUGH_FOR_KONTRA, tricks_together
from preferans_ai.holdings import Holdings, holdings_of
from preferans_ai.sampled.rollouts_deals import deals_of
from preferans_ai.sampled.rollouts_following import Expected, Rollouts
from preferans_ai.sampled.rollouts_play import Dealt, Plays
from preferans_ai.thinking import Thinking
from preferans_desktop.rules.cards import Suit
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian import following as rules
from preferans_desktop.rules.serbian.actions import (
    Action,
    Allow,
    Alone,
    Call,
    Follow,
    Kontra,
    StayOut,
)
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.following import Following
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.scoring import hand_value
from preferans_desktop.rules.serbian.view import PlayerView

TWO_TRICKS = 1.75
"""With so many on average he says that he has two."""

LEAST_TO_FOLLOW = 1.0
"""With fewer nobody follows by choice, whatever that may bring him."""
LEAST_ON_PIK = 2.0
"""The same on a pik that is only played under kontra, without two sure tricks."""

Margins = Mapping[type[Action], float]
"""By so many values of the hand a bold word must be better than a meek one: few of the deals weigh
much, and of several uncertain figures the best is flattered."""
FLATTERED: Margins = {Follow: 0.3, Alone: 0.4, Call: 3.0, Kontra: 3.0}
AGAINST_THE_TABLE: Margins = {**FLATTERED, Kontra: 11.0}
"""The same where kontra takes more tricks than the table gives: a fall that deals promise and the
table does not is mostly their error."""
FLATTERED_IN_BETL: Margins = {Kontra: 15.0}
"""Betls are caught far less often than open cards promise, and a lost kontra is answered with
rekontra: it has to be as good as certain."""
BOLDER = 2.0
"""So many values of the hand less where he speaks as if he had a trick more."""
FLATTERED_TO_PLAY: Margins = {Follow: 1.5, Kontra: 1.5}
"""Kontra on a pik that is not played without it has nothing to be compared with but a refa."""

Weighed = tuple[Action, Expected]
"""A word and what it brings."""


def weigh_words(view: PlayerView, hand: Hand, thinking: Thinking) -> list[Weighed]:
    """Every word that may be said to the contract now, best first; of equals the boldest."""
    assert hand.following is not None  # noqa: S101 - the phase says so
    worlds, weights = deals_of(view, thinking, thinking.generator)
    deals = [Dealt(world.hands) for world in worlds]
    rollouts = Rollouts(
        view.seat,
        results_of(view),
        Plays(hand.forehand, thinking.stopped, doubted=view.seat != hand.declarer),
        hand_game=hand.hand_game,
        refa=hand.refa,
    )
    found = [
        (word, rollouts.expected(rules.apply(hand.following, word), deals, weights))
        for word in reversed(rules.legal(hand.following))
    ]
    own, least = holdings_of(hand.holdings[view.seat].known), LEAST_TO_FOLLOW
    margins = _margins(own, hand.following, view.seat)
    margins = {word: margin - BOLDER * thinking.boldness for word, margin in margins.items()}
    if hand.following.needs_kontra:
        least = LEAST_ON_PIK if sure_tricks(own, Suit.PIK) < 2 else 0.0
    value = hand_value(hand.following.contract, hand_game=hand.hand_game, kontra=1, refa=hand.refa)
    weighed = [
        (word, replace(expected, value=expected.value + value * margins.get(type(word), 0.0)))
        for word, expected in found
    ]
    return sorted(
        weighed, key=lambda weighed: (_is_too_weak(weighed, least), round(weighed[1].value, 3))
    )


def _margins(own: Holdings, following: Following, seat: Seat) -> Margins:
    if following.needs_kontra:
        return FLATTERED_TO_PLAY
    if following.contract == Contract.BETL:
        return FLATTERED_IN_BETL
    by_table = tricks_together(
        own,
        following.contract,
        partner_followed=bool(following.followers - {seat}),
        needs_kontra=False,
    )
    return FLATTERED if by_table >= ENOUGH_FOR_KONTRA else AGAINST_THE_TABLE


def _is_too_weak(weighed: Weighed, least: float) -> bool:
    """Whether following would be bad conduct (serbian.md 7): partner would trust in more."""
    word, expected = weighed
    return isinstance(word, Follow) and expected.mean_tricks < least


def candidates_of(weighed: list[Weighed]) -> list[Candidate]:
    """Words weighed, as they are told."""
    return [
        Candidate(word, expected.chance, expected.value, expected.falls, expected.written)
        for word, expected in weighed
    ]


def choose_word(view: PlayerView, hand: Hand, thinking: Thinking) -> Choice:
    """What a defender says to the contract."""
    assert hand.following is not None  # noqa: S101 - the phase says so
    weighed = weigh_words(view, hand, thinking)
    sure = sure_tricks(holdings_of(hand.holdings[view.seat].known), Suit.PIK)
    code, parameters = _reason(hand.following, weighed, sure)
    return best_of(candidates_of(weighed), code, **parameters)


def _reason(
    following: Following, weighed: list[Weighed], sure: int
) -> tuple[str, dict[str, object]]:
    word, best = weighed[0]
    together: dict[str, object] = {"tricks": best.mean_together}
    match word:
        case Kontra() if following.contract == Contract.BETL:
            return "kontra_betl", {"chance": 1 - (best.chance or 0.0)}
        case Kontra():
            return "kontra_sure_set", together
        case Call():
            return "call_partner", together
        case Allow() if following.contract == Contract.BETL:
            return "allow_betl", {}
        case Allow():
            return "allow_no_sure_set", together
        case StayOut():
            return _stays_out(following, weighed[1][1], sure)
        case _:
            return _follows(following, word, best, sure)


def _follows(
    following: Following, word: Action, best: Expected, sure: int
) -> tuple[str, dict[str, object]]:
    if following.needs_kontra:
        if sure >= 2:
            return "follow_on_pik", {"tricks": sure}
        return "follow_for_kontra", {"tricks": best.mean_together}
    tricks: dict[str, object] = {"tricks": best.mean_tricks}
    if best.mean_tricks < TWO_TRICKS:
        return "follow_pays", tricks
    if isinstance(word, Alone):
        return "alone_two_tricks", tricks
    both = isinstance(word, Follow) and following.followers
    return ("follow_with_partner" if both else "follow_two_tricks"), tricks


def _stays_out(following: Following, second: Expected, sure: int) -> tuple[str, dict[str, object]]:
    """Why he does not follow; what following would bring is `second`."""
    if following.needs_kontra and sure < 2:
        return "stay_out_on_pik", {}
    if not following.needs_kontra and second.mean_tricks < TWO_TRICKS:
        return "stay_out_weak", {"tricks": second.mean_tricks}
    return "follow_costs", {"tricks": second.mean_tricks}
