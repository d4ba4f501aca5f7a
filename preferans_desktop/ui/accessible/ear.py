"""What can be heard of a widget that paints itself, and who is told when it changes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from preferans_desktop.ui.accessible.nodes import Key, Node

_Event = QAccessible.Event


class Ear(QObject):
    """What can be heard of one widget; a child of it. To be subclassed for each kind of widget.

    Every question is answered from what is shown at that moment. `changed` only tells those who
    listen that they may ask again.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._lines: dict[Key, Line] = {}
        self._told: dict[Key, Node] = {}

    def name(self) -> str:
        """What the whole is called."""
        raise NotImplementedError

    def description(self) -> str:
        """What it says in short; empty for nothing."""
        return ""

    def nodes(self) -> Sequence[Node]:
        """Everything in it, in the order in which it is read."""
        raise NotImplementedError

    def area(self, node: Node) -> QRect:
        """Where a thing is, in coordinates of the widget."""
        raise NotImplementedError

    def press(self, node: Node) -> None:
        """Do what a click on a thing does; only `pressable` ones are pressed."""

    @property
    def widget(self) -> QWidget:
        """Whose things these are."""
        return self._widget

    def node(self, key: Key) -> Node | None:
        """The thing with this key, None when it is there no more."""
        return next((node for node in self.nodes() if node.key == key), None)

    def line(self, key: Key) -> Line:
        """The object that stands for a thing, the same as long as it is there."""
        if key not in self._lines:
            self._lines[key] = Line(self, key)
        return self._lines[key]

    def changed(self) -> None:
        """Something may be other than it was: tell those who listen what is."""
        if not QAccessible.isActive():
            return
        nodes = self.nodes()
        before, self._told = self._told, {node.key: node for node in nodes}
        for key in [key for key in self._lines if key not in self._told]:
            self._lines.pop(key).deleteLater()
        for place, node in enumerate(nodes):
            was = before.get(node.key)
            if was is not None and was.name != node.name:
                self._tell(_Event.NameChanged, place)
            if node.focused and not (was is not None and was.focused):
                self._tell(_Event.Focus, place)
            if was is not None and was.selected != node.selected:
                added = _Event.SelectionAdd if node.selected else _Event.SelectionRemove
                self._tell(added, place)

    def _tell(self, kind: QAccessible.Event, place: int) -> None:
        event = QAccessibleEvent(self._widget, kind)
        event.setChild(place)
        QAccessible.updateAccessibility(event)


class Line(QObject):
    """Stands for one thing where Qt wants an object; Qt forgets its interface together with it."""

    def __init__(self, ear: Ear, key: Key) -> None:
        super().__init__(ear)
        self.ear = ear
        self.key = key
