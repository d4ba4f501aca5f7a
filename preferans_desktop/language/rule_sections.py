"""The sections of the rules, as sentences and links name them."""

from __future__ import annotations

from enum import Enum


class Section(Enum):
    """A section; the value is its key, the same in every language.

    The number is that of the chapter, which is the one of docs/rules/serbian.md.
    """

    PLAYERS = "players"
    SETTINGS = "settings"
    CONTRACTS = "contracts"
    BIDDING = "bidding"
    HAND_GAMES = "hand_games"
    TALON = "talon"
    FOLLOWING = "following"
    KONTRA = "kontra"
    PIK = "pik"
    LEAD = "lead"
    CARDS = "cards"
    BETL = "betl"
    OFFERS = "offers"
    PASSING = "passing"
    SUPE = "supe"
    TAKE_OVER = "take_over"
    REFE = "refe"
    END = "end"
    WRITE_OFF = "write_off"
    SIGHT = "sight"
    WORDS = "words"

    @property
    def chapter(self) -> int:
        """Number of its chapter."""
        return _CHAPTERS[self]


_CHAPTERS = {
    Section.PLAYERS: 1,
    Section.SETTINGS: 2,
    Section.CONTRACTS: 3,
    Section.BIDDING: 4,
    Section.HAND_GAMES: 5,
    Section.TALON: 6,
    Section.FOLLOWING: 7,
    Section.KONTRA: 7,
    Section.PIK: 7,
    Section.LEAD: 8,
    Section.CARDS: 8,
    Section.BETL: 8,
    Section.OFFERS: 8,
    Section.PASSING: 9,
    Section.SUPE: 9,
    Section.TAKE_OVER: 9,
    Section.REFE: 10,
    Section.END: 11,
    Section.WRITE_OFF: 11,
    Section.SIGHT: 12,
    Section.WORDS: 13,
}
