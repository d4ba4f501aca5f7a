"""The score sheet as a table model: nine columns, three for each seat's paper."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from preferans_desktop.rules.seats import SEATS, Seat, left_of, right_of
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui.models.papers import Entry, Mark, papers_of, refe_of

LEFT, BULE, RIGHT = 0, 1, 2
"""Place of a column on its paper."""

_Index = QModelIndex | QPersistentModelIndex
_DISPLAY = Qt.ItemDataRole.DisplayRole


class ScoreSheet(QAbstractTableModel):
    """The three papers side by side; `column_of` says which column is whose.

    The oldest entry of a column is in row 0; columns are of different length, cells below the last
    entry are empty. Beside the text every entry has `StruckRole` and `MarkRole`.

    Signals:
        changed: the figures, the refe or the names are other ones now.
    """

    StruckRole = Qt.ItemDataRole.UserRole
    MarkRole = Qt.ItemDataRole.UserRole + 1

    changed = Signal()

    def __init__(self, names: tuple[str, str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._columns: list[tuple[Entry, ...]] = [()] * 9
        self._rows = 0
        self.refe: tuple[frozenset[Seat], ...] = ()
        self.bule_left = 0
        """For how many bule the match is still played."""

    @staticmethod
    def column_of(seat: Seat, place: int) -> int:
        """Number of the column at `LEFT`, `BULE` or `RIGHT` of a seat's paper."""
        return 3 * seat + place

    def column(self, seat: Seat, place: int) -> tuple[Entry, ...]:
        """All entries of one column, the oldest first."""
        return self._columns[self.column_of(seat, place)]

    def set_names(self, names: tuple[str, str, str]) -> None:
        """Other people sit down."""
        self._names = names
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 8)
        self.changed.emit()

    def show_match(self, match: Match) -> None:
        """Bring the papers up to date; what has not changed is not touched."""
        columns = [
            column for paper in papers_of(match) for column in (paper.left, paper.bule, paper.right)
        ]
        refe, bule_left = refe_of(match), sum(match.sheet.bule)
        if (columns, refe, bule_left) == (self._columns, self.refe, self.bule_left):
            return
        self.refe, self.bule_left = refe, bule_left
        before = self._columns
        kept = self._resize(columns)
        self._tell_changed(before, kept)
        self.changed.emit()

    def _resize(self, columns: list[tuple[Entry, ...]]) -> int:
        """Take the new columns over; the number of rows that were there before and still are."""
        old, new = self._rows, max(map(len, columns))
        if new > old:
            self.beginInsertRows(QModelIndex(), old, new - 1)
        elif new < old:
            self.beginRemoveRows(QModelIndex(), new, old - 1)
        self._columns, self._rows = columns, new
        if new > old:
            self.endInsertRows()
        elif new < old:
            self.endRemoveRows()
        return min(old, new)

    def _tell_changed(self, before: list[tuple[Entry, ...]], rows: int) -> None:
        for number, (old, new) in enumerate(zip(before, self._columns, strict=True)):
            changed = [row for row in range(rows) if _entry(old, row) != _entry(new, row)]
            if changed:
                self.dataChanged.emit(
                    self.index(changed[0], number), self.index(changed[-1], number)
                )

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        if not index.isValid():
            return None
        entry = _entry(self._columns[index.column()], index.row())
        if entry is None:
            return None
        if role == _DISPLAY:
            return str(entry.figure) if entry.mark is Mark.FIGURE else None
        return {self.StruckRole: entry.struck, self.MarkRole: entry.mark}.get(role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY
    ) -> str | int | None:
        if role != _DISPLAY:
            return None
        if orientation == Qt.Orientation.Vertical:
            return section + 1
        if not 0 <= section < len(self._columns):
            return None
        seat, place = SEATS[section // 3], section % 3
        whose = {LEFT: left_of(seat), BULE: seat, RIGHT: right_of(seat)}[place]
        return self._names[whose]


def _entry(column: tuple[Entry, ...], row: int) -> Entry | None:
    return column[row] if row < len(column) else None
