"""Cards, suits and sets of cards, with their record text (docs/rules/record-format.md)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import NewType

Card = NewType("Card", int)
"""A card as suit * 8 + rank, 0 to 31; rank 0 is the seven, 7 the ace."""


class Suit(IntEnum):
    """The four suits, weakest first as in the bidding (serbian.md 3)."""

    PIK = 0
    KARO = 1
    HERC = 2
    TREF = 3


SUIT_LETTERS = {Suit.PIK: "S", Suit.KARO: "D", Suit.HERC: "H", Suit.TREF: "C"}
SUIT_SYMBOLS = {Suit.PIK: "♠", Suit.KARO: "♦", Suit.HERC: "♥", Suit.TREF: "♣"}
RANK_LETTERS = "789TJQKA"
ALL_CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(32))

_SUITS = tuple(Suit)
_TEXT = tuple(SUIT_LETTERS[suit] + rank for suit in Suit for rank in RANK_LETTERS)
_CARDS = {text: Card(number) for number, text in enumerate(_TEXT)}


class CardError(ValueError):
    """A text that names no card, or one that stands twice; the message says which.

    Attributes:
        text: the part at fault.
        twice: whether it is a card, but stands there twice.
    """

    def __init__(self, text: str, *, twice: bool = False) -> None:
        super().__init__(f"{text} stands twice" if twice else f"{text!r} is not a card")
        self.text = text
        self.twice = twice


def suit_of(card: Card) -> Suit:
    """Suit of a card."""
    return _SUITS[card >> 3]


def rank_of(card: Card) -> int:
    """Rank of a card, 0 (seven) to 7 (ace)."""
    return card & 7


def format_card(card: Card) -> str:
    """Record text of a card, such as ``HT`` for the ten of herc."""
    return _TEXT[card]


def parse_card(text: str) -> Card:
    """Card of a record text.

    Raises:
        CardError: the text names no card.
    """
    card = _CARDS.get(text)
    if card is None:
        raise CardError(text)
    return card


def format_cards(cards: Iterable[Card]) -> str:
    """Record text of several cards, suit by suit, one space between."""
    return " ".join(_TEXT[card] for card in sorted(cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards of a record text with exactly one space between them.

    Raises:
        CardError: a part names no card, or a card stands twice.
    """
    cards = tuple(parse_card(part) for part in text.split(" "))
    for position, card in enumerate(cards):
        if card in cards[:position]:
            raise CardError(format_card(card), twice=True)
    return cards
