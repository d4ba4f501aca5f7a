"""Figures of watched hands: shares, roles, how the bidding went, what kontra was worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from intervals import mean_of, ratio_of
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.contracts import CONTRACTS, Contract
from preferans_desktop.rules.serbian.scoring import HandKind
from roles import CALLER, DECLARER, ONE_OF_TWO, ROLES, SOLE_FOLLOWER
from runs import Line

PLAYED, UNPLAYED, ALL_PASS = (kind.value for kind in HandKind)
FOLLOWERS = (SOLE_FOLLOWER, ONE_OF_TWO, CALLER)
"""Who answers for having followed; under kontra its giver answers for that."""
THIRDS_A_POINT = 3


@dataclass(frozen=True, slots=True)
class Figures:
    """What the players are judged by; shares of 1.

    Attributes:
        all_pass: of all hands, those that everybody passed.
        declarers, followers: of those who played as such, those who passed.
        followed: of the declared hands, those somebody followed; betl, where nothing is said, and
            pik that is not played without kontra stand in neither number.
        kontra, hand_games: of the declared hands.
    """

    all_pass: float
    declarers: float
    followers: float
    followed: float
    kontra: float
    hand_games: float


def figures_of(lines: Sequence[Line]) -> Figures:
    """The figures of some hands."""
    declared = [line for line in lines if line["kind"] != ALL_PASS]
    asked = [
        line
        for line in declared
        if line["contract"] != Contract.BETL and not line["without kontra"]
    ]
    return Figures(
        all_pass=1 - len(declared) / max(len(lines), 1),
        declarers=_passed(lines, (DECLARER,)),
        followers=_passed(lines, FOLLOWERS),
        followed=_share([line["kind"] == PLAYED for line in asked]),
        kontra=_share([line["kontra"] > 1 for line in declared]),
        hand_games=_share([line["hand game"] for line in declared]),
    )


def _share(flags: Sequence[bool]) -> float:
    return sum(flags) / max(len(flags), 1)


def _passed(lines: Sequence[Line], roles: Sequence[str]) -> float:
    return _share(
        [line["passed"][seat] for line in lines for seat in SEATS if line["roles"][seat] in roles]
    )


def report(lines: Sequence[Line], labels: Sequence[str]) -> str:
    """All tables as text; `labels` are the players, one or three by seat."""
    figures = figures_of(lines)
    text = [*contract_table(lines), ""]
    for label in dict.fromkeys(labels):
        seats = [seat for seat in SEATS if labels[seat % len(labels)] == label]
        text += [*role_table(lines, label, seats), ""]
    declared = sum(line["kind"] != ALL_PASS for line in lines)
    text += [
        f"hands {len(lines)}, declared {declared}, all passed {figures.all_pass:.1%}",
        f"followed {figures.followed:.1%} of declared hands, betl and pik without kontra aside",
        f"followers passed {figures.followers:.1%}",
        f"kontra in {figures.kontra:.1%}, hand games {figures.hand_games:.1%} of declared hands",
        kontra_line(lines),
        *bidding_table(lines),
    ]
    return "\n".join(text)


def contract_table(lines: Sequence[Line]) -> list[str]:
    """Declarers by contract."""
    text = [f"{'contract':<22}{'played':>8}{'passed':>8}{'share':>8}{'unplayed':>10}"]
    for contract in CONTRACTS:
        for hand_game in (False, True):
            of_it = [
                line
                for line in lines
                if line["contract"] == contract and line["hand game"] == hand_game
            ]
            name = contract.name.lower() + (" from the hand" if hand_game else "")
            text.append(f"{name:<22}{_contract_row(of_it)}")
    declared = [line for line in lines if line["kind"] != ALL_PASS]
    return [*text, f"{'all':<22}{_contract_row(declared)}"]


def _contract_row(lines: Sequence[Line]) -> str:
    played = [line for line in lines if line["kind"] == PLAYED]
    passed = sum(line["passed"][line["roles"].index(DECLARER)] for line in played)
    share = passed / max(len(played), 1)
    return f"{len(played):>8}{passed:>8}{share:>8.1%}{len(lines) - len(played):>10}"


def role_table(lines: Sequence[Line], label: str, seats: Sequence[int]) -> list[str]:
    """Roles on some seats: how often, how many passed, points a hand with interval."""
    text = [f"{label:<26}{'count':>8}{'passed':>8}{'share':>8}  points a hand"]
    for role in ROLES:
        found = [
            (line["won"][seat] / THIRDS_A_POINT, line["passed"][seat], line["number"])
            for line in lines
            for seat in seats
            if line["roles"][seat] == role
        ]
        if found:
            passed = sum(entry[1] for entry in found)
            points = ratio_of(_by_hand([(entry[2], entry[0]) for entry in found]))
            share = passed / len(found)
            text.append(f"{role:<26}{len(found):>8}{passed:>8}{share:>8.1%}  {points}")
    return text


def _by_hand(points: Sequence[tuple[int, float]]) -> list[tuple[float, float]]:
    """Points and number of seats of each hand."""
    total: dict[int, float] = defaultdict(float)
    count: Counter[int] = Counter()
    for number, won in points:
        total[number] += won
        count[number] += 1
    return [(total[number], count[number]) for number in count]


def kontra_line(lines: Sequence[Line]) -> str:
    """What kontra won for its givers against the same hands without it."""
    won = [line["by kontra"] / THIRDS_A_POINT for line in lines if "by kontra" in line]
    estimate = mean_of(won)
    clear = ", clear of zero" if estimate.clear_of_zero else ""
    return f"kontra given {len(won)} times: {estimate} points for its giver beside none{clear}"


def bidding_table(lines: Sequence[Line]) -> list[str]:
    """How far announced contracts lay below the best that could be made with open cards."""
    announced = [line for line in lines if "best" in line]
    steps = Counter(max(line["best"] - line["contract"], 0) for line in announced)
    none = sum(line["best"] == 0 for line in announced)
    mean = sum(step * count for step, count in steps.items()) / max(len(announced), 1)
    over = sum(0 < line["best"] < line["contract"] for line in announced)
    return [
        f"announced {len(announced)}: {mean:.2f} below the best contract to be made, on average",
        "  "
        + ", ".join(f"{step} below {count}" for step, count in sorted(steps.items()))
        + f"; of 0 below: above it {over}, none could be made {none}",
    ]
