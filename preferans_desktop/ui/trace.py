"""A trace of what was on the screen, for tests that kill the program (option --trace).

Each line is on the disk before the next act can happen: `match seq kind body` for an entry that has
been shown, `resumed match count digest` when a match was taken up again, where the digest is that
of everything the models showed then; `usable` when the window was open and idle.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from PySide6.QtCore import QObject

from preferans_desktop.host.controller import Step
from preferans_desktop.host.storage.entries import format_entry
from preferans_desktop.record.text import format_action
from preferans_desktop.rules.cards import format_card
from preferans_desktop.rules.seats import SEATS
from preferans_desktop.ui.bridge import Bridge
from preferans_desktop.ui.models.score_sheet import BULE, LEFT, RIGHT
from preferans_desktop.ui.parts import Models


class Trace(QObject):
    """Writes the trace of one run of the program."""

    def __init__(
        self, path: Path, bridge: Bridge, models: Models, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._file = path.open("a", encoding="utf-8")
        self._bridge = bridge
        self._models = models

    def on_shown(self, step: Step) -> None:
        """A step is on the screen."""
        header = self._bridge.header
        if header is None:
            return
        count = len(self._bridge.controller.log.entries)
        if step.event is not None:
            kind, body = format_entry(step.event)
            self._write(f"{header.id} {count - 1} {kind} {body}".rstrip())
        elif count:
            self._write(f"resumed {header.id} {count} {digest_of(shown(self._models))}")

    def on_usable(self) -> None:
        """The window is on the screen and answers."""
        self._write("usable")

    def _write(self, line: str) -> None:
        self._file.write(f"{line}\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Nothing follows."""
        self._file.close()


def shown(models: Models) -> dict[str, object]:
    """What the models show, in the notation of the record."""
    sheet = models.sheet
    return {
        "cards": sorted(map(format_card, models.hand.cards)),
        "trick": [f"{seat} {format_card(card)}" for seat, card in models.trick.trick],
        "words": [format_action(action) for action in models.bidding.words],
        "papers": [
            [[entry.figure for entry in sheet.column(seat, place)] for place in (LEFT, BULE, RIGHT)]
            for seat in SEATS
        ],
        "refe": [sorted(played) for played in sheet.refe],
    }


def digest_of(state: dict[str, object]) -> str:
    """A short name of a state."""
    import hashlib  # noqa: PLC0415 - it brings OpenSSL along: not for the first picture

    return hashlib.sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()[:16]
