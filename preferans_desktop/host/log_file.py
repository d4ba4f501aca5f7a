"""The log of the program, a file beside the matches."""

from __future__ import annotations

import logging
from pathlib import Path

LOG_NAME = "preferans.log"
LOG_BYTES = 1_000_000
"""A longer log is begun anew; the one before is kept."""

_log = logging.getLogger(__name__)


def log_to(folder: Path) -> None:
    """Keep a log in this folder; without a place for it standard error has to do.

    Begun when the window is usable, or when there is something to log before. Once it is begun
    this does nothing.
    """
    if logging.getLogger().handlers:
        return
    # It knows how to log over a network, too, and takes long to load.
    from logging.handlers import RotatingFileHandler  # noqa: PLC0415

    handlers: list[logging.Handler] = [logging.StreamHandler()]
    handlers[0].setLevel(logging.WARNING)
    try:
        handlers.append(
            RotatingFileHandler(
                folder / LOG_NAME, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8"
            )
        )
    except OSError:
        _log.warning("no log can be written in %s", folder)
    logging.raiseExceptions = False  # a full disk is told in the window, not here
    layout = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    logging.basicConfig(level=logging.INFO, format=layout, handlers=handlers)
