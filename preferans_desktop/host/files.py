"""Files written whole: a failure on the way leaves the old one as it was."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file, text as UTF-8, beside the old one first, then put it in its place.

    Raises:
        OSError: it cannot be written.
    """
    beside = path.with_name(f"{path.name}.{os.urandom(4).hex()}")
    try:
        with beside.open("xb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
