"""Where every figure on the three papers comes from (serbian.md 9 to 11).

The papers are derived from the finished hands: each figure of a column is the one before changed by
parts, and every part names the rule that wrote it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.match import FinishedHand, Match
from preferans_desktop.rules.serbian.scoring import Fall, Share, falls, shares
from preferans_desktop.rules.serbian.sheet import thirds


@dataclass(frozen=True, slots=True)
class Started:
    """The bule everybody begins with."""

    amount: int


@dataclass(frozen=True, slots=True)
class Declared:
    """The declarer passed or fell."""

    passed: bool
    amount: int


@dataclass(frozen=True, slots=True)
class Fallen:
    """A defender fell; another may have taken his fall over."""

    seat: Seat
    fall: Fall
    amount: int


@dataclass(frozen=True, slots=True)
class WrittenShare:
    """Supe that a defender earned; under a take-over the taker writes those of the others too."""

    share: Share

    @property
    def amount(self) -> int:
        """The supe."""
        return self.share.amount


@dataclass(frozen=True, slots=True)
class WrittenOff:
    """The match was written off: a third of the sum of bule, and perhaps one of the rest."""

    bule_sum: int
    third: int
    one_more: bool

    @property
    def amount(self) -> int:
        """What is taken off, below 0."""
        return -self.third - self.one_more


Part = Started | Declared | Fallen | WrittenShare | WrittenOff


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a column.

    Attributes:
        total: what stands on the paper.
        change: what was added to the figure before.
        hand: place of the hand among the finished ones; None for the bule at the start and for a
            write-off.
        parts: what the change is made of; their amounts add up to it.
    """

    total: int
    change: int
    hand: int | None
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Refa:
    """One refa: the hand that wrote it, and the hand in which each seat has played his."""

    hand: int
    played: tuple[int | None, int | None, int | None]


def bule_figures(match: Match, seat: Seat) -> tuple[Figure, ...]:
    """The bule of a seat, the starting ones first; a take-over in force stands in its hand."""
    start = match.rules.bule
    figures = [Figure(start, start, None, (Started(start),))]
    for place, finished in enumerate(match.finished):
        change = finished.changes()[0][seat]
        if change:
            parts = tuple(_bule_parts(finished, seat))
            figures.append(Figure(figures[-1].total + change, change, place, parts))
    if match.was_written_off:
        figures += _written_off(match, seat, figures[-1].total)
    return tuple(figures)


def _written_off(match: Match, seat: Seat, before: int) -> Iterator[Figure]:
    total = 3 * match.rules.bule + sum(sum(finished.changes()[0]) for finished in match.finished)
    third, _ = thirds(total)
    end = match.sheet.bule[seat]
    if end != before:
        part = WrittenOff(total, third, one_more=before - end > third)
        yield Figure(end, end - before, None, (part,))


def _bule_parts(finished: FinishedHand, seat: Seat) -> Iterator[Part]:
    outcome, written = finished.outcome, finished.score
    if seat == outcome.declarer:
        yield Declared(bool(written.declarer_passed), written.bule[seat])
    standing = finished.take_overs.standing
    for fallen, fall in falls(outcome).items():
        over = standing is not None and standing.fallen == fallen
        bearer = standing.taker if standing is not None and over else fallen
        if bearer == seat:
            yield Fallen(fallen, fall, written.bule[fallen])


def supe_figures(match: Match, writer: Seat, against: Seat) -> tuple[Figure, ...]:
    """The running sum of the supe that one seat wrote against another."""
    figures: list[Figure] = []
    total = 0
    for place, finished in enumerate(match.finished):
        change = finished.changes()[1][writer][against]
        if change:
            total += change
            figures.append(Figure(total, change, place, tuple(_supe_parts(finished, writer))))
    return tuple(figures)


def _supe_parts(finished: FinishedHand, writer: Seat) -> Iterator[WrittenShare]:
    written, standing = finished.score, finished.take_overs.standing
    value = written.value if written.shrunk is None else written.shrunk
    for share in shares(finished.outcome, value or 0):
        bearer = share.writer if standing is None else standing.taker
        if bearer == writer and share.amount:
            yield WrittenShare(share)


def refe(match: Match) -> tuple[Refa, ...]:
    """Every refa written, the oldest first; each seat plays his in that order."""
    written = [
        place for place, finished in enumerate(match.finished) if finished.score.refe_written
    ]
    played = [tuple(_played(match.finished, seat)) for seat in SEATS]
    return tuple(
        Refa(hand, (_at(played[0], number), _at(played[1], number), _at(played[2], number)))
        for number, hand in enumerate(written)
    )


def _played(finished: Iterable[FinishedHand], seat: Seat) -> Iterator[int]:
    """The hands in which a seat has played a refa."""
    for place, hand in enumerate(finished):
        if hand.score.refa_played and hand.outcome.declarer == seat:
            yield place


def _at(places: tuple[int, ...], number: int) -> int | None:
    return places[number] if number < len(places) else None
