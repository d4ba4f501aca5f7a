"""How well hidden cards are guessed in self-play, by how much is inferred.

python ai/lab/measure_worlds.py [--hands N] [--seed S] [--worlds N] [--level LEVEL]

For every decision of every player: the average chance given to the true place of a hidden card,
how many deals the weights are worth, and the processor time.
"""

import argparse
import random
import time
from collections import defaultdict
from dataclasses import dataclass

from preferans_ai.levels import LEVELS
from preferans_ai.player import choose
from preferans_ai.worlds.hidden import mask_of
from preferans_ai.worlds.sampling import worlds_of
from preferans_ai.worlds.world import Inference, Worlds
from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian import masking
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.settings import Rules
from preferans_desktop.rules.serbian.view import PlayerView


@dataclass(slots=True)
class Guesses:
    """Sums over decisions.

    Attributes:
        placed: average chance given to the true place of a hidden card.
        worth: deals of equal weight that the weighed ones are worth.
        seconds: processor time.
    """

    decisions: int = 0
    placed: float = 0.0
    worth: float = 0.0
    seconds: float = 0.0

    def row(self) -> str:
        """The averages as text."""
        placed, worth = self.placed / self.decisions, self.worth / self.decisions
        return f"{placed:8.3f}{worth:7.1f}{1000 * self.seconds / self.decisions:7.1f}"


def places(hand: Hand) -> tuple[int, int, int, int]:
    """The true cards of each seat and those with nobody, masks."""
    first, second, third = (mask_of(hand.holdings[seat].known) for seat in SEATS)
    if hand.discard is not None:
        return first, second, third, mask_of(hand.discard.known)
    return first, second, third, 0 if hand.talon_shown else mask_of(hand.deal.talon.known)


def chance_of_true_places(found: Worlds, true: Hand, view: PlayerView) -> float | None:
    """Average over the cards the player does not see, None when he sees all."""
    assert view.hand is not None  # noqa: S101 - a hand is in progress
    seen = places(view.hand)
    hidden = [cards & ~known for cards, known in zip(places(true), seen, strict=True)]
    count = sum(cards.bit_count() for cards in hidden)
    if not count:
        return None
    right = sum(
        weight
        * sum((a & b).bit_count() for a, b in zip((*world.hands, world.away), hidden, strict=True))
        for world, weight in zip(found.worlds, found.weights, strict=True)
    )
    return right / count


def moment(hand: Hand, seat: Seat) -> str:
    """Name of the phase and the role in the table."""
    role = "" if hand.declarer is None else "declarer" if seat == hand.declarer else "defender"
    if hand.phase != Phase.PLAY or hand.play is None:
        return f"{hand.phase.value} {role}"
    kind = "betl" if hand.contract == Contract.BETL else "play"
    done = len(hand.play.tricks)
    tricks = "1" if done == 0 else "2-3" if done < 3 else "4-6" if done < 6 else "7-"
    return f"{kind}, trick {tricks} {role}"


def measure(hands: int, seed: int, worlds: int, level: str) -> dict[str, dict[Inference, Guesses]]:
    """Play so many hands, each in a match of its own, and guess at every decision."""
    table: dict[str, dict[Inference, Guesses]] = defaultdict(
        lambda: {inference: Guesses() for inference in Inference}
    )
    generator = random.Random(seed)
    for number in range(hands):
        match = matches.start(Rules(), number % 3)
        match = matches.deal(match, shuffled_deal(generator, match.forehand))
        while match.hand is not None:
            seat = match.hand.to_act
            assert seat is not None  # noqa: S101 - the hand goes on
            view = masking.view_of(match, seat)
            for inference, guesses in table[moment(match.hand, seat)].items():
                begin = time.process_time()
                found = worlds_of(view, random.Random(number), worlds, inference)
                seconds = time.process_time() - begin
                placed = chance_of_true_places(found, match.hand, view)
                if placed is not None:
                    guesses.decisions += 1
                    guesses.placed += placed
                    guesses.worth += 1 / sum(weight * weight for weight in found.weights)
                    guesses.seconds += seconds
            choice = choose(view, level, seed + number)
            assert choice.action is not None  # noqa: S101 - it is his turn
            match = matches.apply(match, choice.action)
    return table


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--level", default=LEVELS[0], choices=LEVELS)
    options = parser.parse_args()
    table = measure(options.hands, options.seed, options.worlds, options.level)
    names = "".join(f"{inference.value:>22}" for inference in Inference)
    print(f"{'':<34}{names}")
    columns = f"{'placed':>8}{'worth':>7}{'ms':>7}" * len(Inference)
    print(f"{'':<26}{'count':>8}{columns}")
    for name in sorted(table):
        row = table[name]
        count = row[Inference.FACTS].decisions
        if count:
            print(f"{name:<26}{count:>8}{''.join(guesses.row() for guesses in row.values())}")


if __name__ == "__main__":
    main()
