"""Memory of this process, in MiB."""

from __future__ import annotations

import resource
from pathlib import Path


def peak_mib() -> float:
    """The most it ever had resident."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def resident_mib() -> float:
    """What it has resident now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1024 / 1024
