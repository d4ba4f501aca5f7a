"""Name plates, painted into a picture whenever something on them changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from preferans_desktop.ui.fitting import fit_line
from preferans_desktop.ui.table.layout import Rect
from preferans_desktop.ui.table.look import Ink, blank, painter_on
from preferans_desktop.ui.table.signs import WRAPPED, fitting
from preferans_desktop.ui.theme import font

_MOST_TRIANGLES = 3
_MOST_USUAL = 0.222
"""Larger letters than this share of the plate leave room for the face beside the name only, and
for tricks or bule: while tricks are told, the bule stand on the papers."""
_LEAST_BESIDE = 0.85
_ROLE_PADS = (0.35, 0.2)
"""Most and least beside a large role, in heights of letters."""
_LEAST_SAID = 0.92
"""What is said in smaller letters than this share takes the place of the numbers too."""
_MOST_OF_LINE = 0.84
_MARK_STEP = 1.08
"""From one sign beside the name to the next, in their sizes."""
_LEAST_SHRUNK = 0.62
"""Words too long for their room are written in letters as small as this share, then cut short."""


@dataclass(frozen=True, slots=True)
class PlateText:
    """What stands on one name plate, already worded.

    Attributes:
        role: "odigravač", "prati" ...; empty for none.
        tricks: "štihovi 3".
        bule: "bule 54".
        refe_open: how many open refa triangles are drawn.
        speech: what he says now; empty leaves his bubble as it is.
        dealer: the letter on the dealer's chip.
    """

    role: str = ""
    tricks: str = ""
    bule: str = ""
    refe_open: int = 0
    speech: str = ""
    dealer: str = ""


@dataclass(frozen=True, slots=True)
class PlateState:
    """Everything a plate shows; the initial where there is no portrait.

    Attributes:
        said: words in place of the role, where a bubble beside the plate has no room.
    """

    name: str = ""
    portrait: QSvgRenderer | None = None
    text: PlateText = PlateText()
    on_turn: bool = False
    declarer: bool = False
    dealer: bool = False
    forehand: bool = False
    said: str = ""


def paint_plate(state: PlateState, rect: Rect, ink: Ink) -> QPixmap:
    """The picture of a plate as large as a rectangle."""
    pixmap = blank(rect.width, rect.height, ink.ratio)
    painter = painter_on(pixmap)
    _PlatePainter(painter, state, rect, ink).paint()
    painter.end()
    return pixmap


def cuts_name(state: PlateState, rect: Rect, ink: Ink) -> bool:
    """Whether the name on a plate as large as a rectangle is cut short."""
    return _PlatePainter(QPainter(), state, rect, ink).cuts_name()


def side_by_side(parts: Sequence[str], room: float, pixels: float) -> float:
    """The share of a height of letters in which texts fit beside each other, a letter apart.

    Args:
        parts: the texts; an empty one takes no room.
        room: width for all of them.
        pixels: height of letters if there is room.
    """
    measured = QFontMetricsF(font(pixels))
    widths = [measured.horizontalAdvance(part) for part in parts if part]
    return min(1.0, room / max(1.0, sum(widths) + pixels * (len(widths) - 1)))


class _PlatePainter:
    """One painting of one plate: three lines beside a disc with the player's face."""

    def __init__(self, painter: QPainter, state: PlateState, rect: Rect, ink: Ink) -> None:
        self._painter = painter
        self._state = state
        self._width, self._height = rect.width, rect.height
        self._large = ink.text > _MOST_USUAL * rect.height
        self._line = rect.height / (3.15 if self._large else 3)
        self._text = min(ink.text, _MOST_OF_LINE * self._line)
        self._palette = ink.palette
        self._pad = rect.height * (0.07 if self._large else 0.12)

    def paint(self) -> None:
        """The whole plate."""
        self._ground()
        self._disc()
        self._marks()
        line, whole = self._line, self._width - 2 * self._pad
        letters, name = self._name()
        self._draw(name, letters, self._name_room(), self._palette.text)
        role = self._pad if self._large else self._name_room().left()
        numbers = QRectF(self._pad, line * (2.04 if self._large else 1.98), whole, line * 0.95)
        room = QRectF(role, line * 1.08, self._width - self._pad - role, line * 0.88)
        if self._state.said:
            self._said(room, numbers)
        else:
            self._role(room)
            self._numbers(numbers)

    def _ground(self) -> None:
        state, palette = self._state, self._palette
        pen = max(2.0, 0.045 * self._height) if state.on_turn else 1.0
        self._painter.setPen(QPen(palette.brass if state.on_turn else palette.plate_edge, pen))
        self._painter.setBrush(palette.plate)
        inner = QRectF(0, 0, self._width, self._height).adjusted(
            pen / 2, pen / 2, -pen / 2, -pen / 2
        )
        self._painter.drawRoundedRect(inner, 0.16 * self._height, 0.16 * self._height)

    def _disc_size(self) -> float:
        return (0.23 if self._large else 0.48) * self._height

    def _disc(self) -> None:
        size = self._disc_size()
        disc = QRectF(self._pad, self._pad, size, size)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._palette.cream)
        self._painter.drawEllipse(disc)
        if self._state.portrait is not None:
            self._state.portrait.render(self._painter, disc)
        else:
            self._painter.setFont(font(0.5 * size, bold=True))
            self._painter.setPen(self._palette.felt_dark)
            initial = self._state.name[:1].upper()
            self._painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, initial)
        if self._state.declarer:
            pen = 0.1 * size
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            self._painter.setPen(QPen(self._palette.brass, pen))
            self._painter.drawEllipse(disc.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2))

    def cuts_name(self) -> bool:
        """Whether the name is cut short."""
        return self._name()[1] != self._state.name

    def _name(self) -> tuple[QFont, str]:
        """The name's letters, and what is seen of it."""
        pixels = self._text * (1.0 if self._large else 1.12)
        return _fitted(self._state.name, self._name_room().width(), pixels, bold=True)

    def _name_room(self) -> QRectF:
        left = self._pad * (1.7 if self._large else 2) + self._disc_size()
        marks = (self._state.dealer + self._state.forehand) * self._mark_size() * _MARK_STEP
        return QRectF(left, self._line * 0.1, self._width - self._pad - marks - left, self._line)

    def _mark_size(self) -> float:
        return (0.26 if self._large else 0.29) * self._height

    def _marks(self) -> None:
        """Dealer's chip and forehand's sign from the right."""
        right = self._width - self._pad
        size = self._mark_size()
        top = (0.07 if self._large else 0.075) * self._height
        signs = [
            (self._state.text.dealer, True, self._state.dealer),
            ("1.", False, self._state.forehand),
        ]
        for sign, dealer in [(sign, dealer) for sign, dealer, shown in signs if shown]:
            chip = QRectF(right - size, top, size, size)
            self._painter.setPen(Qt.PenStyle.NoPen if dealer else QPen(self._palette.text_soft, 1))
            self._painter.setBrush(self._palette.brass if dealer else Qt.BrushStyle.NoBrush)
            self._painter.drawEllipse(chip)
            self._painter.setFont(font((0.76 if self._large else 0.66) * size, bold=True))
            self._painter.setPen(self._palette.brass_text if dealer else self._palette.text)
            self._painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, sign)
            right -= size * _MARK_STEP

    def _role(self, room: QRectF) -> None:
        role = self._state.text.role
        if not role:
            return
        usual, pad = 0.96 * self._text, 0.55 * self._text
        if self._large:
            wide = QFontMetricsF(font(usual, bold=True)).horizontalAdvance(role)
            most, least = (share * self._text for share in _ROLE_PADS)
            pad = min(most, max(least, (room.width() - wide) / 2))
        letters, shown = _fitted(role, room.width() - 2 * pad, usual, bold=True)
        measured = QFontMetricsF(letters)
        chip = QRectF(room.left(), room.top(), measured.horizontalAdvance(shown) + 2 * pad,
                      room.height())  # fmt: skip
        self._painter.setPen(Qt.PenStyle.NoPen)
        palette = self._palette
        self._painter.setBrush(palette.declarer if self._state.declarer else palette.defender)
        self._painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
        self._painter.setFont(letters)
        self._painter.setPen(palette.text)
        self._painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, shown)

    def _said(self, line: QRectF, numbers: QRectF) -> None:
        """What is said as a chip in place of the role, over the numbers too where it is long."""
        beside = 0.35 * self._text
        wide = QFontMetricsF(font(self._text, bold=True)).horizontalAdvance(self._state.said)
        long = _LEAST_SAID * wide > line.width() - 2 * beside
        box = line.united(numbers) if long else line
        room = QRectF(0, 0, box.width() - 2 * beside, box.height())
        letters, needed = fitting(self._state.said, room, font(self._text, bold=True))
        chip = QRectF(box.left(), box.top(), needed.width() + 2 * beside, box.height())
        corner = min(line.height(), chip.height()) / 2
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._palette.cream)
        self._painter.drawRoundedRect(chip, corner, corner)
        self._painter.setFont(letters)
        self._painter.setPen(self._palette.ink)
        self._painter.drawText(chip, WRAPPED, self._state.said)
        if not long:
            self._numbers(numbers)

    def _numbers(self, room: QRectF) -> None:
        text = self._state.text
        room = room.adjusted(0, 0, self._triangles(room) - room.right(), 0)
        scale = side_by_side((text.tricks, text.bule), room.width(), self._text)
        if self._large and scale < _LEAST_BESIDE:
            self._write(text.tricks or text.bule, room)
            return
        self._write(text.tricks, room, scale=scale)
        self._write(text.bule, room, Qt.AlignmentFlag.AlignRight, scale=scale)

    def _triangles(self, room: QRectF) -> float:
        """Open refe as on the paper, from the right; where they leave off."""
        count = self._state.text.refe_open
        right = room.right()
        if count > _MOST_TRIANGLES:
            self._write(str(count), room, Qt.AlignmentFlag.AlignRight, bold=True)
            right -= QFontMetricsF(font(self._text, bold=True)).horizontalAdvance(str(count)) + 2
            count = 1
        size = 0.78 * self._text
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(
            QPen(self._palette.brass, max(1.5, 0.1 * self._text), j=Qt.PenJoinStyle.RoundJoin)
        )
        middle = room.center().y()
        for _ in range(count):
            self._painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(right - size, middle + size / 2),
                        QPointF(right - size / 2, middle - size / 2),
                        QPointF(right, middle + size / 2),
                    ]
                )
            )
            right -= 1.25 * size
        return right - (0.25 * size if count else 0)

    def _write(
        self,
        words: str,
        room: QRectF,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        *,
        bold: bool = False,
        scale: float = 1.0,
    ) -> None:
        palette = self._palette
        letters, shown = _fitted(words, room.width(), self._text * scale, bold=bold)
        self._draw(shown, letters, room, palette.text if bold else palette.text_soft, side)

    def _draw(
        self,
        words: str,
        letters: QFont,
        room: QRectF,
        colour: QColor,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        self._painter.setFont(letters)
        self._painter.setPen(colour)
        self._painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, words)


def _fitted(words: str, room: float, pixels: float, *, bold: bool) -> tuple[QFont, str]:
    return fit_line(words, room, pixels, bold=bold, least=int(_LEAST_SHRUNK * pixels))
