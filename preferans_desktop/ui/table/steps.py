"""From one picture to the next in steps that can be followed by eye. No time, no pixels.

Every step ends in a picture; the last one is the picture of the new view. Leaving steps out
therefore changes nothing in what is seen in the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import accumulate, pairwise

from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian import hand as hands
from preferans_desktop.rules.serbian.actions import (
    Action,
    Discard,
    PlayCard,
)
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.masking import masked_hand
from preferans_desktop.rules.serbian.view import PlayerView
from preferans_desktop.ui.table.hand_order import ordered
from preferans_desktop.ui.table.picture import (
    OWN,
    Lying,
    Picture,
    Spot,
    picture_of,
    picture_of_hand,
    row,
)


class Motion(Enum):
    """What kind of movement a step is."""

    GATHER = "gather"
    DEAL = "deal"
    TURN = "turn"
    MOVE = "move"
    PLAY = "play"
    COLLECT = "collect"
    REVEAL = "reveal"


class Pause(Enum):
    """What there is to look at after a step."""

    NONE = "none"
    TALON = "talon"
    TRICK = "trick"


@dataclass(frozen=True, slots=True)
class Step:
    """One movement: every card goes to its place in `picture`, then the table rests."""

    picture: Picture
    motion: Motion
    pause: Pause = Pause.NONE


def steps_between(before: PlayerView | None, after: PlayerView) -> tuple[Step, ...]:
    """Steps that lead from what one view shows to what another one shows.

    A fresh hand is dealt, and the acts that came in between are shown one by one where both views
    belong to the same hand. What is not a continuation (an undo, another match) is reached in one
    step.
    """
    target = picture_of(after)
    shown = None if before is None else before.hand or before.last_hand
    hand = _hand_told(after, shown)
    steps = [] if hand is None else _steps_of(hand, shown)
    if steps and steps[-1].picture.cards == target.cards:
        steps[-1] = replace(steps[-1], picture=target)
    else:
        steps.append(Step(target, Motion.REVEAL if target.over else Motion.MOVE))
    return tuple(steps)


def _steps_of(hand: Hand, shown: Hand | None) -> list[Step]:
    """The deal, or the acts that a hand has beyond what was shown of it."""
    if shown is None or not _same_deal(hand, shown):
        return [] if hand.actions else _deal(hand)
    if not _continues(hand, shown):
        return []
    states = accumulate(hand.actions, hands.apply, initial=_begun(hand))
    acts = list(zip(hand.actions, pairwise(states), strict=True))
    return [step for act, (old, new) in acts[len(shown.actions) :] for step in _act(old, act, new)]


def _hand_told(view: PlayerView, shown: Hand | None) -> Hand | None:
    """The hand whose acts led to this view, as it was seen: by this player, or open."""
    if view.hand is not None:
        return view.hand
    if shown is not None and shown.deal.is_open():
        return view.last_hand
    return None if view.last_hand is None else masked_hand(view.last_hand, OWN)


def _begun(hand: Hand) -> Hand:
    return hands.start(hand.deal, hand.forehand, hand.open_refe)


def _same_deal(one: Hand, other: Hand) -> bool:
    return (one.forehand, one.deal.hands[OWN]) == (other.forehand, other.deal.hands[OWN])


def _continues(hand: Hand, shown: Hand) -> bool:
    """Whether a hand goes on from where it was shown."""
    return hand.actions[: len(shown.actions)] == shown.actions


def _deal(hand: Hand) -> list[Step]:
    """The pack gathers at the dealer, is dealt face down, and the player turns his own cards."""
    dealt = picture_of_hand(hand)
    deck = replace(dealt, cards=tuple(row(Spot.DECK, dealt.dealer, [None] * 32, face_up=False)))
    return [
        Step(deck, Motion.GATHER),
        Step(replace(dealt, cards=tuple(map(_face_down, dealt.cards))), Motion.DEAL),
        Step(dealt, Motion.TURN),
    ]


def _face_down(lying: Lying) -> Lying:
    return replace(lying, card=None, face_up=False)


def _act(old: Hand, act: Action, new: Hand) -> list[Step]:
    """The steps of one act."""
    after = picture_of_hand(new)
    if isinstance(act, PlayCard):
        return _card_played(old, act, new)
    if new.talon_shown and not old.talon_shown:
        turned = _turned_talon(picture_of_hand(old), new)
        seen = Step(turned, Motion.TURN, Pause.TALON)
        return [seen] if turned.cards == after.cards else [seen, _moved(after)]
    if isinstance(act, Discard) and act.seat != OWN:
        return [Step(_with_talon_taken(picture_of_hand(old), act.seat), Motion.MOVE), _moved(after)]
    return [] if after.cards == picture_of_hand(old).cards else [_moved(after)]


def _moved(picture: Picture) -> Step:
    return Step(picture, Motion.MOVE)


def _card_played(old: Hand, act: PlayCard, new: Hand) -> list[Step]:
    after = picture_of_hand(new)
    if old.play is None or new.play is None or new.play.trick:
        return [Step(after, Motion.PLAY)]
    trick = (*old.play.trick, (act.seat, act.card))
    lying = replace(new, play=replace(new.play, trick=trick, tricks=old.play.tricks))
    return [
        Step(picture_of_hand(lying), Motion.PLAY, Pause.TRICK),
        Step(after, Motion.COLLECT),
    ]


def _turned_talon(picture: Picture, new: Hand) -> Picture:
    talon = row(Spot.TALON, None, ordered(new.deal.talon.known, None), face_up=True)
    return replace(
        picture,
        cards=(*_without(picture, Spot.TALON), *talon),
        declarer=new.declarer,
        to_act=new.to_act,
    )


def _with_talon_taken(picture: Picture, seat: Seat) -> Picture:
    """The declarer's hand of twelve; he picks up what lay open."""
    others = [lying for lying in picture.cards if lying.spot != Spot.TALON]
    hand = [lying for lying in others if (lying.spot, lying.seat) == (Spot.HAND, seat)]
    rest = [lying for lying in others if (lying.spot, lying.seat) != (Spot.HAND, seat)]
    twelve = row(Spot.HAND, seat, [None] * (len(hand) + 2), face_up=False)
    return replace(picture, cards=(*rest, *twelve))


def _without(picture: Picture, spot: Spot) -> Iterator[Lying]:
    return (lying for lying in picture.cards if lying.spot != spot)


def carried(old: Sequence[Lying], new: Sequence[Lying]) -> list[int | None]:
    """Which card of one picture becomes which of the next.

    A known card stays itself. A face that appears comes from where its player's backs were, and a
    face that is hidden again becomes one of his backs.

    Returns:
        for each of `new` the index in `old`, None where there are more cards than before.
    """
    free = dict(enumerate(old))
    found: list[int | None] = [None] * len(new)
    for same in (_same_card, _same_place, _same_spot, _of_his_hand, _any):
        for index, lying in enumerate(new):
            if found[index] is None:
                match = next((place for place, was in free.items() if same(was, lying)), None)
                if match is not None:
                    found[index] = match
                    del free[match]
    return found


def _same_card(was: Lying, now: Lying) -> bool:
    return was.card is not None and was.card == now.card


def _apart(was: Lying, now: Lying) -> bool:
    """Whether both are known to be different cards."""
    return was.card is not None and now.card is not None


def _same_place(was: Lying, now: Lying) -> bool:
    return (was.spot, was.seat, was.index) == (now.spot, now.seat, now.index) and not _apart(
        was, now
    )


def _same_spot(was: Lying, now: Lying) -> bool:
    return (was.spot, was.seat) == (now.spot, now.seat) and not _apart(was, now)


def _of_his_hand(was: Lying, now: Lying) -> bool:
    hand = was.spot in {Spot.HAND, Spot.FAN} and was.seat == now.seat
    return hand and not _apart(was, now)


def _any(was: Lying, now: Lying) -> bool:
    return not _apart(was, now)
