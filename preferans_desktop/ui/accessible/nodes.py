"""One thing that can be heard: what painted widgets are made of for a screen reader."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_desktop.rules.seats import Seat
from preferans_desktop.ui.table.picture import OWN

Key = tuple[object, ...]
"""What a node stays the same thing by, from one moment to the next."""


@dataclass(frozen=True, slots=True)
class Node:
    """One thing that can be heard.

    Attributes:
        key: no two nodes of a list have the same.
        focusable: the keyboard can go there now.
        selectable: it can be picked for the discard.
        pressable: pressing it does something.
        unavailable: it is there, but nothing can be done with it now.
        past: it is struck out, or was so before.
        cards: places of its cards in the picture of the table; empty for words.
        piece: which piece of writing it is on the table, "plate" or "speech" of a seat.
        word: number of a word of the bidding, from 0.
        cell: column and row of a figure on a paper.
        refa: number of a refa there, from 0.
    """

    key: Key
    name: str
    focusable: bool = False
    focused: bool = False
    selected: bool = False
    selectable: bool = False
    pressable: bool = False
    unavailable: bool = False
    past: bool = False
    cards: tuple[int, ...] = ()
    piece: str = ""
    seat: Seat = OWN
    word: int | None = None
    cell: tuple[int, int] | None = None
    refa: int | None = None
