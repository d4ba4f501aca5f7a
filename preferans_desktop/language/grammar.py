"""What a language must know beside its table of templates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from preferans_desktop.language.players import Player
from preferans_desktop.rules.cards import Card, Suit
from preferans_desktop.rules.serbian.contracts import Contract


class Grammar(Protocol):
    """Grammar of one language.

    Templates name cases of `CASES` only; that is checked when they are parsed.
    """

    CASES: tuple[str, ...]
    """Names of the cases, the one that needs no mark in a template first."""
    PLURAL_FORMS: int
    """How many forms a counted word has."""

    def player(self, player: Player, case: str) -> str:
        """A player's name, or the pronoun for the one addressed."""

    def card(self, card: Card, case: str) -> str:
        """A card, such as dama herc."""

    def suit(self, suit: Suit, case: str) -> str:
        """A suit."""

    def contract(self, contract: Contract, case: str) -> str:
        """A contract."""

    def number_word(self, number: int) -> str:
        """A number as a word, a large one in figures."""

    def plural_form(self, number: int) -> int:
        """Which of the forms of a counted word goes with this number, from 0."""

    def enumeration(self, parts: Sequence[str]) -> str:
        """Several things in a row: a, b and c."""
