"""Hands of self-play with all that is measured of them, one JSON line a hand.

self_play.py, calibration.py and answer_times.py report different things of the same hands: with the
same players and seed they share a file of results, and what one of them has played is there for
the others.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass, replace

import times
from makeable import best_makeable
from memory import peak_mib
from papers import dealt_table
from players import Answer, Player, label_of, player_of
from playing import Decision, kind_of, played
from preferans_ai.calibration import kind_of_falling, kind_of_making
from preferans_ai.candidates import Choice
from preferans_ai.kernel import chosen
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.actions import Action, Allow, Alone, Kontra, StayOut
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import FinishedHand
from preferans_desktop.rules.serbian.scoring import HandKind
from roles import passed, role_of
from runs import Line, add_options, carry_out, options_of
from staged_deals import announced_betl
from table import Table, won_thirds

MILDER = (Allow, Alone, StayOut)
"""What is said in place of kontra where no other word was weighed."""


@dataclass(frozen=True, slots=True)
class WatchedHands:
    """What is played: players by seat, one for all or three, and the seed.

    Attributes:
        staged_betl: betls these players have announced (staged_deals.py) in place of whole hands.
    """

    players: tuple[str, ...]
    seed: int
    staged_betl: bool = False

    def about(self) -> Line:
        """What the file of results says of it."""
        return {
            "self-play": [label_of(name) for name in self.players],
            "seed": self.seed,
            "staged betl": self.staged_betl,
            "kernel": chosen().name,
        }

    def __call__(self, number: int) -> Line:
        """Play a hand; see the functions below for what its line tells."""
        players = [player_of(name) for name in self.players] * (3 // len(self.players))
        if self.staged_betl:
            begun = announced_betl(self.seed, number, players)
        else:
            begun = dealt_table(self.seed, number)
        decisions: list[Decision] = []
        ended = played(begun, players, f"{self.seed} {number}", decisions.append)
        line = _happened(ended.last)
        line["won"] = won_thirds(begun, ended)
        given = next((it for it in decisions if isinstance(it.answer.action, Kontra)), None)
        if given is not None:
            line["by kontra"] = self._won_by_kontra(given, ended, players, number)
        line["told"] = told(decisions, ended.last)
        line["times"] = _times(decisions)
        line["MiB"] = round(peak_mib())
        return line

    def _won_by_kontra(
        self, given: Decision, ended: Table, players: list[Player], number: int
    ) -> int:
        """Thirds won by the giver beyond what he wins in the same hand when he never gives it."""
        milder = list(players)
        milder[given.seat] = WithoutKontra(players[given.seat])
        other = played(given.table, milder, f"{self.seed} {number}")
        with_it, without = won_thirds(given.table, ended), won_thirds(given.table, other)
        return with_it[given.seat] - without[given.seat]


@dataclass(frozen=True, slots=True)
class WithoutKontra:
    """A player who says the next best word in place of kontra."""

    player: Player

    def answer(self, table: Table, seat: Seat, seed: int) -> Answer:
        """What he says or plays."""
        answer = self.player.answer(table, seat, seed)
        if not isinstance(answer.action, Kontra):
            return answer
        return replace(answer, action=_milder(table, seat, answer.choice))


def _milder(table: Table, seat: Seat, choice: Choice | None) -> Action:
    for candidate in choice.candidates if choice is not None else ():
        if not isinstance(candidate.action, Kontra):
            return candidate.action
    legal = table.view(seat).legal
    return next(act for word in MILDER for act in legal if isinstance(act, word))


def _happened(finished: FinishedHand) -> Line:
    """Kind, contract, kontra, roles and who passed by seat; the best contract that could be made.

    `best` is there where the winner of ordinary bidding announced: its value, 0 for none.
    """
    outcome, score = finished.outcome, finished.score
    line: Line = {
        "kind": outcome.kind.value,
        "contract": None if outcome.contract is None else int(outcome.contract),
        "hand game": outcome.hand_game,
        "kontra": outcome.kontra,
        "without kontra": outcome.without_kontra,
        "scored": score.value is not None,
        "roles": [role_of(finished, seat) for seat in SEATS],
        "passed": [passed(finished, seat) for seat in SEATS],
    }
    if outcome.kind != HandKind.ALL_PASS and not outcome.hand_game:
        line["best"] = int(best_makeable(finished.hand) or 0)
    return line


def told(decisions: list[Decision], finished: FinishedHand) -> dict[str, list[list[int]]]:
    """Chances that the players told, and what happened.

    Returns:
        By what, when and by whom: the chances of this hand in thousandths, and [1] where it came,
        [0] where not. Nothing of hands that nobody was scored for.
    """
    if finished.score.declarer_passed is None:
        return {}
    found: dict[str, list[int]] = defaultdict(list)
    happened: dict[str, int] = {}
    for decision in decisions:
        for key, chance, came in _cases(decision, finished):
            found[key].append(round(1000 * chance))
            happened[key] = int(came)
    return {key: [chances, [happened[key]]] for key, chances in found.items()}


def _cases(decision: Decision, finished: FinishedHand) -> list[tuple[str, float, bool]]:
    """What was told with a decision: by what, when and by whom; the chance; whether it came."""
    choice, hand = decision.answer.choice, decision.table.match.hand
    if choice is None or not choice.candidates or hand is None:
        return []
    best, seat = choice.candidates[0], decision.seat
    if hand.phase == Phase.BIDDING and seat != finished.outcome.declarer:
        return []  # what he would make himself was not put to the test
    cases = []
    if best.passes is not None:
        made = bool(finished.score.declarer_passed)
        cases.append((kind_of_making(hand, seat, best.action), best.passes, made))
    if best.falls is not None:
        cases.append((kind_of_falling(hand, seat), best.falls, seat in finished.score.fell))
    return cases


def _times(decisions: list[Decision]) -> dict[str, times.Histogram]:
    """Times by kind of decision."""
    seconds: dict[str, list[float]] = defaultdict(list)
    for decision in decisions:
        seconds[kind_of(decision.table.match)].append(decision.answer.seconds)
    return {kind: times.histogram_of(of_kind) for kind, of_kind in seconds.items()}


def add_players(parser: argparse.ArgumentParser, hands: int) -> None:
    """The options of a script that watches hands."""
    parser.add_argument(
        "--level",
        nargs="+",
        default=["majstor"],
        metavar="PLAYER",
        help="one for all seats or three; a level, or a player as players.py names them",
    )
    parser.add_argument("--hands", type=int, default=hands)
    add_options(parser)


def watched(
    parser: argparse.ArgumentParser, parsed: argparse.Namespace, *, staged_betl: bool = False
) -> tuple[WatchedHands, list[Line]]:
    """Play the hands that are asked for, those excepted that have been played."""
    if len(parsed.level) not in {1, 3}:
        parser.error("--level: one player for all seats, or three")
    names = tuple(name if ":" in name else f"level:{name}" for name in parsed.level)
    run = WatchedHands(names, parsed.seed, staged_betl)
    kind = "announced-betl" if staged_betl else "hands"
    options = options_of(parsed, kind, *(label_of(name) for name in names))
    return run, carry_out(run.about(), range(parsed.hands), run, options)
