"""The templates of sentences: a small syntax, parsed once, and filled with typed parameters.

A placeholder stands in braces and begins with the name of its parameter:

    {who}                      the parameter itself
    {Who}                      the same with a capital letter, at the beginning of a sentence
    {card:acc}                 in a grammatical case
    {change:+} {level:word}    a number with its sign, a number as a word
    {who.prošao|prošla}        by the gender of the player: m, ž
    {who!baca|bacaš}           of others, and to the person at the screen
    {count#štih|štiha|štihova} by the plural of the language (the number itself is not written)

The type of a parameter follows from its name, in every template the same (`PARAMETERS`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import TypeGuard

from preferans_desktop.language.grammar import Grammar
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.rules.cards import ALL_CARDS, Card, Suit
from preferans_desktop.rules.errors import PreferansError
from preferans_desktop.rules.serbian.contracts import Contract

Value = Player | Suit | Contract | int | str | Collection[Card]
"""What a parameter may be; a card is an int."""


class CatalogueError(PreferansError):
    """A sentence that cannot be made: unknown key, wrong parameter, or a broken template."""


class Kind(Enum):
    """Types of parameters."""

    PLAYER = "player"
    CARD = "card"
    CARDS = "cards"
    SUIT = "suit"
    CONTRACT = "contract"
    NUMBER = "number"
    TEXT = "text"


PARAMETERS: Mapping[str, Kind] = MappingProxyType(
    {
        "who": Kind.PLAYER,
        "whom": Kind.PLAYER,
        "card": Kind.CARD,
        "cards": Kind.CARDS,
        "suit": Kind.SUIT,
        "trump": Kind.SUIT,
        "contract": Kind.CONTRACT,
        "level": Kind.NUMBER,
        "count": Kind.NUMBER,
        "total": Kind.NUMBER,
        "value": Kind.NUMBER,
        "change": Kind.NUMBER,
        "bule": Kind.NUMBER,
        "supe": Kind.NUMBER,
        "tricks": Kind.NUMBER,
        "place": Kind.NUMBER,
        "chance": Kind.NUMBER,
        "name": Kind.TEXT,
        "words": Kind.TEXT,
        "problem": Kind.TEXT,
        "path": Kind.TEXT,
    }
)
"""The type of every parameter, by its name."""

_MARKS = {Kind.PLAYER: ":.!", Kind.NUMBER: ":#", Kind.TEXT: ""}
_PLACEHOLDER = re.compile(r"\{(\w+)(?:([:.!#])([^{}]+))?\}")
_SIGNED = "+"
_WORD = "word"


@dataclass(frozen=True, slots=True)
class _Placeholder:
    name: str
    capital: bool
    mark: str
    forms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Template:
    """A parsed template.

    Attributes:
        text: as written in the table.
        parameters: names of its parameters.
    """

    text: str
    parameters: frozenset[str]
    _parts: tuple[str | _Placeholder, ...]

    def fill(self, grammar: Grammar, values: Mapping[str, object]) -> str:
        """The sentence with these values.

        Raises:
            CatalogueError: a parameter is missing, not wanted, or of the wrong type.
        """
        if values.keys() != self.parameters:
            raise CatalogueError(
                f"{self.text!r} wants {_listed(self.parameters)}, given {_listed(values)}"
            )
        fitting: dict[str, Value] = {}
        for name, value in values.items():
            if not _fits(value, PARAMETERS[name]):
                raise CatalogueError(f"{self.text!r}: {value!r} is not a {PARAMETERS[name].value}")
            fitting[name] = value
        return "".join(
            part if isinstance(part, str) else _written(part, grammar, fitting[part.name])
            for part in self._parts
        )


def parse(text: str, grammar: Grammar) -> Template:
    """The template of a text.

    Raises:
        CatalogueError: braces that are no placeholder, an unknown parameter, a mark that does not
            suit its type, or a wrong number of forms.
    """
    parts: list[str | _Placeholder] = []
    end = 0
    for found in _PLACEHOLDER.finditer(text):
        parts += [text[end : found.start()], _placeholder(text, found, grammar)]
        end = found.end()
    parts.append(text[end:])
    if any(brace in part for part in parts if isinstance(part, str) for brace in "{}"):
        raise CatalogueError(f"{text!r}: a brace that belongs to no placeholder")
    names = frozenset(part.name for part in parts if isinstance(part, _Placeholder))
    return Template(text, names, tuple(part for part in parts if part))


def _placeholder(text: str, found: re.Match[str], grammar: Grammar) -> _Placeholder:
    written, mark, forms = found[1], found[2] or "", tuple((found[3] or "").split("|"))
    name = written[0].lower() + written[1:]
    kind = PARAMETERS.get(name)
    if kind is None:
        raise CatalogueError(f"{text!r}: unknown parameter {name!r}")
    if mark not in _MARKS.get(kind, ":"):
        raise CatalogueError(f"{text!r}: {mark!r} does not suit {name!r}")
    if mark == ":" and forms[0] not in _forms_after_colon(kind, grammar):
        raise CatalogueError(f"{text!r}: {forms[0]!r} is no form of {name!r}")
    wanted = {":": 1, "": 1, "#": grammar.PLURAL_FORMS}.get(mark, 2)
    if len(forms) != wanted:
        raise CatalogueError(f"{text!r}: {name!r} wants {wanted} forms after {mark!r}")
    return _Placeholder(name, written[0].isupper(), mark, forms)


def _forms_after_colon(kind: Kind, grammar: Grammar) -> tuple[str, ...]:
    return (_SIGNED, _WORD) if kind == Kind.NUMBER else grammar.CASES


def _fits(value: object, kind: Kind) -> TypeGuard[Value]:
    match kind:
        case Kind.PLAYER:
            return isinstance(value, Player)
        case Kind.SUIT:
            return isinstance(value, Suit)
        case Kind.CONTRACT:
            return isinstance(value, Contract)
        case Kind.TEXT:
            return isinstance(value, str)
        case Kind.CARDS:
            return (
                isinstance(value, Collection)
                and not isinstance(value, str)
                and all(_fits(card, Kind.CARD) for card in value)
            )
        case Kind.CARD:
            return type(value) is int and value in ALL_CARDS
        case Kind.NUMBER:
            return type(value) is int


def _written(part: _Placeholder, grammar: Grammar, value: Value) -> str:
    result = _chosen(part, grammar, value)
    return capitalised(result) if part.capital else result


def _chosen(part: _Placeholder, grammar: Grammar, value: Value) -> str:
    if isinstance(value, Player):
        if part.mark == ".":
            return part.forms[value.gender is Gender.F]
        if part.mark == "!":
            return part.forms[value.you]
    if part.mark == "#" and isinstance(value, int):
        return part.forms[grammar.plural_form(value)]
    return _named(PARAMETERS[part.name], part.forms[0] or grammar.CASES[0], grammar, value)


def _named(kind: Kind, form: str, grammar: Grammar, value: Value) -> str:
    match value:
        case str():
            return value
        case Player():
            return grammar.player(value, form)
        case Suit():
            return grammar.suit(value, form)
        case Contract():
            return grammar.contract(value, form)
        case int() if kind == Kind.CARD:
            return grammar.card(Card(value), form)
        case int():
            return _number(value, form, grammar)
        case _:
            return grammar.enumeration([grammar.card(card, form) for card in sorted(value)])


def _number(number: int, form: str, grammar: Grammar) -> str:
    if form == _WORD:
        return grammar.number_word(number)
    sign = "−" if number < 0 else "+" if form == _SIGNED and number > 0 else ""
    return f"{sign}{abs(number)}"


def capitalised(text: str) -> str:
    """The text with its first letter big."""
    return text[:1].upper() + text[1:]


def _listed(names: Collection[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
