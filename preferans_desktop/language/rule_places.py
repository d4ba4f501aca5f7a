"""Which section of the rules belongs to a moment, and to an act that is not allowed."""

from __future__ import annotations

from preferans_desktop.language.rule_sections import Section
from preferans_desktop.rules.errors import Reason
from preferans_desktop.rules.serbian.actions import Allow, Kontra, Rekontra
from preferans_desktop.rules.serbian.contracts import Contract
from preferans_desktop.rules.serbian.following import Following
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.rules.serbian.scoring import HandKind
from preferans_desktop.rules.serbian.view import PlayerView

_OF_REASONS = {
    Reason.NOT_YOUR_TURN: Section.PLAYERS,
    Reason.MUST_FOLLOW_SUIT: Section.CARDS,
    Reason.MUST_TRUMP: Section.CARDS,
    Reason.NOT_IN_HAND: Section.CARDS,
    Reason.SEEN_ELSEWHERE: Section.CARDS,
    Reason.SHOWN_VOID: Section.CARDS,
    Reason.OFFER_OPEN: Section.OFFERS,
    Reason.NO_HAND: Section.PLAYERS,
    Reason.MATCH_OVER: Section.END,
}


def section_of(reason: Reason, here: Section) -> Section:
    """The section that says why an act is not allowed; what is only out of time is told `here`."""
    return _OF_REASONS.get(reason, here)


def section_at(view: PlayerView) -> Section:
    """The section about what a player sees and does at this moment."""
    hand = view.hand
    if hand is None:
        return _between_hands(view)
    if hand.offer is not None:
        return Section.OFFERS
    match hand.phase:
        case Phase.BIDDING:
            declared = hand.bidding.naming or hand.bidding.declared
            return Section.HAND_GAMES if declared else Section.BIDDING
        case Phase.DISCARD | Phase.ANNOUNCEMENT:
            return Section.TALON
        case Phase.FOLLOWING:
            return _in_following(hand.following, view)
        case _:
            return _in_play(hand)


def _between_hands(view: PlayerView) -> Section:
    if view.take_overs.asked is not None:
        return Section.TAKE_OVER
    if sum(view.sheet.bule) == 0:
        return Section.END
    if view.last_hand is None:
        return Section.PLAYERS
    outcome = view.last_hand.outcome
    all_pass = outcome is not None and outcome.kind == HandKind.ALL_PASS
    return Section.REFE if all_pass else Section.PASSING


def _in_following(state: Following | None, view: PlayerView) -> Section:
    if state is None or state.contract == Contract.BETL:
        return Section.BETL
    if state.needs_kontra:
        return Section.PIK
    kontra = any(isinstance(action, Kontra | Allow | Rekontra) for action in view.legal)
    return Section.KONTRA if kontra or state.kontra > 1 else Section.FOLLOWING


def _in_play(hand: Hand) -> Section:
    if hand.contract == Contract.BETL:
        return Section.BETL
    leads = hand.play is not None and not hand.play.trick
    return Section.LEAD if leads else Section.CARDS
