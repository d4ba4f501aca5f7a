"""What the table is to a screen reader: a list of its cards and words.

A function of what is shown and of nothing else: a card that has no face there has no name here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from preferans_desktop.language.acts import told
from preferans_desktop.language.catalogue import say
from preferans_desktop.language.heard import (
    Use,
    card_heard,
    card_heard_at,
    closed_heard,
    count_heard,
    trick_heard,
)
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.play import Trick
from preferans_desktop.ui.accessible.nodes import Key, Node
from preferans_desktop.ui.table.cards import Choice
from preferans_desktop.ui.table.picture import Lying, Spot
from preferans_desktop.ui.table.plate import PlateState
from preferans_desktop.ui.table.words import Written
from preferans_desktop.ui.turn import Players


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything the table shows.

    Attributes:
        lying: the cards.
        choice: what is to be chosen among the own ones.
        discarding: it is chosen for the discard.
        discarded: closed cards out of play are the discard; else the talon of a hand game.
        over: a finished hand is shown whole.
        written: the words.
        last_trick: the one laid open again, None for none.
    """

    lying: Sequence[Lying]
    choice: Choice
    discarding: bool
    discarded: bool
    over: bool
    written: Written
    last_trick: Trick | None
    players: Players


def table_nodes(scene: Scene) -> list[Node]:
    """The own cards, the trick, the talon, the cards of the others, then everything written."""
    cards = [
        node
        for spots in ((Spot.HAND, Spot.DECK), (Spot.TRICK,), (Spot.TALON,), (Spot.FAN,))
        for node in _open_cards(scene, spots)
    ]
    return [*cards, *_closed_cards(scene), *_written(scene)]


def _open_cards(scene: Scene, spots: Sequence[Spot]) -> Iterator[Node]:
    for place, lying in enumerate(scene.lying):
        if lying.spot in spots and lying.face_up and lying.card is not None:
            yield _open_card(scene, place, lying, lying.card)


def _open_card(scene: Scene, place: int, lying: Lying, card: Card) -> Node:
    key = ("card", lying.spot, card)
    if lying.spot == Spot.HAND and not scene.over:
        return _own_card(scene, key, place, card)
    if lying.spot == Spot.TRICK and lying.seat is not None:
        name = told(PlayCard(lying.seat, card), scene.players[lying.seat])
        return Node(key, name, cards=(place,))
    use = Use.PUT_AWAY if lying.put_away else Use.NONE
    if lying.spot == Spot.HAND:
        return Node(key, card_heard(card, use), cards=(place,))
    where = say("talon") if lying.seat is None else scene.players[lying.seat].name
    return Node(key, card_heard_at(where, card, use), cards=(place,))


def _own_card(scene: Scene, key: Key, place: int, card: Card) -> Node:
    choice = scene.choice
    chosen = card in choice.selected
    can_be = choice.playable is not None and card in choice.playable
    if choice.playable is None:
        use = Use.NONE
    elif scene.discarding:
        use = Use.CHOSEN if chosen else Use.DISCARDABLE
    else:
        use = Use.PLAYABLE if can_be else Use.NOT_PLAYABLE
    return Node(
        key,
        card_heard(card, use),
        focusable=can_be,
        focused=card == choice.focused,
        selected=chosen,
        selectable=scene.discarding and can_be,
        unavailable=choice.playable is not None and not can_be,
        cards=(place,),
    )


def _closed_cards(scene: Scene) -> Iterator[Node]:
    """Cards face down as counts: in the hands of the others, in the talon, out of play."""
    groups: dict[tuple[Spot, Seat | None], list[int]] = {}
    for place, lying in enumerate(scene.lying):
        if not lying.face_up and lying.spot not in {Spot.PILE, Spot.DECK}:
            groups.setdefault((lying.spot, lying.seat), []).append(place)
    for (spot, seat), places in groups.items():
        if seat is not None:
            name = count_heard(scene.players[seat].name, len(places))
        else:
            discarded = spot == Spot.ASIDE and scene.discarded
            name = closed_heard(say("discard" if discarded else "talon"), len(places))
        yield Node(("closed", spot, seat), name, cards=tuple(places))


def _written(scene: Scene) -> Iterator[Node]:
    written = scene.written
    for seat in SEATS:
        if written.plates[seat].name:
            yield Node(("plate", seat), _plate(written.plates[seat]), piece="plate", seat=seat)
    for seat in SEATS:
        if written.speech[seat]:
            said = say("heard_of", name=scene.players[seat].name, words=written.speech[seat])
            yield Node(("speech", seat), said, piece="speech", seat=seat)
    lines = {
        "contract": ", ".join(filter(None, written.contract)),
        "message": written.message,
        "last_trick": (trick_heard(scene.last_trick, scene.players) if scene.last_trick else ""),
    }
    yield from (Node((key,), words, piece=key) for key, words in lines.items() if words)


def _plate(state: PlateState) -> str:
    """Mira, odigravač, na potezu, deli, štihovi 3, bule 54, 1 otvorena refa."""
    text = state.text
    parts = [state.name, text.role]
    parts += [say("mark_to_act")] if state.on_turn else []
    parts += [say("mark_dealer")] if state.dealer else []
    parts += [say("mark_forehand")] if state.forehand else []
    parts += [text.tricks, text.bule]
    parts += [say("heard_refe_open", count=text.refe_open)] if text.refe_open else []
    return ", ".join(filter(None, parts))
