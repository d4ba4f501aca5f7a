"""Taking a fall over never pays, having it taken always does (serbian.md 9)."""

from itertools import product

from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.scoring import HandKind, Outcome, score
from preferans_desktop.rules.serbian.take_over import after, settled


def outcomes():
    """Every play of seat 0 with two defenders, however it was settled."""
    ways = [(None, None, 1), (1, None, 1), (2, None, 1), (None, 1, 2), (None, 2, 4)]
    for contract, refa, (caller, giver, kontra) in product(Contract, (False, True), ways):
        for first, second in product(range(6), range(6)):
            if first + second <= 5:
                yield Outcome(
                    HandKind.PLAYED,
                    0,
                    contract,
                    refa=refa,
                    kontra=kontra,
                    defenders=(1, 2),
                    caller=caller,
                    kontra_giver=giver,
                    tricks=(10 - first - second, first, second),
                )


def result(bule, supe, seat) -> int:
    return 10 * bule[seat] + sum(supe[other][seat] for other in SEATS) - sum(supe[seat])


def test_the_taker_loses_and_the_fallen_gains() -> None:
    seen = 0
    for outcome in outcomes():
        written = score(outcome, 180, refe_allowed=True)
        for pair in after(outcome, written).pairs:
            seen += 1
            before, taken = settled(written, None), settled(written, pair)
            assert result(*taken, pair.taker) > result(*before, pair.taker)
            assert result(*taken, pair.fallen) < result(*before, pair.fallen)
            third = set(SEATS) - {pair.taker, pair.fallen}
            assert all(result(*taken, seat) == result(*before, seat) for seat in third)
    assert seen > 100
