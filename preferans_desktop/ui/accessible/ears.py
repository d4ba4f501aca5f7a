"""The ears of the table, the papers and the bidding: what each of them shows, as nodes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect

from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.serbian.hand import Phase
from preferans_desktop.ui.accessible.ear import Ear
from preferans_desktop.ui.accessible.nodes import Node
from preferans_desktop.ui.accessible.panel_nodes import bidding_nodes, cell_of, paper_nodes
from preferans_desktop.ui.accessible.table_nodes import Scene, table_nodes
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.panels.bidding_panel import BiddingPanel
from preferans_desktop.ui.panels.paper import PaperView
from preferans_desktop.ui.people import OWN
from preferans_desktop.ui.table.view import TableView


class TableEar(Ear):
    """Cards and words of the table."""

    def __init__(self, table: TableView, bridge: Bridge) -> None:
        super().__init__(table)
        self._table = table
        self._bridge = bridge

    def name(self) -> str:
        return say("heard_table")

    def nodes(self) -> Sequence[Node]:
        table, view = self._table, self._table.view
        hand = view.hand if view is not None else None
        discarding = hand is not None and hand.phase is Phase.DISCARD and hand.declarer == OWN
        scene = Scene(
            lying=table.lying(),
            choice=table.choice,
            discarding=discarding,
            discarded=hand is not None and hand.discard is not None,
            over=table.picture.over,
            written=table.written,
            last_trick=table.last_trick,
            players=self._bridge.players,
        )
        return table_nodes(scene)

    def area(self, node: Node) -> QRect:
        if node.cards:
            return self._table.area_of(node.cards)
        return self._table.area_of_words(node.piece, node.seat)


class PaperEar(Ear):
    """The cells of one paper."""

    def __init__(self, paper: PaperView, bridge: Bridge) -> None:
        super().__init__(paper)
        self._paper = paper
        self._bridge = bridge

    def name(self) -> str:
        return say("heard_paper", name=self._bridge.players[self._paper.seat].name)

    def description(self) -> str:
        """The figures that are not struck: what one looks for on the paper."""
        return "; ".join(node.name for node in self.nodes() if not node.past)

    def nodes(self) -> Sequence[Node]:
        paper = self._paper
        return paper_nodes(paper.sheet, paper.seat, self._bridge.players, paper.cursor_cell)

    def area(self, node: Node) -> QRect:
        return self._paper.box(cell_of(node, self._paper.seat)).toRect()

    def press(self, node: Node) -> None:
        self._paper.asked.emit(cell_of(node, self._paper.seat))


class BiddingEar(Ear):
    """The words of the bidding."""

    def __init__(self, panel: BiddingPanel) -> None:
        super().__init__(panel)
        self._panel = panel

    def name(self) -> str:
        return say("bidding_title")

    def nodes(self) -> Sequence[Node]:
        return bidding_nodes(self._panel.said(), self._panel.talon)

    def area(self, node: Node) -> QRect:
        if node.word is not None:
            return self._panel.word_box(node.word).toRect()
        if self._panel.said():
            return self._panel.talon_box().toRect()
        return self._panel.rect()
