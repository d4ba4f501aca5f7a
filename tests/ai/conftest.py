"""Positions set up through the rules, so that a computer player gets a true view of them."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

from preferans_desktop.rules.cards import ALL_CARDS, SUIT_LETTERS, Card, parse_card, suit_of
from preferans_desktop.rules.dealing import deal_of
from preferans_desktop.rules.seats import SEATS, left_of, right_of
from preferans_desktop.rules.serbian import masking
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import (
    Action,
    Allow,
    Alone,
    Announce,
    Bid,
    Call,
    Discard,
    Follow,
    Kontra,
    Pass,
    PlayCard,
    StayOut,
)
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.rules.serbian.view import PlayerView

LAB = Path(__file__).parents[2] / "ai" / "lab"


class Stage:
    """A hand set up step by step.

    `cards` names what matters of each seat's ten cards; the rest is filled up with other cards,
    never of the suits in `void`. Forehand is seat 1 (the dealer is 0) unless told.
    """

    def __init__(
        self,
        cards: Mapping[int, str],
        *,
        talon: str = "",
        void: Mapping[int, str] | None = None,
        dealer: int = 0,
        rules: Rules | None = None,
    ) -> None:
        hands, left = _filled(cards, talon, void or {})
        self.match = matches.start(rules or Rules(), dealer)
        self.match = matches.deal(self.match, deal_of(hands, left))
        self.talon = frozenset(left)

    def say(self, *actions: Action) -> Stage:
        """Acts in order, each allowed by the rules."""
        for action in actions:
            self.match = matches.apply(self.match, action)
        return self

    def announced(self, declarer: int, contract: Contract, *, discard: str = "") -> Stage:
        """The declarer wins the bidding at 2; he puts the talon away unless told otherwise."""
        while self.match.hand.phase.value == "bidding":
            seat = self.match.to_act
            self.say(Bid(seat, 2) if seat == declarer else Pass(seat))
        away = frozenset(_parse(discard)) or self.talon
        return self.say(Discard(declarer, away), Announce(declarer, contract))

    def both_follow(self) -> Stage:
        """Both defenders follow (in betl they play anyway) and nobody says kontra."""
        first, second = self._defenders()
        if self.match.hand.contract != Contract.BETL:
            self.say(Follow(first), Follow(second))
        return self.say(Allow(first), Allow(second))

    def sole(self, follower: int) -> Stage:
        """One defender follows alone."""
        first, second = self._defenders()
        if follower == first:
            return self.say(Follow(first), StayOut(second), Alone(first))
        return self.say(StayOut(first), Alone(second))

    def called_by(self, caller: int) -> Stage:
        """One defender calls the other."""
        first, second = self._defenders()
        if caller == first:
            return self.say(Follow(first), StayOut(second), Call(first))
        return self.say(StayOut(first), Call(second))

    def kontra_by(self, giver: int) -> Stage:
        """One defender gives kontra, the other having stayed out; no rekontra."""
        first, second = self._defenders()
        if giver == first:
            self.say(Follow(first), StayOut(second), Kontra(first))
        else:
            self.say(StayOut(first), Kontra(second))
        return self.say(Allow(self.match.hand.declarer))

    def play(self, text: str) -> Stage:
        """Cards in order, whoever's turn it is: "SK S7 S9"."""
        for card in _parse(text):
            self.say(PlayCard(self.match.to_act, card))
        return self

    def view(self, seat: int | None = None) -> PlayerView:
        """What a seat sees; by default the one to act."""
        return masking.view_of(self.match, self.match.to_act if seat is None else seat)

    def _defenders(self) -> tuple[int, int]:
        declarer = self.match.hand.declarer
        return right_of(declarer), left_of(declarer)


def _parse(text: str) -> list[Card]:
    return [parse_card(part) for part in text.split()]


def _filled(
    cards: Mapping[int, str], talon: str, void: Mapping[int, str]
) -> tuple[list[list[Card]], list[Card]]:
    hands = [_parse(cards.get(seat, "")) for seat in SEATS]
    left = _parse(talon)
    named = {card for held in [*hands, left] for card in held}
    spare = [card for card in ALL_CARDS if card not in named]
    for seat in sorted(SEATS, key=lambda seat: -len(void.get(seat, ""))):
        fitting = [card for card in spare if SUIT_LETTERS[suit_of(card)] not in void.get(seat, "")]
        taken = fitting[: 10 - len(hands[seat])]
        hands[seat] += taken
        spare = [card for card in spare if card not in taken]
    return hands, left + spare


@pytest.fixture
def stage() -> type[Stage]:
    return Stage


@pytest.fixture(scope="session")
def lab() -> dict[str, ModuleType]:
    """The scripts of ai/lab by name."""
    return {path.stem: importlib.import_module(path.stem) for path in LAB.glob("*.py")}
