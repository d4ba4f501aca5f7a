"""What is kept beside a match: kinds of it, and what it belongs to."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """What is known of an act; the value is the word of the store.

    A reason is the player's own thought, a grade that of a master. Of the act that ended a hand it
    may be known how the hand compares with what a computer made of it.
    """

    REASON = "reason"
    GRADE = "grade"
    COMPARED = "compared"


Key = tuple[int, Kind]
"""The place of an act among all entries of its log, and what is known of it."""
