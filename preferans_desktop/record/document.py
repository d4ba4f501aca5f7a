"""The JSON document of a record: strict reading, and writing (docs/rules/record-format.md).

Reading checks the form only; whether the acts keep the rules is checked by `replaying.py`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from reprlib import repr as repr_of
from typing import Any, NoReturn

from preferans_desktop.record.errors import Fault, RecordError, place_of
from preferans_desktop.record.text import HIDDEN, format_action, parse_action
from preferans_desktop.rules.cards import Card, format_cards, parse_cards
from preferans_desktop.rules.dealing import Deal, Holding
from preferans_desktop.rules.seats import SEATS, Seat
from preferans_desktop.rules.serbian.actions import Action
from preferans_desktop.rules.serbian.settings import Rules, SettingsError, is_whole, unplayed

FORMAT = "preferans-record"
VERSION = 1
SIZE_LIMIT = 16 * 1024 * 1024
"""Longest file that is read, in bytes."""
NAME_LIMIT = 40
"""Longest name of a player, in characters."""
UNLIMITED = "unlimited"

_KEYS = ("format", "version", "rules", "players", "dealer", "hands", "otpis")
_RULES_KEYS = ("preset", "bule", "refe", "switches")
_HAND_KEYS = ("deal", "talon", "actions")


@dataclass(frozen=True, slots=True)
class RecordedHand:
    """One hand of a record: its deal, everything said after it, and cards shown by an offer."""

    deal: Deal
    actions: tuple[Action, ...]
    shown: tuple[Seat, frozenset[Card]] | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read; `seen_by` is the seat of a masked record, else None."""

    rules: Rules
    players: tuple[str, ...]
    dealer: Seat
    hands: tuple[RecordedHand, ...]
    otpis: bool = False
    seen_by: Seat | None = None


def load_record(path: Path) -> Record:
    """The record in a file.

    Raises:
        RecordError: the file cannot be read, or is no record.
    """
    try:
        with path.open("rb") as file:
            data = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        words = f"cannot be read: {error.strerror or error}"
        raise RecordError("", words, Fault.UNREADABLE) from error
    if len(data) > SIZE_LIMIT:
        raise RecordError("", f"is over {SIZE_LIMIT // 1024 // 1024} MiB", Fault.TOO_BIG)
    return parse_record(data)


def parse_record(data: bytes) -> Record:
    """The record in UTF-8 JSON bytes.

    Raises:
        RecordError: the bytes are no record.
    """
    return record_of(parse_json(data))


def parse_json(data: bytes) -> object:
    """Strict JSON: UTF-8 without byte-order mark, no duplicate keys, no NaN, no deep nesting.

    Raises:
        RecordError: with the line and column of the fault where there is one.
    """
    try:
        text = data.decode("utf-8")
        return json.loads(text, object_pairs_hook=_unique_keys, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise RecordError("", f"is not UTF-8: byte {error.start}", Fault.NO_RECORD) from error
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise RecordError(place, f"is not JSON: {error.msg}", Fault.NO_RECORD) from error
    except RecursionError as error:
        raise RecordError("", "is nested too deeply", Fault.NO_RECORD) from error
    except ValueError as error:  # the one left: Python reads no number so long
        raise RecordError("", "holds a number of too many digits") from error


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError("", f"key {key!r} stands twice")
        found[key] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise RecordError("", f"{name} is not a number")


def record_of(document: object, known: Sequence[RecordedHand] = ()) -> Record:
    """The record of a parsed JSON document.

    Args:
        document: the parsed JSON.
        known: its first hands, where they have been read before.

    Raises:
        RecordError: the document is no record.
    """
    _refuse_others(document)
    fields = _object(document, "record", _KEYS, optional=("seen_by",))
    if not is_whole(fields["version"]) or fields["version"] != VERSION:
        raise RecordError("version", f"{repr_of(fields['version'])} is not {VERSION}")
    seen_by = _seat(fields["seen_by"], "seen_by") if "seen_by" in fields else None
    hands = _list(fields["hands"], "hands")
    last = len(hands)
    return Record(
        rules=_rules(fields["rules"]),
        players=_players(fields["players"]),
        dealer=_seat(fields["dealer"], "dealer"),
        hands=(
            *known,
            *(
                _hand(hand, number, seen_by if number == last else None)
                for number, hand in enumerate(hands[len(known) :], len(known) + 1)
            ),
        ),
        otpis=_flag(fields["otpis"], "otpis"),
        seen_by=seen_by,
    )


def _refuse_others(document: object) -> None:
    """Tell what is no record at all, and what a newer program wrote: its keys may be others."""
    if not isinstance(document, dict):
        raise RecordError("record", "is not an object", Fault.NO_RECORD)
    if document.get("format", FORMAT) != FORMAT:
        words = f"{repr_of(document['format'])} is not {FORMAT!r}"
        raise RecordError("format", words, Fault.NO_RECORD)
    version = document.get("version", VERSION)
    if is_whole(version) and version > VERSION:
        raise RecordError("version", f"{repr_of(version)} is not {VERSION}", Fault.NEWER)


def _object(
    value: object, place: str, keys: Sequence[str], optional: Sequence[str] = ()
) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(place, "is not an object")
    for key in value:
        if key not in keys and key not in optional:
            raise RecordError(place, f"has no key {key!r}")
    for key in keys:
        if key not in value:
            raise RecordError(place, f"lacks the key {key!r}")
    return value


def _list(value: object, place: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise RecordError(place, "is not a list")
    if length is not None and len(value) != length:
        raise RecordError(place, f"has {len(value)} entries, not {length}")
    return value


def _text(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise RecordError(place, f"{repr_of(value)} is not a text")
    return value


def _flag(value: object, place: str) -> bool:
    if not isinstance(value, bool):
        raise RecordError(place, f"{repr_of(value)} is neither true nor false")
    return value


def _seat(value: object, place: str) -> Seat:
    if not isinstance(value, int) or isinstance(value, bool) or value not in SEATS:
        raise RecordError(place, f"{repr_of(value)} is not a seat, 0 to 2")
    return value


def _rules(value: object) -> Rules:
    fields = _object(value, "rules", _RULES_KEYS)
    switches, refe = fields["switches"], fields["refe"]
    if not isinstance(switches, dict):
        raise RecordError("rules, switches", "is not an object")
    if refe is None:
        raise RecordError("rules, refe", "null is not a number or unlimited")
    try:
        rules = Rules(
            preset=_text(fields["preset"], "rules, preset"),
            bule=fields["bule"],
            refe=None if refe == UNLIMITED else refe,
            changed=tuple(switches.items()),
        )
    except SettingsError as error:
        raise RecordError("rules", str(error)) from error
    missing = unplayed(rules)
    if missing is not None:
        name, chosen = missing
        raise RecordError("rules", f"{name} {chosen!r} is not played yet")
    return rules


def _players(value: object) -> tuple[str, ...]:
    names = [
        _text(name, f"players, seat {seat}")
        for seat, name in enumerate(_list(value, "players", length=len(SEATS)))
    ]
    for seat, name in enumerate(names):
        if not name or len(name) > NAME_LIMIT:
            problem = f"a name has 1 to {NAME_LIMIT} characters, this one {len(name)}"
            raise RecordError(f"players, seat {seat}", problem)
        if not is_encodable(name):
            raise RecordError(f"players, seat {seat}", "the name holds half a character")
    return tuple(names)


def is_encodable(text: str) -> bool:
    """Whether a text can be written: JSON can name half of a character pair alone."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _hand(value: object, number: int, seen_by: Seat | None) -> RecordedHand:
    place = place_of(number)
    optional = () if seen_by is None else ("shown",)
    fields = _object(value, place, _HAND_KEYS, optional)
    actions = _list(fields["actions"], f"{place}, actions")
    return RecordedHand(
        deal=_deal(fields, place, may_hide=seen_by is not None),
        actions=tuple(
            _action(action, place_of(number, count)) for count, action in enumerate(actions, 1)
        ),
        shown=_shown(fields["shown"], place) if "shown" in fields else None,
    )


def _action(value: object, place: str) -> Action:
    text = _text(value, place)
    try:
        return parse_action(text)
    except ValueError as error:
        raise RecordError(place, str(error)) from error


def _deal(fields: dict[str, Any], place: str, *, may_hide: bool) -> Deal:
    cards = [
        _holding(text, 10, f"{place}, cards of seat {seat}", may_hide=may_hide)
        for seat, text in enumerate(_list(fields["deal"], f"{place}, deal", length=len(SEATS)))
    ]
    talon = _holding(fields["talon"], 2, f"{place}, talon", may_hide=may_hide)
    seen: set[Card] = set()
    for holding in (*cards, talon):
        twice = seen & holding.known
        if twice:
            raise RecordError(place, f"{format_cards(twice)} dealt twice")
        seen |= holding.known
    return Deal((cards[0], cards[1], cards[2]), talon)


def _holding(value: object, count: int, place: str, *, may_hide: bool) -> Holding:
    text = _text(value, place)
    if may_hide and text == HIDDEN:
        return Holding(frozenset(), count)
    cards = _cards(text, place)
    if len(cards) != count:
        raise RecordError(place, f"{len(cards)} cards, not {count}")
    return Holding(frozenset(cards))


def _cards(text: str, place: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except ValueError as error:
        raise RecordError(place, str(error)) from error


def _shown(value: object, place: str) -> tuple[Seat, frozenset[Card]]:
    place = f"{place}, shown"
    if not isinstance(value, dict) or len(value) != 1:
        raise RecordError(place, "is not an object with one seat")
    seat, text = next(iter(value.items()))
    if seat not in {"0", "1", "2"}:
        raise RecordError(place, f"{repr_of(seat)} is not a seat, 0 to 2")
    cards = _text(text, place)
    return int(seat), frozenset(_cards(cards, place) if cards else ())


def document_of(record: Record) -> dict[str, object]:
    """The JSON document of a record."""
    rules = record.rules
    document: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": {
            "preset": rules.preset,
            "bule": rules.bule,
            "refe": UNLIMITED if rules.refe is None else rules.refe,
            "switches": dict(rules.changed),
        },
        "players": list(record.players),
        "dealer": record.dealer,
        "hands": [_document_of_hand(hand) for hand in record.hands],
        "otpis": record.otpis,
    }
    if record.seen_by is not None:
        document["seen_by"] = record.seen_by
    return document


def _document_of_hand(hand: RecordedHand) -> dict[str, object]:
    document: dict[str, object] = {
        "deal": [format_holding(holding) for holding in hand.deal.hands],
        "talon": format_holding(hand.deal.talon),
        "actions": [format_action(action) for action in hand.actions],
    }
    if hand.shown is not None:
        seat, cards = hand.shown
        document["shown"] = {str(seat): format_cards(cards)}
    return document


def format_holding(holding: Holding) -> str:
    """Cards of a deal as text; a question mark when they are hidden."""
    return HIDDEN if holding.hidden else format_cards(holding.known)
