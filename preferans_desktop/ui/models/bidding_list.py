"""Everything said in a hand, in order, as a list model: bids, answers, kontra, offers."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from preferans_desktop.language.acts import spoken
from preferans_desktop.language.players import Player
from preferans_desktop.rules.serbian.actions import Action, Discard, PlayCard
from preferans_desktop.ui.models.rows import update_rows

_Index = QModelIndex | QPersistentModelIndex
_DISPLAY = Qt.ItemDataRole.DisplayRole


class BiddingList(QAbstractListModel):
    """One row a word; the text is the word, `NameRole` the name of who said it."""

    SeatRole = Qt.ItemDataRole.UserRole
    NameRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, players: tuple[Player, Player, Player], parent: QObject | None = None):
        super().__init__(parent)
        self._players = players
        self._rows: list[Action] = []

    @property
    def words(self) -> tuple[Action, ...]:
        """What was said, in order."""
        return tuple(self._rows)

    def set_players(self, players: tuple[Player, Player, Player]) -> None:
        """Other people sit down."""
        update_rows(self, self._rows, ())
        self._players = players

    def show_acts(self, acts: Iterable[Action]) -> None:
        """Bring the list up to date with the acts of a hand; cards are left out."""
        update_rows(
            self, self._rows, [act for act in acts if not isinstance(act, PlayCard | Discard)]
        )

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        if not index.isValid():
            return None
        action = self._rows[index.row()]
        player = self._players[action.seat]
        if role == _DISPLAY:
            return spoken(action, player)
        return {self.SeatRole: action.seat, self.NameRole: player.name}.get(role)
