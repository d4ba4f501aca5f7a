"""What of a finished hand is shown at one of its moments, as functions of the hand."""

from __future__ import annotations

from collections.abc import Sequence

from preferans_desktop.host.review.hands import PastHand
from preferans_desktop.host.review.open_cards import OpenCards
from preferans_desktop.host.review.thoughts import Judgement, Verdict
from preferans_desktop.language.acts import spoken, told
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.situation import role
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action, Discard, PlayCard
from preferans_desktop.rules.serbian.course import Moment
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.masking import masked_hand
from preferans_desktop.ui.captions import tricks_words
from preferans_desktop.ui.review.entry_grid import Entry, Mark
from preferans_desktop.ui.review.open_picture import open_picture, picture_after
from preferans_desktop.ui.table.picture import Picture, whole_deal
from preferans_desktop.ui.table.plate import PlateText
from preferans_desktop.ui.turn import Players

_MARKS = {Verdict.SLIGHT: Mark.SLIGHT, Verdict.COSTLY: Mark.COSTLY}


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
    tricks = tricks_words(hand, seat)
    return PlateText(role(hand, seat, players[seat]), tricks, dealer=say("sign_dealer"))


def entries_of(
    past: PastHand,
    players: Players,
    figures: OpenCards | None,
    judgements: Sequence[Judgement | None],
) -> list[Entry]:
    """The acts of a hand as the grid shows them, with what is known of their worth."""
    moments = [act.moment for act in past.acts]
    lost = {} if figures is None else figures.given_away
    return [
        Entry(
            _cards(moment.action),
            spoken(moment.action, players[moment.action.seat]),
            told(moment.action, players[moment.action.seat]),
            leads=_leads(moment),
            mark=_MARKS.get(judged.verdict, Mark.NONE) if judged is not None else Mark.NONE,
            open_loss=bool(lost.get(number)),
        )
        for number, (moment, judged) in enumerate(zip(moments, judgements, strict=True))
    ]


def _leads(moment: Moment) -> bool:
    play = moment.before.play
    return isinstance(moment.action, PlayCard) and play is not None and not play.trick


def _cards(action: Action) -> tuple[Card, ...]:
    if isinstance(action, PlayCard):
        return (action.card,)
    return tuple(sorted(action.cards or ())) if isinstance(action, Discard) else ()
