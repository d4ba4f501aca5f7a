"""How long movements on the table last."""

from __future__ import annotations

from preferans_desktop.host.settings import Speed
from preferans_desktop.rules.seats import from_seat
from preferans_desktop.ui.table.picture import Lying, Picture, Spot
from preferans_desktop.ui.table.steps import Motion, Pause

__all__ = [
    "Speed",
    "delay_ms",
    "duration_ms",
    "pace_of",
    "packet_times_ms",
    "pause_ms",
    "trick_pause_of",
]

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
_RUSHED = 0.25
"""Fast-forward, compared with the chosen speed."""
_RUSHED_TRICK_MS = 300


def pace_of(speed: Speed, *, rushed: bool) -> float:
    """How long everything lasts compared with the normal speed."""
    return speed.value * (_RUSHED if rushed else 1)


def trick_pause_of(chosen_ms: int | None, *, rushed: bool) -> int | None:
    """How long a finished trick lies; None: until the player goes on."""
    if not rushed:
        return chosen_ms
    return _RUSHED_TRICK_MS if chosen_ms is None else min(chosen_ms, _RUSHED_TRICK_MS)


def duration_ms(motion: Motion, pace: float) -> int:
    """How long one card moves."""
    return round(_DURATIONS_MS[motion] * pace)


def pause_ms(pause: Pause, pace: float, trick_pause_ms: int | None) -> int | None:
    """How long the table rests after a step; None: until the player goes on.

    The player has set the pause after a trick himself.
    """
    match pause:
        case Pause.NONE:
            return 0
        case Pause.TALON:
            return round(_TALON_PAUSE_MS * pace)
        case Pause.TRICK:
            return trick_pause_ms


def delay_ms(lying: Lying, picture: Picture, motion: Motion, pace: float) -> int:
    """How much later than the first card of a step this one starts."""
    match motion:
        case Motion.DEAL:
            delay = _packet(lying, picture) * _PACKET_MS + lying.index % 5 * _IN_PACKET_MS
        case Motion.TURN | Motion.REVEAL:
            delay = lying.index * _IN_ROW_MS
        case _:
            delay = 0
    return round(delay * pace)


def packet_times_ms(pace: float) -> tuple[int, ...]:
    """When each packet of the deal leaves the dealer: five, two and five cards each."""
    return tuple(round(packet * _PACKET_MS * pace) for packet in range(7))


def _packet(lying: Lying, picture: Picture) -> int:
    """Five to each from forehand on, two to the talon, five to each (serbian.md 1)."""
    if lying.spot == Spot.TALON or lying.seat is None or picture.forehand is None:
        return 3
    turn = from_seat(picture.forehand).index(lying.seat)
    return turn if lying.index < 5 else turn + 4
