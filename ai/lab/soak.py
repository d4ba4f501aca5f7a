"""Self-play for a long time in one process: its memory must not grow.

    python ai/lab/soak.py --level majstor --minutes 120

Prints hands, decisions and memory every minute, and nothing else is kept.
"""

from __future__ import annotations

import argparse
import time
from itertools import count

from memory import peak_mib, resident_mib
from papers import dealt_table
from players import player_of
from playing import Decision, played

SECONDS_A_LINE = 60.0


def soak(name: str, seed: int, minutes: float) -> None:
    """Play for so long and print a line a minute."""
    player = player_of(name)
    began = shown = time.monotonic()
    decisions = 0

    def listen(_: Decision) -> None:
        nonlocal decisions
        decisions += 1

    print(f"{'minute':>8}{'hands':>8}{'decisions':>11}{'MiB':>8}{'peak MiB':>10}", flush=True)
    for number in count():
        now = time.monotonic()
        over = now - began >= 60 * minutes
        if over or not number or now - shown >= SECONDS_A_LINE:
            shown = now
            print(
                f"{(now - began) / 60:>8.1f}{number:>8}{decisions:>11}"
                f"{resident_mib():>8.1f}{peak_mib():>10.1f}",
                flush=True,
            )
        if over:
            return
        played(dealt_table(seed, number), [player] * 3, f"{seed} {number}", listen)


def main() -> None:
    """Soak."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--level", default="majstor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=120)
    parsed = parser.parse_args()
    name = parsed.level if ":" in parsed.level else f"level:{parsed.level}"
    soak(name, parsed.seed, parsed.minutes)


if __name__ == "__main__":
    main()
