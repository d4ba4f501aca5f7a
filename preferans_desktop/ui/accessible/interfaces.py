"""Widgets that paint themselves, as Qt's accessibility sees them: lists of named things."""

from __future__ import annotations

from functools import cache
from typing import cast

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import VoidPtr

from preferans_desktop.ui.accessible.ear import Ear, Line
from preferans_desktop.ui.accessible.nodes import Node

_NONE = cast("QAccessibleInterface", None)
"""Qt takes it for "there is none", but its Python types do not say so."""


class Pressing(QAccessibleActionInterface):
    """What a click does, for those who do not click."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self._line = line

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        node = self._line.ear.node(self._line.key)
        if name == QAccessibleActionInterface.pressAction() and node is not None:
            self._line.ear.press(node)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class HeardThing(QAccessibleInterface):
    """One thing as Qt's accessibility sees it."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self._line = line
        self._pressing = Pressing(line)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        node = self._node()
        action = kind == QAccessible.InterfaceType.ActionInterface
        pressing = action and node is not None and node.pressable
        # Qt wants a pointer: the object is one, and nothing but this is a null one.
        return cast("int", self._pressing if pressing else VoidPtr(0))

    def isValid(self) -> bool:
        return self._node() is not None

    def object(self) -> QObject:
        return self._line

    def text(self, kind: QAccessible.Text) -> str:
        node = self._node()
        return node.name if node is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here can be written."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        node = self._node()
        if node is None:
            state.invalid = True
            return state
        widget = self._line.ear.widget
        state.readOnly = True
        state.invisible = not widget.isVisible()
        state.disabled = node.unavailable
        state.focusable = node.focusable
        state.focused = node.focused
        state.selectable = node.selectable
        state.selected = node.selected
        return state

    def rect(self) -> QRect:
        node, ear = self._node(), self._line.ear
        if node is None:
            return QRect()
        area = ear.area(node)
        return QRect(ear.widget.mapToGlobal(area.topLeft()), area.size())

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._line.ear.widget)

    def child(self, _index: int) -> QAccessibleInterface:
        return _NONE

    def childCount(self) -> int:
        return 0

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        return _NONE

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def window(self) -> QWindow:
        return self._line.ear.widget.window().windowHandle()

    def _node(self) -> Node | None:
        return self._line.ear.node(self._line.key)


class HeardList(QAccessibleWidget):
    """A widget as a list of its things, in place of its child widgets."""

    def __init__(self, ear: Ear) -> None:
        super().__init__(ear.widget, QAccessible.Role.List, ear.name())
        self._ear = ear

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._ear.name()
        if kind == QAccessible.Text.Description:
            return self._ear.description()
        return super().text(kind)

    def childCount(self) -> int:
        return len(self._ear.nodes())

    def child(self, index: int) -> QAccessibleInterface:
        nodes = self._ear.nodes()
        return self._interface(nodes[index]) if 0 <= index < len(nodes) else _NONE

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        line = child.object()
        keys = [node.key for node in self._ear.nodes()]
        return keys.index(line.key) if isinstance(line, Line) and line.key in keys else -1

    def focusChild(self) -> QAccessibleInterface:
        focused = next((node for node in self._ear.nodes() if node.focused), None)
        return _NONE if focused is None else self._interface(focused)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        point = self._ear.widget.mapFromGlobal(QPoint(x, y))
        for node in reversed(self._ear.nodes()):
            if self._ear.area(node).contains(point):
                return self._interface(node)
        return _NONE

    def _interface(self, node: Node) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._ear.line(node.key))


@cache
def install() -> None:
    """Let Qt find the things of every widget that has an ear; once for the program."""
    QAccessible.installFactory(_interface_of)


def _interface_of(_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Line):
        return HeardThing(thing)
    if isinstance(thing, QWidget):
        ear = thing.findChild(Ear, "", Qt.FindChildOption.FindDirectChildrenOnly)
        return None if ear is None else HeardList(ear)
    return None
