"""The people at the table as sentences need them: a name and a grammatical gender."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Gender(Enum):
    """Grammatical gender; the value is what a form shows."""

    M = "m"
    F = "ž"


@dataclass(frozen=True, slots=True)
class Player:
    """A player.

    Attributes:
        name: as typed, in the nominative.
        gender: decides prošao or prošla.
        you: the person at this screen, whom sentences address: "ti bacaš".
    """

    name: str
    gender: Gender
    you: bool = False
