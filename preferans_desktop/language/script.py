"""Serbian in its two scripts: Cyrillic made from Latin, and Latin from Cyrillic.

The Latin letters lj, nj and dž are one letter each in Cyrillic, except in words where two parts
meet there (nadživeti) and in some foreign ones (injekcija). Words that are not written in Serbian
letters stay as they are, and so do the names of keys.
"""

from __future__ import annotations

import re

_SINGLE_LATIN = "abvgdđežzijklmnoprstćufhcčš"
_SINGLE_CYRILLIC = "абвгдђежзијклмнопрстћуфхцчш"
_DOUBLE = {"lj": "љ", "nj": "њ", "dž": "џ"}
_TO_CYRILLIC = dict(zip(_SINGLE_LATIN, _SINGLE_CYRILLIC, strict=True)) | _DOUBLE
_TO_LATIN = {cyrillic: latin for latin, cyrillic in _TO_CYRILLIC.items()}

KEPT = frozenset(
    {
        *("Alt", "Ctrl", "Enter", "Esc", "Shift", "Tab"),
        *("BOM", "JSON", "MB", "PDF", "UTF"),
        *("English", "true", "false", "unlimited"),
    }
)
"""Words that stand on keys, files or in another language, the same in both scripts."""
APART = {
    "anjon": "анјон",
    "injekc": "инјекц",
    "injekt": "инјект",
    "injunkc": "инјункц",
    "izvanjezi": "изванјези",
    "konjug": "конјуг",
    "konjunk": "конјунк",
    "nadživ": "наджив",
    "nadžnj": "наджњ",
    "nadžup": "наджуп",
    "odžal": "оджал",
    "odživ": "оджив",
    "odžvak": "оджвак",
    "podžanr": "поджанр",
    "podžup": "поджуп",
    "predživ": "преджив",
    "tanjug": "танјуг",
    "vanjezi": "ванјези",
}
"""Beginnings of words in which two letters meet that are not one, in both scripts."""

_WORD = re.compile(r"\w+")
_LETTER = re.compile("lj|nj|dž|.")
_APART = re.compile("|".join(APART))


def to_cyrillic(text: str) -> str:
    """The same in Cyrillic; what is not Serbian in Latin script stays."""
    return _WORD.sub(_word_in_cyrillic, text)


def to_latin(text: str) -> str:
    """The same in Latin; what is not Serbian in Cyrillic script stays."""
    return _WORD.sub(_word_in_latin, text)


def _word_in_cyrillic(found: re.Match[str]) -> str:
    word, lower = found[0], found[0].lower()
    if word in KEPT or any(letter not in _TO_CYRILLIC for letter in lower):
        return word
    apart = _APART.match(lower)
    begin = apart.end() if apart else 0
    letters = [_TO_CYRILLIC[letter] for letter in _LETTER.findall(lower[begin:])]
    return _cased(APART[apart[0]] if apart else "", "".join(letters), like=word)


def _word_in_latin(found: re.Match[str]) -> str:
    word, lower = found[0], found[0].lower()
    if any(letter not in _TO_LATIN for letter in lower):
        return word
    return _cased("", "".join(_TO_LATIN[letter] for letter in lower), like=word)


def _cased(begin: str, rest: str, *, like: str) -> str:
    """Small and capital letters as in a word; one that mixes them otherwise stays."""
    word = begin + rest
    if like.islower():
        return word
    if like.isupper() and len(like) > 1:
        return word.upper()
    return word[0].upper() + word[1:] if like[1:].islower() or len(like) == 1 else like
