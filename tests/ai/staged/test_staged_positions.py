"""Positions with one right word or card, told in plain text beside this file.

A position is a hand by its deal and acts (docs/rules/record-format.md). Its title begins with the
kind of decision; `right` holds the acts that are right, more than one where they are equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from preferans_ai.conventions import reason_for
from preferans_ai.knowledge import knowledge_of
from preferans_ai.player import choose
from preferans_desktop.record.document import record_of
from preferans_desktop.record.replaying import match_of
from preferans_desktop.record.text import format_action, parse_action
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.rules.serbian.view import PlayerView

FOLDER = Path(__file__).parent
KINDS = {"bidding", "discard", "following", "leads", "play", "betl", "offers", "take-over"}
FEWEST = 60
"""So many positions there must be at least."""
SEED = 1


@dataclass(frozen=True, slots=True)
class Position:
    """One staged position.

    Attributes:
        kind: of the decision, one of `KINDS`.
        name: what it is about.
        hands: deal and acts of each hand, the last one in progress or just finished.
        seat: who is asked.
        right: the acts that are right, in record words without the seat.
        why: the argument for them.
        reason: the code that is told for the first of them, where it is a card.
    """

    kind: str
    name: str
    dealer: int
    deal: tuple[str, str, str]
    talon: str
    acts: tuple[str, ...]
    seat: int
    right: tuple[str, ...]
    why: str
    reason: str | None

    def view(self) -> PlayerView:
        """What the seat sees."""
        hand = {"deal": list(self.deal), "talon": self.talon, "actions": list(self.acts)}
        document = {
            "format": "preferans-record",
            "version": 1,
            "rules": {"preset": "srpski", "bule": 60, "refe": 2, "switches": {}},
            "players": ["Ana", "Bora", "Ceca"],
            "dealer": self.dealer,
            "hands": [hand],
            "otpis": False,
        }
        return view_of(match_of(record_of(document)), self.seat)

    def choice(self, level: str) -> str:
        """What a level answers, in record words without the seat."""
        action = choose(self.view(), level, SEED).action
        return "" if action is None else format_action(action).split(" ", 1)[1]


def positions() -> Iterator[Position]:
    """All positions of this folder."""
    for path in sorted(FOLDER.glob("*.txt")):
        for block in path.read_text(encoding="utf-8").split("== ")[1:]:
            yield _position(block)


def _position(block: str) -> Position:
    title, *lines = block.strip().splitlines()
    kind, name = title.split(": ", 1)
    fields: dict[str, str] = {}
    key = ""
    for line in lines:
        if line.startswith(" "):
            fields[key] += " " + line.strip()
            continue
        key, _, value = line.partition(" ")
        if key == "hand":
            seat, _, value = value.partition("  ")
            key = f"hand {seat}"
        fields[key] = value.strip()
    return Position(
        kind=kind,
        name=name,
        dealer=int(fields["dealer"]),
        deal=(fields["hand 0"], fields["hand 1"], fields["hand 2"]),
        talon=fields["talon"],
        acts=_list(fields.get("acts", "")),
        seat=int(fields["seat"]),
        right=_list(fields["right"]),
        why=fields["why"],
        reason=fields.get("reason"),
    )


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


POSITIONS = tuple(positions())


def test_there_are_enough_of_every_kind() -> None:
    assert len(POSITIONS) >= FEWEST
    assert {position.kind for position in POSITIONS} == KINDS
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_what_is_right_is_allowed(position: Position) -> None:
    allowed = {format_action(act).split(" ", 1)[1] for act in position.view().legal}
    assert set(position.right) <= allowed
    assert set(position.right) != allowed, "there is nothing to choose"
    assert position.why.endswith(".")


@pytest.mark.parametrize(
    "position", [each for each in POSITIONS if each.reason], ids=lambda position: position.name
)
def test_the_reason_told_for_the_right_card(position: Position) -> None:
    view = position.view()
    action = parse_action(f"{position.seat} {position.right[0]}")
    assert reason_for(knowledge_of(view.hand, view.seat), action.card)[0] == position.reason


@pytest.mark.parametrize(("level", "share"), [("majstor", 0.9), ("kafanski", 0.7)])
def test_share_found(level: str, share: float) -> None:
    misses = []
    for position in POSITIONS:
        answer = position.choice(level)
        if answer not in position.right:
            misses.append(f"{position.kind}: {position.name}: {answer}, not {position.right}")
    assert len(misses) <= (1 - share) * len(POSITIONS), "\n".join(misses)
