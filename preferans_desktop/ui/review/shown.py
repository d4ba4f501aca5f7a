"""What of a finished hand is shown at one of its moments, as functions of the hand."""

from __future__ import annotations

from preferans_desktop.host.review.hands import PastHand
from preferans_desktop.language.acts import spoken, told
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.situation import role
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action, Discard, PlayCard
from preferans_desktop.rules.serbian.course import Moment
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.masking import masked_hand
from preferans_desktop.ui.review.course_grid import Entry
from preferans_desktop.ui.review.course_lines import cells_of
from preferans_desktop.ui.review.open_picture import open_picture, picture_after
from preferans_desktop.ui.table.picture import Picture, whole_deal
from preferans_desktop.ui.table.plate import PlateText
from preferans_desktop.ui.turn import Players


def hand_shown(past: PastHand, moment: Moment | None, *, as_seen: bool) -> Hand:
    """The state that is shown: the whole hand at its deal, else that after an act.

    Args:
        past: the hand.
        moment: the act; None for the deal.
        as_seen: what its player saw before it instead.
    """
    if moment is None:
        return past.finished.hand
    return masked_hand(moment.before, moment.action.seat) if as_seen else moment.after


def picture_shown(past: PastHand, moment: Moment | None, *, as_seen: bool) -> Picture:
    """The cards on the table at that moment."""
    if moment is None:
        return whole_deal(past.finished.hand)
    if as_seen:
        return open_picture(hand_shown(past, moment, as_seen=True))
    return picture_after(moment)


def plate_shown(hand: Hand, seat: Seat, players: Players) -> PlateText:
    """What stands on a name plate: the role, and the tricks taken so far."""
    tricks = "" if hand.play is None else say("plate_tricks", tricks=hand.play.taken[seat])
    return PlateText(role(hand, seat, players[seat]), tricks, dealer=say("sign_dealer"))


def entries_of(past: PastHand, players: Players) -> list[Entry]:
    """The acts of a hand as the grid shows them."""
    moments = [act.moment for act in past.acts]
    cells = cells_of(moments, past.finished.hand.forehand)
    return [
        Entry(
            cell, _cards(moment.action), spoken(moment.action, player), told(moment.action, player)
        )
        for moment, cell in zip(moments, cells, strict=True)
        for player in (players[moment.action.seat],)
    ]


def _cards(action: Action) -> tuple[Card, ...]:
    if isinstance(action, PlayCard):
        return (action.card,)
    return tuple(sorted(action.cards or ())) if isinstance(action, Discard) else ()
