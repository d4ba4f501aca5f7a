"""One step of motion as one group of Qt animations; it changes items and knows no rules."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import (
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from preferans_desktop.ui.table.card_item import CardItem
from preferans_desktop.ui.table.places import Place


@dataclass(frozen=True, slots=True)
class Flight:
    """A card's way to its place.

    Attributes:
        turns: whether it shows another face on arrival.
    """

    item: CardItem
    place: Place
    delay_ms: int
    duration_ms: int
    turns: bool


def fly(flights: list[Flight], parent: QObject) -> QParallelAnimationGroup:
    """All cards of a step on their way together; the caller starts and deletes the group."""
    group = QParallelAnimationGroup(parent)
    for flight in flights:
        one = QSequentialAnimationGroup(group)
        if flight.delay_ms:
            one.addPause(flight.delay_ms)
        one.addAnimation(_way(flight))
    return group


def _way(flight: Flight) -> QParallelAnimationGroup:
    item, place, lasting = flight.item, flight.place, flight.duration_ms
    way = QParallelAnimationGroup()
    ends = {
        b"pos": (item.pos(), item.resting(place)),
        b"rotation": (item.rotation(), place.rotation),
        b"scale": (item.scale(), place.height / item.height),
    }
    for name, (start, end) in ends.items():
        if start != end:
            way.addAnimation(_property(item, name, lasting, start, end))
    if flight.turns:
        way.addAnimation(_turn(item, lasting))
    return way


def _turn(item: CardItem, lasting: int) -> QSequentialAnimationGroup:
    """Narrow to an edge, change the face, widen again."""
    turn = QSequentialAnimationGroup()
    narrow = _property(item.turner, b"xScale", lasting // 2, 1.0, 0.02)
    narrow.setEasingCurve(QEasingCurve.Type.InQuad)
    narrow.finished.connect(item.turn)
    turn.addAnimation(narrow)
    turn.addAnimation(_property(item.turner, b"xScale", lasting - lasting // 2, 0.02, 1.0))
    return turn


def _property(
    item: QObject, name: bytes, lasting: int, start: object, end: object
) -> QPropertyAnimation:
    animation = QPropertyAnimation(item, QByteArray(name))
    animation.setDuration(lasting)
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.setEasingCurve(QEasingCurve.Type.OutCubic)
    return animation
