"""What lies on the table when a finished hand is looked at again: all that a state knows, open.

The state of the hand itself shows every card; one masked for a seat shows what that seat saw.
"""

from __future__ import annotations

from dataclasses import replace

from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.course import Moment
from preferans_desktop.rules.serbian.hand import Hand, Phase
from preferans_desktop.ui.table.hand_order import ordered
from preferans_desktop.ui.table.picture import (
    OWN,
    Lying,
    Picture,
    Spot,
    fan,
    picture_with,
    row,
    trump_of_hand,
)


def picture_after(moment: Moment) -> Picture:
    """The table after an act; a trick that it ended still lies."""
    before, act, after = moment.before, moment.action, moment.after
    ended = isinstance(act, PlayCard) and after.play is not None and not after.play.trick
    if not ended or before.play is None or after.play is None or not isinstance(act, PlayCard):
        return open_picture(after)
    trick = (*before.play.trick, (act.seat, act.card))
    lying = replace(after.play, trick=trick, tricks=before.play.tricks)
    return replace(open_picture(replace(after, play=lying)), to_act=None)


def open_picture(hand: Hand) -> Picture:
    """Everything that a state of a hand knows, face up, the rest as backs."""
    held = [lying for seat in SEATS for lying in _held(hand, seat)]
    return picture_with(hand, [*held, *_out_of_hands(hand)])


def _held(hand: Hand, seat: Seat) -> list[Lying]:
    held = hand.holdings[seat]
    trump = trump_of_hand(hand)
    if held.hidden:  # a talon that all have seen lies open until it is put away
        return row(Spot.HAND, seat, [None] * held.hidden, face_up=False)
    if seat == OWN:
        return row(Spot.HAND, seat, ordered(held.known, trump), face_up=True)
    return fan(seat, held.known, trump)


def _out_of_hands(hand: Hand) -> list[Lying]:
    talon = hand.deal.talon
    if hand.discard is not None:
        away: list[Card | None] = [*sorted(hand.discard.known)] or [None, None]
        return row(Spot.ASIDE, None, away, face_up=False)
    if hand.phase is Phase.DISCARD and hand.declarer is not None:
        hidden = hand.holdings[hand.declarer].hidden
        shown = ordered(talon.known, None) if hidden else ()
        return row(Spot.TALON, None, shown, face_up=True)
    if hand.hand_game:
        return row(Spot.ASIDE, None, [None, None], face_up=False)
    if talon.hidden:
        return row(Spot.TALON, None, [None, None], face_up=False)
    return row(Spot.TALON, None, ordered(talon.known, None), face_up=True)
