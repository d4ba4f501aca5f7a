"""The program's icon on the window and in the list of windows."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from preferans_desktop.resources import icon_svg

_SIZES = (16, 32, 64, 128)
"""In pixels; desktops ask for these."""


def window_icon() -> QIcon:
    """The icon, drawn here: left to draw it, Qt first looks through all kinds of picture files."""
    drawing = QSvgRenderer(str(icon_svg()))
    icon = QIcon()
    for size in _SIZES:
        picture = QPixmap(size, size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        drawing.render(painter)
        painter.end()
        icon.addPixmap(picture)
    return icon
