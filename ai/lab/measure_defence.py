"""Writes preferans_ai/defence_tables.py: what a defender's holdings take in our own self-play.

Both defenders follow, then each alone, whatever they hold; least squares over their holdings.
Runs for about twenty minutes.

    python ai/lab/measure_defence.py [HANDS [SEED]]
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, count, islice
from pathlib import Path

from preferans_ai.estimates import sans_tricks
from preferans_ai.holdings import holdings_of
from preferans_ai.own_tricks import kind_of
from preferans_ai.player import choose
from preferans_desktop.rules.cards import Card, Suit
from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian import masking
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import (
    Action,
    Allow,
    Alone,
    Announce,
    Bid,
    Discard,
    Follow,
    Pass,
    StayOut,
)
from preferans_desktop.rules.serbian.contracts import LOWEST_BID, Contract, trump_of
from preferans_desktop.rules.serbian.hand import Hand, Phase, defenders_of
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.settings import Rules

TARGET = Path(__file__).parents[1] / "preferans_ai" / "defence_tables.py"
LEVEL = "majstor"
SANS_SHARE = 3
"""One sans hand for so many trump hands."""
ENOUGH_FOR_SANS = 6.0
"""Estimated tricks with which a hand is made to play sans."""
PRIOR_SAMPLES = 3.0
"""Weight of the guess that a holding takes nothing, against wild values of rare holdings."""

HEADING = '''"""Tricks by holding of a defender; made by ai/lab/measure_defence.py, do not edit.

Keys are the kinds of `own_tricks.kind_of`; a hand takes about the sum over its four suits.
"""

'''

Sample = tuple[Counter[str], int]


def fresh_match(generator: random.Random) -> Match:
    """A match with its first hand dealt; everybody has an open refa, so that pik is played too."""
    match = matches.start(Rules(bule=1000), generator.choice(SEATS))
    match = matches.deal(match, shuffled_deal(generator, match.forehand))
    assert match.hand is not None  # noqa: S101 - just dealt
    return replace(match, hand=replace(match.hand, open_refe=(1, 1, 1)))


def trump_hands(generator: random.Random) -> Iterator[Match]:
    """Hands in a trump contract as our players bid them, before the first word on following."""
    for number in count():
        match = fresh_match(generator)
        while match.hand is not None and match.hand.phase != Phase.FOLLOWING:
            match = one_act(match, number)
        hand = match.hand
        if hand is not None and hand.contract is not None and trump_of(hand.contract) is not None:
            yield match


def sans_hands(generator: random.Random) -> Iterator[Match]:
    """Hands in sans whose declarer could well play it."""
    while True:
        match = fresh_match(generator)
        assert match.hand is not None  # noqa: S101 - just dealt
        for seat in SEATS:
            twelve = match.hand.deal.hands[seat].known | match.hand.deal.talon.known
            pair = max(combinations(sorted(twelve), 2), key=lambda away: _left(twelve, away))
            if _left(twelve, pair) >= ENOUGH_FOR_SANS:
                yield _announced(match, seat, frozenset(pair), Contract.SANS)
                break


def _left(twelve: frozenset[Card], away: tuple[Card, ...]) -> float:
    return sans_tricks(holdings_of(twelve.difference(away)))


def _announced(match: Match, seat: Seat, away: frozenset[Card], contract: Contract) -> Match:
    while match.hand is not None and match.hand.phase == Phase.BIDDING:
        to_act = match.hand.to_act
        assert to_act is not None  # noqa: S101 - the bidding goes on
        match = matches.apply(match, Bid(seat, LOWEST_BID) if to_act == seat else Pass(to_act))
    match = matches.apply(match, Discard(seat, away))
    return matches.apply(match, Announce(seat, contract))


def one_act(match: Match, seed: int) -> Match:
    """The match after the player to act has chosen."""
    seat = match.to_act
    assert seat is not None  # noqa: S101 - a hand is in progress
    action = choose(masking.view_of(match, seat), LEVEL, seed).action
    assert action is not None  # noqa: S101 - it is his turn
    return matches.apply(match, action)


def played_out(match: Match, followers: tuple[Seat, ...], seed: int) -> tuple[int, int, int]:
    """Tricks of each seat when these defenders follow."""
    while match.hand is not None and match.hand.phase == Phase.FOLLOWING:
        match = matches.apply(match, _word(hands.legal(match.hand), followers))
    while match.hand is not None:
        match = one_act(match, seed)
    tricks = match.finished[-1].outcome.tricks
    assert tricks is not None  # noqa: S101 - the hand was played
    return tricks


def _word(legal: tuple[Action, ...], followers: tuple[Seat, ...]) -> Action:
    """Follow, alone or allow for a follower, staying out for the other."""
    words = {type(act): act for act in legal}
    wanted = (Follow, Alone, Allow) if legal[0].seat in followers else (StayOut,)
    return next(words[kind] for kind in wanted if kind in words)


def samples(match: Match, seed: int) -> tuple[list[Sample], list[Sample]]:
    """What each defender held and took: with partner, and alone."""
    hand = match.hand
    assert hand is not None and hand.contract is not None  # noqa: S101, PT018 - announced
    assert hand.declarer is not None  # noqa: S101 - announced
    trump = trump_of(hand.contract)
    defenders = defenders_of(hand.declarer)
    both = played_out(match, defenders, seed)
    together, alone = [], []
    for seat in defenders:
        kinds = kinds_held(hand, seat, trump)
        together.append((kinds, both[seat]))
        alone.append((kinds, played_out(match, (seat,), seed)[seat]))
    return together, alone


def kinds_held(hand: Hand, seat: Seat, trump: Suit | None) -> Counter[str]:
    """The kinds of a defender's four holdings."""
    holdings = holdings_of(hand.holdings[seat].known)
    return Counter(kind_of(holdings[suit], trump=suit == trump) for suit in Suit)


def fitted(found: list[Sample]) -> dict[str, float]:
    """Tricks by kind of holding: least squares, drawn a little towards nothing."""
    kinds = sorted({kind for held, _ in found for kind in held})
    place = {kind: index for index, kind in enumerate(kinds)}
    size = len(kinds)
    rows = [[0.0] * (size + 1) for _ in range(size)]
    for held, tricks in found:
        for kind, times in held.items():
            row = rows[place[kind]]
            for other, others in held.items():
                row[place[other]] += times * others
            row[size] += times * tricks
    for index in range(size):
        rows[index][index] += PRIOR_SAMPLES
    solution = solved(rows)
    return {kind: round(solution[place[kind]], 2) for kind in kinds}


def solved(rows: list[list[float]]) -> list[float]:
    """Solution of linear equations, each row its factors and its right side."""
    size = len(rows)
    for index in range(size):
        pivot = max(range(index, size), key=lambda row: abs(rows[row][index]))
        rows[index], rows[pivot] = rows[pivot], rows[index]
        for row in range(size):
            if row != index and rows[row][index]:
                factor = rows[row][index] / rows[index][index]
                rows[row] = [
                    mine - factor * other
                    for mine, other in zip(rows[row], rows[index], strict=True)
                ]
    return [rows[index][size] / rows[index][index] for index in range(size)]


def table_text(name: str, table: dict[str, float]) -> str:
    """One table as Python source."""
    lines = "".join(f'    "{kind}": {tricks:.2f},\n' for kind, tricks in table.items())
    return f"{name}: dict[str, float] = {{\n{lines}}}\n"


def main(wanted: int, seed: int) -> None:
    """Measure and write the module."""
    generator = random.Random(seed)
    texts = []
    for prefix, source, number in (
        ("", trump_hands(generator), wanted),
        ("SANS_", sans_hands(generator), wanted // SANS_SHARE),
    ):
        with_partner: list[Sample] = []
        alone: list[Sample] = []
        for hand_number, match in enumerate(islice(source, number)):
            together, single = samples(match, hand_number)
            with_partner += together
            alone += single
        texts.append(table_text(f"{prefix}WITH_PARTNER", fitted(with_partner)))
        texts.append(table_text(f"{prefix}ALONE", fitted(alone)))
    TARGET.write_text(HEADING + "".join(texts), encoding="utf-8")


if __name__ == "__main__":
    main(*[int(word) for word in [*sys.argv[1:], "3000", "1"][:2]])
