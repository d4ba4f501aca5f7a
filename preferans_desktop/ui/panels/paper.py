"""The papers: all three at once, the own one biggest, as they are written at a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.ui import theme
from preferans_desktop.ui.models.papers import Entry, Mark
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, RIGHT, ScoreSheet
from preferans_desktop.ui.panels.paper_marks import draw_hat, draw_refa, draw_strike

OWN: Seat = 0
RIGHT_SEAT: Seat = 1
LEFT_SEAT: Seat = 2
PENCIL = QColor("#2d3138")
FAINT = QColor("#6d6656")
RULE = QColor("#8d8672")
SHADOW = QColor(0, 0, 0, 90)
MOST_REFE_DRAWN = 4
LEAST_TEXT = 8


class PaperView(QWidget):
    """One player's paper."""

    def __init__(self, sheet: ScoreSheet, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._seat = seat
        self._text = 14.0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus if seat == OWN else Qt.FocusPolicy.NoFocus)
        sheet.changed.connect(self.update)

    def set_text_height(self, pixels: float) -> None:
        """Height of the figures."""
        self._text = pixels
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(2, 2, -3, -3)
        self._draw_sheet_of_paper(painter, area)
        head = self._draw_head(painter, area)
        column = area.width() / 3
        body = QRectF(area.left(), head, area.width(), area.bottom() - head - 0.4 * self._text)
        painter.setPen(QPen(RULE, 1.2))
        painter.drawLine(QPointF(area.left() + 6, head), QPointF(area.right() - 6, head))
        for place in (1, 2):
            x = area.left() + place * column
            painter.drawLine(QPointF(x, head), QPointF(x, body.bottom()))
        for place in (LEFT, BULE, RIGHT):
            box = QRectF(body.left() + place * column, body.top(), column, body.height())
            self._draw_column(painter, box, self._sheet.column(self._seat, place))
        painter.end()

    def _draw_sheet_of_paper(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
        painter.drawRoundedRect(area.translated(1.5, 2), 5, 5)
        painter.setBrush(theme.GREEN.cream)
        if self.hasFocus():
            painter.setPen(QPen(theme.GREEN.brass, 3))
        painter.drawRoundedRect(area, 5, 5)

    def _draw_head(self, painter: QPainter, area: QRectF) -> float:
        """Names and refe; returns the y of the rule below them."""
        text = self._text
        name = QRectF(area.left() + 6, area.top() + 0.3 * text, area.width() - 12, 1.45 * text)
        painter.setFont(theme.font(1.05 * text, bold=True))
        painter.setPen(PENCIL)
        _draw_text(painter, name, self._name_of(BULE))
        top, height = name.bottom() + 0.15 * text, 1.45 * text
        column = area.width() / 3
        painter.setPen(FAINT)
        names = {place: self._name_of(place) for place in (LEFT, RIGHT)}
        painter.setFont(theme.font(max(11.0, 0.86 * text)))
        longest = max(names.values(), key=painter.fontMetrics().horizontalAdvance)
        _shrink(painter, longest, column - 4)
        for place, neighbour in names.items():
            box = QRectF(area.left() + place * column + 2, top, column - 4, height)
            _draw_text(painter, box, neighbour)
        self._draw_refe(painter, QRectF(area.left() + column + 3, top, column - 6, height))
        return top + height + 0.25 * text

    def _name_of(self, place: int) -> str:
        column = self._sheet.column_of(self._seat, place)
        return str(self._sheet.headerData(column, Qt.Orientation.Horizontal))

    def _draw_refe(self, painter: QPainter, box: QRectF) -> None:
        refe = self._sheet.refe
        if len(refe) > MOST_REFE_DRAWN:
            still_open = sum(self._seat not in played for played in refe)
            painter.setPen(PENCIL)
            _draw_text(painter, box, f"△ {still_open}/{len(refe)}")
            return
        width = box.width() / max(2, len(refe))
        size = min(0.84 * width, 1.05 * box.height())
        left = box.center().x() - len(refe) * width / 2
        for number, played in enumerate(refe):
            x = left + (number + 0.5) * width - size / 2
            triangle = QRectF(x, box.top() + 0.12 * box.height(), size, 0.85 * size)
            draw_refa(painter, triangle, self._seat, played, (PENCIL, FAINT))

    def _draw_column(self, painter: QPainter, box: QRectF, entries: Sequence[Entry]) -> None:
        """The entries that fit, the latest ones; dots where older ones are left out."""
        height = 1.5 * self._text
        room = max(1, int((box.height() - 0.2 * self._text) / height))
        shown = list(entries[-room:])
        y = box.top() + 0.2 * self._text
        if len(shown) < len(entries):
            shown = shown[1:]
            painter.setPen(FAINT)
            _draw_text(painter, QRectF(box.left(), y, box.width(), height), "⋮")
            y += height
        for entry in shown:
            self._draw_entry(painter, QRectF(box.left(), y, box.width(), height), entry)
            y += height

    def _draw_entry(self, painter: QPainter, box: QRectF, entry: Entry) -> None:
        colour = FAINT if entry.struck else PENCIL
        if entry.mark is Mark.HAT:
            hat = box.adjusted(0, 0.2 * box.height(), 0, -0.12 * box.height())
            draw_hat(painter, hat, colour)
            if entry.struck:
                draw_strike(painter, _around(hat, 1.5 * box.height()), FAINT)
            return
        painter.setFont(_pencil_font(self._text, bold=not entry.struck))
        painter.setPen(colour)
        text = written(entry.figure)
        _draw_text(painter, box, text)
        if entry.struck:
            width = painter.fontMetrics().horizontalAdvance(text) + 0.5 * self._text
            draw_strike(painter, _around(box, width), FAINT)

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
        self._title = QLabel(say("paper_title"), self)
        self._left = QLabel(self)
        self._left.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._left.setStyleSheet(f"color: {theme.GREEN.brass.name()}")
        self._title.setStyleSheet(f"color: {theme.GREEN.text.name()}")
        self.papers = tuple(PaperView(sheet, seat, self) for seat in SEATS)
        self._text = 14.0
        sheet.changed.connect(self._on_changed)
        self._on_changed()

    @property
    def own(self) -> PaperView:
        """The paper of the person at the screen."""
        return self.papers[OWN]

    def remaining_text(self) -> str:
        """What stands at the right of the title."""
        return self._left.text()

    def set_text_height(self, pixels: float) -> None:
        """Height of ordinary letters."""
        self._text = pixels
        self._title.setFont(theme.font(1.1 * pixels, bold=True))
        self._left.setFont(theme.font(0.95 * pixels, bold=True))
        self.papers[OWN].set_text_height(1.15 * pixels)
        for seat in (LEFT_SEAT, RIGHT_SEAT):
            self.papers[seat].set_text_height(0.92 * pixels)
        self._arrange()

    def _on_changed(self) -> None:
        left = self._sheet.bule_left
        self._left.setText(say("bule_left", total=left) if left else "")

    def _arrange(self) -> None:
        width, gap = self.width(), round(0.6 * self._text)
        title = round(1.8 * self._text)
        self._title.setGeometry(0, 0, width // 2, title)
        self._left.setGeometry(width // 3, 0, width - width // 3, title)
        room = self.height() - title - gap
        small = round(0.4 * room)
        half = (width - gap) // 2
        self.papers[LEFT_SEAT].setGeometry(0, title, half, small)
        self.papers[RIGHT_SEAT].setGeometry(width - half, title, half, small)
        self.papers[OWN].setGeometry(0, title + small + gap, width, room - small)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
