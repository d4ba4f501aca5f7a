"""Slope and shift of log odds by level and kind of chance, see `calibration`."""

from __future__ import annotations

from typing import Final

MAJSTOR: Final[dict[str, tuple[float, float]]] = {}
KAFANSKI: Final[dict[str, tuple[float, float]]] = {}
