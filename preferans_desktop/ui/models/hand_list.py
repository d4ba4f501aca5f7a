"""The cards of the person at the screen, as a list model, with what is being chosen among them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.cards import Card
from preferans_desktop.ui.models.rows import update_rows

_Index = QModelIndex | QPersistentModelIndex
_DISPLAY = Qt.ItemDataRole.DisplayRole


class HandList(QAbstractListModel):
    """Cards in the order they lie on the table, from the left.

    Attributes:
        playable: cards that may be played or put away now; None when no card is to be chosen.
        selected: cards picked for the discard.
        focused: the card the arrows stand on, None for none.

    Signals:
        choice_changed: `playable`, `selected` or `focused` has changed.
    """

    CardRole = Qt.ItemDataRole.UserRole
    PlayableRole = Qt.ItemDataRole.UserRole + 1
    SelectedRole = Qt.ItemDataRole.UserRole + 2
    FocusedRole = Qt.ItemDataRole.UserRole + 3

    choice_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: list[Card] = []
        self.playable: frozenset[Card] | None = None
        self.selected: frozenset[Card] = frozenset()
        self.focused: Card | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards from the left."""
        return tuple(self._cards)

    def show_cards(self, cards: Sequence[Card], playable: frozenset[Card] | None) -> None:
        """Bring the cards and the choice up to date; a card that is gone is chosen no more."""
        update_rows(self, self._cards, cards)
        there = frozenset(cards) if playable is not None else frozenset()
        focused = self.focused if self.focused in there else None
        self._choose(playable, self.selected & there, focused)

    def toggle(self, card: Card, most: int) -> None:
        """Pick a card of this hand or put it back; no more than `most` are picked."""
        if card in self.selected:
            self._choose(self.playable, self.selected - {card}, self.focused)
        elif len(self.selected) < most:
            self._choose(self.playable, self.selected | {card}, self.focused)

    def focus(self, card: Card | None) -> None:
        """Put the arrows on a card, or on none."""
        self._choose(self.playable, self.selected, card)

    def move_focus(self, step: int) -> None:
        """Go one card to the right (1) or to the left (-1), round the ends.

        Where cards are to be played only those that may be are stepped on.
        """
        steps = [card for card in self._cards if self.playable and card in self.playable]
        if not steps:
            return
        if self.focused in steps:
            self.focus(steps[(steps.index(self.focused) + step) % len(steps)])
        else:
            self.focus(steps[0 if step > 0 else -1])

    def _choose(
        self, playable: frozenset[Card] | None, selected: frozenset[Card], focused: Card | None
    ) -> None:
        if (playable, selected, focused) == (self.playable, self.selected, self.focused):
            return
        self.playable, self.selected, self.focused = playable, selected, focused
        if self._cards:
            roles = [self.PlayableRole, self.SelectedRole, self.FocusedRole]
            self.dataChanged.emit(self.index(0), self.index(len(self._cards) - 1), roles)
        self.choice_changed.emit()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        if not index.isValid():
            return None
        card = self._cards[index.row()]
        if role == _DISPLAY:
            return say("card", card=card)
        return {
            self.CardRole: card,
            self.PlayableRole: self.playable is not None and card in self.playable,
            self.SelectedRole: card in self.selected,
            self.FocusedRole: card == self.focused,
        }.get(role)
