"""The cards of the unfinished trick as a list model, and the trick before it."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from preferans_desktop.language.acts import told
from preferans_desktop.language.players import Player
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import PlayCard
from preferans_desktop.rules.serbian.play import Play, Trick
from preferans_desktop.ui.models.rows import update_rows

_Index = QModelIndex | QPersistentModelIndex
_DISPLAY = Qt.ItemDataRole.DisplayRole


class TrickList(QAbstractListModel):
    """One row a card in the order played; the text is the sentence of who plays what.

    Attributes:
        last: the trick finished last in this hand, None before the first.
    """

    SeatRole = Qt.ItemDataRole.UserRole
    CardRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, players: tuple[Player, Player, Player], parent: QObject | None = None):
        super().__init__(parent)
        self._players = players
        self._rows: list[tuple[Seat, Card]] = []
        self.last: Trick | None = None

    @property
    def trick(self) -> tuple[tuple[Seat, Card], ...]:
        """Seats and cards in the order played."""
        return tuple(self._rows)

    def set_players(self, players: tuple[Player, Player, Player]) -> None:
        """Other people sit down."""
        update_rows(self, self._rows, ())
        self._players = players

    def show_play(self, play: Play | None) -> None:
        """Bring the trick up to date; None before the play and between hands."""
        update_rows(self, self._rows, play.trick if play is not None else ())
        self.last = play.tricks[-1] if play is not None and play.tricks else None

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        if not index.isValid():
            return None
        seat, card = self._rows[index.row()]
        if role == _DISPLAY:
            return told(PlayCard(seat, card), self._players[seat])
        return {self.SeatRole: seat, self.CardRole: card}.get(role)
