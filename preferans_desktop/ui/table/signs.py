"""Felt, the contract, lines of text and the panel of the last trick, painted into pictures."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from preferans_desktop.language.unbroken import unbroken
from preferans_desktop.ui.table.layout import Rect
from preferans_desktop.ui.table.look import Ink, blank, paint_cross, painter_on
from preferans_desktop.ui.table.suit_signs import paint_chip
from preferans_desktop.ui.theme import Palette, font

WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
BROKEN = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWrapAnywhere)
"""Wrapped within words, where a single one is wider than its room."""
_PAUSES = (re.compile(r"(?<=[.?!]) "), re.compile(r"(?<=[:,]) "))
"""In a message, the longer ones first."""
_TWO, _ABOUT = 2, 1.3
"""Lines, and their width against half of what they say, where they are about as long."""
_LEAST_LETTERS = 9
_OF_MESSAGE = 1.04
"""Letters of the message, of ordinary ones."""
_LEAST_OF_TITLE = 0.34
"""Of the height of the contract, where the line under its name is wrapped."""
_LEAST_TITLE = 0.75
"""Of the usual letters: smaller ones say less than the sign of a suit alone."""


def paint_felt(width: int, height: int, palette: Palette, ratio: float) -> QPixmap:
    """The felt with a soft vignette."""
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    gradient = QRadialGradient(0.5 * width, 0.42 * height, 0.75 * max(width, height))
    gradient.setColorAt(0, palette.felt_light)
    gradient.setColorAt(0.5, palette.felt)
    gradient.setColorAt(1, palette.felt_dark)
    painter = QPainter(image)
    painter.fillRect(QRectF(0, 0, width, height), gradient)
    painter.end()
    return QPixmap.fromImage(image)


def paint_badge(lines: tuple[str, str], sign: QSvgRenderer | None, rect: Rect, ink: Ink) -> QPixmap:
    """The contract: the sign of its suit and its name, and a smaller line under it."""
    title, detail = lines
    ink = replace(ink, text=min(ink.text, rect.width / 6.2))
    pixmap = blank(rect.width, rect.height, ink.ratio)
    painter = painter_on(pixmap)
    painter.setPen(QPen(ink.palette.plate_edge, 1))
    painter.setBrush(ink.palette.plate)
    frame = QRectF(0.5, 0.5, rect.width - 1, rect.height - 1)
    painter.drawRoundedRect(frame, 0.16 * rect.height, 0.16 * rect.height)
    inner = QRectF(0.4 * ink.text, 0, rect.width - 0.8 * ink.text, rect.height)
    below = _taken(detail, inner, font(ink.text)).height()
    share = min(0.5, max(_LEAST_OF_TITLE, 0.95 - below / rect.height)) if detail else 0.96
    split = share * rect.height
    _write_title(painter, title, sign, QRectF(0, 0.02 * rect.height, rect.width, split), ink)
    room = QRectF(inner.x(), split, inner.width(), 0.98 * rect.height - split)
    letters, _ = fitting(detail, room, font(ink.text))
    painter.setFont(letters)
    painter.setPen(ink.palette.text_soft)
    painter.drawText(room, WRAPPED, unbroken(detail))
    painter.end()
    return pixmap


def _write_title(
    painter: QPainter, title: str, sign: QSvgRenderer | None, room: QRectF, ink: Ink
) -> None:
    """The sign of the suit and the name of the contract; the sign alone where it would be small."""
    side = 0.0 if sign is None else min(1.6 * ink.text, room.height() - 2)
    taken = side + (0.35 * ink.text if sign and title else 0)
    rest = QRectF(0, 0, room.width() - taken - 0.8 * ink.text, room.height())
    letters, needed = fitting(title, rest, font(1.2 * ink.text, bold=True))
    if sign is not None and title and letters.pixelSize() < _LEAST_TITLE * ink.text:
        _write_title(painter, "", sign, room, ink)
        return
    left = room.center().x() - (taken + needed.width()) / 2
    if sign is not None:
        chip = QRectF(left, room.center().y() - side / 2, side, side)
        paint_chip(painter, sign, chip, ink.palette)
    painter.setFont(letters)
    painter.setPen(ink.palette.text)
    painter.drawText(
        QRectF(left + taken, room.top(), needed.width() + 1, room.height()), WRAPPED, title
    )


def fitting(words: str, room: QRectF, letters: QFont, flags: int = WRAPPED) -> tuple[QFont, QRectF]:
    """The largest letters up to a size in which the words fit a room, and what they take of it."""
    letters = QFont(letters)
    while True:
        needed = _taken(words, room, letters, flags)
        fits = needed.width() <= room.width() and needed.height() <= room.height()
        if fits or letters.pixelSize() <= _LEAST_LETTERS:
            return letters, needed
        letters.setPixelSize(letters.pixelSize() - 1)


def _taken(words: str, room: QRectF, letters: QFont, flags: int = WRAPPED) -> QRectF:
    """What wrapped words take of a room."""
    return QFontMetricsF(letters).boundingRect(room, flags, unbroken(words))


@dataclass(frozen=True, slots=True)
class FittedMessage:
    """A message as there is room for it: smaller letters, then broken words, then a gap in it.

    Attributes:
        words: what can be shown.
        drawn: the same as it is drawn, perhaps with a new line after a pause.
        letters: it is drawn in.
        flags: how it is wrapped.
        needed: what it takes.
        room: what it is drawn into.
    """

    words: str
    drawn: str
    letters: QFont
    flags: int
    needed: QRectF
    room: QRectF


def fit_message(words: str, room: Rect, ink: Ink) -> FittedMessage:
    """What of a message can be shown in a room, and how."""
    inner, usual = _inside(room, ink), font(_OF_MESSAGE * ink.text)
    for flags in (WRAPPED, BROKEN):
        letters, needed = fitting(words, inner, usual, flags)
        if needed.width() <= inner.width() and needed.height() <= inner.height():
            fitted = FittedMessage(words, unbroken(words), letters, flags, needed, inner)
            return _with_a_pause(fitted) or _balanced(fitted)
    letters = font(_LEAST_LETTERS)
    gap = Qt.TextElideMode.ElideMiddle
    words = QFontMetricsF(letters).elidedText(words, gap, inner.width())
    needed = _taken(words, inner, letters)
    return FittedMessage(words, unbroken(words), letters, WRAPPED, needed, inner)


def _with_a_pause(fitted: FittedMessage) -> FittedMessage | None:
    """The same in two lines about as long, the second one after a pause; None without such."""
    measured = QFontMetricsF(fitted.letters)
    if round(fitted.needed.height() / measured.lineSpacing()) != _TWO:
        return None
    most = min(fitted.room.width(), _ABOUT * measured.horizontalAdvance(fitted.drawn) / _TWO)
    for pauses in _PAUSES:
        ways = [_parted(fitted.drawn, pause.start()) for pause in pauses.finditer(fitted.drawn)]
        wide = {"\n".join(way): max(map(measured.horizontalAdvance, way)) for way in ways}
        drawn = min(wide, key=wide.__getitem__, default="")
        if drawn and wide[drawn] <= most:
            needed = measured.boundingRect(fitted.room, fitted.flags, drawn)
            return replace(fitted, drawn=drawn, needed=needed)
    return None


def _parted(text: str, place: int) -> tuple[str, str]:
    """What stands before a space and after it."""
    return text[:place], text[place + 1 :]


def shrinks(words: str, room: Rect, ink: Ink) -> bool:
    """Whether a message would be written in smaller letters than usual."""
    fitted = fit_message(words, room, ink)
    return fitted.letters.pixelSize() < font(_OF_MESSAGE * ink.text).pixelSize()


def _balanced(fitted: FittedMessage) -> FittedMessage:
    """The same in as many lines, all about as long."""
    step = 0.25 * fitted.letters.pixelSize()
    while True:
        room = fitted.room.adjusted(step, 0, -step, 0)
        measured = QFontMetricsF(fitted.letters)
        needed = measured.boundingRect(room, fitted.flags, fitted.drawn)
        if needed.height() > fitted.needed.height() or needed.width() > room.width():
            return fitted
        fitted = replace(fitted, needed=needed, room=room)


def _inside(room: Rect, ink: Ink) -> QRectF:
    pad = 0.4 * ink.text
    return QRectF(pad, 0, room.width - 2 * pad, room.height)


def paint_message(words: str, room: Rect, ink: Ink) -> QPixmap:
    """Words on the felt, centred in their room on a dark ground as wide as they need."""
    fitted = fit_message(words, room, ink)
    pixmap = blank(room.width, room.height, ink.ratio)
    painter = painter_on(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink.palette.ground)
    beside, above = 0.8 * ink.text, 0.28 * ink.text
    ground = fitted.needed.adjusted(-beside, -above, beside, above)
    ground &= QRectF(0, 0, room.width, room.height)
    corner = min(ink.text, ground.height() / 2)
    painter.drawRoundedRect(ground, corner, corner)
    painter.setFont(fitted.letters)
    painter.setPen(ink.palette.text)
    painter.drawText(fitted.room, fitted.flags, fitted.drawn)
    painter.end()
    return pixmap


def paint_label(words: str, room: Rect, ink: Ink, *, crossed: bool) -> QPixmap:
    """A caption on the felt, with the sign of what was put away before it if `crossed`."""
    text = min(ink.text, room.height / 1.5)
    letters = font(text)
    pixmap = blank(room.width, room.height, ink.ratio)
    painter = painter_on(pixmap)
    sign = 1.6 * text if crossed else 0
    width = QFontMetricsF(letters).horizontalAdvance(words) + sign
    left = (room.width - width) / 2
    if crossed:
        centre = QPointF(left + 0.55 * text, room.height / 2)
        paint_cross(painter, centre, 0.6 * text, ink.palette)
    painter.setFont(letters)
    painter.setPen(ink.palette.text)
    rest = QRectF(left + sign, 0, room.width, room.height)
    painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, words)
    painter.end()
    return pixmap


def paint_panel(rect: Rect, ink: Ink) -> QPixmap:
    """A dark ground with a brass edge, for cards that are looked at again."""
    pixmap = blank(rect.width, rect.height, ink.ratio)
    painter = painter_on(pixmap)
    pen = max(2.0, 0.006 * rect.height)
    painter.setPen(QPen(ink.palette.brass, pen))
    painter.setBrush(ink.palette.panel)
    frame = QRectF(pen / 2, pen / 2, rect.width - pen, rect.height - pen)
    painter.drawRoundedRect(frame, 0.05 * rect.height, 0.05 * rect.height)
    painter.end()
    return pixmap
