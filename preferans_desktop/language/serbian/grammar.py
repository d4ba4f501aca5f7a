"""Grammar of Serbian in Latin script: cards, suits, contracts, players, numbers."""

from __future__ import annotations

from collections.abc import Sequence

from preferans_desktop.language.players import Player
from preferans_desktop.language.serbian import names
from preferans_desktop.rules.cards import Card, Suit, rank_of, suit_of
from preferans_desktop.rules.serbian.contracts import Contract

CASES = names.CASES
PLURAL_FORMS = 3

_YOU = dict(zip(CASES, ("ti", "tebe", "tebi", "tebe", "ti", "tobom"), strict=True))


def _forms(text: str) -> dict[str, str]:
    return dict(zip(CASES, text.split(), strict=True))


def _feminine(stem: str) -> dict[str, str]:
    return _forms(" ".join(stem + ending for ending in ("a", "e", "i", "u", "o", "om")))


_RANKS = (
    _forms("sedmica sedmice sedmici sedmicu sedmice sedmicom"),
    _forms("osmica osmice osmici osmicu osmice osmicom"),
    _forms("devetka devetke devetki devetku devetko devetkom"),
    _forms("desetka desetke desetki desetku desetko desetkom"),
    _forms("žandar žandara žandaru žandara žandaru žandarom"),
    _forms("dama dame dami damu damo damom"),
    _forms("kralj kralja kralju kralja kralju kraljem"),
    _forms("kec keca kecu keca keče kecom"),
)
_SUITS = {
    Suit.PIK: _forms("pik pika piku pik pik pikom"),
    Suit.KARO: _forms("karo kara karu karo karo karom"),
    Suit.HERC: _forms("herc herca hercu herc herc hercom"),
    Suit.TREF: _forms("tref trefa trefu tref tref trefom"),
}
_CONTRACTS = {
    Contract.PIK: _SUITS[Suit.PIK],
    Contract.KARO: _SUITS[Suit.KARO],
    Contract.HERC: _SUITS[Suit.HERC],
    Contract.TREF: _SUITS[Suit.TREF],
    Contract.BETL: _forms("betl betla betlu betl betl betlom"),
    Contract.SANS: _forms("sans sansa sansu sans sans sansom"),
}
_NUMBERS = (
    "nula",
    "jedan",
    "dva",
    "tri",
    "četiri",
    "pet",
    "šest",
    "sedam",
    "osam",
    "devet",
    "deset",
)


def player(player: Player, case: str) -> str:
    """Miru, Stevana; ti, tebe for the one addressed."""
    return _YOU[case] if player.you else names.decline(player.name, player.gender, case)


def card(card: Card, case: str) -> str:
    """Damu herc, keca pik: the suit stays as it is."""
    return f"{_RANKS[rank_of(card)][case]} {_SUITS[suit_of(card)]['nom']}"


def suit(suit: Suit, case: str) -> str:
    """Pik, pika, piku."""
    return _SUITS[suit][case]


def contract(contract: Contract, case: str) -> str:
    """Herc, betla, sansu."""
    return _CONTRACTS[contract][case]


def number_word(number: int) -> str:
    """Dva, tri, up to deset; larger ones in figures."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def plural_form(number: int) -> int:
    """0 for 1, 21, 31 (štih); 1 for 2 to 4, 22 to 24 (štiha); 2 for the others (štihova)."""
    number = abs(number)
    if number % 10 == 1 and number % 100 != 11:
        return 0
    if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
        return 1
    return 2


def enumeration(parts: Sequence[str]) -> str:
    """Pik, karo i herc."""
    head, last = list(parts[:-1]), list(parts[-1:])
    return " i ".join([", ".join(head), *last] if head else last)
