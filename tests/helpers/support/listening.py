"""A screen reader's way through the window: everything that Qt's accessibility tells of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from preferans_desktop.ui.accessible.ear import Line


@dataclass(frozen=True)
class Heard:
    """One thing in the tree.

    Attributes:
        states: names of those of its states that are asked for here.
        shown: neither it nor what it is in is invisible.
        inside: names of what it is in, from the window on.
        painted: it is no widget of its own.
    """

    role: QAccessible.Role
    name: str
    description: str
    states: frozenset[str]
    shown: bool
    inside: tuple[str, ...]
    painted: bool


STATES = ("disabled", "focusable", "focused", "selected", "selectable")


def tree_of(widget: QWidget) -> list[Heard]:
    """Everything in a widget, in the order in which it is read."""
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    return list(_walk(root, (), shown=True))


def _walk(each: QAccessibleInterface, inside: tuple[str, ...], *, shown: bool) -> Iterator[Heard]:
    assert each.isValid()
    name = each.text(QAccessible.Text.Name)
    state = each.state()
    shown = shown and not state.invisible
    yield Heard(
        each.role(),
        name,
        each.text(QAccessible.Text.Description),
        frozenset(word for word in STATES if getattr(state, word)),
        shown,
        inside,
        isinstance(each.object(), Line),
    )
    for index in range(each.childCount()):
        child = each.child(index)
        if child is not None:
            yield from _walk(child, (*inside, name), shown=shown)


def seen_by_listeners(widget: QWidget) -> list[Heard]:
    """What of it a screen reader reads: the rest is not shown."""
    return [each for each in tree_of(widget) if each.shown]
