"""What the terms of the game mean, for who points at a sentence in which they stand."""

from __future__ import annotations

import re
from functools import cache

from preferans_desktop.language.catalogue import say
from preferans_desktop.language.script import to_cyrillic

_STEMS = {
    "bule": "bul",
    "supe": "sup",
    "refa": "ref",
    "kontra": "kontr",
    "rekontra": "rekontr",
    "talon": "talon",
    "betl": "betl",
    "sans": "sans",
}
"""Terms and the beginning that all their cases share."""
_ENDINGS = ("a", "e", "i", "o", "u", "om", "ama", "ima", "ova")


def explained(words: str) -> str:
    """What the terms in some words mean, a line each; empty where there are none."""
    terms = [term for term in _STEMS if _pattern(term).search(words)]
    return "\n".join(say(f"term_{term}") for term in terms)


@cache
def _pattern(term: str) -> re.Pattern[str]:
    """The term in any case, in either script."""
    endings = "|".join(_ENDINGS)
    latin = rf"{_STEMS[term]}(?:{endings})?"
    cyrillic = rf"{to_cyrillic(_STEMS[term])}(?:{to_cyrillic(endings)})?"
    return re.compile(rf"\b(?:{latin}|{cyrillic})\b", re.IGNORECASE)
