"""Questions about open cards and their answers, for the computer players and `preferans solve`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Literal

from preferans_ai.kernel.legs import Leg, chosen
from preferans_ai.kernel.position import Position, PositionError
from preferans_ai.kernel.seated import Seated, swapped
from preferans_ai.kernel.stopping import StoppedError


class Goal(Enum):
    """What is asked about the tricks not finished yet, all playing their best.

    `TRICKS`: how many the declarer takes. The others are answered by 1 or 0: `CAUGHT`, whether he
    must take one at betl; `ALL`, whether he takes every one. Instead of a goal a number asks
    whether he takes at least so many.
    """

    TRICKS = "tricks"
    CAUGHT = "caught"
    ALL = "all"


_Asked = Literal[Goal.TRICKS, Goal.CAUGHT] | int


def _asked(goal: Goal | int, position: Position) -> _Asked:
    if goal is Goal.CAUGHT and position.trump is not None:
        raise PositionError("betl has no trump")
    return position.tricks_left if goal is Goal.ALL else goal


class Solver:
    """Answers any number of questions, and keeps what it learned in half a megabyte.

    Attributes:
        node_limit: nodes after which a call is stopped, 0 for none.
        cancelled: asked now and then during a call; true stops it.
        leg: the searches it uses.
    """

    def __init__(
        self,
        *,
        node_limit: int = 0,
        cancelled: Callable[[], bool] | None = None,
        leg: Leg | None = None,
    ) -> None:
        self.node_limit = node_limit
        self.cancelled = cancelled
        self.leg = chosen() if leg is None else leg
        self._tricks = self.leg.tricks()
        self._betl = self.leg.betl()

    @property
    def nodes(self) -> int:
        """Nodes of the last call; a node is one choice of a card."""
        return self._tricks.nodes + self._betl.nodes

    def forget(self) -> None:
        """Forget earlier positions: nodes, and so limits, then depend on the next call alone."""
        self._tricks.forget()
        self._betl.forget()

    def value(self, position: Position, goal: Goal | int) -> int:
        """The answer for a position.

        Raises:
            PositionError: betl is asked about, and there is a trump.
            StoppedError: the search was stopped.
        """
        self._begin()
        return self._value(Seated.of(position), _asked(goal, position))

    def card_values(self, position: Position, goal: Goal | int) -> dict[int, int]:
        """The answers after each card that may be played, by card.

        Raises:
            PositionError: betl is asked about, and there is a trump.
            StoppedError: the search was stopped.
        """
        self._begin()
        return self._card_values(position, goal)

    def world_values(self, positions: Iterable[Position], goal: Goal | int) -> list[dict[int, int]]:
        """What `card_values` says of each position; of fewer if the search was stopped."""
        self._begin()
        answers: list[dict[int, int]] = []
        for position in positions:
            try:
                answers.append(self._card_values(position, goal))
            except StoppedError:
                break
        return answers

    def _begin(self) -> None:
        self._tricks.begin(self.node_limit, self.cancelled)
        self._betl.begin(self.node_limit, self.cancelled)

    def _card_values(self, position: Position, goal: Goal | int) -> dict[int, int]:
        seated = Seated.of(position)
        different, playable = seated.different(), seated.playable()
        answers: dict[int, int] = {}
        answer: int | None = None
        while playable:
            card = playable & -playable
            playable ^= card
            if answer is None or card & different:
                after = seated.after(card)
                taken = int(after.left < seated.left and after.player == 0)
                answer = self._value(after, _asked(goal, position), taken, answer)
            answers[swapped(card, position.trump).bit_length() - 1] = answer
        return dict(sorted(answers.items()))

    def _value(
        self, seated: Seated, asked: _Asked, taken: int = 0, guess: int | None = None
    ) -> int:
        """The answer where the declarer has `taken` a trick before; a similar one is the guess."""
        if asked is Goal.TRICKS:
            return taken + self.count(seated, None if guess is None else guess - taken)
        if asked is Goal.CAUGHT:
            return taken or self.is_caught(seated)
        return self.takes(seated, asked - taken)

    def tricks(self, seated: Seated, guess: int, least: int) -> int:
        """Tricks of the declarer, or `least` where he takes fewer: nothing more is asked then.

        Raises:
            StoppedError: the search was stopped.
        """
        self._begin()
        return self.count(seated, guess, least)

    def count(self, seated: Seated, guess: int | None = None, least: int = 0) -> int:
        """Tricks of the declarer, found by asking for more or fewer than guessed.

        This, `takes` and `is_caught` are for searches that go through positions themselves; the
        limits of the call before are theirs.

        Raises:
            StoppedError: the search was stopped.
        """
        most = seated.left
        need = round(most * 0.6) if guess is None else guess  # six of ten
        while least < most:
            need = min(max(need, least + 1), most)
            if self.takes(seated, need):
                least = need
                need += 1
            else:
                most = need - 1
                need -= 1
        return least

    def takes(self, seated: Seated, need: int) -> int:
        """Whether the declarer takes so many of the tricks not finished yet, 1 or 0."""
        if not 0 < need <= seated.left:
            return int(need <= 0)
        search = self._tricks
        search.place(*seated.hands, seated.three)
        search.set_trump(seated.trumps)
        return search.answer(seated.player, seated.winner, seated.best, seated.suit, need)

    def is_caught(self, seated: Seated) -> int:
        """Whether the declarer of a betl must take a trick, 1 or 0."""
        search = self._betl
        search.place(*seated.hands, seated.three)
        return search.answer(seated.player, seated.winner, seated.best, seated.suit)
