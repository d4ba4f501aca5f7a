"""A match on the lab's table: the match and its log side by side, never changed in place."""

from __future__ import annotations

from dataclasses import dataclass, replace

from preferans_desktop.record.document import document_of
from preferans_desktop.record.replaying import record_of_log
from preferans_desktop.rules.dealing import Deal
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian import masking
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.log import Dealt, Log
from preferans_desktop.rules.serbian.match import FinishedHand, Match
from preferans_desktop.rules.serbian.scoring import Three
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.rules.serbian.sheet import Sheet
from preferans_desktop.rules.serbian.view import PlayerView

NAMES = ("0", "1", "2")


@dataclass(frozen=True, slots=True)
class Table:
    """A match and how it came about."""

    match: Match
    log: Log

    def dealt(self, deal: Deal) -> Table:
        """The table with the next hand dealt."""
        log = replace(self.log, entries=(*self.log.entries, Dealt(deal)))
        return Table(matches.deal(self.match, deal), log)

    def after(self, action: Action) -> Table:
        """The table after an act.

        Raises:
            RuleViolation: the act is not allowed.
        """
        match = matches.apply(self.match, action)
        return Table(match, replace(self.log, entries=(*self.log.entries, action)))

    def view(self, seat: Seat) -> PlayerView:
        """What a seat sees."""
        return masking.view_of(self.match, seat)

    def record(self, seat: Seat) -> dict[str, object]:
        """The JSON document of the match as a seat sees it (record-format.md)."""
        masked = masking.masked_log(self.log, self.match, seat)
        return document_of(record_of_log(masked, NAMES, seen_by=seat))

    @property
    def last(self) -> FinishedHand:
        """The hand finished last."""
        return self.match.finished[-1]


def empty_table(rules: Rules, dealer: Seat) -> Table:
    """A table before its first deal."""
    return Table(matches.start(rules, dealer), Log(rules, dealer))


def result_thirds(sheet: Sheet) -> Three:
    """Thirds of the results if the match were written off exactly here; they add up to 0.

    A result is 10 x bule - a third of 10 x the sum of bule + supe against - supe written
    (serbian.md 11), without the rounding of a real write-off.
    """
    third = 10 * sum(sheet.bule)
    first, second, last = (
        3 * (10 * sheet.bule[seat] - sum(sheet.supe[seat]))
        + 3 * sum(sheet.supe[other][seat] for other in SEATS)
        - third
        for seat in SEATS
    )
    return first, second, last


def won_thirds(before: Table, after: Table) -> Three:
    """Thirds of the points each seat has won between two moments; a lower result is points won."""
    old, new = result_thirds(before.match.sheet), result_thirds(after.match.sheet)
    return old[0] - new[0], old[1] - new[1], old[2] - new[2]
