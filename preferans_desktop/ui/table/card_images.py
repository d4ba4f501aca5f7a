"""Pictures of the cards, rendered once for each size and kept."""

from collections import OrderedDict
from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from preferans_desktop.resources import AssetError, card_svg

CARD_ASPECT = 250 / 350
"""Width of a card divided by its height."""

_BYTES_KEPT = 64 * 1024 * 1024
_PIXEL_BYTES = 4


class CardImages:
    """Card pixmaps by drawing, height and device pixel ratio. For the GUI thread only.

    What was not asked for longest goes first when the pictures outgrow 64 MiB, so that dragging
    the window's edge through many sizes does not fill the memory. A window that needs more at once
    (on a screen of 5K some 110 MiB) gets it by `make_room`.
    """

    def __init__(self) -> None:
        self._renderers: dict[str, QSvgRenderer] = {}
        self._pixmaps: OrderedDict[tuple[str, int, float], QPixmap] = OrderedDict()
        self._bytes = 0
        self._needed = 0

    def pixmap(self, name: str, height: int, ratio: float) -> QPixmap:
        """Picture of a card.

        Args:
            name: the drawing, as `resources.card_svg` takes it.
            height: in device-independent pixels; the width follows from `CARD_ASPECT`.
            ratio: device pixel ratio of the screen; the pixmap carries it.

        Raises:
            AssetError: the drawing is missing or damaged.
            ValueError: the size is not positive.
        """
        key = (name, height, ratio)
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        if height <= 0 or ratio <= 0:
            raise ValueError(f"no card is {height} pixels high at a ratio of {ratio}")
        pixmap = self._render(name, height, ratio)
        self._keep(key, pixmap)
        return pixmap

    def make_room(self, heights: Iterable[int], ratio: float) -> None:
        """Keep room for pictures of all these heights beside each other.

        Args:
            heights: one for each picture, in device-independent pixels.
            ratio: device pixel ratio of the screen.
        """
        sizes = (_size(height, ratio) for height in heights)
        self._needed = sum(size.width() * size.height() * _PIXEL_BYTES for size in sizes)

    def keep_only(self, names: Iterable[str]) -> None:
        """Read these drawings and drop all others.

        Raises:
            AssetError: one is missing or damaged; then nothing is dropped.
        """
        self._renderers = {name: self._renderers.get(name) or _read(name) for name in names}
        for key in [key for key in self._pixmaps if key[0] not in self._renderers]:
            self._bytes -= _bytes_of(self._pixmaps.pop(key))

    def _render(self, name: str, height: int, ratio: float) -> QPixmap:
        renderer = self._renderer(name)  # first: an error must not leave a painter at work
        image = QImage(_size(height, ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(image.rect()))
        painter.end()
        if image.pixelColor(image.rect().center()).alpha() == 0:
            raise AssetError(card_svg(name), "the drawing is blank")
        image.setDevicePixelRatio(ratio)
        return QPixmap.fromImage(image)

    def _renderer(self, name: str) -> QSvgRenderer:
        renderer = self._renderers.get(name)
        if renderer is None:
            renderer = self._renderers[name] = _read(name)
        return renderer

    def _keep(self, key: tuple[str, int, float], pixmap: QPixmap) -> None:
        self._pixmaps[key] = pixmap
        self._bytes += _bytes_of(pixmap)
        most = max(_BYTES_KEPT, self._needed)
        while self._bytes > most and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._bytes -= _bytes_of(oldest)


def _size(height: int, ratio: float) -> QSize:
    """Pixels of a card on the screen."""
    width = round(height * CARD_ASPECT)
    return QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))


def _read(name: str) -> QSvgRenderer:
    path = card_svg(name)
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        raise AssetError(path, "the drawing is damaged")
    return renderer


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
