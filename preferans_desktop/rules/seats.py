"""Seats at the table: 0, 1, 2 in order of play, which runs to the right (serbian.md 1)."""

from __future__ import annotations

Seat = int
SEATS: tuple[Seat, Seat, Seat] = (0, 1, 2)


def right_of(seat: Seat) -> Seat:
    """The seat that acts after this one."""
    return (seat + 1) % 3


def left_of(seat: Seat) -> Seat:
    """The seat that acts just before this one."""
    return (seat + 2) % 3


def from_seat(first: Seat) -> tuple[Seat, Seat, Seat]:
    """All seats in order of play, beginning with `first`."""
    return (first, (first + 1) % 3, (first + 2) % 3)
