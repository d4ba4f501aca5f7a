"""The drawn faces of the players."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtSvg import QSvgRenderer

from preferans_desktop.host.settings import USUAL_FACES, ChosenFaces, Face, Faces
from preferans_desktop.language.players import Gender, Player
from preferans_desktop.resources import AssetError, face_svg
from preferans_desktop.rules.seats import Seat
from preferans_desktop.ui.table.picture import OWN


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


def faces_of(chosen: ChosenFaces, players: Sequence[Player]) -> Faces:
    """The faces of the people at the table.

    Args:
        chosen: by the person, one for himself: a computer player in his place has another.
        players: by seat.
    """
    first, second, third = (
        face
        if face is not None and (seat != OWN or player.you)
        else usual_face(seat, player.gender)
        for seat, (face, player) in enumerate(zip(chosen, players, strict=True))
    )
    return first, second, third


def usual_face(seat: Seat, gender: Gender) -> Face:
    """The face of a player of this gender where none was chosen."""
    return USUAL_FACES[gender][seat]
