"""A match: hands in sequence, the paper, take-overs and the end (serbian.md 1, 9 to 11)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from preferans_desktop.rules.dealing import Deal
from preferans_desktop.rules.errors import PreferansError, Reason
from preferans_desktop.rules.seats import Seat, right_of
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian import sheet as paper
from preferans_desktop.rules.serbian import take_over
from preferans_desktop.rules.serbian.actions import Accept, Action, GiveBack, Refuse, TakeOver
from preferans_desktop.rules.serbian.scoring import Matrix, Outcome, Score, Three, score
from preferans_desktop.rules.serbian.settings import Rules


class RuleViolation(PreferansError):  # noqa: N818 - a violation, not a failure of the program
    """An act that the rules do not allow.

    Attributes:
        tried: the act; None for a deal or a write-off.
        reason: why not.
        allowed: what could have been said or played instead.
    """

    def __init__(
        self, tried: Action | None, reason: Reason, allowed: tuple[Action, ...] = ()
    ) -> None:
        super().__init__(f"{tried}: {reason.value}")
        self.tried = tried
        self.reason = reason
        self.allowed = allowed


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A hand that is over, what it wrote, and the take-overs of its falls."""

    hand: hands.Hand
    outcome: Outcome
    score: Score
    take_overs: take_over.TakeOvers

    def changes(self) -> tuple[Three, Matrix]:
        """Changes of bule and supe, a take-over in force included."""
        return take_over.settled(self.score, self.take_overs.standing)


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment.

    Attributes:
        dealer: who deals the hand in progress, or the next one.
        finished: the finished hands in order.
        hand: the hand in progress, None between hands.
        over: the sum of bule is 0, or the match was written off.
        was_written_off: it ended by a write-off.
    """

    rules: Rules
    dealer: Seat
    sheet: paper.Sheet
    finished: tuple[FinishedHand, ...] = ()
    hand: hands.Hand | None = None
    over: bool = False
    was_written_off: bool = False

    @property
    def forehand(self) -> Seat:
        """First player of the hand in progress, or of the next one."""
        return right_of(self.dealer)

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is in the hand in progress."""
        return self.hand.to_act if self.hand is not None else None

    @property
    def take_overs(self) -> take_over.TakeOvers:
        """Take-overs that may still be spoken of: those of the last finished hand."""
        if self.over or not self.finished:
            return take_over.TakeOvers()
        return self.finished[-1].take_overs


def start(rules: Rules, dealer: Seat) -> Match:
    """A match before its first deal."""
    return Match(rules, dealer, paper.first_sheet(rules))


def deal(match: Match, cards: Deal) -> Match:
    """The match with the next hand dealt.

    Raises:
        RuleViolation: the match is over, or a hand is in progress.
    """
    _check_between_hands(match)
    return replace(match, hand=hands.start(cards, match.forehand, match.sheet.refe_open))


def legal_take_overs(match: Match) -> tuple[Action, ...]:
    """Take-over words that may be said now, by seat; none while an offer is open."""
    if match.hand is not None and match.hand.offer is not None:
        return ()
    return take_over.legal(match.take_overs)


def legal(match: Match) -> tuple[Action, ...]:
    """Everything that may be said or played now.

    First the words of the player to act in record order, then the declarer's offers, then words
    about a take-over.
    """
    if match.hand is None:
        return legal_take_overs(match)
    return (
        *hands.legal(match.hand),
        *hands.legal_offers(match.hand),
        *legal_take_overs(match),
    )


def _is_about_take_over(match: Match, action: Action) -> bool:
    if isinstance(action, TakeOver | GiveBack):
        return True
    offered = match.hand is not None and match.hand.offer is not None
    return isinstance(action, Accept | Refuse) and not offered


def check(match: Match, action: Action) -> Reason | None:
    """Why an act is not allowed now, None when it is."""
    if match.over:
        return Reason.MATCH_OVER
    if _is_about_take_over(match, action):
        return None if action in legal_take_overs(match) else Reason.NOT_NOW
    if match.hand is None:
        return Reason.NO_HAND
    return hands.check(match.hand, action)


def apply(match: Match, action: Action) -> Match:
    """The match after an act.

    Raises:
        RuleViolation: the act is not allowed.
    """
    reason = check(match, action)
    if reason is not None:
        raise RuleViolation(action, reason, legal(match))
    if _is_about_take_over(match, action):
        return _settle_take_over(match, action)
    assert match.hand is not None  # noqa: S101 - checked
    hand = hands.apply(match.hand, action)
    if hand.outcome is None:
        return replace(match, hand=hand)
    return _write(replace(match, hand=None), hand, hand.outcome)


def _write(match: Match, hand: hands.Hand, outcome: Outcome) -> Match:
    """Write a finished hand on the paper; the deal moves on."""
    sheet = match.sheet
    allowed = paper.refe_allowed(sheet, match.rules)
    written = score(outcome, sum(sheet.bule), refe_allowed=allowed)
    sheet = paper.add_changes(sheet, written.bule, written.supe)
    if written.refe_written:
        sheet = paper.write_refe(sheet)
    if written.refa_played and outcome.declarer is not None:
        sheet = paper.play_refa(sheet, outcome.declarer)
    finished = FinishedHand(hand, outcome, written, take_over.after(outcome, written))
    return replace(
        match,
        dealer=right_of(match.dealer),
        sheet=sheet,
        finished=(*match.finished, finished),
        over=sum(sheet.bule) == 0,
    )


def _settle_take_over(match: Match, action: Action) -> Match:
    last = match.finished[-1]
    settled = replace(last, take_overs=take_over.apply(last.take_overs, action))
    sheet = paper.add_changes(match.sheet, *last.changes(), -1)
    sheet = paper.add_changes(sheet, *settled.changes())
    return replace(match, sheet=sheet, finished=(*match.finished[:-1], settled))


def write_off(match: Match) -> Match:
    """The match ended by agreement between two hands (serbian.md 11).

    Raises:
        RuleViolation: the match is over, or a hand is in progress.
    """
    _check_between_hands(match)
    return replace(
        match,
        sheet=paper.written_off(match.sheet, match.forehand),
        over=True,
        was_written_off=True,
    )


def _check_between_hands(match: Match) -> None:
    if match.over:
        raise RuleViolation(None, Reason.MATCH_OVER)
    if match.hand is not None:
        raise RuleViolation(None, Reason.NOT_NOW)
