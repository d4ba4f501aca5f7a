"""The papers: all three at once, the own one biggest, as they are written at a table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from preferans_desktop.language.catalogue import say
from preferans_desktop.language.glossary import explained
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.ui import theme
from preferans_desktop.ui.models.score_sheet import BULE, ScoreSheet
from preferans_desktop.ui.panels.paper_cells import (
    COLUMNS,
    REFE,
    Cell,
    across_from,
    down_from,
    is_there,
    last_of_bule,
    way_down,
)
from preferans_desktop.ui.panels.paper_drawing import PaperDrawing
from preferans_desktop.ui.panels.paper_layout import (
    COMPACT_LINES,
    LEAST_LINES,
    STRIP_LINES,
    PaperLayout,
)

OWN: Seat = 0
RIGHT_SEAT: Seat = 1
LEFT_SEAT: Seat = 2
OWN_SHARE, OTHER_SHARE = 1.15, 0.92
"""Of the usual letters: on the own paper, and on the others."""
OTHERS = (LEFT_SEAT, RIGHT_SEAT)
_HEAD = 1.6
"""Height of the title, in heights of letters."""
LEAST_SHRUNK = 0.8
"""A paper is rather compact than written in smaller letters than this share of its own."""
FROM_THE_LEFT = (LEFT_SEAT, OWN, RIGHT_SEAT)
"""The papers as the arrows go through them."""
_STEPS_ACROSS = {int(Qt.Key.Key_Left): -1, int(Qt.Key.Key_Right): 1}
_STEPS_DOWN = {int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Down): 1}
_ENTER = {int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)}
PAPER_KEYS = frozenset({*_STEPS_ACROSS, *_STEPS_DOWN, *_ENTER})
"""Keys that a paper with the focus keeps for itself."""


class PaperView(QWidget):
    """One player's paper.

    Attributes:
        sheet: what is written.
        seat: whose paper it is.
        cursor_cell: where the arrows stand; None without the focus.

    Signals:
        asked: a cell was clicked, or Enter pressed on it; carries the `Cell`.
        walked: left or right was pressed; carries -1 or 1.
        cursor_moved: the arrows stand elsewhere.
    """

    asked = Signal(object)
    walked = Signal(int)
    cursor_moved = Signal()

    def __init__(self, sheet: ScoreSheet, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self.seat = seat
        self._text = 14.0
        self._colours = theme.GREEN
        self._hovered: Cell | None = None
        self.cursor_cell: Cell | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMouseTracking(True)
        sheet.changed.connect(self._on_changed)

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
        drawing = self._drawing()
        self._draw_sheet_of_paper(painter, drawing.lay.area)
        drawing.draw_lines(painter)
        self._draw_marks_under(painter)
        drawing.draw_columns(painter, self.cursor_cell)
        painter.end()

    def _layout(self) -> PaperLayout:
        area = QRectF(self.rect()).adjusted(2, 2, -3, -3)
        return PaperLayout(area, self._text, refe_there=bool(self.sheet.refe))

    def cell_box(self, place: int, row: int) -> QRectF:
        """Where an entry of a column is seen; the dots above the others where it is left out."""
        count = len(self.sheet.column(self.seat, place))
        return self._layout().entry(place, row, count)

    def refa_box(self, number: int) -> QRectF:
        """Where the triangle of a refa is, the first is number 0."""
        return self._layout().refe(BULE, len(self.sheet.refe))[number]

    def box(self, cell: Cell) -> QRectF:
        """Where a cell of this paper is seen."""
        return (
            self.refa_box(cell.row) if cell.place == REFE else self.cell_box(cell.place, cell.row)
        )

    def cell_at(self, point: QPointF) -> Cell | None:
        """What is written at a point; at the dots the newest of what is left out."""
        cells = [cell for column in COLUMNS for cell in way_down(self.sheet, self.seat, column)]
        hit = [cell for cell in cells if self.box(cell).contains(point)]
        return hit[-1] if hit else None

    def stand_on(self, cell: Cell | None) -> None:
        """Put the arrows on a cell of this paper, or on none."""
        if cell != self.cursor_cell:
            self.cursor_cell = cell
            self.update()
            self.cursor_moved.emit()

    def _on_changed(self) -> None:
        if self.cursor_cell is not None and not is_there(self.sheet, self.cursor_cell):
            self.stand_on(last_of_bule(self.sheet, self.seat))
        self._hovered = None
        self.update()

    def _draw_marks_under(self, painter: QPainter) -> None:
        """What the mouse is over, and where the arrows stand."""
        if self._hovered is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._colours.paper_mark)
            painter.drawRoundedRect(_grown(self.box(self._hovered)), 4, 4)
        if self.cursor_cell is not None:
            painter.setPen(QPen(self._colours.pencil, 2))
            painter.setBrush(self._colours.paper_mark)
            painter.drawRoundedRect(_grown(self.box(self.cursor_cell)), 4, 4)

    def _draw_sheet_of_paper(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.SHADOW)
        corner = 0.3 * self._text
        painter.drawRoundedRect(area.translated(1.5, 2), corner, corner)
        painter.setBrush(self._colours.paper)
        if self.hasFocus():
            painter.setPen(QPen(self._colours.brass, 3))
        painter.drawRoundedRect(area, corner, corner)

    def sizeHint(self) -> QSize:
        return QSize(200, 200)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.cell_at(event.position()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            terms = explained(self._term_at(event.pos()))
            name = self._name_cut_at(event.pos())
            self.setToolTip("\n".join(filter(None, (name, terms))))
        return super().event(event)

    def _name_cut_at(self, point: QPoint) -> str:
        """The whole name where one is cut short; empty elsewhere."""
        heads = self._drawing().heads()
        cut = [head.name for head in heads if not head.is_whole and head.box.contains(point)]
        return cut[0] if cut else ""

    def _drawing(self) -> PaperDrawing:
        return PaperDrawing(self.sheet, self.seat, self._layout(), self._colours)

    def _term_at(self, point: QPoint) -> str:
        """What the head of a column stands for, as the term; empty elsewhere."""
        layout = self._layout()
        if point.y() > layout.rule:
            return ""
        middle = abs(point.x() - layout.head(BULE).center().x()) < layout.column / 2
        refe = "refa" if self.sheet.refe else ""
        return f"bule {refe}" if middle else "supe"

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)

    def _hover(self, cell: Cell | None) -> None:
        if cell != self._hovered:
            self._hovered = cell
            pointing = Qt.CursorShape.PointingHandCursor
            self.setCursor(Qt.CursorShape.ArrowCursor if cell is None else pointing)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and cell is not None:
            self.asked.emit(cell)
            self.stand_on(cell)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.stand_on(last_of_bule(self.sheet, self.seat))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.stand_on(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, cell = event.key(), self.cursor_cell
        if key not in PAPER_KEYS or cell is None:
            super().keyPressEvent(event)
        elif key in _STEPS_ACROSS:
            self.walked.emit(_STEPS_ACROSS[key])
        elif key in _STEPS_DOWN:
            self.stand_on(down_from(self.sheet, cell, _STEPS_DOWN[key]))
        elif not event.isAutoRepeat():
            self.asked.emit(cell)


def _letters(height: int, wanted: float) -> float:
    """Height of letters on a paper of this height."""
    whole = min(wanted, height / LEAST_LINES)
    return whole if whole >= LEAST_SHRUNK * wanted else min(wanted, height / COMPACT_LINES)


def _grown(box: QRectF) -> QRectF:
    return box.adjusted(1, 0, -1, 0)


def _width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


class PapersPanel(QWidget):
    """A title with what is left to play for, the neighbours' papers, and below them the own one.

    Signals:
        asked: why something is written; carries the `Cell`, None for what is left to play for.
        cursor_moved: the arrows stand on this `Cell` now; None for nowhere.
    """

    asked = Signal(object)
    cursor_moved = Signal(object)

    def __init__(self, sheet: ScoreSheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self.setAutoFillBackground(True)  # it may lie over the table
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._title = QLabel(self)
        self._note = QLabel(self)
        self.left = QPushButton(self)
        self.left.setObjectName("left")
        self.left.setFlat(True)
        self.left.setCursor(Qt.CursorShape.PointingHandCursor)
        self.left.clicked.connect(lambda: self.asked.emit(None))
        self.papers = tuple(PaperView(sheet, seat, self) for seat in SEATS)
        for paper in self.papers:
            paper.asked.connect(self.asked)
            paper.walked.connect(self._on_walked)
            paper.cursor_moved.connect(self._on_cursor)
        self._text = 14.0
        self.set_colours(theme.GREEN)
        sheet.changed.connect(self._on_changed)
        self._on_changed()

    @property
    def own(self) -> PaperView:
        """The paper of the person at the screen."""
        return self.papers[OWN]

    @property
    def cursor_cell(self) -> Cell | None:
        """Where the arrows stand; None when no paper has the focus."""
        return next((paper.cursor_cell for paper in self.papers if paper.hasFocus()), None)

    def area_of(self, cell: Cell) -> QRect:
        """Where a cell is, in coordinates of this panel."""
        paper = self.papers[cell.seat]
        return paper.box(cell).toAlignedRect().translated(paper.pos())

    def remaining_text(self) -> str:
        """What stands at the right of the title."""
        return self.left.text()

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
        self._arrange()

    def set_colours(self, colours: theme.Palette) -> None:
        """Draw in these colours from now on."""
        self.left.setStyleSheet(
            f"QPushButton {{ color: {colours.brass.name()}; border: none; text-align: right; }}"
            f"QPushButton:focus, QPushButton:hover {{ text-decoration: underline; }}"
        )
        self._title.setStyleSheet(f"color: {colours.text.name()}")
        self._note.setStyleSheet(f"color: {colours.text_soft.name()}")
        for paper in self.papers:
            paper.set_colours(colours)

    def _on_changed(self) -> None:
        self._title.setText(say("paper_title"))
        left = self._sheet.bule_left
        self.left.setText(say("bule_left", total=left) if left else "")
        self.left.setToolTip(explained("bule"))
        self._fit_words()

    def _on_walked(self, step: int) -> None:
        cell = self.cursor_cell
        if cell is None:
            return
        seat, column = across_from(self._sheet, cell, step, FROM_THE_LEFT)
        ways = way_down(self._sheet, seat, column)
        height = self.area_of(cell).center().y() if seat == cell.seat else self.height()
        nearest = min(ways, key=lambda way: abs(self.area_of(way).center().y() - height))
        self.papers[seat].setFocus(Qt.FocusReason.OtherFocusReason)
        self.papers[seat].stand_on(nearest)

    def _on_cursor(self) -> None:
        self.cursor_moved.emit(self.cursor_cell)

    def _arrange(self) -> None:
        inner = self.contentsRect()
        left, width, gap = inner.x(), inner.width(), round(0.6 * self._text)
        line = round(_HEAD * self._fit_words())
        top = inner.y() + line
        self._note.setVisible(bool(self._note.text()))
        if self._note.text():
            note = round(0.85 * line)
            self._note.setGeometry(left, top, width, note)
            top += note
        rest = QRect(left, top, width, inner.bottom() + 1 - top)
        small = round(0.4 * (rest.height() - gap))
        if _letters(small, OTHER_SHARE * self._text) * LEAST_LINES > small:
            self._stack(rest, gap // 3)
        else:
            half = (width - gap) // 2
            self.papers[LEFT_SEAT].setGeometry(left, top, half, small)
            self.papers[RIGHT_SEAT].setGeometry(left + width - half, top, half, small)
            self.papers[OWN].setGeometry(rest.adjusted(0, small + gap, 0, 0))
            for seat in OTHERS:
                self.papers[seat].set_text_height(_letters(small, OTHER_SHARE * self._text))
        self.own.set_text_height(_letters(self.own.height(), OWN_SHARE * self._text))

    def _stack(self, rest: QRect, gap: int) -> None:
        """The neighbours' papers as strips over the own one."""
        text = min(OTHER_SHARE * self._text, rest.height() / (2 * STRIP_LINES + COMPACT_LINES))
        strip = round(STRIP_LINES * text) + 5  # its shadow
        for number, seat in enumerate(OTHERS):
            top = rest.y() + number * (strip + gap)
            self.papers[seat].setGeometry(rest.x(), top, rest.width(), strip)
            self.papers[seat].set_text_height(text)
        self.own.setGeometry(rest.adjusted(0, 2 * (strip + gap), 0, 0))

    def _fit_words(self) -> float:
        """Write title and what is left beside each other; returns the height of letters.

        What is left says by itself what it stands over: large letters leave the title out.
        """
        inner, left = self.contentsRect(), self.left.text()
        wide_left = _width(left, theme.font(0.95 * self._text, bold=True)) + 0.4 * self._text
        wide_title = _width(self._title.text(), theme.font(1.1 * self._text, bold=True))
        wide = wide_title + 0.6 * self._text + wide_left
        alone = bool(left) and inner.width() < LEAST_SHRUNK * wide
        self._title.setVisible(not alone)
        text = self._text * min(1.0, inner.width() / (wide_left if alone else wide))
        self._title.setFont(theme.font(1.1 * text, bold=True))
        self.left.setFont(theme.font(0.95 * text, bold=True))
        note = max(1.0, _width(self._note.text(), theme.font(0.95 * self._text)))
        self._note.setFont(theme.font(0.95 * self._text * min(1.0, inner.width() / note)))
        line = round(_HEAD * text)
        wide_left = min(inner.width(), round(_width(left, self.left.font()) + 0.4 * text))
        self._title.setGeometry(inner.x(), inner.y(), inner.width() - wide_left, line)
        self.left.setGeometry(inner.right() + 1 - wide_left, inner.y(), wide_left, line)
        return text

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
