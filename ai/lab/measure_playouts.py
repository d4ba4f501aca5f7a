"""Playouts by rules of thumb beside best play with open cards, on hands of declarer strength.

python ai/lab/measure_playouts.py [SEEDS]
"""

import json
import sys
from pathlib import Path
from statistics import fmean

from preferans_ai.kernel import Goal, Playouts, Position, Solver
from preferans_desktop.rules.cards import Suit, parse_cards

VECTORS = Path(__file__).parents[2] / "tests" / "data" / "vectors" / "speed.jsonl"
TRUMPS = {suit.name.lower(): int(suit) for suit in Suit}


def hands(kind: str) -> list[Position]:
    """Hands of the vectors in a trump contract, sans or betl."""
    found = []
    for line in VECTORS.read_text(encoding="utf-8").splitlines():
        vector = json.loads(line)
        contract = vector["contract"]
        if kind == (contract if contract in {"sans", "betl"} else "trump"):
            first, second, third = (
                sum(1 << card for card in parse_cards(text)) for text in vector["hands"]
            )
            trump = TRUMPS.get(contract)
            found.append(Position((first, second, third), vector["declarer"], 0, trump))
    return found


def row(kind: str, after: int, seeds: range) -> str:
    """One line of the table: the lead is with the seat so many places after the declarer."""
    playouts, solver = Playouts(), Solver()
    played, best = [], []
    for hand in hands(kind):
        leader = (hand.declarer + after) % 3
        position = Position(hand.hands, hand.declarer, leader, hand.trump)
        if kind == "betl":
            played += [float(playouts.caught(position, seed)) for seed in seeds]
            best.append(solver.value(position, Goal.CAUGHT))
        else:
            played += [playouts.tricks(position, seed)[hand.declarer] for seed in seeds]
            best.append(solver.value(position, Goal.TRICKS))
    line = f"{kind:<6} leader +{after}  playouts {fmean(played):5.2f}  best play {fmean(best):5.2f}"
    if kind == "betl":
        return f"{line}  (share caught)"
    made, would = fmean(one >= 6 for one in played), fmean(one >= 6 for one in best)
    return f"{line}  at least six {made:.3f} and {would:.3f}"


def main() -> None:
    """Print the table."""
    seeds = range(int(sys.argv[1]) if len(sys.argv) > 1 else 8)
    for kind in ("trump", "sans", "betl"):
        for after in range(3):
            print(row(kind, after, seeds))


if __name__ == "__main__":
    main()
