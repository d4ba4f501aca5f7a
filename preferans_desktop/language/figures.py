"""Why a figure stands on the paper, in sentences: the hand, its value, who fell, and the rule.

What is told follows from the parts of the figure (rules/serbian/figures.py); nothing is reckoned
here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from preferans_desktop.language.catalogue import say, say_from
from preferans_desktop.language.players import Player
from preferans_desktop.language.results import hand_heading, value_lines
from preferans_desktop.language.rule_sections import Section
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.figures import (
    Declared,
    Fallen,
    Figure,
    Part,
    Started,
    WrittenOff,
    WrittenShare,
    bule_figures,
    refe,
    supe_figures,
)
from preferans_desktop.rules.serbian.match import FinishedHand, Match
from preferans_desktop.rules.serbian.scoring import ShareKind

Players = Sequence[Player]


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why something is written.

    Attributes:
        heading: what happened, in one sentence.
        lines: how the figure comes about, a sentence a line.
        rule: the rule's own sentence.
        section: where it stands in the rules.
    """

    heading: str
    lines: tuple[str, ...]
    rule: str
    section: Section


RULES: dict[str, Section] = {
    "start": Section.END,
    "passed": Section.PASSING,
    "nobody_follows": Section.FOLLOWING,
    "pik_passes": Section.PIK,
    "shrunk": Section.PASSING,
    "fell": Section.PASSING,
    "fall_sole": Section.PASSING,
    "fall_follower": Section.PASSING,
    "fall_caller": Section.PASSING,
    "fall_kontra": Section.KONTRA,
    "taken_over": Section.TAKE_OVER,
    "share_tricks": Section.SUPE,
    "share_caller": Section.SUPE,
    "share_kontra": Section.SUPE,
    "share_betl": Section.SUPE,
    "share_betl_kontra": Section.SUPE,
    "hat": Section.REFE,
    "refa": Section.REFE,
    "left": Section.END,
    "write_off": Section.WRITE_OFF,
}
"""The rules that are told, as the catalogue names them after "rule_", and where they stand."""


def explain_bule(match: Match, seat: Seat, number: int, players: Players) -> Explanation:
    """Why a figure stands among a player's bule; the first is number 0."""
    return _explain(match, bule_figures(match, seat)[number], seat, players)


def explain_supe(
    match: Match, writer: Seat, against: Seat, number: int, players: Players
) -> Explanation:
    """Why a figure stands among the supe that one player wrote against another."""
    return _explain(match, supe_figures(match, writer, against)[number], writer, players)


def explain_hat(match: Match, seat: Seat, number: int, players: Players) -> Explanation:
    """Why a hat stands above a figure of a player's bule, and since when it is struck."""
    figures, who = bule_figures(match, seat), players[seat]
    lines = [say("figure_hat", who=who, bule=figures[number].total)]
    back = next((figure for figure in figures[number:] if figure.total > 0), None)
    if back is not None:
        lines.append(say("figure_hat_struck", bule=back.total, place=_place(back)))
    heading = _heading(match, figures[number], players)
    return _told(heading, lines, "hat")


def explain_refa(match: Match, number: int, players: Players) -> Explanation:
    """Why a refa was written, and who has played his; the first is number 0."""
    refa = refe(match)[number]
    lines = [say("hand_refa_written")]
    for seat in SEATS:
        played = refa.played[seat]
        if played is None:
            lines.append(say("figure_refa_open", who=players[seat]))
        else:
            lines.append(say("figure_refa_played", who=players[seat], place=played + 1))
    return _told(_of_hand(match, refa.hand, players), lines, "refa")


def explain_left(match: Match, players: Players) -> Explanation:
    """What the sum of bule is that the match is still played for."""
    total = sum(match.sheet.bule)
    lines = [
        say("hand_tricks_of", who=players[seat], tricks=match.sheet.bule[seat]) for seat in SEATS
    ]
    words = say("figure_left", words=", ".join(lines), total=total)
    return _told(say("figure_left_heading", total=total), [words], "left")


def _explain(match: Match, figure: Figure, seat: Seat, players: Players) -> Explanation:
    finished = match.finished[figure.hand] if figure.hand is not None else None
    lines: list[str] = []
    for part in figure.parts:
        if finished is not None and not lines:
            lines += value_lines(finished)
        lines += _lines_of(part, finished, seat, players)
    if len(figure.parts) > 1 or figure.total != figure.change:
        lines.append(_sum(figure))
    if figure.total < 0:
        lines.append(say("figure_under_hat", count=-figure.total, bule=figure.total))
    return _told(_heading(match, figure, players), lines, _rule(figure, finished, seat))


def _told(heading: str, lines: Sequence[str], rule: str) -> Explanation:
    return Explanation(heading, tuple(lines), say(f"rule_{rule}"), RULES[rule])


def _heading(match: Match, figure: Figure, players: Players) -> str:
    if figure.hand is not None:
        return _of_hand(match, figure.hand, players)
    started = isinstance(figure.parts[0], Started)
    return say("figure_start_heading" if started else "match_written_off")


def _of_hand(match: Match, place: int, players: Players) -> str:
    heading = hand_heading(match.finished[place], players)
    return say("figure_hand", place=place + 1, words=heading)


def _place(figure: Figure) -> int:
    """Number of the hand that wrote it; a figure that climbs back to above 0 always has one."""
    return (figure.hand or 0) + 1


def _sum(figure: Figure) -> str:
    key = "figure_added" if figure.change > 0 else "figure_taken_off"
    before = figure.total - figure.change
    return say(key, value=before, count=abs(figure.change), total=figure.total)


def _lines_of(part: Part, finished: FinishedHand | None, seat: Seat, players: Players) -> list[str]:
    who = players[seat]
    match part:
        case Started():
            return [say("figure_start", bule=part.amount)]
        case WrittenOff():
            lines = [say("figure_write_off", total=part.bule_sum, value=part.third)]
            return [*lines, say("figure_write_off_more", who=who)] if part.one_more else lines
        case Declared():
            key = "figure_passed" if part.passed else "figure_fell"
            return [say(key, who=who, count=abs(part.amount))]
        case Fallen():
            return _fall_lines(part, finished, seat, players)
        case WrittenShare():
            return _share_lines(part, seat, players)
        case _ as other:
            assert_never(other)


def _fall_lines(
    part: Fallen, finished: FinishedHand | None, seat: Seat, players: Players
) -> list[str]:
    tricks = finished.outcome.tricks if finished is not None else None
    assert finished is not None and tricks is not None  # noqa: S101, PT018 - who falls has played
    fallen = players[part.seat]
    together = sum(tricks[defender] for defender in finished.outcome.defenders)
    facts = {"who": fallen, "tricks": tricks[part.seat], "count": together}
    lines = [say_from(f"figure_fall_{part.fall.value}", facts)]
    if part.seat != seat:
        lines.append(say("hand_taken_over", who=players[seat], whom=fallen))
    return lines


def _share_lines(part: WrittenShare, seat: Seat, players: Players) -> list[str]:
    share = part.share
    earner, supe = players[share.writer], part.amount
    if share.kind in {ShareKind.BETL, ShareKind.BETL_KONTRA}:
        words = _betl_product(share.factors)
        lines = [say("figure_share_betl", who=earner, words=words, supe=supe)]
    else:
        tricks, value = share.factors
        key = f"figure_share_{share.kind.value}"
        lines = [say(key, who=earner, tricks=tricks, value=value, supe=supe)]
    if share.writer != seat:
        lines.append(say("figure_share_taken", who=players[seat], whom=earner))
    return lines


def _betl_product(factors: Sequence[int]) -> str:
    """60 × 2 for both × kontra 2 × refa 2, what is 1 left out."""
    base, *rest, refa = factors
    words = [str(base)]
    if rest:
        words.append(say("figure_betl_both"))
        words.append(say("hand_value_kontra" if rest[1] == 2 else "hand_value_rekontra"))
    if refa > 1:
        words.append(say("hand_value_refa"))
    return ", ".join(words)


def _rule(figure: Figure, finished: FinishedHand | None, seat: Seat) -> str:
    """The one rule that says most about a figure."""
    part = figure.parts[0]
    match part:
        case Started():
            return "start"
        case WrittenOff():
            return "write_off"
        case Declared():
            return _rule_of_declarer(part, finished)
        case Fallen():
            return "taken_over" if part.seat != seat else f"fall_{part.fall.value}"
        case WrittenShare():
            taken = any(
                isinstance(other, WrittenShare) and other.share.writer != seat
                for other in figure.parts
            )
            return "taken_over" if taken else f"share_{part.share.kind.value}"
        case _ as other:
            assert_never(other)


def _rule_of_declarer(part: Declared, finished: FinishedHand | None) -> str:
    assert finished is not None  # noqa: S101 - somebody declared in it
    outcome = finished.outcome
    if not part.passed:
        return "fell"
    if finished.score.shrunk is not None:
        return "shrunk"
    if outcome.without_kontra:
        return "pik_passes"
    return "passed" if outcome.tricks is not None else "nobody_follows"
