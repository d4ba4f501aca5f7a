"""How long answers take in self-play, by kind of decision, and the memory of the process.

    python ai/lab/answer_times.py --level majstor --hands 200 --seed 1
    PREFERANS_KERNEL=python python ai/lab/answer_times.py --level majstor --hands 20 --seed 1

Processor time of the answer alone. Let nothing else run beside it, and only one worker. The second
command measures without the compiled kernel; its results have another file.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import times
from runs import Line
from watched_hands import add_players, watched


def report(lines: Sequence[Line], kernel: str) -> str:
    """The table as text."""
    kinds = list(dict.fromkeys(kind for line in lines for kind in line["times"]))
    text = [f"{len(lines)} hands, kernel {kernel}", f"{'kind':<14}{times.HEADING}"]
    for kind in kinds:
        of_kind = (line["times"][kind] for line in lines if kind in line["times"])
        text.append(f"{kind:<14}{times.row(times.added(of_kind))}")
    everything = times.added(of_kind for line in lines for of_kind in line["times"].values())
    peak = max((line["MiB"] for line in lines), default=0)
    return "\n".join([*text, f"{'all':<14}{times.row(everything)}", f"peak memory {peak} MiB"])


def main() -> None:
    """Play and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    add_players(parser, hands=200)
    run, lines = watched(parser, parser.parse_args())
    print(report(lines, run.about()["kernel"]))


if __name__ == "__main__":
    main()
