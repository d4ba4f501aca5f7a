"""Self-play of a level, or of three players by seat: the figures that they are judged by.

    python ai/lab/self_play.py --level majstor --hands 1000 --seed 1 --workers 2 --minutes 100

Every hand stands in the middle of a match (papers.py). The same command goes on where it stopped.
Followers pass with what the rules ask of them (serbian.md 9); how far bidding stopped below the
best makeable contract is told by open cards, for the best discard of the winner's twelve. Every
kontra is played a second time without it, its giver saying what he would have said next.
"""

from __future__ import annotations

import argparse

from figures import report
from players import label_of
from watched_hands import add_players, watched


def main() -> None:
    """Play and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    add_players(parser, hands=1000)
    run, lines = watched(parser, parser.parse_args())
    print(report(lines, [label_of(name) for name in run.players]))


if __name__ == "__main__":
    main()
