"""Fixed positions of all kinds of decisions, out of matches played by rules of thumb.

tests/data/hint_positions.jsonl holds the matches, one a line, and where in them somebody decides:
hand and act, both counted from 0. They were played by this module itself, started with the folders
ai and ai/lab on its path; what players have learnt since changes nothing in the file.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from playing import kind_of
from preferans_ai import rules_of_thumb
from preferans_desktop.record.document import document_of, record_of
from preferans_desktop.record.replaying import log_of_record, record_of_log
from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.actions import (
    Action,
    DeclareBetl,
    DeclareHandGame,
    DeclareSans,
    Kontra,
    OfferAll,
    OfferNoTrick,
    OfferTricks,
    TakeOver,
)
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.log import Dealt, Log, apply_event, replay
from preferans_desktop.rules.serbian.masking import view_of
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.rules.serbian.settings import Rules

FILE = Path(__file__).parents[2] / "data" / "hint_positions.jsonl"
WANTED = Counter(
    {
        "bidding": 40,
        "naming": 20,
        "discard": 25,
        "announcement": 20,
        "following": 40,
        "rekontra": 15,
        "card": 110,
        "offer": 20,
        "take-over": 10,
    }
)
"""300 positions, by the kinds of `playing.kind_of`."""
HANDS = 12
RARE = (DeclareBetl, DeclareSans, DeclareHandGame, Kontra, OfferAll, OfferNoTrick, OfferTricks)
RARELY = 0.12
"""How often somebody does what rules of thumb would not, so that every kind comes up."""


@dataclass(frozen=True)
class Spot:
    """A decision: the match up to it, and who decides."""

    kind: str
    log: Log
    match: Match
    seat: Seat


@cache
def spots() -> tuple[Spot, ...]:
    """All positions of the file."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return tuple(spot for line in lines for spot in _spots_of(json.loads(line)))


def sample(count: int) -> list[Spot]:
    """So many positions, the kinds in turn."""
    by_kind = {kind: [spot for spot in spots() if spot.kind == kind] for kind in WANTED}
    turns = (
        group[turn]
        for turn in range(len(spots()))
        for group in by_kind.values()
        if turn < len(group)
    )
    return [spot for _, spot in zip(range(count), turns, strict=False)]


def _spots_of(line: dict[str, Any]) -> Iterator[Spot]:
    log = log_of_record(record_of(line["record"]))
    deals = [place for place, entry in enumerate(log.entries) if isinstance(entry, Dealt)]
    for hand, act in line["decisions"]:
        before = replace(log, entries=log.entries[: deals[hand] + 1 + act])
        match = replay(before)
        asked = match.take_overs.asked
        seat = asked.fallen if asked is not None else match.to_act
        assert seat is not None
        yield Spot(kind_of(match), before, match, seat)


def main() -> None:
    """Play the matches and write the file."""
    left, lines = Counter(WANTED), []
    number = 0
    while +left:
        generator = random.Random(number)
        log, decisions = _played(generator)
        chosen = []
        for kind, hand, act in generator.sample(decisions, len(decisions)):
            if left[kind] > 0 and sum(one[0] == hand for one in chosen) < 6:
                left[kind] -= 1
                chosen.append([hand, act])
        if chosen:
            record = document_of(record_of_log(log, ("Ana", "Bora", "Ceca")))
            lines.append(json.dumps({"record": record, "decisions": sorted(chosen)}))
        number += 1
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(lines)} matches\n")


def _played(generator: random.Random) -> tuple[Log, list[tuple[str, int, int]]]:
    """A match of some hands, and its decisions by kind, hand and act."""
    match = matches.start(Rules(), generator.randrange(3))
    log = Log(match.rules, match.dealer)
    decisions, act = [], 0
    for hand in range(HANDS):
        if match.over:
            break
        event: Dealt | Action = Dealt(shuffled_deal(generator, match.forehand))
        act = -1
        while True:
            log = replace(log, entries=(*log.entries, event))
            match = apply_event(match, event)
            act += 1
            if match.hand is not None or match.take_overs.asked is not None:
                decisions.append((kind_of(match), hand, act))
            elif generator.random() < 0.5 or not matches.legal_take_overs(match):
                break
            event = _some_act(match, generator)
    return log, decisions


def _some_act(match: Match, generator: random.Random) -> Action:
    legal = matches.legal(match)
    asked = match.take_overs.asked
    if match.hand is None or asked is not None:
        words = matches.legal_take_overs(match)
        takes = [word for word in words if isinstance(word, TakeOver)]
        return generator.choice(takes or words)
    rare = [act for act in legal if isinstance(act, RARE)]
    if rare and generator.random() < RARELY:
        return generator.choice(rare)
    seat = match.hand.to_act
    assert seat is not None
    view = view_of(match, seat)
    if match.hand.phase == Phase.PLAY:
        choice = rules_of_thumb.choose_to_play(view, match.hand, generator)
    else:
        choice = rules_of_thumb.choose_word(view, match.hand)
    assert choice.action is not None
    return choice.action


if __name__ == "__main__":
    main()
