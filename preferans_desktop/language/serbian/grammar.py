"""Grammar of Serbian: cards, suits, contracts, players, numbers; in either script."""

from __future__ import annotations

from collections.abc import Sequence

from preferans_desktop.language.players import Player
from preferans_desktop.language.script import to_cyrillic
from preferans_desktop.language.serbian import names
from preferans_desktop.language.vocabulary import Vocabulary
from preferans_desktop.rules.cards import Card, Suit, rank_of, suit_of
from preferans_desktop.rules.serbian.contracts import Contract

_YOU = dict(zip(names.CASES, ("ti", "tebe", "tebi", "tebe", "ti", "tobom"), strict=True))


def _forms(text: str) -> dict[str, str]:
    return dict(zip(names.CASES, text.split(), strict=True))


def _feminine(stem: str) -> dict[str, str]:
    return _forms(" ".join(stem + ending for ending in ("a", "e", "i", "u", "o", "om")))


_SMALL_RANKS = (
    _forms("sedmica sedmice sedmici sedmicu sedmice sedmicom"),
    _forms("osmica osmice osmici osmicu osmice osmicom"),
    _forms("devetka devetke devetki devetku devetko devetkom"),
    _forms("desetka desetke desetki desetku desetko desetkom"),
)
_RANKS = {
    "zandar": _forms("žandar žandara žandaru žandara žandaru žandarom"),
    "decko": _forms("dečko dečka dečku dečka dečko dečkom"),
    "postar": _forms("poštar poštara poštaru poštara poštaru poštarom"),
    "donjak": _forms("donjak donjaka donjaku donjaka donjače donjakom"),
    "dama": _feminine("dam"),
    "gornjak": _forms("gornjak gornjaka gornjaku gornjaka gornjače gornjakom"),
    "kralj": _forms("kralj kralja kralju kralja kralju kraljem"),
    "pop": _forms("pop popa popu popa pope popom"),
    "kec": _forms("kec keca kecu keca keče kecom"),
    "as": _forms("as asa asu asa ase asom"),
}
_SUITS = {
    "pik": {
        Suit.PIK: _forms("pik pika piku pik pik pikom"),
        Suit.KARO: _forms("karo kara karu karo karo karom"),
        Suit.HERC: _forms("herc herca hercu herc herc hercom"),
        Suit.TREF: _forms("tref trefa trefu tref tref trefom"),
    },
    "list": {
        Suit.PIK: _forms("list lista listu list liste listom"),
        Suit.KARO: _feminine("bundev"),
        Suit.HERC: _forms("srce srca srcu srce srce srcem"),
        Suit.TREF: _forms("žir žira žiru žir žiru žirom"),
    },
}
_WITHOUT_TRUMP = {
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


class SerbianGrammar:
    """Serbian in Latin script, in the words of a table."""

    CASES = names.CASES
    PLURAL_FORMS = 3

    def __init__(self, vocabulary: Vocabulary) -> None:
        court = (vocabulary.jack, vocabulary.queen, vocabulary.king, vocabulary.ace)
        self._ranks = (*_SMALL_RANKS, *(_RANKS[word] for word in court))
        self._suits = _SUITS[vocabulary.suits]

    def player(self, player: Player, case: str) -> str:
        """Miru, Stevana; ti, tebe for the one addressed."""
        return _YOU[case] if player.you else names.decline(player.name, player.gender, case)

    def card(self, card: Card, case: str) -> str:
        """Damu herc, keca pik: the suit stays as it is."""
        return f"{self._ranks[rank_of(card)][case]} {self._suits[suit_of(card)]['nom']}"

    def suit(self, suit: Suit, case: str) -> str:
        """Pik, pika, piku."""
        return self._suits[suit][case]

    def contract(self, contract: Contract, case: str) -> str:
        """Herc, betla, sansu."""
        if contract in _WITHOUT_TRUMP:
            return _WITHOUT_TRUMP[contract][case]
        return self._suits[Suit[contract.name]][case]

    def number_word(self, number: int) -> str:
        """Dva, tri, up to deset; larger ones in figures."""
        return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)

    def plural_form(self, number: int) -> int:
        """0 for 1, 21, 31 (štih); 1 for 2 to 4, 22 to 24 (štiha); 2 for the others (štihova)."""
        number = abs(number)
        if number % 10 == 1 and number % 100 != 11:
            return 0
        if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
            return 1
        return 2

    def enumeration(self, parts: Sequence[str]) -> str:
        """Pik, karo i herc."""
        head, last = list(parts[:-1]), list(parts[-1:])
        return " i ".join([", ".join(head), *last] if head else last)


class CyrillicGrammar(SerbianGrammar):
    """The same in Cyrillic script; names stay in the script in which they were typed."""

    def player(self, player: Player, case: str) -> str:
        """Ти, тебе for the one addressed."""
        named = super().player(player, case)
        return to_cyrillic(named) if player.you else named

    def card(self, card: Card, case: str) -> str:
        """Даму херц."""
        return to_cyrillic(super().card(card, case))

    def suit(self, suit: Suit, case: str) -> str:
        """Пик, пика."""
        return to_cyrillic(super().suit(suit, case))

    def contract(self, contract: Contract, case: str) -> str:
        """Херц, бетла."""
        return to_cyrillic(super().contract(contract, case))

    def number_word(self, number: int) -> str:
        """Два, три."""
        return to_cyrillic(super().number_word(number))

    def enumeration(self, parts: Sequence[str]) -> str:
        """Пик, каро и херц."""
        return to_cyrillic(super().enumeration(parts))
