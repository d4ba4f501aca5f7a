"""Personal names in the six cases of Serbian.

A name is declined where its pattern is certain; any other stays as it is, which is always
understood. The locative is the same as the dative. A name keeps the script it is written in.
"""

from __future__ import annotations

import re

from preferans_desktop.language.players import Gender
from preferans_desktop.language.script import to_cyrillic, to_latin

CASES: tuple[str, ...] = ("nom", "gen", "dat", "acc", "voc", "ins")

_Forms = tuple[str, str, str, str, str]
"""Genitive, dative, accusative, vocative, instrumental."""

_SERBIAN_WORD = re.compile(r"[a-pr-vzčćđšž]+")
_VOWELS = "aeiou"
_SOFT = ("š", "ž", "č", "ć", "đ", "j", "lj", "nj")
_CALLED_SOFTER = {"k": "č", "g": "ž", "h": "š", "c": "č"}

# Words before a name that never change.
_FIXED = frozenset({"čika", "čiča", "dr", "mr"})
# Names whose last a is lost: Petar, Petra. The stem of the other cases by the name.
_FLEETING = {
    "aleksandar": "aleksandr",
    "dimitar": "dimitr",
    "đurađ": "đurđ",
    "petar": "petr",
}
# Short names in -a that are called in -o: Miro! The others are called by their plain name.
_CALLED_IN_O = frozenset(
    (
        *("cveta", "dara", "desa", "duda", "đoka", "đura", "goca", "jaca", "jela", "kaća", "kosa"),
        *("laza", "lela", "ljuba", "mara", "mića", "mika", "mila", "mira", "miša", "mita", "nada"),
        *("neda", "pera", "rada", "raja", "ruža", "sava", "seka", "sima", "stana", "steva"),
        *("toša", "vida", "voja", "zaga", "zora", "žika"),
    )
)
# Men's names in -e, beside those in -oje and -ije, whose e is only an ending: Pavle, Pavla.
_MEN_IN_E = frozenset({"đorđe", "đurđe", "pavle"})
# Men's short names that take a t: Bane, Baneta.
_MEN_IN_ETA = frozenset({"bane", "bole", "cane", "dule", "đole", "gile", "mile", "rale", "sale"})


def decline(name: str, gender: Gender, case: str) -> str:
    """A name in a case, word by word; of words joined by a hyphen the last one changes.

    Raises:
        ValueError: no such case.
    """
    place = CASES.index(case)
    if not place:
        return name
    return " ".join(_word(word, gender, place - 1) for word in name.split(" "))


def _word(word: str, gender: Gender, place: int) -> str:
    latin = to_latin(word)
    if latin != word:
        return to_cyrillic(_word(latin, gender, place)) if to_cyrillic(latin) == word else word
    head, hyphen, last = word.rpartition("-")
    lower = last.lower()
    if _SERBIAN_WORD.fullmatch(lower) is None or lower in _FIXED:
        return word
    forms = _forms(lower, gender)
    if forms is None:
        return word
    changed = forms[place]
    if last.isupper() and len(last) > 1:
        return head + hyphen + changed.upper()
    if last == lower:
        return head + hyphen + changed
    if last == last.capitalize():
        return head + hyphen + changed.capitalize()
    return word


def _forms(name: str, gender: Gender) -> _Forms | None:
    if name[-1] == "a":
        return _in_a(name)
    if gender is Gender.F:
        return None
    ending = {"o": _in_o, "e": _in_e, "i": _in_i}.get(name[-1])
    if ending is not None:
        return ending(name)
    return None if name[-1] in _VOWELS else _in_consonant(name)


def _endings(stem: str, endings: str, voc: str) -> _Forms:
    """Forms of one stem; the vocative is a whole word, as it often is the plain name."""
    gen, dat, acc, ins = (stem + ending for ending in endings.split())
    return gen, dat, acc, voc, ins


def _in_a(name: str) -> _Forms | None:
    """Mira, Nikola, Milica; Mia has a j inside: Mije."""
    stem = name[:-1]
    if not stem or stem[-1] == "a":
        return None
    voc = name
    if name.endswith("ica") and len(name) > 4:
        voc = stem + "e"
    elif name in _CALLED_IN_O:
        voc = stem + "o"
    return _endings(stem + "j" if stem[-1] == "i" else stem, "e i u om", voc)


def _in_o(name: str) -> _Forms | None:
    """Marko, Marka; Mario has a j inside: Marija, but Mariom."""
    stem = name[:-1]
    if not stem or stem[-1] in "aou":
        return None
    return _endings(stem, "ja ju ja om" if stem[-1] == "i" else "a u a om", name)


def _in_e(name: str) -> _Forms | None:
    """Pavle, Miloje, Dimitrije; Bane takes a t."""
    if name in _MEN_IN_ETA:
        return _endings(name + "t", "a u a om", name)
    if name in _MEN_IN_E or name.endswith(("oje", "ije")):
        return _endings(name[:-1], _masculine(name[:-1]), name)
    return None


def _in_i(name: str) -> _Forms | None:
    """Toni, Tonija; surnames such as Sremski are adjectives and stay."""
    if len(name) < 3 or name.endswith(("ski", "ški", "čki")):
        return None
    return _endings(name + "j", "a u a em", name)


def _in_consonant(name: str) -> _Forms | None:
    """Stevan, Petar, Miloš, Predrag, Petrović; a name in -ac may lose its a or not."""
    if name.endswith("ac") or not any(letter in _VOWELS for letter in name):
        return None
    stem = _FLEETING.get(name, name)
    if stem.endswith(_SOFT) and stem[-1] not in "šž":
        voc = stem + "u"
    else:
        voc = stem[:-1] + _CALLED_SOFTER.get(stem[-1], stem[-1]) + "e"
    return _endings(stem, _masculine(stem), voc)


def _masculine(stem: str) -> str:
    return "a u a em" if stem.endswith(_SOFT) else "a u a om"
