"""Words of the record and the acts they stand for (docs/rules/record-format.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, assert_never

from preferans_desktop.record.faults import Fault, WordError
from preferans_desktop.rules.cards import (
    Card,
    CardError,
    Suit,
    format_card,
    format_cards,
    parse_card,
)
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import (
    Accept,
    Action,
    Allow,
    Alone,
    Announce,
    Bid,
    Call,
    DeclareBetl,
    DeclareHandGame,
    DeclareSans,
    Discard,
    Follow,
    GiveBack,
    Hold,
    Kontra,
    NameSuit,
    OfferAll,
    OfferNoTrick,
    OfferTricks,
    Pass,
    PlayCard,
    Refuse,
    Rekontra,
    StayOut,
    TakeOver,
    Weaker,
)
from preferans_desktop.rules.serbian.contracts import Contract

_Value = TypeVar("_Value")

HIDDEN = "?"
"""Stands for a card, or cards, that the owner of a masked record does not see."""

CONTRACT_WORDS = {contract: contract.name.lower() for contract in Contract}
SUIT_WORDS = {suit: suit.name.lower() for suit in Suit}

_CONTRACTS = {word: contract for contract, word in CONTRACT_WORDS.items()}
_SUITS = {word: suit for suit, word in SUIT_WORDS.items()}
_NUMBERS = {str(level): level for level in range(2, 9)}
_SINGLE_WORDS: dict[str, Callable[[Seat], Action]] = {
    "dalje": Pass,
    "moje": Hold,
    "igra": DeclareHandGame,
    "betl": DeclareBetl,
    "sans": DeclareSans,
    "slabija": Weaker,
    "pratim": Follow,
    "ne_pratim": StayOut,
    "sam": Alone,
    "zovem": Call,
    "kontra": Kontra,
    "moze": Allow,
    "rekontra": Rekontra,
    "prihvatam": Accept,
    "odbijam": Refuse,
    "preuzimam": TakeOver,
    "vracam": GiveBack,
}
_WORDS_OF_SINGLES = {make: word for word, make in _SINGLE_WORDS.items()}
_NOT_PLAYED = frozenset(
    {
        "preferans",
        "subkontra",
        "mortkontra",
        "papirkontra",
        "jel_uver",
        "uver",
        "nije_uver",
        "predajem",
    }
)
"""Words that belong to switches which are not played yet."""


def format_action(action: Action) -> str:
    """An act as ``SEAT WORD [ARGUMENTS]``."""
    return f"{action.seat} {format_words(action)}"


def format_words(action: Action) -> str:
    """An act without its seat."""
    match action:
        case Bid(level=level):
            return str(level)
        case NameSuit(suit=suit):
            return f"boja {SUIT_WORDS[suit]}"
        case Discard(cards=cards):
            return f"skart {f'{HIDDEN} {HIDDEN}' if cards is None else format_cards(cards)}"
        case Announce(contract=contract):
            return f"objava {CONTRACT_WORDS[contract]}"
        case PlayCard(card=card):
            return f"karta {format_card(card)}"
        case OfferAll():
            return "ponuda sve"
        case OfferNoTrick():
            return "ponuda nemam_pad"
        case OfferTricks(count=count):
            return f"ponuda {count}"
        case (
            Pass()
            | Hold()
            | DeclareHandGame()
            | DeclareBetl()
            | DeclareSans()
            | Weaker()
            | Follow()
            | StayOut()
            | Alone()
            | Call()
            | Kontra()
            | Allow()
            | Rekontra()
            | Accept()
            | Refuse()
            | TakeOver()
            | GiveBack()
        ):
            return _WORDS_OF_SINGLES[type(action)]
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    """The act of a record text; whether the rules allow it is not asked here.

    Raises:
        WordError: it is no act.
    """
    seat_text, _, words = text.partition(" ")
    if seat_text not in {"0", "1", "2"}:
        raise WordError(Fault.NO_SPEAKER, words=text)
    return parse_words(int(seat_text), words)


def parse_words(seat: Seat, words: str) -> Action:
    """The act of a seat from its words.

    Raises:
        WordError: it is no act.
    """
    word, space, arguments = words.partition(" ")
    if not space:
        return _parse_single(seat, word)
    parse = _PARSERS.get(word)
    if parse is None:
        raise WordError(Fault.NO_WORD, words=words)
    return parse(seat, arguments)


def _parse_single(seat: Seat, word: str) -> Action:
    if word in _SINGLE_WORDS:
        return _SINGLE_WORDS[word](seat)
    if word in _NUMBERS:
        return Bid(seat, _NUMBERS[word])
    if word in _NOT_PLAYED:
        raise WordError(Fault.UNPLAYED_WORD, words=word)
    raise WordError(Fault.NO_ARGUMENT if word in _PARSERS else Fault.NO_WORD, words=word)


def _parse_suit(seat: Seat, text: str) -> Action:
    return NameSuit(seat, _looked_up(text, _SUITS))


def _parse_contract(seat: Seat, text: str) -> Action:
    return Announce(seat, _looked_up(text, _CONTRACTS))


def _looked_up(text: str, table: dict[str, _Value]) -> _Value:
    if text not in table:
        raise WordError(Fault.NO_CHOICE, words=text, allowed=", ".join(table))
    return table[text]


def _parse_discard(seat: Seat, text: str) -> Action:
    parts = text.split(" ")
    if parts == [HIDDEN, HIDDEN]:
        return Discard(seat, None)
    cards = frozenset(map(_card, parts))
    if len(parts) != 2 or len(cards) != 2:
        raise WordError(Fault.NO_DISCARD, words=text)
    return Discard(seat, cards)


def _parse_card(seat: Seat, text: str) -> Action:
    return PlayCard(seat, _card(text))


def _card(text: str) -> Card:
    try:
        return parse_card(text)
    except CardError as error:
        raise WordError(Fault.NO_CARD, words=error.text) from error


def _parse_offer(seat: Seat, text: str) -> Action:
    if text == "sve":
        return OfferAll(seat)
    if text == "nemam_pad":
        return OfferNoTrick(seat)
    if text in {"2", "3", "4"}:
        return OfferTricks(seat, int(text))
    raise WordError(Fault.NO_OFFER, words=text)


_PARSERS: dict[str, Callable[[Seat, str], Action]] = {
    "boja": _parse_suit,
    "skart": _parse_discard,
    "objava": _parse_contract,
    "karta": _parse_card,
    "ponuda": _parse_offer,
}
