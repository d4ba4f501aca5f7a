"""Log odds told at the knots, by level and kind of chance, see `calibration`.

Majstor's are fitted to 1,739 hands of his among themselves, those of betl also to 2,473 betls that
he announced after rules of thumb had bid. The weaker levels tell what they reckon: they believe in
it.
"""

from __future__ import annotations

from typing import Final

from preferans_ai.calibration import Curve

MAJSTOR: Final[dict[str, Curve]] = {
    "betl, cards 10 to 8, declarer": (-3.03, -1.64, -0.37, 0.78, 2.27),  # 2,214 hands
    "betl, cards 10 to 8, defender": (0.07, 0.50, 0.83, 1.68, 2.02),  # 2,514 hands
    "betl, cards 4 to 1, declarer": (-2.77, -1.54, -0.38, 0.97, 2.24),  # 98 hands
    "betl, cards 4 to 1, defender": (-2.07, -0.92, -0.45, 0.52, 1.77),  # 381 hands
    "betl, cards 7 to 5, declarer": (-3.00, -2.01, -0.83, 0.33, 1.26),  # 791 hands
    "betl, cards 7 to 5, defender": (-1.41, -0.38, -0.01, 1.35, 2.21),  # 1,448 hands
    "betl, words, declarer": (-4.20, -2.03, 0.05, 2.28, 4.44),  # 81 hands
    "betl, words, defender": (-1.52, -0.08, 0.66, 2.10, 3.28),  # 2,519 hands
    "make, bids, declarer": (-2.72, -1.22, 0.28, 1.78, 3.28),  # 1,617 hands
    "make, cards 10 to 8, declarer": (-2.93, -1.57, -0.21, 1.15, 2.51),  # 920 hands
    "make, cards 10 to 8, defender": (-1.76, -0.72, 0.32, 1.36, 2.40),  # 926 hands
    "make, cards 4 to 1, declarer": (-3.58, -1.98, -0.38, 1.22, 2.82),  # 835 hands
    "make, cards 4 to 1, defender": (-2.98, -1.56, -0.14, 1.28, 2.70),  # 866 hands
    "make, cards 7 to 5, declarer": (-3.17, -1.77, -0.37, 1.03, 2.43),  # 923 hands
    "make, cards 7 to 5, defender": (-2.03, -0.91, 0.21, 1.33, 2.45),  # 924 hands
    "make, words, declarer": (-3.26, -1.64, -0.02, 1.60, 3.22),  # 888 hands
    "make, words, defender": (-1.53, -0.57, 0.39, 1.35, 2.31),  # 1,571 hands
    "own fall, cards 10 to 8, defender": (-3.35, -2.37, -1.39, -0.41, 0.57),  # 967 hands
    "own fall, cards 4 to 1, defender": (-3.22, -2.22, -1.22, -0.22, 0.78),  # 871 hands
    "own fall, cards 7 to 5, defender": (-3.33, -2.27, -1.21, -0.15, 0.91),  # 940 hands
    "own fall, words, defender": (-4.43, -2.67, -0.91, 0.85, 2.61),  # 1,617 hands
}
