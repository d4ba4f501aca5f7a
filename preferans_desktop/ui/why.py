"""Answers to "Zašto je ovo upisano?": which cell was asked about, and the card that says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QSize, Signal

from preferans_desktop.rules.seats import left_of, right_of
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.match_screen import MatchScreen
from preferans_desktop.ui.models.papers import Mark
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, ScoreSheet
from preferans_desktop.ui.panels.paper_cells import REFE, Cell, is_there

if TYPE_CHECKING:
    from preferans_desktop.language.figures import Explanation
    from preferans_desktop.language.rule_sections import Section
    from preferans_desktop.ui.panels.why_card import WhyCard


class Why(QObject):
    """Shows the card; it goes with the arrows, and away with Esc or with what it spoke of.

    Signals:
        told: something is explained now; carries the words.
        rule_wanted: the rule of the card is to be opened.
    """

    told = Signal(str)
    rule_wanted = Signal()

    def __init__(
        self, bridge: Bridge, screen: MatchScreen, sheet: ScoreSheet, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._screen = screen
        self._sheet = sheet
        self._cell: Cell | None = None
        self._section: Section | None = None
        self._card: WhyCard | None = None
        screen.papers.asked.connect(self.ask)
        screen.papers.cursor_moved.connect(self._on_cursor)
        screen.look_changed.connect(self._place)
        sheet.changed.connect(self.say_again)
        table = screen.table
        for elsewhere in (table.card_clicked, table.card_dropped, table.felt_clicked):
            elsewhere.connect(self.close)

    @property
    def card(self) -> WhyCard | None:
        """The card while it is shown."""
        return self._card if self._card is not None and self._card.isVisible() else None

    @property
    def section(self) -> Section | None:
        """The section of the rules that the card speaks of, while it is shown."""
        return self._section if self.card is not None else None

    def ask(self, cell: Cell | None) -> None:
        """Say why something is written; asked again about the same, close the card.

        Args:
            cell: on a paper; None for what is left to play for.
        """
        if self.card is not None and cell == self._cell:
            self.close()
        else:
            self._cell = cell
            self._tell()

    def close(self) -> bool:
        """Close the card; whether it was open."""
        card = self.card
        if card is None:
            return False
        card.hide()
        return True

    def say_again(self) -> None:
        """The papers have changed, or the language."""
        if self.card is None:
            return
        if self._cell is not None and not is_there(self._sheet, self._cell):
            self.close()
        else:
            self._tell()

    def _on_cursor(self, cell: Cell | None) -> None:
        if self.card is not None and cell is not None and cell != self._cell:
            self._cell = cell
            self._tell()

    def _tell(self) -> None:
        from preferans_desktop.ui.panels.why_card import WhyCard  # noqa: PLC0415 - not at the start

        if self._card is None:
            self._card = WhyCard(self._screen)
            self._card.closed.connect(self.close)
            self._card.rule_wanted.connect(self.rule_wanted)
        explanation = self._explanation()
        self._section = explanation.section
        self._card.show_explanation(explanation)
        self._card.show()
        self._place()
        self.told.emit(self._card.text())

    def _place(self) -> None:
        card = self.card
        if card is None:
            return
        pixels, papers = self._screen.text_height, self._screen.papers
        area = papers.left.geometry() if self._cell is None else papers.area_of(self._cell)
        beside = area.translated(papers.pos())
        gap = round(0.5 * pixels)
        above_words, width = self._screen.bar.y() - gap, self._screen.width()
        if papers.x() > width // 2:
            beside.setLeft(papers.x())
            width = papers.x()
        room = QRect(gap, gap, width - 2 * gap, above_words - gap)
        whole = QRect(room.topLeft(), QSize(room.width(), self._screen.height() - 2 * gap))
        card.place(beside, room, whole, pixels, self._screen.colours)
        card.raise_()

    def _explanation(self) -> Explanation:
        from preferans_desktop.language import figures  # noqa: PLC0415 - not needed at the start

        match, players, cell = self._bridge.controller.match, self._bridge.players, self._cell
        if cell is None:
            return figures.explain_left(match, players)
        seat = cell.seat
        if cell.place == REFE:
            return figures.explain_refa(match, cell.row, players)
        entry = self._sheet.column(seat, cell.place)[cell.row]
        if cell.place != BULE:
            against = left_of(seat) if cell.place == LEFT else right_of(seat)
            return figures.explain_supe(match, seat, against, entry.number, players)
        if entry.mark is Mark.HAT:
            return figures.explain_hat(match, seat, entry.number, players)
        return figures.explain_bule(match, seat, entry.number, players)
