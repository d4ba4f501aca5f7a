"""Grammar of English: cards, suits, contracts, players, numbers."""

from __future__ import annotations

from collections.abc import Sequence

from preferans_desktop.language.players import Player
from preferans_desktop.rules.cards import Card, Suit, rank_of, suit_of
from preferans_desktop.rules.serbian.contracts import Contract

_RANKS = ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_SUITS = {
    Suit.PIK: "spades",
    Suit.KARO: "diamonds",
    Suit.HERC: "hearts",
    Suit.TREF: "clubs",
}
_WITHOUT_TRUMP = {Contract.BETL: "betl", Contract.SANS: "sans"}
_NUMBERS = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
)


class EnglishGrammar:
    """English has no cases; a card may stand with its article."""

    CASES: tuple[str, ...] = ("plain", "the")
    PLURAL_FORMS = 2

    def player(self, player: Player, _case: str) -> str:
        """Mira, you."""
        return "you" if player.you else player.name

    def card(self, card: Card, case: str) -> str:
        """Queen of hearts, the queen of hearts."""
        name = f"{_RANKS[rank_of(card)]} of {_SUITS[suit_of(card)]}"
        return f"the {name}" if case == "the" else name

    def suit(self, suit: Suit, _case: str) -> str:
        """Spades."""
        return _SUITS[suit]

    def contract(self, contract: Contract, _case: str) -> str:
        """Spades, betl."""
        if contract in _WITHOUT_TRUMP:
            return _WITHOUT_TRUMP[contract]
        return _SUITS[Suit[contract.name]]

    def number_word(self, number: int) -> str:
        """Two, three, up to ten; larger ones in figures."""
        return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)

    def plural_form(self, number: int) -> int:
        """0 for 1 (trick), 1 for all others (tricks)."""
        return int(abs(number) != 1)

    def enumeration(self, parts: Sequence[str]) -> str:
        """Spades, diamonds and hearts."""
        head, last = list(parts[:-1]), list(parts[-1:])
        return " and ".join([", ".join(head), *last] if head else last)
