"""The papers: all three at once, the own one biggest, as they are written at a table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.ui import theme
from preferans_desktop.ui.models.papers import Entry, Mark
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, RIGHT, ScoreSheet
from preferans_desktop.ui.panels.paper_layout import MOST_REFE_DRAWN, PaperLayout
from preferans_desktop.ui.panels.paper_marks import draw_hat, draw_refa, draw_strike

OWN: Seat = 0
RIGHT_SEAT: Seat = 1
LEFT_SEAT: Seat = 2
LEAST_TEXT = 8


class PaperView(QWidget):
    """One player's paper.

    Attributes:
        sheet: what is written.
        seat: whose paper it is.
    """

    def __init__(self, sheet: ScoreSheet, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self.seat = seat
        self._text = 14.0
        self._colours = theme.GREEN
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus if seat == OWN else Qt.FocusPolicy.NoFocus)
        sheet.changed.connect(self.update)

    def set_text_height(self, pixels: float) -> None:
        """Height of the figures."""
        self._text = pixels
        self.update()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._colours = colours
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lay = self._layout()
        self._draw_sheet_of_paper(painter, lay.area)
        self._draw_head(painter, lay)
        painter.setPen(QPen(self._colours.paper_rule, 1.2))
        painter.drawLine(
            QPointF(lay.area.left() + 6, lay.rule), QPointF(lay.area.right() - 6, lay.rule)
        )
        for place in (BULE, RIGHT):
            body = lay.body(place)
            painter.drawLine(body.topLeft(), body.bottomLeft())
        for place in (LEFT, BULE, RIGHT):
            self._draw_column(painter, lay, place)
        painter.end()

    def _layout(self) -> PaperLayout:
        return PaperLayout(QRectF(self.rect()).adjusted(2, 2, -3, -3), self._text)

    def cell_box(self, place: int, row: int) -> QRectF:
        """Where an entry of a column is seen; the dots above the others where it is left out."""
        count = len(self.sheet.column(self.seat, place))
        return self._layout().entry(place, row, count)

    def refa_box(self, number: int) -> QRectF:
        """Where the triangle of a refa is, the first is number 0."""
        return self._layout().refe(BULE, len(self.sheet.refe))[number]

    def _draw_sheet_of_paper(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.SHADOW)
        painter.drawRoundedRect(area.translated(1.5, 2), 5, 5)
        painter.setBrush(self._colours.paper)
        if self.hasFocus():
            painter.setPen(QPen(self._colours.brass, 3))
        painter.drawRoundedRect(area, 5, 5)

    def _draw_head(self, painter: QPainter, lay: PaperLayout) -> None:
        """Names and refe."""
        painter.setFont(theme.font(1.05 * self._text, bold=True))
        painter.setPen(self._colours.pencil)
        _draw_text(painter, lay.name, self._name_of(BULE))
        painter.setPen(self._colours.pencil_soft)
        names = {place: self._name_of(place) for place in (LEFT, RIGHT)}
        painter.setFont(theme.font(max(11.0, 0.86 * self._text)))
        longest = max(names.values(), key=painter.fontMetrics().horizontalAdvance)
        _shrink(painter, longest, lay.head(LEFT).width())
        for place, neighbour in names.items():
            _draw_text(painter, lay.head(place), neighbour)
        self._draw_refe(painter, lay)

    def _pencils(self) -> tuple[QColor, QColor]:
        """For what is in force, and for what is struck."""
        return self._colours.pencil, self._colours.pencil_soft

    def _name_of(self, place: int) -> str:
        column = self.sheet.column_of(self.seat, place)
        return str(self.sheet.headerData(column, Qt.Orientation.Horizontal))

    def _draw_refe(self, painter: QPainter, lay: PaperLayout) -> None:
        refe = self.sheet.refe
        boxes = lay.refe(BULE, len(refe))
        if len(refe) > MOST_REFE_DRAWN:
            still_open = sum(self.seat not in played for played in refe)
            painter.setPen(self._colours.pencil)
            _draw_text(painter, boxes[0], f"△ {still_open}/{len(refe)}")
            return
        for triangle, played in zip(boxes, refe, strict=True):
            draw_refa(painter, triangle, self.seat, played, self._pencils())

    def _draw_column(self, painter: QPainter, lay: PaperLayout, place: int) -> None:
        """The entries that fit, the latest ones; dots where older ones are left out."""
        entries = self.sheet.column(self.seat, place)
        skipped = lay.first_seen(place, len(entries))
        if skipped:
            painter.setPen(self._colours.pencil_soft)
            _draw_text(painter, lay.entry(place, 0, len(entries)), "⋮")
        for row in range(skipped, len(entries)):
            self._draw_entry(painter, lay.entry(place, row, len(entries)), entries[row])

    def _draw_entry(self, painter: QPainter, box: QRectF, entry: Entry) -> None:
        pencil, faint = self._pencils()
        colour = faint if entry.struck else pencil
        if entry.mark is Mark.HAT:
            hat = box.adjusted(0, 0.2 * box.height(), 0, -0.12 * box.height())
            draw_hat(painter, hat, colour)
            if entry.struck:
                draw_strike(painter, _around(hat, 1.5 * box.height()), faint)
            return
        painter.setFont(_pencil_font(self._text, bold=not entry.struck))
        painter.setPen(colour)
        text = written(entry.figure)
        _draw_text(painter, box, text)
        if entry.struck:
            width = painter.fontMetrics().horizontalAdvance(text) + 0.5 * self._text
            draw_strike(painter, _around(box, width), faint)

    def sizeHint(self) -> QSize:
        return QSize(200, 200)


def written(figure: int) -> str:
    """A figure as it is written, with a real minus."""
    return f"−{-figure}" if figure < 0 else str(figure)


def _around(box: QRectF, width: float) -> QRectF:
    return QRectF(box.center().x() - width / 2, box.top(), width, box.height())


def _pencil_font(pixels: float, *, bold: bool) -> QFont:
    font = theme.font(pixels, bold=bold)
    font.setItalic(True)
    return font


def _draw_text(painter: QPainter, box: QRectF, text: str) -> None:
    """Text in the middle of a box, in smaller letters where it is too long, then cut short."""
    _shrink(painter, text, box.width())
    elided = painter.fontMetrics().elidedText(
        text, Qt.TextElideMode.ElideRight, max(1, int(box.width()))
    )
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, elided)


def _shrink(painter: QPainter, text: str, room: float) -> None:
    wide = painter.fontMetrics().horizontalAdvance(text)
    if wide > room:
        font = painter.font()
        font.setPixelSize(max(LEAST_TEXT, int(font.pixelSize() * room / wide)))
        painter.setFont(font)


class PapersPanel(QWidget):
    """A title with what is left to play for, the neighbours' papers, and below them the own one."""

    def __init__(self, sheet: ScoreSheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._title = QLabel(self)
        self._note = QLabel(self)
        self._left = QLabel(self)
        self._left.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.papers = tuple(PaperView(sheet, seat, self) for seat in SEATS)
        self._text = 14.0
        self.set_colours(theme.GREEN)
        sheet.changed.connect(self._on_changed)
        self._on_changed()

    @property
    def own(self) -> PaperView:
        """The paper of the person at the screen."""
        return self.papers[OWN]

    def remaining_text(self) -> str:
        """What stands at the right of the title."""
        return self._left.text()

    def note_text(self) -> str:
        """What stands below the title."""
        return self._note.text()

    def set_note(self, words: str) -> None:
        """Something about the match that belongs to its papers; empty for nothing."""
        if words != self._note.text():
            self._note.setText(words)
            self._arrange()

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        self._text = pixels
        self._title.setFont(theme.font(1.1 * pixels, bold=True))
        self._left.setFont(theme.font(0.95 * pixels, bold=True))
        self._note.setFont(theme.font(0.95 * pixels))
        self.papers[OWN].set_text_height(1.15 * pixels)
        for seat in (LEFT_SEAT, RIGHT_SEAT):
            self.papers[seat].set_text_height(0.92 * pixels)
        self._arrange()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self._left.setStyleSheet(f"color: {colours.brass.name()}")
        self._title.setStyleSheet(f"color: {colours.text.name()}")
        self._note.setStyleSheet(f"color: {colours.text_soft.name()}")
        for paper in self.papers:
            paper.set_colours(colours)

    def _on_changed(self) -> None:
        self._title.setText(say("paper_title"))
        left = self._sheet.bule_left
        self._left.setText(say("bule_left", total=left) if left else "")

    def _arrange(self) -> None:
        width, gap = self.width(), round(0.6 * self._text)
        title = line = round(1.8 * self._text)
        self._title.setGeometry(0, 0, width // 2, title)
        self._left.setGeometry(width // 3, 0, width - width // 3, line)
        self._note.setVisible(bool(self._note.text()))
        if self._note.text():
            title += round(0.85 * line)
            self._note.setGeometry(0, line, width, title - line)
        room = self.height() - title - gap
        small = round(0.4 * room)
        half = (width - gap) // 2
        self.papers[LEFT_SEAT].setGeometry(0, title, half, small)
        self.papers[RIGHT_SEAT].setGeometry(width - half, title, half, small)
        self.papers[OWN].setGeometry(0, title + small + gap, width, room - small)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
