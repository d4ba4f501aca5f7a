"""The code and the catalogue fit: no sentence without a caller, no caller without its sentence.

Read from the source of the product, so that a key that only appears on a rare path is checked too.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import preferans_desktop
from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.rules.serbian.settings import SWITCHES

PRODUCT = Path(preferans_desktop.__file__).parent
TABLES = {PRODUCT / "language" / language for language in ("serbian", "english")}
LEAST_PREFIX = 3
"""A made-up key counts as one where so many letters of its beginning are written."""

WAITING = frozenset(
    {
        *("about_text", "action_about", "action_paper"),
        *("take_over_title", "write_off_title", "header_hand", "header_match"),
        "contract_with_value",
        *(f"explain_{switch}" for switch in SWITCHES),
        "switch_unplayed",
    }
)
"""Sentences that nothing says yet: menu and help, the dialog of house rules.
A key goes from here when its caller comes."""


@cache
def sources() -> tuple[ast.Module, ...]:
    """Every module of the product but the tables of sentences."""
    files = [path for path in sorted(PRODUCT.rglob("*.py")) if TABLES.isdisjoint(path.parents)]
    return tuple(ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in files)


def unused_keys(modules: Iterable[ast.Module], keys: Iterable[str]) -> set[str]:
    """Keys that stand in no module, neither whole nor as f"beginning_{...}"."""
    nodes = [node for module in modules for node in ast.walk(module)]
    whole = {node.value for node in nodes if isinstance(node, ast.Constant)}
    made_up = re.compile("|".join(filter(None, map(_pattern, nodes))) or "(?!)")
    return {key for key in keys if key not in whole and made_up.fullmatch(key) is None}


def _pattern(node: ast.AST) -> str:
    """Pattern of the keys that f"beginning_{...}" may be; empty for any other node."""
    if not isinstance(node, ast.JoinedStr):
        return ""
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    if not isinstance(parts[0], str) or len(parts[0]) < LEAST_PREFIX:
        return ""
    return "".join(".+" if part is None else re.escape(str(part)) for part in parts)


def said(modules: Iterable[ast.Module]) -> Iterator[tuple[str, frozenset[str] | None]]:
    """Every call say("key", name=...): its keys, and the names given; None where they are open."""
    for node in (node for module in modules for node in ast.walk(module)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else None
        if name not in {"say", "say_from"}:
            continue
        names = [keyword.arg for keyword in node.keywords]
        given = None if name == "say_from" or None in names else frozenset(filter(None, names))
        first = node.args[0]
        choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
        for choice in choices:
            if isinstance(choice, ast.Constant):
                yield str(choice.value), given


def test_every_key_is_said_somewhere():
    assert unused_keys(sources(), VOICE.catalogue.templates) - WAITING == set()


def test_every_key_that_waits_exists():
    assert VOICE.catalogue.templates.keys() >= WAITING


def test_every_sentence_that_is_said_exists_with_these_parameters():
    wrong = [
        (key, given)
        for key, given in said(sources())
        if key not in VOICE.catalogue.templates
        or given not in {None, VOICE.catalogue.templates[key].parameters}
    ]
    assert wrong == []


SAMPLE = [ast.parse('say("a_b", who=1)\nsay(f"told_{x}")\nf"{x}"\nsay("c" if x else "d", **y)')]


def test_the_check_sees_keys_whole_and_made_up():
    keys = {"a_b", "a_c", "told_pass", "told", "button_pass", "c"}
    assert unused_keys(SAMPLE, keys) == {"a_c", "told", "button_pass"}


def test_the_check_sees_what_is_said():
    assert set(said(SAMPLE)) == {("a_b", frozenset({"who"})), ("c", None), ("d", None)}


def test_the_product_says_a_good_part_of_the_catalogue():
    assert len(set(said(sources()))) > 30
