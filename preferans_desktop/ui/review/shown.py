"""What of a finished hand is shown at one of its moments, as functions of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from preferans_desktop.host.review.hands import PastAct, PastHand
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


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment of a finished hand.

    Attributes:
        hand: that is looked at.
        place: how many of its acts have happened; 0 is the deal.
        as_seen: what the player of the last one saw before it, instead of what it led to.
    """

    hand: PastHand
    place: int
    as_seen: bool

    @property
    def act(self) -> PastAct | None:
        """What has just happened; nothing at the deal."""
        return self.hand.acts[self.place - 1] if self.place else None


def hand_shown(shown: Shown) -> Hand:
    """The state that is shown: the whole hand at its deal, else that of the moment."""
    if shown.act is None:
        return shown.hand.finished.hand
    moment = shown.act.moment
    return masked_hand(moment.before, moment.action.seat) if shown.as_seen else moment.after


def picture_shown(shown: Shown) -> Picture:
    """The cards on the table at that moment."""
    if shown.act is None:
        return whole_deal(shown.hand.finished.hand)
    return open_picture(hand_shown(shown)) if shown.as_seen else picture_after(shown.act.moment)


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
