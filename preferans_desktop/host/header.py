"""What is settled when a match begins: the rules, who deals, who sits where and who plays."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_desktop.language.players import Gender
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.settings import Rules

LEVELS = ("pocetnik", "kafanski", "majstor")
"""Levels of computer players, weakest first (record-format.md)."""

USUAL_PERSONA = "odmeren"
PERSONAS = ("oprezan", USUAL_PERSONA, "odvazan")
"""How boldly computer players speak, the most careful first (record-format.md)."""


@dataclass(frozen=True, slots=True)
class Participant:
    """Who plays at one seat.

    Attributes:
        name: 1 to 40 characters.
        gender: for sentences about this player.
        level: level of a computer player, None for a person.
        persona: how boldly a computer player speaks.
    """

    name: str
    gender: Gender
    level: str | None = None
    persona: str = USUAL_PERSONA


Participants = tuple[Participant, Participant, Participant]
"""The players of seats 0, 1 and 2."""


@dataclass(frozen=True, slots=True)
class MatchHeader:
    """What is settled when a match begins.

    Attributes:
        id: its name in the store.
        created: ISO 8601, UTC.
        dealer: who deals the first hand.
        seed: the computer players' decisions follow from it; 0 to 2**63 - 1.
        players: by seat.
        training: acts may be taken back; else the match counts.
    """

    id: str
    created: str
    rules: Rules
    dealer: Seat
    seed: int
    players: Participants
    training: bool = False

    @property
    def computers(self) -> dict[Seat, str]:
        """The seats that the program plays, with their levels."""
        return {
            seat: player.level
            for seat, player in enumerate(self.players)
            if player.level is not None
        }


def new_header(
    rules: Rules, dealer: Seat, players: Participants, seed: int, *, training: bool = False
) -> MatchHeader:
    """The header of a match that begins now."""
    # Loaded here: most starts of the program go on with a match, which has its id and its date.
    import uuid  # noqa: PLC0415
    from datetime import UTC, datetime  # noqa: PLC0415

    created = datetime.now(UTC).isoformat(timespec="seconds")
    return MatchHeader(uuid.uuid4().hex, created, rules, dealer, seed, players, training)
