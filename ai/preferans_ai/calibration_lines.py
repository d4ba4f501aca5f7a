"""Slope and shift of log odds by level and kind of chance, see `calibration`.

Majstor's are fitted to 1,739 hands of his among themselves, those of betl also to 800 betls that he
announced after rules of thumb had bid. The weaker levels tell what they reckon: they believe in it.
"""

from __future__ import annotations

from typing import Final

MAJSTOR: Final[dict[str, tuple[float, float]]] = {
    "betl, cards 10 to 8, declarer": (0.69, -0.27),  # 742 hands
    "betl, cards 10 to 8, defender": (0.22, 1.14),  # 841 hands
    "betl, cards 4 to 1, declarer": (0.63, -0.22),  # 34 hands
    "betl, cards 4 to 1, defender": (0.47, -0.13),  # 138 hands
    "betl, cards 7 to 5, declarer": (0.59, -0.71),  # 251 hands
    "betl, cards 7 to 5, defender": (0.38, 0.39),  # 465 hands
    "betl, words, declarer": (1.08, 0.12),  # 47 hands
    "betl, words, defender": (0.63, 0.87),  # 846 hands
    "make, bids, declarer": (0.75, 0.28),  # 1,617 hands
    "make, cards 10 to 8, declarer": (0.68, -0.21),  # 920 hands
    "make, cards 10 to 8, defender": (0.52, 0.32),  # 926 hands
    "make, cards 4 to 1, declarer": (0.80, -0.38),  # 835 hands
    "make, cards 4 to 1, defender": (0.71, -0.14),  # 866 hands
    "make, cards 7 to 5, declarer": (0.70, -0.37),  # 923 hands
    "make, cards 7 to 5, defender": (0.56, 0.21),  # 924 hands
    "make, words, declarer": (0.81, -0.02),  # 888 hands
    "make, words, defender": (0.48, 0.39),  # 1,571 hands
    "own fall, cards 10 to 8, defender": (0.49, -1.39),  # 967 hands
    "own fall, cards 4 to 1, defender": (0.50, -1.22),  # 871 hands
    "own fall, cards 7 to 5, defender": (0.53, -1.21),  # 940 hands
    "own fall, words, defender": (0.88, -0.91),  # 1,617 hands
}
