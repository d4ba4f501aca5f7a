"""Turning the rows of a model into other rows by removing and inserting, never by a reset."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex

Row = TypeVar("Row")


def say_rows_again(model: QAbstractListModel) -> None:
    """Tell the views of a model that its sentences are other ones, in another language."""
    if model.rowCount():
        model.dataChanged.emit(model.index(0), model.index(model.rowCount() - 1))


def update_rows(model: QAbstractListModel, rows: list[Row], wanted: Sequence[Row]) -> None:
    """Make `rows`, the rows of `model`, equal to `wanted`; what stays is not touched.

    Args:
        model: told about every removal and insertion.
        rows: hashable rows, changed in place.
        wanted: what they shall be.
    """
    steps = SequenceMatcher(None, rows, wanted, autojunk=False).get_opcodes()
    for kind, old_begin, old_end, new_begin, new_end in reversed(steps):
        if kind == "equal":
            continue
        if old_end > old_begin:
            model.beginRemoveRows(QModelIndex(), old_begin, old_end - 1)
            del rows[old_begin:old_end]
            model.endRemoveRows()
        if new_end > new_begin:
            last = old_begin + new_end - new_begin - 1
            model.beginInsertRows(QModelIndex(), old_begin, last)
            rows[old_begin:old_begin] = wanted[new_begin:new_end]
            model.endInsertRows()
