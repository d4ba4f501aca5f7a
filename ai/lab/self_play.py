"""Self-play of three computer players, with a table of who passed by contract and role.

python ai/lab/self_play.py [--hands N] [--seed S] [--reasons]
"""

import argparse
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from preferans_ai.candidates import Choice
from preferans_ai.levels import LEVELS
from preferans_ai.player import choose
from preferans_desktop.rules.dealing import shuffled_deal
from preferans_desktop.rules.serbian import masking
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.contracts import CONTRACTS, Contract
from preferans_desktop.rules.serbian.match import FinishedHand, Match
from preferans_desktop.rules.serbian.scoring import HandKind
from preferans_desktop.rules.serbian.settings import Rules

MATCH_CAN_HANG = 400
"""Hands after which a match is begun anew: its bule may go up and down for ever."""


@dataclass(slots=True)
class SelfPlay:
    """What came out of a number of hands.

    Attributes:
        hands: the finished hands.
        illegal: acts that the rules refused; each ends its hand.
        reasons: how often each reason was given.
        seconds: processor time of each decision.
    """

    hands: list[FinishedHand] = field(default_factory=list)
    illegal: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)


def play_hands(count: int, seed: int, rules: Rules, level: str = LEVELS[-1]) -> SelfPlay:
    """Play so many hands, one match after the other."""
    generator = random.Random(seed)
    played = SelfPlay()
    match = matches.start(rules, 0)
    for number in range(count):
        if match.over or len(match.finished) >= MATCH_CAN_HANG:
            match = matches.start(rules, match.dealer)
        match = matches.deal(match, shuffled_deal(generator, match.forehand))
        finished = _play_hand(match, level, seed + number, played)
        if finished is None:
            match = matches.start(rules, match.dealer)
        else:
            match = finished
            played.hands.append(match.finished[-1])
    return played


def _play_hand(match: Match, level: str, seed: int, played: SelfPlay) -> Match | None:
    """The match after the hand, None when an act was refused."""
    while match.hand is not None:
        seat = match.hand.to_act
        assert seat is not None  # noqa: S101 - the hand goes on
        view = masking.view_of(match, seat)
        begin = time.process_time()
        choice: Choice = choose(view, level, seed)
        played.seconds.append(time.process_time() - begin)
        played.reasons[str(choice.reason_code)] += 1
        if choice.action is None or matches.check(match, choice.action) is not None:
            played.illegal += 1
            return None
        match = matches.apply(match, choice.action)
    return match


@dataclass(slots=True)
class Tally:
    """How many, and how many of them passed."""

    count: int = 0
    passed: int = 0

    def add(self, *, passed: bool) -> None:
        """Count one more."""
        self.count += 1
        self.passed += passed

    @property
    def share(self) -> float:
        """Share that passed, 0 when there was none."""
        return self.passed / self.count if self.count else 0.0


def tallies(hands: Iterable[FinishedHand]) -> dict[str, Tally]:
    """Who passed, by contract and by role."""
    found: dict[str, Tally] = defaultdict(Tally)
    for finished in hands:
        outcome, score = finished.outcome, finished.score
        if outcome.kind == HandKind.ALL_PASS or outcome.contract is None:
            continue
        name = contract_name(outcome.contract, hand_game=outcome.hand_game)
        if outcome.kind == HandKind.UNPLAYED:
            found[f"unplayed {name}"].add(passed=not outcome.without_kontra)
            continue
        found["declarer"].add(passed=bool(score.declarer_passed))
        found[f"declarer {name}"].add(passed=bool(score.declarer_passed))
        for seat in outcome.defenders:
            role = _role(finished, seat)
            found[role].add(passed=seat not in score.fell)
    return found


def contract_name(contract: Contract, *, hand_game: bool) -> str:
    """Word for a contract in the table."""
    return contract.name.lower() + (" from the hand" if hand_game else "")


def _role(finished: FinishedHand, seat: int) -> str:
    outcome = finished.outcome
    if outcome.contract == Contract.BETL:
        return "betl defender"
    if outcome.kontra_giver is not None:
        return "kontra giver" if seat == outcome.kontra_giver else "partner of kontra giver"
    if outcome.caller is not None:
        return "caller" if seat == outcome.caller else "called"
    return "sole follower" if len(outcome.defenders) == 1 else "one of two followers"


@dataclass(frozen=True, slots=True)
class Shares:
    """The figures that the players are judged by.

    Attributes:
        all_pass: of all hands, those that everybody passed.
        declarer: of the played hands, those the declarer passed.
        sole_follower, caller: shares that passed.
        followed: of the declared hands, those somebody followed; betl, where nothing is said,
            and ordinary pik, which is not played without kontra, stand in neither number.
        kontra: of all declared hands, those under kontra.
    """

    all_pass: float
    declarer: float
    sole_follower: float
    caller: float
    followed: float
    kontra: float


def shares(hands: list[FinishedHand]) -> Shares:
    """The figures of some hands."""
    found = tallies(hands)
    declared = [hand.outcome for hand in hands if hand.outcome.kind != HandKind.ALL_PASS]
    asked = [
        outcome
        for outcome in declared
        if outcome.contract != Contract.BETL and not outcome.without_kontra
    ]
    followed = sum(outcome.kind == HandKind.PLAYED for outcome in asked)
    return Shares(
        all_pass=1 - len(declared) / max(len(hands), 1),
        declarer=found["declarer"].share,
        sole_follower=found["sole follower"].share,
        caller=found["caller"].share,
        followed=followed / max(len(asked), 1),
        kontra=sum(outcome.kontra > 1 for outcome in declared) / max(len(declared), 1),
    )


ROLES = (
    "sole follower",
    "caller",
    "called",
    "one of two followers",
    "kontra giver",
    "partner of kontra giver",
    "betl defender",
)


def report(played: SelfPlay) -> str:
    """The table as text."""
    found, figures = tallies(played.hands), shares(played.hands)
    names = [
        contract_name(contract, hand_game=hand_game)
        for contract in CONTRACTS
        for hand_game in (False, True)
    ]
    lines = [f"{'contract':<20}{'played':>8}{'passed':>8}{'share':>8}{'unplayed':>10}"]
    for name in names:
        tally, left = found[f"declarer {name}"], found[f"unplayed {name}"]
        lines.append(f"{name:<20}{_row(tally)}{left.count:>10}")
    unplayed = sum(found[f"unplayed {name}"].count for name in names)
    lines.append(f"{'all':<20}{_row(found['declarer'])}{unplayed:>10}")
    lines += ["", f"{'role':<26}{'count':>8}{'passed':>8}{'share':>8}"]
    lines += [f"{role:<26}{_row(found[role])}" for role in ROLES]
    milliseconds = sorted(1000 * second for second in played.seconds)
    lines += [
        "",
        f"hands {len(played.hands)}, all passed {figures.all_pass:.1%}",
        f"followed {figures.followed:.1%} of declared hands, betl and pik without kontra aside",
        f"kontra in {figures.kontra:.1%} of declared hands",
        f"illegal acts {played.illegal}",
        (
            f"decisions {len(milliseconds)}: mean {sum(milliseconds) / len(milliseconds):.2f} ms, "
            f"99th percentile {milliseconds[int(0.99 * len(milliseconds))]:.1f} ms, "
            f"longest {milliseconds[-1]:.1f} ms"
        ),
    ]
    return "\n".join(lines)


def _row(tally: Tally) -> str:
    return f"{tally.count:>8}{tally.passed:>8}{tally.share:>8.1%}"


def main() -> None:
    """Play and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reasons", action="store_true", help="also print the reasons given")
    options = parser.parse_args()
    played = play_hands(options.hands, options.seed, Rules())
    print(report(played))
    if options.reasons:
        for reason, times in played.reasons.most_common():
            print(f"{times:>8}  {reason}")


if __name__ == "__main__":
    main()
