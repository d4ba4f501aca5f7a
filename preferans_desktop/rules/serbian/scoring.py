"""From what happened in a hand to changes of bule and supe (serbian.md 9, 10).

Plain values in, plain values out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import prod

from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.contracts import TRICKS_NEEDED, Contract
from preferans_desktop.rules.serbian.play import Ended

OWN_QUOTA = 2
"""Tricks a follower needs."""
TEAM_QUOTA = 4
"""Tricks two followers, or caller and called, need together."""
BETL_SUPE = 60
HAND_BETL_SUPE = 70

Three = tuple[int, int, int]
Matrix = tuple[Three, Three, Three]
NOTHING: Three = (0, 0, 0)
NO_SUPE: Matrix = (NOTHING, NOTHING, NOTHING)


class HandKind(Enum):
    """What became of a hand; the value is the record word."""

    PLAYED = "played"
    UNPLAYED = "unplayed"
    ALL_PASS = "all_pass"  # noqa: S105 - not that kind of pass


class Fall(Enum):
    """By which rule a defender fell."""

    SOLE = "sole"
    FOLLOWER = "follower"
    CALLER = "caller"
    KONTRA = "kontra"


class ShareKind(Enum):
    """By which rule a defender writes supe."""

    TRICKS = "tricks"
    CALLER = "caller"
    KONTRA = "kontra"
    BETL = "betl"
    BETL_KONTRA = "betl_kontra"


@dataclass(frozen=True, slots=True)
class Share:
    """Supe that one defender writes against the declarer: the product of the factors.

    Tricks and v; for a fallen betl 60 or 70, for both defenders under kontra, kontra, refa.
    """

    writer: Seat
    kind: ShareKind
    factors: tuple[int, ...]

    @property
    def amount(self) -> int:
        """The supe."""
        return prod(self.factors)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What happened in a hand, as far as scoring asks.

    Attributes:
        refa: the declarer had an open refa.
        without_kontra: an ordinary pik that was not played for want of kontra.
        defenders: defenders who played.
        tricks: by seat, as counted for scoring; None when nothing was played.
    """

    kind: HandKind
    declarer: Seat | None = None
    contract: Contract | None = None
    hand_game: bool = False
    refa: bool = False
    kontra: int = 1
    without_kontra: bool = False
    defenders: tuple[Seat, ...] = ()
    caller: Seat | None = None
    kontra_giver: Seat | None = None
    tricks: Three | None = None
    ended: Ended | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """What a hand changes on the paper.

    Attributes:
        value: v before shrinking, None when nobody was scored.
        shrunk: what the declarer's reduction shrank to, None when it did not.
        declarer_passed: None when nobody was scored.
        fell: seats that fell, ascending.
        bule: change of each seat's bule.
        supe: supe[i][j] is what i wrote against j.
        refe_written: a refa was written to everybody.
        refa_played: the declarer's open refa counts as played.
    """

    value: int | None = None
    shrunk: int | None = None
    declarer_passed: bool | None = None
    fell: tuple[Seat, ...] = ()
    bule: Three = NOTHING
    supe: Matrix = NO_SUPE
    refe_written: bool = False
    refa_played: bool = False


def value_factors(
    contract: Contract, *, hand_game: bool, kontra: int, refa: bool
) -> tuple[int, int, int, int]:
    """What v is multiplied from: (value, +1 for a hand game), 2, kontra, 2 with an open refa."""
    return contract + hand_game, 2, kontra, 2 if refa else 1


def hand_value(contract: Contract, *, hand_game: bool, kontra: int, refa: bool) -> int:
    """Value v of a hand (serbian.md 9): the product of its factors."""
    return prod(value_factors(contract, hand_game=hand_game, kontra=kontra, refa=refa))


def declarer_change(value: int, *, passed: bool, room: int) -> int:
    """Change of the declarer's bule: -v, shrunk to `room`, when he passed, else +v."""
    return -min(value, room) if passed else value


def score(outcome: Outcome, bule_sum: int, *, refe_allowed: bool) -> Score:
    """What the hand changes.

    Args:
        outcome: what happened.
        bule_sum: sum of all bule before the hand.
        refe_allowed: a refa could be written now (serbian.md 10).
    """
    if outcome.kind == HandKind.ALL_PASS:
        return Score(refe_written=refe_allowed)
    if outcome.without_kontra and refe_allowed:
        return Score(refe_written=True)
    assert outcome.declarer is not None and outcome.contract is not None  # noqa: S101, PT018
    value = hand_value(
        outcome.contract,
        hand_game=outcome.hand_game,
        kontra=outcome.kontra,
        refa=outcome.refa,
    )
    passed = declarer_passes(outcome)
    fell = tuple(sorted(falls(outcome)))
    bule = [value if seat in fell else 0 for seat in SEATS]
    room = bule_sum + sum(bule)
    bule[outcome.declarer] = declarer_change(value, passed=passed, room=room)
    shrunk = room if passed and value > room else None
    return Score(
        value=value,
        shrunk=shrunk,
        declarer_passed=passed,
        fell=fell if passed else tuple(sorted((*fell, outcome.declarer))),
        bule=(bule[0], bule[1], bule[2]),
        supe=_supe(outcome, value if shrunk is None else shrunk),
        refa_played=outcome.refa,
    )


def declarer_passes(outcome: Outcome) -> bool:
    """Whether the declarer passed; an unplayed contract counts as ten tricks."""
    if outcome.tricks is None:
        return True
    assert outcome.declarer is not None  # noqa: S101 - a played hand has one
    own = outcome.tricks[outcome.declarer]
    return own == 0 if outcome.contract == Contract.BETL else own >= TRICKS_NEEDED


def falls(outcome: Outcome) -> dict[Seat, Fall]:
    """The defenders who fell, and by which rule."""
    if outcome.tricks is None:
        return {}
    if outcome.kontra_giver is not None:
        return {outcome.kontra_giver: Fall.KONTRA} if declarer_passes(outcome) else {}
    if outcome.contract == Contract.BETL:
        return {}
    tricks = outcome.tricks
    together = sum(tricks[seat] for seat in outcome.defenders)
    if outcome.caller is not None:
        return {outcome.caller: Fall.CALLER} if together < TEAM_QUOTA else {}
    two = len(outcome.defenders) == 2
    if two and together >= TEAM_QUOTA:
        return {}
    fall = Fall.FOLLOWER if two else Fall.SOLE
    return {seat: fall for seat in outcome.defenders if tricks[seat] < OWN_QUOTA}


def shares(outcome: Outcome, value: int) -> tuple[Share, ...]:
    """What each defender writes against the declarer.

    Args:
        outcome: what happened.
        value: v, or what the declarer's reduction shrank to.
    """
    if outcome.tricks is None:
        return ()
    if outcome.contract == Contract.BETL:
        return () if declarer_passes(outcome) else _betl_shares(outcome)
    if outcome.kontra_giver is not None:
        kind, writer = ShareKind.KONTRA, outcome.kontra_giver
    elif outcome.caller is not None:
        kind, writer = ShareKind.CALLER, outcome.caller
    else:
        return tuple(
            Share(seat, ShareKind.TRICKS, (outcome.tricks[seat], value))
            for seat in outcome.defenders
        )
    together = sum(outcome.tricks[seat] for seat in outcome.defenders)
    return (Share(writer, kind, (together, value)),)


def _betl_shares(outcome: Outcome) -> tuple[Share, ...]:
    base = HAND_BETL_SUPE if outcome.hand_game else BETL_SUPE
    refa = 2 if outcome.refa else 1
    if outcome.kontra_giver is not None:
        factors = (base, 2, outcome.kontra, refa)
        return (Share(outcome.kontra_giver, ShareKind.BETL_KONTRA, factors),)
    return tuple(Share(seat, ShareKind.BETL, (base, refa)) for seat in outcome.defenders)


def _supe(outcome: Outcome, value: int) -> Matrix:
    written = {share.writer: share.amount for share in shares(outcome, value)}
    return _matrix(written, outcome.declarer)


def _matrix(written: dict[Seat, int], declarer: Seat | None) -> Matrix:
    def row(writer: Seat) -> Three:
        amount = written.get(writer, 0)
        first, second, third = (amount if against == declarer else 0 for against in SEATS)
        return first, second, third

    return row(0), row(1), row(2)
