"""What best play would have made of a finished hand, all cards open (record-format.md, engine).

Defenders play together here, whatever each of them needs for himself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import combinations
from typing import Any

from preferans_ai.kernel import Goal, Position, Solver
from preferans_ai.kernel.stopping import StoppedError
from preferans_desktop.record.text import CONTRACT_WORDS
from preferans_desktop.rules.cards import Card, format_card
from preferans_desktop.rules.dealing import Holding, with_holding
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian import play as plays
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import CONTRACTS, Contract, trump_of
from preferans_desktop.rules.serbian.course import course
from preferans_desktop.rules.serbian.hand import Hand, defenders_of
from preferans_desktop.rules.serbian.play import Play


def open_hand(hand: Hand, stopped: Callable[[], bool]) -> dict[str, Any]:
    """Everything that is told about a finished hand; that it was cut short, if it was."""
    hands = _OpenHand(hand, Solver(cancelled=stopped))
    try:
        return {
            "given_away": hands.given_away(),
            "contracts": hands.contracts(),
            "discards": hands.discards(),
            "defences": hands.defences(),
        }
    except StoppedError:
        return {"cut": True}


class _OpenHand:
    """One hand, and the solver that answers about it."""

    def __init__(self, hand: Hand, solver: Solver) -> None:
        self._hand = hand
        self._solver = solver

    def given_away(self) -> list[dict[str, Any]]:
        """For each card of the hand, by its number among the acts: tricks that it gave away."""
        told = []
        for number, moment in enumerate(course(self._hand)):
            play, act = moment.before.play, moment.action
            if play is None or not isinstance(act, PlayCard):
                continue
            values = self._solver.card_values(_position(play), _goal(play.contract))
            best = _best(values.values(), gains=_gains(play, act.seat))
            told.append({"act": number, "tricks": abs(values[act.card] - best)})
        return told

    def contracts(self) -> list[dict[str, int]]:
        """For each seat as the declarer, with the talon and the best discard, both following."""
        return [
            {
                CONTRACT_WORDS[contract]: self._with_best_discard(seat, contract)
                for contract in CONTRACTS
            }
            for seat in SEATS
        ]

    def discards(self) -> list[dict[str, Any]]:
        """All discards of the declarer in his contract, the best first; none in a hand game."""
        hand = self._hand
        if hand.declarer is None or hand.contract is None or hand.discard is None:
            return []
        told = [
            {"cards": [format_card(card) for card in away], "tricks": tricks}
            for away in combinations(sorted(self._twelve(hand.declarer)), 2)
            for tricks in (self._tricks(hand.declarer, hand.contract, away),)
        ]
        betl = hand.contract == Contract.BETL
        return sorted(told, key=lambda each: each["tricks"] if betl else -each["tricks"])

    def defences(self) -> list[dict[str, Any]]:
        """The declarer's tricks against both defenders and each alone; only both in betl."""
        hand = self._hand
        if hand.declarer is None or hand.contract is None:
            return []
        both = defenders_of(hand.declarer)
        sides = [both] if hand.contract == Contract.BETL else [both, *((seat,) for seat in both)]
        away = tuple(sorted(hand.discard.known)) if hand.discard is not None else None
        return [
            {"seats": list(side), "tricks": self._tricks(hand.declarer, hand.contract, away, side)}
            for side in sides
        ]

    def _twelve(self, seat: Seat) -> frozenset[Card]:
        return self._hand.deal.hands[seat].known | self._hand.deal.talon.known

    def _with_best_discard(self, seat: Seat, contract: Contract) -> int:
        """Most tricks, in betl the fewest: 0 where it is made."""
        pairs = combinations(sorted(self._twelve(seat)), 2)
        if contract == Contract.BETL:
            return min(self._tricks(seat, contract, away) for away in pairs)
        most = -1
        for away in pairs:
            play = self._begun(seat, contract, away, defenders_of(seat))
            if self._solver.value(_position(play), most + 1):
                most = self._solver.value(_position(play), Goal.TRICKS)
        return most

    def _tricks(
        self,
        declarer: Seat,
        contract: Contract,
        away: tuple[Card, ...] | None,
        defenders: tuple[Seat, ...] | None = None,
    ) -> int:
        """Tricks of the declarer; in betl 1 where he must take one, else 0."""
        play = self._begun(declarer, contract, away, defenders or defenders_of(declarer))
        return self._solver.value(_position(play), _goal(contract))

    def _begun(
        self,
        declarer: Seat,
        contract: Contract,
        away: tuple[Card, ...] | None,
        defenders: tuple[Seat, ...],
    ) -> Play:
        """The play before its first card; no discard: the declarer plays from the hand."""
        hands = self._hand.deal.hands
        if away is not None:
            kept = Holding(self._twelve(declarer).difference(away))
            hands = with_holding(hands, declarer, kept)
        return plays.start(declarer, contract, defenders, self._hand.forehand, hands)


def _goal(contract: Contract) -> Goal:
    return Goal.CAUGHT if contract == Contract.BETL else Goal.TRICKS


def _gains(play: Play, seat: Seat) -> bool:
    """Whether a seat wants the figure of the solver to be high."""
    return (seat == play.declarer) != (play.contract == Contract.BETL)


def _best(values: Collection[int], *, gains: bool) -> int:
    return max(values) if gains else min(values)


def _position(play: Play) -> Position:
    table = [card for _, card in play.trick]
    held = [
        sum(1 << card for card in play.holdings[seat].known) if play.plays(seat) else 0
        for seat in SEATS
    ]
    leader = play.trick[0][0] if play.trick else play.to_act
    assert leader is not None  # noqa: S101 - the play goes on
    return Position(
        (held[0], held[1], held[2]),
        declarer=play.declarer,
        leader=leader,
        trump=trump_of(play.contract),
        table=tuple(table),
    )
