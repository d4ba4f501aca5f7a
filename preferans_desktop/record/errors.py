"""What is wrong with a record, and where."""

from __future__ import annotations

from dataclasses import dataclass

from preferans_desktop.record.faults import Fault, line_of
from preferans_desktop.record.text import format_action, format_words
from preferans_desktop.rules.cards import SUIT_SYMBOLS, format_card
from preferans_desktop.rules.errors import PreferansError, Reason
from preferans_desktop.rules.seats import Seat
from preferans_desktop.rules.serbian.actions import Action, Discard, PlayCard
from preferans_desktop.rules.serbian.hand import Hand
from preferans_desktop.rules.serbian.match import RuleViolation

LIMIT = 400
"""Longest message, in characters."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a record; nothing given is no place in particular.

    Attributes:
        hand, action: both count from 1.
        line, column: of the text, where it cannot be read any further.
        keys: names of keys, from the outermost on; "record" is the whole.
        seat: of a name, in a hand of its cards.
    """

    hand: int | None = None
    action: int | None = None
    line: int | None = None
    column: int | None = None
    keys: tuple[str, ...] = ()
    seat: Seat | None = None

    def __str__(self) -> str:
        """The place in few words, such as ``hand 3, action 7``."""
        numbers = {
            "hand": self.hand,
            "action": self.action,
            "line": self.line,
            "column": self.column,
        }
        parts = [f"{name} {number}" for name, number in numbers.items() if number is not None]
        parts += self.keys
        if self.seat is not None:
            parts.append(f"{'cards of ' if self.hand is not None else ''}seat {self.seat}")
        return ", ".join(parts)


NOWHERE = Place()
WHOLE = Place(keys=("record",))


class RecordError(PreferansError):
    """A record that breaks the format or the rules; the message is one line with its place.

    Attributes:
        place: where.
        fault: what is wrong.
        facts: what sentences about it name, see `faults.line_of`. An act against the rules comes
            with its `violation` and the `hand` it was tried in.
        players: names by seat, where they have been read.
    """

    def __init__(self, place: Place, fault: Fault, **facts: object) -> None:
        line = line_of(fault, facts)
        super().__init__(one_line(f"{place}: {line}" if place != NOWHERE else line))
        self.place = place
        self.fault = fault
        self.facts = facts
        self.players: tuple[str, ...] = ()


def one_line(text: str) -> str:
    """Text without line breaks and other signs that do not print, of bearable length."""
    line = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text[:LIMIT])
    return line if len(text) <= LIMIT else f"{line}…"


def explain(violation: RuleViolation, hand: Hand | None) -> str:
    """What was tried and what was allowed, in one sentence."""
    tried = violation.tried
    if tried is None:
        return "the match is already over"
    if isinstance(tried, PlayCard):
        return f"seat {tried.seat} played {format_card(tried.card)}, {_why_not(violation, hand)}"
    return f"seat {tried.seat} said {format_words(tried)}, {_why_not(violation, hand)}"


def _why_not(violation: RuleViolation, hand: Hand | None) -> str:
    match violation.reason:
        case Reason.MUST_FOLLOW_SUIT:
            led = hand.play.led if hand is not None and hand.play is not None else None
            suit = SUIT_SYMBOLS[led] if led is not None else "suit"
            return f"but must follow {suit}{_listed(violation.allowed)}"
        case Reason.MUST_TRUMP:
            trump = hand.play.trump if hand is not None and hand.play is not None else None
            suit = SUIT_SYMBOLS[trump] if trump is not None else ""
            return f"but must trump {suit}{_listed(violation.allowed)}"
        case Reason.NOT_IN_HAND:
            return f"but does not hold it{_listed(violation.allowed)}"
        case Reason.SEEN_ELSEWHERE:
            return "but that card is known to be elsewhere"
        case Reason.SHOWN_VOID:
            return "but has shown to have none of that suit"
        case Reason.MATCH_OVER:
            return "but the match is over"
        case Reason.NO_HAND:
            return "but the hand is over" + _listed(violation.allowed)
        case Reason.OFFER_OPEN:
            return f"but an offer is open{_listed(violation.allowed)}"
        case Reason.NOT_YOUR_TURN:
            turn = hand.to_act if hand is not None else None
            return f"but it is the turn of seat {turn}{_listed(violation.allowed)}"
        case Reason.NOT_NOW:
            return f"which is not allowed now{_listed(violation.allowed)}"


def _listed(allowed: tuple[Action, ...]) -> str:
    if not allowed:
        return ""
    words = [format_card(action.card) for action in allowed if isinstance(action, PlayCard)]
    if not words and any(isinstance(action, Discard) for action in allowed):
        words = ["skart and two cards of the hand"]
    if not words:
        words = [format_action(action) for action in allowed]
    return f" ({', '.join(words)})"
