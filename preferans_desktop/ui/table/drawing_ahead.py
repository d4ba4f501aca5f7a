"""Cards rendered before they are needed, a few at a time while nothing moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from preferans_desktop.rules.cards import ALL_CARDS, Card
from preferans_desktop.ui.table.layout import Layout
from preferans_desktop.ui.table.look import CardLook

_CARDS_AT_A_TIME = 2
_AFTER_MS = 400
"""First the window is painted as it is."""


class DrawingAhead(QObject):
    """Renders every card in every height that a layout knows."""

    def __init__(self, look: CardLook, may_draw: Callable[[], bool], parent: QObject) -> None:
        """Nothing to render yet.

        Args:
            look: renders the cards and keeps them.
            may_draw: whether nothing moves; where something does, it waits for `go_on`.
            parent: owns it.
        """
        super().__init__(parent)
        self._look = look
        self._may_draw = may_draw
        self._left: list[tuple[Card | None, int]] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._draw_some)

    @property
    def is_drawing(self) -> bool:
        """Whether it is at work, or will be soon."""
        return self._timer.isActive()

    @property
    def is_done(self) -> bool:
        """Whether every card is there."""
        return not self._left

    def begin(self, layout: Layout) -> None:
        """Render the cards for this layout, in a moment."""
        self._left = [
            *((None, height) for height in layout.back_heights),
            *((card, height) for height in layout.face_heights for card in ALL_CARDS),
        ]
        self._look.make_room(height for _, height in self._left)
        self._timer.start(_AFTER_MS)

    def go_on(self) -> None:
        """Nothing moves any more."""
        if self._left:
            self._timer.start()

    def go_on_in_a_moment(self) -> None:
        """The same, but something may yet move at once."""
        if self._left:
            self._timer.start(_AFTER_MS)

    def _draw_some(self) -> None:
        if not self._may_draw():
            self._timer.stop()  # nothing may spin beside an animation
            return
        self._timer.setInterval(0)
        for card, height in self._left[:_CARDS_AT_A_TIME]:
            self._look.face(card, height)
        del self._left[:_CARDS_AT_A_TIME]
        if not self._left:
            self._timer.stop()
