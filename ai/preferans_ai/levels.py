"""The levels a computer player can be asked to play at. One and the same player is behind them."""

from __future__ import annotations

LEVELS: tuple[str, ...] = ("pocetnik", "kafanski", "majstor")


def check_level(level: str) -> None:
    """Refuse a level that does not exist.

    Raises:
        ValueError: the level is not one of `LEVELS`.
    """
    if level not in LEVELS:
        raise ValueError(f"{level!r} is not one of {', '.join(LEVELS)}")
