"""Slope and shift of log odds by level and kind of chance, see `calibration`.

Majstor's are fitted to hands of his among themselves, those of cards in betl to staged betls. The
weaker levels tell what they reckon: they believe in it.
"""

from __future__ import annotations

from typing import Final

MAJSTOR: Final[dict[str, tuple[float, float]]] = {
    "betl, cards 10 to 8, declarer": (0.63, -0.25),  # 170 hands
    "betl, cards 10 to 8, defender": (0.26, 0.69),  # 186 hands
    "betl, cards 4 to 1, declarer": (0.91, -0.02),  # 11 hands
    "betl, cards 4 to 1, defender": (0.93, -0.31),  # 31 hands
    "betl, cards 7 to 5, declarer": (0.62, -0.45),  # 66 hands
    "betl, cards 7 to 5, defender": (0.39, 0.02),  # 124 hands
    "betl, words, declarer": (0.97, 0.02),  # 7 hands
    "betl, words, defender": (0.95, 0.05),  # 7 hands
    "make, bids, declarer": (0.77, 0.34),  # 322 hands
    "make, cards 10 to 8, declarer": (0.70, -0.14),  # 179 hands
    "make, cards 10 to 8, defender": (0.43, 0.71),  # 180 hands
    "make, cards 4 to 1, declarer": (0.83, -0.08),  # 161 hands
    "make, cards 4 to 1, defender": (0.52, -0.03),  # 165 hands
    "make, cards 7 to 5, declarer": (0.78, -0.21),  # 179 hands
    "make, cards 7 to 5, defender": (0.49, 0.34),  # 178 hands
    "make, words, declarer": (0.88, 0.16),  # 191 hands
    "make, words, defender": (0.42, 0.59),  # 315 hands
    "own fall, cards 10 to 8, defender": (0.65, -0.41),  # 186 hands
    "own fall, cards 4 to 1, defender": (0.69, -0.37),  # 166 hands
    "own fall, cards 7 to 5, defender": (0.87, -0.53),  # 181 hands
    "own fall, words, defender": (0.93, -0.32),  # 322 hands
}
