"""The rules as players read them: text files, one a language, and what they are made of.

The files are written in a small markup, a paragraph ends with an empty line or another mark:

    # 4 Licitacija              a chapter, with the number of docs/rules/serbian.md
    ## bidding Kako se licitira a section: its key (`Section`) and title
    - text                      an item of a list
    | cell | cell               a row of a table, the first row is its head
    ? hold                      tables differ here: a switch of docs/rules/house-rules.md, and
    = priority: sentence        what each of its values says; * is any other number
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources

from preferans_desktop.language.catalogue import VOICE
from preferans_desktop.language.rule_sections import Section
from preferans_desktop.language.script import to_cyrillic
from preferans_desktop.language.speech import Tongue
from preferans_desktop.rules.serbian.settings import SwitchValue

_ANY = "*"
_FILES = {
    Tongue.SERBIAN: "serbian.txt",
    Tongue.CYRILLIC: "serbian.txt",
    Tongue.ENGLISH: "english.txt",
}


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    text: str


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a list."""

    text: str


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table."""

    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """Where tables differ: what each value of a switch says, by the value as text."""

    switch: str
    says: Mapping[str, str]

    def of(self, value: SwitchValue) -> str:
        """What a value says."""
        return self.says.get(str(value)) or self.says[_ANY]

    def others(self, value: SwitchValue) -> list[str]:
        """What the other values say."""
        said = self.of(value)
        return [text for text in self.says.values() if text != said]


Block = Paragraph | Item | Row | Difference


@dataclass(frozen=True, slots=True)
class Passage:
    """One section of the rules."""

    section: Section
    chapter: int
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules in one language.

    Attributes:
        chapters: their titles by number.
        passages: the sections in order.
    """

    chapters: Mapping[int, str]
    passages: tuple[Passage, ...]


def rulebook() -> Rulebook:
    """The rules in the language of the interface."""
    tongue = VOICE.speech.tongue
    text = resources.files(__name__).joinpath(_FILES[tongue]).read_text(encoding="utf-8")
    return parse(text, to_cyrillic if tongue is Tongue.CYRILLIC else str)


def parse(text: str, spelt: Callable[[str], str] = str) -> Rulebook:
    """The rules of a text.

    Args:
        text: in the markup above.
        spelt: how what is read by people is spelt.

    Raises:
        ValueError: a section that is unknown, or a line that stands nowhere.
    """
    chapters: dict[int, str] = {}
    passages: list[Passage] = []
    for part in text.split("\n# "):
        head, *bodies = part.removeprefix("# ").split("\n## ")
        number, title = head.strip().split(" ", 1)
        chapters[int(number)] = spelt(title)
        for body in bodies:
            name, *lines = body.splitlines()
            key, heading = name.split(" ", 1)
            blocks = tuple(_blocks(lines, spelt))
            passages.append(Passage(Section(key), int(number), spelt(heading), blocks))
    return Rulebook(chapters, tuple(passages))


def _blocks(lines: Sequence[str], spelt: Callable[[str], str]) -> Iterator[Block]:
    running: list[str] = []
    for line in [*lines, ""]:
        mark, _, rest = line.partition(" ")
        if running and (not line or mark in {"-", "|", "?"}):
            yield Paragraph(spelt(" ".join(running)))
            running = []
        if mark == "-":
            yield Item(spelt(rest))
        elif mark == "|":
            yield Row(tuple(spelt(cell.strip()) for cell in rest.split("|")))
        elif mark == "?":
            yield Difference(rest, dict(_values(lines, rest, spelt)))
        elif line and mark != "=":
            running.append(line)


def _values(
    lines: Sequence[str], switch: str, spelt: Callable[[str], str]
) -> Iterator[tuple[str, str]]:
    """The values that follow a switch."""
    here = False
    for line in lines:
        if line.startswith("? "):
            here = line == f"? {switch}"
        elif here and line.startswith("= "):
            value, says = line.removeprefix("= ").split(": ", 1)
            yield value, spelt(says)
