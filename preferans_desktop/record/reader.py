"""Reading records of one match again and again, as a computer player does before every act."""

from __future__ import annotations

from preferans_desktop.record.document import Record, RecordedHand, record_of
from preferans_desktop.record.replaying import finish, play_hand
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.match import Match


class RecordReader:
    """Reads records; hands shared with the record before are neither parsed nor replayed again."""

    def __init__(self) -> None:
        self._beginning: object = None
        self._raw: list[object] = []
        self._hands: list[RecordedHand] = []
        self._matches: list[Match] = []

    def read(self, document: object) -> tuple[Record, Match]:
        """The record of a parsed JSON document, and the match it tells.

        Raises:
            RecordError: the document is no record, or breaks the rules.
        """
        shared = self._shared_hands(document)
        record = record_of(document, self._hands[:shared])
        match = self._matches[shared - 1] if shared else None
        if match is None:
            match = matches.start(record.rules, record.dealer)
        self._forget_after(shared)
        for number in range(shared + 1, len(record.hands) + 1):
            match = play_hand(match, record.hands[number - 1], number)
            if number < len(record.hands):
                self._matches.append(match)
        self._remember(document, record)
        return record, finish(record, match)

    def _shared_hands(self, document: object) -> int:
        """How many hands, the last one excepted, are those of the record before."""
        if not isinstance(document, dict) or _beginning(document) != self._beginning:
            return 0
        hands = document.get("hands")
        if not isinstance(hands, list):
            return 0
        pairs = zip(hands[:-1], self._raw, strict=False)
        return next(
            (count for count, (new, old) in enumerate(pairs) if new != old),
            min(len(hands[:-1]), len(self._raw)),
        )

    def _forget_after(self, shared: int) -> None:
        self._beginning = None
        del self._raw[shared:], self._hands[shared:], self._matches[shared:]

    def _remember(self, document: object, record: Record) -> None:
        if isinstance(document, dict):
            self._beginning = _beginning(document)
            self._raw = list(document["hands"][:-1])
            self._hands = list(record.hands[:-1])


def _beginning(document: dict[str, object]) -> object:
    return document.get("rules"), document.get("dealer"), document.get("players")
