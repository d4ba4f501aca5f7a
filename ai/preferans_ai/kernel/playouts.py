"""Hands played out by rules of thumb, for what best play with open cards cannot tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from preferans_ai.kernel.legs import Leg, chosen
from preferans_ai.kernel.position import Position, PositionError
from preferans_ai.kernel.seated import Seated, swapped

Tricks = tuple[int, int, int]
"""Of each seat."""

_SEEDS = 0xFFFF_FFFF


class Playouts:
    """Plays any number of hands to their ends, each player knowing only what he could know.

    That is: his own cards, which cards the others still hold, voids and leads shown since the
    playout began; against a sole defender that is the defender's hand. A seed settles what the
    rules of thumb leave open: the same position and seed give the same play everywhere.

    Attributes:
        leg: the compiled rules of thumb or the uncompiled ones.
    """

    def __init__(self, leg: Leg | None = None) -> None:
        self.leg = chosen() if leg is None else leg
        self._tricks = self.leg.trick_playout()
        self._betl = self.leg.betl_playout()

    def tricks(self, position: Position, seed: int) -> Tricks:
        """Tricks not finished yet that each seat takes, the hand played to its last card."""
        return self.seated_tricks(Seated.of(position), position, seed)

    def seated_tricks(self, seated: Seated, position: Position, seed: int) -> Tricks:
        """The same where the position is seated already."""
        return _by_seat(self._play(seated, 0, seed), position)

    def caught(self, position: Position, seed: int) -> bool:
        """Whether the declarer of a betl takes one of the tricks not finished yet.

        Raises:
            PositionError: there is a trump.
        """
        _check_betl(position)
        return bool(self._run(Seated.of(position), 0, seed) & 15)

    def card_tricks(
        self, positions: Iterable[Position], seeds: Iterable[int]
    ) -> list[dict[int, Tricks]]:
        """What `tricks` says of each position with its seed after each card that may be played."""
        answers = []
        for position, seed in zip(positions, seeds, strict=True):
            after = self._after_cards(self._play, position, seed)
            answers.append({card: _by_seat(taken, position) for card, taken in after.items()})
        return answers

    def card_caught(
        self, positions: Iterable[Position], seeds: Iterable[int]
    ) -> list[dict[int, bool]]:
        """What `caught` says of each position with its seed after each card that may be played.

        Raises:
            PositionError: there is a trump.
        """
        answers = []
        for position, seed in zip(positions, seeds, strict=True):
            _check_betl(position)
            after = self._after_cards(self._run, position, seed)
            answers.append({card: bool(taken & 15) for card, taken in after.items()})
        return answers

    def _after_cards(
        self, play: Callable[[Seated, int, int], int], position: Position, seed: int
    ) -> dict[int, int]:
        seated = Seated.of(position)
        playable = seated.playable()
        after = {}
        while playable:
            card = playable & -playable
            playable ^= card
            number = swapped(card, position.trump).bit_length() - 1
            after[number] = play(seated, card, seed)
        return dict(sorted(after.items()))

    def _play(self, seated: Seated, card: int, seed: int) -> int:
        table = self._tricks
        table.place(*seated.hands, seated.trumps)
        return table.play(
            seated.player, seated.winner, seated.best, seated.suit, card, seed & _SEEDS
        )

    def _run(self, seated: Seated, card: int, seed: int) -> int:
        table = self._betl
        table.place(*seated.hands, 0)
        return table.play(
            seated.player, seated.winner, seated.best, seated.suit, card, seed & _SEEDS
        )


def _check_betl(position: Position) -> None:
    if position.trump is not None:
        raise PositionError("betl has no trump")


def _by_seat(taken: int, position: Position) -> Tricks:
    """Tricks of the players, packed by `Playout.play`, in order of the seats."""
    players = [taken & 15, taken >> 4 & 15, taken >> 8]
    if len(position.playing) == 2 and (position.declarer + 1) % 3 not in position.playing:
        players[1], players[2] = players[2], players[1]
    first, second, third = (players[(seat - position.declarer) % 3] for seat in range(3))
    return first, second, third
