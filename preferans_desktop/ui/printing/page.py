"""The papers of a match as one page to keep: A4, everything drawn, nothing of a screen."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter, QPen

from preferans_desktop.language.catalogue import say
from preferans_desktop.language.paper import match_title, result_lines
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.rules.serbian.match import Match
from preferans_desktop.ui import theme
from preferans_desktop.ui.fitting import fit_line
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, RIGHT, ScoreSheet
from preferans_desktop.ui.panels.paper import FROM_THE_LEFT
from preferans_desktop.ui.panels.paper_drawing import PaperDrawing
from preferans_desktop.ui.panels.paper_layout import PaperLayout
from preferans_desktop.ui.turn import Players

DOTS_PER_INCH = 300
MARGIN_MM = 15.0
# Heights in thousandths of the height of the page.
_TITLE, _LINE, _GAP = 26.0, 15.0, 12.0
_LARGEST, _SMALLEST = 15.0, 4.6
_ROW = 1.5
_HEAD_ROWS = 4
_LEAST_SHARE = 0.5
"""Of the usual letters: a line with long names is written smaller."""


@dataclass(frozen=True, slots=True)
class Page:
    """What stands on the page.

    Attributes:
        match: whose papers.
        players: who sat at the table.
        sheet: the papers of that match.
        date: when it began, as year, month and day.
    """

    match: Match
    players: Players
    sheet: ScoreSheet
    date: tuple[int, int, int]

    def as_pdf(self) -> bytes:
        """The page as a PDF file."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(DOTS_PER_INCH)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(), writer.pageLayout().units())
        writer.setTitle(f"{say('paper_title')}: {self._names()}")
        writer.setCreator(say("window_title"))
        painter = QPainter(writer)
        self.draw(painter, QRectF(0, 0, writer.width(), writer.height()))
        painter.end()
        return bytes(buffer.data().data())

    def draw(self, painter: QPainter, page: QRectF) -> None:
        """Draw the page.

        Args:
            painter: where to draw.
            page: the whole sheet of paper, its margins included.
        """
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = MARGIN_MM / 210 * page.width()
        room = page.adjusted(margin, margin, -margin, -margin)
        unit = page.height() / 1000
        below = self._draw_title(painter, room, unit)
        lines = result_lines(self.match, [player.name for player in self.players])
        foot = (len(lines) * _LINE + _GAP) * unit
        papers = QRectF(room.left(), below, room.width(), room.bottom() - below - foot)
        end = self._draw_papers(painter, papers, unit)
        self._draw_results(painter, QRectF(room.left(), end, room.width(), foot), lines, unit)

    def _draw_title(self, painter: QPainter, room: QRectF, unit: float) -> float:
        """Title, date and settings; returns where they end."""
        top = QRectF(room.left(), room.top(), room.width(), _TITLE * unit)
        _write(painter, top, say("paper_title"), 0.9 * top.height(), bold=True)
        year, month, day = self.date
        when = say("page_date", place=day, count=month, total=year)
        plain = 0.75 * _LINE * unit
        _write(painter, top, when, plain, side=Qt.AlignmentFlag.AlignRight)
        names = QRectF(top.left(), top.bottom() + 0.3 * _GAP * unit, top.width(), _LINE * unit)
        _write(painter, names, self._names(), 0.8 * _LINE * unit, bold=True)
        about = names.translated(0, names.height())
        _write(painter, about, match_title(self.match), plain)
        return about.bottom() + _GAP * unit

    def _draw_papers(self, painter: QPainter, room: QRectF, unit: float) -> float:
        """The three papers side by side, as long as they need; returns where they end."""
        rows = _HEAD_ROWS + max(
            len(self.sheet.column(seat, place)) for seat in SEATS for place in (LEFT, BULE, RIGHT)
        )
        text = min(_LARGEST * unit, max(_SMALLEST * unit, room.height() / (rows * _ROW)))
        height = min(room.height(), max(0.5 * room.height(), (rows + 1) * _ROW * text))
        gap = _GAP * unit
        width = (room.width() - 2 * gap) / 3
        for place, seat in enumerate(FROM_THE_LEFT):
            area = QRectF(room.left() + place * (width + gap), room.top(), width, height)
            painter.setPen(QPen(theme.PRINTED.paper_rule, 0.12 * _LINE * unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, 0.4 * gap, 0.4 * gap)
            drawing = PaperDrawing(self.sheet, seat, PaperLayout(area, text), theme.PRINTED)
            drawing.draw_lines(painter)
            drawing.draw_columns(painter)
        return room.top() + height + gap

    def _draw_results(self, painter: QPainter, room: QRectF, lines: list[str], unit: float) -> None:
        for number, line in enumerate(lines):
            top = room.top() + number * _LINE * unit
            box = QRectF(room.left(), top, room.width(), _LINE * unit)
            _write(painter, box, line, 0.8 * _LINE * unit, bold=self.match.over)

    def _names(self) -> str:
        return ", ".join(self.players[seat].name for seat in FROM_THE_LEFT)


def _write(
    painter: QPainter,
    box: QRectF,
    words: str,
    pixels: float,
    *,
    bold: bool = False,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    letters, shown = fit_line(words, box.width(), pixels, bold=bold, least=_LEAST_SHARE * pixels)
    painter.setPen(theme.PRINTED.pencil)
    painter.setFont(letters)
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, shown)
