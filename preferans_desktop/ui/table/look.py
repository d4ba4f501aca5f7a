"""Pictures of cards and of what is laid over and under them, in the sharpness of the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from preferans_desktop.rules.cards import Card
from preferans_desktop.ui.table.card_images import CARD_ASPECT, CardImages
from preferans_desktop.ui.table.card_style import CardStyle
from preferans_desktop.ui.theme import SHADOW_LAYER, Palette

_CORNER = 0.045
"""Radius of a card's corners as a part of its height."""


@dataclass(frozen=True, slots=True)
class Ink:
    """What everything written is written with.

    Attributes:
        text: height of ordinary letters in device-independent pixels.
        ratio: device pixel ratio of the screen.
    """

    palette: Palette
    text: float
    ratio: float


def blank(width: float, height: float, ratio: float) -> QPixmap:
    """A clear pixmap of this size in device-independent pixels."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def painter_on(pixmap: QPixmap) -> QPainter:
    """A painter with smooth edges; the caller ends it."""
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    return painter


class CardLook:
    """Supplies the pixmaps of card items for one palette, one style and one device pixel ratio."""

    def __init__(self, palette: Palette, images: CardImages) -> None:
        self._palette = palette
        self._images = images
        self._extras: dict[tuple[str, int], QPixmap] = {}
        self.ratio = 1.0
        self.style = CardStyle()

    def set_style(self, style: CardStyle) -> None:
        """Use these drawings from now on.

        Raises:
            AssetError: one is missing or damaged; the present ones stay.
        """
        if style != self.style:
            self._images.keep_only(style.drawings())
            self.style = style

    def set_palette(self, palette: Palette) -> None:
        """Paint what is laid over cards in these colours from now on."""
        self._palette = palette
        self.forget()

    def set_ratio(self, ratio: float) -> None:
        """Draw for a screen with this device pixel ratio from now on."""
        if ratio != self.ratio:
            self.ratio = ratio
            self.forget()

    def forget(self) -> None:
        """Drop shadows and rings of sizes that are no longer used."""
        self._extras.clear()

    def face(self, card: Card | None, height: int) -> QPixmap:
        """Face of a card, or the back."""
        return self._images.pixmap(self.style.drawing(card), height, self.ratio)

    def make_room(self, heights: Iterable[int]) -> None:
        """Keep room for a face or a back of each of these heights."""
        self._images.make_room(heights, self.ratio)

    def shadow(self, height: int) -> QPixmap:
        """A soft shadow, larger than the card by `shadow_margin` on each side."""
        return self._extra("shadow", height, self._paint_shadow)

    def shade(self, height: int) -> QPixmap:
        """What dims a card that cannot be played."""
        return self._extra("shade", height, self._paint_shade)

    def chosen_ring(self, height: int) -> QPixmap:
        """Frame around a selected card, larger by `ring_margin` on each side."""
        return self._extra("chosen", height, self._paint_chosen)

    def focus_ring(self, height: int) -> QPixmap:
        """Frame around the card that the keyboard is on, as large."""
        return self._extra("focus", height, self._paint_focus)

    def advised_ring(self, height: int, *, focused: bool) -> QPixmap:
        """Frame around an advised card, larger by `advised_margin` on each side."""
        if focused:
            return self._extra("advised and focused", height, self._paint_advised_focus)
        return self._extra("advised", height, self._paint_advised)

    def away_mark(self, height: int) -> QPixmap:
        """Sign of a card that was put away, as large as the card."""
        return self._extra("away", height, self._paint_away)

    def _extra(self, name: str, height: int, paint: Callable[[int], QPixmap]) -> QPixmap:
        key = (name, height)
        if key not in self._extras:
            self._extras[key] = paint(height)
        return self._extras[key]

    def _paint_shadow(self, height: int) -> QPixmap:
        margin = shadow_margin(height)
        width = height * CARD_ASPECT
        pixmap = blank(width + 2 * margin, height + 2 * margin, self.ratio)
        painter = painter_on(pixmap)
        painter.setPen(Qt.PenStyle.NoPen)
        layers = 6
        for layer in range(layers):
            grown = margin * (1 - 2 * layer / layers)
            painter.setBrush(SHADOW_LAYER)
            card = QRectF(margin, margin + 0.3 * margin, width, height)
            round_by = _CORNER * height + max(0.0, grown)
            painter.drawRoundedRect(card.adjusted(-grown, -grown, grown, grown), round_by, round_by)
        painter.end()
        return pixmap

    def _paint_shade(self, height: int) -> QPixmap:
        pixmap = blank(height * CARD_ASPECT, height, self.ratio)
        painter = painter_on(pixmap)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._palette.dim)
        painter.drawRoundedRect(
            QRectF(0, 0, height * CARD_ASPECT, height), _CORNER * height, _CORNER * height
        )
        painter.end()
        return pixmap

    def _paint_chosen(self, height: int) -> QPixmap:
        return self._ring(height, [(0.8, self._palette.brass)])

    def _paint_focus(self, height: int) -> QPixmap:
        return self._ring(height, [(1.0, self._palette.focus), (0.35, self._palette.ink)])

    def _paint_advised(self, height: int) -> QPixmap:
        bands = [(1.0, self._palette.brass), (0.3, self._palette.ink)]
        return self._ring(height, bands, advised_margin(height))

    def _paint_advised_focus(self, height: int) -> QPixmap:
        bands = [(1.0, self._palette.brass), (0.55, self._palette.ink), (0.4, self._palette.focus)]
        return self._ring(height, bands, advised_margin(height))

    def _ring(
        self, height: int, bands: list[tuple[float, QColor]], margin: int | None = None
    ) -> QPixmap:
        """Bands around the card, given by how much of the margin they take; nothing over it."""
        margin = ring_margin(height) if margin is None else margin
        width = height * CARD_ASPECT
        pixmap = blank(width + 2 * margin, height + 2 * margin, self.ratio)
        painter = painter_on(pixmap)
        painter.setPen(Qt.PenStyle.NoPen)
        card = QRectF(margin, margin, width, height)
        corner = _CORNER * height
        for part, colour in bands:
            band = part * margin
            painter.setBrush(colour)
            painter.drawRoundedRect(
                card.adjusted(-band, -band, band, band), corner + band, corner + band
            )
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.drawRoundedRect(card, corner, corner)
        painter.end()
        return pixmap

    def _paint_away(self, height: int) -> QPixmap:
        pixmap = self._paint_shade(height)
        painter = painter_on(pixmap)
        paint_cross(painter, QPointF(0.15 * height, 0.78 * height), 0.095 * height, self._palette)
        painter.end()
        return pixmap


def paint_cross(painter: QPainter, centre: QPointF, radius: float, palette: Palette) -> None:
    """The sign of what was put away: a cross in a disc."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.plate)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(QPen(palette.brass, 0.28 * radius, c=Qt.PenCapStyle.RoundCap))
    arm = 0.42 * radius
    for sign in (1, -1):
        painter.drawLine(centre + QPointF(-arm, -sign * arm), centre + QPointF(arm, sign * arm))


def ring_margin(height: int) -> int:
    """How far a frame reaches beyond its card."""
    return max(3, round(0.026 * height))


def advised_margin(height: int) -> int:
    """How far the frame of an advised card reaches beyond it."""
    return max(5, round(0.042 * height))


def shadow_margin(height: int) -> int:
    """How far a shadow reaches beyond its card."""
    return max(2, round(0.03 * height))
