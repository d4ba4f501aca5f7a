"""What a contract brings over many deals: the words still to come, then the play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from preferans_ai.expectation.plays import settled_outcome, values_of
from preferans_ai.expectation.results import ResultChange, Written
from preferans_ai.habits.following import by_holdings
from preferans_ai.holdings import holdings_of_mask
from preferans_ai.sampled.rollouts_play import Dealt, Plays
from preferans_ai.sampled.rollouts_spread import Spread
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian import following as rules
from preferans_desktop.rules.serbian.following import Following
from preferans_desktop.rules.serbian.scoring import Outcome

LEAST = 0.03
"""A word less likely than this is not followed up."""


@dataclass(frozen=True, slots=True)
class Expected:
    """Sums over deals, each by its weight.

    Attributes:
        weight: of all the deals.
        value: change of the player's result.
        tricks: his tricks where it is played.
        together: the defenders' tricks there.
        played: weight of the deals that are played.
        made: of the deals that are scored, weight of those the declarer makes.
        scored: their weight.
        fallen: of the deals that are played, weight of those the player falls in.
        bule, supe: what is written for the player (`Written`).
    """

    weight: float = 0.0
    value: float = 0.0
    tricks: float = 0.0
    together: float = 0.0
    played: float = 0.0
    made: float = 0.0
    scored: float = 0.0
    fallen: float = 0.0
    bule: float = 0.0
    supe: float = 0.0

    @property
    def mean_tricks(self) -> float:
        """His tricks on average where it is played, 0 where it never is."""
        return self.tricks / self.played if self.played else 0.0

    @property
    def mean_together(self) -> float:
        """The defenders' tricks on average where it is played, 0 where it never is."""
        return self.together / self.played if self.played else 0.0

    @property
    def chance(self) -> float | None:
        """Chance that the declarer makes it where it is scored, None where it never is."""
        return min(self.made / self.scored, 1.0) if self.scored else None

    @property
    def falls(self) -> float:
        """Chance that the player falls."""
        return min(self.fallen / self.weight, 1.0) if self.weight else 0.0

    @property
    def written(self) -> Written:
        """What is written for the player, weighed as his result is."""
        return Written(self.bule, self.supe)

    def __add__(self, other: Expected) -> Expected:
        """The sums over the deals of both."""
        return Expected(
            self.weight + other.weight,
            self.value + other.value,
            self.tricks + other.tricks,
            self.together + other.together,
            self.played + other.played,
            self.made + other.made,
            self.scored + other.scored,
            self.fallen + other.fallen,
            self.bule + other.bule,
            self.supe + other.supe,
        )


class _Worth(NamedTuple):
    """What a spread is worth to the player.

    Attributes:
        value: change of his result.
        together: the defenders' tricks.
        fallen: chance that he falls.
        bule, supe: what is written for him (`Written`).
    """

    value: float
    together: float
    fallen: float
    bule: float
    supe: float


@dataclass(frozen=True, slots=True)
class _End:
    """How a following may end, and what the plays of it are worth by what may come out of them."""

    outcome: Outcome
    worths: dict[Spread, _Worth] = field(default_factory=dict)


class _Turn:
    """A word still to come.

    Attributes:
        after: the followings after each word that may be said.
    """

    def __init__(self, state: Following) -> None:
        words = rules.legal(state)
        self.after = [rules.apply(state, word) for word in words]
        self._chances = by_holdings(state, words)
        self._likely: dict[int, list[float]] = {}

    def likely(self, cards: int) -> list[float]:
        """Chance of each word with this hand, those too small to be followed up aside."""
        likely = self._likely.get(cards)
        if likely is None:
            likely = self._likely[cards] = _likely(self._chances(holdings_of_mask(cards)))
        return likely


class Rollouts:
    """Continuations of a following, seen by one player.

    He chooses his own later words over all the deals he holds possible then; the others choose
    theirs by the cards they hold in each deal. Or everybody speaks by habit, in each deal one word
    by his mood there, which is quicker.
    """

    def __init__(
        self,
        seat: Seat,
        results: ResultChange,
        plays: Plays,
        *,
        hand_game: bool,
        refa: bool,
        by_habit: bool = False,
    ) -> None:
        self._seat = seat
        self._by_habit = by_habit
        self._results = results
        self._plays = plays
        self._hand_game = hand_game
        self._refa = refa
        self._turns: dict[Following, _Turn] = {}
        self._ends: dict[Following, _End] = {}

    def expected(
        self, state: Following, deals: Sequence[Dealt], weights: Sequence[float]
    ) -> Expected:
        """What follows from here, deals weighing as told."""
        if state.to_act is None:
            return self._settled(state, deals, weights)
        turn = self._turns.get(state)
        if turn is None:
            turn = self._turns[state] = _Turn(state)
        if state.to_act == self._seat and not self._by_habit:
            return min(
                (self.expected(after, deals, weights) for after in turn.after),
                key=lambda expected: expected.value,
            )
        said_in: list[tuple[list[Dealt], list[float]]] = [([], []) for _ in turn.after]
        for dealt, weight in zip(deals, weights, strict=True):
            chances = turn.likely(dealt.hands[state.to_act])
            if self._by_habit:
                left, shares = said_in[_one_of(chances, dealt.moods[state.to_act])]
                left.append(dealt)
                shares.append(weight)
                continue
            for (left, shares), chance in zip(said_in, chances, strict=True):
                if chance:
                    left.append(dealt)
                    shares.append(weight * chance)
        total = Expected()
        for after, (left, shares) in zip(turn.after, said_in, strict=True):
            if left:
                total += self.expected(after, left, shares)
        return total

    def _settled(
        self, state: Following, deals: Sequence[Dealt], weights: Sequence[float]
    ) -> Expected:
        end = self._ends.get(state)
        if end is None:
            settled = settled_outcome(state, hand_game=self._hand_game, refa=self._refa)
            end = self._ends[state] = _End(settled)
        settled = end.outcome
        weight = sum(weights)
        if not settled.defenders:
            brought = self._results.of(settled)
            written = brought.written[self._seat]
            scored = weight * (not settled.without_kontra)
            return Expected(
                weight,
                weight * brought.change[self._seat],
                made=scored,
                scored=scored,
                bule=weight * written.bule,
                supe=weight * written.supe,
            )
        value = tricks = together = made = fallen = bule = supe = 0.0
        for dealt, share in zip(deals, weights, strict=True):
            spread = self._plays.spread(dealt, state.declarer, state.contract, settled.defenders)
            worth = end.worths.get(spread)
            if worth is None:
                worth = end.worths[spread] = self._worth(spread, settled)
            value += share * worth.value
            tricks += share * spread.tricks[self._seat]
            together += share * worth.together
            made += share * spread.made
            fallen += share * worth.fallen
            bule += share * worth.bule
            supe += share * worth.supe
        return Expected(weight, value, tricks, together, weight, made, weight, fallen, bule, supe)

    def _worth(self, spread: Spread, settled: Outcome) -> _Worth:
        values, seat = values_of(self._results, settled), self._seat
        assert settled.declarer is not None  # noqa: S101 - it is played
        ends = [(chance, values.of(taken)) for chance, taken in spread.ends]
        return _Worth(
            sum(chance * end.change[seat] for chance, end in ends),
            sum(spread.tricks) - spread.tricks[settled.declarer],
            sum(chance for chance, end in ends if seat in end.fell),
            sum(chance * end.written[seat].bule for chance, end in ends),
            sum(chance * end.written[seat].supe for chance, end in ends),
        )


def _likely(said: list[float]) -> list[float]:
    likely = [chance if chance > LEAST else 0.0 for chance in said]
    total = sum(likely)
    return [chance / total for chance in likely]


def _one_of(chances: list[float], mood: float) -> int:
    """Place of the word said in this mood; of the later, bolder words, in the lower moods."""
    left = mood
    for place in range(len(chances) - 1, 0, -1):
        left -= chances[place]
        if left < 0:
            return place
    return 0
