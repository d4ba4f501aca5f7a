"""The JSON document of a record: strict reading, and writing (docs/rules/record-format.md).

Reading checks the form only; whether the acts keep the rules is checked by `replaying.py`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from preferans_desktop.record.errors import NOWHERE, WHOLE, Place, RecordError
from preferans_desktop.record.faults import Fault, WordError
from preferans_desktop.record.text import HIDDEN, format_action, parse_action
from preferans_desktop.rules.cards import Card, CardError, format_cards, parse_cards
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
_VERSION_PLACE = Place(keys=("version",))
_BYTE_ORDER_MARK = "\ufeff"


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
        words = error.strerror or str(error)
        raise RecordError(NOWHERE, _why_unread(path, error), words=words) from error
    if len(data) > SIZE_LIMIT:
        raise RecordError(NOWHERE, Fault.TOO_BIG, count=SIZE_LIMIT // 1024 // 1024)
    return parse_record(data)


def _why_unread(path: Path, error: OSError) -> Fault:
    if os.path.isdir(path):  # noqa: PTH112 - never fails; not every system says so by its error
        return Fault.FOLDER
    if isinstance(error, FileNotFoundError):
        return Fault.MISSING
    return Fault.FORBIDDEN if isinstance(error, PermissionError) else Fault.UNREADABLE


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
    except UnicodeDecodeError as error:
        raise RecordError(NOWHERE, Fault.NO_UTF8, count=error.start) from error
    try:
        return json.loads(text, object_pairs_hook=_unique_keys, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        place = Place(line=error.lineno, column=error.colno)
        raise RecordError(place, _fault_of(text), words=error.msg) from error
    except RecursionError as error:
        raise RecordError(NOWHERE, Fault.NESTED) from error
    except ValueError as error:  # the one left: Python reads no number so long
        raise RecordError(NOWHERE, Fault.LONG_NUMBER) from error


def _fault_of(text: str) -> Fault:
    """What is wrong with a text that is no JSON."""
    if text.startswith(_BYTE_ORDER_MARK):
        return Fault.BYTE_ORDER_MARK
    return Fault.NO_JSON if text.strip() else Fault.EMPTY


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(NOWHERE, Fault.KEY_TWICE, name=key)
        found[key] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise RecordError(NOWHERE, Fault.NO_NUMBER, words=name)


def record_of(document: object, known: Sequence[RecordedHand] = ()) -> Record:
    """The record of a parsed JSON document.

    Args:
        document: the parsed JSON.
        known: its first hands, where they have been read before.

    Raises:
        RecordError: the document is no record.
    """
    _refuse_others(document)
    fields = _object(document, WHOLE, _KEYS, optional=("seen_by",))
    version = fields["version"]
    if not is_whole(version) or version != VERSION:
        raise RecordError(_VERSION_PLACE, Fault.VERSION, given=version, count=VERSION)
    seen_by = None
    if "seen_by" in fields:
        seen_by = _seat(fields["seen_by"], Place(keys=("seen_by",)))
    hands = _list(fields["hands"], Place(keys=("hands",)))
    last = len(hands)
    return Record(
        rules=_rules(fields["rules"]),
        players=_players(fields["players"]),
        dealer=_seat(fields["dealer"], Place(keys=("dealer",))),
        hands=(
            *known,
            *(
                _hand(hand, number, seen_by if number == last else None)
                for number, hand in enumerate(hands[len(known) :], len(known) + 1)
            ),
        ),
        otpis=_flag(fields["otpis"], Place(keys=("otpis",))),
        seen_by=seen_by,
    )


def _refuse_others(document: object) -> None:
    """Tell what is no record at all, and what a newer program wrote: its keys may be others."""
    if not isinstance(document, dict):
        raise RecordError(WHOLE, Fault.NO_RECORD)
    if "format" not in document:
        raise RecordError(WHOLE, Fault.NO_FORMAT, name="format")
    if document["format"] != FORMAT:
        place, given = Place(keys=("format",)), document["format"]
        raise RecordError(place, Fault.OTHER_FORMAT, given=given, name=FORMAT)
    version = document.get("version", VERSION)
    if is_whole(version) and version > VERSION:
        raise RecordError(_VERSION_PLACE, Fault.NEWER, given=version, count=VERSION)


def _object(
    value: object, place: Place, keys: Sequence[str], optional: Sequence[str] = ()
) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(place, Fault.NO_OBJECT)
    for key in value:
        if key not in keys and key not in optional:
            raise RecordError(place, Fault.UNKNOWN_KEY, name=key)
    for key in keys:
        if key not in value:
            raise RecordError(place, Fault.NO_KEY, name=key)
    return value


def _list(value: object, place: Place, length: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise RecordError(place, Fault.NO_LIST)
    if length is not None and len(value) != length:
        raise RecordError(place, Fault.LENGTH, count=len(value), total=length)
    return value


def _text(value: object, place: Place) -> str:
    if not isinstance(value, str):
        raise RecordError(place, Fault.NO_TEXT, given=value)
    return value


def _flag(value: object, place: Place) -> bool:
    if not isinstance(value, bool):
        raise RecordError(place, Fault.NO_FLAG, given=value)
    return value


def _seat(value: object, place: Place) -> Seat:
    if not isinstance(value, int) or isinstance(value, bool) or value not in SEATS:
        raise RecordError(place, Fault.NO_SEAT, given=value)
    return value


def _rules(value: object) -> Rules:
    place = Place(keys=("rules",))
    fields = _object(value, place, _RULES_KEYS)
    switches, refe = fields["switches"], fields["refe"]
    if not isinstance(switches, dict):
        raise RecordError(Place(keys=("rules", "switches")), Fault.NO_OBJECT)
    if refe is None:
        raise RecordError(Place(keys=("rules", "refe")), Fault.REFE_NULL)
    try:
        rules = Rules(
            preset=_text(fields["preset"], Place(keys=("rules", "preset"))),
            bule=fields["bule"],
            refe=None if refe == UNLIMITED else refe,
            changed=tuple(switches.items()),
        )
    except SettingsError as error:
        fault = Fault(error.fault.value)
        raise RecordError(place, fault, name=error.name, words=error.problem) from error
    missing = unplayed(rules)
    if missing is not None:
        name, chosen = missing
        raise RecordError(place, Fault.UNPLAYED, name=name, given=chosen)
    return rules


def _players(value: object) -> tuple[str, ...]:
    keys = ("players",)
    names = [
        _text(name, Place(keys=keys, seat=seat))
        for seat, name in enumerate(_list(value, Place(keys=keys), length=len(SEATS)))
    ]
    for seat, name in enumerate(names):
        place = Place(keys=keys, seat=seat)
        if not name or len(name) > NAME_LIMIT:
            raise RecordError(place, Fault.NAME_LENGTH, count=len(name), total=NAME_LIMIT)
        if not is_encodable(name):
            raise RecordError(place, Fault.HALF_CHARACTER)
    return tuple(names)


def is_encodable(text: str) -> bool:
    """Whether a text can be written: JSON can name half of a character pair alone."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _hand(value: object, number: int, seen_by: Seat | None) -> RecordedHand:
    place = Place(number)
    optional = () if seen_by is None else ("shown",)
    fields = _object(value, place, _HAND_KEYS, optional)
    actions = _list(fields["actions"], Place(number, keys=("actions",)))
    return RecordedHand(
        deal=_deal(fields, number, may_hide=seen_by is not None),
        actions=tuple(
            _action(action, Place(number, count)) for count, action in enumerate(actions, 1)
        ),
        shown=_shown(fields["shown"], Place(number, keys=("shown",)))
        if "shown" in fields
        else None,
    )


def _action(value: object, place: Place) -> Action:
    text = _text(value, place)
    try:
        return parse_action(text)
    except WordError as error:
        raise RecordError(place, error.fault, **error.facts) from error


def _deal(fields: dict[str, Any], number: int, *, may_hide: bool) -> Deal:
    held = _list(fields["deal"], Place(number, keys=("deal",)), length=len(SEATS))
    cards = [
        _holding(text, 10, Place(number, seat=seat), may_hide=may_hide)
        for seat, text in enumerate(held)
    ]
    talon = _holding(fields["talon"], 2, Place(number, keys=("talon",)), may_hide=may_hide)
    seen: set[Card] = set()
    for holding in (*cards, talon):
        twice = seen & holding.known
        if twice:
            words = format_cards(twice)
            raise RecordError(Place(number), Fault.DEALT_TWICE, words=words, cards=twice)
        seen |= holding.known
    return Deal((cards[0], cards[1], cards[2]), talon)


def _holding(value: object, count: int, place: Place, *, may_hide: bool) -> Holding:
    text = _text(value, place)
    if may_hide and text == HIDDEN:
        return Holding(frozenset(), count)
    cards = _cards(text, place)
    if len(cards) != count:
        raise RecordError(place, Fault.CARD_COUNT, count=len(cards), total=count)
    return Holding(frozenset(cards))


def _cards(text: str, place: Place) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except CardError as error:
        if error.twice:
            card = frozenset(parse_cards(error.text))
            raise RecordError(place, Fault.CARD_TWICE, words=error.text, cards=card) from error
        raise RecordError(place, Fault.NO_CARD, words=error.text) from error


def _shown(value: object, place: Place) -> tuple[Seat, frozenset[Card]]:
    if not isinstance(value, dict) or len(value) != 1:
        raise RecordError(place, Fault.NO_SHOWN)
    seat, text = next(iter(value.items()))
    if seat not in {"0", "1", "2"}:
        raise RecordError(place, Fault.NO_SEAT, given=seat)
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
