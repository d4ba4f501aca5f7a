"""The sounds of the table, by the names of their files."""

from __future__ import annotations

from enum import Enum


class Sound(Enum):
    """What can be heard."""

    PACKET = "packet"
    TURN = "turn"
    CARD = "card"
    TRICK = "trick"
    KNOCK = "knock"
    HAND = "hand"
    MATCH = "match"
