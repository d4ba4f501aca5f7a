"""The drawn faces of the players."""

from __future__ import annotations

from PySide6.QtSvg import QSvgRenderer

from preferans_desktop.host.settings import Face
from preferans_desktop.resources import AssetError, face_svg


def portrait_of(face: Face) -> QSvgRenderer | None:
    """The round drawing of a face, None where the initial stands for it.

    Raises:
        AssetError: the drawing is missing or damaged.
    """
    if face is Face.INITIAL:
        return None
    path = face_svg(face.value)
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        raise AssetError(path, "the drawing is damaged")
    return renderer
