"""One player's paper as it is written in pencil, on a screen or on a page."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from preferans_desktop.rules.seats import Seat
from preferans_desktop.ui import theme
from preferans_desktop.ui.fitting import fit_line
from preferans_desktop.ui.models.papers import Mark
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, RIGHT, ScoreSheet
from preferans_desktop.ui.panels.paper_cells import COLUMNS, Cell
from preferans_desktop.ui.panels.paper_layout import MOST_REFE_DRAWN, PaperLayout
from preferans_desktop.ui.panels.paper_lines import Line, lines_seen
from preferans_desktop.ui.panels.paper_marks import draw_hat, draw_refa, draw_strike

LEAST_TEXT = 8
LEAST_NAME = 11.0
LEAST_OF_NAME = 0.66
"""A name is rather cut short than written in smaller letters than this share of its own."""
EDGE = 0.14
"""Of the letters: left free beside a figure."""
_HAT = 0.48
"""Most height of a hat, of the width of its column: it is about twice as wide as high."""
HATTED_TEXT, HATTED_HAT = 0.9, 0.5
"""Heights in one line, in letters: of a figure, and of the hat on it."""


@dataclass(frozen=True, slots=True)
class Head:
    """A name on a paper.

    Attributes:
        name: the whole name.
        box: room for it.
        letters: it is written in.
        shown: what is seen of it.
    """

    name: str
    box: QRectF
    letters: QFont
    shown: str

    @property
    def is_whole(self) -> bool:
        """Whether all of the name is seen."""
        return self.shown == self.name


@dataclass(frozen=True, slots=True)
class PaperDrawing:
    """Draws what stands on one paper.

    Attributes:
        sheet: what is written.
        seat: whose paper.
        lay: where everything stands.
        colours: what it is drawn in.
    """

    sheet: ScoreSheet
    seat: Seat
    lay: PaperLayout
    colours: theme.Palette

    def draw_lines(self, painter: QPainter) -> None:
        """Names, refe, and the lines between the columns."""
        lay = self.lay
        self._draw_head(painter)
        painter.setPen(QPen(self.colours.paper_rule, max(1.2, 0.06 * lay.text)))
        if lay.strip:
            for place in COLUMNS:
                x, top, bottom = lay.left_of(place), lay.area.top() + 6, lay.area.bottom() - 6
                painter.drawLine(QPointF(x, top), QPointF(x, bottom))
            return
        painter.drawLine(
            QPointF(lay.area.left() + 6, lay.rule), QPointF(lay.area.right() - 6, lay.rule)
        )
        for place in (BULE, RIGHT):
            body = lay.body(place)
            painter.drawLine(body.topLeft(), body.bottomLeft())

    def draw_columns(self, painter: QPainter, shown: Cell | None = None) -> None:
        """The entries that fit, the latest ones; dots where older ones are left out.

        Args:
            painter: where to draw.
            shown: one of those left out stands in place of the dots.
        """
        for place in COLUMNS:
            entries = self.sheet.column(self.seat, place)
            left_out = shown.row if shown is not None and shown.place == place else None
            for line in lines_seen(entries, self.lay, place, left_out):
                self._draw_line(painter, line)

    def heads(self) -> list[Head]:
        """The player's name, and his neighbours' over the columns beside his bule."""
        lay = self.lay
        own = _head(self._name_of(BULE), lay.name, 1.05 * lay.text, bold=True)
        if lay.compact:
            return [own]
        sides = [(self._name_of(place), lay.head(place)) for place in (LEFT, RIGHT)]
        pixels = max(LEAST_NAME, 0.86 * lay.text)
        whole = [head for head in (_head(*side, pixels) for side in sides) if head.is_whole]
        pixels = min((head.letters.pixelSize() for head in whole), default=pixels)
        return [own, *(_head(*side, pixels) for side in sides)]

    def _draw_head(self, painter: QPainter) -> None:
        for head in self.heads():
            own = head.box == self.lay.name
            painter.setFont(head.letters)
            painter.setPen(self.colours.pencil if own else self.colours.pencil_soft)
            painter.drawText(head.box, Qt.AlignmentFlag.AlignCenter, head.shown)
        self._draw_refe(painter)

    def _pencils(self) -> tuple[QColor, QColor]:
        """For what is in force, and for what is struck."""
        return self.colours.pencil, self.colours.pencil_soft

    def _name_of(self, place: int) -> str:
        column = self.sheet.column_of(self.seat, place)
        return str(self.sheet.headerData(column, Qt.Orientation.Horizontal))

    def _draw_refe(self, painter: QPainter) -> None:
        refe = self.sheet.refe
        boxes = self.lay.refe(BULE, len(refe))
        if len(refe) > MOST_REFE_DRAWN:
            still_open = sum(self.seat not in played for played in refe)
            painter.setPen(self.colours.pencil)
            _draw_text(painter, boxes[0], f"△ {still_open}/{len(refe)}")
            return
        for triangle, played in zip(boxes, refe, strict=True):
            draw_refa(painter, triangle, self.seat, played, self._pencils())

    def _draw_line(self, painter: QPainter, line: Line) -> None:
        entry = line.entry
        if entry is not None and entry.mark is Mark.HAT:
            box = line.box
            height = min(0.68 * box.height(), _HAT * box.width())
            hat = QRectF(box.left(), box.center().y() - 0.46 * height, box.width(), height)
            self._draw_hat(painter, hat, struck=entry.struck)
            return
        in_force = entry is not None and not entry.struck
        colour = self.colours.pencil if in_force else self.colours.pencil_soft
        edge, text = EDGE * self.lay.text, self.lay.text
        box = line.box.adjusted(edge, 0, -edge, 0)
        if line.hat is not None:
            hat = QRectF(box.left(), box.top(), box.width(), HATTED_HAT * text)
            self._draw_hat(painter, hat.translated(0, 0.5 * edge), struck=line.hat.struck)
            box, text = box.adjusted(0, hat.height(), 0, 0), HATTED_TEXT * text
        painter.setFont(_pencil_font(text, bold=in_force))
        painter.setPen(colour)
        _draw_text(painter, box, line.text)
        if entry is not None and entry.struck:
            width = painter.fontMetrics().horizontalAdvance(line.text) + 0.5 * self.lay.text
            draw_strike(painter, _around(box, width), colour)

    def _draw_hat(self, painter: QPainter, box: QRectF, *, struck: bool) -> None:
        pencil, faint = self._pencils()
        draw_hat(painter, box, faint if struck else pencil)
        if struck:
            draw_strike(painter, _around(box, 2.2 * box.height()), faint)


def _head(name: str, box: QRectF, pixels: float, *, bold: bool = False) -> Head:
    least = max(LEAST_TEXT, LEAST_OF_NAME * pixels)
    return Head(name, box, *fit_line(name, box.width(), pixels, bold=bold, least=least))


def _around(box: QRectF, width: float) -> QRectF:
    return QRectF(box.center().x() - width / 2, box.top(), width, box.height())


def _pencil_font(pixels: float, *, bold: bool) -> QFont:
    font = theme.font(pixels, bold=bold)
    font.setItalic(True)
    return font


def _draw_text(painter: QPainter, box: QRectF, text: str) -> None:
    """Text in the middle of a box, in smaller letters where it is too long, then cut short."""
    _shrink(painter, text, box.width())
    measured = QFontMetricsF(painter.font())
    elided = measured.elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, elided)


def _shrink(painter: QPainter, text: str, room: float) -> None:
    font = painter.font()
    while font.pixelSize() > LEAST_TEXT and QFontMetricsF(font).horizontalAdvance(text) > room:
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
