"""How long movements on the table last."""

from __future__ import annotations

from preferans_desktop.host.settings import Speed
from preferans_desktop.rules.seats import from_seat
from preferans_desktop.ui.table.picture import Lying, Picture, Spot
from preferans_desktop.ui.table.steps import Motion, Pause

__all__ = ["Speed", "delay_ms", "duration_ms", "packet_times_ms", "pause_ms"]

_DURATIONS_MS = {
    Motion.GATHER: 200,
    Motion.DEAL: 220,
    Motion.TURN: 220,
    Motion.MOVE: 260,
    Motion.PLAY: 260,
    Motion.COLLECT: 300,
    Motion.REVEAL: 340,
}
_PACKET_MS = 130
"""From one packet of the deal to the next."""
_IN_PACKET_MS = 24
_IN_ROW_MS = 20
_TALON_PAUSE_MS = 1100


def duration_ms(motion: Motion, speed: Speed) -> int:
    """How long one card moves."""
    return round(_DURATIONS_MS[motion] * speed.value)


def pause_ms(pause: Pause, speed: Speed, trick_pause_ms: int | None) -> int | None:
    """How long the table rests after a step; None: until the player goes on.

    The player has set the pause after a trick himself.
    """
    match pause:
        case Pause.NONE:
            return 0
        case Pause.TALON:
            return round(_TALON_PAUSE_MS * speed.value)
        case Pause.TRICK:
            return trick_pause_ms


def delay_ms(lying: Lying, picture: Picture, motion: Motion, speed: Speed) -> int:
    """How much later than the first card of a step this one starts."""
    match motion:
        case Motion.DEAL:
            delay = _packet(lying, picture) * _PACKET_MS + lying.index % 5 * _IN_PACKET_MS
        case Motion.TURN | Motion.REVEAL:
            delay = lying.index * _IN_ROW_MS
        case _:
            delay = 0
    return round(delay * speed.value)


def packet_times_ms(speed: Speed) -> tuple[int, ...]:
    """When each packet of the deal leaves the dealer: five, two and five cards each."""
    return tuple(round(packet * _PACKET_MS * speed.value) for packet in range(7))


def _packet(lying: Lying, picture: Picture) -> int:
    """Five to each from forehand on, two to the talon, five to each (serbian.md 1)."""
    if lying.spot == Spot.TALON or lying.seat is None or picture.forehand is None:
        return 3
    turn = from_seat(picture.forehand).index(lying.seat)
    return turn if lying.index < 5 else turn + 4
