"""Where the store lies."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from platformdirs import user_data_path

from preferans_desktop.rules.errors import PreferansError

DATABASE_NAME = "preferans.sqlite3"
LOCK_NAME = "preferans.lock"


class NoHomeError(PreferansError):
    """The system knows no home folder of the user."""


def user_folder(find: Callable[..., Path]) -> Path:
    """A folder of this user for the program.

    Args:
        find: a function of platformdirs.

    Raises:
        NoHomeError: nobody knows where.
    """
    try:
        return find("preferans", appauthor=False)
    except RuntimeError as error:
        raise NoHomeError(str(error)) from error


def data_folder(chosen: Path | None = None) -> Path:
    """The folder of the store: the one chosen by the user, else the system's usual place.

    Raises:
        NoHomeError: none was chosen and the user has no home folder.
    """
    return chosen or user_folder(user_data_path)
