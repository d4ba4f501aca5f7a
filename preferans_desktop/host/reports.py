"""Reports of errors: text files in the data folder, for whoever wants to send one.

A report tells what happened, under which versions, with which settings, and the last lines of the
log. It holds nothing else of the person but paths.
"""

from __future__ import annotations

import contextlib
import platform
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from preferans_desktop import __version__
from preferans_desktop.host.files import write_whole
from preferans_desktop.host.log_file import LOG_NAME
from preferans_desktop.host.settings_file import settings_path

FOLDER = "reports"
MOST_REPORTS = 20
LOG_LINES = 60
MOST_BYTES = 100_000
"""So much of a file is quoted."""


def write_report(folder: Path, what: str, facts: Mapping[str, str]) -> Path | None:
    """Write down an error.

    Args:
        folder: of the data.
        what: what happened; a traceback.
        facts: further versions and the like, by name.

    Returns:
        The file; None where none can be written.
    """
    now = datetime.now(UTC)
    path = folder / FOLDER / f"preferans-{now:%Y-%m-%d-%H%M%S-%f}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _make_room(path.parent)
        write_whole(path, _text(folder, what, facts, now))
    except OSError:
        return None
    return path


def _text(folder: Path, what: str, facts: Mapping[str, str], now: datetime) -> str:
    head = {
        "preferans": __version__,
        "written": now.isoformat(timespec="seconds"),
        "Python": platform.python_version(),
        "system": platform.platform(),
        **facts,
        "data folder": str(folder),
    }
    log = "\n".join(_end_of(folder / LOG_NAME).splitlines()[-LOG_LINES:])
    parts = {
        "What happened": what,
        "Settings": _end_of(settings_path()),
        "The log's last lines": log,
    }
    lines = [f"{name}: {value}" for name, value in head.items()]
    for title, text in parts.items():
        lines += ["", title, "-" * len(title), text.rstrip() or "none"]
    return "\n".join(lines) + "\n"


def _end_of(path: Path) -> str:
    """The last part of a file, empty where it cannot be read."""
    with contextlib.suppress(OSError):
        return path.read_bytes()[-MOST_BYTES:].decode("utf-8", errors="replace")
    return ""


def _make_room(folder: Path) -> None:
    """Remove the oldest reports where there are too many."""
    for path in sorted(folder.glob("preferans-*.txt"))[: -MOST_REPORTS + 1]:
        path.unlink(missing_ok=True)
