"""What the list says of a match: who, how far, when, and how it stands."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass

from preferans_desktop.host.storage.matches import Kept
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.results import result_words
from preferans_desktop.record.errors import one_line
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.sheet import places, results
from preferans_desktop.ui.people import OWN, players_of
from preferans_desktop.ui.turn import Players


@dataclass(frozen=True, slots=True)
class Line:
    """A match of the list.

    Attributes:
        kept: what the store tells without its log.
        match: how it stands, None while that is not known.
        damaged: it cannot be opened.
        here: it is at the table.
    """

    kept: Kept
    match: Match | None = None
    damaged: bool = False
    here: bool = False

    @property
    def over(self) -> bool:
        """Whether there is nothing left to play in it."""
        return self.kept.finished if self.match is None else self.match.over


@dataclass(frozen=True, slots=True)
class Row:
    """The words of a match: its players, its state in a word, and the rest in one line."""

    heading: str
    state: str
    more: str


def row_of(line: Line) -> Row:
    """The words of a match."""
    when = _when(line.kept.created)
    header = line.kept.header
    if header is None:
        return Row(when, say("matches_damaged"), "")
    players = players_of(header.players)
    names = ", ".join(player.name for player in players)
    parts = [when, *_kind(line), *_standing(line.match, players)]
    return Row(names, _state(line), " · ".join(parts))


def _when(created: str) -> str:
    """Day and time on the clock of this computer."""
    try:
        moment = dt.datetime.fromisoformat(created).astimezone()
    except (ValueError, OverflowError):  # the year 1, where the clock is behind
        return one_line(created)
    day = say("page_date", count=moment.month, place=moment.day, total=moment.year)
    return say("matches_when", words=day, name=f"{moment:%H:%M}")


def _state(line: Line) -> str:
    if line.damaged:
        return say("matches_damaged")
    if line.here:
        return say("matches_here")
    if line.match is not None and line.match.was_written_off:
        return say("matches_written_off")
    return say("matches_over" if line.over else "matches_in_progress")


def _kind(line: Line) -> Iterator[str]:
    header = line.kept.header
    if header is None:
        return
    if header.training:
        yield say("matches_training")
    if OWN in header.computers:
        yield say("matches_watched")


def _standing(match: Match | None, players: Players) -> Iterator[str]:
    """How far it has come, and what stands on the papers."""
    if match is None:
        return
    if match.over:
        result = results(match.sheet)
        told = (result_words(players[seat].name, result[seat]) for seat in _by_place(match))
        yield ", ".join(told)
        return
    hand = len(match.finished) + (match.hand is not None)
    if not hand:
        yield say("matches_not_dealt")
        return
    yield say("matches_hand", count=hand)
    bule = (
        say("matches_bule_of", name=players[seat].name, bule=match.sheet.bule[seat])
        for seat in SEATS
    )
    yield say("matches_bule", words=", ".join(bule))


def _by_place(match: Match) -> list[Seat]:
    place = places(match.sheet)
    return sorted(SEATS, key=lambda seat: place[seat])
