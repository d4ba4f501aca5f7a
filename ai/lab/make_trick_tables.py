"""Writes preferans_ai/trick_tables.py from trick_tables.csv, which lies beside this script.

The csv is an additive fit of double-dummy tricks of the declarer. A cell with few samples behind
it takes the mean of all holdings of the same length with the same honours instead.

    python ai/lab/make_trick_tables.py
"""

import csv
from pathlib import Path

SOURCE = Path(__file__).with_name("trick_tables.csv")
TARGET = Path(__file__).parents[1] / "preferans_ai" / "trick_tables.py"
ENOUGH_SAMPLES = 300
HONOURS = (0b1111_0000, 0b1110_0000, 0b1100_0000, 0b1000_0000, 0)
"""Which cards have to be the same, from the narrowest pool to the widest."""

HEADING = '''"""Declarer's tricks by holding; made by ai/lab/make_trick_tables.py, do not edit.

A holding is a byte, bit 0 the seven and bit 7 the ace. In a trump contract a hand is worth
TRUMP[trumps] + the sum of SIDE[holding] over the other suits, in sans SANS_BASE + the sum of
SANS[holding] over all four.
"""

SANS_BASE = 3.292
'''

Cell = tuple[float, int]


def read_columns(path: Path) -> dict[str, list[Cell]]:
    """Mean and number of samples of every holding, for each column of means."""
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(lines))
    return {
        name: [(float(row[name]), int(row[f"n_{name}"])) for row in rows]
        for name in ("trump", "side", "sans")
    }


def smoothed(cells: list[Cell], holding: int) -> float:
    """Mean of a holding, pooled with its likes until enough samples are behind it."""
    mean, samples = cells[holding]
    if samples >= ENOUGH_SAMPLES:
        return mean
    total = 0.0
    for honours in HONOURS:
        pool = [
            cells[other]
            for other in range(256)
            if other.bit_count() == holding.bit_count() and not (other ^ holding) & honours
        ]
        total = sum(count for _, count in pool)
        mean = sum(value * count for value, count in pool) / max(total, 1)
        if total >= ENOUGH_SAMPLES:
            break
    return mean


def table_text(name: str, cells: list[Cell]) -> str:
    """One table as Python source."""
    values = [f"{smoothed(cells, holding):.2f}" for holding in range(256)]
    rows = [", ".join(values[begin : begin + 8]) for begin in range(0, 256, 8)]
    body = "\n".join(f"    {row}," for row in rows)
    return f"\n# fmt: off\n{name.upper()}: tuple[float, ...] = (\n{body}\n)\n# fmt: on\n"


def module_text() -> str:
    """The whole module."""
    columns = read_columns(SOURCE)
    return HEADING + "".join(table_text(name, cells) for name, cells in columns.items())


if __name__ == "__main__":
    TARGET.write_text(module_text(), encoding="utf-8")
