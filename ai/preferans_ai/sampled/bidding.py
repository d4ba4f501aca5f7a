"""The bidding (serbian.md 4, 5): the word with the best expected result.

Each word is followed to the end of the bidding over the same deals, the others speaking by their
habits; then comes what the winner would play, or nothing when all have passed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from preferans_ai.candidates import Candidate, Choice, best_of
from preferans_ai.estimates import Stakes, chance_of_passing, stakes_of, worth
from preferans_ai.hand_games import declared
from preferans_ai.holdings import Holdings, holdings_of
from preferans_ai.outlook import after_talon
from preferans_ai.sampled.rollouts_bidding import Auctions, moods_of
from preferans_ai.sampled.rollouts_deals import deals_of
from preferans_ai.sampled.rollouts_ends import Ends, Weighed
from preferans_ai.sampled.rollouts_play import Plays
from preferans_ai.thinking import Thinking
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian import bidding as rules
from preferans_desktop.rules.serbian.actions import Action, Bid, Hold, NameSuit, Pass, Weaker
from preferans_desktop.rules.serbian.bidding import Bidding, priority
from preferans_desktop.rules.serbian.contracts import trump_contract
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView

MORE_DEALS = 3
"""Words of the bidding look at so many times the deals of a card: they decide about more."""
FIRST_LOOK = 0.25
"""Part of the deals at which all words are looked at, to leave out the hopeless."""
HOPELESS = 45.0
"""A word worse than the best there by so much of the result."""
BOLDER = 15.0
"""So much of the result a word to play is better where he speaks as if he had a trick more."""
WORTH_GOING_ON = -4.0
"""Expected change of the result by table at which he would say a further number."""


def weigh_words(view: PlayerView, hand: Hand, thinking: Thinking) -> list[Weighed]:
    """Every word that may be said in the bidding now, best first."""
    generator = thinking.generator
    worlds, weights = deals_of(view, thinking, generator, MORE_DEALS)
    moods = [moods_of(generator) for _ in worlds]
    stakes = [stakes_of(view, seat) for seat in SEATS]
    auctions = Auctions(worlds, moods, stakes, _own_words(view, hand), view.seat)
    ends = Ends(view, hand, moods, Plays(hand.forehand, thinking.stopped))
    bolder = BOLDER * thinking.boldness

    def weighed(words: Sequence[Action], count: int) -> list[Weighed]:
        found = []
        for word in words:
            outcomes = auctions.outcomes(rules.apply(hand.bidding, word), count)
            found.append(ends.weigh(word, outcomes, weights[:count]))
        return sorted(found, key=lambda each: each.value - bolder * _is_bold(each.word))

    first = weighed(rules.legal(hand.bidding), max(round(FIRST_LOOK * len(worlds)), 1))
    near = [each.word for each in first if each.value <= first[0].value + HOPELESS]
    if len(near) == 1:
        return first
    return weighed(near, len(worlds)) + first[len(near) :]


def _is_bold(word: Action) -> bool:
    return not isinstance(word, Pass | NameSuit | Weaker)


def _own_words(view: PlayerView, hand: Hand) -> Callable[[Bidding], Action]:
    """What he says later in this bidding: numbers as far as the table goes."""
    cards = hand.holdings[view.seat].known
    holdings, stakes = holdings_of(cards), stakes_of(view)
    prospects = after_talon(cards, holdings, stakes, 0.0)

    def word(state: Bidding) -> Action:
        words = rules.legal(state)
        if state.naming:
            return min(words, key=lambda name: _worth_of_name(name, holdings, stakes))
        number = next((act for act in words if isinstance(act, Bid | Hold)), None)
        if number is None:
            return words[0]
        level = number.level if isinstance(number, Bid) else state.level
        return number if prospects[level].value <= WORTH_GOING_ON else words[0]

    return word


def _worth_of_name(word: Action, holdings: Holdings, stakes: Stakes) -> float:
    if not isinstance(word, NameSuit):
        return 0.0
    contract = trump_contract(word.suit)
    return worth(contract, chance_of_passing(holdings, contract), stakes, hand_game=True)


def choose_word(view: PlayerView, hand: Hand, thinking: Thinking) -> Choice:
    """What to say in the bidding."""
    weighed = weigh_words(view, hand, thinking)
    candidates = [
        Candidate(each.word, each.chance, each.value, written=each.written) for each in weighed
    ]
    best, bidding = weighed[0], hand.bidding
    match best.word:
        case Bid() | Hold():
            level = best.word.level if isinstance(best.word, Bid) else bidding.level
            return best_of(
                candidates,
                "bid_estimate" if isinstance(best.word, Bid) else "hold_estimate",
                level=level,
                contract=best.contract(level),
                chance=best.chance or 0.0,
            )
        case Pass():
            return _pass(candidates, bidding, view.seat)
        case NameSuit(_, suit):
            return best_of(candidates, "name_suit", suit=suit)
        case Weaker():
            return best_of(candidates, "name_weaker", suit=bidding.named[-1][1])
        case _:
            holdings = holdings_of(hand.holdings[view.seat].known)
            return declared(candidates, bidding, holdings, stakes_of(view))


def _pass(candidates: list[Candidate], bidding: Bidding, seat: Seat) -> Choice:
    if seat in bidding.spoken and not bidding.declared:
        level = bidding.level + (seat != priority(bidding))
        return best_of(candidates, "pass_level_too_high", level=level)
    return best_of(candidates, "pass_weak")
