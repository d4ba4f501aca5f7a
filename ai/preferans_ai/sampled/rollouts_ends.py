"""What the ends of a bidding are worth to one player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from preferans_ai.expectation.results import Written, results_of
from preferans_ai.sampled.rollouts_bidding import Ended, Moods
from preferans_ai.sampled.rollouts_following import Expected, Rollouts
from preferans_ai.sampled.rollouts_play import Dealt, Plays
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian import following
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.view import PlayerView


@dataclass(frozen=True, slots=True)
class Weighed:
    """A word and what comes of it.

    Attributes:
        value: expected change of the player's result, lower is better.
        own: sums over the deals he wins the bidding in, by contract.
        written: what is expected to be written for him; nothing in deals that nobody plays.
    """

    word: Action
    value: float
    own: dict[Contract, Expected]
    written: Written

    @property
    def chance(self) -> float | None:
        """Chance that he makes his contract, None where he never wins the bidding."""
        made = sum(expected.made for expected in self.own.values())
        scored = sum(expected.scored for expected in self.own.values())
        return min(made / scored, 1.0) if scored else None

    def contract(self, level: int) -> Contract:
        """The contract he would play most often, that of the level where he never wins."""
        return max(
            self.own, key=lambda contract: self.own[contract].weight, default=Contract(level)
        )


class Ends:
    """What the ends of a bidding are worth to one player."""

    def __init__(self, view: PlayerView, hand: Hand, moods: Sequence[Moods], plays: Plays) -> None:
        self._view, self._hand = view, hand
        self._plays = plays
        self._moods = moods
        self._dealt: dict[Ended, Dealt] = {}
        self._rollouts: dict[tuple[bool, bool], Rollouts] = {}

    def weigh(
        self, word: Action, outcomes: Sequence[Ended | None], weights: Sequence[float]
    ) -> Weighed:
        """A word by what the bidding comes to in each deal."""
        total = sum(weights)
        groups: dict[tuple[Seat, Contract, bool], list[tuple[Dealt, float]]] = {}
        for ended, weight, moods in zip(outcomes, weights, self._moods, strict=False):
            if ended is not None:
                key = (ended.declarer, ended.contract, ended.level is None)
                dealt = self._dealt.setdefault(ended, Dealt(ended.hands, moods))
                groups.setdefault(key, []).append((dealt, weight / total))
        value = bule = supe = 0.0
        own: dict[Contract, Expected] = {}
        for (declarer, contract, hand_game), some in groups.items():
            expected = self._expected(declarer, contract, some, hand_game=hand_game)
            value += expected.value
            bule += expected.bule
            supe += expected.supe
            if declarer == self._view.seat:
                own[contract] = expected
        return Weighed(word, value, own, Written(bule, supe))

    def _expected(
        self,
        declarer: Seat,
        contract: Contract,
        some: list[tuple[Dealt, float]],
        *,
        hand_game: bool,
    ) -> Expected:
        refa = self._hand.open_refe[declarer] > 0
        rollouts = self._rollouts.get((hand_game, refa))
        if rollouts is None:
            rollouts = self._rollouts[hand_game, refa] = Rollouts(
                self._view.seat,
                results_of(self._view),
                self._plays,
                hand_game=hand_game,
                refa=refa,
                by_habit=True,
            )
        needs_kontra = contract == Contract.PIK and not hand_game and not refa
        state = following.start(declarer, contract, needs_kontra=needs_kontra)
        deals, weights = zip(*some, strict=True)
        return rollouts.expected(state, deals, weights)
