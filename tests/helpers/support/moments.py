"""Moments of a match worth looking at, by what is shown then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import Qt

from preferans_desktop.rules.serbian.actions import Kontra, OfferAll, Rekontra
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.rules.serbian.match import Match, legal
from preferans_desktop.rules.serbian.scoring import HandKind
from preferans_desktop.rules.serbian.settings import Rules

ME = 0


@dataclass(frozen=True)
class Moment:
    """A moment to photograph.

    Attributes:
        reached: whether a match is there.
        keys: pressed before the picture is taken.
        rules: of the match.
    """

    reached: Callable[[Match], bool]
    keys: tuple[Qt.Key, ...] = ()
    rules: Rules = field(default_factory=Rules)


def in_phase(phase: Phase, *, mine: bool = True) -> Callable[[Match], bool]:
    def reached(match: Match) -> bool:
        hand = match.hand
        if hand is None or hand.phase != phase or len(match.finished) < 3:
            return False
        return (hand.to_act == ME) == mine

    return reached


def playing(cards: int, *, mine: bool = True, tricks: int = 3) -> Callable[[Match], bool]:
    def reached(match: Match) -> bool:
        play = match.hand.play if match.hand is not None else None
        return (
            play is not None
            and len(match.finished) >= 3
            and len(play.trick) == cards
            and len(play.tricks) >= tricks
            and (play.to_act == ME) == mine
            and match.hand is not None
            and match.hand.offer is None
        )

    return reached


def can_say(word: type) -> Callable[[Match], bool]:
    def reached(match: Match) -> bool:
        return any(isinstance(act, word) and act.seat == ME for act in legal(match))

    return reached


def offered_to_me(match: Match) -> bool:
    hand = match.hand
    return (
        hand is not None
        and hand.offer is not None
        and isinstance(hand.offer.offer, OfferAll)
        and hand.to_act == ME
    )


def own_offers(match: Match) -> bool:
    hand = match.hand
    if hand is None or hand.play is None or hand.declarer != ME or hand.offer is not None:
        return False
    sole = len(hand.play.defenders) == 1 and hand.kontra == 1 and not hand.play.taken[1]
    return sole and hand.to_act == ME and hand.contract != Contract.BETL


def hand_over(match: Match) -> bool:
    return (
        match.hand is None
        and len(match.finished) >= 4
        and match.finished[-1].outcome.kind == HandKind.PLAYED
        and len(match.finished[-1].score.fell) == 1
        and not match.over
    )


def asked_about_fall(match: Match) -> bool:
    asked = match.take_overs.asked
    return asked is not None and asked.fallen == ME


def over_in_betl(match: Match) -> bool:
    play = match.hand.play if match.hand is not None else None
    return play is not None and play.contract == Contract.BETL and play.to_act == ME


def hats(match: Match) -> bool:
    return min(match.sheet.bule) < 0 and sum(match.sheet.refe_open) > 0 and match.hand is not None


def match_over(match: Match) -> bool:
    return match.over


TWO_CARDS = (Qt.Key.Key_3, Qt.Key.Key_0)
MOMENTS: dict[str, Moment] = {
    "02-bidding": Moment(in_phase(Phase.BIDDING)),
    "03-discard": Moment(in_phase(Phase.DISCARD)),
    "04-discard-chosen": Moment(in_phase(Phase.DISCARD), TWO_CARDS),
    "05-announcement": Moment(in_phase(Phase.ANNOUNCEMENT)),
    "06-following": Moment(in_phase(Phase.FOLLOWING)),
    "07-kontra": Moment(can_say(Kontra)),
    "08-rekontra": Moment(can_say(Rekontra)),
    "09-lead": Moment(playing(0)),
    "10-follow-suit": Moment(playing(2), (Qt.Key.Key_Right,)),
    "11-others-play": Moment(playing(1, mine=False)),
    "12-own-offers": Moment(own_offers),
    "13-offered": Moment(offered_to_me),
    "14-betl": Moment(over_in_betl),
    "15-hand-over": Moment(hand_over),
    "16-take-over-asked": Moment(asked_about_fall),
    "17-last-trick": Moment(playing(1), (Qt.Key.Key_L,)),
    "18-hats-and-refe": Moment(hats, rules=Rules(bule=30)),
    "18-why": Moment(
        hats, (Qt.Key.Key_P, Qt.Key.Key_Left, Qt.Key.Key_Return), rules=Rules(bule=30)
    ),
    "18-rules": Moment(playing(2), (Qt.Key.Key_F1,)),
    "19-match-over": Moment(match_over, rules=Rules(bule=10)),
    "20-results": Moment(match_over, (Qt.Key.Key_Return,), rules=Rules(bule=10)),
}
