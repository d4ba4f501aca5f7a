"""What is kept of a thought besides its words."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """Whose thought it is; the value is the word of the store."""

    REASON = "reason"
    GRADE = "grade"


Key = tuple[int, Kind]
"""The place of an act among all entries of its log, and whose thought about it."""
