"""Log odds told at the knots, by level and kind of chance, see `calibration`.

Majstor's are fitted to 1,739 hands of his among themselves, those of betl also to 1,732 betls that
he announced after rules of thumb had bid. The weaker levels tell what they reckon: they believe in
it.
"""

from __future__ import annotations

from typing import Final

from preferans_ai.calibration import Curve

MAJSTOR: Final[dict[str, Curve]] = {
    "betl, cards 10 to 8, declarer": (-3.05, -1.63, -0.52, 0.70, 2.22),  # 1,561 hands
    "betl, cards 10 to 8, defender": (0.06, 0.53, 0.71, 1.55, 1.95),  # 1,773 hands
    "betl, cards 4 to 1, declarer": (-2.76, -1.52, -0.35, 1.00, 2.25),  # 66 hands
    "betl, cards 4 to 1, defender": (-1.98, -1.05, -0.49, 0.59, 1.73),  # 270 hands
    "betl, cards 7 to 5, declarer": (-3.11, -1.89, -0.82, 0.08, 1.23),  # 550 hands
    "betl, cards 7 to 5, defender": (-1.31, -0.42, -0.06, 1.17, 2.02),  # 1,024 hands
    "betl, words, declarer": (-4.20, -2.03, 0.13, 2.29, 4.44),  # 70 hands
    "betl, words, defender": (-1.57, -0.07, 0.54, 2.01, 3.29),  # 1,778 hands
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
