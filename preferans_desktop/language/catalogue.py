"""The catalogue: keys to sentences in the language of the interface.

A language is a table of templates and a grammar; callers know keys only, so that a language can be
added without touching them. `VOICE` is the one place that knows in which speech the interface
speaks at the moment; `say` asks it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from preferans_desktop.language import serbian
from preferans_desktop.language.grammar import Grammar
from preferans_desktop.language.script import to_cyrillic
from preferans_desktop.language.serbian.grammar import CyrillicGrammar, SerbianGrammar
from preferans_desktop.language.serbian.wording import worded
from preferans_desktop.language.speech import USUAL_SPEECH, Speech, Tongue
from preferans_desktop.language.templates import CatalogueError, Template, Value, parse

__all__ = [
    "VOICE",
    "Catalogue",
    "CatalogueError",
    "Language",
    "Voice",
    "language_of",
    "say",
    "say_from",
    "spellings",
]

_PLACEHOLDER_HEAD = re.compile(r"(\{\w+(?::[^{}]+)?)")


@dataclass(frozen=True, slots=True)
class Language:
    """A table of templates by key, and the grammar that fills them."""

    table: Mapping[str, str]
    grammar: Grammar


def language_of(speech: Speech) -> Language:
    """Templates and grammar of a speech; Cyrillic is made from Latin here."""
    if speech.tongue is Tongue.ENGLISH:
        # Loaded where it is spoken: most windows open without it.
        from preferans_desktop.language import english  # noqa: PLC0415
        from preferans_desktop.language.english.grammar import EnglishGrammar  # noqa: PLC0415

        return Language(english.TABLE, EnglishGrammar())
    table = worded(serbian.TABLE, speech.vocabulary)
    if speech.tongue is Tongue.SERBIAN:
        return Language(table, SerbianGrammar(speech.vocabulary))
    cyrillic = {key: _template_in_cyrillic(text) for key, text in table.items()}
    return Language(cyrillic, CyrillicGrammar(speech.vocabulary))


class Catalogue:
    """All sentences of one speech.

    Attributes:
        templates: every template by its key. One that is broken raises a `CatalogueError` when it
            is asked for.
    """

    def __init__(self, language: Language) -> None:
        self._grammar = language.grammar
        self.templates: Mapping[str, Template] = _Templates(language)

    def say(self, key: str, **parameters: Value) -> str:
        """The sentence of a key with exactly these parameters.

        Raises:
            CatalogueError: no such key, or a parameter is missing, not wanted or of another type.
        """
        return self._template(key).fill(self._grammar, parameters)

    def say_from(self, key: str, facts: Mapping[str, object]) -> str:
        """The sentence of a key with those facts that it wants.

        Raises:
            CatalogueError: no such key, or a fact is missing or of another type.
        """
        template = self._template(key)
        chosen = {name: facts[name] for name in template.parameters if name in facts}
        return template.fill(self._grammar, chosen)

    def _template(self, key: str) -> Template:
        if key not in self.templates:
            raise CatalogueError(f"no sentence {key!r}")
        return self.templates[key]


class _Templates(Mapping[str, Template]):
    """Parsed when they are asked for: a window opens with a tenth of them."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._parsed: dict[str, Template] = {}

    def __getitem__(self, key: str) -> Template:
        found = self._parsed.get(key)
        if found is None:
            found = parse(self._language.table[key], self._language.grammar)
            self._parsed[key] = found
        return found

    def __contains__(self, key: object) -> bool:
        return key in self._language.table

    def __iter__(self) -> Iterator[str]:
        return iter(self._language.table)

    def __len__(self) -> int:
        return len(self._language.table)


class Voice:
    """The speech of the interface, which may be another one from one sentence to the next."""

    def __init__(self) -> None:
        self._speech = USUAL_SPEECH
        self._catalogue = self._serbian = Catalogue(language_of(self._speech))

    @property
    def speech(self) -> Speech:
        """What was chosen last."""
        return self._speech

    @property
    def catalogue(self) -> Catalogue:
        """All sentences in that speech."""
        return self._catalogue

    @property
    def serbian(self) -> Catalogue:
        """The same in Serbian, for the terms of the game beside another language."""
        return self._serbian

    def use(self, speech: Speech) -> None:
        """Speak so from now on; what was said before is not said again by itself."""
        if speech == self._speech:
            return
        self._catalogue = self._serbian = Catalogue(language_of(speech))
        if speech.tongue is Tongue.ENGLISH:
            self._serbian = Catalogue(language_of(replace(speech, tongue=Tongue.SERBIAN)))
        self._speech = speech


VOICE = Voice()
"""How the interface of this process speaks."""


def say(key: str, **parameters: Value) -> str:
    """The sentence of a key in the speech of the interface; see `Catalogue.say`."""
    return VOICE.catalogue.say(key, **parameters)


def say_from(key: str, facts: Mapping[str, object]) -> str:
    """The same with those facts that the sentence wants; see `Catalogue.say_from`."""
    return VOICE.catalogue.say_from(key, facts)


def spellings(key: str) -> frozenset[str]:
    """What a key without parameters says in every language."""
    from preferans_desktop.language import english  # noqa: PLC0415 - as in `language_of`

    written = serbian.TABLE[key]
    return frozenset({written, to_cyrillic(written), english.TABLE[key]})


def _template_in_cyrillic(text: str) -> str:
    """A template with its letters in Cyrillic; names of parameters and cases stay."""
    parts = _PLACEHOLDER_HEAD.split(text)
    return "".join(part if place % 2 else to_cyrillic(part) for place, part in enumerate(parts))
