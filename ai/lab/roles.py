"""What part each seat had in a finished hand."""

from __future__ import annotations

from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.match import FinishedHand
from preferans_desktop.rules.serbian.scoring import HandKind

DECLARER = "declarer"
NOT_FOLLOWED = "declarer, not followed"
KONTRA_GIVER = "kontra giver"
SOLE_FOLLOWER = "sole follower"
ONE_OF_TWO = "one of two followers"
CALLER = "caller"
CALLED = "called"
STAYED_OUT = "stayed out"
ALL_PASSED = "all passed"

ROLES = (
    DECLARER,
    NOT_FOLLOWED,
    SOLE_FOLLOWER,
    ONE_OF_TWO,
    CALLER,
    CALLED,
    KONTRA_GIVER,
    "partner of kontra giver",
    "betl defender",
    STAYED_OUT,
    ALL_PASSED,
)


def role_of(finished: FinishedHand, seat: Seat) -> str:
    """One of `ROLES`."""
    outcome = finished.outcome
    if outcome.kind == HandKind.ALL_PASS:
        return ALL_PASSED
    if seat == outcome.declarer:
        return DECLARER if outcome.kind == HandKind.PLAYED else NOT_FOLLOWED
    if seat not in outcome.defenders:
        return STAYED_OUT
    if outcome.kontra_giver is not None:
        return KONTRA_GIVER if seat == outcome.kontra_giver else "partner of kontra giver"
    if outcome.contract == Contract.BETL:
        return "betl defender"
    if outcome.caller is not None:
        return CALLER if seat == outcome.caller else CALLED
    return SOLE_FOLLOWER if len(outcome.defenders) == 1 else ONE_OF_TWO


def passed(finished: FinishedHand, seat: Seat) -> bool:
    """Whether the seat did not fall by the rules, take-overs aside."""
    return seat not in finished.score.fell
