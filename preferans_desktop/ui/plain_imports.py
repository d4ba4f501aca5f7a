"""Python's own way of importing, which PySide replaces by a slower one."""

from __future__ import annotations

import builtins


def use_plain_imports() -> None:
    """Take back what PySide does at each import from its own on.

    It reads the source of every module, looking for `from __feature__ import ...`. That costs a
    start some 40 ms and brings nothing where no module asks for a feature.
    """
    import PySide6.QtCore  # noqa: F401, PLC0415 - it has to have been replaced before

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
