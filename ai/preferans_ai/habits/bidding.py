"""What players say in the bidding (serbian.md 4, 5), as chances by their ten cards.

Who may say a number is taken to weigh, roughly, what the contracts at that level and above are
worth to him after the talon: with E tricks by table before it, a trump contract is made with chance
1 / (1 + exp(-STEEPNESS * (E - MIDDLE))), and the contracts left to choose from count together, the
best most (a soft minimum). He says the number when this is better than a limit; how sharply he
minds it is SPREAD. A hand game he declares when the ten cards alone are good enough for it.

The numbers of the bidding are the likeliest ones for 1,500 hands of self-play of the players that
go by rules of thumb (4,649 words where a number was possible, 1,650 times said: mean log likelihood
-0.19 against -0.65 of the bare frequency). `ODD` is the share of words taken to follow no reason.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

from preferans_ai.estimates import Stakes
from preferans_ai.habits.strength import (
    BETL,
    BETL_WITH_TALON,
    SANS,
    Payoffs,
    Remembered,
    logistic,
    payoffs,
    strengths,
)
from preferans_ai.kernel import chosen
from preferans_ai.kernel._weighing import Bidder
from preferans_ai.kernel.tables import BEST_TRUMP, DECLARES, SAYS_NUMBER
from preferans_desktop.rules.cards import Suit
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import (
    Action,
    Bid,
    DeclareBetl,
    DeclareHandGame,
    DeclareSans,
    Hold,
    NameSuit,
    Pass,
    Weaker,
)
from preferans_desktop.rules.serbian.bidding import Bidding, legal
from preferans_desktop.rules.serbian.contracts import CONTRACTS, LOWEST_BID, Contract

STEEPNESS, MIDDLE = 1.3, 4.0
"""Chance of six tricks with the talon by the tricks of ten cards without it."""
SANS_STEEPNESS, SANS_MIDDLE = 0.45, 2.1
BETL_SHARE = 1.33
"""The log of the chance of betl by that of ten cards without the worst two."""
RIVAL = 0.4
"""Tricks taken off for every rival who has said a number and is still in."""
TOGETHER = 30.0
"""How far apart in worth contracts may be and still count together."""
LIMIT_FIRST, LIMIT_LAST, LIMIT_LATER = -18.0, -12.0, -5.0
"""Worth, lower is better, at which a number is as likely as a pass: as first word, as first word
when both others have passed, and later. The worth takes in what counts together, so it is lower
than that of the best contract."""
SPREAD = 7.0
SHARE = TOGETHER / SPREAD

IGRA, SANS_FROM_HAND, FROM_HAND_SPREAD = 635, 590, 20
"""Hundredths of tricks by table with which igra or sans is as likely as not to be declared."""
BETL_FROM_HAND, BETL_FROM_HAND_SPREAD = -33, 10
"""The same for betl, hundredths of the log of its chance."""
OUT_OF_THE_QUESTION = -7.0
"""Log odds of a declaration that are as good as none."""
_PLACES = (0, 1, 2, 3, BETL_WITH_TALON, SANS)
"""Which estimate counts for each contract with the talon."""
NAMED_SPREAD = 0.3
"""Tricks that matter between two suits of igra."""
ODD = 0.001


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's turn to speak in the bidding, as everybody sees it.

    Attributes:
        level: the number he may say, None when he may say none.
        declarations: hand games that he may declare.
        names: suits that he may name in igra; empty outside naming.
        willing: odds of saying the number when all contracts together are worth nothing.
        goods: of each contract at that level or above, place of its estimate, and how good it is
            by that.
    """

    level: int | None
    declarations: tuple[type[Action], ...]
    names: tuple[Suit, ...]
    willing: float
    goods: tuple[tuple[int, Mapping[int, float]], ...]


def turn_of(bidding: Bidding, stakes: Stakes) -> Turn:
    """The turn of the player to speak, whose stakes these are."""
    words, seat = legal(bidding), bidding.to_act
    assert seat is not None  # noqa: S101 - somebody is to speak
    level = None
    if any(isinstance(word, Bid | Hold) for word in words):
        level = next((word.level for word in words if isinstance(word, Bid)), bidding.level)
    first = (level or LOWEST_BID) - LOWEST_BID
    rivals = len(bidding.spoken - bidding.out - {seat})
    return Turn(
        level=level,
        declarations=tuple(
            type(word)
            for word in words
            if isinstance(word, DeclareHandGame | DeclareBetl | DeclareSans)
        ),
        names=tuple(word.suit for word in words if isinstance(word, NameSuit)),
        willing=math.exp(_limit(bidding, seat) / SPREAD),
        goods=tuple(zip(_PLACES, _goods(payoffs(stakes), rivals), strict=True))[first:],
    )


def _limit(bidding: Bidding, seat: Seat) -> float:
    if seat in bidding.spoken:
        return LIMIT_LATER
    return LIMIT_LAST if len(bidding.out) == 2 else LIMIT_FIRST


def by_cards(turn: Turn, word: Action) -> Callable[[int], float]:
    """Chance that he says just this word of those he may say, by his ten cards, a mask."""
    if isinstance(word, NameSuit | Weaker):
        return partial(_chance_of_name, turn=turn, word=word)
    bidder = _bidder(turn)
    if isinstance(word, Bid | Hold):
        bidder.says(SAYS_NUMBER)
    elif not isinstance(word, Pass):
        bidder.says(DECLARES, turn.declarations.index(type(word)))
    return bidder.chance


def _bidder(turn: Turn) -> Bidder:
    """Who speaks at this turn; he passes unless told what else he says."""
    bidder = chosen().bidder(strengths(), ODD)
    for kind in turn.declarations:
        bidder.may_declare(*_DECLARATIONS[kind])
    if turn.level is not None:
        bidder.may_bid(turn.willing, SHARE, turn.goods)
    return bidder


def _good(step: int, contract: Contract, payoff: tuple[float, float], rivals: int) -> float:
    """How good a contract is by the tricks of ten cards, in steps of eight hundredths."""
    estimate = (8 * step + 4) / 100
    handicap = RIVAL * rivals
    if contract == Contract.BETL:
        chance = math.exp(BETL_SHARE * min(estimate, 0.0))
    elif contract == Contract.SANS:
        chance = logistic(SANS_STEEPNESS * (estimate - handicap - SANS_MIDDLE))
    else:
        chance = logistic(STEEPNESS * (estimate - handicap - MIDDLE))
    fallen, gain = payoff
    return math.exp(-(fallen + chance * gain) / TOGETHER)


@lru_cache(maxsize=256)
def _goods(worths: Payoffs, rivals: int) -> tuple[Remembered, ...]:
    return tuple(
        Remembered(partial(_good, contract=contract, payoff=payoff, rivals=rivals))
        for contract, payoff in zip(CONTRACTS, worths, strict=True)
    )


def _chance_to_declare(estimate: int, least: int, spread: int) -> float:
    over = (estimate - least) / spread
    return 0.0 if over < OUT_OF_THE_QUESTION else logistic(over)


_DECLARATIONS: Mapping[type[Action], tuple[int, Remembered]] = {
    kind: (place, Remembered(partial(_chance_to_declare, least=least, spread=spread)))
    for kind, place, least, spread in (
        (DeclareHandGame, BEST_TRUMP, IGRA, FROM_HAND_SPREAD),
        (DeclareBetl, BETL, BETL_FROM_HAND, BETL_FROM_HAND_SPREAD),
        (DeclareSans, SANS, SANS_FROM_HAND, FROM_HAND_SPREAD),
    )
}
"""Which number a declaration goes by, and its chance by that."""


_GOOD_NAMES = Remembered(lambda estimate: math.exp(estimate / 100 / NAMED_SPREAD))
"""How good a suit is to be named, by its estimate."""


def _chance_of_name(cards: int, turn: Turn, word: NameSuit | Weaker) -> float:
    """He names the suit he is best in, or is weaker when that suit may not be named any more."""
    tricks = strengths().of(cards)
    goods = [_GOOD_NAMES[estimate] for estimate in tricks[:4]]
    if isinstance(word, NameSuit):
        return goods[word.suit] / sum(goods)
    return 1 - sum(goods[suit] for suit in turn.names) / sum(goods)
