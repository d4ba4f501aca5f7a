"""What the papers and the bidding are to a screen reader: lists of cells and words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from preferans_desktop.language.catalogue import say
from preferans_desktop.language.heard import (
    bule_heard,
    card_heard_at,
    hat_heard,
    refa_heard,
    supe_heard,
)
from preferans_desktop.language.players import Player
from preferans_desktop.rules.cards import Card
from preferans_desktop.rules.seats import Seat, left_of, right_of
from preferans_desktop.ui.accessible.nodes import Node
from preferans_desktop.ui.models.papers import Entry, Mark
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, RIGHT, ScoreSheet
from preferans_desktop.ui.panels.paper_cells import REFE, Cell
from preferans_desktop.ui.turn import Players


def paper_nodes(
    sheet: ScoreSheet, seat: Seat, players: Players, cursor: Cell | None = None
) -> list[Node]:
    """One player's paper: the bule, the supe against the left and the right one, his refe.

    Each can be asked about; the arrows stand on `cursor`.
    """
    return [
        replace(node, focusable=True, pressable=True, focused=cell_of(node, seat) == cursor)
        for node in _written_nodes(sheet, seat, players)
    ]


def cell_of(node: Node, seat: Seat) -> Cell:
    """What a node stands for on the paper of a seat."""
    if node.cell is not None:
        return Cell(seat, *node.cell)
    assert node.refa is not None  # noqa: S101 - a paper has nothing else
    return Cell(seat, REFE, node.refa)


def _written_nodes(sheet: ScoreSheet, seat: Seat, players: Players) -> list[Node]:
    who = players[seat]
    nodes = [
        _cell(BULE, row, entry, _bule_cell(entry, seat, players))
        for row, entry in enumerate(sheet.column(seat, BULE))
    ]
    for place, against in ((LEFT, left_of(seat)), (RIGHT, right_of(seat))):
        nodes += [
            _cell(place, row, entry, _supe_cell(entry, who, players[against]))
            for row, entry in enumerate(sheet.column(seat, place))
        ]
    nodes += [
        Node(
            ("refa", number),
            refa_heard(number + 1, who, played=seat in played),
            past=seat in played,
            refa=number,
        )
        for number, played in enumerate(sheet.refe)
    ]
    return nodes


def _cell(place: int, row: int, entry: Entry, name: str) -> Node:
    return Node((place, row), name, past=entry.struck, cell=(place, row))


def _bule_cell(entry: Entry, seat: Seat, players: Players) -> str:
    if entry.mark is Mark.HAT:
        return hat_heard(players[seat], struck=entry.struck)
    return bule_heard(players[seat], entry.figure, struck=entry.struck)


def _supe_cell(entry: Entry, writer: Player, against: Player) -> str:
    return supe_heard(writer, against, entry.figure, struck=entry.struck)


def bidding_nodes(words: Iterable[tuple[str, str]], talon: Iterable[Card]) -> list[Node]:
    """What was said in order, by whom, and the talon once all have seen it.

    Args:
        words: names and words.
        talon: its cards, none before it is turned.
    """
    nodes = [
        Node(("word", number), say("heard_of", name=name, words=word), word=number)
        for number, (name, word) in enumerate(words)
    ]
    if not nodes:
        nodes = [Node(("word",), say("bidding_empty"))]
    return nodes + [Node(("talon", card), card_heard_at(say("talon"), card)) for card in talon]
