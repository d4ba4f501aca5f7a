"""What card play gives away against open cards, of two kinds of player on the same deals.

    python ai/lab/open_card_loss.py level:majstor bot:plain_sampler --deals 1000 --minutes 100

Deals with contract and following given (staged_deals.py) are played with every seat asked twice, as
A and as B, so that both answer at the same cards; every other deal goes on as A plays, the rest as
B plays. A free card is one chosen among at least two that are not equal. Its loss is what the
double-dummy value of the deal as it lay falls by for its player: tricks in trump and sans; in betl
1 for giving away the catch, or the escape. Reported as loss a free card, A, B and A less B with
95 % intervals by deals.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import cache

import times
from intervals import ratio_difference, ratio_of
from players import Answer, Player, label_of, player_of
from playing import Decision, played
from preferans_ai.kernel import Goal, Position, Solver
from preferans_ai.kernel.seated import Seated
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.play import Play
from runs import Line, add_options, carry_out, options_of
from staged_deals import kind_of_number, staged_table
from table import Table

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
        asked = {"A": _Asked(player_of(self.first)), "B": _Asked(player_of(self.second))}
        in_play, beside = asked.values() if number % 2 else reversed(asked.values())
        both = _Both(in_play, beside)
        played(staged_table(self.seed, number), [both] * 3, f"{self.seed} {number}")
        return {name: {"lost": of.lost, "times": of.times()} for name, of in asked.items()}


class _Asked:
    """A player who is asked, and what he gave away.

    Attributes:
        lost: by role, what free cards lost and their number.
    """

    def __init__(self, player: Player) -> None:
        self.lost: dict[str, list[int]] = {}
        self._player = player
        self._seconds: list[float] = []

    def answer(self, table: Table, seat: Seat, seed: int) -> Answer:
        """What he says or plays."""
        answer = self._player.answer(table, seat, seed)
        self._seconds.append(answer.seconds)
        found = loss_of(Decision(table, seat, answer))
        if found is not None:
            role, loss = found
            lost, cards = self.lost.get(role, (0, 0))
            self.lost[role] = [lost + loss, cards + 1]
        return answer

    def times(self) -> times.Histogram:
        """How long his answers took."""
        return times.histogram_of(self._seconds)


@dataclass(frozen=True, slots=True)
class _Both:
    """Plays as one player, and asks another beside him."""

    in_play: _Asked
    beside: _Asked

    def answer(self, table: Table, seat: Seat, seed: int) -> Answer:
        """What the one in play says or plays."""
        self.beside.answer(table, seat, seed)
        return self.in_play.answer(table, seat, seed)


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
