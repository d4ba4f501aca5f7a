"""PySide, loaded without what costs a start time and what nobody here uses."""

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


def load_pyside() -> None:
    """Load PySide before anything else does.

    While it loads it compiles long patterns for its tools and for the words of an error, some
    10 ms: they are compiled when somebody uses them. And from then on it would read the source of
    every module that is imported, looking for `from __feature__ import ...`, which costs a start
    some 40 ms and brings nothing where no module asks for a feature: Python's own way of importing
    is put back.
    """
    re.compile = _LatePattern  # type: ignore[assignment]
    try:
        import PySide6.QtCore  # noqa: F401, PLC0415 - loading it is what is meant
    finally:
        re.compile = _compile
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
