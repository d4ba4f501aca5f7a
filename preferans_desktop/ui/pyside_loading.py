"""PySide loaded with what Python's own way of importing does, and without what nobody uses."""

from __future__ import annotations

import builtins
import re
from typing import Any

_compile = re.compile


class _LatePattern:
    """A regular expression that is compiled when it is first used."""

    def __init__(self, pattern: Any, flags: int = 0) -> None:
        self._given = pattern, flags

    def __getattr__(self, name: str) -> Any:
        return getattr(_compile(*self._given), name)


def use_plain_imports() -> None:
    """Load PySide, and take back what it does at each import from its own on.

    It reads the source of every module, looking for `from __feature__ import ...`. That costs a
    start some 40 ms and brings nothing where no module asks for a feature. And it compiles long
    patterns for its tools and for the words of an error: some 10 ms.
    """
    re.compile = _LatePattern  # type: ignore[assignment]
    try:
        import PySide6.QtCore  # noqa: F401, PLC0415 - it has to have been replaced before
    finally:
        re.compile = _compile
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
