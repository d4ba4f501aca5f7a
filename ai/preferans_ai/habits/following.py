"""What the defenders say to a contract, and the declarer to kontra (serbian.md 7), as chances.

A defender counts the tricks his cards take on average, alone or beside a partner, by the tables of
`own_tricks`; with what partner brings on average this is the count of both. A word is as likely as
not where the count reaches its limit, and `SPREAD` tricks above that its odds are e to 1. Words are
weighed in order: kontra, then zovem, then following at all.

Limits and partner's shares are those of the players that go by rules of thumb, where following
neither gained nor lost in self-play. They know no spread; it stands for players who count in
another way. `ODD` is the share of words taken to follow no reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from preferans_ai.defence_tables import ALONE, SANS_ALONE, SANS_WITH_PARTNER, WITH_PARTNER
from preferans_ai.habits.strength import estimates, logistic
from preferans_ai.holdings import ACE, JACK, KING, QUEEN, TEN, Holdings, holdings_of_mask
from preferans_ai.own_tricks import kind_of
from preferans_desktop.rules.seats import left_of, right_of
from preferans_desktop.rules.serbian.actions import (
    Action,
    Allow,
    Alone,
    Call,
    Follow,
    Kontra,
    Rekontra,
    StayOut,
)
from preferans_desktop.rules.serbian.contracts import LOWEST_BID, Contract, trump_of
from preferans_desktop.rules.serbian.following import Following

ENOUGH = 2.1
"""Own tricks with which to follow."""
ENOUGH_TO_CALL, ENOUGH_FOR_KONTRA = 4.1, 4.4
"""Tricks together for zovem and for kontra."""
PARTNER_FOLLOWED, PARTNER_STAYED_OUT = 1.55, 0.8
"""What partner brings when he follows, and when he stays out."""
SHORT_TRUMPS, LONG_TRUMPS = -0.3, 0.2
"""What two trumps or fewer, and four or more, add to the count of both."""
WEAK_PIK = 0.5
"""What it adds that the declarer of an ordinary pik found nothing better."""
SPREAD = 0.25
BETL_KONTRA = 0.02
"""Hardly anybody can count on a betl falling."""
SURE_ON_PIK = 1.5
"""Sure tricks with which to follow an ordinary pik, which is not played without kontra."""
ENOUGH_FOR_REKONTRA, REKONTRA_SPREAD = 7.5, 0.4
"""Declarer's tricks by table for rekontra."""
BETL_REKONTRA = -0.1
"""Log of the chance of a betl for rekontra."""
BETL_REKONTRA_SPREAD = 0.1
ODD = 0.001

WORDS = frozenset({Follow, StayOut, Alone, Call, Kontra, Allow, Rekontra})
"""The words of this part of the hand."""
_ALL_BEFORE_CALL = frozenset({Kontra, Allow})
_ALL_BEFORE_FOLLOWING = frozenset({Kontra, Allow, Call})
"""Words whose chances do not depend on those of zovem, and of following."""

_KINDS = tuple(
    tuple(kind_of(holding, trump=trump) for holding in range(256)) for trump in (False, True)
)


def _by_holding(table: dict[str, float], *, trump: bool) -> tuple[float, ...]:
    return tuple(table.get(kind, 0.0) for kind in _KINDS[trump])


_Tables = tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...], tuple[float, ...]]


@cache
def _tables(contract: Contract, alone: bool) -> _Tables:  # noqa: FBT001
    """Tricks by holding, for each suit."""
    suit = trump_of(contract)
    if suit is None:
        side = _by_holding(SANS_ALONE if alone else SANS_WITH_PARTNER, trump=False)
        return side, side, side, side
    of_kind = ALONE if alone else WITH_PARTNER
    side, trump = _by_holding(of_kind, trump=False), _by_holding(of_kind, trump=True)
    first, second, third, fourth = (trump if suit == other else side for other in range(4))
    return first, second, third, fourth


def _sum(holdings: Holdings, tables: _Tables) -> float:
    first, second, third, fourth = holdings
    return tables[0][first] + tables[1][second] + tables[2][third] + tables[3][fourth]


def tricks_alone(holdings: Holdings, contract: Contract) -> float:
    """Tricks a defender counts on alone against the declarer; not in betl."""
    return _sum(holdings, _tables(contract, True))  # noqa: FBT003


def own_tricks(holdings: Holdings, contract: Contract) -> float:
    """Tricks of his own that a defender counts on beside a partner; not in betl."""
    return _sum(holdings, _tables(contract, False))  # noqa: FBT003


def tricks_together(
    holdings: Holdings, contract: Contract, *, partner_followed: bool, needs_kontra: bool
) -> float:
    """Tricks of both that a defender counts on; not in betl."""
    total = own_tricks(holdings, contract)
    total += PARTNER_FOLLOWED if partner_followed else PARTNER_STAYED_OUT
    if contract != Contract.SANS:
        length = holdings[contract - LOWEST_BID].bit_count()
        total += SHORT_TRUMPS if length <= 2 else LONG_TRUMPS if length >= 4 else 0.0
    return total + WEAK_PIK if needs_kontra else total


def _chance(over: float, spread: float = SPREAD) -> float:
    return ODD + (1 - 2 * ODD) * logistic(over / spread)


def chance_to_follow(
    holdings: Holdings, contract: Contract, *, partner_followed: bool, needs_kontra: bool
) -> float:
    """Chance that a defender follows, if he says neither kontra nor zovem; 1 in betl."""
    if contract == Contract.BETL:
        return 1.0
    if not needs_kontra:
        count = own_tricks if partner_followed else tricks_alone
        return _chance(count(holdings, contract) - ENOUGH)
    if _sure_tricks(holdings) > SURE_ON_PIK:
        return 1 - ODD
    together = tricks_together(
        holdings, contract, partner_followed=partner_followed, needs_kontra=needs_kontra
    )
    return _chance(together - ENOUGH_FOR_KONTRA)


def _sure_tricks(holdings: Holdings) -> int:
    """In pik: aces, and tricks in trumps that nobody can take away."""
    trumps, *sides = holdings
    aces = sum(own >= ACE for own in sides)
    if trumps & ACE:
        return aces + 1 + bool(trumps & KING)
    sequences = (KING | QUEEN, QUEEN | JACK | TEN)
    return aces + any(trumps & cards == cards for cards in sequences)


def chance_to_call(holdings: Holdings, contract: Contract) -> float:
    """Chance that a defender whose partner stays out says zovem, if he does not say kontra."""
    together = tricks_together(holdings, contract, partner_followed=False, needs_kontra=False)
    return _chance(together - ENOUGH_TO_CALL)


def chance_of_kontra(
    holdings: Holdings, contract: Contract, *, partner_followed: bool, needs_kontra: bool
) -> float:
    """Chance that a defender who may say kontra says it."""
    if contract == Contract.BETL:
        return BETL_KONTRA
    together = tricks_together(
        holdings, contract, partner_followed=partner_followed, needs_kontra=needs_kontra
    )
    return _chance(together - ENOUGH_FOR_KONTRA)


def chance_of_rekontra(holdings: Holdings, contract: Contract) -> float:
    """Chance that the declarer answers kontra with rekontra."""
    value = estimates(holdings)[contract - LOWEST_BID] / 100
    if contract == Contract.BETL:
        return _chance(value - BETL_REKONTRA, BETL_REKONTRA_SPREAD)
    return _chance(value - ENOUGH_FOR_REKONTRA, REKONTRA_SPREAD)


def by_cards(state: Following, word: Action) -> Callable[[int], float]:
    """Chance that he says just this word of those he may say, by his ten cards, a mask."""
    chances = by_holdings(state, [word])
    return lambda cards: chances(holdings_of_mask(cards))[0]


def by_holdings(state: Following, words: Sequence[Action]) -> Callable[[Holdings], list[float]]:
    """The same of several of these words, by what he holds of each suit."""
    seat, kinds = words[0].seat, [type(word) for word in words]
    if seat == state.declarer:
        return partial(_chances_of_answers, contract=state.contract, words=kinds)
    other = left_of(seat) if seat == left_of(state.declarer) else right_of(seat)
    return partial(
        _chances_of_defenders_words,
        contract=state.contract,
        words=kinds,
        partner_followed=other in state.followers,
        needs_kontra=state.needs_kontra,
        follows=seat in state.followers,
        kontra_allowed=seat in state.followers or bool(state.stayed_out),
    )


def _chances_of_answers(
    holdings: Holdings, contract: Contract, words: Sequence[type[Action]]
) -> list[float]:
    chance = chance_of_rekontra(holdings, contract)
    return [chance if word is Rekontra else 1 - chance for word in words]


def _chances_of_defenders_words(  # noqa: PLR0913 - all of them tell what he may say
    holdings: Holdings,
    contract: Contract,
    words: Sequence[type[Action]],
    *,
    partner_followed: bool,
    needs_kontra: bool,
    follows: bool,
    kontra_allowed: bool,
) -> list[float]:
    """Of words by how he may speak: after partner's word, following already, with kontra."""
    kontra = call = follow = 0.0
    if kontra_allowed:
        kontra = chance_of_kontra(
            holdings, contract, partner_followed=partner_followed, needs_kontra=needs_kontra
        )
        if not needs_kontra and not _ALL_BEFORE_CALL.issuperset(words):
            call = chance_to_call(holdings, contract)
    if not follows and not _ALL_BEFORE_FOLLOWING.issuperset(words):
        follow = chance_to_follow(
            holdings, contract, partner_followed=partner_followed, needs_kontra=needs_kontra
        )
    left = 1 - kontra
    chances = {Kontra: kontra, Allow: left, Call: left * call}
    left *= 1 - call
    stays_out = left if follows else left * (1 - follow)
    goes_on = left if follows else left * follow
    return [chances.get(word, stays_out if word is StayOut else goes_on) for word in words]
