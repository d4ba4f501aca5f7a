"""What a reason names, as JSON and back (docs/rules/record-format.md, engine)."""

from __future__ import annotations

from typing import TypeGuard

from preferans_desktop.record.text import CONTRACT_WORDS, SUIT_WORDS
from preferans_desktop.rules.cards import Card, Suit, format_card, parse_card
from preferans_desktop.rules.serbian.contracts import Contract

_SUITS = {word: suit for suit, word in SUIT_WORDS.items()}
_CONTRACTS = {word: contract for contract, word in CONTRACT_WORDS.items()}
_IN_WORDS = frozenset({"card", "suit", "contract"})


def format_parameter(name: str, value: object) -> str | float:
    """A parameter as JSON: cards, suits and contracts in record words, all others are numbers.

    Raises:
        ValueError: the value does not suit the name.
    """
    if name == "card" and isinstance(value, int):
        return format_card(Card(value))
    if isinstance(value, Suit):
        return SUIT_WORDS[value]
    if isinstance(value, Contract):
        return CONTRACT_WORDS[value]
    if is_number(value):
        return value
    raise _unsuitable(name, value)


def parse_parameter(name: str, told: object) -> object:
    """The value of a parameter that was told as JSON.

    Raises:
        ValueError: it does not suit the name.
    """
    match name, told:
        case "card", str():
            return parse_card(told)
        case "suit", str() if told in _SUITS:
            return _SUITS[told]
        case "contract", str() if told in _CONTRACTS:
            return _CONTRACTS[told]
    if name in _IN_WORDS or not is_number(told):
        raise _unsuitable(name, told)
    return told


def _unsuitable(name: str, value: object) -> ValueError:
    return ValueError(f"{name} cannot be {value!r}")


def is_number(value: object) -> TypeGuard[float]:
    """Whether a value is a number, of which true and false are none."""
    return isinstance(value, int | float) and not isinstance(value, bool)
