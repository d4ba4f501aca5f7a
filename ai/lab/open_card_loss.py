"""What card play gives away against open cards, of two kinds of player on the same deals.

    python ai/lab/open_card_loss.py level:majstor bot:plain_sampler --deals 1000 --minutes 100

Deals with contract and following given (staged_deals.py) are played once with A on every seat and
once with B. A free card is one chosen among at least two that are not equal. Its loss is what the
double-dummy value of the deal as it lay falls by for its player: tricks in trump and sans; in betl
1 for giving away the catch, or the escape. Reported as loss a free card, A, B and A less B with
95 % intervals by deals.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass
from functools import cache

import times
from intervals import ratio_difference, ratio_of
from players import label_of, player_of
from playing import Decision, played
from preferans_ai.kernel import Goal, Position, Solver
from preferans_ai.kernel.seated import Seated
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.play import Play
from runs import Line, add_options, carry_out, options_of
from staged_deals import kind_of_number, staged_table

ROLES = ("declarer", "defender", "betl declarer", "betl defence")


def position_of(play: Play) -> Position:
    """The play in progress with all its cards."""
    assert play.to_act is not None  # noqa: S101 - the play goes on
    masks = [
        sum(1 << card for card in holding.known) if play.plays(seat) else 0
        for seat, holding in enumerate(play.holdings)
    ]
    return Position(
        hands=(masks[0], masks[1], masks[2]),
        declarer=play.declarer,
        leader=play.trick[0][0] if play.trick else play.to_act,
        trump=None if play.trump is None else int(play.trump),
        table=tuple(int(card) for _, card in play.trick),
    )


@cache
def _solver() -> Solver:
    return Solver()


def loss_of(decision: Decision) -> tuple[str, int] | None:
    """Role and loss of a free card; None for what is no free card."""
    hand, action = decision.table.match.hand, decision.answer.action
    if hand is None or hand.play is None or not isinstance(action, PlayCard):
        return None
    position = position_of(hand.play)
    if Seated.of(position).different().bit_count() < 2:
        return None
    betl, declares = hand.contract == Contract.BETL, action.seat == hand.declarer
    values = _solver().card_values(position, Goal.CAUGHT if betl else Goal.TRICKS)
    wants_many = declares != betl
    best = max(values.values()) if wants_many else min(values.values())
    role = ROLES[2 * betl + (not declares)]
    return role, abs(best - values[action.card])


@dataclass(frozen=True, slots=True)
class Losses:
    """What is measured: two players by name, and the seed of deals and chance."""

    first: str
    second: str
    seed: int

    def about(self) -> Line:
        """What the file of results says of it."""
        labels = label_of(self.first), label_of(self.second)
        return {"open card loss": labels[0], "against": labels[1], "seed": self.seed}

    def __call__(self, number: int) -> Line:
        """Loss and free cards by role, and times, of A and of B on one deal."""
        return {"A": self._of(self.first, number), "B": self._of(self.second, number)}

    def _of(self, name: str, number: int) -> Line:
        lost: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        seconds = []

        def listen(decision: Decision) -> None:
            seconds.append(decision.answer.seconds)
            found = loss_of(decision)
            if found is not None:
                lost[found[0]][0] += found[1]
                lost[found[0]][1] += 1

        players = [player_of(name)] * 3
        played(staged_table(self.seed, number), players, f"{self.seed} {number}", listen)
        return {"lost": lost, "times": times.histogram_of(seconds)}


def report(losses: Losses, lines: list[Line]) -> str:
    """The table as text."""
    about = losses.about()
    kinds = [kind_of_number(line["number"]) for line in lines]
    text = [
        f"A {about['open card loss']} against B {about['against']}, seed {losses.seed}, "
        + ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds)),
        f"{'loss a free card':<16}{'kind':>5}{'deals':>7}{'cards':>8}{'lost':>7}",
    ]
    for role in ROLES:
        pairs = {
            kind: [
                tuple(line[kind]["lost"].get(role, (0, 0)))
                for line in lines
                if role in line["A"]["lost"] or role in line["B"]["lost"]
            ]
            for kind in ("A", "B")
        }
        for kind, of_kind in pairs.items():
            lost, cards = sum(pair[0] for pair in of_kind), sum(pair[1] for pair in of_kind)
            estimate = ratio_of(of_kind)
            text.append(
                f"{role:<16}{kind:>5}{len(of_kind):>7}{cards:>8}{lost:>7}"
                f"  {estimate.mean:.4f} ± {estimate.half:.4f}"
            )
        less = ratio_difference(pairs["A"], pairs["B"])
        clear = ", clear of zero" if less.clear_of_zero else ""
        text.append(f"{'':<16}{'A-B':>5}{'':>22}  {less.mean:+.4f} ± {less.half:.4f}{clear}")
    text += ["", f"{'kind':<5}{times.HEADING}"]
    text += [
        f"{kind:<5}{times.row(times.added(line[kind]['times'] for line in lines))}"
        for kind in ("A", "B")
    ]
    return "\n".join(text)


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("first", help="player A")
    parser.add_argument("second", help="player B")
    parser.add_argument("--deals", type=int, default=1000)
    add_options(parser)
    parsed = parser.parse_args()
    losses = Losses(parsed.first, parsed.second, parsed.seed)
    options = options_of(parsed, "open-card-loss", label_of(parsed.first), label_of(parsed.second))
    lines = carry_out(losses.about(), range(parsed.deals), losses, options)
    print(report(losses, lines))


if __name__ == "__main__":
    main()
