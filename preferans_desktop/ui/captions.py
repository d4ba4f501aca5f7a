"""What stands on the table beside the cards, as functions of the view."""

from __future__ import annotations

from collections.abc import Sequence

from preferans_desktop.host.header import MatchHeader
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.situation import contract_badge, role
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.log import Dealt, Log, WrittenOff, in_force
from preferans_desktop.rules.serbian.view import PlayerView
from preferans_desktop.ui.people import OWN
from preferans_desktop.ui.table.picture import Picture, Spot
from preferans_desktop.ui.table.plate import PlateText
from preferans_desktop.ui.turn import Players


def own_cards(picture: Picture) -> tuple[Card, ...]:
    """The own cards as they lie on the table, from the left."""
    return tuple(
        lying.card
        for lying in picture.cards
        if lying.spot is Spot.HAND and lying.seat == OWN and lying.card is not None
    )


def tricks_words(hand: Hand | None, seat: Seat) -> str:
    """How many tricks a seat has, at the end as they count; empty while none is played."""
    if hand is None or hand.play is None:
        return ""
    counted = None if hand.outcome is None else hand.outcome.tricks
    taken = hand.play.taken if counted is None else counted  # an accepted offer gives out the rest
    return say("plate_tricks", tricks=taken[seat])


def plate_of(view: PlayerView, hand: Hand | None, seat: Seat, players: Players) -> PlateText:
    """What stands on a name plate."""
    return PlateText(
        role=role(hand, seat, players[seat]) if hand is not None else "",
        tricks=tricks_words(hand, seat),
        bule=say("plate_bule", bule=view.sheet.bule[seat]),
        dealer=say("sign_dealer"),
        refe_open=view.sheet.refe_open[seat],
    )


def badge_of(hand: Hand | None, players: Players) -> tuple[str, str]:
    """The contract, and in smaller letters what goes with it; empty while there is none."""
    return ("", "") if hand is None else contract_badge(hand, players)


def training_note(header: MatchHeader | None, undone: int) -> str:
    """What stands on the papers of a match in which acts may be taken back; else empty.

    Args:
        header: of the match.
        undone: how often something was taken back.
    """
    if header is None or not header.training:
        return ""
    return say("paper_undone", count=undone) if undone else say("paper_training")


def acts_since_hand(acts: Sequence[Action], hand: Hand) -> tuple[Action, ...]:
    """What of the acts since a deal was said after its hand was over: words about take-overs.

    Such words about the hand before may stand among those of the hand too.
    """
    left = list(hand.actions)
    for place, act in enumerate(acts):
        if not left:
            return tuple(acts[place:])
        if act == left[0]:
            del left[0]
    return ()


def acts_since_deal(log: Log) -> tuple[Action, ...]:
    """Everything said and played since the cards were dealt last."""
    events = in_force(log.entries)
    begin = max((at for at, event in enumerate(events) if isinstance(event, Dealt)), default=-1)
    return tuple(
        event for event in events[begin + 1 :] if not isinstance(event, Dealt | WrittenOff)
    )
