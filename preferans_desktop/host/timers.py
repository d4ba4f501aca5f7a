"""Timers as plain functions, for what must not know Qt."""

from __future__ import annotations

from collections.abc import Callable

Cancel = Callable[[], None]
"""Ends something that was asked for; calling it again, or too late, does nothing."""
CallLater = Callable[[int, Callable[[], None]], Cancel]
"""Runs something after so many milliseconds, in the same thread, unless it is cancelled."""


def cancel_nothing() -> None:
    """A `Cancel` where nothing was asked for."""
