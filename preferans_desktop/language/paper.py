"""The score sheet as text in columns of fixed width: three papers side by side.

Each paper has the bule in the middle, one figure under another, and left and right the running sum
of the supe written against that neighbour. A refa is a triangle, filled when its owner has played
it; the hat stands as a word, and the figures under it have no minus.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, zip_longest

from preferans_desktop.language.catalogue import say
from preferans_desktop.language.results import result_words
from preferans_desktop.rules.seats import SEATS, Seat, left_of, right_of
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.sheet import places, results

_COLUMN = 6
_PAPER = 3 * (_COLUMN + 1) + 2
_GAP = "   "
_REFA_OPEN = "△"
_REFA_PLAYED = "▲"


def score_sheet(match: Match, names: Sequence[str]) -> str:
    """The three papers, what is left to play for, results and places.

    Args:
        match: at any moment.
        names: of the players, by seat.
    """
    papers = zip_longest(*(_paper(match, names, seat) for seat in SEATS), fillvalue=" " * _PAPER)
    rows = [_GAP.join(lines).rstrip() for lines in papers]
    return "\n".join([match_title(match), "", *rows, "", *result_lines(match, names)])


def match_title(match: Match) -> str:
    """What match it is: bule, rules, refe, hands played, and what is left to play for."""
    rules = match.rules
    preset = "preset_changed" if rules.changed else f"preset_{rules.preset}"
    parts = [
        say("paper_match", bule=rules.bule, words=say(preset)),
        say("paper_refe_unlimited") if rules.refe is None else say("paper_refe", count=rules.refe),
        say("paper_hands", count=len(match.finished)),
    ]
    if not match.over:
        parts.append(say("bule_left", total=sum(match.sheet.bule)))
    return ", ".join(parts)


def _paper(match: Match, names: Sequence[str], seat: Seat) -> list[str]:
    """One paper as lines of equal length."""
    left, right = left_of(seat), right_of(seat)
    columns = (
        _supe_column(match, seat, left),
        _bule_column(match, seat),
        _supe_column(match, seat, right),
    )
    return [
        _cut(names[seat], _PAPER).center(_PAPER),
        _row((_cut(names[left], _COLUMN), say("paper_bule"), _cut(names[right], _COLUMN))),
        "┼".join(["─" * (_COLUMN + 1)] * 3),
        *(_row(cells) for cells in zip_longest(*columns, fillvalue="")),
    ]


def _row(cells: Sequence[str]) -> str:
    return "│".join(f"{cell:>{_COLUMN}} " for cell in cells)


def _cut(name: str, width: int) -> str:
    """A name that fits; signs that would upset the columns are left out."""
    name = "".join(sign for sign in name if sign.isprintable())
    return name if len(name) <= width else name[: width - 1] + "…"


def _supe_column(match: Match, writer: Seat, against: Seat) -> list[str]:
    written = (hand.changes()[1][writer][against] for hand in match.finished)
    return [str(total) for total in accumulate(filter(None, written))]


def _bule_column(match: Match, seat: Seat) -> list[str]:
    bule = match.rules.bule
    played = match.sheet.refe_written[seat] - match.sheet.refe_open[seat]
    refe = iter([_REFA_PLAYED] * played + [_REFA_OPEN] * match.sheet.refe_open[seat])
    column = [_figure(bule)]
    for hand in match.finished:
        if hand.score.refe_written:
            column.append(next(refe))
        change = hand.changes()[0][seat]
        if change:
            column += _changed(bule, bule + change)
        bule += change
    if match.sheet.bule[seat] != bule:
        column += _changed(bule, match.sheet.bule[seat])  # written off
    return column


def _changed(before: int, after: int) -> list[str]:
    """The new figure; above the one that reaches 0 or less the hat, under it no minus."""
    hat = [say("paper_hat")] if after <= 0 < before else []
    return [*hat, _figure(abs(after))]


def _figure(number: int) -> str:
    return say("paper_figure", bule=number)


def result_lines(match: Match, names: Sequence[str]) -> list[str]:
    """Places and results, the best first; while the match lasts the results so far in one line."""
    result, place = results(match.sheet), places(match.sheet)
    if not match.over:
        so_far = ", ".join(_result(names[seat], result[seat]) for seat in SEATS)
        return [say("paper_unfinished", words=so_far)]
    best_first = sorted(SEATS, key=lambda seat: place[seat])
    return [
        say("paper_place", place=place[seat], words=_result(names[seat], result[seat]))
        for seat in best_first
    ]


def _result(name: str, result: int) -> str:
    return result_words(_cut(name, _PAPER), result)
