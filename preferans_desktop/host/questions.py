"""Which computer player is to be asked now, and with what words (record-format.md, engine)."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass

from preferans_desktop.host.header import MatchHeader
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.log import Log, in_force
from preferans_desktop.rules.serbian.masking import masked_log
from preferans_desktop.rules.serbian.match import Match, legal_take_overs


@dataclass(frozen=True, slots=True)
class Opportunity:
    """Take-over words that a seat may say but need not; each is thought about once.

    Attributes:
        hand: number of the finished hands.
    """

    hand: int
    words: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A seat that is to be asked.

    Attributes:
        opportunity: None when the seat has to answer; else it may stay silent.
    """

    seat: Seat
    opportunity: Opportunity | None = None


def next_question(
    match: Match, computers: Collection[Seat], considered: Collection[Opportunity]
) -> Question | None:
    """Whom to ask now: who is asked about his fall, who may take over, whose turn it is."""
    asked = match.take_overs.asked
    if asked is not None and asked.fallen in computers and legal_take_overs(match):
        return Question(asked.fallen)
    if asked is None:
        for opportunity in _opportunities(match):
            if opportunity not in considered and opportunity.words[0].seat in computers:
                return Question(opportunity.words[0].seat, opportunity)
    if match.to_act is not None and match.to_act in computers:
        return Question(match.to_act)
    return None


def _opportunities(match: Match) -> list[Opportunity]:
    """Of those who are not to act; who is to act speaks of a take-over in his turn."""
    words = legal_take_overs(match)
    seats = dict.fromkeys(word.seat for word in words if word.seat != match.to_act)
    return [
        Opportunity(len(match.finished), tuple(word for word in words if word.seat == seat))
        for seat in seats
    ]


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a match, and the seat that is asked what it would do there.

    Attributes:
        log: up to that moment.
        match: what the log leads to.
    """

    header: MatchHeader
    log: Log
    match: Match
    seat: Seat

    @property
    def seed(self) -> int:
        """Seed of the decision."""
        return decision_seed(self.header.seed, self.seat, len(in_force(self.log.entries)))


def question_line(number: int | str, position: Position, level: str, **more: object) -> str:
    """A question as one line of JSON, with nothing in it that the seat does not see.

    Args:
        number: names the question.
        position: who is asked about what.
        level: of the player who answers.
        more: what else the engine knows (record-format.md): his persona, budget_ms, gives_way,
            explain, a seed other than that of the decision.
    """
    # Nothing is asked before the first picture of the window.
    from preferans_desktop.record.document import document_of  # noqa: PLC0415
    from preferans_desktop.record.replaying import record_of_log  # noqa: PLC0415

    seat, names = position.seat, tuple(player.name for player in position.header.players)
    masked = masked_log(position.log, position.match, seat)
    question = {
        "id": number,
        "seat": seat,
        "record": document_of(record_of_log(masked, names, seen_by=seat)),
        "level": level,
        "seed": position.seed,
        **more,
    }
    return json.dumps(question, ensure_ascii=False, separators=(",", ":"))


def decision_seed(seed: int, seat: Seat, entries: int) -> int:
    """Seed of one decision, so that the same match asks the same again.

    Args:
        seed: of the match.
        seat: who decides.
        entries: how many entries are in force.
    """
    import hashlib  # noqa: PLC0415 - brings a large library; a window opens without it

    digest = hashlib.blake2b(f"{seed} {seat} {entries}".encode(), digest_size=6).digest()
    return int.from_bytes(digest)
