"""The sentences in the words of a table (`Vocabulary`).

Most words have a counterpart for each of their forms and are put in its place wherever they stand.
Where that would not be said, the whole sentence is another one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from preferans_desktop.language.templates import capitalised
from preferans_desktop.language.vocabulary import Vocabulary


def _forms(usual: str, other: str) -> dict[str, str]:
    return dict(zip(usual.split(), other.split(), strict=True))


_FORMS: Mapping[str, Mapping[str, str]] = {
    "dodjem": _forms("pratim pratiš prati prate", "dođem dolaziš dolazi dolaze"),
    "idem": _forms("pratim pratiš prati prate", "idem ideš ide idu"),
    "mogu": _forms("moje", "mogu"),
    "idemo_zajedno": {"zovem": "idemo zajedno"},
    "sesir": _forms("kapa kape kapi kapu kapom", "šešir šešira šeširu šešir šeširom"),
    "nosilac": _forms(
        "odigravač odigravača odigravaču odigravačem odigravači odigravačev odigravačeva "
        "odigravačevo odigravačeve odigravačevu odigravačevog odigravačevoj odigravačevom",
        "nosilac nosioca nosiocu nosiocem nosioci nosiočev nosiočeva nosiočevo nosiočeve "
        "nosiočevu nosiočevog nosiočevoj nosiočevom",
    ),
    "kup": _forms("talon talona talonu talonom", "kup kupa kupu kupom"),
    "list": _forms(
        "pik pika piku pikom karo kara karu karom herc herca hercu hercom tref trefa trefu trefom",
        "list lista listu listom bundeva bundeve bundevi bundevom srce srca srcu srcem "
        "žir žira žiru žirom",
    ),
}
_SENTENCES: Mapping[str, Mapping[str, str]] = {
    "dodjem": {
        "prompt_second_follower": "Drugi nije došao. Na potezu si: dolaziš li?",
        "prompt_sole_follower": (
            "Drugi nije došao. Na potezu si: {who.sam|sama}, zovem ili kontra?"
        ),
        "explain_follower_quota": (
            "Kad dođu oba: dosta su četiri štiha zajedno, ili svaki mora da odnese svoja dva."
        ),
        "role_follows": "{who.došao|došla}",
        "role_stays_out": "{who.nije došao|nije došla}",
        "role_alone": "{who.došao sam|došla sama}",
        "hand_nobody_follows": ("{Who} {who!je|si} {who.prošao|prošla}: {words}, niko nije došao."),
    },
    "idem": {
        "spoken_stay_out": "bez mene",
        "told_stay_out": "{Who} {who!kaže|kažeš}: bez mene.",
    },
    "mogu": {"told_hold": "{Who} {who!kaže|kažeš}: mogu."},
    "idemo_zajedno": {"told_call": "{Who} {who!kaže|kažeš}: idemo zajedno."},
    "dobra": {
        "spoken_weaker": "dobra igra",
        "told_weaker": "{Who} {who!kaže|kažeš}: dobra igra.",
    },
    "sesir": {"switch_broken_hat": "Probijen šešir"},
}
_OPTION = "word_"
"""Beginning of the keys of the words that can be chosen."""
_PARAMETER = r"\{\w+(?::\w+)?"
"""What names a parameter and its case, no word of a sentence."""


def worded(table: Mapping[str, str], vocabulary: Vocabulary) -> Mapping[str, str]:
    """The templates of a table of sentences with the words that are chosen."""
    forms: dict[str, str] = {}
    sentences = dict(table)
    for word in vocabulary.unusual():
        forms |= _FORMS.get(word, {})
        sentences |= _SENTENCES.get(word, {})
    if not forms:
        return sentences
    usual = "|".join(sorted(forms, key=len, reverse=True))
    words = re.compile(rf"{_PARAMETER}|\b(?:{usual})\b", re.IGNORECASE)

    def other(found: re.Match[str]) -> str:
        form = forms.get(found[0].lower(), found[0])
        return capitalised(form) if found[0][0].isupper() else form

    return {
        key: text if key.startswith(_OPTION) else words.sub(other, text)
        for key, text in sentences.items()
    }
