"""The paper: bule, supe and refe; results, places and the write-off (serbian.md 9 to 11)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from preferans_desktop.rules.seats import SEATS, Seat, from_seat
from preferans_desktop.rules.serbian.scoring import NO_SUPE, NOTHING, Matrix, Three
from preferans_desktop.rules.serbian.settings import Rules


@dataclass(frozen=True, slots=True)
class Sheet:
    """The three papers.

    Attributes:
        bule: of each seat.
        supe: supe[i][j] is what i wrote against j.
        refe_written: refe ever written to each seat.
        refe_open: of those, not yet played.
    """

    bule: Three
    supe: Matrix = NO_SUPE
    refe_written: Three = NOTHING
    refe_open: Three = NOTHING


def first_sheet(rules: Rules) -> Sheet:
    """The paper before the first hand."""
    return Sheet((rules.bule,) * 3)


def add(first: Three, second: Three, sign: int = 1) -> Three:
    """Seat by seat sum, or difference with sign -1."""
    return (
        first[0] + sign * second[0],
        first[1] + sign * second[1],
        first[2] + sign * second[2],
    )


def add_changes(sheet: Sheet, bule: Three, supe: Matrix, sign: int = 1) -> Sheet:
    """The paper with changes of bule and supe written, or taken back with sign -1."""
    first, second, third = (add(old, new, sign) for old, new in zip(sheet.supe, supe, strict=True))
    return replace(sheet, bule=add(sheet.bule, bule, sign), supe=(first, second, third))


def refe_allowed(sheet: Sheet, rules: Rules) -> bool:
    """Whether a refa can be written now: nobody below 0, and some left (serbian.md 10)."""
    spent = rules.refe is not None and max(sheet.refe_written) >= rules.refe
    return min(sheet.bule) >= 0 and not spent


def write_refe(sheet: Sheet) -> Sheet:
    """The paper with one refa more for everybody."""
    one: Three = (1, 1, 1)
    return replace(
        sheet,
        refe_written=add(sheet.refe_written, one),
        refe_open=add(sheet.refe_open, one),
    )


def play_refa(sheet: Sheet, declarer: Seat) -> Sheet:
    """The paper with one open refa of the declarer marked as played."""
    played = tuple(int(seat == declarer) for seat in SEATS)
    return replace(sheet, refe_open=add(sheet.refe_open, (played[0], played[1], played[2]), -1))


def results(sheet: Sheet) -> Three:
    """Result of each seat: supe against him - supe he wrote + 10 x bule; lower is better."""
    first, second, third = (
        sum(sheet.supe[other][seat] for other in SEATS)
        - sum(sheet.supe[seat])
        + 10 * sheet.bule[seat]
        for seat in SEATS
    )
    return first, second, third


def places(sheet: Sheet) -> Three:
    """Place of each seat, 1 to 3, never shared (serbian.md 11)."""
    result = results(sheet)
    levels = [(result[seat], sheet.bule[seat]) for seat in SEATS]

    def key(seat: Seat) -> tuple[int, int, int, int, Seat]:
        level = [other for other in SEATS if levels[other] == levels[seat]]
        against = 0
        if len(level) == 2:
            rival = level[0] if level[1] == seat else level[1]
            against = sheet.supe[seat][rival]
        return (*levels[seat], -against, -sum(sheet.supe[seat]), seat)

    order = sorted(SEATS, key=key)
    return (order.index(0) + 1, order.index(1) + 1, order.index(2) + 1)


def thirds(bule_sum: int) -> tuple[int, int]:
    """What a write-off takes off everybody, and the remainder that is left for the worst."""
    return divmod(bule_sum, 3)


def written_off(sheet: Sheet, forehand: Seat) -> Sheet:
    """The paper after a write-off: a third of the sum off each (serbian.md 11).

    A remainder of 1 or 2 comes off those with the most bule; ties go to the worse result, then to
    the earlier from `forehand`, the forehand of the next hand.
    """
    third, remainder = thirds(sum(sheet.bule))
    result = results(sheet)
    worst_first = sorted(from_seat(forehand), key=lambda seat: (-sheet.bule[seat], -result[seat]))
    off = [third + (seat in worst_first[:remainder]) for seat in SEATS]
    return replace(sheet, bule=add(sheet.bule, (off[0], off[1], off[2]), -1))
