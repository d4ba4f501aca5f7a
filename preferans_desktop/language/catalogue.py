"""The catalogue: keys to sentences in the language of the interface.

A language is a table of templates and a grammar; callers know keys only, so that a language can be
added without touching them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from preferans_desktop.language import serbian
from preferans_desktop.language.grammar import Grammar
from preferans_desktop.language.serbian import grammar as serbian_grammar
from preferans_desktop.language.templates import CatalogueError, Template, Value, parse

__all__ = [
    "IN_USE",
    "LANGUAGES",
    "Catalogue",
    "CatalogueError",
    "Language",
    "say",
    "say_from",
]


@dataclass(frozen=True, slots=True)
class Language:
    """A table of templates by key, and the grammar that fills them."""

    table: Mapping[str, str]
    grammar: Grammar


LANGUAGES: Mapping[str, Language] = MappingProxyType(
    {"sr-Latn": Language(serbian.TABLE, serbian_grammar)}
)
"""Every language of the interface by its tag."""


class Catalogue:
    """All sentences of one language.

    Attributes:
        templates: every template by its key.

    Raises:
        CatalogueError: no such language, or a template of it is broken.
    """

    def __init__(self, language: str = "sr-Latn") -> None:
        if language not in LANGUAGES:
            raise CatalogueError(f"no language {language!r}")
        chosen = LANGUAGES[language]
        self._grammar = chosen.grammar
        self.templates: Mapping[str, Template] = MappingProxyType(
            {key: parse(text, chosen.grammar) for key, text in chosen.table.items()}
        )

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
        found = self.templates.get(key)
        if found is None:
            raise CatalogueError(f"no sentence {key!r}")
        return found


IN_USE = Catalogue()
"""The catalogue in the language of the interface."""


def say(key: str, **parameters: Value) -> str:
    """The sentence of a key in the language of the interface; see `Catalogue.say`."""
    return IN_USE.say(key, **parameters)


def say_from(key: str, facts: Mapping[str, object]) -> str:
    """The same with those facts that the sentence wants; see `Catalogue.say_from`."""
    return IN_USE.say_from(key, facts)
