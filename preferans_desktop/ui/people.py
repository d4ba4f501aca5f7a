"""Who sits at the table, for sentences and for the form of a new match."""

from __future__ import annotations

from typing import cast

from preferans_desktop.host.header import LEVELS, Participant, Participants
from preferans_desktop.language.catalogue import say, spellings
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.rules.seats import Seat
from preferans_desktop.ui.turn import Players

OWN: Seat = 0
"""The seat at the bottom of the screen."""
PLACES = ("you", "right", "left")
"""Where the seats are, as the catalogue names them."""
DEFAULT_GENDERS = (Gender.M, Gender.M, Gender.F)
DEFAULT_LEVEL = LEVELS[1]


def default_names() -> tuple[str, str, str]:
    """Names to begin with, by seat."""
    return say("default_name_you"), say("default_name_right"), say("default_name_left")


def default_participants(*, person: bool) -> Participants:
    """Who plays where nobody was asked.

    Args:
        person: a person plays the seat at the bottom; else the program plays all three.
    """
    people = list(zip(default_names(), DEFAULT_GENDERS, strict=True))
    if not person:
        people[OWN] = (say("default_name_watched"), Gender.F)
    players = tuple(
        Participant(name, gender, None if person and seat == OWN else DEFAULT_LEVEL)
        for seat, (name, gender) in enumerate(people)
    )
    return cast("Participants", players)


def players_of(people: Participants) -> Players:
    """The people of a match for sentences."""
    first, second, third = (
        Player(name_in_use(each.name, seat), each.gender, you=seat == OWN and not each.level)
        for seat, each in enumerate(people)
    )
    return first, second, third


def name_in_use(name: str, seat: Seat) -> str:
    """A name as it is shown: as it was typed, but one that the program gave is its word."""
    keys = [f"default_name_{PLACES[seat]}"]
    if seat == OWN:
        keys.append("default_name_watched")
    if name in map(say, keys):
        return name  # as most often; the other languages need not be looked at
    return next((say(key) for key in keys if name in spellings(key)), name)
