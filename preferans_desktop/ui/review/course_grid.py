"""The course of a hand as a grid, written as a score is: a click goes to that moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from preferans_desktop.ui.review.course_lines import Cell
from preferans_desktop.ui.review.entry_grid import Entry, EntryGrid
from preferans_desktop.ui.table.card_style import CardStyle


class CourseGrid(EntryGrid):
    """Three columns of acts; what is shown on the table is framed.

    Signals:
        picked: an act was clicked; carries its number, the first is 0.
    """

    picked = Signal(int)

    def __init__(self, style: CardStyle, parent: QWidget) -> None:
        super().__init__(style, 3, parent)
        self._cells: tuple[Cell, ...] = ()
        self.cellClicked.connect(self._on_clicked)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Where the acts stand, in order."""
        return self._cells

    def show_course(
        self, entries: Sequence[Entry], cells: Sequence[Cell], names: Sequence[str]
    ) -> None:
        """Write these acts in these cells under these names, the leftmost first."""
        self._cells = tuple(cells)
        lines = 1 + max((cell.line for cell in cells), default=-1)
        rows: list[list[Entry | None]] = [[None] * len(names) for _ in range(lines)]
        for entry, cell in zip(entries, cells, strict=True):
            rows[cell.line][cell.column] = entry
        self.show_rows(rows, names)

    def entry(self, number: int) -> Entry | None:
        """What stands for an act."""
        cell = self._cells[number]
        return self.entry_at(cell.line, cell.column)

    def show_place(self, number: int | None) -> None:
        """Frame this act; None for the deal before all of them."""
        if number is None:
            self.setCurrentIndex(QModelIndex())
            self.scrollToTop()
            return
        cell = self._cells[number]
        self.setCurrentCell(cell.line, cell.column)

    def _on_clicked(self, row: int, column: int) -> None:
        places = [(cell.line, cell.column) for cell in self._cells]
        if (row, column) in places:
            self.picked.emit(places.index((row, column)))
