"""The program's icon in the forms that desktops want."""

import os
import struct
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from places import ROOT

ICON = ROOT / "assets" / "preferans_assets" / "icons" / "preferans.svg"
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)  # pixels
MACOS_KINDS = {
    b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024,
    b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512,  # the same for dense screens
}  # fmt: skip
"""Names of the pictures in an .icns file, with their pixels."""

_HEAD, _ENTRY = struct.Struct("<HHH"), struct.Struct("<BBBBHHII")


def draw(sizes: Iterable[int]) -> dict[int, bytes]:
    """The icon as PNG at these numbers of pixels.

    Raises:
        OSError: it cannot be drawn.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    renderer = QSvgRenderer(str(ICON))
    pictures = {size: _picture(renderer, size) for size in sorted(set(sizes))}
    del application  # lived as long as it was needed
    return pictures


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon file of Windows with these PNGs, by their pixels."""
    entries, start = b"", _HEAD.size + _ENTRY.size * len(pictures)
    for size, png in pictures.items():
        side = size % 256  # a 0 stands for 256
        entries += _ENTRY.pack(side, side, 0, 0, 1, 32, len(png), start)
        start += len(png)
    return _HEAD.pack(0, 1, len(pictures)) + entries + b"".join(pictures.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon file of macOS with these PNGs, by their pixels."""
    parts = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in MACOS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def _picture(renderer: QSvgRenderer, size: int) -> bytes:
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):
        raise OSError(f"the icon of {size} pixels could not be written")
    return data.data()
