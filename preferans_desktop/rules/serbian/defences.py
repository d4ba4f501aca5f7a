"""What a hand would have brought with another defence, from tricks that are given."""

from __future__ import annotations

from dataclasses import replace

from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.match import FinishedHand
from preferans_desktop.rules.serbian.play import TRICKS_IN_HAND, Ended
from preferans_desktop.rules.serbian.scoring import HandKind, Outcome, Score, Three, score


def alone(played: FinishedHand, seat: Seat, tricks: int) -> Outcome:
    """One defender follows alone; the declarer has so many tricks."""
    return _played(played, (seat,), _tricks(played, seat, tricks))


def calling(played: FinishedHand, seat: Seat, tricks: int) -> Outcome:
    """One defender calls the other and answers for both."""
    return replace(_both(played, seat, tricks), caller=seat)


def under_kontra(played: FinishedHand, seat: Seat, tricks: int) -> Outcome:
    """One defender gives kontra and carries everything; nothing is said after it."""
    return replace(_both(played, seat, tricks), kontra=2, kontra_giver=seat)


def scored(outcome: Outcome, bule_before: int) -> Score:
    """What that would have written, with so many bule to play for before the hand."""
    return score(outcome, bule_before, refe_allowed=False)


def _both(played: FinishedHand, seat: Seat, tricks: int) -> Outcome:
    others = tuple(each for each in SEATS if each != played.outcome.declarer)
    return _played(played, others, _tricks(played, seat, tricks))


def _tricks(played: FinishedHand, seat: Seat, tricks: int) -> Three:
    """The rest of the tricks is written for one defender."""
    counted = [0, 0, 0]
    if played.outcome.declarer is not None:
        counted[played.outcome.declarer] = tricks
    counted[seat] = TRICKS_IN_HAND - tricks
    return counted[0], counted[1], counted[2]


def _played(played: FinishedHand, defenders: tuple[Seat, ...], tricks: Three) -> Outcome:
    old = played.outcome
    return Outcome(
        kind=HandKind.PLAYED,
        declarer=old.declarer,
        contract=old.contract,
        hand_game=old.hand_game,
        refa=old.refa,
        defenders=defenders,
        tricks=tricks,
        ended=Ended.ALL_TRICKS,
    )
