"""Where the store lies."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

DATABASE_NAME = "preferans.sqlite3"
LOCK_NAME = "preferans.lock"
LOG_NAME = "preferans.log"


def data_folder(chosen: Path | None = None) -> Path:
    """The folder of the store: the one chosen by the user, else the system's usual place."""
    return chosen or user_data_path("preferans", appauthor=False)
